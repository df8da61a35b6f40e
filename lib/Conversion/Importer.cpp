// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Emitting ops, reading attributes and types: what all groups of ops share.

#include "Importer.h"

#include "mlir/IR/Matchers.h"
#include "mlir/IR/Verifier.h"

using namespace mlir;
using namespace sinter;

Type sinter::elementType(Type type) {
  return cast<ShapedType>(type).getElementType();
}

bool Importer::isUnsigned(Type type) {
  Type element = elementType(type);
  return element.isUnsignedInteger() || element.isInteger(1);
}

bool Importer::isBool(Type type) { return elementType(type).isInteger(1); }

bool Importer::isFloat(Type type) { return isa<FloatType>(elementType(type)); }

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

InFlightDiagnostic Importer::error(Operation *op) {
  // One error says it all.
  if (failed)
    return InFlightDiagnostic();
  failed = true;
  return emitError(op->getLoc())
         << "'" << op->getName().getStringRef() << "' op ";
}

LogicalResult Importer::expect(Operation *op, unsigned operands,
                               unsigned results, unsigned regions) {
  if (op->getNumOperands() != operands || op->getNumResults() != results ||
      op->getNumRegions() != regions)
    return error(op) << "must have " << operands << " operands, " << results
                     << " results and " << regions << " regions, but has "
                     << op->getNumOperands() << ", " << op->getNumResults()
                     << " and " << op->getNumRegions();
  for (Region &region : op->getRegions())
    if (!region.hasOneBlock() || region.front().empty())
      return error(op) << "must have regions of one block each";
  return success();
}

/// Element type in the step, or null: integers lose their sign.
static Type convertElement(Type type) {
  if (auto integer = dyn_cast<IntegerType>(type)) {
    unsigned width = integer.getWidth();
    if (width == 8 || width == 16 || width == 32 || width == 64 ||
        (width == 1 && integer.isSignless()))
      return IntegerType::get(type.getContext(), width);
    return {};
  }
  if (isa<Float16Type, BFloat16Type, Float32Type, Float64Type, Float8E4M3FNType,
          Float8E5M2Type>(type))
    return type;
  return {};
}

RankedTensorType Importer::convertType(Operation *op, Type type,
                                       const Twine &what) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor) {
    error(op) << what << " has type " << type
              << ", which is not a tensor of known shape; lower the program "
                 "without tokens, tuples and unranked tensors";
    return {};
  }
  if (!tensor.hasStaticShape()) {
    error(op) << what << " has the dynamic shape " << type
              << "; lower the program for fixed sizes";
    return {};
  }
  if (tensor.getEncoding()) {
    error(op) << what << " has type " << type
              << " with an encoding, which has no meaning here; lower the "
                 "program without sparsity and bounds";
    return {};
  }
  int64_t elements = 1;
  for (int64_t size : tensor.getShape())
    if (llvm::MulOverflow(elements, size, elements)) {
      error(op) << what << " has type " << type
                << ", more elements than can be counted";
      return {};
    }
  Type element = convertElement(tensor.getElementType());
  if (!element) {
    StringRef repair =
        isa<ComplexType>(tensor.getElementType())
            ? "; compute with the real and the imaginary part"
            : "; use i1, i8 to i64, ui8 to ui64, f16, bf16, f32, f64, "
              "f8E4M3FN or f8E5M2";
    error(op) << what << " has element type " << tensor.getElementType()
              << ", which is not supported" << repair;
    return {};
  }
  return RankedTensorType::get(tensor.getShape(), element);
}

RankedTensorType Importer::resultType(Operation *op, unsigned index) {
  return convertType(op, op->getResult(index).getType(),
                     "result " + Twine(index));
}

FailureOr<SmallVector<int64_t>>
Importer::integers(Operation *op, StringRef name,
                   std::optional<SmallVector<int64_t>> fallback) {
  Attribute attr = op->getAttr(name);
  if (!attr) {
    if (fallback)
      return *fallback;
    return error(op) << "has no attribute '" << name << "'";
  }
  if (auto array = dyn_cast<DenseI64ArrayAttr>(attr))
    return SmallVector<int64_t>(array.asArrayRef());
  if (auto dense = dyn_cast<DenseIntElementsAttr>(attr)) {
    SmallVector<int64_t> values;
    for (const APInt &value : dense.getValues<APInt>())
      values.push_back(value.getSExtValue());
    return values;
  }
  if (auto array = dyn_cast<ArrayAttr>(attr)) {
    SmallVector<int64_t> values;
    for (Attribute item : array)
      if (auto integer = dyn_cast<IntegerAttr>(item))
        values.push_back(integer.getValue().getSExtValue());
    if (values.size() == array.size())
      return values;
  }
  return error(op) << "attribute '" << name
                   << "' must be a list of integers, but is " << attr;
}

FailureOr<int64_t> Importer::integer(Operation *op, StringRef name) {
  Attribute attr = op->getAttr(name);
  if (!attr)
    return error(op) << "has no attribute '" << name << "'";
  auto integer = dyn_cast<IntegerAttr>(attr);
  if (!integer || integer.getValue().getBitWidth() > 64)
    return error(op) << "attribute '" << name << "' must be an integer, but is "
                     << attr;
  return integer.getValue().getSExtValue();
}

FailureOr<AttributeText> Importer::text(Operation *op, StringRef name) {
  Attribute attr = op->getAttr(name);
  if (!attr)
    return error(op) << "has no attribute '" << name << "'";
  if (std::optional<AttributeText> text = AttributeText::parse(attr))
    return std::move(*text);
  return error(op) << "cannot read attribute '" << name << "': " << attr;
}

Value Importer::operand(Operation *op, unsigned index) {
  return values.lookup(op->getOperand(index));
}

LogicalResult Importer::set(Operation *op, Value value, unsigned index) {
  // What went wrong before has been reported.
  if (failed)
    return failure();
  RankedTensorType type = resultType(op, index);
  if (!type)
    return failure();
  if (value.getType() != type)
    return error(op) << "result " << index << " has type "
                     << op->getResult(index).getType()
                     << ", but the operands and attributes give "
                     << value.getType();
  values[op->getResult(index)] = value;
  return success();
}

//===----------------------------------------------------------------------===//
// Emitting
//===----------------------------------------------------------------------===//

void Importer::check(Operation *op) {
  if (failed)
    return;
  std::string message;
  {
    ScopedDiagnosticHandler handler(op->getContext(), [&](Diagnostic &d) {
      if (message.empty())
        message = d.str();
      return success();
    });
    if (succeeded(verify(op)))
      return;
  }
  // `'sinter.pad' op dim 0: ...` names an op that the user never wrote.
  StringRef reason = message;
  if (reason.consume_front("'"))
    reason = reason.split("' op ").second;
  error(current) << (reason.empty() ? StringRef(message) : reason);
}

Value Importer::constant(TypedAttr attr) {
  Value &value = constants[attr];
  if (!value)
    value = arith::ConstantOp::create(builder, location, attr);
  return value;
}

Value Importer::splat(RankedTensorType type, const APInt &value) {
  return constant(DenseElementsAttr::get(type, value));
}

Value Importer::splat(RankedTensorType type, int64_t value) {
  return splat(type, APInt(type.getElementTypeBitWidth(), value,
                           /*isSigned=*/true, /*implicitTrunc=*/true));
}

Value Importer::splat(RankedTensorType type, double value) {
  return constant(DenseElementsAttr::get(
      type, builder.getFloatAttr(type.getElementType(), value)));
}

Value Importer::splatLike(Value value, int64_t element) {
  return splat(tensorType(value), element);
}

Value Importer::splatLike(Value value, double element) {
  return splat(tensorType(value), element);
}

/// Whether folding `op` costs little: what it gives is small, or what it
/// takes is no constant that the folder would compute over.
static bool isCheapToFold(Operation *op) {
  auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  if (!type)
    return false;
  if (isa<SinterDialect>(op->getDialect()))
    return true;
  return isa<IntegerType>(type.getElementType()) &&
         type.getNumElements() <= kMaxFoldedElements;
}

Value Importer::finish(Operation *op) {
  check(op);
  Value result = op->getResult(0);
  if (failed || op->getNumResults() != 1 || !isCheapToFold(op))
    return result;
  if (DenseElementsAttr attr = foldMovement(op)) {
    op->erase();
    return constant(attr);
  }
  // Folding in place may uncover more of the same, but not without end.
  for (int round = 0; round < 8; ++round) {
    SmallVector<Attribute> operands;
    for (Value value : op->getOperands()) {
      Attribute attr;
      matchPattern(value, m_Constant(&attr));
      operands.push_back(attr);
    }
    SmallVector<OpFoldResult> folded;
    if (::mlir::failed(op->fold(operands, folded)))
      return result;
    if (folded.empty())
      continue;
    if (auto value = dyn_cast<Value>(folded.front())) {
      if (value == result || value.getType() != result.getType())
        return result;
      op->erase();
      return value;
    }
    auto attr = dyn_cast<TypedAttr>(cast<Attribute>(folded.front()));
    if (!attr || attr.getType() != result.getType())
      return result;
    op->erase();
    return constant(attr);
  }
  return result;
}

Value Importer::reshape(Value value, ArrayRef<int64_t> shape) {
  if (tensorType(value).getShape() == shape)
    return value;
  return make<ReshapeOp>(RankedTensorType::get(shape, elementType(value)),
                         value);
}

Value Importer::broadcastScalar(Value value, ArrayRef<int64_t> shape) {
  if (tensorType(value).getRank() != 0 || shape.empty())
    return value;
  return make<BroadcastOp>(RankedTensorType::get(shape, elementType(value)),
                           value, ArrayRef<int64_t>());
}

Value Importer::concat(ArrayRef<Value> parts, int64_t dim) {
  // Joined parts are joined once; empty ones add nothing.
  SmallVector<Value> flat;
  SmallVector<int64_t> shape(tensorType(parts.front()).getShape());
  shape[dim] = 0;
  for (Value part : parts) {
    int64_t size = tensorType(part).getDimSize(dim);
    shape[dim] += size;
    if (size == 0)
      continue;
    auto inner = part.getDefiningOp<ConcatOp>();
    if (inner && static_cast<int64_t>(inner.getDim()) == dim)
      llvm::append_range(flat, inner.getInputs());
    else
      flat.push_back(part);
  }
  if (flat.empty())
    return parts.front();
  if (flat.size() == 1)
    return flat.front();
  return make<ConcatOp>(RankedTensorType::get(shape, elementType(flat[0])),
                        ValueRange(flat), dim);
}

Value Importer::slice(Value value, ArrayRef<int64_t> offsets,
                      ArrayRef<int64_t> sizes, ArrayRef<int64_t> strides) {
  // A piece of joined parts is a piece of those parts that it overlaps. This
  // undoes what a loop builds up row by row.
  if (auto joined = value.getDefiningOp<ConcatOp>()) {
    int64_t dim = joined.getDim();
    int64_t begin = offsets[dim], end = begin + sizes[dim];
    if (strides[dim] == 1 && begin < end) {
      SmallVector<Value> parts;
      SmallVector<int64_t> partOffsets(offsets), partSizes(sizes);
      int64_t position = 0;
      for (Value part : joined.getInputs()) {
        int64_t size = tensorType(part).getDimSize(dim);
        int64_t from = std::max(begin - position, int64_t(0));
        int64_t to = std::min(end - position, size);
        position += size;
        if (from >= to)
          continue;
        partOffsets[dim] = from;
        partSizes[dim] = to - from;
        parts.push_back(slice(part, partOffsets, partSizes, strides));
      }
      if (!parts.empty())
        return concat(parts, dim);
    }
  }
  return make<SliceOp>(RankedTensorType::get(sizes, elementType(value)), value,
                       offsets, strides);
}

Value Importer::toFloat(Value value, Type element) {
  Type from = elementType(value);
  if (from == element)
    return value;
  RankedTensorType type = withElement(value, element);
  unsigned oldWidth = from.getIntOrFloatBitWidth();
  unsigned newWidth = element.getIntOrFloatBitWidth();
  if (oldWidth < newWidth)
    return make<arith::ExtFOp>(type, value);
  if (oldWidth > newWidth)
    return make<arith::TruncFOp>(type, value);
  // f16 and bf16, f8E4M3FN and f8E5M2: f32 holds either exactly.
  Value wide =
      make<arith::ExtFOp>(withElement(value, builder.getF32Type()), value);
  return make<arith::TruncFOp>(type, wide);
}

Value Importer::compare(arith::CmpIPredicate predicate, Value lhs, Value rhs) {
  return make<arith::CmpIOp>(predicate, lhs, rhs);
}

Value Importer::compare(arith::CmpFPredicate predicate, Value lhs, Value rhs) {
  return make<arith::CmpFOp>(predicate, lhs, rhs);
}

Value Importer::select(Value condition, Value yes, Value no) {
  return make<arith::SelectOp>(condition, yes, no);
}

std::optional<APInt> sinter::knownSplat(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (!isa<BroadcastOp, ReshapeOp>(op))
      break;
    value = op->getOperand(0);
  }
  DenseElementsAttr attr;
  if (!matchPattern(value, m_Constant(&attr)) || !attr.isSplat() ||
      !isa<IntegerType>(attr.getElementType()))
    return std::nullopt;
  return attr.getSplatValue<APInt>();
}
