// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verifiers and canonical forms of the ops whose addresses are data.

#include "sinter/IR/SinterDialect.h"

#include "VerifyUtils.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;
using namespace sinter;

//===----------------------------------------------------------------------===//
// dynamic_slice, dynamic_update_slice
//===----------------------------------------------------------------------===//

/// Checks the start positions of a box of `size` within `whole`.
static LogicalResult verifyStarts(Operation *op, OperandRange starts,
                                  RankedTensorType whole,
                                  RankedTensorType box) {
  if (static_cast<int64_t>(starts.size()) != whole.getRank() ||
      box.getRank() != whole.getRank())
    return op->emitOpError()
           << "operand, box and starts must have one rank, but have "
           << whole.getRank() << ", " << box.getRank() << " and "
           << starts.size();
  if (box.getElementType() != whole.getElementType())
    return op->emitOpError() << "operand and box must have one element type";
  for (Value start : starts) {
    auto type = cast<RankedTensorType>(start.getType());
    if (type.getRank() != 0)
      return op->emitOpError() << "starts must be rank-0 tensors, not " << type;
    if (type != starts.front().getType())
      return op->emitOpError() << "starts must have one type";
  }
  for (int64_t i = 0; i < whole.getRank(); ++i)
    if (box.getDimSize(i) > whole.getDimSize(i))
      return op->emitOpError()
             << "dim " << i << ": a box of " << box.getDimSize(i)
             << " does not fit into " << whole.getDimSize(i);
  return success();
}

/// Parses `[%i, %j] (unsigned)?` after the tensor operands.
static ParseResult
parseStarts(OpAsmParser &parser,
            SmallVectorImpl<OpAsmParser::UnresolvedOperand> &starts,
            bool &isUnsigned) {
  if (parser.parseOperandList(starts, OpAsmParser::Delimiter::Square))
    return failure();
  isUnsigned = succeeded(parser.parseOptionalKeyword("unsigned"));
  return success();
}

ParseResult DynamicSliceOp::parse(OpAsmParser &parser, OperationState &result) {
  OpAsmParser::UnresolvedOperand input;
  SmallVector<OpAsmParser::UnresolvedOperand> starts;
  SmallVector<Type> types;
  Type resultType;
  bool isUnsigned = false;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOperand(input) || parseStarts(parser, starts, isUnsigned) ||
      parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseColonTypeList(types) || parser.parseArrow() ||
      parser.parseType(resultType))
    return failure();
  SmallVector<OpAsmParser::UnresolvedOperand> operands{input};
  llvm::append_range(operands, starts);
  if (parser.resolveOperands(operands, types, loc, result.operands))
    return failure();
  if (isUnsigned)
    result.getOrAddProperties<Properties>().isUnsigned =
        parser.getBuilder().getUnitAttr();
  result.addTypes(resultType);
  return success();
}

void DynamicSliceOp::print(OpAsmPrinter &p) {
  p << ' ' << getInput() << '[' << getStarts() << ']';
  if (getIsUnsigned())
    p << " unsigned";
  p.printOptionalAttrDict((*this)->getAttrs(), {"isUnsigned"});
  p << " : " << getOperandTypes() << " -> " << getType();
}

LogicalResult DynamicSliceOp::verify() {
  return verifyStarts(*this, getStarts(),
                      cast<RankedTensorType>(getInput().getType()),
                      cast<RankedTensorType>(getType()));
}

ParseResult DynamicUpdateSliceOp::parse(OpAsmParser &parser,
                                        OperationState &result) {
  OpAsmParser::UnresolvedOperand input, update;
  SmallVector<OpAsmParser::UnresolvedOperand> starts;
  SmallVector<Type> types;
  bool isUnsigned = false;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOperand(input) || parser.parseComma() ||
      parser.parseOperand(update) || parseStarts(parser, starts, isUnsigned) ||
      parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseColonTypeList(types))
    return failure();
  SmallVector<OpAsmParser::UnresolvedOperand> operands{input, update};
  llvm::append_range(operands, starts);
  if (parser.resolveOperands(operands, types, loc, result.operands))
    return failure();
  if (isUnsigned)
    result.getOrAddProperties<Properties>().isUnsigned =
        parser.getBuilder().getUnitAttr();
  result.addTypes(types.front());
  return success();
}

void DynamicUpdateSliceOp::print(OpAsmPrinter &p) {
  p << ' ' << getInput() << ", " << getUpdate() << '[' << getStarts() << ']';
  if (getIsUnsigned())
    p << " unsigned";
  p.printOptionalAttrDict((*this)->getAttrs(), {"isUnsigned"});
  p << " : " << getOperandTypes();
}

LogicalResult DynamicUpdateSliceOp::verify() {
  if (getInput().getType() != getType())
    return emitOpError() << "the result must have the operand's type";
  return verifyStarts(*this, getStarts(),
                      cast<RankedTensorType>(getInput().getType()),
                      cast<RankedTensorType>(getUpdate().getType()));
}

//===----------------------------------------------------------------------===//
// gather
//===----------------------------------------------------------------------===//

/// Shape of `indices` without the dim that holds the vectors.
static SmallVector<int64_t> indexShape(RankedTensorType indices,
                                       int64_t vectorDim) {
  SmallVector<int64_t> shape(indices.getShape());
  if (vectorDim < indices.getRank())
    shape.erase(shape.begin() + vectorDim);
  return shape;
}

/// Checks what gather and scatter share: the index vectors and the batching.
static LogicalResult verifyIndexing(Operation *op, RankedTensorType whole,
                                    RankedTensorType indices, int64_t vectorDim,
                                    ArrayRef<int64_t> map,
                                    ArrayRef<int64_t> wholeBatching,
                                    ArrayRef<int64_t> indicesBatching) {
  if (vectorDim < 0 || vectorDim > indices.getRank())
    return op->emitOpError()
           << "index_vector_dim " << vectorDim << " is past the rank "
           << indices.getRank() << " of the indices";
  int64_t length =
      vectorDim == indices.getRank() ? 1 : indices.getDimSize(vectorDim);
  if (static_cast<int64_t>(map.size()) != length)
    return op->emitOpError()
           << "index vectors have " << length << " components but "
           << map.size() << " dims are mapped";
  if (failed(verifyDistinctDims(op, map, whole.getRank(), "mapped dims")) ||
      failed(verifyDistinctDims(op, wholeBatching, whole.getRank(),
                                "batching dims of the operand")) ||
      failed(verifyDistinctDims(op, indicesBatching, indices.getRank(),
                                "batching dims of the indices")))
    return failure();
  if (wholeBatching.size() != indicesBatching.size())
    return op->emitOpError()
           << "operand and indices must have as many batching dims";
  for (auto [a, b] : llvm::zip(wholeBatching, indicesBatching)) {
    if (b == vectorDim)
      return op->emitOpError() << "index_vector_dim cannot be a batching dim";
    if (whole.getDimSize(a) != indices.getDimSize(b))
      return op->emitOpError()
             << "batching dims differ in size: " << whole.getDimSize(a)
             << " and " << indices.getDimSize(b);
    if (llvm::is_contained(map, a))
      return op->emitOpError()
             << "dim " << a << " is both mapped and a batching dim";
  }
  return success();
}

LogicalResult GatherOp::verify() {
  auto in = cast<RankedTensorType>(getInput().getType());
  auto indices = cast<RankedTensorType>(getIndices().getType());
  auto out = cast<RankedTensorType>(getType());
  if (in.getElementType() != out.getElementType())
    return emitOpError() << "operand and result must have one element type";
  if (failed(verifyIndexing(*this, in, indices, getIndexVectorDim(),
                            getStartIndexMap(), getOperandBatchingDims(),
                            getIndicesBatchingDims())))
    return failure();
  if (static_cast<int64_t>(getSliceSizes().size()) != in.getRank())
    return emitOpError() << "slice_sizes must have one entry per dim";
  if (failed(verifyDistinctDims(*this, getOffsetDims(), out.getRank(),
                                "offset_dims")) ||
      failed(verifyDistinctDims(*this, getCollapsedSliceDims(), in.getRank(),
                                "collapsed_slice_dims")))
    return failure();
  if (!llvm::is_sorted(getOffsetDims()))
    return emitOpError() << "offset_dims must ascend";
  SmallVector<int64_t> window;
  for (int64_t i = 0; i < in.getRank(); ++i) {
    int64_t size = getSliceSizes()[i];
    if (size < 0 || size > in.getDimSize(i))
      return emitOpError() << "dim " << i << ": a slice of " << size
                           << " does not fit into " << in.getDimSize(i);
    bool collapsed = llvm::is_contained(getCollapsedSliceDims(), i);
    bool batching = llvm::is_contained(getOperandBatchingDims(), i);
    if (collapsed && batching)
      return emitOpError() << "dim " << i << " is both collapsed and batching";
    if ((collapsed || batching) && size > 1)
      return emitOpError() << "dim " << i << ": a slice of " << size
                           << " cannot be left out, it is not of size 1";
    if (!collapsed && !batching)
      window.push_back(size);
  }
  SmallVector<int64_t> batch = indexShape(indices, getIndexVectorDim());
  if (window.size() != getOffsetDims().size() ||
      window.size() + batch.size() != static_cast<size_t>(out.getRank()))
    return emitOpError() << "the result must have " << batch.size()
                         << " dims of the indices and " << window.size()
                         << " of the slice, but " << getOffsetDims().size()
                         << " of its " << out.getRank() << " are offset_dims";
  size_t nextWindow = 0, nextBatch = 0;
  for (int64_t i = 0; i < out.getRank(); ++i) {
    bool offset = llvm::is_contained(getOffsetDims(), i);
    int64_t size = offset ? window[nextWindow++] : batch[nextBatch++];
    if (out.getDimSize(i) != size)
      return emitOpError() << "dim " << i << " of the result must have size "
                           << size << ", not " << out.getDimSize(i);
  }
  return success();
}

/// `values` as a splat constant tensor of `type`.
static Value splat(OpBuilder &b, Location loc, RankedTensorType type,
                   int64_t value) {
  return arith::ConstantOp::create(
      b, loc,
      DenseElementsAttr::get(type,
                             b.getIntegerAttr(type.getElementType(), value)));
}

namespace {
/// Picking one element per row by an index becomes a masked sum, which fuses
/// with what produces the row: sum over v of (v == index ? row[v] : -0).
/// The pattern takes one index per batch of the operand, and no window.
struct OneHotGather : OpRewritePattern<GatherOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(GatherOp op,
                                PatternRewriter &rewriter) const override {
    auto in = cast<RankedTensorType>(op.getInput().getType());
    auto indices = cast<RankedTensorType>(op.getIndices().getType());
    auto floatType = dyn_cast<FloatType>(in.getElementType());
    if (!floatType || op.getStartIndexMap().size() != 1 ||
        op.getOperandBatchingDims().empty() || op.getIsUnsigned())
      return failure();
    int64_t dim = op.getStartIndexMap()[0];
    if (in.getNumElements() == 0 || in.getDimSize(dim) < 2)
      return failure();
    // Other dims must be batching, in one order everywhere, or of size 1.
    SmallVector<int64_t> batchShape;
    int64_t last = -1;
    for (auto [i, a] : llvm::enumerate(op.getOperandBatchingDims())) {
      if (a <= last ||
          op.getIndicesBatchingDims()[i] != static_cast<int64_t>(i))
        return failure();
      last = a;
      batchShape.push_back(in.getDimSize(a));
    }
    int64_t batch = 1;
    for (int64_t size : batchShape)
      batch *= size;
    if (batch * in.getDimSize(dim) != in.getNumElements() ||
        indices.getNumElements() != batch ||
        cast<RankedTensorType>(op.getType()).getNumElements() != batch)
      return failure();

    Location loc = op.getLoc();
    Type indexElement = indices.getElementType();
    int64_t size = in.getDimSize(dim);
    if (!llvm::isIntN(cast<IntegerType>(indexElement).getWidth(), size))
      return failure();
    auto flat = RankedTensorType::get(batchShape, indexElement);
    Value index = ReshapeOp::create(rewriter, loc, flat, op.getIndices());
    index = arith::MaxSIOp::create(rewriter, loc, index,
                                   splat(rewriter, loc, flat, 0));
    index = arith::MinSIOp::create(rewriter, loc, index,
                                   splat(rewriter, loc, flat, size - 1));
    auto full = RankedTensorType::get(in.getShape(), indexElement);
    Value wanted =
        BroadcastOp::create(rewriter, loc, full, index,
                            SmallVector<int64_t>(op.getOperandBatchingDims()));
    Value position = IotaOp::create(rewriter, loc, full, dim);
    Value hit = arith::CmpIOp::create(rewriter, loc, arith::CmpIPredicate::eq,
                                      position, wanted);
    // -0 is the identity of floating-point addition.
    Value zero = arith::ConstantOp::create(
        rewriter, loc,
        DenseElementsAttr::get(in, rewriter.getFloatAttr(floatType, -0.0)));
    Value masked =
        arith::SelectOp::create(rewriter, loc, hit, op.getInput(), zero);
    SmallVector<int64_t> dims{dim}, kept;
    for (int64_t i = 0; i < in.getRank(); ++i)
      if (i != dim)
        kept.push_back(in.getDimSize(i));
    auto reducedType = RankedTensorType::get(kept, floatType);
    Value sum = ReduceOp::create(rewriter, loc, TypeRange{reducedType},
                                 ReduceKind::Add, ValueRange{masked}, dims)
                    .getResult(0);
    rewriter.replaceOpWithNewOp<ReshapeOp>(op, op.getType(), sum);
    return success();
  }
};
} // namespace

void GatherOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                           MLIRContext *context) {
  patterns.add<OneHotGather>(context);
}

//===----------------------------------------------------------------------===//
// scatter
//===----------------------------------------------------------------------===//

LogicalResult ScatterOp::verify() {
  auto in = cast<RankedTensorType>(getInput().getType());
  auto indices = cast<RankedTensorType>(getIndices().getType());
  auto updates = cast<RankedTensorType>(getUpdates().getType());
  if (in.getElementType() != updates.getElementType())
    return emitOpError() << "operand and updates must have one element type";
  if (failed(verifyIndexing(*this, in, indices, getIndexVectorDim(),
                            getScatterDimsToOperandDims(),
                            getInputBatchingDims(), getIndicesBatchingDims())))
    return failure();
  if (failed(verifyDistinctDims(*this, getUpdateWindowDims(), updates.getRank(),
                                "update_window_dims")) ||
      failed(verifyDistinctDims(*this, getInsertedWindowDims(), in.getRank(),
                                "inserted_window_dims")))
    return failure();
  if (!llvm::is_sorted(getUpdateWindowDims()))
    return emitOpError() << "update_window_dims must ascend";
  SmallVector<int64_t> window;
  for (int64_t i = 0; i < in.getRank(); ++i) {
    bool inserted = llvm::is_contained(getInsertedWindowDims(), i);
    bool batching = llvm::is_contained(getInputBatchingDims(), i);
    if (inserted && batching)
      return emitOpError() << "dim " << i << " is both inserted and batching";
    if (!inserted && !batching)
      window.push_back(in.getDimSize(i));
  }
  SmallVector<int64_t> batch = indexShape(indices, getIndexVectorDim());
  if (window.size() != getUpdateWindowDims().size() ||
      window.size() + batch.size() != static_cast<size_t>(updates.getRank()))
    return emitOpError() << "updates must have " << batch.size()
                         << " dims of the indices and " << window.size()
                         << " of the slice, but "
                         << getUpdateWindowDims().size() << " of their "
                         << updates.getRank() << " are update_window_dims";
  size_t nextWindow = 0, nextBatch = 0;
  for (int64_t i = 0; i < updates.getRank(); ++i) {
    if (llvm::is_contained(getUpdateWindowDims(), i)) {
      if (updates.getDimSize(i) > window[nextWindow])
        return emitOpError() << "dim " << i << " of updates has size "
                             << updates.getDimSize(i) << " but the operand has "
                             << window[nextWindow];
      ++nextWindow;
    } else {
      if (updates.getDimSize(i) != batch[nextBatch])
        return emitOpError()
               << "dim " << i << " of updates must have size "
               << batch[nextBatch] << ", not " << updates.getDimSize(i);
      ++nextBatch;
    }
  }
  return success();
}

namespace {
/// Adding one element per row into zeros at an index is a comparison:
/// (v == index ? update : 0), which fuses with whatever reads it.
struct ZeroAndScatter : OpRewritePattern<ScatterOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ScatterOp op,
                                PatternRewriter &rewriter) const override {
    auto in = cast<RankedTensorType>(op.getInput().getType());
    auto indices = cast<RankedTensorType>(op.getIndices().getType());
    auto updates = cast<RankedTensorType>(op.getUpdates().getType());
    if (op.getScatterDimsToOperandDims().size() != 1 || op.getIsUnsigned() ||
        in.getNumElements() == 0 || !isa<FloatType>(in.getElementType()) ||
        !matchPattern(op.getInput(), m_AnyZeroFloat()))
      return failure();
    int64_t dim = op.getScatterDimsToOperandDims()[0];
    // One index per row: all other dims of the operand are batching or
    // whole window dims that run in one order in operand and updates.
    SmallVector<int64_t> batchShape, kept;
    for (auto [i, a] : llvm::enumerate(op.getInputBatchingDims())) {
      if (op.getIndicesBatchingDims()[i] != static_cast<int64_t>(i))
        return failure();
      batchShape.push_back(in.getDimSize(a));
    }
    if (op.getInputBatchingDims().empty() ||
        !llvm::is_sorted(op.getInputBatchingDims()))
      return failure();
    int64_t batch = 1;
    for (int64_t size : batchShape)
      batch *= size;
    if (indices.getNumElements() != batch ||
        updates.getNumElements() != batch ||
        batch * in.getDimSize(dim) != in.getNumElements())
      return failure();

    Location loc = op.getLoc();
    Type indexElement = indices.getElementType();
    if (!llvm::isIntN(cast<IntegerType>(indexElement).getWidth(),
                      in.getDimSize(dim)))
      return failure();
    auto flat = RankedTensorType::get(batchShape, indexElement);
    auto full = RankedTensorType::get(in.getShape(), indexElement);
    SmallVector<int64_t> dims(op.getInputBatchingDims());
    Value index = ReshapeOp::create(rewriter, loc, flat, op.getIndices());
    Value wanted = BroadcastOp::create(rewriter, loc, full, index, dims);
    Value position = IotaOp::create(rewriter, loc, full, dim);
    Value hit = arith::CmpIOp::create(rewriter, loc, arith::CmpIPredicate::eq,
                                      position, wanted);
    Value update = ReshapeOp::create(
        rewriter, loc, RankedTensorType::get(batchShape, in.getElementType()),
        op.getUpdates());
    Value spread = BroadcastOp::create(rewriter, loc, in, update, dims);
    Value zero = op.getInput();
    if (op.getKind() == ScatterKind::Add)
      // The sum 0 + update, so that -0 becomes 0 as it does in the scatter.
      spread = arith::AddFOp::create(rewriter, loc, zero, spread);
    rewriter.replaceOpWithNewOp<arith::SelectOp>(op, hit, spread, zero);
    return success();
  }
};
} // namespace

void ScatterOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                            MLIRContext *context) {
  patterns.add<ZeroAndScatter>(context);
}
