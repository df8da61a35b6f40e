// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of the column-major form of products, by multiplying with it.

#include "sinter/Bundle/MatmulLayout.h"

#include <gtest/gtest.h>
#include <map>
#include <random>

using namespace sinter;
using namespace sinter::bundle;

namespace {

using Memory = std::map<int64_t, int64_t>;

// What the launch means.
Memory multiply(const MatmulLaunch &mm, const Memory &a, const Memory &b) {
  Memory d;
  std::vector<std::array<int64_t, 3>> starts = {{0, 0, 0}};
  for (const MatmulBatch &dim : mm.batch) {
    std::vector<std::array<int64_t, 3>> next;
    for (const auto &start : starts)
      for (int64_t i = 0; i < dim.count; ++i)
        next.push_back(
            {start[0] + i * dim.a, start[1] + i * dim.b, start[2] + i * dim.d});
    starts = next;
  }
  for (const auto &[atA, atB, atD] : starts)
    for (int64_t m = 0; m < mm.m; ++m)
      for (int64_t n = 0; n < mm.n; ++n) {
        int64_t sum = 0;
        for (int64_t k = 0; k < mm.k; ++k)
          sum += a.at(atA + m * mm.a.strides[0] + k * mm.a.strides[1]) *
                 b.at(atB + k * mm.b.strides[0] + n * mm.b.strides[1]);
        d[atD + m * mm.d.strides[0] + n * mm.d.strides[1]] = sum;
      }
  return d;
}

// What a library makes of the column-major form.
Memory multiplyColumnMajor(const ColumnMajorMatmul &form, const Memory &a,
                           const Memory &b) {
  Memory d;
  std::vector<std::array<int64_t, 3>> starts = {{0, 0, 0}};
  for (const MatmulBatch &dim : form.batch) {
    std::vector<std::array<int64_t, 3>> next;
    for (const auto &start : starts)
      for (int64_t i = 0; i < dim.count; ++i)
        next.push_back(
            {start[0] + i * dim.a, start[1] + i * dim.b, start[2] + i * dim.d});
    starts = next;
  }
  auto at = [](const ColumnMajorMatrix &matrix, int64_t row, int64_t col) {
    return matrix.transpose ? col + row * matrix.leadingDim
                            : row + col * matrix.leadingDim;
  };
  const Memory &left = form.swapped ? b : a;
  const Memory &right = form.swapped ? a : b;
  for (const ColumnMajorMatrix *matrix :
       {&form.left, &form.right, &form.result})
    EXPECT_GE(matrix->leadingDim, std::max<int64_t>(1, matrix->rows));
  for (const auto &start : starts) {
    int64_t atLeft = start[form.swapped ? 1 : 0];
    int64_t atRight = start[form.swapped ? 0 : 1];
    for (int64_t p = 0; p < form.result.rows; ++p)
      for (int64_t q = 0; q < form.result.cols; ++q) {
        int64_t sum = 0;
        for (int64_t k = 0; k < form.k; ++k)
          sum += left.at(atLeft + at(form.left, p, k)) *
                 right.at(atRight + at(form.right, k, q));
        d[start[2] + at(form.result, p, q)] = sum;
      }
  }
  return d;
}

Memory numbers(int64_t count, unsigned seed) {
  std::mt19937 random(seed);
  Memory memory;
  for (int64_t i = 0; i < count; ++i)
    memory[i] = static_cast<int64_t>(random() % 100);
  return memory;
}

void expectSame(const MatmulLaunch &mm) {
  Result<ColumnMajorMatmul> form = toColumnMajor(mm);
  ASSERT_TRUE(form) << form.message();
  Memory a = numbers(4096, 1), b = numbers(4096, 2);
  EXPECT_EQ(multiply(mm, a, b), multiplyColumnMajor(*form, a, b));
}

MatmulLaunch product(int64_t m, int64_t n, int64_t k, std::array<int64_t, 2> a,
                     std::array<int64_t, 2> b, std::array<int64_t, 2> d) {
  MatmulLaunch mm;
  mm.m = m;
  mm.n = n;
  mm.k = k;
  mm.a.strides = a;
  mm.b.strides = b;
  mm.d.strides = d;
  return mm;
}

TEST(MatmulLayout, AllOrders) {
  // Row- or column-major, with and without padding, for each matrix.
  for (int64_t m : {1, 3, 5})
    for (int64_t n : {1, 2, 4})
      for (int64_t k : {1, 6})
        for (int pad : {0, 3})
          for (int order = 0; order < 8; ++order) {
            using Strides = std::array<int64_t, 2>;
            Strides a = order & 1 ? Strides{1, m + pad} : Strides{k + pad, 1};
            Strides b = order & 2 ? Strides{1, k + pad} : Strides{n + pad, 1};
            Strides d = order & 4 ? Strides{1, m + pad} : Strides{n + pad, 1};
            expectSame(product(m, n, k, a, b, d));
          }
}

TEST(MatmulLayout, StridesOfSingleRowsDoNotMatter) {
  expectSame(product(1, 4, 3, {77, 1}, {4, 1}, {99, 1}));
  expectSame(product(4, 1, 3, {3, 1}, {1, 77}, {1, 99}));
  expectSame(product(4, 1, 3, {3, 1}, {5, 1}, {7, 1}));
  expectSame(product(2, 2, 1, {5, 9}, {9, 1}, {2, 1}));
}

TEST(MatmulLayout, MergesBatchDimensions) {
  // Heads of an attention: [batch, head] are one dimension of a and d, and b
  // repeats for pairs of heads.
  MatmulLaunch mm = product(2, 2, 2, {2, 1}, {2, 1}, {2, 1});
  mm.batch = {{3, 16, 16, 16}, {4, 4, 4, 4}};
  Result<ColumnMajorMatmul> form = toColumnMajor(mm);
  ASSERT_TRUE(form);
  ASSERT_EQ(form->batch.size(), 1u);
  EXPECT_EQ(form->batch[0].count, 12);
  EXPECT_EQ(form->batch[0].d, 4);
  expectSame(mm);

  mm.batch = {{1, 7, 7, 7}, {3, 16, 8, 16}, {2, 8, 4, 8}, {2, 4, 0, 4}};
  form = toColumnMajor(mm);
  ASSERT_TRUE(form);
  ASSERT_EQ(form->batch.size(), 2u);
  EXPECT_EQ(form->batch[0].count, 6);
  EXPECT_EQ(form->batch[1].count, 2);
  EXPECT_EQ(form->batch[1].b, 0);
  expectSame(mm);

  // Dimensions in the other order.
  mm.batch = {{4, 4, 4, 4}, {3, 16, 16, 16}};
  EXPECT_EQ(toColumnMajor(mm)->batch.size(), 1u);
  expectSame(mm);
}

TEST(MatmulLayout, Refusals) {
  EXPECT_FALSE(toColumnMajor(product(2, 2, 2, {2, 2}, {2, 1}, {2, 1})));
  EXPECT_FALSE(toColumnMajor(product(2, 2, 2, {2, 1}, {1, 1}, {2, 1})));
  EXPECT_FALSE(toColumnMajor(product(2, 2, 2, {2, 1}, {2, 1}, {0, 1})));
  EXPECT_FALSE(toColumnMajor(product(3, 3, 3, {3, 1}, {3, 1}, {2, 1})));
}

TEST(MatmulLayout, Empty) {
  MatmulLaunch mm = product(2, 2, 0, {0, 1}, {2, 1}, {2, 1});
  EXPECT_FALSE(isEmpty(mm));
  mm.batch = {{0, 0, 0, 0}};
  EXPECT_TRUE(isEmpty(mm));
  EXPECT_TRUE(isEmpty(product(0, 2, 2, {2, 1}, {2, 1}, {2, 1})));
}

} // namespace
