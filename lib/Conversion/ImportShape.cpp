// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Constants, and ops that move elements to places known at compile time.

#include "Importer.h"

#include "mlir/IR/DialectResourceBlobManager.h"

using namespace mlir;
using namespace sinter;

static LogicalResult importConstant(Importer &importer, Operation *op) {
  if (failed(importer.expect(op, 0)))
    return failure();
  RankedTensorType type = importer.resultType(op);
  if (!type)
    return failure();
  Attribute attr = op->getAttr("value");
  if (auto dense = dyn_cast_or_null<DenseElementsAttr>(attr)) {
    if (dense.getType() != op->getResult(0).getType())
      return importer.error(op)
             << "has a value of type " << dense.getType()
             << " but a result of type " << op->getResult(0).getType();
    if (dense.getElementType() != type.getElementType())
      dense = dense.bitcast(type.getElementType());
    return importer.set(op, importer.constant(dense));
  }
  if (auto resource = dyn_cast_or_null<DenseResourceElementsAttr>(attr)) {
    AsmResourceBlob *blob = resource.getRawHandle().getBlob();
    if (!blob)
      return importer.error(op)
             << "has a value whose data is not in the file; print the program "
                "with its large constants";
    if (type.getElementType().isInteger(1) ||
        resource.getType() != op->getResult(0).getType() ||
        blob->getData().size() * 8 !=
            static_cast<size_t>(type.getNumElements()) *
                type.getElementTypeBitWidth())
      return importer.error(op)
             << "has a resource of " << blob->getData().size()
             << " bytes that does not fit its type "
             << op->getResult(0).getType()
             << "; print the program with its constants in place";
    return importer.set(
        op, importer.constant(
                DenseElementsAttr::getFromRawBuffer(type, blob->getData())));
  }
  return importer.error(op) << "must have a dense 'value'; print the program "
                               "with its large constants";
}

static LogicalResult importIota(Importer &importer, Operation *op) {
  if (failed(importer.expect(op, 0)))
    return failure();
  FailureOr<int64_t> dim = importer.integer(op, "iota_dimension");
  RankedTensorType type = importer.resultType(op);
  if (failed(dim) || !type)
    return failure();
  if (Importer::isBool(type))
    return importer.error(op) << "cannot count in i1; count in i32 and convert";
  if (*dim < 0 || *dim >= type.getRank())
    return importer.error(op)
           << "iota_dimension is " << *dim << ", but " << type << " has "
           << type.getRank() << " dims, counted from 0";
  return importer.set(op, importer.make<IotaOp>(type, *dim));
}

static LogicalResult importBroadcast(Importer &importer, Operation *op) {
  if (failed(importer.expect(op, 1)))
    return failure();
  FailureOr<SmallVector<int64_t>> dims =
      importer.integers(op, "broadcast_dimensions");
  RankedTensorType type = importer.resultType(op);
  if (failed(dims) || !type)
    return failure();
  return importer.set(
      op, importer.make<BroadcastOp>(type, importer.operand(op, 0), *dims));
}

static LogicalResult importReshape(Importer &importer, Operation *op) {
  if (failed(importer.expect(op, 1)))
    return failure();
  RankedTensorType type = importer.resultType(op);
  if (!type)
    return failure();
  return importer.set(op,
                      importer.make<ReshapeOp>(type, importer.operand(op, 0)));
}

static LogicalResult importTranspose(Importer &importer, Operation *op) {
  if (failed(importer.expect(op, 1)))
    return failure();
  FailureOr<SmallVector<int64_t>> permutation =
      importer.integers(op, "permutation");
  RankedTensorType type = importer.resultType(op);
  if (failed(permutation) || !type)
    return failure();
  return importer.set(op, importer.make<TransposeOp>(
                              type, importer.operand(op, 0), *permutation));
}

static LogicalResult importReverse(Importer &importer, Operation *op) {
  if (failed(importer.expect(op, 1)))
    return failure();
  FailureOr<SmallVector<int64_t>> dims = importer.integers(op, "dimensions");
  RankedTensorType type = importer.resultType(op);
  if (failed(dims) || !type)
    return failure();
  return importer.set(
      op, importer.make<ReverseOp>(type, importer.operand(op, 0), *dims));
}

static LogicalResult importSlice(Importer &importer, Operation *op) {
  if (failed(importer.expect(op, 1)))
    return failure();
  auto starts = importer.integers(op, "start_indices");
  auto limits = importer.integers(op, "limit_indices");
  auto strides = importer.integers(op, "strides");
  if (failed(starts) || failed(limits) || failed(strides))
    return failure();
  Value input = importer.operand(op, 0);
  RankedTensorType from = tensorType(input);
  size_t rank = from.getRank();
  if (starts->size() != rank || limits->size() != rank ||
      strides->size() != rank)
    return importer.error(op)
           << "must have one start, limit and stride per dim of "
           << op->getOperand(0).getType();
  SmallVector<int64_t> sizes;
  for (size_t i = 0; i < rank; ++i) {
    int64_t start = (*starts)[i], limit = (*limits)[i], stride = (*strides)[i];
    if (start < 0 || limit < start || limit > from.getDimSize(i) || stride < 1)
      return importer.error(op)
             << "dim " << i << ": start " << start << ", limit " << limit
             << " and stride " << stride << " do not lie within size "
             << from.getDimSize(i);
    sizes.push_back((limit - start) / stride + ((limit - start) % stride != 0));
  }
  return importer.set(op, importer.slice(input, *starts, sizes, *strides));
}

static LogicalResult importConcatenate(Importer &importer, Operation *op) {
  unsigned count = op->getNumOperands();
  if (count == 0)
    return importer.error(op) << "must have an operand";
  if (failed(importer.expect(op, count)))
    return failure();
  FailureOr<int64_t> dim = importer.integer(op, "dimension");
  if (failed(dim))
    return failure();
  SmallVector<Value> parts;
  for (unsigned i = 0; i < count; ++i) {
    parts.push_back(importer.operand(op, i));
    RankedTensorType first = tensorType(parts[0]), type = tensorType(parts[i]);
    if (*dim < 0 || *dim >= first.getRank())
      return importer.error(op) << "dimension " << *dim << " is not a dim of "
                                << op->getOperand(0).getType();
    bool fits = type.getRank() == first.getRank() &&
                type.getElementType() == first.getElementType();
    for (int64_t d = 0; fits && d < first.getRank(); ++d)
      fits = d == *dim || type.getDimSize(d) == first.getDimSize(d);
    if (!fits)
      return importer.error(op)
             << "cannot join " << op->getOperand(0).getType() << " and "
             << op->getOperand(i).getType() << " along dim " << *dim;
  }
  return importer.set(op, importer.concat(parts, *dim));
}

static LogicalResult importPad(Importer &importer, Operation *op) {
  if (failed(importer.expect(op, 2)))
    return failure();
  auto low = importer.integers(op, "edge_padding_low");
  auto high = importer.integers(op, "edge_padding_high");
  auto interior = importer.integers(op, "interior_padding");
  RankedTensorType type = importer.resultType(op);
  if (failed(low) || failed(high) || failed(interior) || !type)
    return failure();
  return importer.set(op, importer.make<PadOp>(type, importer.operand(op, 0),
                                               importer.operand(op, 1), *low,
                                               *high, *interior));
}

void sinter::addShapeHandlers(ImportHandlers &handlers) {
  handlers["stablehlo.broadcast_in_dim"] = importBroadcast;
  handlers["stablehlo.concatenate"] = importConcatenate;
  handlers["stablehlo.constant"] = importConstant;
  handlers["stablehlo.iota"] = importIota;
  handlers["stablehlo.pad"] = importPad;
  handlers["stablehlo.reshape"] = importReshape;
  handlers["stablehlo.reverse"] = importReverse;
  handlers["stablehlo.slice"] = importSlice;
  handlers["stablehlo.transpose"] = importTranspose;
}
