// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Builds `void NAME(ptr in, ptr out, i64 n)` for each form, eight elements at a
// time, and compares with the C library in double precision.

#include "MathForms.h"

#include "HostJit.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"

#include <bit>
#include <cctype>
#include <cmath>
#include <limits>

using namespace mlir;

namespace sinter::test {

const std::vector<MathForm> &mathForms() {
  static const std::vector<MathForm> forms = {
      {"exp", std::exp, 1.5, 4, "ex2.approx"},
      {"exp2", std::exp2, 1, 3, "ex2.approx"},
      {"expm1", std::expm1, 1.5},
      {"log", std::log, 1.5},
      {"log2", std::log2, 1.5},
      {"log1p", std::log1p, 1.5},
      {"sin", std::sin, 2},
      {"cos", std::cos, 2},
      {"tan", std::tan, 4},
      {"tanh", std::tanh, 2, 3, "ex2.approx, rcp.approx"},
      {"erf", std::erf, 2, 2.5, "ex2.approx"},
      {"logistic", [](double x) { return 1 / (1 + std::exp(-x)); }, 3, 6.5,
       "ex2.approx, rcp.approx", R"(
    %one = arith.constant dense<1.0> : vector<8xf32>
    %minus = arith.negf %x : vector<8xf32>
    %e = math.exp %minus : vector<8xf32>
    %sum = arith.addf %one, %e : vector<8xf32>
    %y = arith.divf %one, %sum : vector<8xf32>)"},
      {"exp, rounded later", std::exp, 66, 68, "ex2.approx", R"(
    %y = math.exp %x fastmath<afn> : vector<8xf32>)"},
      {"tanh, rounded later", std::tanh, 350, 440, "ex2.approx, rcp.approx",
       R"(
    %y = math.tanh %x fastmath<afn> : vector<8xf32>)"},
      {"erf, rounded later", std::erf, 1100, 1100, "ex2.approx", R"(
    %y = math.erf %x fastmath<afn> : vector<8xf32>)"},
      {"logistic, rounded later",
       [](double x) { return 1 / (1 + std::exp(-x)); }, 66, 72,
       "ex2.approx, rcp.approx", R"(
    %one = arith.constant dense<1.0> : vector<8xf32>
    %minus = arith.negf %x : vector<8xf32>
    %e = math.exp %minus fastmath<afn> : vector<8xf32>
    %sum = arith.addf %one, %e : vector<8xf32>
    %y = arith.divf %one, %sum fastmath<afn> : vector<8xf32>)"},
      {"cbrt", std::cbrt, 1, 1, "rcp.approx"},
      {"sqrt", std::sqrt, 0.5},
      {"rsqrt", [](double x) { return 1 / std::sqrt(x); }, 1.5, 1.5,
       "rsqrt.approx"},
  };
  return forms;
}

static std::string functionText(const std::string &name,
                                const std::string &body) {
  return "func.func @" + name + R"((%in: !llvm.ptr, %in2: !llvm.ptr,
    %out: !llvm.ptr, %n: i64) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : i64
  %c8 = arith.constant 8 : i64
  scf.for %i = %c0 to %n step %c8 : i64 {
    %p = llvm.getelementptr %in[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %x = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
)" + body +
         R"(
    %q = llvm.getelementptr %out[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %y, %q {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
  }
  return
}
)";
}

/// Not one of the C library's, which the code calls.
static std::string functionName(const MathForm &form) {
  std::string name = "form_";
  for (char c : std::string(form.name))
    name += std::isalnum(static_cast<unsigned char>(c)) ? c : '_';
  return name;
}

using Function = void (*)(const float *, const float *, float *, int64_t);

static std::unique_ptr<HostJit> compile(const std::string &text,
                                        double instructionError = 0) {
  DialectRegistry registry;
  registerHostDialects(registry);
  MLIRContext context(registry);
  context.loadAllAvailableDialects();
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, &context);
  return module ? HostJit::create(*module, {}, instructionError) : nullptr;
}

/// Distance in units of the last place of f32 at `exact`.
static double ulps(double got, double exact) {
  double magnitude = std::fmin(std::fabs(exact), 0x1.fffffep127);
  int exponent = magnitude < 0x1p-126 ? -126 : std::ilogb(magnitude);
  // The infinite result of a number that overflows counts as the next float.
  if (std::isinf(got))
    got = std::copysign(0x1p128, got);
  double limited =
      std::fabs(exact) > 0x1p128 ? std::copysign(0x1p128, exact) : exact;
  return std::fabs(got - limited) / std::ldexp(1.0, exponent - 23);
}

static void add(MathErrors &errors, const MathForm &form, float x, float got,
                double exact) {
  if (std::isnan(got) != std::isnan(exact)) {
    ++errors.wrong;
    return;
  }
  if (std::isnan(exact))
    return;
  if (exact == 0 && std::signbit(got) != std::signbit(exact)) {
    ++errors.wrong;
    return;
  }
  // Results below the normal numbers may be zero: to the instruction, whose
  // error may take it there.
  double bound = std::fmax(8, std::fmax(form.bound, form.worstBound));
  double smallest = 0x1p-126 * (1 + bound * 0x1p-23);
  double error = std::fabs(exact) < smallest && got == 0 ? 0 : ulps(got, exact);
  if (error > errors.f32) {
    errors.f32 = error;
    errors.at = std::bit_cast<uint32_t>(x);
  }
}

static float roundToBf16(float value) {
  auto bits = std::bit_cast<uint32_t>(value);
  bits += 0x7fff + ((bits >> 16) & 1);
  return std::bit_cast<float>(bits & 0xffff0000);
}

static constexpr int64_t block = 1 << 16;
static constexpr int64_t samples = 1 << 24;

/// All signs, exponents and upper mantissa bits, the lower ones scattered.
static float sample(uint32_t i) {
  return std::bit_cast<float>(i << 8 | (i * 2654435761u) >> 24);
}

std::vector<MathErrors> measureMathForms(double instructionError) {
  std::string text;
  for (const MathForm &form : mathForms()) {
    std::string op =
        "    %y = math." + std::string(form.name) + " %x : vector<8xf32>";
    text += functionText(functionName(form), *form.body ? form.body : op);
  }
  std::unique_ptr<HostJit> jit = compile(text, instructionError);
  if (!jit)
    return {};
  std::vector<MathErrors> results;
  std::vector<float> in(block), out(block);
  for (const MathForm &form : mathForms()) {
    auto function = reinterpret_cast<Function>(jit->lookup(functionName(form)));
    if (!function)
      return {};
    MathErrors errors;
    if (instructionError != 0 && form.worstBound == 0) {
      results.push_back(errors);
      continue;
    }
    for (int64_t first = 0; first < samples; first += block) {
      for (int64_t i = 0; i < block; ++i)
        in[i] = sample(static_cast<uint32_t>(first + i));
      function(in.data(), in.data(), out.data(), block);
      for (int64_t i = 0; i < block; ++i)
        add(errors, form, in[i], out[i], form.exact(in[i]));
    }
    for (int64_t i = 0; i < block; ++i)
      in[i] = std::bit_cast<float>(static_cast<uint32_t>(i) << 16);
    function(in.data(), in.data(), out.data(), block);
    for (int64_t i = 0; i < block; ++i) {
      double exact = form.exact(in[i]);
      add(errors, form, in[i], out[i], exact);
      if (std::isnan(exact) || std::isinf(out[i]) ||
          std::fabs(exact) < 0x1p-126)
        continue;
      double unit = std::ldexp(1.0, std::ilogb(exact) - 7);
      errors.bf16 =
          std::fmax(errors.bf16, std::fabs(roundToBf16(out[i]) - exact) / unit);
    }
    results.push_back(errors);
  }
  return results;
}

MathErrors measurePower() {
  const MathForm power = {"powf", nullptr, 1};
  MathErrors errors;
  std::unique_ptr<HostJit> jit = compile(functionText("power", R"(
    %p2 = llvm.getelementptr %in2[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %e = llvm.load %p2 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
    %y = math.powf %x, %e : vector<8xf32>)"));
  auto function =
      jit ? reinterpret_cast<Function>(jit->lookup("power")) : nullptr;
  if (!function) {
    errors.wrong = ~uint64_t(0);
    return errors;
  }
  // Bases of every kind under exponents of every kind; most results finite.
  static constexpr float special[] = {
      0,        -0.0f,     1,     -1,    2,      -2,     3,
      -3,       0.5f,      -0.5f, 1e30f, -1e30f, 1e-30f, 0x1p-149f,
      INFINITY, -INFINITY, NAN,   1.5f,  -7,     4};
  std::vector<float> x(block), y(block), out(block);
  uint32_t state = 1;
  auto random = [&] { return state = state * 1664525u + 1013904223u; };
  for (int64_t first = 0; first < samples; first += block) {
    for (int64_t i = 0; i < block; ++i) {
      x[i] = std::bit_cast<float>(random() ^ random() >> 16);
      // |y log2 x| up to about 150.
      double logarithm = std::log2(std::fabs(x[i]));
      double wanted =
          (static_cast<double>(random()) / 4294967296.0 - 0.5) * 300;
      y[i] = static_cast<float>(wanted / logarithm);
      uint32_t kind = random() >> 24;
      if (kind < 16)
        y[i] = std::round(y[i]);
      else if (kind < 24)
        y[i] = special[random() >> 8 & 15];
      else if (kind < 32)
        x[i] = special[random() >> 8 & 15];
      else
        x[i] = std::fabs(x[i]);
    }
    if (first == 0)
      for (size_t i = 0; i < std::size(special); ++i)
        for (size_t j = 0; j < std::size(special); ++j) {
          x[i * std::size(special) + j] = special[i];
          y[i * std::size(special) + j] = special[j];
        }
    function(x.data(), y.data(), out.data(), block);
    for (int64_t i = 0; i < block; ++i)
      add(errors, power, x[i], out[i],
          std::pow(static_cast<double>(x[i]), static_cast<double>(y[i])));
  }
  return errors;
}

} // namespace sinter::test
