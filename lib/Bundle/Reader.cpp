// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// From the text of a manifest to its structures: keys and types. What the parts
// say about each other is checked by validate().

#include "sinter/Bundle/Reader.h"
#include "sinter/Support/AtomicFile.h"
#include "sinter/Support/Json.h"

#include <filesystem>
#include <limits>

using namespace sinter;
using namespace sinter::bundle;
namespace fs = std::filesystem;

namespace {

// A manifest of a billion-parameter step has some megabytes.
constexpr size_t maxManifestBytes = size_t(1) << 30;

// Reads values and keeps the first error; after it, all reads give defaults.
class Reader {
public:
  Manifest read(const json::Value &root) {
    Manifest manifest;
    if (!root.is_object()) {
      report("", "it is not a JSON object");
      return manifest;
    }
    // A file of another kind or version is said to be that, not to lack keys.
    if (text(root, "", "format") != formatName)
      report("format", "it is not \"sinter-bundle\": not a bundle of Sinter");
    uint64_t version = number(root, "", "version");
    if (version != formatVersion)
      report("version", std::to_string(version) + " is not " +
                            std::to_string(formatVersion) +
                            ", the version that this program reads; compile "
                            "the program again");
    manifest.producer = text(root, "", "producer");
    manifest.program = text(root, "", "program");
    const json::Value &target = object(root, "", "target");
    manifest.targetProduct = text(target, "target", "product");
    manifest.targetChip = text(target, "target", "chip");
    manifest.arenaBytes = number(root, "", "arena_bytes");
    list(root, "buffers", manifest.buffers, &Reader::buffer);
    if (root.contains("constants"))
      list(root, "constants", manifest.constants, &Reader::constant);
    list(root, "inputs", manifest.inputs, &Reader::input);
    list(root, "outputs", manifest.outputs, &Reader::output);
    list(root, "kernels", manifest.kernels, &Reader::kernel);
    list(root, "launches", manifest.launches, &Reader::launch);
    return manifest;
  }

  std::optional<std::string> error;

private:
  void report(const std::string &where, const std::string &what) {
    if (!error)
      error = where.empty() ? what : where + ": " + what;
  }

  static std::string join(const std::string &where, const char *key) {
    return where.empty() ? key : where + "." + key;
  }

  const json::Value &get(const json::Value &from, const std::string &where,
                         const char *key) {
    static const json::Value null;
    if (error)
      return null;
    if (!from.is_object()) {
      report(where, "it is not an object");
      return null;
    }
    auto it = from.find(key);
    if (it == from.end()) {
      report(where, "the key '" + std::string(key) + "' is missing");
      return null;
    }
    return *it;
  }

  const json::Value &object(const json::Value &from, const std::string &where,
                            const char *key) {
    const json::Value &value = get(from, where, key);
    if (!value.is_object())
      report(join(where, key), "it is not an object");
    return value;
  }

  std::string text(const json::Value &from, const std::string &where,
                   const char *key) {
    const json::Value &value = get(from, where, key);
    if (value.is_string())
      return value.get<std::string>();
    report(join(where, key), "it is not a string");
    return "";
  }

  uint64_t asNumber(const json::Value &value, const std::string &where,
                    uint64_t limit) {
    if (!value.is_number_unsigned())
      report(where, "it is not a whole number from 0");
    else if (value.get<uint64_t>() > limit)
      report(where, value.dump() + " is more than " + std::to_string(limit));
    else
      return value.get<uint64_t>();
    return 0;
  }

  // Sums of two such numbers do not overflow.
  static constexpr uint64_t maxNumber = uint64_t(1) << 62;
  static constexpr uint64_t maxIndex = std::numeric_limits<uint32_t>::max();

  uint64_t number(const json::Value &from, const std::string &where,
                  const char *key, uint64_t limit = maxNumber) {
    return asNumber(get(from, where, key), join(where, key), limit);
  }

  uint32_t index(const json::Value &from, const std::string &where,
                 const char *key) {
    return static_cast<uint32_t>(number(from, where, key, maxIndex));
  }

  int64_t signedNumber(const json::Value &from, const std::string &where,
                       const char *key) {
    return static_cast<int64_t>(number(from, where, key));
  }

  DType dtype(const json::Value &from, const std::string &where,
              const char *key) {
    std::string name = text(from, where, key);
    std::optional<DType> known = parseDType(name);
    if (!known)
      report(join(where, key), "unknown dtype " + json::quote(name));
    return known.value_or(DType::U8);
  }

  Shape shape(const json::Value &from, const std::string &where) {
    const json::Value &value = get(from, where, "shape");
    Shape dims;
    if (!value.is_array())
      report(join(where, "shape"), "it is not a list");
    else
      for (const json::Value &dim : value)
        dims.push_back(static_cast<int64_t>(
            asNumber(dim, join(where, "shape"), maxNumber)));
    return dims;
  }

  // A string that must be one of the spellings of an enumeration.
  template <typename E>
  E choice(const json::Value &from, const std::string &where, const char *key,
           std::initializer_list<E> values) {
    std::string name = text(from, where, key);
    std::string known;
    for (E value : values) {
      if (name == spell(value))
        return value;
      known += (known.empty() ? "" : ", ") + std::string(spell(value));
    }
    report(join(where, key), json::quote(name) + " is not one of " + known);
    return *values.begin();
  }

  template <typename T>
  void list(const json::Value &from, const char *key, std::vector<T> &items,
            T (Reader::*read)(const json::Value &, const std::string &),
            const std::string &where = "") {
    const json::Value &value = get(from, where, key);
    if (!value.is_array())
      return report(join(where, key), "it is not a list");
    for (const json::Value &entry : value) {
      if (error)
        return;
      items.push_back((this->*read)(
          entry, join(where, key) + "[" + std::to_string(items.size()) + "]"));
    }
  }

  Buffer buffer(const json::Value &v, const std::string &at) {
    return {text(v, at, "name"),
            number(v, at, "offset"),
            number(v, at, "bytes"),
            dtype(v, at, "dtype"),
            shape(v, at),
            choice(v, at, "kind",
                   {BufferKind::Input, BufferKind::Output, BufferKind::Constant,
                    BufferKind::Temporary, BufferKind::Scratch}),
            optionalFlag(v, at, "scores")};
  }

  bool optionalFlag(const json::Value &from, const std::string &where,
                    const char *key) {
    if (error || !from.contains(key))
      return false;
    const json::Value &value = get(from, where, key);
    if (value.is_boolean())
      return value.get<bool>();
    report(join(where, key), "it is neither true nor false");
    return false;
  }

  Constant constant(const json::Value &v, const std::string &at) {
    return {index(v, at, "buffer"), number(v, at, "file_offset"),
            number(v, at, "bytes")};
  }

  Input input(const json::Value &v, const std::string &at) {
    Input input{text(v, at, "name"), dtype(v, at, "dtype"), shape(v, at),
                index(v, at, "buffer"), false};
    const json::Value &donated = get(v, at, "donated");
    if (donated.is_boolean())
      input.donated = donated.get<bool>();
    else
      report(join(at, "donated"), "it is not true or false");
    return input;
  }

  Output output(const json::Value &v, const std::string &at) {
    Output output{text(v, at, "name"),    dtype(v, at, "dtype"), shape(v, at),
                  index(v, at, "buffer"), std::nullopt,          std::nullopt};
    if (v.is_object() && v.contains("alias_input") &&
        !v["alias_input"].is_null())
      output.aliasInput = index(v, at, "alias_input");
    if (v.is_object() && v.contains("compute_dtype") &&
        !v["compute_dtype"].is_null())
      output.computeDType = dtype(v, at, "compute_dtype");
    return output;
  }

  Kernel kernel(const json::Value &v, const std::string &at) {
    Kernel kernel{
        text(v, at, "symbol"), text(v, at, "file"),
        choice(v, at, "format", {KernelFormat::Cubin, KernelFormat::Ptx}),
        text(v, at, "entry"), std::nullopt};
    if (v.is_object() && v.contains("registers") && !v["registers"].is_null())
      kernel.registers = index(v, at, "registers");
    return kernel;
  }

  KernelArg arg(const json::Value &v, const std::string &at) {
    return {
        index(v, at, "buffer"), number(v, at, "offset"), number(v, at, "bytes"),
        choice(v, at, "access",
               {Access::Read, Access::Write, Access::ReadWrite}),
        choice(v, at, "content", {ArgContent::Tensor, ArgContent::Scratch})};
  }

  std::array<uint32_t, 3> dim3(const json::Value &v, const std::string &at,
                               const char *key) {
    const json::Value &value = get(v, at, key);
    std::array<uint32_t, 3> dims = {1, 1, 1};
    if (!value.is_array() || value.size() != 3)
      report(join(at, key), "it is not a list of three numbers");
    else
      for (size_t i = 0; i < 3; ++i)
        dims[i] =
            static_cast<uint32_t>(asNumber(value[i], join(at, key), maxIndex));
    return dims;
  }

  KernelLaunch kernelLaunch(const json::Value &v, const std::string &at) {
    KernelLaunch launch;
    launch.kernel = index(v, at, "kernel");
    launch.grid = dim3(v, at, "grid");
    launch.block = dim3(v, at, "block");
    launch.sharedBytes = index(v, at, "shared_bytes");
    list(v, "args", launch.args, &Reader::arg, at);
    return launch;
  }

  MatmulOperand operand(const json::Value &from, const std::string &where,
                        const char *key, const char *stride0,
                        const char *stride1) {
    const json::Value &v = object(from, where, key);
    std::string at = join(where, key);
    return {index(v, at, "buffer"),
            number(v, at, "offset"),
            number(v, at, "bytes"),
            dtype(v, at, "dtype"),
            {signedNumber(v, at, stride0), signedNumber(v, at, stride1)}};
  }

  MatmulBatch batch(const json::Value &v, const std::string &at) {
    return {signedNumber(v, at, "count"), signedNumber(v, at, "a"),
            signedNumber(v, at, "b"), signedNumber(v, at, "d")};
  }

  MatmulLaunch matmulLaunch(const json::Value &v, const std::string &at) {
    MatmulLaunch launch;
    launch.m = signedNumber(v, at, "m");
    launch.n = signedNumber(v, at, "n");
    launch.k = signedNumber(v, at, "k");
    launch.compute = choice(v, at, "compute",
                            {MatmulCompute::F32, MatmulCompute::TF32,
                             MatmulCompute::F64, MatmulCompute::F16});
    launch.a = operand(v, at, "a", "stride_m", "stride_k");
    launch.b = operand(v, at, "b", "stride_k", "stride_n");
    launch.d = operand(v, at, "d", "stride_m", "stride_n");
    list(v, "batch", launch.batch, &Reader::batch, at);
    return launch;
  }

  CopyLaunch copyLaunch(const json::Value &v, const std::string &at) {
    const json::Value &from = object(v, at, "from");
    const json::Value &to = object(v, at, "to");
    return {index(from, at + ".from", "buffer"),
            number(from, at + ".from", "offset"),
            index(to, at + ".to", "buffer"), number(to, at + ".to", "offset"),
            number(v, at, "bytes")};
  }

  Launch launch(const json::Value &v, const std::string &at) {
    Launch launch;
    std::string kind = text(v, at, "kind");
    if (kind == "kernel")
      launch.work = kernelLaunch(v, at);
    else if (kind == "matmul")
      launch.work = matmulLaunch(v, at);
    else if (kind == "copy")
      launch.work = copyLaunch(v, at);
    else
      report(join(at, "kind"),
             json::quote(kind) + " is not one of kernel, matmul, copy");
    if (v.is_object() && v.contains("family"))
      launch.family = text(v, at, "family");
    if (v.is_object() && v.contains("plan"))
      launch.plan = text(v, at, "plan");
    return launch;
  }
};

} // namespace

Result<Manifest> sinter::bundle::parseManifest(std::string_view text,
                                               const std::string &origin) {
  Result<json::Value> root = json::parse(text, origin);
  if (!root)
    return root.failure();
  Reader reader;
  Manifest manifest = reader.read(*root);
  if (reader.error)
    return fail(origin, ": ", *reader.error);
  if (Status s = validate(manifest); !s)
    return fail(origin, ": ", s.message());
  return manifest;
}

Result<Manifest> sinter::bundle::readBundle(const std::string &directory) {
  fs::path folder(directory);
  std::error_code error;
  if (!fs::is_directory(folder, error))
    return fail("cannot read bundle '", directory, "': ",
                fs::exists(folder, error) ? "it is not a folder"
                                          : "no such folder",
                "; give the folder that sinter-compile -o wrote");
  std::string path = (folder / manifestFile).string();
  Result<std::string> text = readFile(path, maxManifestBytes);
  if (!text)
    return text.failure();
  Result<Manifest> manifest = parseManifest(*text, path);
  if (!manifest)
    return manifest;
  for (size_t i = 0; i < manifest->kernels.size(); ++i) {
    const Kernel &kernel = manifest->kernels[i];
    if (!fs::is_regular_file(folder / kernel.file, error))
      return fail(path, ": kernels[", i, "] ('", kernel.symbol, "'): file '",
                  kernel.file, "' is not in the bundle");
  }
  uint64_t constantBytes = 0;
  for (const Constant &constant : manifest->constants)
    constantBytes =
        std::max(constantBytes, constant.fileOffset + constant.bytes);
  if (constantBytes > 0) {
    uint64_t size = fs::file_size(folder / constantsFile, error);
    if (error)
      return fail(path, ": it has constants but '", constantsFile,
                  "' cannot be read: ", error.message());
    if (size < constantBytes)
      return fail(path, ": its constants need ", constantBytes, " bytes and '",
                  constantsFile, "' has ", size);
  }
  return manifest;
}
