// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs the kernels of a planned step on the CPU, thread by thread, and compares
// each with what the evaluator makes of its body on the same arguments.

#include "Emulator.h"
#include "HostJit.h"
#include "sinter/Codegen/EmitKernel.h"
#include "sinter/Codegen/Passes.h"
#include "sinter/Evaluator/Evaluator.h"
#include "sinter/Evaluator/ProgramIO.h"
#include "sinter/IR/SinterDialect.h"
#include "sinter/Support/CommandLine.h"
#include "sinter/Support/RandomInputs.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/APFloat.h"

#include <cmath>

using namespace mlir;
using namespace sinter;
using namespace sinter::test;

namespace {

constexpr const char *help =
    R"(sinter-emulate PLAN.mlir [--random-inputs=SEED] [--recipe=R] [--order=O]

Runs main of a planned step. Kernels with code run on the CPU, one fiber per
thread, O being forward, backward or shuffled; their results are compared with
the evaluator's, and the evaluator's go on to the next launch.

options:
  --random-inputs=SEED  seed of the arguments (0)
  --recipe=R            how to draw them
  --target=T            chip to emit for (h200)
  --order=O             order of the threads (shuffled)
  --tolerance=X         largest error, relative to the largest magnitude of the
                        result, times the type's epsilon (8)
  --max-threads=N       launches of more threads are skipped (4194304)
  --verbose             a line per launch
)";

struct Options {
  std::string program, recipe, seedText = "0", target = "h200",
                               order = "shuffled", toleranceText = "8";
  uint64_t maxThreads = 4194304;
  bool verbose = false;
};

int fatal(const Twine &message) {
  llvm::errs() << "sinter-emulate: error: " << message << "\n";
  return 1;
}

/// Element `i` as a double, and the type's epsilon (0: exact).
double elementOf(const eval::Tensor &tensor, int64_t i) {
  using eval::ElementKind;
  const std::byte *at = tensor.data() + i * eval::elementBytes(tensor.kind);
  auto read = [&]<typename T>(T value) {
    std::memcpy(&value, at, sizeof(T));
    return value;
  };
  auto narrow = [&](const llvm::fltSemantics &semantics, unsigned bits) {
    llvm::APInt code(bits, bits == 8 ? read(uint8_t()) : read(uint16_t()));
    llvm::APFloat value(semantics, code);
    bool lossy;
    value.convert(llvm::APFloat::IEEEdouble(),
                  llvm::APFloat::rmNearestTiesToEven, &lossy);
    return value.convertToDouble();
  };
  switch (tensor.kind) {
  case ElementKind::F64:
    return read(double());
  case ElementKind::F32:
    return read(float());
  case ElementKind::F16:
    return narrow(llvm::APFloat::IEEEhalf(), 16);
  case ElementKind::BF16:
    return narrow(llvm::APFloat::BFloat(), 16);
  case ElementKind::E4M3:
    return narrow(llvm::APFloat::Float8E4M3FN(), 8);
  case ElementKind::E5M2:
    return narrow(llvm::APFloat::Float8E5M2(), 8);
  case ElementKind::I64:
    return static_cast<double>(read(int64_t()));
  case ElementKind::I32:
    return read(int32_t());
  case ElementKind::I16:
    return read(int16_t());
  default:
    return read(int8_t());
  }
}

double epsilonOf(eval::ElementKind kind) {
  switch (kind) {
  case eval::ElementKind::F64:
    return 0x1p-52;
  case eval::ElementKind::F32:
    return 0x1p-23;
  case eval::ElementKind::F16:
    return 0x1p-10;
  case eval::ElementKind::BF16:
    return 0x1p-7;
  case eval::ElementKind::E4M3:
    return 0x1p-3;
  case eval::ElementKind::E5M2:
    return 0x1p-2;
  default:
    return 0;
  }
}

/// The first element that is out of tolerance, as text; empty when none is.
std::string compare(const eval::Tensor &expected, const eval::Tensor &got,
                    double tolerance, double &worst) {
  double largest = 0;
  for (int64_t i = 0; i < expected.size(); ++i)
    if (double value = std::fabs(elementOf(expected, i)); std::isfinite(value))
      largest = std::max(largest, value);
  // Results round where they are larger than the type's least normal number.
  double epsilon = epsilonOf(expected.kind);
  for (int64_t i = 0; i < expected.size(); ++i) {
    double x = elementOf(expected, i), y = elementOf(got, i);
    if (x == y || (x != x && y != y))
      continue;
    double error = std::fabs(x - y);
    double scale = epsilon * largest;
    if (std::isfinite(error) && scale > 0)
      worst = std::max(worst, error / scale);
    if (!(error <= tolerance * scale))
      return llvm::formatv("element {0}: expected {1:e9}, got {2:e9}", i, x, y)
          .str();
  }
  return "";
}

class Emulation {
public:
  Emulation(ModuleOp module, const Options &options, const Target &target,
            double tolerance, ThreadOrder order)
      : module(module), options(options), target(target), tolerance(tolerance),
        order(order), evaluator(module), symbols(module) {}

  /// Number of kernels that disagree; nothing after an error.
  std::optional<unsigned> run(func::FuncOp main);
  unsigned emulated = 0, skipped = 0;

private:
  std::optional<std::string> checkLaunch(LaunchOp launch, KernelOp kernel,
                                         ArrayRef<eval::Datum> arguments,
                                         ArrayRef<eval::Datum> expected);

  ModuleOp module;
  const Options &options;
  const Target &target;
  double tolerance;
  ThreadOrder order;
  eval::Evaluator evaluator;
  SymbolTable symbols;
  DenseMap<Operation *, std::unique_ptr<EmulatedKernel>> kernels;
  DenseSet<Operation *> tooLarge;
};

eval::Tensor contiguous(eval::Evaluator &evaluator, Location location,
                        RankedTensorType type, const eval::Tensor &tensor) {
  if (tensor.isContiguous())
    return tensor;
  eval::Tensor copy = *evaluator.allocate(location, type);
  unsigned bytes = eval::elementBytes(tensor.kind);
  std::vector<int64_t> index(tensor.shape.size(), 0);
  for (int64_t i = 0; i < tensor.size(); ++i) {
    int64_t at = 0;
    for (size_t d = 0; d < index.size(); ++d)
      at += index[d] * tensor.strides[d];
    std::memcpy(copy.data() + i * bytes, tensor.data() + at * bytes, bytes);
    for (size_t d = index.size(); d-- > 0;) {
      if (++index[d] < tensor.shape[d])
        break;
      index[d] = 0;
    }
  }
  return copy;
}

std::optional<std::string>
Emulation::checkLaunch(LaunchOp launch, KernelOp kernel,
                       ArrayRef<eval::Datum> arguments,
                       ArrayRef<eval::Datum> expected) {
  if (!hasTiledSchedule(kernel) || tooLarge.contains(kernel)) {
    ++skipped;
    return "";
  }
  std::unique_ptr<EmulatedKernel> &code = kernels[kernel];
  if (!code) {
    FailureOr<EmittedKernel> emitted = emitKernel(kernel, target);
    if (failed(emitted))
      return std::nullopt;
    for (const EmittedLaunch &one : emitted->launches)
      if (one.grid[0] * one.grid[1] * one.threads >
          static_cast<int64_t>(options.maxThreads)) {
        tooLarge.insert(kernel);
        ++skipped;
        return "";
      }
    code = EmulatedKernel::create(std::move(*emitted));
    if (!code)
      return std::nullopt;
  }
  ++emulated;
  std::vector<GuardedBuffer> buffers;
  SmallVector<std::byte *> inputs, outputs;
  for (auto [datum, value] : llvm::zip(arguments, launch.getOperands())) {
    eval::Tensor tensor =
        contiguous(evaluator, launch.getLoc(),
                   cast<RankedTensorType>(value.getType()), datum.tensor);
    size_t bytes = tensor.size() * eval::elementBytes(tensor.kind);
    buffers.emplace_back(bytes);
    std::memcpy(buffers.back().data(), tensor.data(), bytes);
    inputs.push_back(buffers.back().data());
  }
  for (const eval::Datum &datum : expected) {
    buffers.emplace_back(datum.tensor.size() *
                         eval::elementBytes(datum.tensor.kind));
    outputs.push_back(buffers.back().data());
  }
  if (!code->run(inputs, outputs, order))
    return "threads part ways before a barrier or shuffle";
  double worst = 0;
  for (auto [i, datum] : llvm::enumerate(expected)) {
    eval::Tensor got = *evaluator.allocate(
        launch.getLoc(), cast<RankedTensorType>(launch.getResult(i).getType()));
    std::memcpy(got.data(), outputs[i],
                got.size() * eval::elementBytes(got.kind));
    std::string difference = compare(
        contiguous(evaluator, launch.getLoc(),
                   cast<RankedTensorType>(launch.getResult(i).getType()),
                   datum.tensor),
        got, tolerance, worst);
    if (!difference.empty())
      return "result " + std::to_string(i) + ", " + difference;
  }
  if (options.verbose)
    llvm::outs() << kernel.getSymName() << ": largest error " << worst
                 << " epsilons\n";
  return "";
}

std::optional<unsigned> Emulation::run(func::FuncOp main) {
  uint64_t seed = 0;
  if (StringRef(options.seedText).getAsInteger(10, seed))
    return std::nullopt;
  Result<Recipe> recipe = findRecipe(options.program, options.recipe);
  if (!recipe) {
    fatal(recipe.message());
    return std::nullopt;
  }
  auto arguments = eval::drawArguments(evaluator, main, *recipe, seed);
  if (failed(arguments))
    return std::nullopt;
  DenseMap<Value, eval::Datum> values;
  for (auto [argument, datum] : llvm::zip(main.getArguments(), *arguments))
    values[argument] = datum;
  unsigned bad = 0;
  for (Operation &op : main.getBody().front().without_terminator()) {
    auto launch = dyn_cast<LaunchOp>(op);
    if (!launch) {
      // Constants and views: the evaluator knows how they lie in memory.
      OpBuilder b(main);
      auto function = func::FuncOp::create(
          b, op.getLoc(), "one_op",
          b.getFunctionType(op.getOperandTypes(), op.getResultTypes()));
      b.setInsertionPointToStart(function.addEntryBlock());
      IRMapping map;
      map.map(op.getOperands(), function.getArguments());
      Operation *copy = b.clone(op, map);
      func::ReturnOp::create(b, op.getLoc(), copy->getResults());
      SmallVector<eval::Datum> inputs;
      for (Value operand : op.getOperands())
        inputs.push_back(values[operand]);
      // The function stays: the evaluator remembers ops by their addresses.
      auto results = evaluator.run(function, inputs);
      if (failed(results))
        return std::nullopt;
      for (auto [result, datum] : llvm::zip(op.getResults(), *results))
        values[result] = datum;
      continue;
    }
    auto kernel = symbols.lookup<KernelOp>(launch.getKernel());
    SmallVector<eval::Datum> inputs;
    for (Value operand : launch.getOperands())
      inputs.push_back(values[operand]);
    auto expected = evaluator.run(kernel, inputs);
    if (failed(expected))
      return std::nullopt;
    std::optional<std::string> difference =
        checkLaunch(launch, kernel, inputs, *expected);
    if (!difference)
      return std::nullopt;
    if (!difference->empty()) {
      ++bad;
      llvm::errs() << "@" << kernel.getSymName() << ": " << *difference << "\n";
    }
    for (auto [result, datum] : llvm::zip(launch.getResults(), *expected))
      values[result] = datum;
  }
  return bad;
}

} // namespace

int main(int argc, char **argv) {
  Options options;
  CommandLine line;
  line.text("random-inputs", options.seedText);
  line.text("recipe", options.recipe);
  line.text("target", options.target);
  line.text("order", options.order);
  line.text("tolerance", options.toleranceText);
  line.number("max-threads", options.maxThreads, 1, uint64_t(1) << 40);
  line.flag("verbose", options.verbose);
  Result<std::vector<std::string>> files = line.parse(argc, argv);
  if (!files)
    return fatal(files.message());
  if (line.helpWanted || files->size() != 1) {
    llvm::outs() << help;
    return line.helpWanted ? 0 : 1;
  }
  options.program = files->front();
  double tolerance = 0;
  if (StringRef(options.toleranceText).getAsDouble(tolerance))
    return fatal("--tolerance takes a number");
  ThreadOrder order = options.order == "forward"    ? ThreadOrder::Forward
                      : options.order == "backward" ? ThreadOrder::Backward
                                                    : ThreadOrder::Shuffled;
  std::optional<Target> target = lookupTarget(options.target);
  if (!target)
    return fatal(unknownTargetMessage(options.target));

  DialectRegistry registry;
  registerHostDialects(registry);
  registry.insert<SinterDialect, gpu::GPUDialect, NVVM::NVVMDialect>();
  MLIRContext context(registry);
  context.loadAllAvailableDialects();
  OwningOpRef<ModuleOp> module =
      parseSourceFile<ModuleOp>(options.program, &context);
  if (!module)
    return 1;
  auto main = SymbolTable(*module).lookup<func::FuncOp>("main");
  if (!main)
    return fatal("there is no @main");
  Emulation emulation(*module, options, *target, tolerance, order);
  std::optional<unsigned> bad = emulation.run(main);
  if (!bad)
    return 1;
  llvm::outs() << emulation.emulated << " launches emulated, "
               << emulation.skipped << " skipped, " << *bad << " wrong\n";
  return *bad ? 1 : 0;
}
