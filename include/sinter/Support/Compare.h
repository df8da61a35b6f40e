// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rule by which two runs of a program agree. docs: `sinter-compare --help`.
//
// A float tensor a agrees with the reference b where
//   norm(a - b) <= tolerance * max(norm(b), 0.01 sqrt(n) rms)
// with n its number of elements and rms the root mean square of the reference
// tensors of its kind, each tensor weighing the same: some gradients are zero
// in theory and noise in practice. NaNs and infinities have to stand in the
// same places and do not count otherwise.
//
// The tolerance is that of the narrowest float type that computes the tensor:
// f64 1e-12, f32 1e-5, f16 2e-3, bf16 2e-2, f8E4M3FN 1e-1, f8E5M2 2e-1 (about
// ten, and for 8 bits four, times the error of one rounding).
//
// An output that takes the place of an input is a small change of it, so that
// norms of differences from that input are compared, at twice the tolerance; an
// element within one unit in the last place of its storage type counts as
// equal, since the change may be no larger than that.
//
// Kinds: float outputs of the same tolerance; scalars apart from tensors;
// outputs that alias inputs apart from others, and among them the families of
// an optimizer's state (parameters, first moments, second moments, ...), found
// as a list of shapes that repeats three, two or four times. Integers and
// booleans have to be equal.

#ifndef SINTER_SUPPORT_COMPARE_H
#define SINTER_SUPPORT_COMPARE_H

#include "sinter/Support/Safetensors.h"

#include <optional>
#include <string>
#include <vector>

namespace sinter {

/// Norm-wise tolerance of a float type.
double toleranceOf(DType dtype);

/// The one of two types with the larger tolerance; floats only.
DType narrowerOf(DType a, DType b);

struct ComparePair {
  std::string name;
  TensorView actual;
  TensorView expected;             ///< same dtype and shape
  std::optional<TensorView> input; ///< that it aliases, same dtype and shape
  DType computeDType = DType::F32; ///< floats only
};

struct CompareOptions {
  /// Replaces the tolerance of every float type.
  std::optional<double> rtol;
  /// Adds atol * sqrt(n) to the norm that is allowed.
  double atol = 0;
  unsigned threads = 0; ///< 0: one per core
};

struct CompareRow {
  std::string name;
  /// norm(a - b) over the norm that tolerance multiplies; integers: the share
  /// of elements that differ.
  double error = 0;
  double largest = 0; ///< largest absolute difference of two finite elements
  uint64_t nans = 0;  ///< in the actual tensor
  /// Elements of which just one is NaN, or infinite, or infinite by this sign.
  uint64_t misplaced = 0;
  double tolerance = 0;
  bool ok = false;
};

/// One row per pair, in order. What is compared as one kind depends on all
/// pairs.
std::vector<CompareRow> compareTensors(const std::vector<ComparePair> &pairs,
                                       const CompareOptions &options = {});

/// What the text of a StableHLO or MLIR program says about its outputs.
struct ProgramText {
  /// By argument number: the output that takes its buffer.
  std::vector<std::optional<unsigned>> aliasingOutputs;
  /// The narrowest float type of any tensor in the text.
  std::optional<DType> narrowestFloat;
};

/// Reads `tf.aliasing_output` of the arguments of @main, in MLIR's generic or
/// custom form, and element types of tensors. This is a scan of the text and no
/// parser: comments that look like a function mislead it.
Result<ProgramText> scanProgramText(std::string_view text,
                                    const std::string &origin);

} // namespace sinter

#endif // SINTER_SUPPORT_COMPARE_H
