// Kernels of a plan, from their estimates.
// RUN: sinter-opt %s --sinter-diagnose-kernels="target=rtx5090 output=-" -o /dev/null | FileCheck %s
// RUN: echo '{"version": 1, "kernels": {"@spilling": {"seconds": 1e-3, "metrics": {"launch__registers_per_thread": 64, "derived__local_spilling_requests": 0, "dram__throughput.avg.pct_of_peak_sustained_elapsed": 91}}}}' > %t.json
// RUN: sinter-opt %s --sinter-diagnose-kernels="target=rtx5090 measurements=%t.json output=-" -o /dev/null | FileCheck %s --check-prefix=MEASURED
// RUN: sinter-opt %s --sinter-diagnose-kernels | sinter-opt --sinter-diagnose-kernels | FileCheck %s --check-prefix=IR

// Whether spills are causal takes a measurement. The cheapest cut lies behind
// the sum: 64 floats go through memory and %x is read twice.
// CHECK-LABEL: @spilling
// CHECK-NEXT:  [spills.unconfirmed] medium: the kernel spills; whether that limits it is open: eligible warps are not known
// CHECK-NEXT:    pressure: 255 registers per thread, all that a thread can have (predicted)
// CHECK-NEXT:    residency: 8 of 48 warps per SM, 16.7%, limited by registers (predicted)
// CHECK-NEXT:    spill-dependencies: 512 bytes stored and 640 loaded by spills per thread (predicted)
// CHECK-NEXT:    1. less live state
// CHECK-NEXT:    2. split a phase off where the fewest values are live; at the cheapest cut that adds 262.7 kB, {{.*}} us of traffic

// Measured, it does not spill and stands at the roof.
// MEASURED-LABEL: @spilling
// MEASURED-NEXT:  [memory.roof] info
// MEASURED-NEXT:    roof: 91.0% of DRAM's peak (measured)
// MEASURED-NOT:   spills
// MEASURED-LABEL: @starving

// CHECK-LABEL: @starving
// CHECK-NEXT:  [memory.latency]
// CHECK:         in-flight: 2.0 kB in flight per SM of 8.0 kB needed (predicted)
// CHECK:         more in flight

// CHECK-LABEL: @strided
// CHECK:       [access.uncoalesced] medium
// CHECK-NEXT:    coalescing: 32 sectors per request (predicted)

// Nothing is known of a library call.
// CHECK-NOT: @product

// IR: sinter.kernel private @spilling
func.func @main(%x: tensor<64x1024xf32>, %y: tensor<64x64xf32>)
    -> (tensor<64x1024xf32>, tensor<64x1024xf32>, tensor<64x1024xf32>, tensor<64x64xf32>) {
  %a = sinter.launch @spilling(%x) : (tensor<64x1024xf32>) -> tensor<64x1024xf32>
  %b = sinter.launch @starving(%x) : (tensor<64x1024xf32>) -> tensor<64x1024xf32>
  %c = sinter.launch @strided(%x) : (tensor<64x1024xf32>) -> tensor<64x1024xf32>
  %d = sinter.launch @product(%y) : (tensor<64x64xf32>) -> tensor<64x64xf32>
  return %a, %b, %c, %d : tensor<64x1024xf32>, tensor<64x1024xf32>, tensor<64x1024xf32>, tensor<64x64xf32>
}
sinter.kernel private @spilling(%x: tensor<64x1024xf32>) -> tensor<64x1024xf32>
    attributes {decisions = {version = 1 : i64, schedule = "row", threads = 128 : i64, lanes = 128 : i64, vector = 4 : i64, chunks = 2 : i64, blocks = 1000 : i64, splits = 1 : i64, min_blocks_per_sm = 1 : i64},
                estimates = {version = 1 : i64, registers = 255 : i64, registers_low = 240 : i64, registers_high = 255 : i64, spill_stores = 512 : i64, spill_loads = 640 : i64}} {
  %e = math.exp %x : tensor<64x1024xf32>
  %s = sinter.reduce add %e dims [1] : tensor<64x1024xf32> -> tensor<64xf32>
  %w = sinter.broadcast %s dims [0] : tensor<64xf32> -> tensor<64x1024xf32>
  %d = arith.divf %x, %w : tensor<64x1024xf32>
  sinter.yield %d : tensor<64x1024xf32>
}
sinter.kernel private @starving(%x: tensor<64x1024xf32>) -> tensor<64x1024xf32>
    attributes {decisions = {version = 1 : i64, schedule = "pointwise", threads = 128 : i64, lanes = 32 : i64, vector = 1 : i64, chunks = 1 : i64, blocks = 512 : i64, splits = 1 : i64, min_blocks_per_sm = 1 : i64},
                estimates = {version = 1 : i64, registers = 40 : i64, bytes_in_flight_per_sm = 2000 : i64, bytes_in_flight_needed = 8000 : i64}} {
  %e = math.exp %x : tensor<64x1024xf32>
  sinter.yield %e : tensor<64x1024xf32>
}
sinter.kernel private @strided(%x: tensor<64x1024xf32>) -> tensor<64x1024xf32>
    attributes {decisions = {version = 1 : i64, schedule = "pointwise", threads = 128 : i64, lanes = 32 : i64, vector = 1 : i64, chunks = 1 : i64, blocks = 512 : i64, splits = 1 : i64, min_blocks_per_sm = 1 : i64},
                estimates = {version = 1 : i64, registers = 40 : i64, sectors_per_request = 3.200000e+01 : f64}} {
  %e = math.exp %x : tensor<64x1024xf32>
  sinter.yield %e : tensor<64x1024xf32>
}
sinter.kernel private @product(%y: tensor<64x64xf32>) -> tensor<64x64xf32>
    attributes {decisions = {version = 1 : i64, schedule = "library"}} {
  %p = sinter.matmul %y, %y contract [1] x [0] acc f32 : tensor<64x64xf32>, tensor<64x64xf32> -> tensor<64x64xf32>
  sinter.yield %p : tensor<64x64xf32>
}
