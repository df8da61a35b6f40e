// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks of a manifest whose keys and types are right: what its parts say about
// each other.

#include "sinter/Bundle/MatmulLayout.h"
#include "sinter/Bundle/Reader.h"
#include "sinter/Support/AtomicFile.h"

#include <algorithm>
#include <limits>

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
constexpr uint32_t maxSharedBytes = 227 * 1024;

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
    if (Status s = each("kernels", manifest.kernels, &Validator::kernel); !s)
      return s;
    return each("launches", manifest.launches, &Validator::launch);
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

  // The message of a check starts right after "list[i]".
  Status buffer(const Buffer &buffer) {
    if (!within(buffer.offset, buffer.bytes, manifest.arenaBytes))
      return fail(" ('", buffer.name, "'): bytes ", buffer.offset, " to ",
                  buffer.offset + buffer.bytes, " reach beyond the arena of ",
                  manifest.arenaBytes, " bytes");
    if (buffer.offset % bufferAlignment != 0)
      return fail(" ('", buffer.name, "'): offset ", buffer.offset,
                  " is not a multiple of ", bufferAlignment);
    return {};
  }

  Status constant(const Constant &constant) {
    if (Status s = index("buffer", constant.buffer, manifest.buffers.size());
        !s)
      return s;
    const Buffer &buffer = manifest.buffers[constant.buffer];
    if (constant.bytes > buffer.bytes)
      return fail(": ", constant.bytes, " bytes do not fit buffer '",
                  buffer.name, "' of ", buffer.bytes);
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
    if (*bytes > buffer.bytes)
      return fail(" ('", name, "'): ", describeTensor(dtype, shape), " needs ",
                  *bytes, " bytes and buffer '", buffer.name, "' has ",
                  buffer.bytes);
    return {};
  }

  Status input(const Input &input) {
    return tensor(input.name, input.dtype, input.shape, input.buffer);
  }

  Status output(const Output &output) {
    if (Status s =
            tensor(output.name, output.dtype, output.shape, output.buffer);
        !s)
      return s;
    if (!output.aliasInput)
      return {};
    if (Status s =
            index("alias_input", *output.aliasInput, manifest.inputs.size());
        !s)
      return s;
    const Input &input = manifest.inputs[*output.aliasInput];
    if (input.dtype != output.dtype || input.shape != output.shape)
      return fail(" ('", output.name, "'): it aliases '", input.name,
                  "' but is ", describeTensor(output.dtype, output.shape),
                  " and not ", describeTensor(input.dtype, input.shape));
    return {};
  }

  Status kernel(const Kernel &kernel) {
    if (!isPlainRelativePath(kernel.file))
      return fail(" ('", kernel.symbol, "'): file '", kernel.file,
                  "' is not a path inside the bundle");
    if (kernel.entry.empty() || kernel.entry.find('\0') != std::string::npos)
      return fail(" ('", kernel.symbol, "'): its entry has no name");
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
    if (launch.sharedBytes > maxSharedBytes)
      return fail(": shared_bytes ", launch.sharedBytes,
                  " is over the limit of ", maxSharedBytes);
    for (size_t i = 0; i < launch.args.size(); ++i) {
      const KernelArg &arg = launch.args[i];
      if (Status s = range(".args[" + std::to_string(i) + "]", arg.buffer,
                           arg.offset, arg.bytes);
          !s)
        return s;
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
               uint64_t bytes) {
    if (bufferIndex >= manifest.buffers.size())
      return fail(where, ".buffer: ", bufferIndex, " is not one of the ",
                  manifest.buffers.size());
    const Buffer &buffer = manifest.buffers[bufferIndex];
    if (!within(offset, bytes, buffer.bytes))
      return fail(where, ": ", bytes, " bytes at offset ", offset,
                  " reach beyond buffer '", buffer.name, "' of ", buffer.bytes,
                  " bytes");
    return {};
  }

  const Manifest &manifest;
};

} // namespace

Status sinter::bundle::validate(const Manifest &manifest) {
  return Validator(manifest).run();
}
