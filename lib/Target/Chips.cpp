// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rows. Where a number was not published or measured for a chip, the
// comment says what it was derived from.
//
// Sources
//   OCC    cuda_occupancy.h of the CUDA Toolkit 13.0 (blocks, register and
//          shared-memory granularity, barrier pool, partitions)
//   CCCL   NVIDIA/cccl, libcudacxx/include/cuda/__device/arch_traits.h
//          (threads, shared memory, registers)
//   XLA    openxla/xla, xla/backends/gpu/target_config/specs/*.txtpb, the
//          driver's own figures (SMs, L2, DRAM, clocks)
//   AO     pytorch/ao, torchao/testing/training/roofline_utils.py
//   GUIDE  CUDA C++ Programming Guide, "Arithmetic Instructions" and "Shared
//          Memory" (f64 and special-function results per clock, 128 B/clock)
//   GPUB   RRZE gpu-benches, results for the H200 (L2 bandwidth, latency,
//          launches inside a graph)
//   COPY   a device-to-device copy on an H200: 4296 of 4800 GB/s
//   SHEET  NVIDIA's data sheet of the product: bandwidth, clock, peaks
//   QUERY  what the driver's device query prints: SMs, L2, clock

#include "ChipTable.h"

#include <cassert>

namespace sinter {

namespace {

constexpr int64_t KiB = 1024;

/// Registers and granularities are those of every architecture since Volta
/// and stand in SmLimits itself. Sizes of shared memory from OCC.
SmLimits limits(int major, int minor, int maxThreads, int maxBlocks,
                int64_t sharedKiB, int64_t optInKiB, int64_t unit,
                int64_t reserved, int barrierPool) {
  SmLimits sm;
  sm.ccMajor = major;
  sm.ccMinor = minor;
  sm.maxThreads = maxThreads;
  sm.maxWarps = maxThreads / sm.warpSize;
  sm.maxBlocks = maxBlocks;
  sm.sharedBytes = sharedKiB * KiB;
  sm.sharedBytesPerBlockOptIn = optInKiB * KiB;
  sm.sharedBytesUnit = unit;
  sm.sharedBytesReserved = reserved;
  sm.barrierPool = barrierPool;
  // Turing has two sizes; of the others each takes the steps up to its own.
  static constexpr int16_t steps[] = {0,   8,   16,  32,  64,
                                      100, 132, 164, 196, 228};
  sm.sharedCarveoutsKiB.fill(static_cast<int16_t>(sharedKiB));
  size_t count = 0;
  for (int16_t step : steps)
    if (step < sharedKiB && (maxThreads > 1024 || step == 32))
      sm.sharedCarveoutsKiB[count++] = step;
  return sm;
}

/// Published figures of one product, in the units of the data sheets.
struct ChipRow {
  const char *product;
  const char *chip;
  int minPtx;
  int ccMajor, ccMinor;
  int sms;
  int64_t l2Bytes;
  double dramGBs;
  double boostMHz;
  /// Tflop/s, dense, f32 accumulation; 0: no such pipe.
  double f32, tf32, bf16, f16, f8, f4;
  /// f64 fused multiply-adds per SM and clock (GUIDE).
  int f64PerClock;
};

// clang-format off
constexpr ChipRow chipRows[] = {
  // XLA a100_sxm_80; peaks are SMs x rate x clock and equal the published.
  {"a100",    "sm_80",   70,  8, 0, 108,  41943040, 2039.04, 1410,  19.5,  155.9,  311.9,  311.9,    0,       0, 32},
  // XLA h200; peaks at the tensor clock of 1830 MHz, as NVIDIA publishes them.
  // First of the sm_90a rows: what "sm_90a" means.
  {"h200",    "sm_90a",  80,  9, 0, 132,  52428800, 4800.00, 1980,  66.9,  494.7,  989.4,  989.4, 1978.9,    0, 64},
  // XLA h100_sxm.
  {"h100",    "sm_90a",  80,  9, 0, 132,  52428800, 3352.32, 1980,  66.9,  494.7,  989.4,  989.4, 1978.9,    0, 64},
  // SHEET (dense half of the sparse figures); L2 by QUERY.
  {"l40s",    "sm_89",   78,  8, 9, 142, 100663296,  864.00, 2520,  91.6,  183.2,  362.05, 362.05, 733.0,    0,  2},
  // SHEET; SMs and L2 by QUERY; peaks are SMs x rate x clock.
  {"l4",      "sm_89",   78,  8, 9,  58,  50331648,  300.00, 2040,  30.3,   60.6,  121.2,  121.2,  242.3,    0,  2},
  // Ada white paper: f32 accumulation runs at half rate on GeForce.
  {"rtx4090", "sm_89",   78,  8, 9, 128,  75497472, 1008.00, 2520,  82.6,   82.6,  165.2,  165.2,  330.3,    0,  2},
  // AO (RTX Blackwell white paper), bandwidth by SHEET.
  {"rtx5090", "sm_120a", 87, 12, 0, 170, 100663296, 1792.00, 2407, 104.8,  104.8,  209.5,  209.5,  419.0, 1676,  2},
  // SHEET: SMs, L2, bandwidth, 125 Tflop/s of f32, 2000 of dense f4. Clock and
  // the other peaks follow from these: full rate with f32 accumulation, as on
  // the other professional cards.
  {"rtxpro6000", "sm_120a", 87, 12, 0, 188, 134217728, 1792.00, 2600, 125.1, 250.3, 500.5, 500.5, 1001.0, 2002, 2},
  // XLA b200.
  {"b200",    "sm_100a", 86, 10, 0, 148, 132644864, 7672.32, 1965,  74.4, 1112.6, 2225.0, 2225.0, 4450.0, 8900, 64},
  // XLA gb200.
  {"gb200",   "sm_100a", 86, 10, 0, 152, 135528448, 7928.06, 2062,  80.2, 1199.0, 2398.0, 2398.0, 4796.0, 9592, 64},
  // AO; f32 is SMs x 256 x clock. (XLA's b300 row has no driver figures.)
  {"b300",    "sm_103a", 88, 10, 3, 148, 132644864, 8000.00, 2032,  77.0, 1100.0, 2250.0, 2250.0, 4500.0, 14000, 2},
  // XLA gb300; f4 is 1.5 times the rate of B200 per clock.
  {"gb300",   "sm_103a", 88, 10, 3, 152, 135528448, 7928.06, 2070,  80.5, 1204.0, 2407.0, 2407.0, 4815.0, 14440, 2},
  // SHEET: bandwidth, clock, 1035 Tflop/s of dense f4, which is B200's rate
  // per SM and clock; the other peaks at B200's rates too. SMs, L2 by QUERY.
  {"thor",    "sm_110a", 90, 11, 0,  20,  33554432,  273.00, 1575,   8.06, 129.0,  258.0,  258.0,  516.1, 1032,  2},
  // SHEET: bandwidth, cores, 500 Tflop/s of dense f4; SMs, L2, clock by QUERY.
  // The other peaks at the rates of RTX Blackwell, unconfirmed.
  {"gb10",    "sm_121a", 88, 12, 1,  48,  25165824,  273.00, 2418,  29.7,   29.7,   59.4,   59.4,  118.8,  475,  2},
  // SHEET; SMs and L2 by QUERY; peaks are SMs x rate x clock.
  {"a10",     "sm_86",   71,  8, 6,  72,   6291456,  600.00, 1695,  31.2,   62.5,  125.0,  125.0,    0,      0,  2},
  {"a40",     "sm_86",   71,  8, 6,  84,   6291456,  696.00, 1740,  37.4,   74.8,  149.7,  149.7,    0,      0,  2},
  // QUERY and SHEET. Turing and Volta multiply f16 only.
  {"t4",      "sm_75",   63,  7, 5,  40,   4194304,  320.00, 1590,   8.14,   0,      0,     65.1,    0,      0,  2},
  // PTX only: CUDA 13 has no assembler for it.
  {"v100",    "sm_70",   60,  7, 0,  80,   6291456,  897.00, 1530,  15.67,   0,      0,    125.3,    0,      0, 32},
};
// clang-format on

Target makeTarget(const ChipRow &row) {
  constexpr double tera = 1e12;
  Target target;
  target.product = row.product;
  target.chip = row.chip;
  target.minPtx = row.minPtx;
  target.ccMajor = row.ccMajor;
  target.ccMinor = row.ccMinor;
  std::optional<SmLimits> sm = lookupSmLimits(row.ccMajor, row.ccMinor);
  assert(sm && "every product has a row of SM limits");
  target.sm = *sm;
  target.sms = row.sms;
  target.l2Bytes = row.l2Bytes;
  target.clockHz = row.boostMHz * 1e6;

  target.dramBytesPerSecond = row.dramGBs * 1e9;
  // COPY; taken for every chip.
  target.dramCopyShare = 0.895;
  // GPUB: 9.7e12 B/s on the H200 is 37 B per SM and clock; scaled to others.
  target.l2BytesPerSecond = 37.0 * row.sms * target.clockHz;
  // GPUB: 700 to 800 ns under load on the H200; taken for every chip.
  target.dramLatencySeconds = 750e-9;
  // GPUB: 1.36 us per kernel inside a graph on the H200; taken for every chip.
  target.launchSeconds = 1.36e-6;

  // 256-bit accesses are in PTX for sm_100 and later (ptxas 13.0 takes them).
  target.maxAccessBytes = row.ccMajor >= 10 ? 32 : 16;
  target.hasClusters = row.ccMajor >= 9;
  target.hasTma = row.ccMajor >= 9;
  // PTX: cvt to .e4m3x2 and .e5m2x2 from .f32.
  target.hasF8Conversion = 10 * row.ccMajor + row.ccMinor >= 89;

  target.peakF64 = 2.0 * row.f64PerClock * row.sms * target.clockHz;
  target.peakF32 = row.f32 * tera;
  target.peakTF32 = row.tf32 * tera;
  target.peakBF16 = row.bf16 * tera;
  target.peakF16 = row.f16 * tera;
  target.peakF8 = row.f8 * tera;
  target.peakF4 = row.f4 * tera;
  return target;
}

} // namespace

std::vector<SmLimits> makeSmLimitsTable() {
  // Threads and shared memory from CCCL, the rest from OCC.
  // clang-format off
  return {
      //     cc   threads blocks KiB  opt-in unit reserved barriers
      limits( 7, 0, 2048, 32,     96,  96,   256,    0,     0),
      limits( 7, 5, 1024, 16,     64,  64,   256,    0,     0),
      limits( 8, 0, 2048, 32,    164, 163,   128, 1024,     0),
      limits( 8, 6, 1536, 16,    100,  99,   128, 1024,     0),
      limits( 8, 9, 1536, 24,    100,  99,   128, 1024,     0),
      limits( 9, 0, 2048, 32,    228, 227,   128, 1024,    64),
      limits(10, 0, 2048, 32,    228, 227,   128, 1024,    64),
      limits(10, 3, 2048, 32,    228, 227,   128, 1024,    64),
      limits(11, 0, 1536, 24,    228, 227,   128, 1024,    24),
      limits(12, 0, 1536, 24,    100,  99,   128, 1024,    24),
      limits(12, 1, 1536, 24,    100,  99,   128, 1024,    24),
  };
  // clang-format on
}

std::vector<Target> makeChipTable() {
  std::vector<Target> chips;
  for (const ChipRow &row : chipRows)
    chips.push_back(makeTarget(row));
  return chips;
}

} // namespace sinter
