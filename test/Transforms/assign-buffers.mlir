// RUN: sinter-opt %s --sinter-choose-tiles --sinter-assign-buffers --split-input-file | FileCheck %s
// RUN: sinter-opt %s --sinter-choose-tiles --sinter-assign-buffers --split-input-file -o /dev/null --remarks-filter=sinter-assign.* --remark-format=emitRemark 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: sinter-opt %s --sinter-choose-tiles --sinter-assign-buffers=in-place=false --split-input-file | FileCheck %s --check-prefix=APART

// Three temporaries, of which two are alive at once; each is written over the
// one before.
// REMARK: arena of 768 bytes; at least 768 are alive at once
// CHECK-LABEL: func.func @chain
// CHECK-SAME:  %arg0: tensor<8xf32> {sinter.offset = 0 : i64}
// CHECK-SAME:  sinter.arena = {bytes = 768 : i64, live_bytes = 768 : i64, version = 1 : i64}
// CHECK: sinter.launch @exp(%arg0) {sinter.offsets = array<i64: [[A:[0-9]+]]>}
// CHECK: sinter.launch @exp({{.*}}) {sinter.offsets = array<i64: [[A]]>}
// CHECK: sinter.launch @reverse({{.*}}) {sinter.offsets = array<i64: {{[0-9]+}}>}
// APART-LABEL: func.func @chain
// APART: sinter.launch @exp(%arg0) {sinter.offsets = array<i64: [[A:[0-9]+]]>}
// APART-NOT: array<i64: [[A]]>
// APART: sinter.launch @reverse
func.func @chain(%x: tensor<8xf32>) -> tensor<8xf32> {
  %a = sinter.launch @exp(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %b = sinter.launch @exp(%a) : (tensor<8xf32>) -> tensor<8xf32>
  %c = sinter.launch @reverse(%b) : (tensor<8xf32>) -> tensor<8xf32>
  return %c : tensor<8xf32>
}
sinter.kernel private @exp(%x: tensor<8xf32>) -> tensor<8xf32> {
  %y = math.exp %x : tensor<8xf32>
  sinter.yield %y : tensor<8xf32>
}
sinter.kernel private @reverse(%x: tensor<8xf32>) -> tensor<8xf32> {
  %y = sinter.reverse %x dims [0] : tensor<8xf32>
  sinter.yield %y : tensor<8xf32>
}

// -----

// A donated argument: in place, or a copy at the end and the reason.
// REMARK: Reason="an element of the argument is read for another element of the result", Remark="result 1 is copied"
// CHECK-LABEL: func.func @donated
// CHECK: sinter.launch @exp(%arg0) {sinter.offsets = array<i64: 0>}
// CHECK: %[[R:.*]] = sinter.launch @reverse(%arg1) {sinter.offsets = array<i64: [[T:[0-9]+]]>}
// CHECK: sinter.launch @copy(%[[R]]) {sinter.offsets = array<i64: 256>}
// CHECK: sinter.kernel private @copy(%arg0: tensor<8xf32>)
// CHECK-SAME: schedule = "copy"
func.func @donated(%x: tensor<8xf32> {sinter.alias_output = 0 : i64},
                   %y: tensor<8xf32> {sinter.alias_output = 1 : i64})
    -> (tensor<8xf32>, tensor<8xf32>) {
  %a = sinter.launch @exp(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %b = sinter.launch @reverse(%y) : (tensor<8xf32>) -> tensor<8xf32>
  return %a, %b : tensor<8xf32>, tensor<8xf32>
}
sinter.kernel private @exp(%x: tensor<8xf32>) -> tensor<8xf32> {
  %y = math.exp %x : tensor<8xf32>
  sinter.yield %y : tensor<8xf32>
}
sinter.kernel private @reverse(%x: tensor<8xf32>) -> tensor<8xf32> {
  %y = sinter.reverse %x dims [0] : tensor<8xf32>
  sinter.yield %y : tensor<8xf32>
}

// -----

// Constants keep bytes of their own; a reduction over many rows needs scratch.
// CHECK-LABEL: func.func @scratch
// CHECK: arith.constant {sinter.offset = {{[0-9]+}} : i64} dense<[1, 2]>
// CHECK: sinter.launch @columns(%arg0) {sinter.offsets = array<i64: {{[0-9]+}}>, sinter.scratch = array<i64: {{[0-9]+}}, {{[0-9]+}}>}
func.func @scratch(%x: tensor<65536x256xf32>)
    -> (tensor<256xf32>, tensor<2xi32>) {
  %c = arith.constant dense<[1, 2]> : tensor<2xi32>
  %a = sinter.launch @columns(%x) : (tensor<65536x256xf32>) -> tensor<256xf32>
  return %a, %c : tensor<256xf32>, tensor<2xi32>
}
sinter.kernel private @columns(%x: tensor<65536x256xf32>) -> tensor<256xf32> {
  %y = sinter.reduce add %x dims [0]
     : tensor<65536x256xf32> -> tensor<256xf32>
  sinter.yield %y : tensor<256xf32>
}
