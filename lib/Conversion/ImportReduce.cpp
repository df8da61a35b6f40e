// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reductions: sums and the like over one or several operands, and the search
// for the largest or smallest element.

#include "Importer.h"
#include "RegionMatch.h"

#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace sinter;

namespace {
/// A reduction, its operands converted to the types that its body works in.
struct Reduction {
  unsigned count;
  SmallVector<int64_t> dims;
  SmallVector<Value> inputs, inits;
  /// StableHLO types of the results, and their types in the step.
  SmallVector<Type> oldTypes;
  SmallVector<Type> types;
};
} // namespace

/// Whether combining with `init` changes nothing.
static bool isIdentity(ScalarKind kind, Type type, Value init) {
  DenseElementsAttr attr;
  if (!matchPattern(init, m_Constant(&attr)) || attr.getNumElements() != 1)
    return false;
  kind = canonicalKind(kind, type);
  if (auto floatType = dyn_cast<FloatType>(attr.getElementType())) {
    APFloat value = attr.getSplatValue<APFloat>();
    const llvm::fltSemantics &semantics = floatType.getFloatSemantics();
    bool hasInfinity = APFloat::semanticsHasInf(semantics);
    switch (kind) {
    case ScalarKind::Add:
      return value.isZero();
    case ScalarKind::Mul:
      return value.isExactlyValue(1.0);
    case ScalarKind::Max:
      return hasInfinity
                 ? value.isInfinity() && value.isNegative()
                 : value.bitwiseIsEqual(APFloat::getLargest(semantics, true));
    case ScalarKind::Min:
      return hasInfinity
                 ? value.isInfinity() && !value.isNegative()
                 : value.bitwiseIsEqual(APFloat::getLargest(semantics, false));
    default:
      return false;
    }
  }
  APInt value = attr.getSplatValue<APInt>();
  bool isUnsigned = Importer::isUnsigned(type);
  switch (kind) {
  case ScalarKind::Add:
  case ScalarKind::Or:
  case ScalarKind::Xor:
    return value.isZero();
  case ScalarKind::Mul:
    return value.isOne();
  case ScalarKind::And:
    return value.isAllOnes();
  case ScalarKind::Max:
    return isUnsigned ? value.isZero() : value.isMinSignedValue();
  case ScalarKind::Min:
    return isUnsigned ? value.isAllOnes() : value.isMaxSignedValue();
  }
  llvm_unreachable("every kind is covered");
}

static FailureOr<Reduction> readReduction(Importer &importer, Operation *op) {
  if (op->getNumOperands() == 0 || op->getNumOperands() % 2)
    return importer.error(op) << "must have as many operands as initial "
                                 "values";
  Reduction r;
  r.count = op->getNumOperands() / 2;
  if (failed(importer.expect(op, 2 * r.count, r.count, 1)))
    return failure();
  FailureOr<SmallVector<int64_t>> dims = importer.integers(op, "dimensions");
  if (failed(dims))
    return failure();
  r.dims = *dims;
  llvm::sort(r.dims);
  int64_t rank = tensorType(importer.operand(op, 0)).getRank();
  for (int64_t dim : r.dims)
    if (dim < 0 || dim >= rank)
      return importer.error(op) << "dimension " << dim << " is not a dim of "
                                << op->getOperand(0).getType();
  Block &body = op->getRegion(0).front();
  for (unsigned i = 0; i < r.count; ++i) {
    RankedTensorType type = importer.resultType(op, i);
    if (!type)
      return failure();
    Value input = importer.operand(op, i),
          init = importer.operand(op, r.count + i);
    Type element = elementType(op->getResult(i));
    if (i < body.getNumArguments() &&
        body.getArgument(i).getType() != RankedTensorType::get({}, element))
      return importer.error(op)
             << "has a body over " << body.getArgument(i).getType()
             << " but a result of type " << op->getResult(i).getType();
    if (op->getOperand(r.count + i).getType() !=
        RankedTensorType::get({}, element))
      return importer.error(op)
             << "has an initial value of type "
             << op->getOperand(r.count + i).getType()
             << " but a result of type " << op->getResult(i).getType();
    // StableHLO lets a reduction work in a wider type than its operand's.
    if (elementType(op->getOperand(i)) != element) {
      if (!Importer::isFloat(op->getOperand(i).getType()) ||
          !isa<FloatType>(element))
        return importer.error(op)
               << "reduces " << op->getOperand(i).getType() << " to "
               << op->getResult(i).getType() << "; convert the operand first";
      input = importer.toFloat(input, element);
    }
    r.inputs.push_back(input);
    r.inits.push_back(init);
    r.oldTypes.push_back(op->getResult(i).getType());
    r.types.push_back(type);
  }
  return r;
}

/// Reduces the operands of one kind together.
static LogicalResult importSums(Importer &importer, Operation *op, Reduction &r,
                                ArrayRef<Combiner> combiners) {
  SmallVector<bool> done(r.count, false);
  for (unsigned first = 0; first < r.count; ++first) {
    if (done[first])
      continue;
    ReduceKind kind = reduceKindOf(combiners[first].scalar, r.oldTypes[first]);
    SmallVector<unsigned> members;
    SmallVector<Value> inputs;
    SmallVector<Type> types;
    for (unsigned i = first; i < r.count; ++i) {
      if (done[i] || reduceKindOf(combiners[i].scalar, r.oldTypes[i]) != kind)
        continue;
      done[i] = true;
      members.push_back(i);
      inputs.push_back(r.inputs[i]);
      types.push_back(r.types[i]);
    }
    SmallVector<Value> results = inputs;
    if (!r.dims.empty()) {
      Operation *reduce = importer.makeAll<ReduceOp>(
          TypeRange(types), kind, ValueRange(inputs), r.dims);
      results.assign(reduce->result_begin(), reduce->result_end());
    }
    for (auto [i, value] : llvm::zip(members, results)) {
      ScalarKind scalar = combiners[i].scalar;
      if (!isIdentity(scalar, r.oldTypes[i], r.inits[i]) &&
          value.getType() == r.types[i]) {
        Value init =
            importer.broadcastScalar(r.inits[i], tensorType(value).getShape());
        value = emitScalarKind(importer, scalar, r.oldTypes[i], init, value);
      }
      if (failed(importer.set(op, value, i)))
        return failure();
    }
  }
  return success();
}

/// Whether `value` counts up along `dim`, so that positions come in order.
static bool countsAlong(Value value, int64_t dim) {
  while (auto broadcast = value.getDefiningOp<BroadcastOp>()) {
    auto it = llvm::find(broadcast.getDims(), dim);
    if (it == broadcast.getDims().end())
      return false;
    dim = it - broadcast.getDims().begin();
    value = broadcast.getInput();
  }
  if (auto iota = value.getDefiningOp<IotaOp>()) {
    // Positions that do not fit their type start again.
    RankedTensorType type = tensorType(value);
    return static_cast<int64_t>(iota.getDim()) == dim &&
           llvm::isUIntN(type.getElementTypeBitWidth() - 1,
                         std::max<int64_t>(type.getDimSize(dim) - 1, 0));
  }
  // A small iota has been computed.
  DenseElementsAttr attr;
  if (!matchPattern(value, m_Constant(&attr)) ||
      !isa<IntegerType>(attr.getElementType()))
    return false;
  RankedTensorType type = tensorType(value);
  int64_t stride = 1;
  for (int64_t i = dim + 1; i < type.getRank(); ++i)
    stride *= type.getDimSize(i);
  int64_t linear = 0;
  for (const APInt &element : attr.getValues<APInt>())
    if (element.getSExtValue() != linear++ / stride % type.getDimSize(dim))
      return false;
  return true;
}

/// The pair that wins of (initial value, initial position) and (value,
/// position), elementwise.
static void combineArg(Importer &importer, bool largest, Type type,
                       Value initValue, Value initPosition, Value &value,
                       Value &position) {
  using I = arith::CmpIPredicate;
  using F = arith::CmpFPredicate;
  ArrayRef<int64_t> shape = tensorType(value).getShape();
  initValue = importer.broadcastScalar(initValue, shape);
  initPosition = importer.broadcastScalar(initPosition, shape);
  Value better, same;
  if (Importer::isFloat(type)) {
    Value initNan = importer.compare(F::UNO, initValue, initValue);
    Value isNumber = importer.compare(F::ORD, value, value);
    Value wins = importer.compare(largest ? F::OGT : F::OLT, initValue, value);
    better = importer.make<arith::OrIOp>(
        wins, importer.make<arith::AndIOp>(initNan, isNumber));
    same = importer.make<arith::OrIOp>(
        importer.compare(F::OEQ, initValue, value),
        importer.make<arith::AndIOp>(initNan,
                                     importer.compare(F::UNO, value, value)));
  } else {
    bool isUnsigned = Importer::isUnsigned(type);
    better = importer.compare(largest ? (isUnsigned ? I::ugt : I::sgt)
                                      : (isUnsigned ? I::ult : I::slt),
                              initValue, value);
    same = importer.compare(I::eq, initValue, value);
  }
  Value least = importer.make<arith::MinSIOp>(initPosition, position);
  position = importer.select(better, initPosition,
                             importer.select(same, least, position));
  value = importer.select(better, initValue, value);
}

static LogicalResult importArg(Importer &importer, Operation *op,
                               Reduction &r) {
  Block &body = op->getRegion(0).front();
  // The position may be either operand; whichever it is counts.
  bool ascending = r.dims.size() == 1 && (countsAlong(r.inputs[0], r.dims[0]) ||
                                          countsAlong(r.inputs[1], r.dims[0]));
  std::optional<ArgCombiner> match =
      matchArgCombiner(importer, op, body, ascending);
  if (!match)
    return importer.error(op)
           << "has a body that is not supported; of two operands, it must "
              "combine each by itself, or keep the pair with the largest or "
              "smallest value, NaN first, then the least position";
  unsigned v = match->value, p = 1 - v;
  if (!r.dims.empty() && match) {
    ascending = r.dims.size() == 1 && countsAlong(r.inputs[p], r.dims[0]);
    if (!ascending && !matchArgCombiner(importer, op, body, false))
      return importer.error(op)
             << "has a body that depends on the order of its operands; of "
                "equal values keep the one with the least position";
  }
  bool isUnsigned =
      !Importer::isFloat(r.oldTypes[v]) && Importer::isUnsigned(r.oldTypes[v]);
  ReduceKind kind =
      match->largest ? (isUnsigned ? ReduceKind::UArgMax : ReduceKind::ArgMax)
                     : (isUnsigned ? ReduceKind::UArgMin : ReduceKind::ArgMin);
  Value results[2] = {r.inputs[v], r.inputs[p]};
  if (!r.dims.empty()) {
    Operation *reduce = importer.makeAll<ReduceOp>(
        TypeRange{r.types[v], r.types[p]}, kind,
        ValueRange{r.inputs[v], r.inputs[p]}, r.dims);
    results[0] = reduce->getResult(0);
    results[1] = reduce->getResult(1);
  }
  // Starting from the identity and position 0 changes nothing where the
  // positions begin at 0, and where there are none.
  std::optional<APInt> first = knownSplat(r.inits[p]);
  bool neutral = first && first->isZero() && ascending &&
                 isIdentity(match->largest ? ScalarKind::Max : ScalarKind::Min,
                            r.oldTypes[v], r.inits[v]);
  if (!neutral && results[0].getType() == r.types[v] &&
      results[1].getType() == r.types[p])
    combineArg(importer, match->largest, r.oldTypes[v], r.inits[v], r.inits[p],
               results[0], results[1]);
  if (failed(importer.set(op, results[0], v)))
    return failure();
  return importer.set(op, results[1], p);
}

static LogicalResult importReduce(Importer &importer, Operation *op) {
  FailureOr<Reduction> r = readReduction(importer, op);
  if (failed(r))
    return failure();
  FailureOr<SmallVector<Combiner>> combiners =
      matchCombiners(importer, op, op->getRegion(0).front(), r->count);
  if (failed(combiners))
    return failure();
  if (llvm::all_of(*combiners, [](const Combiner &combiner) {
        return combiner.kind == CombinerKind::Scalar;
      })) {
    for (auto [combiner, type] : llvm::zip(*combiners, r->oldTypes))
      if (Importer::isFloat(type) && combiner.scalar >= ScalarKind::And)
        return importer.error(op) << "has a body of logic over " << type;
    return importSums(importer, op, *r, *combiners);
  }
  if (r->count == 2)
    return importArg(importer, op, *r);
  return importer.error(op)
         << "has a body that is not supported; use add, multiply, maximum, "
            "minimum, and, or or xor of the two values of each operand";
}

void sinter::addReduceHandlers(ImportHandlers &handlers) {
  handlers["stablehlo.reduce"] = importReduce;
}
