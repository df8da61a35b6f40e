// RUN: sinter-opt %s --sinter-choose-tiles --sinter-assign-buffers -o %t.mlir
// RUN: sinter-replay %t.mlir --random-inputs=3 --repeat=3 --program=%s
// RUN: FileCheck %s --input-file=%t.mlir

// A plan in which members read what others' results are to go over: those are
// copied afterwards, all others written in place.
// CHECK: sinter.launch @multi
// CHECK-COUNT-2: sinter.launch @copy
// CHECK-NOT: sinter.launch @copy
// CHECK: return

func.func @main(%p: tensor<67xf32> {sinter.alias_output = 0 : i64},
                %q: tensor<67xf32> {sinter.alias_output = 1 : i64},
                %r: tensor<9xf32> {sinter.alias_output = 2 : i64})
    -> (tensor<67xf32>, tensor<67xf32>, tensor<9xf32>) {
  %y:3 = sinter.launch @multi(%p, %q, %q, %p, %r, %r)
      : (tensor<67xf32>, tensor<67xf32>, tensor<67xf32>, tensor<67xf32>, tensor<9xf32>, tensor<9xf32>)
      -> (tensor<67xf32>, tensor<67xf32>, tensor<9xf32>)
  return %y#0, %y#1, %y#2 : tensor<67xf32>, tensor<67xf32>, tensor<9xf32>
}
sinter.kernel private @multi(%a: tensor<67xf32>, %b: tensor<67xf32>, %c: tensor<67xf32>, %d: tensor<67xf32>, %e: tensor<9xf32>, %f: tensor<9xf32>)
    -> (tensor<67xf32>, tensor<67xf32>, tensor<9xf32>)
    attributes {sinter.members = 3 : i64} {
  %x = arith.subf %a, %b : tensor<67xf32>
  %y = arith.subf %c, %d : tensor<67xf32>
  %z = arith.subf %e, %f : tensor<9xf32>
  sinter.yield %x, %y, %z : tensor<67xf32>, tensor<67xf32>, tensor<9xf32>
}
