// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Brings products into a form that a library has: operands rounded by ops of
// their own, and laid out so that dims collapse.

#include "sinter/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Remarks.h"
#include "sinter/Analysis/ProductShape.h"

namespace sinter {
#define GEN_PASS_DEF_SINTERLEGALIZEPRODUCTS
#include "sinter/Transforms/Passes.h.inc"
} // namespace sinter

using namespace mlir;
using namespace sinter;

namespace {
struct LegalizeProducts
    : sinter::impl::SinterLegalizeProductsBase<LegalizeProducts> {
  using SinterLegalizeProductsBase::SinterLegalizeProductsBase;

  void runOnOperation() override {
    rounded.clear();
    transposed.clear();
    SmallVector<MatmulOp> products;
    // Kernels are planned already, and stay what they are.
    for (Operation &op : *getOperation().getBody())
      if (!isa<KernelOp>(op))
        op.walk([&](MatmulOp product) { products.push_back(product); });
    for (MatmulOp product : products) {
      roundOperands(product);
      if (layouts)
        layOut(product);
    }
  }

private:
  /// A place right after the value: what is put there all its users can share.
  static OpBuilder after(Value value) {
    OpBuilder builder(value.getContext());
    builder.setInsertionPointAfterValue(value);
    return builder;
  }

  Value round(Value operand, Type type) {
    auto tensor = cast<RankedTensorType>(operand.getType());
    Value &known = rounded[{operand, type}];
    if (known)
      return known;
    // What was only widened before is there already.
    if (auto widened = operand.getDefiningOp<arith::ExtFOp>())
      if (cast<RankedTensorType>(widened.getIn().getType()).getElementType() ==
          type)
        return known = widened.getIn();
    Type to = tensor.clone(type);
    OpBuilder builder = after(operand);
    Location loc = operand.getLoc();
    if (type.getIntOrFloatBitWidth() < tensor.getElementTypeBitWidth())
      return known = arith::TruncFOp::create(builder, loc, to, operand);
    return known = arith::ExtFOp::create(builder, loc, to, operand);
  }

  /// An operand that is read in another type gets an op that says so. TF32 is
  /// no type in memory: it stays with the product.
  void roundOperands(MatmulOp product) {
    auto differs = [](Type type, Type precision) {
      return precision != type && isa<FloatType>(precision) &&
             !precision.isTF32() &&
             precision.getIntOrFloatBitWidth() != type.getIntOrFloatBitWidth();
    };
    Type lhs = product.getLhsPrecision(), rhs = product.getRhsPrecision();
    if (differs(product.getLhsTensorType().getElementType(), lhs))
      product.getLhsMutable().assign(round(product.getLhs(), lhs));
    if (differs(product.getRhsTensorType().getElementType(), rhs))
      product.getRhsMutable().assign(round(product.getRhs(), rhs));
    if (product.getLhsTensorType().getElementType() == lhs &&
        product.getRhsTensorType().getElementType() == rhs) {
      product.removeLhsTypeAttr();
      product.removeRhsTypeAttr();
    }
  }

  Value transpose(Value operand, ArrayRef<int64_t> order) {
    OpBuilder builder = after(operand);
    auto permutation = builder.getDenseI64ArrayAttr(order);
    Value &known = transposed[{operand, permutation}];
    if (known)
      return known;
    auto type = cast<RankedTensorType>(operand.getType());
    SmallVector<int64_t> shape;
    for (int64_t dim : order)
      shape.push_back(type.getDimSize(dim));
    return known = TransposeOp::create(builder, operand.getLoc(),
                                       type.clone(shape), operand, permutation);
  }

  static SmallVector<int64_t> inverse(ArrayRef<int64_t> order) {
    SmallVector<int64_t> inverse(order.size());
    for (auto [i, dim] : llvm::enumerate(order))
      inverse[dim] = i;
    return inverse;
  }

  void layOut(MatmulOp product) {
    std::optional<ProductLayouts> layouts = repairLayouts(product);
    if (!layouts)
      return;
    OpBuilder b(product);
    auto moved = [&](ArrayRef<int64_t> dims, ArrayRef<int64_t> order) {
      SmallVector<int64_t> out(dims);
      if (!order.empty())
        for (int64_t &dim : out)
          dim = inverse(order)[dim];
      return b.getDenseI64ArrayAttr(out);
    };
    if (!layouts->lhs.empty()) {
      product.setLhsBatchAttr(moved(product.getLhsBatch(), layouts->lhs));
      product.setLhsContractAttr(moved(product.getLhsContract(), layouts->lhs));
      product.getLhsMutable().assign(transpose(product.getLhs(), layouts->lhs));
    }
    if (!layouts->rhs.empty()) {
      product.setRhsBatchAttr(moved(product.getRhsBatch(), layouts->rhs));
      product.setRhsContractAttr(moved(product.getRhsContract(), layouts->rhs));
      product.getRhsMutable().assign(transpose(product.getRhs(), layouts->rhs));
    }
    if (!layouts->result.empty()) {
      // The product writes its natural order; what reads it is put in order.
      RankedTensorType type = product.getResultTensorType();
      SmallVector<int64_t> shape;
      for (int64_t dim : layouts->result)
        shape.push_back(type.getDimSize(dim));
      product.removePermutationAttr();
      product.getResult().setType(type.clone(shape));
      b.setInsertionPointAfter(product);
      auto back =
          TransposeOp::create(b, product.getLoc(), type, product.getResult(),
                              b.getDenseI64ArrayAttr(inverse(layouts->result)));
      product.getResult().replaceAllUsesExcept(back, back);
    }
    remark::passed(product.getLoc(), remark::RemarkOpts::name("product.layout")
                                         .category("sinter-legalize-products"))
        << remark::add("{0} laid out for one strided product",
                       layouts->lhs.empty()
                           ? layouts->rhs.empty() ? "the result is" : "rhs is"
                       : layouts->rhs.empty() ? "lhs is"
                                              : "both operands are");
  }

  DenseMap<std::pair<Value, Type>, Value> rounded;
  DenseMap<std::pair<Value, Attribute>, Value> transposed;
};
} // namespace
