// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Products are evaluated by the strides that planProduct finds, and by their
// definition; both must give the same integers.

#include "sinter/Analysis/ProductShape.h"
#include "sinter/Analysis/StridedView.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

#include <numeric>
#include <random>

using namespace mlir;
using namespace sinter;

namespace {

using Dims = SmallVector<int64_t>;

int64_t count(ArrayRef<int64_t> shape) {
  return std::accumulate(shape.begin(), shape.end(), int64_t(1),
                         std::multiplies<>());
}

/// Calls `visit` for every index below `sizes`.
void forEach(ArrayRef<int64_t> sizes,
             llvm::function_ref<void(ArrayRef<int64_t>)> visit) {
  Dims index(sizes.size(), 0);
  for (int64_t n = count(sizes); n > 0; --n) {
    visit(index);
    for (size_t i = sizes.size(); i-- > 0;) {
      if (++index[i] < sizes[i])
        break;
      index[i] = 0;
    }
  }
}

int64_t at(ArrayRef<int64_t> index, ArrayRef<int64_t> strides) {
  int64_t position = 0;
  for (auto [i, s] : llvm::zip(index, strides))
    position += i * s;
  return position;
}

std::vector<int64_t> fill(int64_t size, unsigned seed) {
  std::mt19937 random(seed);
  std::vector<int64_t> values(size);
  for (int64_t &value : values)
    value = static_cast<int64_t>(random() % 201) - 100;
  return values;
}

/// The op's definition, on dense operands.
std::vector<int64_t> define(MatmulOp op, const std::vector<int64_t> &a,
                            const std::vector<int64_t> &b) {
  ArrayRef<int64_t> lhs = op.getLhsTensorType().getShape();
  ArrayRef<int64_t> rhs = op.getRhsTensorType().getShape();
  ArrayRef<int64_t> out = op.getResultTensorType().getShape();
  Dims lhsStrides = rowMajorStrides(lhs), rhsStrides = rowMajorStrides(rhs);
  Dims outStrides = rowMajorStrides(out);
  Dims lhsFree = op.getLhsFree(), rhsFree = op.getRhsFree();
  Dims sums;
  for (int64_t dim : op.getLhsContract())
    sums.push_back(lhs[dim]);
  std::vector<int64_t> d(count(out));
  forEach(out, [&](ArrayRef<int64_t> index) {
    // The index over (batch, lhs free, rhs free).
    Dims natural(index.size());
    for (auto [i, dim] : llvm::enumerate(index))
      natural[op.getPermutation() ? (*op.getPermutation())[i] : int64_t(i)] =
          dim;
    Dims lhsIndex(lhs.size()), rhsIndex(rhs.size());
    size_t next = 0;
    for (auto [x, y] : llvm::zip(op.getLhsBatch(), op.getRhsBatch()))
      lhsIndex[x] = rhsIndex[y] = natural[next++];
    for (int64_t dim : lhsFree)
      lhsIndex[dim] = natural[next++];
    for (int64_t dim : rhsFree)
      rhsIndex[dim] = natural[next++];
    int64_t sum = 0;
    forEach(sums, [&](ArrayRef<int64_t> k) {
      for (auto [i, x] : llvm::enumerate(op.getLhsContract()))
        lhsIndex[x] = k[i];
      for (auto [i, y] : llvm::enumerate(op.getRhsContract()))
        rhsIndex[y] = k[i];
      sum += a[at(lhsIndex, lhsStrides)] * b[at(rhsIndex, rhsStrides)];
    });
    d[at(index, outStrides)] = sum;
  });
  return d;
}

/// The form's definition.
std::vector<int64_t> follow(const ProductShape &shape,
                            const std::vector<int64_t> &a,
                            const std::vector<int64_t> &b, int64_t size) {
  std::vector<int64_t> d(size, INT64_MIN);
  Dims counts, as, bs, ds;
  for (const ProductBatch &batch : shape.batch) {
    counts.push_back(batch.count);
    as.push_back(batch.a);
    bs.push_back(batch.b);
    ds.push_back(batch.d);
  }
  forEach(counts, [&](ArrayRef<int64_t> index) {
    for (int64_t m = 0; m < shape.m; ++m)
      for (int64_t n = 0; n < shape.n; ++n) {
        int64_t sum = 0;
        for (int64_t k = 0; k < shape.k; ++k)
          sum +=
              a[shape.a.offset + at(index, as) + at({m, k}, shape.a.strides)] *
              b[shape.b.offset + at(index, bs) + at({k, n}, shape.b.strides)];
        int64_t &place = d[at(index, ds) + at({m, n}, shape.d.strides)];
        EXPECT_EQ(place, INT64_MIN) << "an element is written twice";
        place = sum;
      }
  });
  return d;
}

bool matrixIsDense(int64_t rows, int64_t cols, std::array<int64_t, 2> s) {
  return ((rows == 1 || s[0] == 1) && (cols == 1 || s[1] >= rows)) ||
         ((cols == 1 || s[1] == 1) && (rows == 1 || s[0] >= cols));
}

class ProductShapeTest : public ::testing::Test {
protected:
  ProductShapeTest() : builder(&context) {
    context.loadDialect<SinterDialect, func::FuncDialect>();
    module = ModuleOp::create(builder.getUnknownLoc());
    builder.setInsertionPointToEnd(module->getBody());
  }

  /// A kernel with one random product; sizes from 1 to 4.
  KernelOp randomProduct(std::mt19937 &random) {
    auto pick = [&](int64_t limit) -> int64_t { return random() % limit; };
    auto sizes = [&](int64_t n) {
      Dims out;
      for (int64_t i = 0; i < n; ++i)
        out.push_back(1 + pick(4));
      return out;
    };
    Dims batch = sizes(pick(3)), m = sizes(pick(3)), n = sizes(pick(3)),
         k = sizes(pick(3));
    auto operand = [&](ArrayRef<int64_t> free, Dims &shape, Dims &batchDims,
                       Dims &contract) {
      // Roles in random order: batch i, contracting i, free.
      Dims order(batch.size() + k.size() + free.size());
      std::iota(order.begin(), order.end(), 0);
      std::shuffle(order.begin(), order.end(), random);
      batchDims.resize(batch.size());
      contract.resize(k.size());
      size_t nextFree = 0;
      for (auto [dim, role] : llvm::enumerate(order)) {
        size_t r = role;
        if (r < batch.size()) {
          batchDims[r] = dim;
          shape.push_back(batch[r]);
        } else if ((r -= batch.size()) < k.size()) {
          contract[r] = dim;
          shape.push_back(k[r]);
        } else {
          shape.push_back(free[nextFree++]);
        }
      }
    };
    Dims lhs, rhs, lhsBatch, rhsBatch, lhsContract, rhsContract;
    operand(m, lhs, lhsBatch, lhsContract);
    operand(n, rhs, rhsBatch, rhsContract);
    Dims natural(batch);
    natural.append(m);
    natural.append(n);
    Dims permutation(natural.size()), result;
    std::iota(permutation.begin(), permutation.end(), 0);
    if (pick(3) == 0)
      std::shuffle(permutation.begin(), permutation.end(), random);
    for (int64_t dim : permutation)
      result.push_back(natural[dim]);
    Type f32 = builder.getF32Type();
    auto type = [&](ArrayRef<int64_t> shape) {
      return RankedTensorType::get(shape, f32);
    };
    auto kernel = KernelOp::create(
        builder, builder.getUnknownLoc(), "k" + std::to_string(next++),
        builder.getFunctionType({type(lhs), type(rhs)}, {type(result)}));
    Block &body = kernel.getBody().front();
    OpBuilder inner = OpBuilder::atBlockEnd(&body);
    Location loc = kernel.getLoc();
    Value product = MatmulOp::create(
        inner, loc, type(result), body.getArgument(0), body.getArgument(1),
        inner.getDenseI64ArrayAttr(lhsBatch),
        inner.getDenseI64ArrayAttr(rhsBatch),
        inner.getDenseI64ArrayAttr(lhsContract),
        inner.getDenseI64ArrayAttr(rhsContract), TypeAttr(), TypeAttr(),
        TypeAttr::get(f32), inner.getDenseI64ArrayAttr(permutation));
    YieldOp::create(inner, loc, product);
    return kernel;
  }

  KernelOp parse(StringRef text) {
    parsed = parseSourceString<ModuleOp>(text, &context);
    EXPECT_TRUE(parsed);
    return *parsed->getOps<KernelOp>().begin();
  }

  MLIRContext context;
  OpBuilder builder;
  OwningOpRef<ModuleOp> module, parsed;
  unsigned next = 0;
};

TEST_F(ProductShapeTest, StridesFollowTheDefinition) {
  std::mt19937 random(7);
  unsigned planned = 0, refused = 0, repaired = 0;
  for (int i = 0; i < 3000; ++i) {
    KernelOp kernel = randomProduct(random);
    auto op = cast<MatmulOp>(kernel.getBody().front().front());
    ASSERT_TRUE(succeeded(op.verify()));
    ProductResult result = planProduct(op);
    if (auto *refusal = std::get_if<Refusal>(&result)) {
      ++refused;
      EXPECT_TRUE(refusal->id == "product.contracting-dims" ||
                  refusal->id == "product.no-unit-stride")
          << refusal->id;
      EXPECT_FALSE(refusal->repair.empty());
      repaired += repairLayouts(op).has_value();
      continue;
    }
    ++planned;
    const auto &shape = std::get<ProductShape>(result);
    EXPECT_TRUE(matrixIsDense(shape.m, shape.k, shape.a.strides));
    EXPECT_TRUE(matrixIsDense(shape.k, shape.n, shape.b.strides));
    EXPECT_TRUE(matrixIsDense(shape.m, shape.n, shape.d.strides));
    auto a = fill(op.getLhsTensorType().getNumElements(), i);
    auto b = fill(op.getRhsTensorType().getNumElements(), i + 1);
    auto expected = define(op, a, b);
    EXPECT_EQ(follow(shape, a, b, static_cast<int64_t>(expected.size())),
              expected);
    if (HasFailure())
      FAIL() << (kernel.dump(), "see above");
  }
  EXPECT_GT(planned, 1000u);
  EXPECT_GT(refused, 100u);
  // Every product of floats has some layout that a library can read.
  EXPECT_EQ(repaired, refused);
}

TEST_F(ProductShapeTest, LinearLayer) {
  KernelOp kernel = parse(R"(
    sinter.kernel @k(%x: tensor<16x1024x2048xbf16>, %w: tensor<5632x2048xbf16>)
        -> tensor<16x1024x5632xbf16> {
      %y = sinter.matmul %x, %w contract [2] x [1] acc f32
         : tensor<16x1024x2048xbf16>, tensor<5632x2048xbf16>
         -> tensor<16x1024x5632xbf16>
      sinter.yield %y : tensor<16x1024x5632xbf16>
    })");
  auto product = std::get<LibraryProduct>(libraryProduct(kernel));
  const ProductShape &shape = product.shape;
  EXPECT_EQ(shape.m, 16 * 1024);
  EXPECT_EQ(shape.n, 5632);
  EXPECT_EQ(shape.k, 2048);
  EXPECT_TRUE(shape.batch.empty());
  EXPECT_EQ(shape.b.strides, (std::array<int64_t, 2>{1, 2048}));
  EXPECT_EQ(shape.alignment, 16);
}

TEST_F(ProductShapeTest, GroupedHeadsBecomeABatch) {
  KernelOp kernel = parse(R"(
    sinter.kernel @k(%q: tensor<16x1024x8x2x128xbf16>,
                     %k: tensor<16x1024x8x128xbf16>)
        -> tensor<16x8x1024x2x1024xf32> {
      %y = sinter.matmul %q, %k batch [0, 2] x [0, 2] contract [4] x [3] acc f32
         : tensor<16x1024x8x2x128xbf16>, tensor<16x1024x8x128xbf16>
         -> tensor<16x8x1024x2x1024xf32>
      sinter.yield %y : tensor<16x8x1024x2x1024xf32>
    })");
  auto product = std::get<LibraryProduct>(libraryProduct(kernel));
  const ProductShape &shape = product.shape;
  EXPECT_EQ(shape.m, 1024);
  EXPECT_EQ(shape.n, 1024);
  EXPECT_EQ(shape.k, 128);
  int64_t matrices = 1;
  for (const ProductBatch &batch : shape.batch)
    matrices *= batch.count;
  EXPECT_EQ(matrices, 16 * 8 * 2);
  // The group dim repeats the keys.
  EXPECT_TRUE(llvm::any_of(shape.batch, [](const ProductBatch &batch) {
    return batch.count == 2 && batch.b == 0;
  }));
}

TEST_F(ProductShapeTest, ContractingDimsApart) {
  KernelOp kernel = parse(R"(
    sinter.kernel @k(%p: tensor<16x8x1024x2x1024xbf16>,
                     %q: tensor<16x1024x8x2x128xbf16>)
        -> tensor<16x8x1024x128xbf16> {
      %y = sinter.matmul %p, %q batch [0, 1] x [0, 2] contract [2, 3] x [1, 3]
           acc f32
         : tensor<16x8x1024x2x1024xbf16>, tensor<16x1024x8x2x128xbf16>
         -> tensor<16x8x1024x128xbf16>
      sinter.yield %y : tensor<16x8x1024x128xbf16>
    })");
  auto result = libraryProduct(kernel);
  ASSERT_TRUE(std::holds_alternative<Refusal>(result));
  EXPECT_EQ(std::get<Refusal>(result).id, "product.contracting-dims");
  auto layouts =
      repairLayouts(cast<MatmulOp>(kernel.getBody().front().front()));
  ASSERT_TRUE(layouts.has_value());
  EXPECT_TRUE(layouts->lhs.empty());
  EXPECT_EQ(layouts->rhs, (Dims{0, 2, 1, 3, 4}));
}

TEST_F(ProductShapeTest, OperandsMayBePiecesOfArguments) {
  KernelOp kernel = parse(R"(
    sinter.kernel @k(%qkv: tensor<32x192xbf16>, %w: tensor<64x8xbf16>)
        -> tensor<4x8x8xbf16> {
      %x = sinter.slice %qkv offsets [0, 64] strides [1, 1]
         : tensor<32x192xbf16> -> tensor<32x64xbf16>
      %t = sinter.reshape %x : tensor<32x64xbf16> -> tensor<4x8x64xbf16>
      %y = sinter.matmul %t, %w contract [2] x [0] acc f32
         : tensor<4x8x64xbf16>, tensor<64x8xbf16> -> tensor<4x8x8xbf16>
      sinter.yield %y : tensor<4x8x8xbf16>
    })");
  auto product = std::get<LibraryProduct>(libraryProduct(kernel));
  EXPECT_EQ(product.shape.m, 32);
  EXPECT_EQ(product.shape.a.offset, 64);
  EXPECT_EQ(product.shape.a.strides, (std::array<int64_t, 2>{192, 1}));
}

TEST_F(ProductShapeTest, Refusals) {
  auto idOf = [&](StringRef types, StringRef lhs, StringRef rhs,
                  StringRef out) {
    std::string text = llvm::formatv(R"(
      sinter.kernel @k(%a: {0}, %b: {1}) -> {2} {{
        %y = sinter.matmul %a, %b contract [1] x [0] {3} : {0}, {1} -> {2}
        sinter.yield %y : {2}
      })",
                                     lhs, rhs, out, types);
    auto result = libraryProduct(parse(text));
    auto *refusal = std::get_if<Refusal>(&result);
    return refusal ? refusal->id : "";
  };
  StringRef f = "tensor<4x4xf32>", h = "tensor<4x4xbf16>",
            i = "tensor<4x4xi32>", d = "tensor<4x4xf64>";
  EXPECT_EQ(idOf("acc f32", f, f, f), "");
  EXPECT_EQ(idOf("types tf32 x tf32 acc f32", f, f, f), "");
  EXPECT_EQ(idOf("acc f64", d, d, d), "");
  EXPECT_EQ(idOf("acc f32", h, h, f), "");
  EXPECT_EQ(idOf("acc f64", f, f, f), "product.types");
  EXPECT_EQ(idOf("acc f32", h, h, d), "product.types");
  EXPECT_EQ(idOf("acc i32", i, i, i), "product.types");
  EXPECT_EQ(idOf("acc f32", f, h, f), "product.types");
  EXPECT_EQ(idOf("types bf16 x bf16 acc f32", f, h, f),
            "product.operand-rounding");
  EXPECT_EQ(idOf("acc f32", "tensor<4x0xf32>", "tensor<0x4xf32>", f),
            "product.empty");
}

} // namespace
