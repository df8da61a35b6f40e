// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The type of quantised tensors, and the ops into and out of it.

#include "sinter/IR/SinterDialect.h"

#include "mlir/IR/DialectImplementation.h"

using namespace mlir;
using namespace sinter;

SmallVector<int64_t> QuantizedType::getScaleShape() const {
  SmallVector<int64_t> shape;
  for (auto [size, block] : llvm::zip(getShape(), getBlock()))
    shape.push_back(llvm::divideCeil(size, block));
  return shape;
}

LogicalResult QuantizedType::verify(function_ref<InFlightDiagnostic()> emit,
                                    ArrayRef<int64_t> shape, Type element,
                                    Type scale, ArrayRef<int64_t> block,
                                    ArrayRef<int64_t> layout) {
  if (!isa<Float8E4M3FNType, Float8E5M2Type, Float4E2M1FNType>(element))
    return emit() << "element type " << element
                  << " is not one of f8E4M3FN, f8E5M2, f4E2M1FN";
  if (!isa<Float32Type, Float8E8M0FNUType, Float8E4M3FNType>(scale))
    return emit() << "scale type " << scale
                  << " is not one of f32, f8E8M0FNU, f8E4M3FN";
  if (block.size() != shape.size() || layout.size() != shape.size())
    return emit() << "shape, block and layout must have one length";
  llvm::SmallBitVector seen(shape.size());
  for (size_t i = 0; i < shape.size(); ++i) {
    if (shape[i] < 0 || block[i] < 1)
      return emit() << "dim " << i << ": size and block must be positive";
    if (layout[i] < 0 || layout[i] >= static_cast<int64_t>(shape.size()) ||
        seen.test(layout[i]))
      return emit() << "layout must be a permutation of the dims";
    seen.set(layout[i]);
  }
  return success();
}

Type QuantizedType::parse(AsmParser &parser) {
  SmallVector<int64_t> shape, block, layout;
  Type element, scale;
  auto parseList = [&](SmallVectorImpl<int64_t> &list) {
    return parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&]() {
      return parser.parseInteger(list.emplace_back());
    });
  };
  if (parser.parseLess() ||
      parser.parseDimensionList(shape, /*allowDynamic=*/false) ||
      parser.parseType(element) || parser.parseComma() ||
      parser.parseKeyword("scale") || parser.parseEqual() ||
      parser.parseType(scale) || parser.parseComma() ||
      parser.parseKeyword("block") || parser.parseEqual() || parseList(block))
    return {};
  layout.assign(llvm::seq<int64_t>(0, shape.size()).begin(),
                llvm::seq<int64_t>(0, shape.size()).end());
  if (succeeded(parser.parseOptionalComma())) {
    layout.clear();
    if (parser.parseKeyword("layout") || parser.parseEqual() ||
        parseList(layout))
      return {};
  }
  if (parser.parseGreater())
    return {};
  return parser.getChecked<QuantizedType>(
      parser.getContext(), ArrayRef<int64_t>(shape), element, scale,
      ArrayRef<int64_t>(block), ArrayRef<int64_t>(layout));
}

void QuantizedType::print(AsmPrinter &p) const {
  p << '<';
  for (int64_t size : getShape())
    p << size << 'x';
  p << getElementType() << ", scale = " << getScaleType() << ", block = ["
    << getBlock() << ']';
  if (!llvm::equal(getLayout(), llvm::seq<int64_t>(0, getLayout().size())))
    p << ", layout = [" << getLayout() << ']';
  p << '>';
}

static LogicalResult verifySame(Operation *op, ArrayRef<int64_t> quantized,
                                Type tensor) {
  auto ranked = cast<RankedTensorType>(tensor);
  if (ranked.getShape() != quantized)
    return op->emitOpError() << "tensor and quantized type must have one shape";
  if (!isa<FloatType>(ranked.getElementType()))
    return op->emitOpError()
           << "only floats are quantised, not " << ranked.getElementType();
  return success();
}

LogicalResult QuantizeOp::verify() {
  if (failed(verifySame(*this, getType().getShape(), getInput().getType())))
    return failure();
  auto wanted = RankedTensorType::get(getType().getScaleShape(),
                                      getType().getScaleType());
  if (getScale() && getScale().getType() != wanted)
    return emitOpError() << "scale is " << getScale().getType()
                         << ", but must be " << wanted;
  return success();
}

LogicalResult DequantizeOp::verify() {
  return verifySame(*this, getInput().getType().getShape(), getType());
}

/// Codes and scales of `type` as they lie in memory.
static LogicalResult verifyParts(Operation *op, QuantizedType type, Type codes,
                                 Type scales) {
  auto inMemory = [&](ArrayRef<int64_t> shape, Type element) {
    SmallVector<int64_t> sizes;
    for (int64_t d : type.getLayout())
      sizes.push_back(shape[d]);
    return RankedTensorType::get(sizes, element);
  };
  Type wanted = inMemory(type.getShape(), type.getElementType());
  if (codes != wanted)
    return op->emitOpError()
           << "codes are " << codes << ", but must be " << wanted;
  wanted = inMemory(type.getScaleShape(), type.getScaleType());
  if (scales != wanted)
    return op->emitOpError()
           << "scales are " << scales << ", but must be " << wanted;
  return success();
}

LogicalResult UnpackOp::verify() {
  return verifyParts(*this, getInput().getType(), getCodes().getType(),
                     getScales().getType());
}

LogicalResult UnpackOp::fold(FoldAdaptor, SmallVectorImpl<OpFoldResult> &into) {
  auto pack = getInput().getDefiningOp<PackOp>();
  if (!pack)
    return failure();
  into.append({pack.getCodes(), pack.getScales()});
  return success();
}

LogicalResult PackOp::verify() {
  return verifyParts(*this, getType(), getCodes().getType(),
                     getScales().getType());
}
