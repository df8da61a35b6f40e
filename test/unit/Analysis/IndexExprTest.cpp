// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The simplifier of index expressions against evaluation point by point.

#include "sinter/Analysis/IndexExpr.h"

#include "mlir/IR/MLIRContext.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

#include <random>

using namespace mlir;
using namespace sinter;

namespace {

int64_t evaluate(AffineExpr expr, ArrayRef<int64_t> dims,
                 ArrayRef<int64_t> symbols) {
  if (auto d = dyn_cast<AffineDimExpr>(expr))
    return dims[d.getPosition()];
  if (auto s = dyn_cast<AffineSymbolExpr>(expr))
    return symbols[s.getPosition()];
  if (auto c = dyn_cast<AffineConstantExpr>(expr))
    return c.getValue();
  auto binary = cast<AffineBinaryOpExpr>(expr);
  int64_t a = evaluate(binary.getLHS(), dims, symbols);
  int64_t b = evaluate(binary.getRHS(), dims, symbols);
  auto floorDiv = [](int64_t a, int64_t b) {
    return a / b - (a % b != 0 && (a < 0) != (b < 0));
  };
  switch (expr.getKind()) {
  case AffineExprKind::Add:
    return a + b;
  case AffineExprKind::Mul:
    return a * b;
  case AffineExprKind::Mod:
    return a - floorDiv(a, b) * b;
  case AffineExprKind::FloorDiv:
    return floorDiv(a, b);
  default:
    return -floorDiv(-a, b);
  }
}

void forEachPoint(const IndexSpace &space,
                  function_ref<void(ArrayRef<int64_t>, ArrayRef<int64_t>)> f) {
  SmallVector<int64_t> dims, symbols;
  for (IndexRange r : space.dims)
    dims.push_back(r.min);
  for (IndexRange r : space.symbols)
    symbols.push_back(r.min);
  auto next = [](MutableArrayRef<int64_t> values, ArrayRef<IndexRange> ranges) {
    for (size_t i = 0; i < values.size(); ++i) {
      if (++values[i] <= ranges[i].max)
        return true;
      values[i] = ranges[i].min;
    }
    return false;
  };
  do {
    do
      f(dims, symbols);
    while (next(dims, space.dims));
  } while (next(symbols, space.symbols));
}

std::string str(AffineExpr expr) {
  std::string text;
  llvm::raw_string_ostream(text) << expr;
  return text;
}

class IndexExprTest : public ::testing::Test {
protected:
  AffineExpr d(unsigned i) { return getAffineDimExpr(i, &context); }
  AffineExpr s(unsigned i) { return getAffineSymbolExpr(i, &context); }
  AffineExpr c(int64_t v) { return getAffineConstantExpr(v, &context); }
  MLIRContext context{MLIRContext::Threading::DISABLED};
};

struct RandomExprs {
  std::mt19937_64 rng;
  MLIRContext *context;
  const IndexSpace &space;

  int64_t pick(int64_t low, int64_t high) {
    return low + static_cast<int64_t>(rng() % (high - low + 1));
  }
  int64_t factor() {
    static const int64_t factors[] = {1, 2, 2, 3, 4, 4, 6, 8, 12, 16, 24, 5};
    return factors[pick(0, std::size(factors) - 1)];
  }
  AffineExpr make(int depth) {
    int64_t kind = depth == 0 ? pick(0, 2) : pick(0, 11);
    if (kind == 2)
      return getAffineConstantExpr(pick(-9, 30), context);
    if (kind < 2 && (kind == 0 || space.symbols.empty()))
      return getAffineDimExpr(pick(0, space.dims.size() - 1), context);
    if (kind == 1)
      return getAffineSymbolExpr(pick(0, space.symbols.size() - 1), context);
    AffineExpr a = make(depth - 1);
    if (kind < 6)
      return a + make(depth - 1) * (pick(0, 3) ? factor() : -factor());
    if (kind < 8)
      return a * (pick(0, 3) ? factor() : -factor());
    if (kind < 10)
      return a % factor();
    return kind == 10 || pick(0, 3) ? a.floorDiv(factor())
                                    : a.ceilDiv(factor());
  }
};

TEST_F(IndexExprTest, RandomExpressionsKeepTheirValues) {
  std::mt19937_64 seeds(7);
  int changedAgain = 0;
  for (int round = 0; round < 6000; ++round) {
    IndexSpace space;
    RandomExprs random{std::mt19937_64(seeds()), &context, space};
    for (int i = random.pick(1, 3); i > 0; --i)
      space.addDim(random.pick(1, 3) == 3 ? random.pick(1, 5)
                                          : random.factor());
    if (random.pick(0, 2) == 0) {
      int64_t low = random.pick(-4, 4);
      space.addSymbol({low, low + random.pick(0, 5)});
    }
    AffineExpr expr = random.make(4);
    AffineExpr simple = simplifyIndex(expr, space);
    std::optional<IndexRange> range = rangeOf(simple, space);
    ASSERT_TRUE(range);
    unsigned dim = random.pick(0, space.dims.size() - 1);
    int64_t size = space.dims[dim].max + 1;
    int64_t width = size % 4 == 0 ? 4 : size % 2 == 0 ? 2 : 1;
    std::optional<int64_t> stride = strideWithin(simple, dim, width, space);
    int64_t divisor = knownDivisor(simple, dim, width, 16, space);
    forEachPoint(space, [&](ArrayRef<int64_t> dims, ArrayRef<int64_t> symbols) {
      int64_t value = evaluate(expr, dims, symbols);
      ASSERT_EQ(value, evaluate(simple, dims, symbols))
          << str(expr) << " became " << str(simple);
      ASSERT_LE(range->min, value) << str(expr);
      ASSERT_GE(range->max, value) << str(expr);
      SmallVector<int64_t> first(dims);
      first[dim] -= dims[dim] % width;
      int64_t base = evaluate(expr, first, symbols);
      if (stride)
        ASSERT_EQ(value - base, *stride * (dims[dim] % width)) << str(expr);
      ASSERT_EQ(base % divisor, 0) << str(expr) << " divisor " << divisor;
    });
    changedAgain += simple != simplifyIndex(simple, space);
    if (HasFailure())
      return;
  }
  // Once is enough, but for the odd nest of uneven divisors.
  EXPECT_LT(changedAgain, 60);
}

TEST_F(IndexExprTest, SplitAndJoin) {
  IndexSpace space;
  space.addDim(16384);
  space.addDim(2048);
  auto simple = [&](AffineExpr e) { return str(simplifyIndex(e, space)); };
  EXPECT_EQ(simple(d(1).floorDiv(128) * 128 + d(1) % 128), "d1");
  EXPECT_EQ(simple((d(0) * 2048 + d(1)).floorDiv(2048)), "d0");
  EXPECT_EQ(simple((d(0) * 2048 + d(1)) % 2048), "d1");
  EXPECT_EQ(simple((d(0) * 2048 + d(1)).floorDiv(128)),
            "d0 * 16 + d1 floordiv 128");
  EXPECT_EQ(simple(((d(0) * 2048 + d(1)) % 256) % 128), "d1 mod 128");
  EXPECT_EQ(simple(d(1).floorDiv(16).floorDiv(8)), "d1 floordiv 128");
  EXPECT_EQ(simple((d(1).floorDiv(128) % 4) * 128 + d(1) % 128), "d1 mod 512");
  EXPECT_EQ(simple((d(1) * -1 + 2047).floorDiv(128)),
            "-(d1 floordiv 128) + 15");
  EXPECT_EQ(simple(d(1) - d(1).floorDiv(128) * 128), "d1 mod 128");
  EXPECT_EQ(simple(d(1).floorDiv(2048)), "0");
  EXPECT_EQ(simple(d(1) % 2048), "d1");
}

TEST_F(IndexExprTest, HeadSplitAndBack) {
  IndexSpace space;
  space.addDim(16384);
  space.addDim(2048);
  IndexSimplifier simplifier(&context, space);
  // [16384, 2048] as [16, 1024, 16, 128], transposed to [16, 16, 1024, 128].
  SmallVector<int64_t> heads{16, 1024, 16, 128};
  auto index = simplifier.reshape({d(0), d(1)}, {16384, 2048}, heads);
  EXPECT_EQ(str(index[0]), "d0 floordiv 1024");
  EXPECT_EQ(str(index[1]), "d0 mod 1024");
  EXPECT_EQ(str(index[2]), "d1 floordiv 128");
  EXPECT_EQ(str(index[3]), "d1 mod 128");
  EXPECT_EQ(strideWithin(index[3], 1, 8, space), 1);
  EXPECT_EQ(strideWithin(index[2], 1, 8, space), 0);
  EXPECT_EQ(knownDivisor(index[3], 1, 8, 16, space), 8);
  SmallVector<AffineExpr> swapped{index[0], index[2], index[1], index[3]};
  AffineExpr address = simplifier.linearize(swapped, {16, 16, 1024, 128});
  EXPECT_EQ(strideWithin(address, 1, 8, space), 1);
  EXPECT_EQ(strideWithin(address, 1, 128, space), 1);
  EXPECT_EQ(strideWithin(address, 1, 256, space), std::nullopt);
  auto back = simplifier.reshape(index, heads, {16384, 2048});
  EXPECT_EQ(str(back[0]), "d0");
  EXPECT_EQ(str(back[1]), "d1");
  auto flat = simplifier.reshape(index, heads, {16384 * 2048});
  EXPECT_EQ(str(flat[0]), "d0 * 2048 + d1");
}

TEST_F(IndexExprTest, ReshapesKeepElements) {
  std::mt19937_64 rng(11);
  const SmallVector<int64_t> shapes[] = {
      {24, 10}, {240},          {2, 12, 10}, {10, 24},       {3, 8, 5, 2},
      {1, 240}, {6, 40, 1},     {4, 60},     {48, 5},        {2, 3, 4, 5, 2},
      {15, 16}, {1, 24, 1, 10}, {120, 2},    {5, 1, 2, 8, 3}};
  for (int round = 0; round < 500; ++round) {
    IndexSpace space;
    space.addDim(240);
    IndexSimplifier simplifier(&context, space);
    SmallVector<int64_t> shape{240};
    SmallVector<AffineExpr> index{d(0)};
    SmallVector<int64_t> reference(240);
    for (int64_t i = 0; i < 240; ++i)
      reference[i] = i; // Position of the element in the current tensor.
    for (int step = 0; step < 6; ++step) {
      if (rng() % 2) {
        const auto &to = shapes[rng() % std::size(shapes)];
        index = simplifier.reshape(index, shape, to);
        shape = to;
        continue;
      }
      // A transpose: dims shuffled, so positions change.
      auto order = llvm::to_vector(llvm::seq<unsigned>(0, shape.size()));
      std::shuffle(order.begin(), order.end(), rng);
      SmallVector<int64_t> newShape;
      SmallVector<AffineExpr> newIndex;
      for (unsigned i : order) {
        newShape.push_back(shape[i]);
        newIndex.push_back(index[i]);
      }
      for (int64_t &position : reference) {
        SmallVector<int64_t> coords(shape.size());
        int64_t rest = position;
        for (int i = shape.size() - 1; i >= 0; --i) {
          coords[i] = rest % shape[i];
          rest /= shape[i];
        }
        position = 0;
        for (unsigned i : order)
          position = position * shape[i] + coords[i];
      }
      shape = newShape;
      index = newIndex;
    }
    AffineExpr linear = simplifier.linearize(index, shape);
    for (int64_t i = 0; i < 240; ++i)
      ASSERT_EQ(evaluate(linear, {i}, {}), reference[i]) << str(linear);
  }
}

TEST_F(IndexExprTest, OverflowAndOddSizes) {
  IndexSpace space;
  space.addDim(int64_t(1) << 40);
  EXPECT_EQ(rangeOf(d(0) * (int64_t(1) << 40), space), std::nullopt);
  // Rank 0, sizes 0 and 1.
  EXPECT_TRUE(delinearize(c(0), {}, space).empty());
  EXPECT_EQ(linearize({}, {}, &context, space), c(0));
  EXPECT_EQ(delinearize(d(0), {4, 0}, space)[0], c(0));
  EXPECT_EQ(delinearize(c(0), {1, 1}, space)[1], c(0));
}

} // namespace
