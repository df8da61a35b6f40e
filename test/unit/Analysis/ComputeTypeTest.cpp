// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The narrowest type that computes a result, op by op.

#include "sinter/Analysis/ComputeType.h"

#include "sinter/IR/SinterDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace sinter;

namespace {

struct Program {
  explicit Program(const std::string &text) : context(registry()) {
    module = parseSourceString<ModuleOp>(text, &context);
  }
  static DialectRegistry registry() {
    DialectRegistry registry;
    registry.insert<arith::ArithDialect, func::FuncDialect, math::MathDialect,
                    SinterDialect>();
    return registry;
  }
  FunctionOpInterface main() {
    return cast<FunctionOpInterface>(module->lookupSymbol("main"));
  }
  MLIRContext context;
  OwningOpRef<ModuleOp> module;
};

// The type that computes the one result, "none" where it is not a float.
std::string computeTypeOf(const std::string &text) {
  Program program(text);
  if (!program.module)
    return "does not parse";
  std::optional<DType> type = computeTypes(program.main())[0];
  return type ? dtypeName(*type) : "none";
}

// Of `body`, which computes %r of `type` from the arguments below.
std::string ofBody(const std::string &body, const std::string &type) {
  return computeTypeOf(
      "func.func @main(%f: tensor<4x4xf32>, %b: tensor<4x4xbf16>, "
      "%h: tensor<4x4xf16>, %d: tensor<4x4xf64>, %i: tensor<4x4xi32>) -> " +
      type + " {\n" + body + "\nreturn %r : " + type + "\n}");
}

TEST(ComputeType, ArithmeticRoundsToItsType) {
  EXPECT_EQ(
      ofBody("%r = arith.addf %f, %f : tensor<4x4xf32>", "tensor<4x4xf32>"),
      "F32");
  EXPECT_EQ(ofBody("%s = arith.mulf %b, %b : tensor<4x4xbf16>\n"
                   "%r = arith.extf %s : tensor<4x4xbf16> to tensor<4x4xf32>",
                   "tensor<4x4xf32>"),
            "BF16");
  EXPECT_EQ(ofBody("%s = arith.truncf %d : tensor<4x4xf64> to tensor<4x4xf32>\n"
                   "%r = arith.extf %s : tensor<4x4xf32> to tensor<4x4xf64>",
                   "tensor<4x4xf64>"),
            "F32");
  EXPECT_EQ(ofBody("%r = math.exp %d : tensor<4x4xf64>", "tensor<4x4xf64>"),
            "F64");
}

// Arguments are exact, and so is moving or picking elements.
TEST(ComputeType, MovesDoNotRound) {
  EXPECT_EQ(ofBody("%s = arith.extf %b : tensor<4x4xbf16> to tensor<4x4xf32>\n"
                   "%r = arith.addf %s, %s : tensor<4x4xf32>",
                   "tensor<4x4xf32>"),
            "F32");
  EXPECT_EQ(ofBody("%s = math.absf %b : tensor<4x4xbf16>\n"
                   "%t = arith.maximumf %s, %b : tensor<4x4xbf16>\n"
                   "%u = sinter.transpose %t [1, 0] : tensor<4x4xbf16> -> "
                   "tensor<4x4xbf16>\n"
                   "%v = arith.extf %u : tensor<4x4xbf16> to tensor<4x4xf64>\n"
                   "%r = arith.mulf %v, %v : tensor<4x4xf64>",
                   "tensor<4x4xf64>"),
            "F64");
  // Nothing rounds: the result's own type.
  EXPECT_EQ(ofBody("%r = arith.negf %h : tensor<4x4xf16>", "tensor<4x4xf16>"),
            "F16");
}

TEST(ComputeType, WhatOnlyChoosesDoesNotCount) {
  EXPECT_EQ(ofBody("%s = arith.addf %b, %b : tensor<4x4xbf16>\n"
                   "%c = arith.cmpf olt, %s, %b : tensor<4x4xbf16>\n"
                   "%t = arith.addf %f, %f : tensor<4x4xf32>\n"
                   "%r = arith.select %c, %t, %f : tensor<4x4xi1>, "
                   "tensor<4x4xf32>",
                   "tensor<4x4xf32>"),
            "F32");
  // A mask as a number.
  EXPECT_EQ(ofBody("%s = arith.addf %b, %b : tensor<4x4xbf16>\n"
                   "%c = arith.cmpf olt, %s, %b : tensor<4x4xbf16>\n"
                   "%r = arith.uitofp %c : tensor<4x4xi1> to tensor<4x4xf32>",
                   "tensor<4x4xf32>"),
            "F32");
  EXPECT_EQ(ofBody("%s = arith.addf %b, %b : tensor<4x4xbf16>\n"
                   "%z = sinter.slice %s offsets [0, 0] strides [1, 1] : "
                   "tensor<4x4xbf16> -> tensor<1x1xbf16>\n"
                   "%y = sinter.reshape %z : tensor<1x1xbf16> -> tensor<bf16>\n"
                   "%x = arith.fptosi %y : tensor<bf16> to tensor<i32>\n"
                   "%t = arith.addf %f, %f : tensor<4x4xf32>\n"
                   "%r = sinter.dynamic_slice %t[%x, %x] : tensor<4x4xf32>, "
                   "tensor<i32>, tensor<i32> -> tensor<2x2xf32>",
                   "tensor<2x2xf32>"),
            "F32");
  // But a value that goes through an integer is still a value.
  EXPECT_EQ(ofBody("%s = arith.addf %b, %b : tensor<4x4xbf16>\n"
                   "%x = arith.fptosi %s : tensor<4x4xbf16> to "
                   "tensor<4x4xi32>\n"
                   "%r = arith.sitofp %x : tensor<4x4xi32> to tensor<4x4xf32>",
                   "tensor<4x4xf32>"),
            "BF16");
}

TEST(ComputeType, MatmulsCountWhatTheyRoundTo) {
  auto product = [](const std::string &types, const std::string &acc,
                    const std::string &in, const std::string &out) {
    std::string element = in == "%f" ? "f32" : "bf16";
    return ofBody("%r = sinter.matmul " + in + ", " + in +
                      " contract [1] x [0] " + types + " acc " + acc +
                      " : tensor<4x4x" + element + ">, tensor<4x4x" + element +
                      "> -> tensor<4x4x" + out + ">",
                  "tensor<4x4x" + out + ">");
  };
  EXPECT_EQ(product("", "f32", "%f", "f32"), "F32");
  EXPECT_EQ(product("types tf32 x tf32", "f32", "%f", "f32"), "F16");
  EXPECT_EQ(product("types bf16 x bf16", "f32", "%f", "f32"), "BF16");
  EXPECT_EQ(product("types f8E4M3FN x f32", "f32", "%f", "f32"), "F8_E4M3");
  EXPECT_EQ(product("", "f32", "%f", "bf16"), "BF16");
  // bf16 operands are taken as they are.
  EXPECT_EQ(product("", "f32", "%b", "f32"), "F32");
}

TEST(ComputeType, IntegersHaveNone) {
  EXPECT_EQ(
      ofBody("%r = arith.addi %i, %i : tensor<4x4xi32>", "tensor<4x4xi32>"),
      "none");
  EXPECT_EQ(
      ofBody("%r = arith.cmpf olt, %f, %f : tensor<4x4xf32>", "tensor<4x4xi1>"),
      "none");
}

TEST(ComputeType, FollowsKernelsAndQuantisedValues) {
  EXPECT_EQ(computeTypeOf(R"(
    !q = !sinter.quantized<4xf8E5M2, scale = f32, block = [4]>
    sinter.kernel @quantize(%x: tensor<4xf32>) -> !q {
      %q = sinter.quantize %x : tensor<4xf32> -> !q
      sinter.yield %q : !q
    }
    func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
      %q = sinter.launch @quantize(%x) : (tensor<4xf32>) -> !q
      %r = sinter.dequantize %q : !q -> tensor<4xf32>
      return %r : tensor<4xf32>
    })"),
            "F8_E5M2");
}

TEST(ComputeType, ReducesAndScatters) {
  EXPECT_EQ(ofBody("%r = sinter.reduce max %b dims [1] : tensor<4x4xbf16> -> "
                   "tensor<4xbf16>",
                   "tensor<4xbf16>"),
            "BF16");
  EXPECT_EQ(ofBody("%s = sinter.reduce add %b dims [1] : tensor<4x4xbf16> -> "
                   "tensor<4xbf16>\n"
                   "%r = arith.extf %s : tensor<4xbf16> to tensor<4xf32>",
                   "tensor<4xf32>"),
            "BF16");
  EXPECT_EQ(ofBody("%s = sinter.reduce max %b dims [1] : tensor<4x4xbf16> -> "
                   "tensor<4xbf16>\n"
                   "%r = arith.extf %s : tensor<4xbf16> to tensor<4xf32>",
                   "tensor<4xf32>"),
            "F32");
}

TEST(ComputeType, FindsAliases) {
  Program program(R"(
    func.func @main(%a: tensor<f32>, %b: tensor<f32> {sinter.alias_output = 0 : i64},
                    %c: tensor<f32> {sinter.donated})
        -> (tensor<f32>, tensor<f32>) {
      return %b, %a : tensor<f32>, tensor<f32>
    })");
  ASSERT_TRUE(program.module);
  auto aliases = aliasedArguments(program.main());
  EXPECT_EQ(aliases[0], 1u);
  EXPECT_FALSE(aliases[1]);
}

} // namespace
