// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Results that a CTA computes in one order and writes in another.

#include "GraphSummary.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace sinter;

/// Widest access of one thread, in bytes.
constexpr int64_t widestAccess = 16;

/// Elements that one store along `dim` writes, at most those of `steps`.
static int64_t storeWidth(AffineExpr position, unsigned dim,
                          const IndexSpace &space, int64_t bytes,
                          int64_t steps) {
  int64_t size = space.dims[dim].max + 1;
  for (int64_t width = widestAccess / bytes; width > 1; width /= 2)
    if (size % width == 0 && steps % width == 0 &&
        strideWithin(position, dim, width, space) == 1 &&
        knownDivisor(position, dim, width, width, space) == width)
      return width;
  return 1;
}

/// Sizes of parts by which `position` divides a column's number.
static SmallVector<int64_t> partsOf(AffineExpr position, int64_t cols) {
  SmallVector<int64_t> parts;
  position.walk([&](AffineExpr part) {
    auto binary = dyn_cast<AffineBinaryOpExpr>(part);
    if (!binary || (part.getKind() != AffineExprKind::FloorDiv &&
                    part.getKind() != AffineExprKind::Mod))
      return;
    auto by = dyn_cast<AffineConstantExpr>(binary.getRHS());
    if (by && by.getValue() > 1 && by.getValue() < cols &&
        cols % by.getValue() == 0 && !llvm::is_contained(parts, by.getValue()))
      parts.push_back(by.getValue());
  });
  return parts;
}

SmallVector<ExchangedResult, 2>
sinter::exchangedResults(const AccessGraph &graph, const TileDecisions &tiles) {
  SmallVector<ExchangedResult, 2> results;
  const AccessDomain &domain = graph.getDomain();
  const IndexSpace &space = graph.getSpace();
  bool transposes = tiles.schedule == ScheduleKind::Transpose;
  if (!domain.hasRows ||
      !(transposes || (tiles.schedule == ScheduleKind::Row && tiles.exchange)))
    return results;
  MLIRContext *context = graph.getRoots().front().value.getContext();
  IndexSimplifier simplifier(context, space);
  int64_t rowsPerBlock = tiles.threads / tiles.lanes;
  for (auto [id, root] : llvm::enumerate(graph.getRoots())) {
    auto type = cast<RankedTensorType>(root.value.getType());
    if (root.kind != RootKind::Full || llvm::any_of(root.index, usesSymbols))
      continue;
    AffineExpr position = simplifier.linearize(root.index, type.getShape());
    if (runsAlong(position, domain.colDim(), space))
      continue;
    ExchangedResult result;
    result.root = static_cast<unsigned>(id);
    result.elementBytes = elementBytesOf(type.getElementType());
    if (transposes || tiles.turns > 1) {
      if (!runsAlong(position, domain.rowDim(), space))
        continue;
      result.inner = transposes ? tiles.lanes * tiles.vector : domain.cols;
      result.outer =
          rowsPerBlock *
          (transposes ? std::max<int64_t>(tiles.chunks, 1) : tiles.turns);
      result.width = storeWidth(position, domain.rowDim(), space,
                                result.elementBytes, result.outer);
      result.bytes = result.inner * result.outer * result.elementBytes;
      results.push_back(result);
      continue;
    }
    // The column as part and place in it: contiguous from part to part.
    for (int64_t inner : partsOf(position, domain.cols)) {
      IndexSpace split;
      split.addDim(domain.rows);
      split.addDim(domain.cols / inner);
      split.addDim(inner);
      AffineExpr column =
          getAffineDimExpr(1, context) * inner + getAffineDimExpr(2, context);
      AffineExpr cut = simplifyIndex(
          position.replaceDims({getAffineDimExpr(0, context), column}), split);
      if (!runsAlong(cut, 1, split))
        continue;
      result.inner = inner;
      result.outer = domain.cols / inner;
      result.width =
          storeWidth(cut, 1, split, result.elementBytes, result.outer);
      result.bytes = domain.cols * rowsPerBlock * result.elementBytes;
      results.push_back(result);
      break;
    }
  }
  return results;
}
