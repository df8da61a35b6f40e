// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Views, reads through them, and the memory that they stand on.

#include "sinter/Evaluator/Tensor.h"
#include "Access.h"

#include "gtest/gtest.h"

#include <numeric>

using namespace sinter::eval;

namespace {

Tensor counting(BufferPool &pool, std::vector<int64_t> shape) {
  Tensor tensor;
  tensor.kind = ElementKind::I32;
  tensor.shape.assign(shape.begin(), shape.end());
  tensor.strides = rowMajorStrides(shape);
  tensor.buffer = pool.allocate(static_cast<uint64_t>(tensor.size()) * 4);
  std::iota(tensor.as<int32_t>(), tensor.as<int32_t>() + tensor.size(), 0);
  return tensor;
}

std::vector<int64_t> elements(const Tensor &tensor) {
  std::vector<int64_t> values(static_cast<size_t>(tensor.size()));
  Reader reader(tensor);
  int64_t scratch[chunkElements];
  for (int64_t i = 0; i < tensor.size(); i += 3) {
    int64_t count = std::min<int64_t>(3, tensor.size() - i);
    std::copy_n(reader.load(i, count, scratch), count, values.begin() + i);
  }
  return values;
}

TEST(Tensor, ReadsStridedViewsFromAnyPosition) {
  BufferPool pool(1 << 20);
  Tensor t = counting(pool, {2, 3, 4});
  // Dims 2, 0, 1, the last reversed, and a repeated dim in front.
  Tensor view = t;
  view.shape = {2, 4, 2, 3};
  view.strides = {0, 1, 12, -4};
  view.offset = 8;
  std::vector<int64_t> want;
  for (int repeat = 0; repeat < 2; ++repeat)
    for (int c = 0; c < 4; ++c)
      for (int a = 0; a < 2; ++a)
        for (int b = 2; b >= 0; --b)
          want.push_back(a * 12 + b * 4 + c);
  EXPECT_EQ(elements(view), want);
}

TEST(Tensor, ReshapesViewsWhereStridesAllow) {
  BufferPool pool(1 << 20);
  Tensor t = counting(pool, {4, 6});
  Tensor transposed = t;
  transposed.shape = {6, 4};
  transposed.strides = {1, 6};
  // A dim may be split, but the two do not merge.
  std::optional<Tensor> split = reshapedView(transposed, {2, 3, 1, 4});
  ASSERT_TRUE(split);
  EXPECT_EQ(elements(*split), elements(transposed));
  EXPECT_FALSE(reshapedView(transposed, {24}));
  EXPECT_FALSE(reshapedView(transposed, {4, 6}));
  // A repeated element takes any shape.
  Tensor repeated = t;
  repeated.shape = {3, 8};
  repeated.strides = {0, 0};
  std::optional<Tensor> other = reshapedView(repeated, {4, 1, 6});
  ASSERT_TRUE(other);
  EXPECT_EQ(elements(*other), std::vector<int64_t>(24, 0));
}

TEST(Tensor, CountsWithoutOverflow) {
  EXPECT_EQ(countElements({}), 1);
  EXPECT_EQ(countElements({3, 0, 5}), 0);
  EXPECT_EQ(countElements({int64_t(1) << 60}), int64_t(1) << 60);
  EXPECT_FALSE(countElements({(int64_t(1) << 60) + 1}));
  EXPECT_FALSE(countElements({int64_t(1) << 32, int64_t(1) << 32}));
  EXPECT_FALSE(countElements({0, int64_t(1) << 62, 4}));
  EXPECT_FALSE(countElements({-1}));
}

TEST(BufferPool, KeepsToItsLimitAndReusesMemory) {
  BufferPool pool(1000);
  EXPECT_FALSE(pool.allocate(1001));
  EXPECT_FALSE(pool.allocate(~uint64_t(0)));
  std::shared_ptr<Buffer> a = pool.allocate(600);
  ASSERT_TRUE(a);
  EXPECT_FALSE(pool.allocate(600));
  std::byte *where = a->data;
  a.reset();
  EXPECT_EQ(pool.bytesInUse(), 0u);
  std::shared_ptr<Buffer> b = pool.allocate(590);
  ASSERT_TRUE(b);
  EXPECT_EQ(b->data, where);
  EXPECT_GE(pool.peakBytes(), 600u);
}

TEST(BufferPool, BuffersMayOutliveIt) {
  std::shared_ptr<Buffer> buffer;
  {
    BufferPool pool(1 << 20);
    buffer = pool.allocate(64);
  }
  buffer->data[63] = std::byte(1);
}

} // namespace
