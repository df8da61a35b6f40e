// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The file of algorithms chosen by timing:
// {"format": "sinter-algorithms", "version": 1, "library": ..., "device": ...,
//  "algorithms": {KIND: [eight numbers]}}.

#include "Matmul.h"

#include "sinter/Support/AtomicFile.h"
#include "sinter/Support/Json.h"

#include <filesystem>

using namespace sinter;
using namespace sinter::runtime;

namespace {

constexpr const char *storeFormat = "sinter-algorithms";
constexpr int storeVersion = 1;
constexpr size_t maxStoreBytes = size_t(64) << 20;
constexpr size_t algorithmWords = 8;

} // namespace

Result<AlgorithmStore> AlgorithmStore::load(const std::string &path,
                                            const std::string &library,
                                            const std::string &device) {
  AlgorithmStore store;
  store.library = library;
  store.device = device;
  std::error_code ignored;
  if (!std::filesystem::exists(path, ignored))
    return store;
  Result<std::string> text = readFile(path, maxStoreBytes);
  if (!text)
    return text.failure();
  Result<json::Value> root = json::parse(*text, path);
  if (!root)
    return root.failure();
  if (!root->is_object() || root->value("format", json::Value()) != storeFormat)
    return fail(path, ": not a file of algorithms; remove it or move it away");
  if (root->value("version", json::Value()) != storeVersion ||
      root->value("library", json::Value()) != library ||
      root->value("device", json::Value()) != device)
    return store;
  const json::Value algorithms = root->value("algorithms", json::Value());
  if (!algorithms.is_object())
    return fail(path, ": 'algorithms' is not an object; remove the file");
  for (const auto &[key, words] : algorithms.items()) {
    cublasLtMatmulAlgo_t algorithm = {};
    bool good = words.is_array() && words.size() == algorithmWords;
    for (size_t i = 0; good && i < algorithmWords; ++i) {
      good = words[i].is_number_unsigned();
      if (good)
        algorithm.data[i] = words[i].get<uint64_t>();
    }
    if (!good)
      return fail(path, ": algorithm ", json::quote(key),
                  " is not a list of eight numbers; remove the file");
    store.algorithms[key] = algorithm;
  }
  return store;
}

Status AlgorithmStore::save(const std::string &path) const {
  json::Value root = {{"format", storeFormat},
                      {"version", storeVersion},
                      {"library", library},
                      {"device", device}};
  json::Value &list = root["algorithms"] = json::Value::object();
  for (const auto &[key, algorithm] : algorithms)
    list[key] = algorithm.data;
  return writeFileAtomically(path, root.dump(1) + "\n");
}
