// RUN: rm -rf %t && split-file %s %t
// RUN: not sinter-eval %t/unknown-op.mlir --print 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not sinter-eval %t/memory.mlir --print --max-memory=1 2>&1 | FileCheck %s --check-prefix=MEMORY
// RUN: not sinter-eval %t/huge.mlir --print 2>&1 | FileCheck %s --check-prefix=HUGE
// RUN: not sinter-eval %t/recursive.mlir --print 2>&1 | FileCheck %s --check-prefix=RECURSIVE
// RUN: not sinter-eval %t/blocks.mlir --print --random-inputs=0 2>&1 | FileCheck %s --check-prefix=BLOCKS
// RUN: not sinter-eval %t/no-main.mlir --print 2>&1 | FileCheck %s --check-prefix=NOMAIN
// RUN: not sinter-eval %t/dialect.mlir --print 2>&1 | FileCheck %s --check-prefix=DIALECT
// RUN: not sinter-eval %t/empty.mlir --print 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: not sinter-eval %t/quantized.mlir --print 2>&1 | FileCheck %s --check-prefix=QUANTIZED
// RUN: not sinter-eval %t/width.mlir --print 2>&1 | FileCheck %s --check-prefix=WIDTH
// RUN: not sinter-eval %t/external.mlir --print 2>&1 | FileCheck %s --check-prefix=EXTERNAL
// RUN: not sinter-eval %t/rounding.mlir --print 2>&1 | FileCheck %s --check-prefix=ROUNDING
// RUN: not sinter-eval %t/syntax.mlir --print 2>&1 | FileCheck %s --check-prefix=SYNTAX
// RUN: not sinter-eval %t/absent.mlir --print 2>&1 | FileCheck %s --check-prefix=ABSENT

//--- unknown-op.mlir
// UNKNOWN: unknown-op.mlir:[[#]]:[[#]]: error: op 'arith.mulsi_extended' is not evaluated
func.func @main() -> tensor<i32> {
  %a = arith.constant dense<1> : tensor<i32>
  %b, %c = arith.mulsi_extended %a, %a : tensor<i32>
  return %b : tensor<i32>
}

//--- memory.mlir
// MEMORY: memory.mlir:[[#]]:[[#]]: error: out of memory: this op needs 4096 MiB beside the 0 MiB in use, and the limit is 1024 MiB
func.func @main() -> tensor<32768x32768xf32> {
  %a = arith.constant dense<1.0> : tensor<32768x32768xf32>
  %b = arith.addf %a, %a : tensor<32768x32768xf32>
  return %b : tensor<32768x32768xf32>
}

//--- huge.mlir
// HUGE: huge.mlir:[[#]]:{{.*}}: error: {{.*}}too large
func.func @main() -> tensor<4294967296x4294967296xf32> {
  %a = arith.constant dense<1.0> : tensor<4294967296x4294967296xf32>
  %b = arith.addf %a, %a : tensor<4294967296x4294967296xf32>
  return %b : tensor<4294967296x4294967296xf32>
}

//--- recursive.mlir
// RECURSIVE: recursive.mlir:[[#]]:[[#]]: error: 'func.call' op is nested more than 64 calls deep; recursion is not evaluated
func.func @main() -> tensor<i32> {
  %a = call @main() : () -> tensor<i32>
  return %a : tensor<i32>
}

//--- blocks.mlir
// BLOCKS: blocks.mlir:[[#]]:1: error: {{.*}}@main has several blocks; a step is one block without control flow
func.func @main(%a: tensor<i32>) -> tensor<i32> {
  "test.branch"() [^next] : () -> ()
^next:
  return %a : tensor<i32>
}

//--- dialect.mlir
// DIALECT: dialect.mlir:[[#]]:[[#]]: error: op 'test.noise' is not evaluated: a program consists of arith, math and sinter ops
func.func @main() -> tensor<i32> {
  %a = "test.noise"() : () -> tensor<i32>
  return %a : tensor<i32>
}

//--- no-main.mlir
// NOMAIN: no-main.mlir: error: there is no function @main; name one of these with --function: @f, @g
func.func @f() { return }
func.func @g() { return }

//--- empty.mlir
//--- quantized.mlir
// EMPTY: empty.mlir: error: there is no function @main{{$}}
// QUANTIZED: quantized.mlir:[[#]]:1: error: {{.*}}@main: arg0 is of type '!sinter.quantized<{{.*}}>', which files of tensors do not hold
func.func @main(%a: !sinter.quantized<4xf8E4M3FN, scale = f32, block = [4]>) { return }

//--- width.mlir
// WIDTH: width.mlir:[[#]]:[[#]]: error: 'arith.constant' op cannot be evaluated: element type of 'tensor<2xi7>'
func.func @main() -> tensor<i1> {
  %a = arith.constant dense<1> : tensor<2xi7>
  %b = arith.constant dense<true> : tensor<i1>
  return %b : tensor<i1>
}

//--- external.mlir
// EXTERNAL: external.mlir:[[#]]:1: error: {{.*}}@other has no body to evaluate
func.func private @other() -> tensor<i32>
func.func @main() -> tensor<i32> {
  %a = call @other() : () -> tensor<i32>
  return %a : tensor<i32>
}

//--- rounding.mlir
// ROUNDING: rounding.mlir:[[#]]:[[#]]: error: 'arith.truncf' op rounding mode is not evaluated; only to_nearest_even is
func.func @main() -> tensor<bf16> {
  %a = arith.constant dense<1.0> : tensor<f32>
  %b = arith.truncf %a toward_zero : tensor<f32> to tensor<bf16>
  return %b : tensor<bf16>
}

//--- syntax.mlir
// SYNTAX: syntax.mlir:[[#]]:{{[0-9]+}}: error: {{.*}}
func.func @main() -> tensor<i32> {
  %a = arith.constant dense<1> : tens

// ABSENT: error: {{.*}}absent.mlir
