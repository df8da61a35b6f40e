// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Views by strides and by byte ranges, of ops that move nothing.

#include "sinter/Analysis/StridedView.h"
#include "sinter/IR/SinterDialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace sinter;

namespace {

class StridedViewTest : public ::testing::Test {
protected:
  StridedViewTest() { context.loadDialect<SinterDialect, func::FuncDialect>(); }

  /// What the function of `text` returns.
  Value parse(StringRef text) {
    module = parseSourceString<ModuleOp>(text, &context);
    EXPECT_TRUE(module);
    auto function = *module->getOps<func::FuncOp>().begin();
    return function.getBody().front().getTerminator()->getOperand(0);
  }

  using Dims = SmallVector<int64_t>;
  MLIRContext context;
  OwningOpRef<ModuleOp> module;
};

TEST_F(StridedViewTest, ChainOfViews) {
  StridedView view = viewOf(parse(R"(
    func.func @main(%x: tensor<6x8xf32>) -> tensor<4x2x3xf32> {
      %a = sinter.slice %x offsets [0, 1] strides [1, 2]
         : tensor<6x8xf32> -> tensor<6x4xf32>
      %b = sinter.transpose %a [1, 0] : tensor<6x4xf32> -> tensor<4x6xf32>
      %c = sinter.reshape %b : tensor<4x6xf32> -> tensor<4x2x3xf32>
      return %c : tensor<4x2x3xf32>
    })"));
  EXPECT_TRUE(isa<BlockArgument>(view.base));
  EXPECT_EQ(view.offset, 1);
  EXPECT_EQ(view.strides, (Dims{2, 24, 8}));
}

TEST_F(StridedViewTest, ReshapeThatNeedsACopyEndsTheView) {
  StridedView view = viewOf(parse(R"(
    func.func @main(%x: tensor<6x8xf32>) -> tensor<48xf32> {
      %b = sinter.transpose %x [1, 0] : tensor<6x8xf32> -> tensor<8x6xf32>
      %c = sinter.reshape %b : tensor<8x6xf32> -> tensor<48xf32>
      return %c : tensor<48xf32>
    })"));
  EXPECT_TRUE(isa<ReshapeOp>(view.base.getDefiningOp()));
  EXPECT_EQ(view.strides, (Dims{1}));
}

TEST_F(StridedViewTest, BroadcastHasStrideZero) {
  StridedView view = viewOf(parse(R"(
    func.func @main(%x: tensor<1x8xf32>) -> tensor<4x3x8xf32> {
      %b = sinter.broadcast %x dims [1, 2]
         : tensor<1x8xf32> -> tensor<4x3x8xf32>
      return %b : tensor<4x3x8xf32>
    })"));
  EXPECT_EQ(view.strides, (Dims{0, 0, 1}));
}

TEST_F(StridedViewTest, UnitDimsReshapeFreely) {
  StridedView view = viewOf(parse(R"(
    func.func @main(%x: tensor<5x8xf32>) -> tensor<1x5x1x2x4x1xf32> {
      %b = sinter.slice %x offsets [0, 0] strides [1, 1]
         : tensor<5x8xf32> -> tensor<5x8xf32>
      %c = sinter.reshape %b : tensor<5x8xf32> -> tensor<1x5x1x2x4x1xf32>
      return %c : tensor<1x5x1x2x4x1xf32>
    })"));
  EXPECT_TRUE(isa<BlockArgument>(view.base));
  EXPECT_EQ(view.strides[1], 8);
  EXPECT_EQ(view.strides[3], 4);
  EXPECT_EQ(view.strides[4], 1);
}

TEST_F(StridedViewTest, ContiguousRange) {
  ByteRange range = byteRangeOf(parse(R"(
    func.func @main(%x: tensor<6x8xbf16>) -> tensor<16xbf16> {
      %a = sinter.slice %x offsets [3, 0] strides [1, 1]
         : tensor<6x8xbf16> -> tensor<2x8xbf16>
      %c = sinter.reshape %a : tensor<2x8xbf16> -> tensor<16xbf16>
      return %c : tensor<16xbf16>
    })"));
  EXPECT_TRUE(isa<BlockArgument>(range.root));
  EXPECT_EQ(range.offset, 48);
  EXPECT_EQ(range.bytes, 32);
}

TEST_F(StridedViewTest, StridedSliceIsItsOwnRange) {
  ByteRange range = byteRangeOf(parse(R"(
    func.func @main(%x: tensor<6x8xbf16>) -> tensor<6x4xbf16> {
      %a = sinter.slice %x offsets [0, 2] strides [1, 1]
         : tensor<6x8xbf16> -> tensor<6x4xbf16>
      return %a : tensor<6x4xbf16>
    })"));
  EXPECT_TRUE(isa<SliceOp>(range.root.getDefiningOp()));
  EXPECT_EQ(range.bytes, 48);
}

TEST_F(StridedViewTest, Sizes) {
  Builder b(&context);
  EXPECT_EQ(byteSize(RankedTensorType::get({3, 5}, b.getI1Type())), 15);
  EXPECT_EQ(byteSize(RankedTensorType::get({3, 0}, b.getF32Type())), 0);
  EXPECT_EQ(byteSize(RankedTensorType::get({}, b.getF64Type())), 8);
  EXPECT_EQ(byteSize(RankedTensorType::get({int64_t(1) << 40, 1 << 10},
                                           b.getF32Type())),
            std::nullopt);
}

} // namespace
