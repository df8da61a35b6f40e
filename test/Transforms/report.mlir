// RUN: sinter-opt %s --sinter-report -o /dev/null | FileCheck %s
// RUN: sinter-opt %s --sinter-report=format=json -o /dev/null | FileCheck %s --check-prefix=JSON

// One kernel each: what a table look-up takes, a product, what is made of
// scores, the update of a donated argument and a conversion to 8 bits.
// Scores are 2 x 3 x 16 x 16 floats, 6144 bytes: written once, read once.
// CHECK:      launches  6, of them 0 library calls, 0 copies, 2 products as loop nests
// CHECK-NEXT: kernels   6 in the plan
// CHECK:      attention_scores {{ *}}18.43 kB
// CHECK-NEXT: matmul           {{ *}}4.70 kB
// CHECK-NEXT: optimizer        {{ *}}12.29 kB
// CHECK-NEXT: quantize         {{ *}}5.12 kB
// CHECK-NEXT: other            {{ *}}408 B
// CHECK:      kernels that move most

// JSON: "kernels": {
// JSON: "distinct": 6,
// JSON: "launches": 6,
// JSON: "fused": {
// JSON-NEXT: "attention_scores": 18432,
// JSON-NEXT: "matmul": 4704,
// JSON-NEXT: "optimizer": 12288,
// JSON-NEXT: "other": 408,
// JSON-NEXT: "quantize": 5120
func.func @main(%table: tensor<1000x8xf32>, %ids: tensor<6x1xi32>,
                %q: tensor<2x3x16x4xf32>, %k: tensor<2x3x16x4xf32>,
                %p: tensor<1024xf32> {sinter.alias_output = 2 : i64},
                %g: tensor<1024xf32>)
    -> (tensor<6x8xf32>, tensor<2x3x16x16xf32>, tensor<1024xf32>,
        tensor<1024xf8E4M3FN>, tensor<2x3x4xf32>) {
  %rows = sinter.launch @lookup(%table, %ids)
     : (tensor<1000x8xf32>, tensor<6x1xi32>) -> tensor<6x8xf32>
  %s = sinter.launch @scores(%q, %k)
     : (tensor<2x3x16x4xf32>, tensor<2x3x16x4xf32>) -> tensor<2x3x16x16xf32>
  %e = sinter.launch @exp(%s)
     : (tensor<2x3x16x16xf32>) -> tensor<2x3x16x16xf32>
  %n = sinter.launch @update(%p, %g)
     : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
  %c = sinter.launch @narrow(%g) : (tensor<1024xf32>) -> tensor<1024xf8E4M3FN>
  %v = sinter.launch @product(%q) : (tensor<2x3x16x4xf32>) -> tensor<2x3x4xf32>
  return %rows, %e, %n, %c, %v : tensor<6x8xf32>, tensor<2x3x16x16xf32>,
    tensor<1024xf32>, tensor<1024xf8E4M3FN>, tensor<2x3x4xf32>
}
sinter.kernel private @lookup(%table: tensor<1000x8xf32>, %ids: tensor<6x1xi32>)
    -> tensor<6x8xf32> {
  %rows = sinter.gather %table, %ids
      {offset_dims = array<i64: 1>, collapsed_slice_dims = array<i64: 0>,
       operand_batching_dims = array<i64>, indices_batching_dims = array<i64>,
       start_index_map = array<i64: 0>, index_vector_dim = 1 : i64,
       slice_sizes = array<i64: 1, 8>}
      : tensor<1000x8xf32>, tensor<6x1xi32> -> tensor<6x8xf32>
  sinter.yield %rows : tensor<6x8xf32>
}
sinter.kernel private @scores(%q: tensor<2x3x16x4xf32>, %k: tensor<2x3x16x4xf32>)
    -> tensor<2x3x16x16xf32> {
  %s = sinter.matmul %q, %k batch [0, 1] x [0, 1] contract [3] x [3] acc f32
     : tensor<2x3x16x4xf32>, tensor<2x3x16x4xf32> -> tensor<2x3x16x16xf32>
  sinter.yield %s : tensor<2x3x16x16xf32>
}
sinter.kernel private @exp(%s: tensor<2x3x16x16xf32>) -> tensor<2x3x16x16xf32> {
  %e = math.exp %s : tensor<2x3x16x16xf32>
  sinter.yield %e : tensor<2x3x16x16xf32>
}
sinter.kernel private @update(%p: tensor<1024xf32>, %g: tensor<1024xf32>)
    -> tensor<1024xf32> {
  %n = arith.subf %p, %g : tensor<1024xf32>
  sinter.yield %n : tensor<1024xf32>
}
sinter.kernel private @narrow(%g: tensor<1024xf32>) -> tensor<1024xf8E4M3FN> {
  %c = arith.truncf %g : tensor<1024xf32> to tensor<1024xf8E4M3FN>
  sinter.yield %c : tensor<1024xf8E4M3FN>
}
sinter.kernel private @product(%q: tensor<2x3x16x4xf32>) -> tensor<2x3x4xf32> {
  %one = arith.constant dense<1.0> : tensor<2x3x16xf32>
  %v = sinter.matmul %q, %one batch [0, 1] x [0, 1] contract [2] x [2] acc f32
     : tensor<2x3x16x4xf32>, tensor<2x3x16xf32> -> tensor<2x3x4xf32>
  sinter.yield %v : tensor<2x3x4xf32>
}
