// RUN: sinter-eval %s --random-inputs=1 --save-inputs=%t.in --outputs=%t.out
// RUN: FileCheck %s --check-prefix=OUT < %t.out
// RUN: FileCheck %s --check-prefix=IN < %t.in
// RUN: sinter-eval %s --inputs=%t.in --outputs=%t.again
// RUN: cmp %t.out %t.again

// What a comparison needs to know about each output stands in the file.

// OUT: "sinter.outputs":"[{\"name\":\"out0\",\"compute_dtype\":null,\"alias_input\":null},
// OUT-SAME: {\"name\":\"out1\",\"compute_dtype\":\"BF16\",\"alias_input\":\"arg0\"},
// OUT-SAME: "out0":{"dtype":"BOOL","shape":[4]
// OUT-SAME: "out1":{"dtype":"F32","shape":[4]
// OUT-SAME: "out2":{"dtype":"U32","shape":[]
// IN: "arg0":{"dtype":"F32","shape":[4]
// IN-SAME: "arg1":{"dtype":"U32","shape":[]
// IN-SAME: "arg2":{"dtype":"BOOL","shape":[4]
func.func @main(%a: tensor<4xf32> {sinter.alias_output = 1 : i64},
                %ids: tensor<i32> {sinter.unsigned}, %m: tensor<4xi1>)
    -> (tensor<4xi1>, tensor<4xf32>, tensor<i32> {sinter.unsigned}) {
  %b = arith.truncf %a : tensor<4xf32> to tensor<4xbf16>
  %c = arith.extf %b : tensor<4xbf16> to tensor<4xf32>
  %d = arith.cmpf olt, %a, %c : tensor<4xf32>
  %e = arith.andi %d, %m : tensor<4xi1>
  return %e, %c, %ids : tensor<4xi1>, tensor<4xf32>, tensor<i32>
}
