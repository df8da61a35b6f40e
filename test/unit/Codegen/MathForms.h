// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The math forms as functions on the CPU, and how far they are from the truth.

#ifndef SINTER_TEST_UNIT_CODEGEN_MATHFORMS_H
#define SINTER_TEST_UNIT_CODEGEN_MATHFORMS_H

#include <cstdint>
#include <string>
#include <vector>

namespace sinter::test {

/// A function of f32 and its bound.
struct MathForm {
  const char *name; ///< of the op in the math dialect
  double (*exact)(double);
  /// Largest error allowed where exact ops stand in for the approximate
  /// instructions, in units of the last place of f32.
  double bound;
  /// The same where these ops are as far from exact as the PTX ISA allows; 0
  /// for forms without such instructions.
  double worstBound = 0;
  /// Their names.
  const char *instructions = "";
  /// Lines that compute %y from %x; empty: the op called `name`.
  const char *body = "";
};

const std::vector<MathForm> &mathForms();

/// Largest errors over many inputs.
struct MathErrors {
  double f32 = 0;     ///< in units of the last place, over 2^24 f32 inputs
  uint32_t at = 0;    ///< bits of the input with that error
  double bf16 = 0;    ///< of the result rounded to bf16, over all bf16 inputs
  uint64_t wrong = 0; ///< inputs where NaN or infinity is missing or extra
};

/// Runs every form: 2^24 f32 inputs spread over all exponents and signs, and
/// all 2^16 bf16 inputs. Empty after an error. With an `instructionError` (see
/// MathToDeviceOptions) only those that have approximate instructions; the
/// errors of others stay 0.
std::vector<MathErrors> measureMathForms(double instructionError = 0);

/// The same for x^y over 2^24 pairs.
MathErrors measurePower();

} // namespace sinter::test

#endif // SINTER_TEST_UNIT_CODEGEN_MATHFORMS_H
