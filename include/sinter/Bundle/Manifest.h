// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a bundle's manifest.json says: the one arena and the buffers in it, the
// tensors that go in and come out, the kernels, and the launches in order. All
// offsets and sizes are in bytes, all strides in elements.

#ifndef SINTER_BUNDLE_MANIFEST_H
#define SINTER_BUNDLE_MANIFEST_H

#include "sinter/Support/DType.h"
#include "sinter/Support/MemberTable.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace sinter::bundle {

constexpr int formatVersion = 1;
constexpr const char *formatName = "sinter-bundle";
constexpr const char *manifestFile = "manifest.json";
constexpr const char *constantsFile = "constants.bin";
/// An optional recipe for random inputs, taken by default; see RandomInputs.h.
constexpr const char *recipeFile = "recipe.json";
/// Buffers start at multiples of this in the arena, in bytes: the widest access
/// of a kernel and of the libraries (128) and the granule of the allocator.
constexpr uint64_t bufferAlignment = 256;

enum class BufferKind : uint8_t { Input, Output, Constant, Temporary, Scratch };

struct Buffer {
  std::string name;
  uint64_t offset = 0;
  uint64_t bytes = 0;
  DType dtype = DType::U8;
  Shape shape;
  BufferKind kind = BufferKind::Temporary;
  /// Holds attention scores: its bytes count as attention_scores, whichever
  /// launch moves them.
  bool scores = false;
  /// Another name for bytes of this buffer, for an output that is a part of a
  /// tensor or has another type or shape. Launches use the buffer itself.
  std::optional<uint32_t> viewOf = std::nullopt;
};

/// Bytes of constants.bin that are copied to the start of a buffer at load.
struct Constant {
  uint32_t buffer = 0;
  uint64_t fileOffset = 0;
  uint64_t bytes = 0;
};

/// An argument of the program. Its tensor is dense, row-major, at the start of
/// its buffer. The buffer of a donated one may be written by the launches.
struct Input {
  std::string name;
  DType dtype = DType::F32;
  Shape shape;
  uint32_t buffer = 0;
  bool donated = false;
};

/// A result of the program, laid out as an input is.
struct Output {
  std::string name;
  DType dtype = DType::F32;
  Shape shape;
  uint32_t buffer = 0;
  /// Index of the donated input that takes this result in the next step.
  std::optional<uint32_t> aliasInput;
  /// The narrowest float type that computes it; none for integers.
  std::optional<DType> computeDType;
};

enum class KernelFormat : uint8_t { Cubin, Ptx };

struct Kernel {
  std::string symbol;
  std::string file; ///< relative to the bundle
  KernelFormat format = KernelFormat::Cubin;
  std::string entry;
  std::optional<uint32_t> registers; ///< per thread, as ptxas reports
  std::string digest = {};           ///< of the file; empty: not known
};

enum class Access : uint8_t { Read, Write, ReadWrite };
enum class ArgContent : uint8_t { Tensor, Scratch };

/// One pointer parameter of a kernel, and the bytes that the kernel moves
/// through it.
struct KernelArg {
  uint32_t buffer = 0;
  uint64_t offset = 0; ///< in the buffer
  uint64_t bytes = 0;
  Access access = Access::Read;
  ArgContent content = ArgContent::Tensor;
};

struct KernelLaunch {
  uint32_t kernel = 0;
  std::array<uint32_t, 3> grid = {1, 1, 1}; ///< a zero makes it no launch
  std::array<uint32_t, 3> block = {1, 1, 1};
  uint32_t sharedBytes = 0; ///< dynamic shared memory
  std::vector<KernelArg> args;
  /// The kernel's first parameter is a table that the runtime makes: the first
  /// args, as many as it has columns for each member, are pointers in it, and
  /// only those behind them are parameters. The members run at once, so that
  /// none may write what another one uses.
  std::optional<MemberTable> members = std::nullopt;

  /// Args that are in the table, and parameters of the kernel.
  size_t tableArgs() const {
    return members ? members->elements.size() * members->columns.size() : 0;
  }
  size_t parameters() const {
    return args.size() - tableArgs() + (members ? 1 : 0);
  }
};

enum class MatmulCompute : uint8_t { F32, TF32, F64, F16 };

/// A matrix of a product, or the first one of a batch of them. The two strides
/// are those of its two dimensions in the order (m, k), (k, n) or (m, n).
struct MatmulOperand {
  uint32_t buffer = 0;
  uint64_t offset = 0; ///< in the buffer
  uint64_t bytes = 0;  ///< from there, all matrices of the batch
  DType dtype = DType::F32;
  std::array<int64_t, 2> strides = {0, 0};
};

/// One batch dimension; zero strides repeat a matrix of a or b.
struct MatmulBatch {
  int64_t count = 1;
  int64_t a = 0;
  int64_t b = 0;
  int64_t d = 0;
};

/// D[m, n] = sum over k of A[m, k] B[k, n], for every combination of the batch
/// dimensions. k = 0 makes zeros.
struct MatmulLaunch {
  int64_t m = 0;
  int64_t n = 0;
  int64_t k = 0;
  MatmulCompute compute = MatmulCompute::F32;
  MatmulOperand a, b, d;
  std::vector<MatmulBatch> batch;
};

struct CopyLaunch {
  uint32_t fromBuffer = 0;
  uint64_t fromOffset = 0;
  uint32_t toBuffer = 0;
  uint64_t toOffset = 0;
  uint64_t bytes = 0;
};

struct Launch {
  std::variant<KernelLaunch, MatmulLaunch, CopyLaunch> work;
  /// What moves the bytes: matmul, attention_scores, optimizer, quantize,
  /// other.
  std::string family = "other";
  /// The symbol in plan.mlir that this launch comes from; may be empty.
  std::string plan;
};

struct Manifest {
  std::string producer; ///< "sinter 0.1.0"
  std::string program;
  std::string targetProduct; ///< "h200"
  std::string targetChip;    ///< "sm_90a"
  uint64_t arenaBytes = 0;
  std::vector<Buffer> buffers;
  std::vector<Constant> constants;
  std::string constantsDigest; ///< of constants.bin; empty: not known
  std::vector<Input> inputs;
  std::vector<Output> outputs;
  std::vector<Kernel> kernels;
  std::vector<Launch> launches;
};

/// The spellings in the file.
const char *spell(BufferKind kind);
const char *spell(KernelFormat format);
const char *spell(Access access);
const char *spell(ArgContent content);
const char *spell(MatmulCompute compute);

/// Bytes that a launch reads and writes, each argument once per direction. For
/// a product: each matrix that it needs once, repeated ones once.
struct LaunchTraffic {
  uint64_t read = 0;
  uint64_t written = 0;
};
LaunchTraffic trafficOf(const Launch &launch);

/// Floating-point operations of a product; 0 for other launches.
double flopsOf(const Launch &launch);

/// The spelling in the file: kernel, matmul or copy.
const char *kindOf(const Launch &launch);

/// The digest of all that a manifest says, however its text is laid out.
std::string digestOf(const Manifest &manifest);

/// A short name for messages and tables: "rms_norm_3",
/// "matmul 1024x512x256 bf16 x16", "copy".
std::string describeLaunch(const Manifest &manifest, const Launch &launch);

} // namespace sinter::bundle

#endif // SINTER_BUNDLE_MANIFEST_H
