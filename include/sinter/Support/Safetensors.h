// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reading and writing tensors as safetensors files: an 8-byte little-endian
// header length, a JSON header, then the data of all tensors without gaps.
// Format: https://github.com/huggingface/safetensors#format

#ifndef SINTER_SUPPORT_SAFETENSORS_H
#define SINTER_SUPPORT_SAFETENSORS_H

#include "sinter/Support/DType.h"
#include "sinter/Support/Result.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace sinter {

/// A tensor of a safetensors file, or one to be written to it. `data` is dense
/// and row-major, and need not be aligned.
struct TensorView {
  std::string name;
  DType dtype = DType::F32;
  Shape shape;
  const void *data = nullptr;
  uint64_t bytes = 0;
};

using Metadata = std::map<std::string, std::string>;

/// A file that is mapped into memory; its tensors live as long as it does. The
/// header of an untrusted file is checked in full: every size, offset, overlap
/// and duplicate.
class SafetensorsFile {
public:
  static Result<SafetensorsFile> open(const std::string &path);

  SafetensorsFile(SafetensorsFile &&other) noexcept;
  SafetensorsFile &operator=(SafetensorsFile &&) = delete;
  ~SafetensorsFile();

  const std::string &path() const { return filePath; }
  /// In the order in which the file holds their data.
  const std::vector<TensorView> &tensors() const { return views; }
  const TensorView *find(std::string_view name) const;
  const Metadata &metadata() const { return fileMetadata; }

private:
  SafetensorsFile() = default;

  std::string filePath;
  void *mapping = nullptr;
  size_t mappingBytes = 0;
  std::vector<TensorView> views;
  std::map<std::string, size_t, std::less<>> indices;
  Metadata fileMetadata;
};

/// Writes the tensors in the given order, atomically. Fails where a name occurs
/// twice or a size does not match its shape.
Status writeSafetensors(const std::string &path,
                        const std::vector<TensorView> &tensors,
                        const Metadata &metadata = {});

/// The metadata entry that says how to compare outputs; see OutputInfo.
constexpr const char *outputsMetadataKey = "sinter.outputs";

/// What a program says about one of its outputs.
struct OutputInfo {
  std::string name;
  /// The narrowest float type that computes it; it sets the tolerance of a
  /// comparison.
  std::optional<DType> computeDType;
  /// The donated input whose buffer it takes, such as "arg3".
  std::optional<std::string> aliasInput;
};

/// To and from the JSON text under outputsMetadataKey:
/// [{"name": "out0", "compute_dtype": "BF16", "alias_input": null}].
std::string outputInfoToJson(const std::vector<OutputInfo> &outputs);
Result<std::vector<OutputInfo>> outputInfoFromJson(std::string_view text);

} // namespace sinter

#endif // SINTER_SUPPORT_SAFETENSORS_H
