// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Facts of the chips that Sinter compiles for, as data. Nothing outside this
// room compares chip names: ask a Target for the fact instead. Compiling for a
// chip needs neither the chip nor CUDA.
//
// Units are in the names or in the comments: bytes, seconds, hertz, flop/s
// (a fused multiply-add is two flops, dense, no sparsity). lib/Target/Chips.cpp
// holds the rows and their sources.

#ifndef SINTER_TARGET_TARGET_H
#define SINTER_TARGET_TARGET_H

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sinter {

/// What one streaming multiprocessor (SM) can hold, by compute capability.
struct SmLimits {
  int ccMajor = 0;
  int ccMinor = 0;
  int warpSize = 32;
  int maxThreadsPerBlock = 1024;
  int maxThreads = 0;
  int maxWarps = 0;
  int maxBlocks = 0;
  /// 32-bit registers of the SM; a block may use all of them.
  int registers = 65536;
  /// Registers of one of the SM's `partitions` (one warp scheduler each).
  int registersPerPartition = 16384;
  int partitions = 4;
  /// Registers are given to a warp in multiples of this.
  int registerUnitPerWarp = 256;
  int maxRegistersPerThread = 255;
  /// Shared memory in bytes: of the SM (largest carve-out); of one block
  /// without and with opt-in; taken by the system per block; granularity.
  int64_t sharedBytes = 0;
  int64_t sharedBytesPerBlock = 49152;
  int64_t sharedBytesPerBlockOptIn = 0;
  int64_t sharedBytesReserved = 0;
  int64_t sharedBytesUnit = 128;
  /// Sizes that the SM's shared memory can be set to, KiB, rising; the largest
  /// is repeated to the end and is sharedBytes.
  std::array<int16_t, 10> sharedCarveoutsKiB = {};
  /// Named barriers that the blocks of an SM share; 0: no such limit.
  int barrierPool = 0;
  int maxNamedBarriersPerBlock = 16;
};

/// Number formats with a peak rate of their own.
enum class MathPipe { F64, F32, TF32, BF16, F16, F8, F4 };

/// One chip: what it is called, what its SMs hold, how fast it is.
struct Target {
  /// What a user types: "h200".
  std::string product;
  /// LLVM's and ptxas' name of the architecture: "sm_90a".
  std::string chip;
  /// Oldest PTX version that names `chip`, times ten (80 is PTX 8.0).
  int minPtx = 0;
  /// CUDA compute capability, as in the driver: 9 and 0.
  int ccMajor = 0;
  int ccMinor = 0;
  SmLimits sm;
  int sms = 0;
  int64_t l2Bytes = 0;

  /// Peak DRAM bandwidth, reads and writes together.
  double dramBytesPerSecond = 0;
  /// Share of the peak that a large device-to-device copy reaches.
  double dramCopyShare = 0;
  /// Bandwidth of the L2 cache where the data fit in it.
  double l2BytesPerSecond = 0;
  /// Time from a load to its data with the memory system busy: bytes in
  /// flight needed = latency x bandwidth (Little's law).
  double dramLatencySeconds = 0;
  double clockHz = 0;
  /// Time from one kernel to the next inside a CUDA graph.
  double launchSeconds = 0;

  /// Per SM and clock.
  int sharedBytesPerClock = 128;
  int specialFunctionsPerClock = 16;
  /// Widest global load or store of one thread, in bytes.
  int maxAccessBytes = 16;
  bool hasClusters = false;
  bool hasTma = false;
  /// Instructions that round pairs of f32 to 8-bit floats, saturating.
  bool hasF8Conversion = false;

  /// Peak flop/s by format; 0 where the chip has no such pipe. F64 and F32
  /// are those of the ordinary cores, the others of the tensor cores with
  /// f32 accumulation.
  double peakF64 = 0;
  double peakF32 = 0;
  double peakTF32 = 0;
  double peakBF16 = 0;
  double peakF16 = 0;
  double peakF8 = 0;
  double peakF4 = 0;

  double peakFlops(MathPipe pipe) const;
};

/// Finds a chip by product ("h200") or by architecture ("sm_90a", or "sm_90",
/// which gives the architecture's first product in the table). Case does not
/// count.
std::optional<Target> lookupTarget(std::string_view name);

/// Every compute capability that is known, in rising order.
const std::vector<SmLimits> &knownSmLimits();

/// Every chip, in table order.
const std::vector<Target> &knownTargets();

/// "unknown target 'x'; known targets: a100 (sm_80), ..."
std::string unknownTargetMessage(std::string_view name);

/// The limits of a compute capability.
std::optional<SmLimits> lookupSmLimits(int ccMajor, int ccMinor);

} // namespace sinter

#endif // SINTER_TARGET_TARGET_H
