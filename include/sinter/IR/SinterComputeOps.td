// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops that compute across elements: reductions and matrix products.

#ifndef SINTER_IR_SINTERCOMPUTEOPS_TD
#define SINTER_IR_SINTERCOMPUTEOPS_TD

include "sinter/IR/SinterBase.td"
include "sinter/IR/SinterEnums.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Sinter_ReduceOp : Sinter_Op<"reduce", [Pure]> {
  let summary = "Combines all elements along dims";
  let description = [{
    `add`, `mul`, `max`, `min`, `umax`, `umin` (unsigned), `and`, `or`, `xor`
    take one operand or several of one shape, each reduced by itself; the
    result has the dims that are left. No element gives the identity: 0, 1,
    the least or greatest value (-inf, +inf), all ones, 0, 0.

    `argmax`, `argmin`, `uargmax`, `uargmin` take a tensor of values and one
    of integers of the same shape, usually positions, and give the value that
    wins and the integer beside it: of equal values the least integer wins,
    and NaN wins over all. No element gives the identity value and 0.

    Float `max` and `min` propagate NaN. `f16`, `bf16` and 8-bit floats add
    and multiply in f32 and round once at the end. The order of additions is
    not part of the meaning; a plan fixes one, and the evaluator adds in
    double precision.

    ```mlir
    %s = sinter.reduce add %x dims [1] : tensor<4x8xf32> -> tensor<4xf32>
    %v, %i = sinter.reduce argmax %x, %iota dims [1]
       : tensor<4x8xf32>, tensor<4x8xi32> -> tensor<4xf32>, tensor<4xi32>
    ```
  }];
  let arguments = (ins Sinter_ReduceKind:$kind, Variadic<Sinter_Tensor>:$inputs,
                       DenseI64ArrayAttr:$dims);
  let results = (outs Variadic<Sinter_Tensor>:$results);
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
  let assemblyFormat = [{
    $kind $inputs `dims` $dims attr-dict `:` type($inputs) `->` type($results)
  }];
  let extraClassDeclaration = [{
    /// Whether this is one of the kinds over (value, index) pairs.
    bool isArg() { return getKind() >= ReduceKind::ArgMax; }
    ::mlir::RankedTensorType getInputType(unsigned i = 0) {
      return ::llvm::cast<::mlir::RankedTensorType>(getInputs()[i].getType());
    }
    ::mlir::RankedTensorType getResultType(unsigned i = 0) {
      return ::llvm::cast<::mlir::RankedTensorType>(getResults()[i].getType());
    }
    /// Dims of the operand that stay, ascending.
    ::llvm::SmallVector<int64_t> getKeptDims();
    /// Number of elements combined into one.
    int64_t getReductionSize();
  }];
}

def Sinter_MatmulOp : Sinter_Op<"matmul", [Pure]> {
  let summary = "Product of two tensors over contracting dims";
  let description = [{
    StableHLO's dot_general. Dims `lhs_batch[i]` and `rhs_batch[i]` run
    together, `lhs_contract[i]` and `rhs_contract[i]` are summed over. The
    result's dims are the batch dims, then lhs's remaining dims, then rhs's;
    with `permutation`, dim `i` of the result is dim `permutation[i]` of that
    list, so that a product may write any order of dims.

    Each operand is first rounded to `lhs_type` / `rhs_type` (left out: its
    own type), products and sums are in `acc_type`, and the sum is rounded
    once to the result's element type. f32 as written is IEEE f32; TF32 is
    `lhs_type = tf32`. `decided` marks a precision that a person or the
    precision plan has fixed.

    ```mlir
    %d = sinter.matmul %a, %b batch [0] x [0] contract [2] x [1] acc f32
       : tensor<2x4x8xbf16>, tensor<2x8x16xbf16> -> tensor<2x4x16xbf16>
    %e = sinter.matmul %a, %c contract [2] x [0] types bf16 x bf16 acc f32
       permutation [2, 0, 1]
       : tensor<2x4x8xbf16>, tensor<8x16xf32> -> tensor<16x2x4xbf16>
    ```
  }];
  let arguments = (ins Sinter_Tensor:$lhs, Sinter_Tensor:$rhs,
                       DenseI64ArrayAttr:$lhs_batch, DenseI64ArrayAttr:$rhs_batch,
                       DenseI64ArrayAttr:$lhs_contract,
                       DenseI64ArrayAttr:$rhs_contract,
                       OptionalAttr<TypeAttr>:$lhs_type,
                       OptionalAttr<TypeAttr>:$rhs_type,
                       TypeAttr:$acc_type,
                       OptionalAttr<DenseI64ArrayAttr>:$permutation);
  let results = (outs Sinter_Tensor:$result);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
  let extraClassDeclaration = [{
    ::mlir::RankedTensorType getLhsTensorType() {
      return ::llvm::cast<::mlir::RankedTensorType>(getLhs().getType());
    }
    ::mlir::RankedTensorType getRhsTensorType() {
      return ::llvm::cast<::mlir::RankedTensorType>(getRhs().getType());
    }
    ::mlir::RankedTensorType getResultTensorType() {
      return ::llvm::cast<::mlir::RankedTensorType>(getResult().getType());
    }
    /// Type that lhs (rhs) is rounded to before it is multiplied.
    ::mlir::Type getLhsPrecision();
    ::mlir::Type getRhsPrecision();
    /// Dims of lhs (rhs) that are neither batch nor contracting, ascending.
    ::llvm::SmallVector<int64_t> getLhsFree();
    ::llvm::SmallVector<int64_t> getRhsFree();
    /// For each dim of (batch, lhs free, rhs free) its dim in the result.
    ::llvm::SmallVector<int64_t> getResultPositions();
  }];
}

#endif // SINTER_IR_SINTERCOMPUTEOPS_TD
