// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Quantisation in primitives: codes and scales as tensors of their own. What
// the evaluator computes for the ops, bit for bit but for the signs of NaN.

#include "DecomposeNamedOps.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace sinter;

namespace {

/// A tensor of the type's shape cut into blocks. Each dim becomes the number of
/// its blocks and the elements in one, of which a factor of 1 is left out.
class Blocks {
public:
  Blocks(Primitives &p, QuantizedType type)
      : p(p), shape(type.getShape()), scaleShape(type.getScaleShape()) {
    for (auto [size, block, count] :
         llvm::zip(shape, type.getBlock(), scaleShape)) {
      // One block, or none, is as long as the dim.
      int64_t length = count <= 1 ? size : block;
      padded.push_back(count <= 1 ? size : count * block);
      if (count != 1) {
        keptDims.push_back(static_cast<int64_t>(cut.size()));
        keptSizes.push_back(count);
        cut.push_back(count);
      }
      if (length != 1 && count != 0) {
        reducedDims.push_back(static_cast<int64_t>(cut.size()));
        cut.push_back(length);
      }
    }
  }

  /// The largest element of each block; elements are not negative.
  Value largest(Value v) {
    SmallVector<int64_t> high;
    for (auto [size, whole] : llvm::zip(shape, padded))
      high.push_back(whole - size);
    if (padded != shape) {
      SmallVector<int64_t> none(shape.size(), 0);
      v = p.make<PadOp>(Primitives::typeOf(v).clone(padded), v, p.number({}, 0),
                        none, high, none);
    }
    return p.reshape(p.max(p.reshape(v, cut), reducedDims), scaleShape);
  }

  /// The scale of each element.
  Value spread(Value scales) {
    Value v = p.broadcast(p.reshape(scales, keptSizes), cut, keptDims);
    v = p.reshape(v, padded);
    for (auto [d, size] : llvm::enumerate(shape))
      v = p.slice(v, static_cast<int64_t>(d), 0, size);
    return v;
  }

private:
  Primitives &p;
  SmallVector<int64_t> shape, scaleShape, padded, cut;
  SmallVector<int64_t> keptDims, keptSizes, reducedDims;
};

/// Codes and scales as primitives, in the logical order of dims.
struct Parts {
  Value codes, scales;
};

class Quantizer {
public:
  Quantizer(Primitives &p, QuantizedType type)
      : p(p), type(type), blocks(p, type) {}

  Parts quantize(QuantizeOp op);
  Value dequantize(Parts parts, RankedTensorType to);

private:
  Value integers(ArrayRef<int64_t> shape, uint64_t value) {
    return p.integer(shape, 32, value);
  }
  Value bitsToFloat(Value bits) {
    return p.make<arith::BitcastOp>(
        Primitives::typeOf(bits).clone(p.b.getF32Type()), bits);
  }
  Value compare(arith::CmpFPredicate how, Value x, Value y) {
    return p.make<arith::CmpFOp>(how, x, y);
  }
  /// 2^(code - 127) of an E8M0 code in 32 bits.
  Value powerOf(Value code) {
    ArrayRef<int64_t> shape = Primitives::shapeOf(code);
    Value bits = p.make<arith::ShLIOp>(code, integers(shape, 23));
    bits =
        p.select(p.compare(arith::CmpIPredicate::eq, code, integers(shape, 0)),
                 integers(shape, 0x00400000), bits);
    return p.select(
        p.compare(arith::CmpIPredicate::eq, code, integers(shape, 255)),
        p.number(shape, std::numeric_limits<double>::quiet_NaN()),
        bitsToFloat(bits));
  }
  Value codeOf(Value scale) {
    auto bytes = Primitives::typeOf(scale).clone(p.b.getI8Type());
    return p.zeroExtend(p.make<arith::BitcastOp>(bytes, scale), 32);
  }
  /// What scales are worth, in f32.
  Value widenScales(Value scales) {
    if (isa<Float8E8M0FNUType>(type.getScaleType()))
      return powerOf(codeOf(scales));
    return p.widen(scales);
  }
  Value storeScales(Value scale);

  Primitives &p;
  QuantizedType type;
  Blocks blocks;
};

} // namespace

static double largestFinite(Type format) {
  return APFloat::getLargest(cast<FloatType>(format).getFloatSemantics())
      .convertToDouble();
}

/// Nearest, or for powers of two the next above; never 0.
Value Quantizer::storeScales(Value scale) {
  ArrayRef<int64_t> shape = Primitives::shapeOf(scale);
  auto atLeast = [&](double least) {
    return p.make<arith::MaximumFOp>(scale, p.number(shape, least));
  };
  if (type.getScaleType().isF32())
    return atLeast(0x1p-149);
  if (isa<Float8E4M3FNType>(type.getScaleType())) {
    scale = atLeast(0x1p-9);
    scale = p.make<arith::MinimumFOp>(
        scale, p.number(shape, largestFinite(type.getScaleType())));
    return p.round(scale, type.getScaleType());
  }
  Value bits = p.make<arith::BitcastOp>(
      Primitives::typeOf(scale).clone(p.b.getI32Type()), scale);
  Value code = p.make<arith::ShRUIOp>(
      p.make<arith::AddIOp>(bits, integers(shape, 0x7fffff)),
      integers(shape, 23));
  // 2^-127 and below.
  Value least =
      p.compare(arith::CmpIPredicate::ule, bits, integers(shape, 0x00400000));
  code = p.truncate(p.select(least, integers(shape, 0), code), 8);
  return p.make<arith::BitcastOp>(
      Primitives::typeOf(code).clone(type.getScaleType()), code);
}

Parts Quantizer::quantize(QuantizeOp op) {
  Value x = op.getInput();
  RankedTensorType wide = Primitives::typeOf(x).clone(p.b.getF32Type());
  x = p.compute.isF64() ? p.make<arith::TruncFOp>(wide, x) : p.widen(x);
  p.compute = p.b.getF32Type();
  double top = largestFinite(type.getElementType());
  ArrayRef<int64_t> shape = type.getShape();

  Value scales = op.getScale();
  if (!scales) {
    Value size = p.make<math::AbsFOp>(x);
    Value finite =
        compare(arith::CmpFPredicate::OLT, size,
                p.number(shape, std::numeric_limits<double>::infinity()));
    Value amax = blocks.largest(p.select(finite, size, p.number(shape, 0)));
    ArrayRef<int64_t> scaleShape = Primitives::shapeOf(amax);
    Value nothing =
        compare(arith::CmpFPredicate::OEQ, amax, p.number(scaleShape, 0));
    scales = storeScales(
        p.select(nothing, p.number(scaleShape, 1), p.div(amax, top)));
  }
  Value code;
  if (isa<Float8E8M0FNUType>(type.getScaleType())) {
    // By a power of two: times its inverse, which is exact too.
    Value scale = codeOf(scales);
    Value inverse =
        p.select(p.compare(arith::CmpIPredicate::eq, scale,
                           integers(Primitives::shapeOf(scale), 255)),
                 scale,
                 p.make<arith::SubIOp>(
                     integers(Primitives::shapeOf(scale), 254), scale));
    code = p.mul(x, blocks.spread(powerOf(inverse)));
  } else {
    code = p.div(x, blocks.spread(widenScales(scales)));
  }
  code = p.make<arith::MaximumFOp>(code, p.number(shape, -top));
  code = p.make<arith::MinimumFOp>(code, p.number(shape, top));
  return {p.round(code, type.getElementType()), scales};
}

Value Quantizer::dequantize(Parts parts, RankedTensorType to) {
  p.compute = p.b.getF32Type();
  return p.round(
      p.mul(p.widen(parts.codes), blocks.spread(widenScales(parts.scales))),
      to);
}

static Value transposed(Primitives &p, Value v, ArrayRef<int64_t> permutation) {
  if (llvm::equal(permutation, llvm::seq<int64_t>(0, permutation.size())))
    return v;
  SmallVector<int64_t> shape;
  for (int64_t d : permutation)
    shape.push_back(Primitives::shapeOf(v)[d]);
  return p.make<TransposeOp>(Primitives::typeOf(v).clone(shape), v,
                             permutation);
}

/// Formats with codes of their own in kernels.
static bool isByte(Type format) {
  return isa<Float8E4M3FNType, Float8E5M2Type>(format);
}

void sinter::decomposeQuantized(Operation *root) {
  SmallVector<Operation *> sources;
  root->walk([&](Operation *op) {
    if (isa<QuantizeOp, PackOp>(op))
      sources.push_back(op);
  });
  for (Operation *op : sources) {
    auto type = cast<QuantizedType>(op->getResult(0).getType());
    // Others take the value as a whole: it stays.
    if (!isByte(type.getElementType()) ||
        !llvm::all_of(op->getUsers(), [](Operation *user) {
          return isa<UnpackOp, DequantizeOp>(user);
        }))
      continue;
    ArrayRef<int64_t> layout = type.getLayout();
    Primitives p(op);
    Quantizer quantizer(p, type);
    Parts parts;
    if (auto quantize = dyn_cast<QuantizeOp>(op)) {
      parts = quantizer.quantize(quantize);
    } else {
      auto pack = cast<PackOp>(op);
      SmallVector<int64_t> inverse(layout.size());
      for (auto [i, d] : llvm::enumerate(layout))
        inverse[d] = static_cast<int64_t>(i);
      parts = {transposed(p, pack.getCodes(), inverse),
               transposed(p, pack.getScales(), inverse)};
    }
    for (Operation *user : llvm::make_early_inc_range(op->getUsers())) {
      if (auto dequantize = dyn_cast<DequantizeOp>(user)) {
        dequantize.getResult().replaceAllUsesWith(quantizer.dequantize(
            parts, cast<RankedTensorType>(dequantize.getType())));
      } else {
        auto unpack = cast<UnpackOp>(user);
        unpack.getCodes().replaceAllUsesWith(
            transposed(p, parts.codes, layout));
        unpack.getScales().replaceAllUsesWith(
            transposed(p, parts.scales, layout));
      }
      user->erase();
    }
    op->erase();
  }
}
