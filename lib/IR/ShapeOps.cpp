// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verifiers and canonical forms of the ops that move elements.

#include "sinter/IR/SinterDialect.h"

#include "VerifyUtils.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;
using namespace sinter;

/// A splat constant of `type` with the value of the splat `attr`, or null.
static DenseElementsAttr resplat(Attribute attr, Type type) {
  auto splat = dyn_cast_or_null<SplatElementsAttr>(attr);
  if (!splat)
    return {};
  return DenseElementsAttr::get(cast<ShapedType>(type),
                                splat.getSplatValue<Attribute>());
}

//===----------------------------------------------------------------------===//
// broadcast
//===----------------------------------------------------------------------===//

LogicalResult BroadcastOp::verify() {
  RankedTensorType in = cast<RankedTensorType>(getInput().getType());
  RankedTensorType out = cast<RankedTensorType>(getResult().getType());
  if (static_cast<int64_t>(getDims().size()) != in.getRank())
    return emitOpError() << "has " << getDims().size()
                         << " dims for an operand of rank " << in.getRank();
  if (failed(verifyDistinctDims(*this, getDims(), out.getRank(), "dims")))
    return failure();
  for (auto [i, dim] : llvm::enumerate(getDims())) {
    int64_t from = in.getDimSize(i), to = out.getDimSize(dim);
    if (from != to && from != 1)
      return emitOpError() << "dim " << i << " of size " << from
                           << " cannot become dim " << dim << " of size " << to
                           << ": it must be equal or 1";
  }
  return success();
}

OpFoldResult BroadcastOp::fold(FoldAdaptor adaptor) {
  if (getInput().getType() == getResult().getType() &&
      llvm::equal(getDims(), llvm::seq<int64_t>(0, getDims().size())))
    return getInput();
  if (auto splat = resplat(adaptor.getInput(), getType()))
    return splat;
  // A broadcast of a broadcast is one broadcast.
  if (auto inner = getInput().getDefiningOp<BroadcastOp>()) {
    SmallVector<int64_t> dims;
    for (int64_t dim : inner.getDims())
      dims.push_back(getDims()[dim]);
    setDims(dims);
    getInputMutable().assign(inner.getInput());
    return getResult();
  }
  return {};
}

namespace {
/// A broadcast that only adds dims of size 1, in order, is a reshape.
struct BroadcastToReshape : OpRewritePattern<BroadcastOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(BroadcastOp op,
                                PatternRewriter &rewriter) const override {
    auto in = cast<RankedTensorType>(op.getInput().getType());
    auto out = cast<RankedTensorType>(op.getType());
    if (in.getNumElements() != out.getNumElements() ||
        in.getNumElements() == 0 || !llvm::is_sorted(op.getDims()))
      return failure();
    rewriter.replaceOpWithNewOp<ReshapeOp>(op, out, op.getInput());
    return success();
  }
};
} // namespace

void BroadcastOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                              MLIRContext *context) {
  patterns.add<BroadcastToReshape>(context);
}

//===----------------------------------------------------------------------===//
// transpose
//===----------------------------------------------------------------------===//

LogicalResult TransposeOp::verify() {
  RankedTensorType in = cast<RankedTensorType>(getInput().getType());
  RankedTensorType out = cast<RankedTensorType>(getResult().getType());
  if (static_cast<int64_t>(getPermutation().size()) != in.getRank() ||
      in.getRank() != out.getRank())
    return emitOpError() << "permutation, operand and result must have one "
                            "rank, but have "
                         << getPermutation().size() << ", " << in.getRank()
                         << " and " << out.getRank();
  if (failed(verifyDistinctDims(*this, getPermutation(), in.getRank(),
                                "permutation")))
    return failure();
  for (auto [i, dim] : llvm::enumerate(getPermutation()))
    if (out.getDimSize(i) != in.getDimSize(dim))
      return emitOpError() << "dim " << i << " of the result has size "
                           << out.getDimSize(i) << " but dim " << dim
                           << " of the operand has size " << in.getDimSize(dim);
  return success();
}

OpFoldResult TransposeOp::fold(FoldAdaptor adaptor) {
  if (llvm::equal(getPermutation(),
                  llvm::seq<int64_t>(0, getPermutation().size())))
    return getInput();
  if (auto splat = resplat(adaptor.getInput(), getType()))
    return splat;
  if (auto inner = getInput().getDefiningOp<TransposeOp>()) {
    SmallVector<int64_t> permutation;
    for (int64_t dim : getPermutation())
      permutation.push_back(inner.getPermutation()[dim]);
    setPermutation(permutation);
    getInputMutable().assign(inner.getInput());
    return getResult();
  }
  return {};
}

//===----------------------------------------------------------------------===//
// reshape
//===----------------------------------------------------------------------===//

LogicalResult ReshapeOp::verify() {
  RankedTensorType in = cast<RankedTensorType>(getInput().getType());
  RankedTensorType out = cast<RankedTensorType>(getResult().getType());
  if (in.getNumElements() != out.getNumElements())
    return emitOpError() << "operand has " << in.getNumElements()
                         << " elements but the result has "
                         << out.getNumElements();
  return success();
}

OpFoldResult ReshapeOp::fold(FoldAdaptor adaptor) {
  if (getInput().getType() == getResult().getType())
    return getInput();
  if (auto dense = dyn_cast_or_null<DenseElementsAttr>(adaptor.getInput()))
    return dense.reshape(cast<ShapedType>(getType()));
  if (auto inner = getInput().getDefiningOp<ReshapeOp>()) {
    getInputMutable().assign(inner.getInput());
    return getResult();
  }
  return {};
}

//===----------------------------------------------------------------------===//
// reverse
//===----------------------------------------------------------------------===//

LogicalResult ReverseOp::verify() {
  return verifyDistinctDims(
      *this, getDims(), cast<RankedTensorType>(getInput().getType()).getRank(),
      "dims");
}

OpFoldResult ReverseOp::fold(FoldAdaptor adaptor) {
  auto type = cast<RankedTensorType>(getType());
  if (llvm::all_of(getDims(),
                   [&](int64_t dim) { return type.getDimSize(dim) == 1; }))
    return getInput();
  if (auto splat = resplat(adaptor.getInput(), type))
    return splat;
  return {};
}

//===----------------------------------------------------------------------===//
// slice
//===----------------------------------------------------------------------===//

LogicalResult SliceOp::verify() {
  RankedTensorType in = cast<RankedTensorType>(getInput().getType());
  RankedTensorType out = cast<RankedTensorType>(getResult().getType());
  size_t rank = in.getRank();
  if (static_cast<size_t>(out.getRank()) != rank ||
      getOffsets().size() != rank || getStrides().size() != rank)
    return emitOpError() << "operand, result, offsets and strides must have "
                            "one rank, but have "
                         << rank << ", " << out.getRank() << ", "
                         << getOffsets().size() << " and "
                         << getStrides().size();
  for (size_t i = 0; i < rank; ++i) {
    int64_t offset = getOffsets()[i], stride = getStrides()[i];
    int64_t size = out.getDimSize(i), limit = in.getDimSize(i);
    if (offset < 0 || stride < 1 || offset > limit)
      return emitOpError() << "dim " << i << ": offset " << offset
                           << " and stride " << stride
                           << " must be within the operand and positive";
    // Divided, not multiplied: a product of hostile sizes may overflow.
    if (size > 0 && (limit - offset - 1) / stride + 1 < size)
      return emitOpError() << "dim " << i << ": " << size
                           << " elements from offset " << offset
                           << " by stride " << stride << " reach past size "
                           << limit;
    if (size > 0 && offset >= limit)
      return emitOpError() << "dim " << i << ": offset " << offset
                           << " is past size " << limit;
  }
  return success();
}

OpFoldResult SliceOp::fold(FoldAdaptor adaptor) {
  if (getInput().getType() == getResult().getType() &&
      llvm::all_of(getOffsets(), [](int64_t v) { return v == 0; }) &&
      llvm::all_of(getStrides(), [](int64_t v) { return v == 1; }))
    return getInput();
  if (auto splat = resplat(adaptor.getInput(), getType()))
    return splat;
  if (auto inner = getInput().getDefiningOp<SliceOp>()) {
    SmallVector<int64_t> offsets, strides;
    auto type = cast<RankedTensorType>(getType());
    for (size_t i = 0; i < getOffsets().size(); ++i) {
      // Nothing may be taken from the end of a strided slice, which lies past
      // the end of the whole.
      if (type.getDimSize(i) == 0) {
        offsets.push_back(0);
        strides.push_back(1);
        continue;
      }
      offsets.push_back(inner.getOffsets()[i] +
                        getOffsets()[i] * inner.getStrides()[i]);
      int64_t stride;
      if (llvm::MulOverflow(getStrides()[i], inner.getStrides()[i], stride))
        return {};
      strides.push_back(stride);
    }
    setOffsets(offsets);
    setStrides(strides);
    getInputMutable().assign(inner.getInput());
    return getResult();
  }
  return {};
}

//===----------------------------------------------------------------------===//
// concat
//===----------------------------------------------------------------------===//

ParseResult ConcatOp::parse(OpAsmParser &parser, OperationState &result) {
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  SmallVector<Type> types;
  Type resultType;
  int64_t dim = 0;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOperandList(operands) || parser.parseKeyword("dim") ||
      parser.parseInteger(dim) ||
      parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseColonTypeList(types) || parser.parseArrow() ||
      parser.parseType(resultType) ||
      parser.resolveOperands(operands, types, loc, result.operands))
    return failure();
  result.getOrAddProperties<Properties>().dim =
      parser.getBuilder().getI64IntegerAttr(dim);
  result.addTypes(resultType);
  return success();
}

void ConcatOp::print(OpAsmPrinter &p) {
  p << ' ' << getInputs() << " dim " << getDim();
  p.printOptionalAttrDict((*this)->getAttrs(), {"dim"});
  p << " : " << getInputs().getTypes() << " -> " << getType();
}

LogicalResult ConcatOp::verify() {
  RankedTensorType out = cast<RankedTensorType>(getResult().getType());
  int64_t dim = getDim();
  if (getInputs().empty())
    return emitOpError() << "needs at least one operand";
  if (dim < 0 || dim >= out.getRank())
    return emitOpError() << "dim " << dim << " is not a dim of "
                         << getResult().getType();
  int64_t sum = 0;
  for (auto [n, input] : llvm::enumerate(getInputs())) {
    RankedTensorType in = cast<RankedTensorType>(input.getType());
    if (in.getRank() != out.getRank())
      return emitOpError() << "operand " << n << " has rank " << in.getRank()
                           << " but the result has rank " << out.getRank();
    for (int64_t i = 0; i < in.getRank(); ++i)
      if (i != dim && in.getDimSize(i) != out.getDimSize(i))
        return emitOpError() << "operand " << n << " has size "
                             << in.getDimSize(i) << " along dim " << i
                             << " but the result has " << out.getDimSize(i);
    sum += in.getDimSize(dim);
  }
  if (sum != out.getDimSize(dim))
    return emitOpError() << "operands have " << sum << " elements along dim "
                         << dim << " but the result has "
                         << out.getDimSize(dim);
  return success();
}

OpFoldResult ConcatOp::fold(FoldAdaptor adaptor) {
  if (getInputs().size() == 1)
    return getInputs().front();
  return {};
}

//===----------------------------------------------------------------------===//
// pad
//===----------------------------------------------------------------------===//

LogicalResult PadOp::verify() {
  RankedTensorType in = cast<RankedTensorType>(getInput().getType());
  RankedTensorType out = cast<RankedTensorType>(getResult().getType());
  RankedTensorType value = cast<RankedTensorType>(getValue().getType());
  size_t rank = in.getRank();
  if (value.getRank() != 0 || value.getElementType() != in.getElementType() ||
      out.getElementType() != in.getElementType())
    return emitOpError() << "value must be a rank-0 tensor of the operand's "
                            "element type, and so must the result's be";
  if (static_cast<size_t>(out.getRank()) != rank || getLow().size() != rank ||
      getHigh().size() != rank || getInterior().size() != rank)
    return emitOpError() << "operand, result, low, high and interior must "
                            "have one rank";
  for (size_t i = 0; i < rank; ++i) {
    if (getInterior()[i] < 0)
      return emitOpError() << "dim " << i << ": interior padding is negative";
    int64_t inner = 0, size = 0;
    int64_t gaps = std::max<int64_t>(in.getDimSize(i) - 1, 0);
    if (llvm::MulOverflow(gaps, getInterior()[i], inner) ||
        llvm::AddOverflow(inner, in.getDimSize(i), size) ||
        llvm::AddOverflow(size, getLow()[i], size) ||
        llvm::AddOverflow(size, getHigh()[i], size))
      return emitOpError() << "dim " << i << ": the padded size overflows";
    if (size != out.getDimSize(i))
      return emitOpError() << "dim " << i << ": the padded size is " << size
                           << " but the result has " << out.getDimSize(i);
  }
  return success();
}

OpFoldResult PadOp::fold(FoldAdaptor adaptor) {
  auto isZero = [](int64_t v) { return v == 0; };
  if (getInput().getType() == getResult().getType() &&
      llvm::all_of(getLow(), isZero) && llvm::all_of(getHigh(), isZero) &&
      llvm::all_of(getInterior(), isZero))
    return getInput();
  return {};
}

//===----------------------------------------------------------------------===//
// iota, bitcast, barrier
//===----------------------------------------------------------------------===//

LogicalResult IotaOp::verify() {
  RankedTensorType out = cast<RankedTensorType>(getResult().getType());
  if (static_cast<int64_t>(getDim()) < 0 ||
      static_cast<int64_t>(getDim()) >= out.getRank())
    return emitOpError() << "dim " << static_cast<int64_t>(getDim())
                         << " is not a dim of " << getResult().getType()
                         << "; dims count from 0";
  return success();
}

LogicalResult BitcastOp::verify() {
  RankedTensorType in = cast<RankedTensorType>(getInput().getType());
  RankedTensorType out = cast<RankedTensorType>(getResult().getType());
  int64_t from = in.getElementTypeBitWidth(), to = out.getElementTypeBitWidth();
  SmallVector<int64_t> shape(in.getShape());
  if (from > to) {
    if (from % to)
      return emitOpError() << "cannot cut " << from << " bits into " << to;
    shape.push_back(from / to);
  } else if (from < to) {
    if (to % from || shape.empty() || shape.back() != to / from)
      return emitOpError() << "needs an innermost dim of size to / from = "
                           << to << " / " << from << " bits";
    shape.pop_back();
  }
  if (out.getShape() != ArrayRef<int64_t>(shape))
    return emitOpError() << "the result must be "
                         << RankedTensorType::get(shape, out.getElementType())
                         << ", but is " << out;
  return success();
}

OpFoldResult BitcastOp::fold(FoldAdaptor adaptor) {
  if (getInput().getType() == getResult().getType())
    return getInput();
  return {};
}

LogicalResult BarrierOp::inferReturnTypes(MLIRContext *,
                                          std::optional<Location>,
                                          ValueRange operands, DictionaryAttr,
                                          OpaqueProperties, RegionRange,
                                          SmallVectorImpl<Type> &types) {
  llvm::append_range(types, operands.getTypes());
  return success();
}
