// RUN: sinter-opt %s --sinter-fuse-chains --remarks-filter="sinter-fuse-chains" 2>&1 | FileCheck %s

// Ops with one tag come into one kernel, though nothing is saved by it.
// CHECK-LABEL: func.func @together
// CHECK-COUNT-1: sinter.launch
// CHECK: return
func.func @together(%x: tensor<64xf32>, %y: tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
  %a = math.exp %x {sinter.must_fuse = "pair"} : tensor<64xf32>
  %b = math.exp %y {sinter.must_fuse = "pair"} : tensor<64xf32>
  return %a, %b : tensor<64xf32>, tensor<64xf32>
}
