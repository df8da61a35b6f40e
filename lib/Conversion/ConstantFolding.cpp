// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Computes ops that move integers at import: positions in a loop come out of
// small tables by slices, and every size or bound must end as a number.

#include "Importer.h"

#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace sinter;

namespace {
/// A small integer tensor, all of its elements spelled out.
struct Table {
  RankedTensorType type;
  SmallVector<APInt> elements;
};
} // namespace

static std::optional<Table> tableOf(Value value) {
  DenseElementsAttr attr;
  if (!matchPattern(value, m_Constant(&attr)))
    return std::nullopt;
  auto type = dyn_cast<RankedTensorType>(attr.getType());
  if (!type || !isa<IntegerType>(type.getElementType()) ||
      type.getNumElements() > kMaxFoldedElements)
    return std::nullopt;
  return Table{type, llvm::to_vector(attr.getValues<APInt>())};
}

/// The table whose element at an index is the one that `source` names: an
/// operand and the index in it.
static DenseElementsAttr
fill(RankedTensorType type, ArrayRef<Table> tables,
     llvm::function_ref<
         std::pair<size_t, SmallVector<int64_t>>(ArrayRef<int64_t>)>
         source) {
  SmallVector<APInt> elements;
  int64_t count = type.getNumElements();
  SmallVector<int64_t> index(type.getRank(), 0);
  for (int64_t i = 0; i < count; ++i) {
    auto [table, position] = source(index);
    int64_t linear = 0;
    for (auto [at, size] : llvm::zip(position, tables[table].type.getShape()))
      linear = linear * size + at;
    elements.push_back(tables[table].elements[linear]);
    for (int64_t dim = type.getRank() - 1; dim >= 0; --dim) {
      if (++index[dim] < type.getDimSize(dim))
        break;
      index[dim] = 0;
    }
  }
  return DenseElementsAttr::get(type, elements);
}

DenseElementsAttr sinter::foldMovement(Operation *op) {
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  if (!isa<IntegerType>(type.getElementType()) ||
      type.getNumElements() > kMaxFoldedElements)
    return {};
  if (auto iota = dyn_cast<IotaOp>(op)) {
    SmallVector<APInt> elements;
    unsigned width = type.getElementTypeBitWidth();
    int64_t stride = 1;
    for (int64_t dim = iota.getDim() + 1; dim < type.getRank(); ++dim)
      stride *= type.getDimSize(dim);
    for (int64_t i = 0; i < type.getNumElements(); ++i)
      elements.push_back(APInt(width,
                               i / stride % type.getDimSize(iota.getDim()),
                               /*isSigned=*/false, /*implicitTrunc=*/true));
    return DenseElementsAttr::get(type, elements);
  }
  if (!isa<BroadcastOp, TransposeOp, SliceOp, ReverseOp, ConcatOp, ReshapeOp>(
          op))
    return {};
  SmallVector<Table> tables;
  for (Value value : op->getOperands()) {
    std::optional<Table> table = tableOf(value);
    if (!table)
      return {};
    tables.push_back(std::move(*table));
  }
  using Source = std::pair<size_t, SmallVector<int64_t>>;
  if (isa<ReshapeOp>(op))
    return DenseElementsAttr::get(type, tables[0].elements);
  if (auto broadcast = dyn_cast<BroadcastOp>(op))
    return fill(type, tables, [&](ArrayRef<int64_t> index) -> Source {
      SmallVector<int64_t> from;
      for (auto [i, dim] : llvm::enumerate(broadcast.getDims()))
        from.push_back(tables[0].type.getDimSize(i) == 1 ? 0 : index[dim]);
      return {0, from};
    });
  if (auto transpose = dyn_cast<TransposeOp>(op))
    return fill(type, tables, [&](ArrayRef<int64_t> index) -> Source {
      SmallVector<int64_t> from(index.size());
      for (auto [i, dim] : llvm::enumerate(transpose.getPermutation()))
        from[dim] = index[i];
      return {0, from};
    });
  if (auto slice = dyn_cast<SliceOp>(op))
    return fill(type, tables, [&](ArrayRef<int64_t> index) -> Source {
      SmallVector<int64_t> from;
      for (size_t i = 0; i < index.size(); ++i)
        from.push_back(slice.getOffsets()[i] +
                       index[i] * slice.getStrides()[i]);
      return {0, from};
    });
  if (auto reverse = dyn_cast<ReverseOp>(op))
    return fill(type, tables, [&](ArrayRef<int64_t> index) -> Source {
      SmallVector<int64_t> from(index);
      for (int64_t dim : reverse.getDims())
        from[dim] = type.getDimSize(dim) - 1 - from[dim];
      return {0, from};
    });
  auto concat = cast<ConcatOp>(op);
  return fill(type, tables, [&](ArrayRef<int64_t> index) -> Source {
    SmallVector<int64_t> from(index);
    int64_t &at = from[concat.getDim()];
    size_t table = 0;
    while (at >= tables[table].type.getDimSize(concat.getDim()))
      at -= tables[table++].type.getDimSize(concat.getDim());
    return {table, from};
  });
}
