// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Safetensors files: strict reading of untrusted headers, atomic writing.

#include "sinter/Support/Safetensors.h"
#include "sinter/Support/AtomicFile.h"
#include "sinter/Support/Json.h"

#include <algorithm>
#include <bit>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <limits>
#include <set>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace sinter;

static_assert(std::endian::native == std::endian::little,
              "safetensors data is little-endian and read in place");

namespace {

// The limit of the reference implementation, in bytes.
constexpr uint64_t maxHeaderBytes = 100'000'000;

// The data of every tensor starts at a multiple of this from the start of the
// file, as far as element sizes allow, in bytes.
constexpr size_t headerAlignment = 8;

Result<uint64_t> readOffset(const json::Value &value,
                            const std::string &where) {
  if (!value.is_number_unsigned())
    return fail(where, ": data_offsets must be two sizes in bytes");
  return value.get<uint64_t>();
}

// Reads one entry of the header; `where` is "FILE: tensor 'NAME'".
Result<TensorView> readEntry(const std::string &name, const json::Value &entry,
                             const std::string &where, const char *data,
                             uint64_t dataBytes) {
  if (!entry.is_object())
    return fail(where, ": its header entry is not an object");
  for (const char *key : {"dtype", "shape", "data_offsets"})
    if (!entry.contains(key))
      return fail(where, ": its header entry has no '", key, "'");
  if (entry.size() != 3)
    return fail(where, ": its header entry has keys other than dtype, shape "
                       "and data_offsets");

  TensorView view;
  view.name = name;
  const json::Value &dtype = entry["dtype"];
  if (!dtype.is_string())
    return fail(where, ": its dtype is not a string");
  std::optional<DType> known = parseDType(dtype.get_ref<const std::string &>());
  if (!known)
    return fail(where, ": unknown dtype ",
                json::quote(dtype.get_ref<const std::string &>()));
  view.dtype = *known;

  const json::Value &shape = entry["shape"];
  if (!shape.is_array())
    return fail(where, ": its shape is not a list");
  for (const json::Value &dim : shape) {
    if (!dim.is_number_unsigned() ||
        dim.get<uint64_t>() > uint64_t(std::numeric_limits<int64_t>::max()))
      return fail(where, ": a dimension is not a size");
    view.shape.push_back(static_cast<int64_t>(dim.get<uint64_t>()));
  }
  Result<uint64_t> bytes = byteCount(view.dtype, view.shape);
  if (!bytes)
    return fail(where, ": ", bytes.message());

  const json::Value &offsets = entry["data_offsets"];
  if (!offsets.is_array() || offsets.size() != 2)
    return fail(where, ": data_offsets must be two sizes in bytes");
  Result<uint64_t> begin = readOffset(offsets[0], where);
  if (!begin)
    return begin.failure();
  Result<uint64_t> end = readOffset(offsets[1], where);
  if (!end)
    return end.failure();
  if (*begin > *end || *end > dataBytes)
    return fail(where, ": its data, bytes ", *begin, " to ", *end,
                ", is outside of the file's ", dataBytes, " data bytes");
  if (*end - *begin != *bytes)
    return fail(where, ": ", describeTensor(view.dtype, view.shape), " needs ",
                *bytes, " bytes but data_offsets give ", *end - *begin);
  view.data = data + *begin;
  view.bytes = *bytes;
  return view;
}

} // namespace

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

SafetensorsFile::SafetensorsFile(SafetensorsFile &&other) noexcept
    : filePath(std::move(other.filePath)),
      mapping(std::exchange(other.mapping, nullptr)),
      mappingBytes(std::exchange(other.mappingBytes, 0)),
      views(std::move(other.views)), indices(std::move(other.indices)),
      fileMetadata(std::move(other.fileMetadata)) {}

SafetensorsFile::~SafetensorsFile() {
  if (mapping)
    ::munmap(mapping, mappingBytes);
}

const TensorView *SafetensorsFile::find(std::string_view name) const {
  auto it = indices.find(name);
  return it == indices.end() ? nullptr : &views[it->second];
}

Result<SafetensorsFile> SafetensorsFile::open(const std::string &path) {
  int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0)
    return fail("cannot read '", path, "': ", std::strerror(errno));
  SafetensorsFile file;
  file.filePath = path;
  struct stat status;
  bool known = ::fstat(descriptor, &status) == 0;
  if (known && S_ISREG(status.st_mode) && status.st_size > 0) {
    file.mappingBytes = static_cast<size_t>(status.st_size);
    void *mapping = ::mmap(nullptr, file.mappingBytes, PROT_READ, MAP_PRIVATE,
                           descriptor, 0);
    if (mapping != MAP_FAILED)
      file.mapping = mapping;
  }
  int error = errno;
  ::close(descriptor);
  if (!known ||
      (S_ISREG(status.st_mode) && status.st_size > 0 && !file.mapping))
    return fail("cannot read '", path, "': ", std::strerror(error));
  if (!S_ISREG(status.st_mode))
    return fail("cannot read '", path, "': it is not a regular file");

  const char *start = static_cast<const char *>(file.mapping);
  uint64_t headerBytes = 0;
  if (file.mappingBytes < sizeof(headerBytes))
    return fail(path, ": not a safetensors file: ", file.mappingBytes,
                " bytes are too few for a header");
  std::memcpy(&headerBytes, start, sizeof(headerBytes));
  uint64_t rest = file.mappingBytes - sizeof(headerBytes);
  if (headerBytes > maxHeaderBytes)
    return fail(path, ": not a safetensors file: a header of ", headerBytes,
                " bytes is over the format's limit of ", maxHeaderBytes);
  if (headerBytes > rest)
    return fail(path, ": truncated: the header has ", headerBytes,
                " bytes and the file holds only ", rest, " of them");

  const char *headerText = start + sizeof(headerBytes);
  const char *data = headerText + headerBytes;
  uint64_t dataBytes = rest - headerBytes;
  Result<json::Value> header = json::parse(
      {headerText, static_cast<size_t>(headerBytes)}, path + ": header");
  if (!header)
    return header.failure();
  if (!header->is_object())
    return fail(path, ": header: it is not a JSON object");

  for (const auto &[name, entry] : header->items()) {
    if (name == "__metadata__") {
      if (!entry.is_object())
        return fail(path, ": header: __metadata__ is not an object");
      for (const auto &[key, value] : entry.items()) {
        if (!value.is_string())
          return fail(path, ": header: __metadata__ entry ", json::quote(key),
                      " is not a string");
        file.fileMetadata[key] = value.get<std::string>();
      }
      continue;
    }
    Result<TensorView> view = readEntry(
        name, entry, path + ": tensor " + json::quote(name), data, dataBytes);
    if (!view)
      return view.failure();
    file.views.push_back(std::move(*view));
  }

  auto begin = [&](const TensorView &view) {
    return static_cast<uint64_t>(static_cast<const char *>(view.data) - data);
  };
  std::sort(file.views.begin(), file.views.end(),
            [&](const TensorView &a, const TensorView &b) {
              return std::pair(begin(a), a.bytes) <
                     std::pair(begin(b), b.bytes);
            });
  uint64_t expected = 0;
  for (const TensorView &view : file.views) {
    if (begin(view) != expected)
      return fail(path, ": tensor ", json::quote(view.name), ": its data ",
                  begin(view) < expected ? "overlaps that of another tensor"
                                         : "follows a gap that no tensor owns");
    expected += view.bytes;
  }
  if (expected != dataBytes)
    return fail(path, ": the tensors own ", expected,
                " data bytes and the "
                "file has ",
                dataBytes);
  for (size_t i = 0; i < file.views.size(); ++i)
    file.indices[file.views[i].name] = i;
  return file;
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

Status sinter::writeSafetensors(const std::string &path,
                                const std::vector<TensorView> &tensors,
                                const Metadata &metadata) {
  std::string header = "{";
  if (!metadata.empty()) {
    header += "\"__metadata__\":{";
    bool first = true;
    for (const auto &[key, value] : metadata) {
      header +=
          (first ? "" : ",") + json::quote(key) + ":" + json::quote(value);
      first = false;
    }
    header += "}";
  }
  std::set<std::string> names;
  uint64_t offset = 0;
  for (const TensorView &tensor : tensors) {
    if (tensor.name == "__metadata__" || !names.insert(tensor.name).second)
      return fail("cannot write '", path, "': the tensor name '", tensor.name,
                  "' is taken");
    Result<uint64_t> bytes = byteCount(tensor.dtype, tensor.shape);
    if (!bytes)
      return fail("cannot write '", path, "': ", tensor.name, ": ",
                  bytes.message());
    if (*bytes != tensor.bytes || (*bytes > 0 && !tensor.data))
      return fail("cannot write '", path, "': ", tensor.name, ": ",
                  describeTensor(tensor.dtype, tensor.shape), " needs ", *bytes,
                  " bytes, not ", tensor.bytes);
    if (header.size() > 1)
      header += ",";
    header += json::quote(tensor.name) + ":{\"dtype\":\"" +
              dtypeName(tensor.dtype) + "\",\"shape\":[";
    for (size_t i = 0; i < tensor.shape.size(); ++i)
      header += (i ? "," : "") + std::to_string(tensor.shape[i]);
    header += "],\"data_offsets\":[" + std::to_string(offset) + "," +
              std::to_string(offset + *bytes) + "]}";
    offset += *bytes;
  }
  header += "}";
  header.resize((header.size() + headerAlignment - 1) / headerAlignment *
                    headerAlignment,
                ' ');

  Result<AtomicFile> file = AtomicFile::create(path);
  if (!file)
    return file.failure();
  uint64_t headerBytes = header.size();
  if (Status s = file->write(&headerBytes, sizeof(headerBytes)); !s)
    return s;
  if (Status s = file->write(header); !s)
    return s;
  for (const TensorView &tensor : tensors)
    if (Status s = file->write(tensor.data, tensor.bytes); !s)
      return s;
  return file->commit();
}

//===----------------------------------------------------------------------===//
// Output information
//===----------------------------------------------------------------------===//

std::string sinter::outputInfoToJson(const std::vector<OutputInfo> &outputs) {
  std::string text = "[";
  for (const OutputInfo &output : outputs) {
    if (text.size() > 1)
      text += ",";
    text += "{\"name\":" + json::quote(output.name) + ",\"compute_dtype\":" +
            (output.computeDType ? json::quote(dtypeName(*output.computeDType))
                                 : std::string("null")) +
            ",\"alias_input\":" +
            (output.aliasInput ? json::quote(*output.aliasInput)
                               : std::string("null")) +
            "}";
  }
  return text + "]";
}

Result<std::vector<OutputInfo>>
sinter::outputInfoFromJson(std::string_view text) {
  std::string where = outputsMetadataKey;
  Result<json::Value> parsed = json::parse(text, where);
  if (!parsed)
    return parsed.failure();
  if (!parsed->is_array())
    return fail(where, ": it is not a list");
  std::vector<OutputInfo> outputs;
  for (const json::Value &entry : *parsed) {
    std::string at = where + "[" + std::to_string(outputs.size()) + "]";
    if (!entry.is_object() || !entry.contains("name") ||
        !entry["name"].is_string())
      return fail(at, ": it is not an object with a 'name'");
    OutputInfo info;
    info.name = entry["name"].get<std::string>();
    if (entry.contains("compute_dtype") && !entry["compute_dtype"].is_null()) {
      if (!entry["compute_dtype"].is_string())
        return fail(at, ": 'compute_dtype' is not a string");
      info.computeDType =
          parseDType(entry["compute_dtype"].get_ref<const std::string &>());
      if (!info.computeDType)
        return fail(at, ": unknown dtype ", entry["compute_dtype"].dump());
    }
    if (entry.contains("alias_input") && !entry["alias_input"].is_null()) {
      if (!entry["alias_input"].is_string())
        return fail(at, ": 'alias_input' is not a string");
      info.aliasInput = entry["alias_input"].get<std::string>();
    }
    outputs.push_back(std::move(info));
  }
  return outputs;
}
