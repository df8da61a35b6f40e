// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs emitted kernels on the CPU, thread by thread: each thread of a CTA is a
// fiber, barriers and shuffles change from one to the next. Threads run in an
// order of choice, so that a missing barrier shows as a wrong result; buffers
// end at unreadable memory.

#ifndef SINTER_TEST_UNIT_CODEGEN_EMULATOR_H
#define SINTER_TEST_UNIT_CODEGEN_EMULATOR_H

#include "HostJit.h"
#include "sinter/Codegen/EmitKernel.h"

#include <functional>
#include <vector>

namespace sinter::test {

enum class ThreadOrder { Forward, Backward, Shuffled };

/// Bytes between guards: unreadable pages before and behind.
class GuardedBuffer {
public:
  explicit GuardedBuffer(size_t bytes);
  ~GuardedBuffer();
  GuardedBuffer(GuardedBuffer &&other) noexcept;
  GuardedBuffer(const GuardedBuffer &) = delete;
  GuardedBuffer &operator=(const GuardedBuffer &) = delete;
  std::byte *data() const { return begin; }

private:
  std::byte *mapping = nullptr;
  size_t mapped = 0;
  std::byte *begin = nullptr;
};

/// The launches of one kernel, compiled for the CPU.
class EmulatedKernel {
public:
  /// Takes the emitted code over. Null after an error.
  static std::unique_ptr<EmulatedKernel> create(EmittedKernel &&kernel);

  /// Runs all launches. `argumentData` and `resultData` are the first bytes of
  /// the kernel's arguments and results. False where threads did not come
  /// together at a barrier or shuffle.
  bool run(llvm::ArrayRef<std::byte *> argumentData,
           llvm::ArrayRef<std::byte *> resultData, ThreadOrder order);

private:
  EmittedKernel kernel;
  std::unique_ptr<HostJit> jit;
  std::vector<void (*)(void **)> entries;
  std::vector<bool> together;
};

} // namespace sinter::test

#endif // SINTER_TEST_UNIT_CODEGEN_EMULATOR_H
