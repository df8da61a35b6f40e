// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reading measurements. The file comes from outside: everything is checked.

#include "sinter/Cost/MeasurementsFile.h"

#include "sinter/Support/JsonDepth.h"

#include "llvm/Support/JSON.h"

#include <algorithm>
#include <cmath>
#include <set>

using namespace sinter;
namespace json = llvm::json;

static Failure bad(const std::string &origin, const std::string &what) {
  return fail(origin, ": ", what,
              R"(; it should be {"version": 1, "target": "h200", "kernels": )"
              R"({"SYMBOL": {"seconds": 1.5e-6, "metrics": {"NAME": 1.0}}}})");
}

static Result<KernelMeasurements> readKernel(const std::string &origin,
                                             llvm::StringRef name,
                                             const json::Value &entry) {
  KernelMeasurements kernel;
  kernel.kernel = name.str();
  std::string where = "kernel '" + kernel.kernel + "'";
  const json::Object *object = entry.getAsObject();
  if (!object)
    return bad(origin, where + " is no object");
  for (const auto &[key, value] : *object) {
    if (key == "seconds") {
      std::optional<double> seconds = value.getAsNumber();
      if (!seconds || !std::isfinite(*seconds) || *seconds <= 0)
        return bad(origin, where + ": 'seconds' is no positive, finite number");
      kernel.seconds = seconds;
    } else if (key == "metrics") {
      const json::Object *metrics = value.getAsObject();
      if (!metrics)
        return bad(origin, where + ": 'metrics' is no object");
      for (const auto &[metric, number] : *metrics) {
        std::optional<double> known = number.getAsNumber();
        if (!known)
          return bad(origin, where + ": '" + metric.str() + "' is no number");
        if (!std::isfinite(*known))
          return bad(origin,
                     where + ": '" + metric.str() + "' is no finite number");
        kernel.metrics.emplace_back(metric.str(), *known);
      }
    } else {
      return bad(origin, where + " has an unknown entry '" + key.str() + "'");
    }
  }
  if (object->empty())
    return bad(origin, where + " has neither seconds nor metrics");
  std::sort(kernel.metrics.begin(), kernel.metrics.end());
  return kernel;
}

Result<MeasurementsFile> sinter::parseMeasurements(std::string_view text,
                                                   const std::string &origin) {
  if (nestsDeeperThan(text))
    return bad(origin, "not valid JSON: it nests too deep");
  llvm::Expected<json::Value> parsed =
      json::parse(llvm::StringRef(text.data(), text.size()));
  if (!parsed)
    return bad(origin, "not valid JSON: " + llvm::toString(parsed.takeError()));
  const json::Object *root = parsed->getAsObject();
  if (!root || root->getInteger("version") != 1)
    return bad(origin, "it is no measurements file of version 1");
  MeasurementsFile file;
  for (const auto &[key, value] : *root) {
    if (key == "target") {
      if (!value.getAsString())
        return bad(origin, "'target' is no name of a chip");
      file.target = value.getAsString()->str();
    } else if (key != "version" && key != "kernels") {
      return bad(origin, "unknown entry '" + key.str() + "'");
    }
  }
  const json::Object *kernels = root->getObject("kernels");
  if (!kernels)
    return bad(origin, "it has no object 'kernels'");
  std::set<std::string> names;
  for (const auto &[key, entry] : *kernels) {
    std::string symbol(key.str());
    llvm::StringRef name = symbol;
    name.consume_front("@");
    if (name.empty() || !names.insert(name.str()).second)
      return bad(origin, "kernel '" + name.str() +
                             "' is there twice or has no "
                             "name");
    Result<KernelMeasurements> kernel = readKernel(origin, name, entry);
    if (!kernel)
      return kernel.failure();
    file.kernels.push_back(std::move(*kernel));
  }
  std::sort(file.kernels.begin(), file.kernels.end(),
            [](const auto &a, const auto &b) { return a.kernel < b.kernel; });
  return file;
}
