// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops whose addresses are data: dynamic slices, gather and scatter.

#ifndef SINTER_IR_SINTERINDEXOPS_TD
#define SINTER_IR_SINTERINDEXOPS_TD

include "sinter/IR/SinterBase.td"
include "sinter/IR/SinterEnums.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Sinter_DynamicSliceOp : Sinter_Op<"dynamic_slice", [Pure]> {
  let summary = "Takes a box whose position is data";
  let description = [{
    `starts` are rank-0 integers, one per dim, read as signed, or as unsigned
    with `unsigned`; each is clamped so that the box of the result's size lies
    within the operand.

    ```mlir
    %y = sinter.dynamic_slice %x[%i, %j]
       : tensor<4x8xf32>, tensor<i32>, tensor<i32> -> tensor<2x8xf32>
    ```
  }];
  let arguments = (ins Sinter_Tensor:$input, Variadic<Sinter_IntTensor>:$starts,
                       UnitAttr:$isUnsigned);
  let results = (outs Sinter_Tensor:$result);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def Sinter_DynamicUpdateSliceOp : Sinter_Op<"dynamic_update_slice", [Pure]> {
  let summary = "Replaces a box whose position is data";
  let description = [{
    The result is `input` with `update` at `starts`, which are clamped so that
    the update lies within it.

    ```mlir
    %y = sinter.dynamic_update_slice %x, %u[%i, %j]
       : tensor<4x8xf32>, tensor<2x8xf32>, tensor<i32>, tensor<i32>
    ```
  }];
  let arguments = (ins Sinter_Tensor:$input, Sinter_Tensor:$update,
                       Variadic<Sinter_IntTensor>:$starts, UnitAttr:$isUnsigned);
  let results = (outs Sinter_Tensor:$result);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def Sinter_GatherOp : Sinter_Op<"gather", [Pure]> {
  let summary = "Looks slices up by indices";
  let description = [{
    StableHLO's gather. `indices` holds index vectors along
    `index_vector_dim` (equal to its rank: every element is a vector of one).
    Component `i` of a vector is the position along dim `start_index_map[i]`
    of the operand; it is clamped so that the slice of `slice_sizes` lies
    within the operand. Dims of the result in `offset_dims` run over the slice
    (its dims in `collapsed_slice_dims` and `operand_batching_dims`, of size 1,
    left out); the others run over the index vectors in order.
    `operand_batching_dims` and `indices_batching_dims` run together. Indices
    are read as signed, or as unsigned with `unsigned`.

    ```mlir
    %rows = sinter.gather %table, %ids
        {offset_dims = array<i64: 1>, collapsed_slice_dims = array<i64: 0>,
         operand_batching_dims = array<i64>, indices_batching_dims = array<i64>,
         start_index_map = array<i64: 0>, index_vector_dim = 1 : i64,
         slice_sizes = array<i64: 1, 64>}
        : tensor<100x64xf32>, tensor<8x1xi32> -> tensor<8x64xf32>
    ```
  }];
  let arguments = (ins Sinter_Tensor:$input, Sinter_IntTensor:$indices,
                       DenseI64ArrayAttr:$offset_dims,
                       DenseI64ArrayAttr:$collapsed_slice_dims,
                       DenseI64ArrayAttr:$operand_batching_dims,
                       DenseI64ArrayAttr:$indices_batching_dims,
                       DenseI64ArrayAttr:$start_index_map,
                       I64Attr:$index_vector_dim,
                       DenseI64ArrayAttr:$slice_sizes,
                       UnitAttr:$isUnsigned);
  let results = (outs Sinter_Tensor:$result);
  let assemblyFormat = [{
    $input `,` $indices attr-dict `:` type($input) `,` type($indices)
    `->` type($result)
  }];
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def Sinter_ScatterOp : Sinter_Op<"scatter", [Pure, AllTypesMatch<["input", "result"]>]> {
  let summary = "Adds slices, or puts them, where indices say";
  let description = [{
    StableHLO's scatter with one operand. The result is `input`, and for each
    index vector, in row-major order, a slice of `updates` is added (`add`) or
    stored (`replace`). A slice that does not lie within the operand whole is
    dropped whole, as XLA does. `update_window_dims` of `updates` run over the slice,
    `inserted_window_dims` and `input_batching_dims` of the operand are not in
    it; component `i` of an index vector is the position along dim
    `scatter_dims_to_operand_dims[i]`. Narrow floats accumulate in f32 and
    round once; where several updates `replace` one element, the last stays.

    ```mlir
    %grad = sinter.scatter add %zero, %ids, %dy
        {update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>,
         input_batching_dims = array<i64>, indices_batching_dims = array<i64>,
         scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}
        : tensor<100x64xf32>, tensor<8x1xi32>, tensor<8x64xf32>
    ```
  }];
  let arguments = (ins Sinter_ScatterKind:$kind, Sinter_Tensor:$input,
                       Sinter_IntTensor:$indices, Sinter_Tensor:$updates,
                       DenseI64ArrayAttr:$update_window_dims,
                       DenseI64ArrayAttr:$inserted_window_dims,
                       DenseI64ArrayAttr:$input_batching_dims,
                       DenseI64ArrayAttr:$indices_batching_dims,
                       DenseI64ArrayAttr:$scatter_dims_to_operand_dims,
                       I64Attr:$index_vector_dim,
                       UnitAttr:$isUnsigned);
  let results = (outs Sinter_Tensor:$result);
  let assemblyFormat = [{
    $kind $input `,` $indices `,` $updates attr-dict `:` type($input) `,`
    type($indices) `,` type($updates)
  }];
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

#endif // SINTER_IR_SINTERINDEXOPS_TD
