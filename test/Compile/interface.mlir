// A program without an op is imported all the same: its types and donations are
// those of its front end.
// RUN: rm -rf %t && mkdir -p %t
// RUN: sinter-compile %s -o %t/D --emit=ptx --quiet
// RUN: FileCheck %s --input-file=%t/D/plan.mlir
// RUN: sinter-eval %s --random-inputs=0 --print | FileCheck %s --check-prefix=EVAL
// RUN: sinter-replay %t/D/plan.mlir --program=%s --random-inputs=0
// CHECK: func.func @main(%arg0: tensor<2xi8> {{{.*}}sinter.alias_output = 0 : i64{{.*}}sinter.unsigned})
// EVAL: out0 U8[2]:
func.func @main(%x: tensor<2xui8> {tf.aliasing_output = 0 : i32}) -> tensor<2xui8> {
  return %x : tensor<2xui8>
}
