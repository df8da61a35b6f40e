// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The inputs of a run.

#include "Inputs.h"

using namespace sinter;
using namespace sinter::run;

Result<Inputs> Inputs::fromFile(const bundle::Manifest &manifest,
                                const std::string &path) {
  Inputs inputs;
  Result<SafetensorsFile> file = SafetensorsFile::open(path);
  if (!file)
    return file.failure();
  inputs.file.emplace(std::move(*file));
  for (const bundle::Input &input : manifest.inputs) {
    const TensorView *tensor = inputs.file->find(input.name);
    if (!tensor)
      return fail(path, ": it has no tensor '", input.name,
                  "', which the program needs: ",
                  describeTensor(input.dtype, input.shape));
    if (tensor->dtype != input.dtype || tensor->shape != input.shape)
      return fail(path, ": '", input.name, "' is ",
                  describeTensor(tensor->dtype, tensor->shape),
                  " and the program needs ",
                  describeTensor(input.dtype, input.shape));
    inputs.views.push_back(*tensor);
  }
  return inputs;
}

Result<Inputs> Inputs::draw(const bundle::Manifest &manifest,
                            const Recipe &recipe, uint64_t seed) {
  if (Status known =
          recipe.checkNumbers(manifest.inputs.size(), manifest.outputs.size());
      !known)
    return known.failure();
  Inputs inputs;
  for (size_t i = 0; i < manifest.inputs.size(); ++i) {
    const bundle::Input &input = manifest.inputs[i];
    Result<uint64_t> bytes = byteCount(input.dtype, input.shape);
    if (!bytes)
      return fail(input.name, ": ", bytes.message());
    // Not zeroed: every byte is drawn.
    std::unique_ptr<char[]> data(new (std::nothrow) char[*bytes]);
    if (!data)
      return fail("not enough memory for ", input.name, ": ", *bytes, " bytes");
    if (Status s = drawArgument(recipe, seed, static_cast<unsigned>(i),
                                input.dtype, input.shape, data.get());
        !s)
      return s.failure();
    inputs.views.push_back(
        {input.name, input.dtype, input.shape, data.get(), *bytes});
    inputs.drawn.push_back(std::move(data));
  }
  return inputs;
}
