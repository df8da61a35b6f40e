// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An entry is one line "sinter-kernel 1 CHECKSUM", one line of JSON, the PTX
// and the cubin. The checksum covers all that follows its line.

#include "KernelCache.h"

#include "sinter/Support/AtomicFile.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SHA256.h"
#include "llvm/Support/raw_ostream.h"

namespace sinter {

static constexpr llvm::StringLiteral magic = "sinter-kernel 1 ";
/// Entries above this size, in bytes, are damaged.
static constexpr size_t entryLimit = size_t(1) << 28;

std::string hashOf(llvm::StringRef text) {
  llvm::SHA256 hash;
  hash.update(text);
  return llvm::toHex(hash.final(), /*LowerCase=*/true);
}

std::string KernelCache::pathOf(const std::string &key) const {
  llvm::SmallString<128> path(directory);
  llvm::sys::path::append(path, key + ".kernel");
  return std::string(path);
}

std::optional<SerializedKernel>
KernelCache::read(const std::string &key) const {
  std::string path = pathOf(key);
  if (!llvm::sys::fs::exists(path))
    return std::nullopt;
  Result<std::string> contents = readFile(path, entryLimit);
  if (!contents)
    return std::nullopt;
  llvm::StringRef text = *contents;
  if (!text.consume_front(magic))
    return std::nullopt;
  auto [checksum, rest] = text.split('\n');
  if (hashOf(rest) != checksum)
    return std::nullopt;
  auto [header, payload] = rest.split('\n');
  llvm::Expected<llvm::json::Value> json = llvm::json::parse(header);
  if (!json) {
    llvm::consumeError(json.takeError());
    return std::nullopt;
  }
  const llvm::json::Object *object = json->getAsObject();
  std::optional<int64_t> ptxBytes =
      object ? object->getInteger("ptx_bytes") : std::nullopt;
  const llvm::json::Array *entries =
      object ? object->getArray("entries") : nullptr;
  if (!ptxBytes || *ptxBytes < 0 || size_t(*ptxBytes) > payload.size() ||
      !entries)
    return std::nullopt;

  SerializedKernel kernel;
  kernel.cached = true;
  kernel.ptx = payload.substr(0, *ptxBytes).str();
  llvm::StringRef cubin = payload.substr(*ptxBytes);
  kernel.cubin.assign(cubin.begin(), cubin.end());
  for (const llvm::json::Value &value : *entries) {
    const llvm::json::Object *entry = value.getAsObject();
    if (!entry)
      return std::nullopt;
    auto number = [&](llvm::StringRef field) {
      return entry->getInteger(field).value_or(0);
    };
    kernel.resources.push_back({entry->getString("entry").value_or("").str(),
                                number("registers"), number("stack"),
                                number("spill_stores"), number("spill_loads"),
                                number("shared")});
  }
  return kernel;
}

void KernelCache::write(const std::string &key,
                        const SerializedKernel &kernel) const {
  if (llvm::sys::fs::create_directories(directory))
    return;
  llvm::json::Array entries;
  for (const EntryResources &entry : kernel.resources)
    entries.push_back(
        llvm::json::Object{{"entry", entry.entry},
                           {"registers", entry.registers},
                           {"stack", entry.stackBytes},
                           {"spill_stores", entry.spillStoreBytes},
                           {"spill_loads", entry.spillLoadBytes},
                           {"shared", entry.sharedBytes}});
  std::string body;
  llvm::raw_string_ostream stream(body);
  stream << llvm::json::Value(
                llvm::json::Object{{"ptx_bytes", int64_t(kernel.ptx.size())},
                                   {"entries", std::move(entries)}})
         << "\n"
         << kernel.ptx
         << llvm::StringRef(kernel.cubin.data(), kernel.cubin.size());
  // A cache that cannot be written is no error.
  (void)static_cast<bool>(writeFileAtomically(
      pathOf(key), magic.str() + hashOf(body) + "\n" + body));
}

} // namespace sinter
