// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The structures of a manifest as JSON.

#include "sinter/Bundle/Writer.h"

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

using namespace sinter;
using namespace sinter::bundle;
namespace json = llvm::json;

namespace {

json::Value toJson(const Launch &launch);

json::Value toJson(const Shape &shape) {
  json::Array dims;
  for (int64_t dim : shape)
    dims.push_back(dim);
  return dims;
}

json::Value toJson(const std::array<uint32_t, 3> &dims) {
  return json::Array{int64_t(dims[0]), int64_t(dims[1]), int64_t(dims[2])};
}

json::Value number(uint64_t value) { return static_cast<int64_t>(value); }

json::Value toJson(const Buffer &buffer) {
  json::Object object{
      {"name", buffer.name},           {"offset", number(buffer.offset)},
      {"bytes", number(buffer.bytes)}, {"dtype", dtypeName(buffer.dtype)},
      {"shape", toJson(buffer.shape)}, {"kind", spell(buffer.kind)}};
  if (buffer.scores)
    object["scores"] = true;
  if (buffer.viewOf)
    object["view_of"] = number(*buffer.viewOf);
  return object;
}

json::Value toJson(const Constant &constant) {
  return json::Object{{"buffer", number(constant.buffer)},
                      {"file_offset", number(constant.fileOffset)},
                      {"bytes", number(constant.bytes)}};
}

json::Value toJson(const Input &input) {
  return json::Object{{"name", input.name},
                      {"dtype", dtypeName(input.dtype)},
                      {"shape", toJson(input.shape)},
                      {"buffer", number(input.buffer)},
                      {"donated", input.donated}};
}

json::Value toJson(const Output &output) {
  return json::Object{
      {"name", output.name},
      {"dtype", dtypeName(output.dtype)},
      {"shape", toJson(output.shape)},
      {"buffer", number(output.buffer)},
      {"alias_input",
       output.aliasInput ? number(*output.aliasInput) : json::Value(nullptr)},
      {"compute_dtype", output.computeDType
                            ? json::Value(dtypeName(*output.computeDType))
                            : json::Value(nullptr)}};
}

json::Value toJson(const Kernel &kernel) {
  json::Object object{{"symbol", kernel.symbol},
                      {"file", kernel.file},
                      {"format", spell(kernel.format)},
                      {"entry", kernel.entry}};
  if (kernel.registers)
    object["registers"] = number(*kernel.registers);
  if (!kernel.digest.empty())
    object["digest"] = kernel.digest;
  return object;
}

json::Value toJson(const KernelArg &arg) {
  return json::Object{{"buffer", number(arg.buffer)},
                      {"offset", number(arg.offset)},
                      {"bytes", number(arg.bytes)},
                      {"access", spell(arg.access)},
                      {"content", spell(arg.content)}};
}

json::Value toJson(const MatmulOperand &matrix, const char *stride0,
                   const char *stride1) {
  return json::Object{
      {"buffer", number(matrix.buffer)}, {"offset", number(matrix.offset)},
      {"bytes", number(matrix.bytes)},   {"dtype", dtypeName(matrix.dtype)},
      {stride0, matrix.strides[0]},      {stride1, matrix.strides[1]}};
}

json::Value toJson(const MatmulBatch &batch) {
  return json::Object{
      {"count", batch.count}, {"a", batch.a}, {"b", batch.b}, {"d", batch.d}};
}

json::Value toJson(const MemberColumn &column);

template <typename T> json::Value listToJson(const std::vector<T> &items) {
  json::Array list;
  for (const T &item : items)
    list.push_back(toJson(item));
  return list;
}

json::Value toJson(const MemberColumn &column) {
  return json::Object{{"bytes", number(column.bytes)},
                      {"per_element", column.perElement}};
}

json::Value toJson(const MemberTable &members) {
  json::Array elements;
  for (uint64_t count : members.elements)
    elements.push_back(number(count));
  return json::Object{{"tile", number(members.tile)},
                      {"cta_per_member", members.ctaPerMember},
                      {"elements", std::move(elements)},
                      {"columns", listToJson(members.columns)}};
}

json::Object workToJson(const KernelLaunch &launch) {
  json::Object object{{"kind", "kernel"},
                      {"kernel", number(launch.kernel)},
                      {"grid", toJson(launch.grid)},
                      {"block", toJson(launch.block)},
                      {"shared_bytes", number(launch.sharedBytes)},
                      {"args", listToJson(launch.args)}};
  if (launch.members)
    object["members"] = toJson(*launch.members);
  return object;
}

json::Object workToJson(const MatmulLaunch &launch) {
  return json::Object{{"kind", "matmul"},
                      {"m", launch.m},
                      {"n", launch.n},
                      {"k", launch.k},
                      {"compute", spell(launch.compute)},
                      {"a", toJson(launch.a, "stride_m", "stride_k")},
                      {"b", toJson(launch.b, "stride_k", "stride_n")},
                      {"d", toJson(launch.d, "stride_m", "stride_n")},
                      {"batch", listToJson(launch.batch)}};
}

json::Object workToJson(const CopyLaunch &launch) {
  return json::Object{
      {"kind", "copy"},
      {"from", json::Object{{"buffer", number(launch.fromBuffer)},
                            {"offset", number(launch.fromOffset)}}},
      {"to", json::Object{{"buffer", number(launch.toBuffer)},
                          {"offset", number(launch.toOffset)}}},
      {"bytes", number(launch.bytes)}};
}

json::Value toJson(const Launch &launch) {
  json::Object object = std::visit(
      [](const auto &work) { return workToJson(work); }, launch.work);
  object["family"] = launch.family;
  if (!launch.plan.empty())
    object["plan"] = launch.plan;
  return object;
}

} // namespace

json::Value sinter::bundle::manifestToJson(const Manifest &manifest) {
  json::Object object{
      {"format", formatName},
      {"version", formatVersion},
      {"producer", manifest.producer},
      {"program", manifest.program},
      {"target", json::Object{{"product", manifest.targetProduct},
                              {"chip", manifest.targetChip}}},
      {"digest", digestOf(manifest)},
      {"arena_bytes", number(manifest.arenaBytes)},
      {"buffers", listToJson(manifest.buffers)},
      {"constants", listToJson(manifest.constants)},
      {"inputs", listToJson(manifest.inputs)},
      {"outputs", listToJson(manifest.outputs)},
      {"kernels", listToJson(manifest.kernels)},
      {"launches", listToJson(manifest.launches)}};
  if (!manifest.constantsDigest.empty())
    object["constants_digest"] = manifest.constantsDigest;
  return object;
}

std::string sinter::bundle::manifestToText(const Manifest &manifest) {
  // llvm::json sorts the keys of an object when it prints, so that the text
  // does not depend on hashing.
  std::string text;
  llvm::raw_string_ostream(text)
      << llvm::formatv("{0:1}\n", manifestToJson(manifest));
  return text;
}
