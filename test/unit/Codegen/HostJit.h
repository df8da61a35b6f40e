// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs the code of kernels on the CPU, for tests.

#ifndef SINTER_TEST_UNIT_CODEGEN_HOSTJIT_H
#define SINTER_TEST_UNIT_CODEGEN_HOSTJIT_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/DialectRegistry.h"
#include "llvm/ADT/StringMap.h"

#include <memory>
#include <string>

namespace sinter::test {

/// Dialects and translations that HostJit needs.
void registerHostDialects(mlir::DialectRegistry &registry);

/// Machine code of a module.
class HostJit {
public:
  /// Lowers llvm.func and func.func of `module` (math functions in Sinter's own
  /// forms) and compiles it. `symbols` are functions that it may call. Null
  /// after an error on stderr. `instructionError`: see MathToDeviceOptions.
  static std::unique_ptr<HostJit>
  create(mlir::ModuleOp module, const llvm::StringMap<void *> &symbols = {},
         double instructionError = 0);
  ~HostJit();

  void *lookup(const std::string &name);

private:
  struct Impl;
  explicit HostJit(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl;
};

} // namespace sinter::test

#endif // SINTER_TEST_UNIT_CODEGEN_HOSTJIT_H
