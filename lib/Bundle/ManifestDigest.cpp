// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The digest of a manifest: every field in the order of the structures, lists
// and texts with their lengths.

#include "sinter/Bundle/Manifest.h"
#include "sinter/Support/Digest.h"

using namespace sinter;
using namespace sinter::bundle;

namespace {

class ManifestDigest {
public:
  void add(const Manifest &manifest) {
    add(manifest.producer);
    add(manifest.program);
    add(manifest.targetProduct);
    add(manifest.targetChip);
    add(manifest.arenaBytes);
    add(manifest.buffers);
    add(manifest.constants);
    add(manifest.constantsDigest);
    add(manifest.inputs);
    add(manifest.outputs);
    add(manifest.kernels);
    add(manifest.launches);
  }

  std::string text() const { return digest.text(); }

private:
  void add(uint64_t number) { digest.addNumber(number); }
  void add(const std::string &text) { digest.addText(text); }
  void add(DType dtype) { digest.addText(dtypeName(dtype)); }
  void add(int64_t number) { digest.addNumber(static_cast<uint64_t>(number)); }
  void add(uint32_t number) { digest.addNumber(number); }

  template <typename T> void add(const std::vector<T> &items) {
    digest.addNumber(items.size());
    for (const T &item : items)
      add(item);
  }

  template <typename T, size_t n> void add(const std::array<T, n> &items) {
    for (const T &item : items)
      add(item);
  }

  template <typename T> void add(const std::optional<T> &item) {
    digest.addNumber(item.has_value());
    if (item)
      add(*item);
  }

  void add(const Buffer &buffer) {
    add(buffer.name);
    add(buffer.offset);
    add(buffer.bytes);
    add(buffer.dtype);
    add(buffer.shape);
    digest.addText(spell(buffer.kind));
    digest.addNumber(buffer.scores);
    add(buffer.viewOf);
  }

  void add(const Constant &constant) {
    add(constant.buffer);
    add(constant.fileOffset);
    add(constant.bytes);
  }

  void add(const Input &input) {
    add(input.name);
    add(input.dtype);
    add(input.shape);
    add(input.buffer);
    digest.addNumber(input.donated);
  }

  void add(const Output &output) {
    add(output.name);
    add(output.dtype);
    add(output.shape);
    add(output.buffer);
    add(output.aliasInput);
    add(output.computeDType);
  }

  void add(const Kernel &kernel) {
    add(kernel.symbol);
    add(kernel.file);
    digest.addText(spell(kernel.format));
    add(kernel.entry);
    add(kernel.registers);
    add(kernel.digest);
  }

  void add(const KernelArg &arg) {
    add(arg.buffer);
    add(arg.offset);
    add(arg.bytes);
    digest.addText(spell(arg.access));
    digest.addText(spell(arg.content));
  }

  void add(const MatmulOperand &matrix) {
    add(matrix.buffer);
    add(matrix.offset);
    add(matrix.bytes);
    add(matrix.dtype);
    add(matrix.strides);
  }

  void add(const MatmulBatch &batch) {
    add(batch.count);
    add(batch.a);
    add(batch.b);
    add(batch.d);
  }

  void add(const KernelLaunch &launch) {
    add(launch.kernel);
    add(launch.grid);
    add(launch.block);
    add(launch.sharedBytes);
    add(launch.args);
    // Nothing is added for what older manifests cannot have.
    if (launch.members)
      add(*launch.members);
  }

  void add(const MemberColumn &column) {
    digest.addNumber(column.bytes);
    digest.addNumber(column.perElement);
  }

  void add(const MemberTable &members) {
    digest.addText("members");
    add(members.tile);
    digest.addNumber(members.ctaPerMember);
    add(members.elements);
    add(members.columns);
  }

  void add(const MatmulLaunch &launch) {
    add(launch.m);
    add(launch.n);
    add(launch.k);
    digest.addText(spell(launch.compute));
    add(launch.a);
    add(launch.b);
    add(launch.d);
    add(launch.batch);
  }

  void add(const CopyLaunch &launch) {
    add(launch.fromBuffer);
    add(launch.fromOffset);
    add(launch.toBuffer);
    add(launch.toOffset);
    add(launch.bytes);
  }

  void add(const Launch &launch) {
    digest.addNumber(launch.work.index());
    std::visit([&](const auto &work) { add(work); }, launch.work);
    add(launch.family);
    add(launch.plan);
  }

  Digest digest;
};

} // namespace

std::string sinter::bundle::digestOf(const Manifest &manifest) {
  ManifestDigest digest;
  digest.add(manifest);
  return digest.text();
}
