// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks of a manifest whose keys and types are right: what its parts say about
// each other.

#include "CheckOrder.h"

#include "sinter/Bundle/MatmulLayout.h"
#include "sinter/Bundle/Reader.h"
#include "sinter/Support/AtomicFile.h"
#include "sinter/Target/Target.h"

#include <algorithm>
#include <limits>
#include <map>
#include <set>

using namespace sinter;
using namespace sinter::bundle;

namespace {

// Above any device's memory, and small enough that sums cannot overflow.
constexpr uint64_t maxArenaBytes = uint64_t(1) << 48;

// Limits of every CUDA device that Sinter targets: CUDA C++ Programming Guide,
// "Technical Specifications per Compute Capability".
constexpr uint32_t maxGridX = 0x7fffffff;
constexpr uint32_t maxGridYZ = 65535;
constexpr uint32_t maxBlockXY = 1024;
constexpr uint32_t maxBlockZ = 64;
constexpr uint64_t maxBlockThreads = 1024;

// Of members: more than any CTA can take; the widest type; what an access of
// several elements needs.
constexpr uint64_t maxTile = uint64_t(1) << 24;
constexpr uint32_t maxElementBytes = 8;
constexpr uint64_t memberAlignment = 16;

// The library takes dimensions as 32-bit signed numbers.
constexpr int64_t maxMatmulDim = std::numeric_limits<int32_t>::max();
// Strides stay below this, in elements, so that extents fit 128 bits.
constexpr int64_t maxStride = int64_t(1) << 48;
constexpr size_t maxBatchDims = 8;

bool within(uint64_t offset, uint64_t bytes, uint64_t limit) {
  return offset <= limit && bytes <= limit - offset;
}

class Validator {
public:
  explicit Validator(const Manifest &manifest) : manifest(manifest) {}

  Status run() {
    if (Status s = checkTarget(); !s)
      return s;
    if (manifest.arenaBytes > maxArenaBytes)
      return fail("arena_bytes: ", manifest.arenaBytes, " is more than 2^48");
    if (Status s = each("buffers", manifest.buffers, &Validator::buffer); !s)
      return s;
    if (Status s = each("constants", manifest.constants, &Validator::constant);
        !s)
      return s;
    if (Status s = each("inputs", manifest.inputs, &Validator::input); !s)
      return s;
    if (Status s = each("outputs", manifest.outputs, &Validator::output); !s)
      return s;
    if (Status s = bound(); !s)
      return s;
    if (Status s = each("kernels", manifest.kernels, &Validator::kernel); !s)
      return s;
    if (Status s = each("launches", manifest.launches, &Validator::launch); !s)
      return s;
    return checkOrder(manifest);
  }

private:
  template <typename T>
  Status each(const char *list, const std::vector<T> &items,
              Status (Validator::*check)(const T &)) {
    for (size_t i = 0; i < items.size(); ++i)
      if (Status s = (this->*check)(items[i]); !s)
        return fail(list, "[", i, "]", s.message());
    return {};
  }

  Status checkTarget() {
    const std::vector<Target> &known = knownTargets();
    bool chipKnown = false;
    for (const Target &candidate : known) {
      bool sameChip = candidate.chip == manifest.targetChip;
      chipKnown |= sameChip;
      if (sameChip && candidate.product == manifest.targetProduct)
        target = &candidate;
    }
    if (!chipKnown)
      return fail("target.chip: ", unknownTargetMessage(manifest.targetChip));
    if (!target)
      return fail("target.product: no '", manifest.targetProduct, "' has chip ",
                  manifest.targetChip);
    return {};
  }

  // The message of a check starts right after "list[i]".
  Status buffer(const Buffer &buffer) {
    if (!within(buffer.offset, buffer.bytes, manifest.arenaBytes))
      return fail(" ('", buffer.name, "'): bytes ", buffer.offset, " to ",
                  buffer.offset + buffer.bytes, " reach beyond the arena of ",
                  manifest.arenaBytes, " bytes");
    if (buffer.offset % bufferAlignment != 0)
      return fail(" ('", buffer.name, "'): offset ", buffer.offset,
                  " is not a multiple of ", bufferAlignment);
    Result<uint64_t> bytes = byteCount(buffer.dtype, buffer.shape);
    if (!bytes)
      return fail(" ('", buffer.name, "'): ", bytes.message());
    if (*bytes != buffer.bytes)
      return fail(" ('", buffer.name, "'): it has ", buffer.bytes,
                  " bytes and ", describeTensor(buffer.dtype, buffer.shape),
                  " has ", *bytes);
    return buffer.viewOf ? view(buffer) : Status();
  }

  Status view(const Buffer &buffer) {
    if (Status s = index("view_of", *buffer.viewOf, manifest.buffers.size());
        !s)
      return s;
    const Buffer &whole = manifest.buffers[*buffer.viewOf];
    if (whole.viewOf)
      return fail(" ('", buffer.name, "'): it is a view of '", whole.name,
                  "', which is a view itself");
    if (buffer.offset < whole.offset ||
        !within(buffer.offset - whole.offset, buffer.bytes, whole.bytes))
      return fail(" ('", buffer.name, "'): it is a view of '", whole.name,
                  "' but does not lie inside it");
    if (buffer.kind != whole.kind)
      return fail(" ('", buffer.name, "'): it is a view of '", whole.name,
                  "' but has another kind");
    return {};
  }

  Status constant(const Constant &constant) {
    if (Status s = index("buffer", constant.buffer, manifest.buffers.size());
        !s)
      return s;
    const Buffer &buffer = manifest.buffers[constant.buffer];
    if (buffer.kind != BufferKind::Constant || buffer.viewOf)
      return fail(": its buffer '", buffer.name, "' has kind ",
                  spell(buffer.kind), " and not constant");
    if (constant.bytes != buffer.bytes)
      return fail(": ", constant.bytes, " bytes do not fit buffer '",
                  buffer.name, "' of ", buffer.bytes);
    if (!filled.insert(constant.buffer).second)
      return fail(": buffer '", buffer.name,
                  "' is filled by another constant, too");
    if (constant.fileOffset > maxArenaBytes)
      return fail(": file_offset ", constant.fileOffset, " is more than 2^48");
    return {};
  }

  Status tensor(const std::string &name, DType dtype, const Shape &shape,
                uint32_t bufferIndex) {
    if (Status s = index("buffer", bufferIndex, manifest.buffers.size()); !s)
      return s;
    Result<uint64_t> bytes = byteCount(dtype, shape);
    if (!bytes)
      return fail(" ('", name, "'): ", bytes.message());
    const Buffer &buffer = manifest.buffers[bufferIndex];
    if (dtype != buffer.dtype || shape != buffer.shape)
      return fail(" ('", name, "'): it is ", describeTensor(dtype, shape),
                  " and its buffer '", buffer.name, "' is ",
                  describeTensor(buffer.dtype, buffer.shape));
    return {};
  }

  // One name, one buffer. `names` and `buffers` hold those of the entries
  // before.
  Status unique(const std::string &name, uint32_t buffer,
                std::set<std::string> &names,
                std::map<uint32_t, std::string> &buffers) {
    if (name.empty())
      return fail(": it has no name");
    if (!names.insert(name).second)
      return fail(" ('", name, "'): the name occurs twice");
    auto [it, isNew] = buffers.emplace(buffer, name);
    if (!isNew)
      return fail(" ('", name, "'): it has the buffer of '", it->second, "', '",
                  manifest.buffers[buffer].name, "'");
    return {};
  }

  Status input(const Input &input) {
    if (Status s = tensor(input.name, input.dtype, input.shape, input.buffer);
        !s)
      return s;
    const Buffer &buffer = manifest.buffers[input.buffer];
    if (buffer.kind != BufferKind::Input || buffer.viewOf)
      return fail(" ('", input.name, "'): its buffer '", buffer.name,
                  "' has kind ", spell(buffer.kind), " and not input");
    return unique(input.name, input.buffer, inputNames, inputBuffers);
  }

  Status output(const Output &output) {
    if (Status s =
            tensor(output.name, output.dtype, output.shape, output.buffer);
        !s)
      return s;
    const Buffer &buffer = manifest.buffers[output.buffer];
    if (buffer.kind == BufferKind::Temporary ||
        buffer.kind == BufferKind::Scratch)
      return fail(" ('", output.name, "'): its buffer '", buffer.name,
                  "' has kind ", spell(buffer.kind),
                  " and not output, input or constant");
    if (Status s =
            unique(output.name, output.buffer, outputNames, outputBuffers);
        !s)
      return s;
    if (!output.aliasInput)
      return {};
    if (Status s =
            index("alias_input", *output.aliasInput, manifest.inputs.size());
        !s)
      return s;
    const Input &input = manifest.inputs[*output.aliasInput];
    if (!input.donated)
      return fail(" ('", output.name, "'): it aliases '", input.name,
                  "', which is not donated");
    if (input.dtype != output.dtype || input.shape != output.shape)
      return fail(" ('", output.name, "'): it aliases '", input.name,
                  "' but is ", describeTensor(output.dtype, output.shape),
                  " and not ", describeTensor(input.dtype, input.shape));
    auto [it, isNew] = aliases.emplace(*output.aliasInput, output.name);
    if (!isNew)
      return fail(" ('", output.name, "'): it aliases '", input.name,
                  "' and so does '", it->second, "'");
    return {};
  }

  // Every buffer is used as its kind says.
  Status bound() {
    for (size_t i = 0; i < manifest.buffers.size(); ++i) {
      const Buffer &buffer = manifest.buffers[i];
      auto number = static_cast<uint32_t>(i);
      if (buffer.viewOf || buffer.bytes == 0)
        continue;
      if (buffer.kind == BufferKind::Input && !inputBuffers.count(number))
        return fail("buffers[", i, "] ('", buffer.name,
                    "'): it has kind input and no input has it");
      if (buffer.kind == BufferKind::Constant && !filled.count(number))
        return fail("buffers[", i, "] ('", buffer.name,
                    "'): it has kind constant and no constant fills it");
    }
    return {};
  }

  Status kernel(const Kernel &kernel) {
    if (!isPlainRelativePath(kernel.file))
      return fail(" ('", kernel.symbol, "'): file '", kernel.file,
                  "' is not a path inside the bundle");
    if (kernel.entry.empty() || kernel.entry.find('\0') != std::string::npos)
      return fail(" ('", kernel.symbol, "'): its entry has no name");
    auto limit = static_cast<uint32_t>(target->sm.maxRegistersPerThread);
    if (kernel.registers.value_or(0) > limit)
      return fail(" ('", kernel.symbol, "'): registers ", *kernel.registers,
                  " is over the limit of ", limit);
    return {};
  }

  Status launch(const Launch &launch) {
    if (auto *kernel = std::get_if<KernelLaunch>(&launch.work))
      return kernelLaunch(*kernel);
    if (auto *matmul = std::get_if<MatmulLaunch>(&launch.work))
      return matmulLaunch(*matmul);
    const auto &copy = std::get<CopyLaunch>(launch.work);
    if (Status s = range(".from", copy.fromBuffer, copy.fromOffset, copy.bytes);
        !s)
      return s;
    if (Status s = range(".to", copy.toBuffer, copy.toOffset, copy.bytes); !s)
      return s;
    uint64_t from = manifest.buffers[copy.fromBuffer].offset + copy.fromOffset;
    uint64_t to = manifest.buffers[copy.toBuffer].offset + copy.toOffset;
    if (from != to && from < to + copy.bytes && to < from + copy.bytes)
      return fail(": from and to overlap");
    return {};
  }

  Status kernelLaunch(const KernelLaunch &launch) {
    if (Status s = index("kernel", launch.kernel, manifest.kernels.size()); !s)
      return s;
    const auto &[gx, gy, gz] = launch.grid;
    if (gx > maxGridX || gy > maxGridYZ || gz > maxGridYZ)
      return fail(": grid ", gx, "x", gy, "x", gz,
                  " is over the limit of 2147483647x65535x65535");
    const auto &[bx, by, bz] = launch.block;
    if (bx == 0 || by == 0 || bz == 0 || bx > maxBlockXY || by > maxBlockXY ||
        bz > maxBlockZ || uint64_t(bx) * by * bz > maxBlockThreads)
      return fail(": block ", bx, "x", by, "x", bz,
                  " is not between 1 and 1024 threads");
    auto maxShared = static_cast<uint32_t>(target->sm.sharedBytesPerBlockOptIn);
    if (launch.sharedBytes > maxShared)
      return fail(": shared_bytes ", launch.sharedBytes,
                  " is over the limit of ", maxShared);
    uint64_t registers =
        uint64_t(manifest.kernels[launch.kernel].registers.value_or(0)) * bx *
        by * bz;
    if (registers > static_cast<uint64_t>(target->sm.registers))
      return fail(": block ", bx, "x", by, "x", bz, " needs ", registers,
                  " registers and an SM has ", target->sm.registers);
    for (size_t i = 0; i < launch.args.size(); ++i) {
      const KernelArg &arg = launch.args[i];
      std::string where = ".args[" + std::to_string(i) + "]";
      if (Status s = range(where, arg.buffer, arg.offset, arg.bytes,
                           arg.content == ArgContent::Scratch);
          !s)
        return s;
    }
    return launch.members ? members(launch, *launch.members) : Status();
  }

  // The table's every pointer belongs to an arg that has been checked; here,
  // that the kernel reaches no further from it, and finds its member.
  Status members(const KernelLaunch &launch, const MemberTable &table) {
    size_t columns = table.columns.size(), count = table.elements.size();
    if (count == 0 || columns == 0)
      return fail(".members: it has ", count, " members of ", columns,
                  " columns");
    if (count > launch.args.size() / columns)
      return fail(".members: ", count, " members of ", columns,
                  " columns need more than ", launch.args.size(), " args");
    if (table.tile == 0 || table.tile > maxTile)
      return fail(".members.tile: ", table.tile, " is not between 1 and ",
                  maxTile);
    for (size_t i = 0; i < columns; ++i)
      if (uint32_t bytes = table.columns[i].bytes;
          bytes == 0 || bytes > maxElementBytes || (bytes & (bytes - 1)) != 0)
        return fail(".members.columns[", i, "]: elements of ", bytes,
                    " bytes: 1, 2, 4 and 8 are known");
    uint64_t tiles = 0;
    for (size_t i = 0; i < count; ++i) {
      if (table.elements[i] > maxArenaBytes)
        return fail(".members.elements[", i, "]: ", table.elements[i],
                    " is more than 2^48");
      tiles += table.tilesOf(i);
      if (tiles > maxGridX)
        return fail(".members: more than ", maxGridX, " tiles");
    }
    const auto &[gx, gy, gz] = launch.grid;
    if (gx != table.ctas() || gy != 1 || gz != 1)
      return fail(": grid ", gx, "x", gy, "x", gz, " is not that of its ",
                  table.ctaPerMember ? "members" : "tiles", ", ", table.ctas(),
                  "x1x1");
    for (size_t i = 0; i < launch.tableArgs(); ++i) {
      const KernelArg &arg = launch.args[i];
      const MemberColumn &column = table.columns[i % columns];
      uint64_t elements = table.elements[i / columns];
      uint64_t bytes = column.bytes * (column.perElement ? elements : 1);
      if (arg.content != ArgContent::Tensor)
        return fail(".args[", i, "]: a table of members has tensors only");
      if (arg.access != launch.args[i % columns].access)
        return fail(".args[", i, "]: members access it as ", spell(arg.access),
                    " and as ", spell(launch.args[i % columns].access));
      if (arg.bytes != bytes)
        return fail(".args[", i, "]: it has ", arg.bytes, " bytes and its ",
                    "member's ", elements, " elements take ", bytes);
      uint64_t address = manifest.buffers[arg.buffer].offset + arg.offset;
      uint64_t align = column.perElement ? memberAlignment : column.bytes;
      if (address % align != 0)
        return fail(".args[", i, "]: byte ", address,
                    " of the arena is not a multiple of ", align);
    }
    return {};
  }

  Status matmulLaunch(const MatmulLaunch &mm) {
    for (int64_t dim : {mm.m, mm.n, mm.k})
      if (dim < 0 || dim > maxMatmulDim)
        return fail(": dimensions ", mm.m, "x", mm.n, "x", mm.k,
                    " are not between 0 and 2^31 - 1");
    if (mm.batch.size() > maxBatchDims)
      return fail(": ", mm.batch.size(), " batch dimensions are more than ",
                  maxBatchDims);
    int64_t matrices = 1;
    for (size_t i = 0; i < mm.batch.size(); ++i) {
      const MatmulBatch &dim = mm.batch[i];
      if (dim.count < 0 || dim.count > maxMatmulDim)
        return fail(".batch[", i, "]: count ", dim.count,
                    " is not between 0 and 2^31 - 1");
      for (int64_t stride : {dim.a, dim.b, dim.d})
        if (stride < 0 || stride > maxStride)
          return fail(".batch[", i, "]: stride ", stride,
                      " is not between 0 and 2^48");
      matrices *= std::max<int64_t>(dim.count, 1);
      if (matrices > maxMatmulDim)
        return fail(".batch: more than 2^31 - 1 matrices");
    }
    if (Status s = matmulTypes(mm); !s)
      return s;
    if (Status s = operand(".a", mm.a, mm.m, mm.k, mm, &MatmulBatch::a); !s)
      return s;
    if (Status s = operand(".b", mm.b, mm.k, mm.n, mm, &MatmulBatch::b); !s)
      return s;
    if (Status s = operand(".d", mm.d, mm.m, mm.n, mm, &MatmulBatch::d); !s)
      return s;
    if (isEmpty(mm))
      return {};
    if (Status s = distinctElements(mm); !s)
      return s;
    Result<ColumnMajorMatmul> layout = toColumnMajor(mm);
    if (!layout)
      return fail(": ", layout.message());
    return {};
  }

  // The combinations that the runtime hands to the library.
  static Status matmulTypes(const MatmulLaunch &mm) {
    DType in = mm.a.dtype, out = mm.d.dtype;
    bool good = mm.b.dtype == in;
    switch (mm.compute) {
    case MatmulCompute::F32:
      good &= in == DType::F32 ? out == DType::F32
                               : (in == DType::BF16 || in == DType::F16) &&
                                     (out == in || out == DType::F32);
      break;
    case MatmulCompute::TF32:
      good &= in == DType::F32 && out == DType::F32;
      break;
    case MatmulCompute::F64:
      good &= in == DType::F64 && out == DType::F64;
      break;
    case MatmulCompute::F16:
      good &= in == DType::F16 && out == DType::F16;
      break;
    }
    if (good)
      return {};
    return fail(": no product of ", dtypeName(in), " and ",
                dtypeName(mm.b.dtype), " in ", spell(mm.compute), " into ",
                dtypeName(out));
  }

  // Bounds of one matrix of a product and of all its batch.
  Status operand(const char *name, const MatmulOperand &matrix, int64_t rows,
                 int64_t cols, const MatmulLaunch &mm,
                 int64_t MatmulBatch::*batchStride) {
    if (Status s = range(name, matrix.buffer, matrix.offset, matrix.bytes); !s)
      return s;
    for (int64_t stride : matrix.strides)
      if (stride < 0 || stride > maxStride)
        return fail(name, ": stride ", stride, " is not between 0 and 2^48");
    if (matrix.offset % dtypeBytes(matrix.dtype) != 0)
      return fail(name, ": offset ", matrix.offset,
                  " is not a multiple of its element size");
    if (rows == 0 || cols == 0 || isEmpty(mm))
      return {};
    using Wide = unsigned __int128;
    Wide last = Wide(rows - 1) * Wide(matrix.strides[0]) +
                Wide(cols - 1) * Wide(matrix.strides[1]);
    for (const MatmulBatch &dim : mm.batch)
      last += Wide(dim.count - 1) * Wide(dim.*batchStride);
    if ((last + 1) * dtypeBytes(matrix.dtype) > matrix.bytes)
      return fail(name, ": its strides reach beyond its ", matrix.bytes,
                  " bytes");
    return {};
  }

  // Every element of D has its own place.
  static Status distinctElements(const MatmulLaunch &mm) {
    std::vector<std::pair<int64_t, int64_t>> dims; // stride, count
    dims.emplace_back(mm.d.strides[0], mm.m);
    dims.emplace_back(mm.d.strides[1], mm.n);
    for (const MatmulBatch &dim : mm.batch)
      dims.emplace_back(dim.d, dim.count);
    std::erase_if(dims, [](const auto &dim) { return dim.second <= 1; });
    std::sort(dims.begin(), dims.end());
    __int128 span = 1;
    for (const auto &[stride, count] : dims) {
      if (stride < span)
        return fail(".d: a stride of ", stride, " makes its elements overlap");
      span += __int128(count - 1) * stride;
    }
    return {};
  }

  static Status index(const char *key, uint32_t index, size_t size) {
    if (index < size)
      return {};
    return fail(".", key, ": ", index, " is not one of the ", size);
  }

  // Bytes of a buffer that a launch uses.
  Status range(const std::string &where, uint32_t bufferIndex, uint64_t offset,
               uint64_t bytes, bool scratch = false) {
    if (bufferIndex >= manifest.buffers.size())
      return fail(where, ".buffer: ", bufferIndex, " is not one of the ",
                  manifest.buffers.size());
    const Buffer &buffer = manifest.buffers[bufferIndex];
    if (!within(offset, bytes, buffer.bytes))
      return fail(where, ": ", bytes, " bytes at offset ", offset,
                  " reach beyond buffer '", buffer.name, "' of ", buffer.bytes,
                  " bytes");
    if (buffer.viewOf)
      return fail(where, ": buffer '", buffer.name,
                  "' is a view, which only outputs may have");
    if (scratch != (buffer.kind == BufferKind::Scratch))
      return fail(where, ": it is ", scratch ? "scratch" : "a tensor",
                  " and its buffer '", buffer.name, "' has kind ",
                  spell(buffer.kind));
    return {};
  }

  const Manifest &manifest;
  const Target *target = nullptr;
  std::set<uint32_t> filled; // by constants
  std::set<std::string> inputNames, outputNames;
  std::map<uint32_t, std::string> inputBuffers, outputBuffers, aliases;
};

} // namespace

Status sinter::bundle::validate(const Manifest &manifest) {
  return Validator(manifest).run();
}
