// Every op carries the place that it comes from, and inlined ones the calls.
// RUN: sinter-opt --sinter-import-stablehlo --mlir-print-debuginfo --mlir-print-local-scope %s | FileCheck %s

// CHECK:      math.sin {{.*}} loc(callsite("inner.py":7:1 at "outer.py":3:1))
// CHECK:      arith.negf {{.*}} loc("outer.py":4:1)
// CHECK:      return {{.*}} loc("outer.py":5:1)
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "main"}> ({
  ^bb0(%x: tensor<4xf32>):
    %y = "func.call"(%x) <{callee = @inner}> : (tensor<4xf32>) -> tensor<4xf32> loc("outer.py":3:1)
    %z = "stablehlo.negate"(%y) : (tensor<4xf32>) -> tensor<4xf32> loc("outer.py":4:1)
    "func.return"(%z) : (tensor<4xf32>) -> () loc("outer.py":5:1)
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "inner", sym_visibility = "private"}> ({
  ^bb0(%x: tensor<4xf32>):
    %y = "stablehlo.sine"(%x) : (tensor<4xf32>) -> tensor<4xf32> loc("inner.py":7:1)
    "func.return"(%y) : (tensor<4xf32>) -> () loc("inner.py":8:1)
  }) : () -> ()
}) : () -> ()
