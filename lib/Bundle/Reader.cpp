// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// From the text of a manifest to its structures: keys and types. What the parts
// say about each other is checked by validate().

#include "sinter/Bundle/Reader.h"
#include "sinter/Bundle/KernelFile.h"
#include "sinter/Support/AtomicFile.h"
#include "sinter/Support/Digest.h"
#include "sinter/Support/Json.h"
#include "sinter/Target/Target.h"

#include <filesystem>
#include <limits>

using namespace sinter;
using namespace sinter::bundle;
namespace fs = std::filesystem;

namespace {

// A manifest of a billion-parameter step has some megabytes.
constexpr size_t maxManifestBytes = size_t(1) << 30;
constexpr size_t maxKernelBytes = size_t(1) << 30;

constexpr const char *repair =
    "; the bundle is damaged or was changed: compile the program again";

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
    manifest.constantsDigest = optionalText(root, "", "constants_digest");
    digest = optionalText(root, "", "digest");
    return manifest;
  }

  std::optional<std::string> error;
  std::string digest; ///< what the manifest says of itself; empty: nothing

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

  std::string optionalText(const json::Value &from, const std::string &where,
                           const char *key) {
    return from.is_object() && from.contains(key) ? text(from, where, key) : "";
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
    Buffer buffer = plainBuffer(v, at);
    if (v.is_object() && v.contains("view_of"))
      buffer.viewOf = index(v, at, "view_of");
    return buffer;
  }

  Buffer plainBuffer(const json::Value &v, const std::string &at) {
    return {text(v, at, "name"),
            number(v, at, "offset"),
            number(v, at, "bytes"),
            dtype(v, at, "dtype"),
            shape(v, at),
            choice(v, at, "kind",
                   {BufferKind::Input, BufferKind::Output, BufferKind::Constant,
                    BufferKind::Temporary, BufferKind::Scratch}),
            optionalFlag(v, at, "scores"),
            std::nullopt};
  }

  bool optionalFlag(const json::Value &from, const std::string &where,
                    const char *key) {
    return !error && from.contains(key) && flag(from, where, key);
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
        text(v, at, "symbol"),
        text(v, at, "file"),
        choice(v, at, "format", {KernelFormat::Cubin, KernelFormat::Ptx}),
        text(v, at, "entry"),
        std::nullopt,
        optionalText(v, at, "digest")};
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
    if (!error && v.contains("members"))
      launch.members = members(v, at);
    return launch;
  }

  MemberColumn column(const json::Value &v, const std::string &at) {
    return {index(v, at, "bytes"), flag(v, at, "per_element")};
  }

  uint64_t element(const json::Value &v, const std::string &at) {
    return asNumber(v, at, maxNumber);
  }

  MemberTable members(const json::Value &from, const std::string &where) {
    const json::Value &v = object(from, where, "members");
    std::string at = join(where, "members");
    MemberTable table;
    table.tile = number(v, at, "tile");
    table.ctaPerMember = flag(v, at, "cta_per_member");
    list(v, "elements", table.elements, &Reader::element, at);
    list(v, "columns", table.columns, &Reader::column, at);
    return table;
  }

  bool flag(const json::Value &from, const std::string &where,
            const char *key) {
    const json::Value &value = get(from, where, key);
    if (value.is_boolean())
      return value.get<bool>();
    report(join(where, key), "it is neither true nor false");
    return false;
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

namespace {

/// What is wrong with the file `origin`, on one line whatever names it quotes.
Failure report(const std::string &origin, const std::string &what,
               const char *ending) {
  std::string text = what;
  for (char &c : text)
    if (static_cast<unsigned char>(c) < ' ' || c == '\x7f')
      c = '?';
  return fail(origin, ": ", text, ending);
}

struct Parsed {
  Manifest manifest;
  std::string digest;
};

Result<Parsed> parse(std::string_view text, const std::string &origin) {
  Result<json::Value> root = json::parse(text, origin);
  if (!root)
    return root.failure();
  Reader reader;
  Manifest manifest = reader.read(*root);
  if (reader.error)
    return report(origin, *reader.error, "");
  if (Status s = validate(manifest); !s)
    return report(origin, s.message(), repair);
  return Parsed{std::move(manifest), std::move(reader.digest)};
}

// Comes last: a check that knows what is wrong says more.
Status checkDigest(const Parsed &parsed, const std::string &origin) {
  std::string found = digestOf(parsed.manifest);
  if (parsed.digest.empty() || parsed.digest == found)
    return {};
  return report(origin,
                "digest: it says " + parsed.digest + " and the manifest has " +
                    found,
                repair);
}

} // namespace

Result<Manifest> sinter::bundle::parseManifest(std::string_view text,
                                               const std::string &origin) {
  Result<Parsed> parsed = parse(text, origin);
  if (!parsed)
    return parsed.failure();
  if (Status s = checkDigest(*parsed, origin); !s)
    return s.failure();
  return std::move(parsed->manifest);
}

namespace {

/// Files of a bundle against its manifest.
class FileCheck {
public:
  FileCheck(const fs::path &folder, const Manifest &manifest)
      : folder(folder), manifest(manifest) {}

  Status run() {
    for (size_t i = 0; i < manifest.kernels.size(); ++i)
      if (Status s = kernel(manifest.kernels[i]); !s)
        return fail(place("kernels", i, manifest.kernels[i].symbol),
                    s.message());
    for (size_t i = 0; i < manifest.launches.size(); ++i)
      if (auto *launch = std::get_if<KernelLaunch>(&manifest.launches[i].work))
        if (Status s = arguments(*launch); !s)
          return fail(
              place("launches", i, manifest.kernels[launch->kernel].symbol),
              s.message());
    return constants();
  }

private:
  static std::string place(const char *list, size_t index,
                           const std::string &name) {
    return std::string(list) + "[" + std::to_string(index) + "] ('" + name +
           "'): ";
  }

  Status kernel(const Kernel &kernel) {
    std::error_code error;
    if (!fs::is_regular_file(folder / kernel.file, error))
      return fail("file '", kernel.file, "' is not in the bundle");
    if (Status s = file(kernel); !s)
      return fail("file '", kernel.file, "': ", s.message());
    const KernelEntries &found = files.at(kernel.file).entries;
    if (found.count(kernel.entry))
      return {};
    std::string names;
    for (const auto &[name, params] : found)
      names += (names.empty() ? "" : ", ") + printable(name);
    return fail("file '", kernel.file, "' has no entry '", kernel.entry,
                "'; it has ", names.empty() ? "none" : names);
  }

  // Read once, however many kernels it holds.
  Status file(const Kernel &kernel) {
    auto known = files.find(kernel.file);
    if (known == files.end()) {
      Result<std::string> image =
          readFile((folder / kernel.file).string(), maxKernelBytes);
      if (!image)
        return image.failure();
      const std::string &chip = manifest.targetChip;
      Result<KernelEntries> entries = kernel.format == KernelFormat::Ptx
                                          ? readPtx(*image, chip)
                                          : readCubin(*image, chip);
      if (!entries)
        return entries.failure();
      known = files
                  .emplace(kernel.file, File{kernel.format, std::move(*entries),
                                             digestText(*image)})
                  .first;
    }
    if (known->second.format != kernel.format)
      return fail("it is said to be both ptx and cubin");
    if (!kernel.digest.empty() && kernel.digest != known->second.digest)
      return fail("its digest is ", known->second.digest,
                  " and the manifest says ", kernel.digest);
    return {};
  }

  Status arguments(const KernelLaunch &launch) {
    const Kernel &kernel = manifest.kernels[launch.kernel];
    size_t params = files.at(kernel.file).entries.at(kernel.entry);
    if (launch.parameters() == params)
      return {};
    return fail("it has ", launch.parameters(),
                launch.members ? " args with its table and entry '"
                               : " args and entry '",
                kernel.entry, "' in '", kernel.file, "' has ", params,
                " parameters");
  }

  Status constants() {
    uint64_t bytes = 0;
    for (const Constant &constant : manifest.constants)
      bytes = std::max(bytes, constant.fileOffset + constant.bytes);
    if (bytes == 0)
      return {};
    fs::path path = folder / constantsFile;
    std::error_code error;
    uint64_t size = fs::file_size(path, error);
    if (error)
      return fail("it has constants but '", constantsFile,
                  "' cannot be read: ", error.message());
    if (size < bytes)
      return fail("its constants need ", bytes, " bytes and '", constantsFile,
                  "' has ", size);
    if (manifest.constantsDigest.empty())
      return {};
    Result<std::string> digest = digestOfFile(path.string());
    if (!digest)
      return digest.failure();
    if (*digest != manifest.constantsDigest)
      return fail("constants_digest: it says ", manifest.constantsDigest,
                  " and '", constantsFile, "' has ", *digest);
    return {};
  }

  struct File {
    KernelFormat format;
    KernelEntries entries;
    std::string digest;
  };

  const fs::path &folder;
  const Manifest &manifest;
  std::map<std::string, File> files;
};

} // namespace

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
  Result<Parsed> parsed = parse(*text, path);
  if (!parsed)
    return parsed.failure();
  if (Status s = FileCheck(folder, parsed->manifest).run(); !s)
    return report(path, s.message(), repair);
  if (Status s = checkDigest(*parsed, path); !s)
    return s.failure();
  return std::move(parsed->manifest);
}

Status sinter::bundle::checkDevice(const Manifest &manifest, int major,
                                   int minor, const std::string &name) {
  std::optional<Target> target = lookupTarget(manifest.targetChip);
  if (!target || manifest.kernels.empty())
    return {};
  int wantedMajor = target->ccMajor, wantedMinor = target->ccMinor;
  bool ptxOnly = true;
  for (const Kernel &kernel : manifest.kernels)
    ptxOnly &= kernel.format == KernelFormat::Ptx;
  bool good = major == wantedMajor && minor >= wantedMinor;
  if (manifest.targetChip.ends_with("a"))
    good = major == wantedMajor && minor == wantedMinor;
  else if (ptxOnly && !manifest.targetChip.ends_with("f"))
    good |= major > wantedMajor;
  if (good)
    return {};
  return fail("the bundle is compiled for ", manifest.targetChip,
              " (compute capability ", wantedMajor, ".", wantedMinor,
              ") and the device, ", name, ", has compute capability ", major,
              ".", minor,
              "; compile the program with --target for that device");
}
