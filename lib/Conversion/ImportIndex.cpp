// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops whose addresses are data. Where the address is known, they become moves
// to known places.

#include "Importer.h"
#include "RegionMatch.h"

#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace sinter;

//===----------------------------------------------------------------------===//
// dynamic_slice, dynamic_update_slice
//===----------------------------------------------------------------------===//

namespace {
/// The position of a box in a tensor.
struct Starts {
  SmallVector<Value> values;
  bool isUnsigned = false;
  /// The positions, clamped, where all of them are known.
  std::optional<SmallVector<int64_t>> known;
};
} // namespace

static FailureOr<Starts> readStarts(Importer &importer, Operation *op,
                                    unsigned first, RankedTensorType whole,
                                    ArrayRef<int64_t> box) {
  if (static_cast<int64_t>(op->getNumOperands()) != first + whole.getRank() ||
      static_cast<int64_t>(box.size()) != whole.getRank())
    return importer.error(op) << "must have one start and one size per dim of "
                              << op->getOperand(0).getType();
  for (int64_t i = 0; i < whole.getRank(); ++i)
    if (box[i] < 0 || box[i] > whole.getDimSize(i))
      return importer.error(op) << "dim " << i << ": a box of " << box[i]
                                << " does not fit into " << whole.getDimSize(i);
  Starts starts;
  starts.known.emplace();
  for (int64_t i = 0; i < whole.getRank(); ++i) {
    Type type = op->getOperand(first + i).getType();
    if (type != op->getOperand(first).getType())
      return importer.error(op)
             << "must have starts of one type, but has "
             << op->getOperand(first).getType() << " and " << type;
    Value value = importer.operand(op, first + i);
    if (tensorType(value).getRank() != 0 || Importer::isFloat(type) ||
        Importer::isBool(type))
      return importer.error(op) << "must have starts that are integer scalars, "
                                   "not "
                                << type;
    starts.isUnsigned = Importer::isUnsigned(type);
    starts.values.push_back(value);
    std::optional<APInt> known = knownSplat(value);
    if (!known) {
      starts.known.reset();
    } else if (starts.known) {
      // 65 bits hold every start of either sign.
      APInt start = starts.isUnsigned ? known->zext(65) : known->sext(65);
      APInt last(65, whole.getDimSize(i) - box[i]);
      start =
          start.isNegative() ? APInt(65, 0) : (start.sgt(last) ? last : start);
      starts.known->push_back(start.getSExtValue());
    }
  }
  return starts;
}

static UnitAttr unitIf(Importer &importer, bool condition) {
  return condition ? importer.builder.getUnitAttr() : UnitAttr();
}

static LogicalResult importDynamicSlice(Importer &importer, Operation *op) {
  if (op->getNumOperands() == 0)
    return importer.error(op) << "must have an operand";
  if (failed(importer.expect(op, op->getNumOperands())))
    return failure();
  FailureOr<SmallVector<int64_t>> sizes = importer.integers(op, "slice_sizes");
  RankedTensorType type = importer.resultType(op);
  if (failed(sizes) || !type)
    return failure();
  Value input = importer.operand(op, 0);
  FailureOr<Starts> starts =
      readStarts(importer, op, 1, tensorType(input), *sizes);
  if (failed(starts))
    return failure();
  if (starts->known) {
    SmallVector<int64_t> strides(sizes->size(), 1);
    return importer.set(op,
                        importer.slice(input, *starts->known, *sizes, strides));
  }
  return importer.set(
      op, importer.make<DynamicSliceOp>(type, input, ValueRange(starts->values),
                                        unitIf(importer, starts->isUnsigned)));
}

/// `input` with `update` at `offsets`: along the first dim that is not
/// covered, what comes before and what comes after it stay.
static Value updateKnown(Importer &importer, Value input, Value update,
                         ArrayRef<int64_t> offsets) {
  RankedTensorType whole = tensorType(input), box = tensorType(update);
  SmallVector<int64_t> strides(whole.getRank(), 1);
  for (int64_t dim = 0; dim < whole.getRank(); ++dim) {
    if (box.getDimSize(dim) == whole.getDimSize(dim))
      continue;
    int64_t begin = offsets[dim], end = begin + box.getDimSize(dim);
    SmallVector<int64_t> from(whole.getRank(), 0), sizes(whole.getShape());
    auto piece = [&](int64_t at, int64_t size) {
      from[dim] = at;
      sizes[dim] = size;
      return importer.slice(input, from, sizes, strides);
    };
    SmallVector<Value> parts;
    if (begin > 0)
      parts.push_back(piece(0, begin));
    SmallVector<int64_t> rest(offsets);
    rest[dim] = 0;
    parts.push_back(
        updateKnown(importer, piece(begin, end - begin), update, rest));
    if (end < whole.getDimSize(dim))
      parts.push_back(piece(end, whole.getDimSize(dim) - end));
    return importer.concat(parts, dim);
  }
  return update;
}

static LogicalResult importDynamicUpdateSlice(Importer &importer,
                                              Operation *op) {
  if (op->getNumOperands() < 2)
    return importer.error(op) << "must have an operand and an update";
  if (failed(importer.expect(op, op->getNumOperands())))
    return failure();
  Value input = importer.operand(op, 0), update = importer.operand(op, 1);
  if (elementType(op->getOperand(0)) != elementType(op->getOperand(1)))
    return importer.error(op) << "must have operand and update of one element "
                                 "type";
  FailureOr<Starts> starts = readStarts(importer, op, 2, tensorType(input),
                                        tensorType(update).getShape());
  if (failed(starts))
    return failure();
  if (tensorType(update).getNumElements() == 0)
    return importer.set(op, input);
  if (starts->known)
    return importer.set(op,
                        updateKnown(importer, input, update, *starts->known));
  return importer.set(op, importer.make<DynamicUpdateSliceOp>(
                              tensorType(input), input, update,
                              ValueRange(starts->values),
                              unitIf(importer, starts->isUnsigned)));
}

//===----------------------------------------------------------------------===//
// gather, scatter
//===----------------------------------------------------------------------===//

static LogicalResult checkIndices(Importer &importer, Operation *op,
                                  Type type) {
  if (Importer::isFloat(type) || Importer::isBool(type))
    return importer.error(op) << "must have integer indices, not " << type;
  return success();
}

static LogicalResult importGather(Importer &importer, Operation *op) {
  if (failed(importer.expect(op, 2)))
    return failure();
  FailureOr<AttributeText> dims = importer.text(op, "dimension_numbers");
  FailureOr<SmallVector<int64_t>> sizes = importer.integers(op, "slice_sizes");
  RankedTensorType type = importer.resultType(op);
  if (failed(dims) || failed(sizes) || !type ||
      failed(checkIndices(importer, op, op->getOperand(1).getType())))
    return failure();
  Builder &b = importer.builder;
  auto list = [&](StringRef name) {
    return b.getDenseI64ArrayAttr(dims->list(name));
  };
  bool isUnsigned = Importer::isUnsigned(op->getOperand(1).getType());
  return importer.set(
      op, importer.make<GatherOp>(
              type, importer.operand(op, 0), importer.operand(op, 1),
              list("offset_dims"), list("collapsed_slice_dims"),
              list("operand_batching_dims"),
              list("start_indices_batching_dims"), list("start_index_map"),
              b.getI64IntegerAttr(dims->number("index_vector_dim", 0)),
              b.getDenseI64ArrayAttr(*sizes), unitIf(importer, isUnsigned)));
}

static LogicalResult importScatter(Importer &importer, Operation *op) {
  if (op->getNumOperands() % 2 == 0)
    return importer.error(op) << "must have as many operands as updates, and "
                                 "indices between them";
  unsigned count = op->getNumOperands() / 2;
  if (failed(importer.expect(op, 2 * count + 1, count, 1)))
    return failure();
  FailureOr<AttributeText> dims =
      importer.text(op, "scatter_dimension_numbers");
  if (failed(dims) ||
      failed(checkIndices(importer, op, op->getOperand(count).getType())))
    return failure();
  Builder &b = importer.builder;
  auto list = [&](StringRef name) {
    return b.getDenseI64ArrayAttr(dims->list(name));
  };
  bool isUnsigned = Importer::isUnsigned(op->getOperand(count).getType());
  FailureOr<SmallVector<Combiner>> combiners =
      matchCombiners(importer, op, op->getRegion(0).front(), count);
  if (failed(combiners))
    return failure();
  for (unsigned i = 0; i < count; ++i) {
    Type type = op->getOperand(i).getType();
    const Combiner &combiner = (*combiners)[i];
    if (elementType(type) != elementType(op->getOperand(count + 1 + i)))
      return importer.error(op) << "must have operand and updates of one "
                                   "element type";
    ScatterKind kind;
    if (combiner.kind == CombinerKind::Second)
      kind = ScatterKind::Replace;
    else if (combiner.kind == CombinerKind::Scalar &&
             combiner.scalar == ScalarKind::Add && !Importer::isBool(type))
      kind = ScatterKind::Add;
    else
      return importer.error(op)
             << "has a body that neither adds the update to numbers nor takes "
                "its place; for max, min and products, compare indices with "
                "iota and reduce";
    Value value = importer.make<ScatterOp>(
        tensorType(importer.operand(op, i)),
        ScatterKindAttr::get(b.getContext(), kind), importer.operand(op, i),
        importer.operand(op, count), importer.operand(op, count + 1 + i),
        list("update_window_dims"), list("inserted_window_dims"),
        list("input_batching_dims"), list("scatter_indices_batching_dims"),
        list("scatter_dims_to_operand_dims"),
        b.getI64IntegerAttr(dims->number("index_vector_dim", 0)),
        unitIf(importer, isUnsigned));
    if (failed(importer.set(op, value, i)))
      return failure();
  }
  return success();
}

void sinter::addIndexHandlers(ImportHandlers &handlers) {
  handlers["stablehlo.dynamic_slice"] = importDynamicSlice;
  handlers["stablehlo.dynamic_update_slice"] = importDynamicUpdateSlice;
  handlers["stablehlo.gather"] = importGather;
  handlers["stablehlo.scatter"] = importScatter;
}
