// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops that move elements without computing: each is an index map.

#ifndef SINTER_IR_SINTERSHAPEOPS_TD
#define SINTER_IR_SINTERSHAPEOPS_TD

include "sinter/IR/SinterBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Sinter_BroadcastOp : Sinter_Op<"broadcast", [Pure, SameOperandsAndResultElementType]> {
  let summary = "Repeats a tensor along new dims and along dims of size 1";
  let description = [{
    Dim `i` of the operand becomes dim `dims[i]` of the result; it has that
    size or size 1, in which case its one element is repeated. All other dims
    of the result repeat the operand.

    ```mlir
    %y = sinter.broadcast %x dims [1] : tensor<4xf32> -> tensor<8x4xf32>
    ```
  }];
  let arguments = (ins Sinter_Tensor:$input, DenseI64ArrayAttr:$dims);
  let results = (outs Sinter_Tensor:$result);
  let assemblyFormat = "$input `dims` $dims attr-dict `:` type($input) `->` type($result)";
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Sinter_TransposeOp : Sinter_Op<"transpose", [Pure, SameOperandsAndResultElementType]> {
  let summary = "Permutes dims";
  let description = [{
    Dim `i` of the result is dim `permutation[i]` of the operand.

    ```mlir
    %y = sinter.transpose %x [1, 0] : tensor<4x8xf32> -> tensor<8x4xf32>
    ```
  }];
  let arguments = (ins Sinter_Tensor:$input, DenseI64ArrayAttr:$permutation);
  let results = (outs Sinter_Tensor:$result);
  let assemblyFormat = "$input $permutation attr-dict `:` type($input) `->` type($result)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Sinter_ReshapeOp : Sinter_Op<"reshape", [Pure, SameOperandsAndResultElementType]> {
  let summary = "Gives the same elements, in row-major order, other dims";
  let description = [{
    ```mlir
    %y = sinter.reshape %x : tensor<4x8xf32> -> tensor<32xf32>
    ```
  }];
  let arguments = (ins Sinter_Tensor:$input);
  let results = (outs Sinter_Tensor:$result);
  let assemblyFormat = "$input attr-dict `:` type($input) `->` type($result)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Sinter_ReverseOp : Sinter_Op<"reverse", [Pure, SameOperandsAndResultType]> {
  let summary = "Reverses the order of the elements along dims";
  let description = [{
    ```mlir
    %y = sinter.reverse %x dims [1] : tensor<4x8xf32>
    ```
  }];
  let arguments = (ins Sinter_Tensor:$input, DenseI64ArrayAttr:$dims);
  let results = (outs Sinter_Tensor:$result);
  let assemblyFormat = "$input `dims` $dims attr-dict `:` type($input)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Sinter_SliceOp : Sinter_Op<"slice", [Pure, SameOperandsAndResultElementType]> {
  let summary = "Takes a strided box out of a tensor";
  let description = [{
    Element `j` of dim `i` is element `offsets[i] + j * strides[i]` of the
    operand; the size is the result's.

    ```mlir
    %y = sinter.slice %x offsets [0, 2] strides [1, 3]
       : tensor<4x8xf32> -> tensor<4x2xf32>
    ```
  }];
  let arguments = (ins Sinter_Tensor:$input, DenseI64ArrayAttr:$offsets,
                       DenseI64ArrayAttr:$strides);
  let results = (outs Sinter_Tensor:$result);
  let assemblyFormat = [{
    $input `offsets` $offsets `strides` $strides attr-dict `:` type($input)
    `->` type($result)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Sinter_ConcatOp : Sinter_Op<"concat", [Pure, SameOperandsAndResultElementType]> {
  let summary = "Puts tensors one after another along a dim";
  let description = [{
    ```mlir
    %y = sinter.concat %a, %b dim 1
       : tensor<4x8xf32>, tensor<4x2xf32> -> tensor<4x10xf32>
    ```
  }];
  let arguments = (ins Variadic<Sinter_Tensor>:$inputs, I64Attr:$dim);
  let results = (outs Sinter_Tensor:$result);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Sinter_PadOp : Sinter_Op<"pad", [Pure]> {
  let summary = "Adds a value before, after and between the elements";
  let description = [{
    Along each dim `low` elements come before, `high` after, and `interior`
    between any two neighbours; negative `low` and `high` cut elements off
    (after the interior ones are in). `value` is a rank-0 tensor.

    ```mlir
    %y = sinter.pad %x, %v low [0, -1] high [0, 2] interior [0, 1]
       : tensor<4x8xf32>, tensor<f32> -> tensor<4x16xf32>
    ```
  }];
  let arguments = (ins Sinter_Tensor:$input, Sinter_Tensor:$value,
                       DenseI64ArrayAttr:$low, DenseI64ArrayAttr:$high,
                       DenseI64ArrayAttr:$interior);
  let results = (outs Sinter_Tensor:$result);
  let assemblyFormat = [{
    $input `,` $value `low` $low `high` $high `interior` $interior attr-dict
    `:` type($input) `,` type($value) `->` type($result)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Sinter_IotaOp : Sinter_Op<"iota", [Pure]> {
  let summary = "Counts along a dim";
  let description = [{
    The element at an index is the index along `dim`, converted to the element
    type.

    ```mlir
    %i = sinter.iota dim 1 : tensor<4x8xi32>
    ```
  }];
  let arguments = (ins I64Attr:$dim);
  let results = (outs Sinter_Tensor:$result);
  let assemblyFormat = "`dim` $dim attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def Sinter_BitcastOp : Sinter_Op<"bitcast", [Pure]> {
  let summary = "Reads the bits of the elements as another type";
  let description = [{
    Between types of one width the shape stays. To a narrower type a new
    innermost dim holds the pieces, lowest bits first; to a wider type the
    innermost dim, which holds the pieces, goes.

    ```mlir
    %y = sinter.bitcast %x : tensor<4xf32> -> tensor<4xi32>
    %z = sinter.bitcast %x : tensor<4xf32> -> tensor<4x2xbf16>
    ```
  }];
  let arguments = (ins Sinter_Tensor:$input);
  let results = (outs Sinter_Tensor:$result);
  let assemblyFormat = "$input attr-dict `:` type($input) `->` type($result)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Sinter_BarrierOp : Sinter_Op<"barrier", [
    DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "Passes values through; CSE and cloning do not cross it";
  let description = [{
    StableHLO's `optimization_barrier`, by which a framework asks that what is
    computed again after it (a recomputed forward pass) stays computed again.
    It moves no bytes.

    ```mlir
    %a1, %b1 = sinter.barrier %a, %b : tensor<4xf32>, tensor<8xf32>
    ```
  }];
  let arguments = (ins Variadic<Sinter_Tensor>:$inputs);
  // An allocation is dropped when unused, but two of them are never merged.
  let results = (outs Res<Variadic<Sinter_Tensor>, "", [MemAlloc]>:$results);
  let assemblyFormat = "($inputs^ `:` type($inputs))? attr-dict";
}

#endif // SINTER_IR_SINTERSHAPEOPS_TD
