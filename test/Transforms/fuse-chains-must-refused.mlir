// RUN: sinter-opt %s --sinter-fuse-chains --remarks-filter="sinter-fuse-chains" 2>&1 >/dev/null | FileCheck %s

// What cannot come into one kernel is refused with the reason.
// CHECK-DAG: [Failure] fuse.must-fuse-refused{{.*}}Reason="fuse.cycle: another kernel must run between the two"
// CHECK-DAG: [Failure] fuse.must-fuse-refused{{.*}}Reason="fuse.tiled.mixed-extents
func.func @main(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>, %v: tensor<7xf32>)
    -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<7xf32>) {
  %a = math.exp %x {sinter.must_fuse = "around"} : tensor<64x64xf32>
  %m = sinter.matmul %a, %w contract [1] x [0] acc f32 : tensor<64x64xf32>, tensor<64x64xf32> -> tensor<64x64xf32>
  %b = math.exp %m {sinter.must_fuse = "around"} : tensor<64x64xf32>
  %c = math.sqrt %w {sinter.must_fuse = "sizes"} : tensor<64x64xf32>
  %d = math.sqrt %v {sinter.must_fuse = "sizes"} : tensor<7xf32>
  %e = arith.addf %b, %c : tensor<64x64xf32>
  return %a, %e, %d : tensor<64x64xf32>, tensor<64x64xf32>, tensor<7xf32>
}
