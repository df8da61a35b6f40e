// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// From tensors, launches and emitted code to the structures of a manifest.

#include "BundleBuilder.h"

#include "sinter/Analysis/ComputeType.h"
#include "sinter/Analysis/ProductShape.h"
#include "sinter/Analysis/StridedView.h"
#include "sinter/IR/ElementDType.h"
#include "sinter/Schedule/KernelPlan.h"
#include "sinter/Support/Digest.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace sinter;

namespace {

class ContentsBuilder {
public:
  ContentsBuilder(const PlannedStep &step, const BufferPlan &plan,
                  const TrafficLedger &ledger, const EmittedKernels &emitted,
                  ArrayRef<KernelFile> files)
      : step(step), plan(plan), ledger(ledger), emitted(emitted), files(files),
        function(step.getFunction()) {}

  FailureOr<BundleContents> run() {
    manifest.arenaBytes = plan.arenaBytes;
    if (failed(addBuffers()) || failed(addConstants()) ||
        failed(addInterface()))
      return failure();
    addKernels();
    for (unsigned i = 0, e = step.numLaunches(); i < e; ++i)
      if (failed(addLaunch(i)))
        return failure();
    if (!contents.constants.empty())
      manifest.constantsDigest = digestText(contents.constants);
    return std::move(contents);
  }

private:
  bool isUnsigned(unsigned argument) {
    return function.getArgAttr(argument, "sinter.unsigned") != nullptr;
  }

  bool isUnsignedResult(unsigned result) {
    return function.getResultAttr(result, "sinter.unsigned") != nullptr;
  }

  /// dtype and shape of a tensor; fails with a diagnostic.
  FailureOr<std::pair<DType, Shape>> describe(Location loc, Type type,
                                              bool isUnsigned) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    std::optional<DType> dtype =
        tensor ? elementDType(tensor.getElementType(), isUnsigned)
               : std::nullopt;
    if (!dtype)
      return emitError(loc) << "no bundle holds a value of type " << type;
    return std::pair(*dtype, tensor.getShape().vec());
  }

  LogicalResult addBuffers() {
    bufferOf.resize(step.getTensors().size());
    // A result that is written over the donated argument it belongs to is that
    // argument's buffer.
    DenseMap<unsigned, unsigned> donated;
    for (auto [argument, output] : llvm::enumerate(step.getAliasOutputs()))
      if (output >= 0 && step.getOutputs()[output].offset == 0)
        donated[step.getOutputs()[output].tensor] = argument;
    unsigned constants = 0;
    for (auto [i, tensor] : llvm::enumerate(step.getTensors())) {
      if (auto same = donated.find(i);
          same != donated.end() && same->second != i &&
          plan.offsets[same->second] == plan.offsets[i] &&
          step.getTensors()[same->second].bytes == tensor.bytes) {
        bufferOf[i] = bufferOf[same->second];
        continue;
      }
      bundle::Buffer buffer;
      bool unsignedElements = false;
      if (auto argument = dyn_cast<BlockArgument>(tensor.root)) {
        buffer.name = "arg" + std::to_string(argument.getArgNumber());
        buffer.kind = bundle::BufferKind::Input;
        unsignedElements = isUnsigned(argument.getArgNumber());
      } else if (tensor.writer < 0) {
        buffer.name = "constant" + std::to_string(constants++);
        buffer.kind = bundle::BufferKind::Constant;
      } else if (!tensor.outputs.empty()) {
        buffer.name = "out" + std::to_string(tensor.outputs.front());
        buffer.kind = bundle::BufferKind::Output;
        unsignedElements = isUnsignedResult(tensor.outputs.front());
      } else {
        buffer.name =
            "t" + std::to_string(tensor.writer) + "." +
            std::to_string(cast<OpResult>(tensor.root).getResultNumber());
      }
      auto described = describe(tensor.root.getLoc(), tensor.root.getType(),
                                unsignedElements);
      if (failed(described))
        return failure();
      std::tie(buffer.dtype, buffer.shape) = *described;
      buffer.offset = plan.offsets[i];
      buffer.bytes = tensor.bytes;
      buffer.scores = ledger.isScores(tensor.root);
      bufferOf[i] = manifest.buffers.size();
      manifest.buffers.push_back(std::move(buffer));
    }
    return success();
  }

  LogicalResult addConstants() {
    for (auto [i, tensor] : llvm::enumerate(step.getTensors())) {
      auto constant = tensor.root.getDefiningOp<arith::ConstantOp>();
      if (!constant || tensor.bytes == 0)
        continue;
      auto elements = dyn_cast<DenseElementsAttr>(constant.getValue());
      if (!elements)
        return constant.emitError()
               << "only constants with elements in the program itself go into "
                  "a bundle; pass it as an argument";
      uint64_t start = contents.constants.size();
      manifest.constants.push_back(
          {bufferOf[i], start, static_cast<uint64_t>(tensor.bytes)});
      append(elements, tensor.bytes);
    }
    return success();
  }

  /// Elements as they lie on the device: little-endian, a byte per i1.
  void append(DenseElementsAttr elements, int64_t bytes) {
    std::string &out = contents.constants;
    if (elements.getElementType().isInteger(1)) {
      for (bool value : elements.getValues<bool>())
        out.push_back(value ? 1 : 0);
      return;
    }
    ArrayRef<char> raw = elements.getRawData();
    if (!elements.isSplat()) {
      out.append(raw.data(), raw.size());
      return;
    }
    for (int64_t done = 0; done < bytes; done += raw.size())
      out.append(raw.data(), raw.size());
  }

  LogicalResult addInterface() {
    for (unsigned i = 0, e = function.getNumArguments(); i < e; ++i) {
      const bundle::Buffer &buffer = manifest.buffers[bufferOf[i]];
      bool donated = function.getArgAttr(i, donatedAttr) ||
                     function.getArgAttr(i, aliasOutputAttr);
      manifest.inputs.push_back({"arg" + std::to_string(i), buffer.dtype,
                                 buffer.shape, bufferOf[i], donated});
    }
    auto computed = computeTypes(function);
    auto aliased = aliasedArguments(function);
    DenseSet<uint32_t> taken; // buffers of outputs
    for (auto [i, range] : llvm::enumerate(step.getOutputs())) {
      bundle::Output output;
      output.name = "out" + std::to_string(i);
      auto described = describe(function.getLoc(), function.getResultTypes()[i],
                                isUnsignedResult(i));
      if (failed(described))
        return failure();
      std::tie(output.dtype, output.shape) = *described;
      output.buffer = bufferOf[range.tensor];
      const bundle::Buffer &whole = manifest.buffers[output.buffer];
      bool isPart = range.offset != 0 && range.bytes != 0;
      if (isPart || output.dtype != whole.dtype ||
          output.shape != whole.shape || !taken.insert(output.buffer).second) {
        // Part of a tensor, one of another type or shape, or a tensor that is a
        // result already: another name for the same bytes.
        bundle::Buffer view = whole;
        view.name = output.name;
        view.offset += isPart ? range.offset : 0;
        view.bytes = range.bytes;
        view.dtype = output.dtype;
        view.shape = output.shape;
        view.viewOf = output.buffer;
        output.buffer = manifest.buffers.size();
        manifest.buffers.push_back(std::move(view));
      }
      output.aliasInput = aliased[i];
      output.computeDType = computed[i];
      manifest.outputs.push_back(std::move(output));
    }
    return success();
  }

  void addKernels() {
    for (auto [i, kernel] : llvm::enumerate(emitted.kernels)) {
      codeOf[kernel] = i;
      firstKernel.push_back(manifest.kernels.size());
      for (const EmittedLaunch &launch : emitted.code[i].launches) {
        bundle::Kernel out;
        out.symbol = launch.entry;
        out.file = files[i].path;
        out.format = files[i].format;
        out.entry = launch.entry;
        out.digest = files[i].digest;
        for (const EntryResources &resources : files[i].resources)
          if (resources.entry == launch.entry)
            out.registers = resources.registers;
        manifest.kernels.push_back(std::move(out));
      }
    }
  }

  LogicalResult addLaunch(unsigned index) {
    LaunchOp launch = step.getLaunch(index);
    KernelOp kernel = step.kernelOf(index);
    StringRef schedule;
    if (auto decisions = kernel.getDecisions())
      if (auto name = decisions->getAs<StringAttr>("schedule"))
        schedule = name.getValue();
    size_t before = manifest.launches.size();
    LogicalResult added = failure();
    if (schedule == stringifySchedule(ScheduleKind::Library))
      added = addProduct(index);
    else if (schedule == stringifySchedule(ScheduleKind::Copy))
      added = addCopies(index);
    else
      added = addTiled(index);
    if (failed(added))
      return failure();
    for (bundle::Launch &done :
         MutableArrayRef(manifest.launches).drop_front(before)) {
      done.family = stringifyFamily(ledger.familyOf(launch)).str();
      done.plan = "@" + kernel.getSymName().str();
    }
    return success();
  }

  LogicalResult addProduct(unsigned index) {
    auto planned = libraryProduct(step.kernelOf(index));
    if (auto *refusal = std::get_if<Refusal>(&planned))
      return step.kernelOf(index).emitOpError()
             << "cannot be a library call: " << refusal->reason << " ["
             << refusal->id << "]"
             << (refusal->repair.empty() ? "" : "; " + refusal->repair);
    const auto &product = std::get<LibraryProduct>(planned);
    const ProductShape &shape = product.shape;
    bundle::MatmulLaunch matmul;
    matmul.m = shape.m;
    matmul.n = shape.n;
    matmul.k = shape.k;
    switch (shape.compute) {
    case ProductShape::Compute::F32:
      matmul.compute = bundle::MatmulCompute::F32;
      break;
    case ProductShape::Compute::TF32:
      matmul.compute = bundle::MatmulCompute::TF32;
      break;
    case ProductShape::Compute::F64:
      matmul.compute = bundle::MatmulCompute::F64;
      break;
    }
    auto matrix = [&](const ProductMatrix &from, TensorRange range) {
      bundle::MatmulOperand to;
      to.dtype = *elementDType(from.type);
      int64_t skipped = from.offset * dtypeBytes(to.dtype);
      to.buffer = bufferOf[range.tensor];
      to.offset = range.offset + skipped;
      to.bytes = range.bytes - skipped;
      to.strides = from.strides;
      return to;
    };
    matmul.a = matrix(shape.a, step.operandsOf(index)[product.lhs]);
    matmul.b = matrix(shape.b, step.operandsOf(index)[product.rhs]);
    unsigned result = step.resultsOf(index).front();
    matmul.d = matrix(shape.d, {result, 0, step.getTensors()[result].bytes});
    for (const ProductBatch &batch : shape.batch)
      matmul.batch.push_back({batch.count, batch.a, batch.b, batch.d});
    manifest.launches.push_back({std::move(matmul), "", ""});
    return success();
  }

  LogicalResult addCopies(unsigned index) {
    KernelOp kernel = step.kernelOf(index);
    for (auto [result, yielded] :
         llvm::zip(step.resultsOf(index), kernel.getYield().getOperands())) {
      ByteRange from = byteRangeOf(yielded);
      auto argument = dyn_cast<BlockArgument>(from.root);
      if (!argument)
        return kernel.emitOpError()
               << "cannot be a copy: a result is not one range of an argument";
      const TensorRange &operand =
          step.operandsOf(index)[argument.getArgNumber()];
      if (from.bytes == 0)
        continue;
      bundle::CopyLaunch copy;
      copy.fromBuffer = bufferOf[operand.tensor];
      copy.fromOffset = operand.offset + from.offset;
      copy.toBuffer = bufferOf[result];
      copy.bytes = from.bytes;
      manifest.launches.push_back({copy, "", ""});
    }
    return success();
  }

  LogicalResult addTiled(unsigned index) {
    KernelOp kernel = step.kernelOf(index);
    auto found = codeOf.find(kernel);
    if (found == codeOf.end())
      return kernel.emitOpError() << "has no code";
    const EmittedKernel &code = emitted.code[found->second];
    if (code.scratchBytes > plan.scratch[index].second)
      return step.getLaunch(index).emitError()
             << "needs " << code.scratchBytes
             << " scratch bytes and sinter.scratch gives "
             << plan.scratch[index].second
             << ": take sinter.arena out of the plan to have buffers assigned "
                "anew";
    uint32_t scratch = manifest.buffers.size();
    if (code.scratchBytes > 0) {
      bundle::Buffer buffer;
      buffer.name = "scratch" + std::to_string(index);
      std::tie(buffer.offset, buffer.bytes) = plan.scratch[index];
      buffer.shape = {plan.scratch[index].second};
      buffer.kind = bundle::BufferKind::Scratch;
      manifest.buffers.push_back(std::move(buffer));
    }
    for (auto [i, launch] : llvm::enumerate(code.launches)) {
      bundle::KernelLaunch out;
      out.kernel = firstKernel[found->second] + i;
      for (int dim : {0, 1, 2})
        out.grid[dim] = launch.grid[dim];
      out.block[0] = launch.threads;
      out.sharedBytes = static_cast<uint32_t>(launch.dynamicSharedBytes);
      for (const ArgRef &ref : launch.args)
        out.args.push_back(argument(index, ref, scratch));
      out.members = launch.members;
      // What a member takes of its argument is all of it, element by element.
      if (out.members)
        for (size_t a = 0; a < out.tableArgs(); ++a)
          out.args[a].bytes = launch.args[a].bytes;
      if (!llvm::is_contained(out.grid, 0u))
        manifest.launches.push_back({std::move(out), "", ""});
    }
    return success();
  }

  bundle::KernelArg argument(unsigned index, const ArgRef &ref,
                             uint32_t scratch) {
    bundle::KernelArg arg;
    arg.access = !ref.writes  ? bundle::Access::Read
                 : !ref.reads ? bundle::Access::Write
                              : bundle::Access::ReadWrite;
    switch (ref.kind) {
    case ArgRef::Argument: {
      const TensorRange &range = step.operandsOf(index)[ref.index];
      arg.buffer = bufferOf[range.tensor];
      arg.offset = range.offset;
      arg.bytes =
          std::min(range.bytes, touchedBytes(step.kernelOf(index), ref.index));
      break;
    }
    case ArgRef::Result: {
      unsigned tensor = step.resultsOf(index)[ref.index];
      arg.buffer = bufferOf[tensor];
      arg.bytes = step.getTensors()[tensor].bytes;
      break;
    }
    case ArgRef::Scratch:
      arg.buffer = scratch;
      arg.offset = ref.offset;
      arg.bytes = ref.bytes;
      arg.content = bundle::ArgContent::Scratch;
      break;
    }
    return arg;
  }

  const PlannedStep &step;
  const BufferPlan &plan;
  const TrafficLedger &ledger;
  const EmittedKernels &emitted;
  ArrayRef<KernelFile> files;
  func::FuncOp function;
  BundleContents contents;
  bundle::Manifest &manifest = contents.manifest;
  std::vector<uint32_t> bufferOf;
  DenseMap<Operation *, size_t> codeOf;
  std::vector<uint32_t> firstKernel;
};

} // namespace

FailureOr<BundleContents> sinter::buildBundle(const PlannedStep &step,
                                              const BufferPlan &plan,
                                              const TrafficLedger &ledger,
                                              const EmittedKernels &emitted,
                                              ArrayRef<KernelFile> files) {
  return ContentsBuilder(step, plan, ledger, emitted, files).run();
}

TrafficTotals sinter::trafficTotals(const bundle::Manifest &manifest) {
  TrafficTotals totals = {};
  auto add = [&](const bundle::Launch &launch, uint32_t buffer,
                 uint64_t bytes) {
    unsigned family = unsigned(TrafficFamily::AttentionScores);
    if (!manifest.buffers[buffer].scores)
      for (family = 0; family < numTrafficFamilies - 1; ++family)
        if (launch.family == stringifyFamily(TrafficFamily(family)))
          break;
    totals[family] += bytes;
  };
  for (const bundle::Launch &launch : manifest.launches) {
    if (auto *kernel = std::get_if<bundle::KernelLaunch>(&launch.work)) {
      for (const bundle::KernelArg &arg : kernel->args)
        if (arg.content == bundle::ArgContent::Tensor)
          add(launch, arg.buffer,
              arg.access == bundle::Access::ReadWrite ? 2 * arg.bytes
                                                      : arg.bytes);
    } else if (auto *copy = std::get_if<bundle::CopyLaunch>(&launch.work)) {
      add(launch, copy->fromBuffer, copy->bytes);
      add(launch, copy->toBuffer, copy->bytes);
    } else {
      const auto &matmul = std::get<bundle::MatmulLaunch>(launch.work);
      // Each matrix once, repeated ones once.
      auto matrix = [&](const bundle::MatmulOperand &operand, int64_t rows,
                        int64_t cols, int64_t bundle::MatmulBatch::*stride) {
        int64_t bytes = rows * cols * dtypeBytes(operand.dtype);
        for (const bundle::MatmulBatch &batch : matmul.batch)
          if (batch.*stride != 0)
            bytes *= batch.count;
        add(launch, operand.buffer, bytes);
      };
      matrix(matmul.a, matmul.m, matmul.k, &bundle::MatmulBatch::a);
      matrix(matmul.b, matmul.k, matmul.n, &bundle::MatmulBatch::b);
      matrix(matmul.d, matmul.m, matmul.n, &bundle::MatmulBatch::d);
    }
  }
  return totals;
}
