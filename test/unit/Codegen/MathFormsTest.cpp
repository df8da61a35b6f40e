// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Holds the math forms against their bounds. With --table prints the rows of
// docs/Numerics.md.

#include "MathForms.h"

#include "gtest/gtest.h"

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
    EXPECT_LE(errors[i].bf16, 0.51) << form.name;
  }
}

TEST(MathForms, PowerIsAllButCorrectlyRounded) {
  MathErrors errors = measurePower();
  EXPECT_LE(errors.f32, 0.51);
  EXPECT_EQ(errors.wrong, 0u);
}

void printTable() {
  std::vector<MathErrors> errors = measureMathForms();
  for (size_t i = 0; i < errors.size(); ++i)
    std::printf("| %s | %.2f | %.3f | %s |\n", mathForms()[i].name,
                errors[i].f32, errors[i].bf16,
                mathForms()[i].approximate ? "ex2.approx" : "");
  MathErrors power = measurePower();
  std::printf("| powf | %.2f | | |\n", power.f32);
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
