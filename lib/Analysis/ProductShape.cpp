// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Collapsing the dims of a product by their strides.

#include "sinter/Analysis/ProductShape.h"

#include "sinter/Analysis/StridedView.h"

#include "llvm/Support/FormatVariadic.h"

#include <limits>
#include <tuple>

using namespace mlir;
using namespace sinter;

namespace {

/// A dim of the product, or several merged; strides in A, B and D.
struct Dim {
  int64_t size, a, b, d;
};

/// Libraries count rows and columns in 32-bit integers.
constexpr int64_t maxExtent = std::numeric_limits<int32_t>::max();

/// Merges neighbours of which the outer continues the inner in all three.
void merge(SmallVectorImpl<Dim> &dims) {
  llvm::erase_if(dims, [](const Dim &dim) { return dim.size == 1; });
  llvm::sort(dims, [](const Dim &x, const Dim &y) {
    return std::tie(x.d, x.a, x.b) > std::tie(y.d, y.a, y.b);
  });
  for (size_t i = dims.size(); i-- > 1;) {
    Dim &outer = dims[i - 1], &inner = dims[i];
    if (outer.a != inner.a * inner.size || outer.b != inner.b * inner.size ||
        outer.d != inner.d * inner.size)
      continue;
    inner.size *= outer.size;
    dims.erase(dims.begin() + i - 1);
  }
}

/// Whether a matrix of the two dims has a dense one, and the other reaches
/// over it.
bool isMatrix(int64_t rows, int64_t rowStride, int64_t cols,
              int64_t colStride) {
  auto denseRows = [](int64_t rows, int64_t rowStride, int64_t cols,
                      int64_t colStride) {
    return (rows == 1 || rowStride == 1) && (cols == 1 || colStride >= rows);
  };
  return denseRows(rows, rowStride, cols, colStride) ||
         denseRows(cols, colStride, rows, rowStride);
}

std::string print(Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << type;
  return text;
}

/// Nothing when a library has the product of these types.
std::optional<Refusal> checkTypes(MatmulOp op, ProductShape::Compute &compute) {
  Type lhs = op.getLhsTensorType().getElementType();
  Type rhs = op.getRhsTensorType().getElementType();
  Type out = op.getResultTensorType().getElementType();
  Type acc = op.getAccType();
  Type lhsAs = op.getLhsPrecision(), rhsAs = op.getRhsPrecision();
  auto refuse = [&](StringRef id, StringRef repair) {
    return Refusal{id.str(),
                   llvm::formatv("no library has {0} x {1} in {2} x {3} "
                                 "accumulated in {4} into {5}",
                                 print(lhs), print(rhs), print(lhsAs),
                                 print(rhsAs), print(acc), print(out)),
                   repair.str()};
  };
  compute = ProductShape::Compute::F32;
  if (lhs.isF32() && rhs.isF32() && lhsAs.isTF32() && rhsAs.isTF32()) {
    compute = ProductShape::Compute::TF32;
    if (acc.isF32() && out.isF32())
      return std::nullopt;
    return refuse("product.types", "");
  }
  if (lhsAs != lhs || rhsAs != rhs)
    return refuse("product.operand-rounding",
                  "round the operand first: sinter-legalize-products");
  if (lhs.isF64() && rhs.isF64() && acc.isF64() && out.isF64()) {
    compute = ProductShape::Compute::F64;
    return std::nullopt;
  }
  bool narrow = lhs.isBF16() || lhs.isF16();
  if (lhs == rhs && acc.isF32() &&
      (lhs.isF32() ? out.isF32() : narrow && (out == lhs || out.isF32())))
    return std::nullopt;
  return refuse("product.types", "");
}

/// Dims of a product by role.
struct Roles {
  SmallVector<Dim> batch, m, n, k;
  bool empty = false;
};

Roles rolesOf(MatmulOp op, ArrayRef<int64_t> lhs, ArrayRef<int64_t> rhs,
              ArrayRef<int64_t> result) {
  Roles roles;
  ArrayRef<int64_t> shape = op.getLhsTensorType().getShape();
  ArrayRef<int64_t> rhsShape = op.getRhsTensorType().getShape();
  SmallVector<int64_t> positions = op.getResultPositions();
  size_t next = 0;
  for (auto [a, b] : llvm::zip(op.getLhsBatch(), op.getRhsBatch()))
    roles.batch.push_back(
        {shape[a], lhs[a], rhs[b], result[positions[next++]]});
  for (int64_t dim : op.getLhsFree())
    roles.m.push_back({shape[dim], lhs[dim], 0, result[positions[next++]]});
  for (int64_t dim : op.getRhsFree())
    roles.n.push_back({rhsShape[dim], 0, rhs[dim], result[positions[next++]]});
  for (auto [a, b] : llvm::zip(op.getLhsContract(), op.getRhsContract()))
    roles.k.push_back({shape[a], lhs[a], rhs[b], 0});
  for (auto *dims : {&roles.batch, &roles.m, &roles.n, &roles.k})
    for (const Dim &dim : *dims)
      roles.empty |= dim.size == 0;
  return roles;
}

int64_t divisor(int64_t bytes) {
  int64_t power = bytes & -bytes;
  return bytes == 0 ? 16 : std::min<int64_t>(power, 16);
}

int64_t alignmentOf(const ProductShape &shape) {
  int64_t alignment = 16;
  auto matrix = [&](const ProductMatrix &x, int64_t rows, int64_t cols,
                    int64_t ProductBatch::*stride) {
    int64_t width = x.type.getIntOrFloatBitWidth() / 8;
    alignment = std::min(alignment, divisor(x.offset * width));
    std::array<int64_t, 2> sizes = {rows, cols};
    for (int i : {0, 1})
      if (sizes[i] > 1 && x.strides[i] != 1)
        alignment = std::min(alignment, divisor(x.strides[i] * width));
    for (const ProductBatch &batch : shape.batch)
      alignment = std::min(alignment, divisor(batch.*stride * width));
  };
  matrix(shape.a, shape.m, shape.k, &ProductBatch::a);
  matrix(shape.b, shape.k, shape.n, &ProductBatch::b);
  matrix(shape.d, shape.m, shape.n, &ProductBatch::d);
  return alignment;
}

} // namespace

ProductResult sinter::planProduct(MatmulOp op, ArrayRef<int64_t> lhsStrides,
                                  ArrayRef<int64_t> rhsStrides,
                                  ArrayRef<int64_t> resultStrides) {
  ProductShape shape;
  if (auto refusal = checkTypes(op, shape.compute))
    return *refusal;
  shape.a.type = op.getLhsTensorType().getElementType();
  shape.b.type = op.getRhsTensorType().getElementType();
  shape.d.type = op.getResultTensorType().getElementType();
  Roles roles = rolesOf(op, lhsStrides, rhsStrides, resultStrides);
  if (roles.empty)
    return Refusal{"product.empty", "a dim has size 0", ""};

  merge(roles.k);
  if (roles.k.size() > 1)
    return Refusal{"product.contracting-dims",
                   llvm::formatv("its {0} contracting dims lie apart in memory",
                                 roles.k.size()),
                   "lay an operand out with its contracting dims side by side"};
  Dim k = roles.k.empty() ? Dim{1, 1, 1, 0} : roles.k.front();
  merge(roles.m);
  merge(roles.n);

  // The largest pair of an M and an N dim under which all three are matrices;
  // what is left over is batch.
  auto candidates = [](SmallVectorImpl<Dim> &dims) {
    return dims.empty() ? SmallVector<Dim>{{1, 1, 1, 1}}
                        : SmallVector<Dim>(dims.begin(), dims.end());
  };
  SmallVector<Dim> ms = candidates(roles.m), ns = candidates(roles.n);
  std::optional<std::pair<size_t, size_t>> best;
  double bestSize = 0;
  for (auto [i, m] : llvm::enumerate(ms))
    for (auto [j, n] : llvm::enumerate(ns)) {
      double size = static_cast<double>(m.size) * static_cast<double>(n.size);
      if (size > bestSize && isMatrix(m.size, m.a, k.size, k.a) &&
          isMatrix(k.size, k.b, n.size, n.b) &&
          isMatrix(m.size, m.d, n.size, n.d)) {
        best = {i, j};
        bestSize = size;
      }
    }
  if (!best)
    return Refusal{"product.no-unit-stride",
                   "an operand or the result has no dense dim among m, n and k",
                   "lay it out with a dim of the product innermost"};
  Dim m = ms[best->first], n = ns[best->second];
  SmallVector<Dim> batch = roles.batch;
  for (auto [i, dim] : llvm::enumerate(roles.m))
    if (i != best->first)
      batch.push_back(dim);
  for (auto [j, dim] : llvm::enumerate(roles.n))
    if (j != best->second)
      batch.push_back(dim);
  merge(batch);

  // Extents and, of all matrices together, their number.
  int64_t matrices = 1;
  bool tooLarge = m.size > maxExtent || n.size > maxExtent ||
                  k.size > maxExtent || batch.size() > 8;
  for (const Dim &dim : batch)
    if (dim.size > maxExtent || (matrices *= dim.size) > maxExtent)
      tooLarge = true;
  if (tooLarge)
    return Refusal{"product.too-large",
                   "an extent or the number of matrices exceeds 2^31 - "
                   "1, or more than 8 batch dims remain",
                   ""};
  shape.m = m.size;
  shape.n = n.size;
  shape.k = k.size;
  shape.a.strides = {m.a, k.a};
  shape.b.strides = {k.b, n.b};
  shape.d.strides = {m.d, n.d};
  for (const Dim &dim : batch)
    shape.batch.push_back({dim.size, dim.a, dim.b, dim.d});
  shape.alignment = alignmentOf(shape);
  return shape;
}

ProductResult sinter::planProduct(MatmulOp op) {
  return planProduct(op, rowMajorStrides(op.getLhsTensorType().getShape()),
                     rowMajorStrides(op.getRhsTensorType().getShape()),
                     rowMajorStrides(op.getResultTensorType().getShape()));
}

std::variant<LibraryProduct, Refusal> sinter::libraryProduct(KernelOp kernel) {
  auto notAlone = [](StringRef reason) {
    return Refusal{"product.not-alone", reason.str(), ""};
  };
  YieldOp yield = kernel.getYield();
  if (yield.getNumOperands() != 1)
    return notAlone("a library call has one result");
  // The result may be reshaped: it is dense.
  Value result = yield.getOperand(0);
  while (auto reshape = result.getDefiningOp<ReshapeOp>())
    result = reshape.getInput();
  auto matmul = result.getDefiningOp<MatmulOp>();
  if (!matmul)
    return notAlone("the kernel is not one product");
  StridedView lhs = viewOf(matmul.getLhs()), rhs = viewOf(matmul.getRhs());
  auto lhsArg = dyn_cast<BlockArgument>(lhs.base);
  auto rhsArg = dyn_cast<BlockArgument>(rhs.base);
  if (!lhsArg || !rhsArg)
    return notAlone("an operand of the product is computed in the kernel");
  SmallVector<int64_t> resultStrides =
      rowMajorStrides(matmul.getResultTensorType().getShape());
  ProductResult shape =
      planProduct(matmul, lhs.strides, rhs.strides, resultStrides);
  if (auto *refusal = std::get_if<Refusal>(&shape))
    return *refusal;
  LibraryProduct product{std::get<ProductShape>(shape), lhsArg.getArgNumber(),
                         rhsArg.getArgNumber()};
  product.shape.a.offset = lhs.offset;
  product.shape.b.offset = rhs.offset;
  product.shape.alignment = alignmentOf(product.shape);
  return product;
}

std::optional<ProductLayouts> sinter::repairLayouts(MatmulOp op) {
  auto form = [&](const ProductLayouts &layouts) {
    auto strides = [](RankedTensorType type, ArrayRef<int64_t> order) {
      if (order.empty())
        return rowMajorStrides(type.getShape());
      SmallVector<int64_t> strides(type.getRank());
      int64_t stride = 1;
      for (int64_t dim : llvm::reverse(order)) {
        strides[dim] = stride;
        stride *= std::max<int64_t>(type.getDimSize(dim), 1);
      }
      return strides;
    };
    return planProduct(op, strides(op.getLhsTensorType(), layouts.lhs),
                       strides(op.getRhsTensorType(), layouts.rhs),
                       strides(op.getResultTensorType(), layouts.result));
  };
  ProductResult asIs = form({});
  auto *refusal = std::get_if<Refusal>(&asIs);
  if (!refusal || (refusal->id != "product.contracting-dims" &&
                   refusal->id != "product.no-unit-stride"))
    return std::nullopt;

  // Orders of contracting pairs to try: as they lie in rhs, as in lhs.
  using Order = SmallVector<int64_t>;
  auto contractOrder = [](ArrayRef<int64_t> contract) {
    auto order = llvm::to_vector(llvm::seq<int64_t>(0, contract.size()));
    llvm::sort(order,
               [&](int64_t x, int64_t y) { return contract[x] < contract[y]; });
    return order;
  };
  // Batch, contracting and free dims side by side; what was innermost stays.
  auto layout = [](int64_t rank, ArrayRef<int64_t> batch,
                   ArrayRef<int64_t> free, ArrayRef<int64_t> contract,
                   ArrayRef<int64_t> order) {
    Order dims(batch), sums;
    for (int64_t pair : order)
      sums.push_back(contract[pair]);
    bool contractInner = free.empty() || llvm::is_contained(contract, rank - 1);
    llvm::append_range(dims, contractInner ? Order(free) : sums);
    llvm::append_range(dims, contractInner ? sums : Order(free));
    return dims;
  };
  int64_t lhsRank = op.getLhsTensorType().getRank();
  int64_t rhsRank = op.getRhsTensorType().getRank();
  Order lhsFree = op.getLhsFree(), rhsFree = op.getRhsFree();
  Order byRhs = contractOrder(op.getRhsContract());
  Order byLhs = contractOrder(op.getLhsContract());
  Order newLhs =
      layout(lhsRank, op.getLhsBatch(), lhsFree, op.getLhsContract(), byRhs);
  Order newRhs =
      layout(rhsRank, op.getRhsBatch(), rhsFree, op.getRhsContract(), byLhs);
  Order bothRhs =
      layout(rhsRank, op.getRhsBatch(), rhsFree, op.getRhsContract(), byRhs);
  // Batch, lhs free, rhs free, as result dims.
  Order result = op.getResultPositions();
  int64_t lhsElements = op.getLhsTensorType().getNumElements();
  int64_t rhsElements = op.getRhsTensorType().getNumElements();
  SmallVector<ProductLayouts> tries = {{newLhs, {}, {}}, {{}, newRhs, {}}};
  if (rhsElements < lhsElements)
    std::swap(tries[0], tries[1]);
  tries.push_back({{}, {}, result});
  tries.push_back({newLhs, bothRhs, {}});
  tries.push_back({newLhs, {}, result});
  tries.push_back({{}, newRhs, result});
  tries.push_back({newLhs, bothRhs, result});
  for (ProductLayouts &layouts : tries)
    if (std::holds_alternative<ProductShape>(form(layouts)))
      return layouts;
  return std::nullopt;
}
