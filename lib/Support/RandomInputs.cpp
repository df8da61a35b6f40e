// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Recipes, and drawing of inputs from them.

#include "sinter/Support/RandomInputs.h"
#include "sinter/Support/AtomicFile.h"
#include "sinter/Support/Json.h"
#include "sinter/Support/NarrowFloat.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <filesystem>
#include <functional>
#include <thread>
#include <vector>

using namespace sinter;

namespace {

// A recipe is written by hand; anything larger is another kind of file.
constexpr size_t maxRecipeBytes = size_t(64) << 20;

// Elements per thread below which threads cost more than they save.
constexpr uint64_t minElementsPerThread = uint64_t(1) << 16;

// The doubles that hold every integer up to them exactly.
constexpr double maxExactInteger = 9007199254740992.0; // 2^53

bool isTruthy(const json::Value &value) {
  return !value.is_null() && !(value.is_object() && value.empty());
}

// A whole number, written as an integer or as a float.
Result<int64_t> readWhole(const json::Value &value, const std::string &where) {
  if (value.is_number_unsigned() && value.get<uint64_t>() > uint64_t(INT64_MAX))
    return fail(where, ": ", value.dump(), " does not fit 64 signed bits");
  if (value.is_number_integer())
    return value.get<int64_t>();
  if (value.is_number_float()) {
    double number = value.get<double>();
    if (std::trunc(number) == number && std::fabs(number) <= maxExactInteger)
      return static_cast<int64_t>(number);
  }
  return fail(where, ": 'uniform' needs two whole numbers, [low, high)");
}

Result<DrawRule> readRule(const json::Value &rule, const std::string &where) {
  if (!rule.is_object())
    return fail(where, ": a rule is an object such as {\"normal\": 0.02}");
  constexpr const char *known[] = {"normal", "uniform", "zeros", "ones",
                                   "const"};
  for (const auto &[key, value] : rule.items())
    if (std::find(std::begin(known), std::end(known), key) == std::end(known))
      return fail(where, ": unknown rule ", json::quote(key),
                  "; use one of normal, uniform, zeros, ones, const");
  for (const char *key : {"zeros", "ones"})
    if (rule.contains(key) && rule[key] != 1 && rule[key] != true)
      return fail(where, ": '", key, "' needs 1, not ", rule[key].dump());
  DrawRule result;
  auto number = [&](const char *key) -> Result<double> {
    if (!rule[key].is_number())
      return fail(where, ": '", key, "' needs a number");
    return rule[key].get<double>();
  };
  // The order of precedence of the generator's definition.
  if (rule.contains("const") || rule.contains("zeros") ||
      rule.contains("ones")) {
    result.kind = DrawRule::Kind::Constant;
    if (!rule.contains("const")) {
      result.value = rule.contains("ones") ? 1 : 0;
      return result;
    }
    Result<double> value = number("const");
    if (!value)
      return value.failure();
    result.value = *value;
    return result;
  }
  if (rule.contains("uniform")) {
    result.kind = DrawRule::Kind::Uniform;
    const json::Value &bounds = rule["uniform"];
    if (!bounds.is_array() || bounds.size() != 2)
      return fail(where, ": 'uniform' needs two whole numbers, [low, high)");
    Result<int64_t> low = readWhole(bounds[0], where);
    if (!low)
      return low.failure();
    Result<int64_t> high = readWhole(bounds[1], where);
    if (!high)
      return high.failure();
    if (*high < *low)
      return fail(where, ": 'uniform' has its high bound below the low one");
    result.low = *low;
    result.high = *high;
    return result;
  }
  if (rule.contains("normal")) {
    Result<double> value = number("normal");
    if (!value)
      return value.failure();
    if (*value < 0)
      return fail(where, ": 'normal' needs a scale of 0 or more, not ",
                  rule["normal"].dump());
    result.value = *value;
    return result;
  }
  return fail(where, ": no known rule; use one of normal, uniform, zeros, "
                     "ones, const");
}

// "12" as 12; nothing for any other spelling, "+12" and "012" included.
std::optional<unsigned> readIndex(const std::string &text) {
  if (text.empty() || text.size() > 6 ||
      !std::all_of(text.begin(), text.end(),
                   [](char c) { return c >= '0' && c <= '9'; }) ||
      (text.size() > 1 && text[0] == '0'))
    return std::nullopt;
  return static_cast<unsigned>(std::stoul(text));
}

// The largest magnitude that an integer type holds, for checking constants.
bool fitsInteger(DType dtype, double value) {
  double whole = std::trunc(value);
  unsigned bits = 8 * dtypeBytes(dtype);
  if (isSignedInteger(dtype))
    return whole >= -std::ldexp(1.0, bits - 1) &&
           whole < std::ldexp(1.0, bits - 1);
  return whole >= 0 && whole < std::ldexp(1.0, bits);
}

// Runs `body(begin, end)` over [0, count), split over threads.
void forRanges(uint64_t count, unsigned threads,
               const std::function<void(uint64_t, uint64_t)> &body) {
  if (threads == 0)
    threads = std::max(1u, std::thread::hardware_concurrency());
  uint64_t parts =
      std::clamp<uint64_t>(count / minElementsPerThread, 1, threads);
  std::vector<std::thread> workers;
  uint64_t step = (count + parts - 1) / parts;
  for (uint64_t i = 1; i < parts; ++i)
    workers.emplace_back(body, std::min(count, i * step),
                         std::min(count, (i + 1) * step));
  body(0, std::min(count, step));
  for (std::thread &worker : workers)
    worker.join();
}

// A whole number as NumPy's astype converts it: modulo 2^bits to integers, with
// one rounding to f32, f64 and f16, through f32 to the other narrow types.
void storeWhole(DType dtype, void *data, uint64_t index, int64_t value) {
  char *out = static_cast<char *>(data) + index * dtypeBytes(dtype);
  if (!isFloat(dtype)) {
    std::memcpy(out, &value, dtypeBytes(dtype));
    return;
  }
  double exact = static_cast<double>(value);
  if (dtype == DType::F64) {
    std::memcpy(out, &exact, sizeof(exact));
    return;
  }
  float single = static_cast<float>(value);
  storeFromDouble(dtype, data, index, single);
}

} // namespace

//===----------------------------------------------------------------------===//
// Recipes
//===----------------------------------------------------------------------===//

Result<Recipe> Recipe::parse(std::string_view text, const std::string &origin) {
  Result<json::Value> parsed = json::parse(text, origin);
  if (!parsed)
    return parsed.failure();
  if (!parsed->is_object())
    return fail(origin, ": a recipe is a JSON object");
  Recipe recipe;
  for (const auto &[key, value] : parsed->items())
    if (key != "default" && key != "args" && key != "outputs")
      return fail(origin, ": unknown key ", json::quote(key),
                  "; a recipe has default, args and outputs");
  auto at = [&](const char *key) -> const json::Value * {
    auto it = parsed->find(key);
    return it == parsed->end() || !isTruthy(*it) ? nullptr : &*it;
  };
  if (const json::Value *rule = at("default")) {
    Result<DrawRule> read = readRule(*rule, origin + ": default");
    if (!read)
      return read.failure();
    recipe.defaultRule = *read;
  }
  if (const json::Value *args = at("args")) {
    if (!args->is_object())
      return fail(origin, ": 'args' is not an object");
    for (const auto &[key, rule] : args->items()) {
      std::string where = origin + ": args[" + json::quote(key) + "]";
      std::optional<unsigned> index = readIndex(key);
      if (!index)
        return fail(where, ": a key is an argument's number, such as \"3\"");
      if (!isTruthy(rule))
        continue;
      Result<DrawRule> read = readRule(rule, where);
      if (!read)
        return read.failure();
      recipe.argumentRules[*index] = *read;
    }
  }
  if (const json::Value *outputs = at("outputs")) {
    if (!outputs->is_object())
      return fail(origin, ": 'outputs' is not an object");
    for (const auto &[key, value] : outputs->items()) {
      std::string where = origin + ": outputs[" + json::quote(key) + "]";
      std::optional<unsigned> index = readIndex(key);
      if (!index)
        return fail(where, ": a key is an output's number, such as \"3\"");
      if (!value.is_object() || !value.contains("compute_dtype") ||
          !value["compute_dtype"].is_string())
        return fail(where, ": it needs {\"compute_dtype\": \"BF16\"} or such");
      std::optional<DType> dtype =
          parseDType(value["compute_dtype"].get_ref<const std::string &>());
      if (!dtype || !isFloat(*dtype))
        return fail(where, ": ", value["compute_dtype"].dump(),
                    " is not a float type");
      recipe.outputDTypes[*index] = *dtype;
    }
  }
  return recipe;
}

Result<Recipe> Recipe::load(const std::string &path) {
  Result<std::string> text = readFile(path, maxRecipeBytes);
  if (!text)
    return text.failure();
  return parse(*text, path);
}

Status Recipe::checkNumbers(size_t arguments, size_t outputs) const {
  if (!argumentRules.empty() && argumentRules.rbegin()->first >= arguments)
    return fail("the recipe has a rule for argument ",
                argumentRules.rbegin()->first, ", and the program takes ",
                arguments, " arguments; correct its 'args'");
  if (!outputDTypes.empty() && outputDTypes.rbegin()->first >= outputs)
    return fail("the recipe has an entry for output ",
                outputDTypes.rbegin()->first, ", and the program gives ",
                outputs, " outputs; correct its 'outputs'");
  return {};
}

DrawRule Recipe::ruleFor(unsigned argument, DType dtype, size_t rank) const {
  if (auto it = argumentRules.find(argument); it != argumentRules.end())
    return it->second;
  if (isFloat(dtype) && defaultRule)
    return *defaultRule;
  if (!isFloat(dtype))
    return {DrawRule::Kind::Uniform, 0, 0, 100};
  if (rank > 1)
    return {DrawRule::Kind::Normal, 0.02, 0, 0};
  return {DrawRule::Kind::Constant, 1, 0, 0};
}

std::optional<DType> Recipe::computeDType(unsigned output) const {
  auto it = outputDTypes.find(output);
  if (it == outputDTypes.end())
    return std::nullopt;
  return it->second;
}

std::string sinter::recipePathFor(const std::string &programPath) {
  constexpr std::string_view suffix = ".mlir";
  if (!programPath.ends_with(suffix))
    return "";
  return programPath.substr(0, programPath.size() - suffix.size()) +
         ".recipe.json";
}

Result<Recipe> sinter::findRecipe(const std::string &programPath,
                                  const std::string &explicitPath) {
  if (!explicitPath.empty())
    return Recipe::load(explicitPath);
  std::string beside = recipePathFor(programPath);
  std::error_code ignored;
  if (!beside.empty() && std::filesystem::exists(beside, ignored))
    return Recipe::load(beside);
  return Recipe();
}

//===----------------------------------------------------------------------===//
// Drawing
//===----------------------------------------------------------------------===//

Status sinter::drawArgument(const Recipe &recipe, uint64_t seed,
                            unsigned argument, DType dtype, const Shape &shape,
                            void *data, unsigned threads) {
  Result<uint64_t> count = elementCount(shape);
  if (!count)
    return fail("arg", argument, ": ", count.message());
  DrawRule rule = recipe.ruleFor(argument, dtype, shape.size());

  if (dtype == DType::Bool) {
    forRanges(*count, threads, [=](uint64_t begin, uint64_t end) {
      for (uint64_t i = begin; i < end; ++i)
        static_cast<uint8_t *>(data)[i] = randomBits(seed, argument, i) >> 63;
    });
    return {};
  }

  switch (rule.kind) {
  case DrawRule::Kind::Constant: {
    if (!isFloat(dtype) && !fitsInteger(dtype, rule.value))
      return fail("arg", argument, ": the recipe's constant ", rule.value,
                  " does not fit ", dtypeName(dtype));
    char element[sizeof(double)];
    storeFromDouble(dtype, element, 0, rule.value);
    size_t size = dtypeBytes(dtype);
    forRanges(*count, threads, [&](uint64_t begin, uint64_t end) {
      for (uint64_t i = begin; i < end; ++i)
        std::memcpy(static_cast<char *>(data) + i * size, element, size);
    });
    return {};
  }
  case DrawRule::Kind::Uniform: {
    uint64_t range =
        static_cast<uint64_t>(rule.high) - static_cast<uint64_t>(rule.low);
    forRanges(*count, threads, [=](uint64_t begin, uint64_t end) {
      for (uint64_t i = begin; i < end; ++i) {
        uint64_t offset = (randomBits(seed, argument, i) >> 32) * range >> 32;
        storeWhole(
            dtype, data, i,
            static_cast<int64_t>(static_cast<uint64_t>(rule.low) + offset));
      }
    });
    return {};
  }
  case DrawRule::Kind::Normal: {
    double scale = rule.value * std::sqrt(3.0);
    forRanges(*count, threads, [=](uint64_t begin, uint64_t end) {
      for (uint64_t i = begin; i < end; ++i) {
        uint64_t z = randomBits(seed, argument, i);
        uint64_t sum = (z & 0xffff) + ((z >> 16) & 0xffff) +
                       ((z >> 32) & 0xffff) + (z >> 48);
        double unit = static_cast<double>(sum) / 65536 - 2 + 4.0 / 131072;
        storeFromDouble(dtype, data, i, scale * unit);
      }
    });
    return {};
  }
  }
  return {};
}
