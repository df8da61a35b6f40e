// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Short names for the primitives that named ops are decomposed into. Values are
// tensors; numbers are in one compute type, f32 or f64.

#ifndef SINTER_LIB_CONVERSION_PRIMITIVES_H
#define SINTER_LIB_CONVERSION_PRIMITIVES_H

#include "sinter/IR/SinterDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Builders.h"

namespace sinter {

class Primitives {
public:
  using Value = mlir::Value;
  using Shape = llvm::ArrayRef<int64_t>;

  /// Builds before `op`. The compute type is f64 where an operand is, else f32.
  explicit Primitives(mlir::Operation *op);

  mlir::OpBuilder b;
  mlir::Location loc;
  mlir::FloatType compute;

  static mlir::RankedTensorType typeOf(Value v) {
    return llvm::cast<mlir::RankedTensorType>(v.getType());
  }
  static Shape shapeOf(Value v) { return typeOf(v).getShape(); }

  // Between types.
  /// To the compute type.
  Value widen(Value v);
  /// From the compute type to the element type of `like`, one rounding.
  Value round(Value v, mlir::Type like);
  /// Integers: to the type of this many bits, by sign or with zeros.
  Value signExtend(Value v, unsigned bits);
  Value zeroExtend(Value v, unsigned bits);
  Value truncate(Value v, unsigned bits);

  // Constants.
  Value number(Shape shape, double value);
  Value integer(Shape shape, unsigned bits, uint64_t value);
  Value iota(Shape shape, unsigned bits, int64_t dim);

  // Shapes.
  Value broadcast(Value v, Shape shape, Shape dims);
  /// The dims of `v` are the first of `shape`, or the last.
  Value broadcastFirst(Value v, Shape shape);
  Value broadcastLast(Value v, Shape shape);
  Value reshape(Value v, Shape shape);
  /// Elements [begin, begin + size) of dim `dim`, each `stride`-th.
  Value slice(Value v, int64_t dim, int64_t begin, int64_t size,
              int64_t stride = 1);
  Value concat(mlir::ValueRange parts, int64_t dim);
  /// Element i of dim `dim` moves to i + by; zeros come in.
  Value shift(Value v, int64_t dim, int64_t by);

  // Reductions, in the compute type.
  Value sum(Value v, Shape dims);
  Value max(Value v, Shape dims);

  // Elementwise.
  Value add(Value x, Value y) { return make<mlir::arith::AddFOp>(x, y); }
  Value sub(Value x, Value y) { return make<mlir::arith::SubFOp>(x, y); }
  Value mul(Value x, Value y) { return make<mlir::arith::MulFOp>(x, y); }
  Value div(Value x, Value y) { return make<mlir::arith::DivFOp>(x, y); }
  Value neg(Value x) { return make<mlir::arith::NegFOp>(x); }
  Value add(Value x, double y) { return add(x, number(shapeOf(x), y)); }
  Value mul(Value x, double y) { return mul(x, number(shapeOf(x), y)); }
  Value div(Value x, double y) { return div(x, number(shapeOf(x), y)); }
  /// y - x.
  Value subFrom(double y, Value x) { return sub(number(shapeOf(x), y), x); }
  Value exp(Value x) { return make<mlir::math::ExpOp>(x); }
  Value log(Value x) { return make<mlir::math::LogOp>(x); }
  Value tanh(Value x) { return make<mlir::math::TanhOp>(x); }
  Value rsqrt(Value x) { return make<mlir::math::RsqrtOp>(x); }
  /// 1 / (1 + exp(-x)).
  Value sigmoid(Value x) {
    return div(number(shapeOf(x), 1), add(exp(neg(x)), 1));
  }
  Value select(Value c, Value x, Value y) {
    return make<mlir::arith::SelectOp>(c, x, y);
  }
  Value compare(mlir::arith::CmpIPredicate how, Value x, Value y) {
    return make<mlir::arith::CmpIOp>(how, x, y);
  }
  Value both(Value x, Value y) { return make<mlir::arith::AndIOp>(x, y); }

  template <typename Op, typename... Args> Value make(Args &&...args) {
    return Op::create(b, loc, std::forward<Args>(args)...);
  }
};

/// 0, 1, ..., count - 1, from `first` on.
llvm::SmallVector<int64_t> countFrom(int64_t first, int64_t count);

} // namespace sinter

#endif // SINTER_LIB_CONVERSION_PRIMITIVES_H
