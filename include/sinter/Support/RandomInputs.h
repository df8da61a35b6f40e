// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Random program inputs that every tool draws alike, bit for bit, from a seed
// and a recipe. For argument a and element i, row-major:
//   z = splitmix64(seed * 2^52 + a * 2^40 + i), the state advanced once before
//       mixing, all modulo 2^64
//   normal s:        s * sqrt(3) * (sum of the four 16-bit fields of z / 65536
//                    - 2 + 4 / 131072), in double, then converted as NumPy does
//   uniform lo, hi:  lo + ((z >> 32) * (hi - lo) >> 32)
//   zeros, ones, const c: constants
//   Bool, whatever the recipe: the top bit of z
// Without a rule: floats of rank 2 and more are normal 0.02, other floats one,
// integers uniform [0, 100).

#ifndef SINTER_SUPPORT_RANDOMINPUTS_H
#define SINTER_SUPPORT_RANDOMINPUTS_H

#include "sinter/Support/DType.h"
#include "sinter/Support/Result.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace sinter {

/// How the elements of one argument are drawn.
struct DrawRule {
  enum class Kind { Normal, Uniform, Constant };
  Kind kind = Kind::Normal;
  double value = 0; ///< Normal: scale. Constant: the value.
  int64_t low = 0;  ///< Uniform: [low, high).
  int64_t high = 0;
};

/// A recipe file: {"default": RULE, "args": {"3": RULE}}, where RULE is one of
/// {"normal": s}, {"uniform": [lo, hi]}, {"zeros": 1}, {"ones": 1},
/// {"const": c}. "default" holds for floats only. Optional:
/// "outputs": {"0": {"compute_dtype": "BF16"}}, which sets what a comparison
/// takes as the narrowest float type that computes an output.
class Recipe {
public:
  /// `origin` names the text in messages.
  static Result<Recipe> parse(std::string_view text, const std::string &origin);
  static Result<Recipe> load(const std::string &path);

  /// Fails where it speaks of an argument or output that a program of so many
  /// does not have.
  Status checkNumbers(size_t arguments, size_t outputs) const;

  DrawRule ruleFor(unsigned argument, DType dtype, size_t rank) const;
  std::optional<DType> computeDType(unsigned output) const;

private:
  std::optional<DrawRule> defaultRule;
  std::map<unsigned, DrawRule> argumentRules;
  std::map<unsigned, DType> outputDTypes;
};

/// The recipe beside a program: DIR/NAME.recipe.json for DIR/NAME.mlir. Empty
/// for a path that does not end in ".mlir".
std::string recipePathFor(const std::string &programPath);

/// Loads `explicitPath` where it is not empty, else the recipe beside the
/// program where that exists, else gives an empty recipe.
Result<Recipe> findRecipe(const std::string &programPath,
                          const std::string &explicitPath);

/// Draws one argument into `data`, `byteCount(dtype, shape)` bytes. Uses up to
/// `threads` threads (0: one per core) for large tensors; the result does not
/// depend on it. Fails where the rule cannot be drawn in this dtype.
Status drawArgument(const Recipe &recipe, uint64_t seed, unsigned argument,
                    DType dtype, const Shape &shape, void *data,
                    unsigned threads = 0);

/// The 64 random bits of one element.
inline uint64_t randomBits(uint64_t seed, uint64_t argument, uint64_t index) {
  uint64_t z = (seed << 52) + (argument << 40) + index + 0x9E3779B97F4A7C15ull;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
  return z ^ (z >> 31);
}

} // namespace sinter

#endif // SINTER_SUPPORT_RANDOMINPUTS_H
