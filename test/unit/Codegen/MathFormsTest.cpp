// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Holds the math forms against their bounds. With --table prints the rows of
// docs/Numerics.md.

#include "MathForms.h"

#include "gtest/gtest.h"

#include <algorithm>
#include <cstdio>
#include <cstring>

using namespace sinter::test;

namespace {

TEST(MathForms, StayWithinTheirBounds) {
  std::vector<MathErrors> errors = measureMathForms();
  ASSERT_EQ(errors.size(), mathForms().size());
  for (size_t i = 0; i < errors.size(); ++i) {
    const MathForm &form = mathForms()[i];
    EXPECT_LE(errors[i].f32, form.bound)
        << form.name << " at bits 0x" << std::hex << errors[i].at;
    EXPECT_EQ(errors[i].wrong, 0u) << form.name;
    EXPECT_LE(errors[i].bf16, 0.52) << form.name;
  }
}

TEST(MathForms, StayWithinTheirBoundsAtTheWorstOfInstructions) {
  for (double sign : {-1.0, 1.0}) {
    std::vector<MathErrors> errors = measureMathForms(sign);
    ASSERT_EQ(errors.size(), mathForms().size());
    for (size_t i = 0; i < errors.size(); ++i) {
      const MathForm &form = mathForms()[i];
      EXPECT_LE(errors[i].f32, form.worstBound)
          << form.name << " at bits 0x" << std::hex << errors[i].at;
      EXPECT_EQ(errors[i].wrong, 0u) << form.name;
    }
  }
}

TEST(MathForms, PowerIsAllButCorrectlyRounded) {
  MathErrors errors = measurePower();
  EXPECT_LE(errors.f32, 0.51);
  EXPECT_EQ(errors.wrong, 0u);
}

void printTable() {
  std::vector<MathErrors> errors = measureMathForms();
  std::vector<MathErrors> below = measureMathForms(-1);
  std::vector<MathErrors> above = measureMathForms(1);
  for (size_t i = 0; i < errors.size(); ++i) {
    const MathForm &form = mathForms()[i];
    double worst = std::max({errors[i].f32, below[i].f32, above[i].f32});
    std::printf("| %s | %.2f | %.2f | %.3f | %s |\n", form.name, errors[i].f32,
                worst, errors[i].bf16, form.instructions);
  }
  MathErrors power = measurePower();
  std::printf("| powf | %.2f | %.2f | | f64 |\n", power.f32, power.f32);
}

} // namespace

int main(int argc, char **argv) {
  if (argc == 2 && std::strcmp(argv[1], "--table") == 0) {
    printTable();
    return 0;
  }
  testing::InitGoogleTest(&argc, argv);
  return RUN_ALL_TESTS();
}
