// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verifiers and canonical forms of reductions and matrix products.

#include "sinter/IR/SinterDialect.h"

#include "VerifyUtils.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;
using namespace sinter;

//===----------------------------------------------------------------------===//
// reduce
//===----------------------------------------------------------------------===//

SmallVector<int64_t> ReduceOp::getKeptDims() {
  SmallVector<int64_t> kept;
  for (int64_t i = 0; i < getInputType().getRank(); ++i)
    if (!llvm::is_contained(getDims(), i))
      kept.push_back(i);
  return kept;
}

int64_t ReduceOp::getReductionSize() {
  int64_t size = 1;
  for (int64_t dim : getDims())
    size *= getInputType().getDimSize(dim);
  return size;
}

LogicalResult ReduceOp::verify() {
  if (getInputs().empty() || getInputs().size() != getResults().size())
    return emitOpError() << "must have as many results as operands, and one "
                            "at least";
  RankedTensorType first = getInputType();
  if (failed(verifyDistinctDims(*this, getDims(), first.getRank(), "dims")))
    return failure();
  if (!llvm::is_sorted(getDims()))
    return emitOpError() << "dims must ascend";
  SmallVector<int64_t> shape;
  for (int64_t dim : getKeptDims())
    shape.push_back(first.getDimSize(dim));
  for (unsigned i = 0; i < getInputs().size(); ++i) {
    RankedTensorType in = getInputType(i), out = getResultType(i);
    if (in.getShape() != first.getShape())
      return emitOpError() << "operands must have one shape";
    auto want = RankedTensorType::get(shape, in.getElementType());
    if (out != want)
      return emitOpError() << "result " << i << " must be " << want << ", not "
                           << out;
  }
  if (isArg()) {
    if (getInputs().size() != 2)
      return emitOpError() << stringifyReduceKind(getKind())
                           << " takes values and positions, two operands";
    if (!isa<IntegerType>(getInputType(1).getElementType()))
      return emitOpError() << "positions must be integers, not "
                           << getInputType(1).getElementType();
  }
  ReduceKind kind = getKind();
  bool isUnsigned = kind == ReduceKind::UMax || kind == ReduceKind::UMin ||
                    kind == ReduceKind::UArgMax || kind == ReduceKind::UArgMin;
  bool isBitwise = kind == ReduceKind::And || kind == ReduceKind::Or ||
                   kind == ReduceKind::Xor;
  if (isUnsigned || isBitwise)
    for (unsigned i = 0; i < (isArg() ? 1 : getInputs().size()); ++i)
      if (!isa<IntegerType>(getInputType(i).getElementType()))
        return emitOpError()
               << stringifyReduceKind(kind) << " takes integers, not "
               << getInputType(i).getElementType();
  return success();
}

namespace {
/// A reduction over dims of size 1 combines one element: it is a reshape.
struct ReduceOfOne : OpRewritePattern<ReduceOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ReduceOp op,
                                PatternRewriter &rewriter) const override {
    SmallVector<int64_t> real;
    for (int64_t dim : op.getDims())
      if (op.getInputType().getDimSize(dim) != 1)
        real.push_back(dim);
    if (real.size() == op.getDims().size() && !real.empty())
      return failure();
    SmallVector<Value> results;
    if (real.empty()) {
      for (unsigned i = 0; i < op.getInputs().size(); ++i)
        results.push_back(ReshapeOp::create(
            rewriter, op.getLoc(), op.getResultType(i), op.getInputs()[i]));
      rewriter.replaceOp(op, results);
      return success();
    }
    // Some dims are of size 1: drop them first, then reduce the others.
    SmallVector<int64_t> shape, dims;
    for (int64_t i = 0; i < op.getInputType().getRank(); ++i) {
      bool reduced = llvm::is_contained(op.getDims(), i);
      if (reduced && op.getInputType().getDimSize(i) == 1)
        continue;
      if (reduced)
        dims.push_back(shape.size());
      shape.push_back(op.getInputType().getDimSize(i));
    }
    SmallVector<Value> inputs;
    for (unsigned i = 0; i < op.getInputs().size(); ++i)
      inputs.push_back(ReshapeOp::create(
          rewriter, op.getLoc(),
          RankedTensorType::get(shape, op.getInputType(i).getElementType()),
          op.getInputs()[i]));
    rewriter.replaceOpWithNewOp<ReduceOp>(op, op.getResultTypes(), op.getKind(),
                                          inputs, dims);
    return success();
  }
};
} // namespace

void ReduceOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                           MLIRContext *context) {
  patterns.add<ReduceOfOne>(context);
}

//===----------------------------------------------------------------------===//
// matmul
//===----------------------------------------------------------------------===//

Type MatmulOp::getLhsPrecision() {
  return getLhsType().value_or(getLhsTensorType().getElementType());
}

Type MatmulOp::getRhsPrecision() {
  return getRhsType().value_or(getRhsTensorType().getElementType());
}

static SmallVector<int64_t> freeDims(int64_t rank, ArrayRef<int64_t> batch,
                                     ArrayRef<int64_t> contract) {
  SmallVector<int64_t> free;
  for (int64_t i = 0; i < rank; ++i)
    if (!llvm::is_contained(batch, i) && !llvm::is_contained(contract, i))
      free.push_back(i);
  return free;
}

SmallVector<int64_t> MatmulOp::getLhsFree() {
  return freeDims(getLhsTensorType().getRank(), getLhsBatch(),
                  getLhsContract());
}

SmallVector<int64_t> MatmulOp::getRhsFree() {
  return freeDims(getRhsTensorType().getRank(), getRhsBatch(),
                  getRhsContract());
}

SmallVector<int64_t> MatmulOp::getResultPositions() {
  int64_t rank = getResultTensorType().getRank();
  auto positions = llvm::to_vector(llvm::seq<int64_t>(0, rank));
  if (auto permutation = getPermutation())
    for (auto [i, dim] : llvm::enumerate(*permutation))
      positions[dim] = i;
  return positions;
}

ParseResult MatmulOp::parse(OpAsmParser &parser, OperationState &result) {
  auto &properties = result.getOrAddProperties<Properties>();
  Builder &b = parser.getBuilder();
  OpAsmParser::UnresolvedOperand lhs, rhs;
  SmallVector<int64_t> lhsBatch, rhsBatch, lhsContract, rhsContract;
  SMLoc loc = parser.getCurrentLocation();
  auto parseDims = [&](SmallVectorImpl<int64_t> &dims) {
    return parser.parseCommaSeparatedList(
        OpAsmParser::Delimiter::Square,
        [&]() { return parser.parseInteger(dims.emplace_back()); });
  };
  if (parser.parseOperand(lhs) || parser.parseComma() ||
      parser.parseOperand(rhs))
    return failure();
  if (succeeded(parser.parseOptionalKeyword("batch")))
    if (parseDims(lhsBatch) || parser.parseKeyword("x") || parseDims(rhsBatch))
      return failure();
  if (parser.parseKeyword("contract") || parseDims(lhsContract) ||
      parser.parseKeyword("x") || parseDims(rhsContract))
    return failure();
  if (succeeded(parser.parseOptionalKeyword("types"))) {
    Type lhsType, rhsType;
    if (parser.parseType(lhsType) || parser.parseKeyword("x") ||
        parser.parseType(rhsType))
      return failure();
    properties.lhs_type = TypeAttr::get(lhsType);
    properties.rhs_type = TypeAttr::get(rhsType);
  }
  Type accType;
  if (parser.parseKeyword("acc") || parser.parseType(accType))
    return failure();
  if (succeeded(parser.parseOptionalKeyword("permutation"))) {
    SmallVector<int64_t> permutation;
    if (parseDims(permutation))
      return failure();
    properties.permutation = b.getDenseI64ArrayAttr(permutation);
  }
  SmallVector<Type> types;
  Type resultType;
  if (parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseColonTypeList(types) || parser.parseArrow() ||
      parser.parseType(resultType) ||
      parser.resolveOperands({lhs, rhs}, types, loc, result.operands))
    return failure();
  properties.lhs_batch = b.getDenseI64ArrayAttr(lhsBatch);
  properties.rhs_batch = b.getDenseI64ArrayAttr(rhsBatch);
  properties.lhs_contract = b.getDenseI64ArrayAttr(lhsContract);
  properties.rhs_contract = b.getDenseI64ArrayAttr(rhsContract);
  properties.acc_type = TypeAttr::get(accType);
  result.addTypes(resultType);
  return success();
}

void MatmulOp::print(OpAsmPrinter &p) {
  p << ' ' << getLhs() << ", " << getRhs();
  if (!getLhsBatch().empty())
    p << " batch [" << getLhsBatch() << "] x [" << getRhsBatch() << ']';
  p << " contract [" << getLhsContract() << "] x [" << getRhsContract() << ']';
  if (getLhsType() || getRhsType())
    p << " types " << getLhsPrecision() << " x " << getRhsPrecision();
  p << " acc " << getAccType();
  if (auto permutation = getPermutation())
    p << " permutation [" << *permutation << ']';
  p.printOptionalAttrDict((*this)->getAttrs(),
                          {"lhs_batch", "rhs_batch", "lhs_contract",
                           "rhs_contract", "lhs_type", "rhs_type", "acc_type",
                           "permutation"});
  p << " : " << getLhs().getType() << ", " << getRhs().getType() << " -> "
    << getType();
}

LogicalResult MatmulOp::verify() {
  RankedTensorType lhs = getLhsTensorType(), rhs = getRhsTensorType();
  SmallVector<int64_t> lhsDims(getLhsBatch()), rhsDims(getRhsBatch());
  llvm::append_range(lhsDims, getLhsContract());
  llvm::append_range(rhsDims, getRhsContract());
  if (getLhsBatch().size() != getRhsBatch().size() ||
      getLhsContract().size() != getRhsContract().size())
    return emitOpError() << "operands must have as many batch and as many "
                            "contracting dims";
  if (failed(verifyDistinctDims(*this, lhsDims, lhs.getRank(),
                                "batch and contracting dims of lhs")) ||
      failed(verifyDistinctDims(*this, rhsDims, rhs.getRank(),
                                "batch and contracting dims of rhs")))
    return failure();
  for (auto [a, b] : llvm::zip(lhsDims, rhsDims))
    if (lhs.getDimSize(a) != rhs.getDimSize(b))
      return emitOpError() << "dim " << a << " of lhs has size "
                           << lhs.getDimSize(a) << " but dim " << b
                           << " of rhs has size " << rhs.getDimSize(b);
  SmallVector<int64_t> shape;
  for (int64_t dim : getLhsBatch())
    shape.push_back(lhs.getDimSize(dim));
  for (int64_t dim : getLhsFree())
    shape.push_back(lhs.getDimSize(dim));
  for (int64_t dim : getRhsFree())
    shape.push_back(rhs.getDimSize(dim));
  if (auto permutation = getPermutation()) {
    if (permutation->size() != shape.size())
      return emitOpError() << "permutation must have " << shape.size()
                           << " entries, not " << permutation->size();
    if (failed(verifyDistinctDims(*this, *permutation, shape.size(),
                                  "permutation")))
      return failure();
    SmallVector<int64_t> permuted;
    for (int64_t dim : *permutation)
      permuted.push_back(shape[dim]);
    shape = permuted;
  }
  if (getResultTensorType().getShape() != ArrayRef<int64_t>(shape))
    return emitOpError() << "the result must be "
                         << RankedTensorType::get(
                                shape, getResultTensorType().getElementType())
                         << ", not " << getResultTensorType();
  bool floats = isa<FloatType>(lhs.getElementType());
  for (Type type : {rhs.getElementType(), getLhsPrecision(), getRhsPrecision(),
                    getAccType(), getResultTensorType().getElementType()})
    if (isa<FloatType>(type) != floats || !type.isIntOrFloat())
      return emitOpError() << "operands, precisions, accumulator and result "
                              "must all be floats or all be integers";
  return success();
}

/// `op` with other operands, dims and order of the result.
static MatmulOp rebuild(PatternRewriter &rewriter, MatmulOp op, Type type,
                        Value lhs, Value rhs, ArrayRef<int64_t> lhsBatch,
                        ArrayRef<int64_t> rhsBatch,
                        ArrayRef<int64_t> lhsContract,
                        ArrayRef<int64_t> rhsContract,
                        ArrayRef<int64_t> permutation) {
  DenseI64ArrayAttr permutationAttr;
  if (!llvm::equal(permutation, llvm::seq<int64_t>(0, permutation.size())))
    permutationAttr = rewriter.getDenseI64ArrayAttr(permutation);
  auto result = MatmulOp::create(rewriter, op.getLoc(), type, lhs, rhs,
                                 rewriter.getDenseI64ArrayAttr(lhsBatch),
                                 rewriter.getDenseI64ArrayAttr(rhsBatch),
                                 rewriter.getDenseI64ArrayAttr(lhsContract),
                                 rewriter.getDenseI64ArrayAttr(rhsContract),
                                 op.getLhsTypeAttr(), op.getRhsTypeAttr(),
                                 op.getAccTypeAttr(), permutationAttr);
  result->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  return result;
}

namespace {
/// A transpose of an operand is a choice of its dims: the product reads the
/// untransposed tensor. Free dims that change their order reorder the result.
struct TransposeIntoOperand : OpRewritePattern<MatmulOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(MatmulOp op,
                                PatternRewriter &rewriter) const override {
    auto lhs = op.getLhs().getDefiningOp<TransposeOp>();
    auto rhs = op.getRhs().getDefiningOp<TransposeOp>();
    if (!lhs && !rhs)
      return failure();
    SmallVector<int64_t> lhsFree = op.getLhsFree(), rhsFree = op.getRhsFree();
    auto through = [](TransposeOp t, ArrayRef<int64_t> dims) {
      SmallVector<int64_t> mapped;
      for (int64_t dim : dims)
        mapped.push_back(t ? t.getPermutation()[dim] : dim);
      return mapped;
    };
    SmallVector<int64_t> oldLhs = through(lhs, lhsFree),
                         oldRhs = through(rhs, rhsFree);
    // Position of each old result dim among the new ones.
    size_t batch = op.getLhsBatch().size();
    SmallVector<int64_t> newLhs = oldLhs, newRhs = oldRhs;
    llvm::sort(newLhs);
    llvm::sort(newRhs);
    auto place = llvm::to_vector(llvm::seq<int64_t>(0, batch));
    for (int64_t dim : oldLhs)
      place.push_back(batch + (llvm::find(newLhs, dim) - newLhs.begin()));
    for (int64_t dim : oldRhs)
      place.push_back(batch + newLhs.size() +
                      (llvm::find(newRhs, dim) - newRhs.begin()));
    SmallVector<int64_t> permutation;
    if (auto old = op.getPermutation())
      for (int64_t dim : *old)
        permutation.push_back(place[dim]);
    else
      permutation = place;
    rewriter.replaceOp(
        op,
        rebuild(rewriter, op, op.getType(), lhs ? lhs.getInput() : op.getLhs(),
                rhs ? rhs.getInput() : op.getRhs(),
                through(lhs, op.getLhsBatch()), through(rhs, op.getRhsBatch()),
                through(lhs, op.getLhsContract()),
                through(rhs, op.getRhsContract()), permutation));
    return success();
  }
};

/// A transpose that alone reads a product is the order in which it writes.
struct TransposeIntoResult : OpRewritePattern<TransposeOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(TransposeOp op,
                                PatternRewriter &rewriter) const override {
    auto matmul = op.getInput().getDefiningOp<MatmulOp>();
    if (!matmul || !matmul->hasOneUse())
      return failure();
    SmallVector<int64_t> permutation;
    for (int64_t dim : op.getPermutation())
      permutation.push_back(
          matmul.getPermutation() ? (*matmul.getPermutation())[dim] : dim);
    rewriter.replaceOp(op,
                       rebuild(rewriter, matmul, op.getType(), matmul.getLhs(),
                               matmul.getRhs(), matmul.getLhsBatch(),
                               matmul.getRhsBatch(), matmul.getLhsContract(),
                               matmul.getRhsContract(), permutation));
    return success();
  }
};
} // namespace

void MatmulOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                           MLIRContext *context) {
  patterns.add<TransposeIntoOperand, TransposeIntoResult>(context);
}
