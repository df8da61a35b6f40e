// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs the ops of a block in order, through calls and launches, and lets go of
// each value after its last use.

#include "sinter/Evaluator/Evaluator.h"

#include "Copy.h"
#include "OpRun.h"

#include "sinter/IR/SinterDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/DialectResourceBlobManager.h"

using namespace mlir;
using namespace sinter;
using namespace sinter::eval;

//===----------------------------------------------------------------------===//
// Machine and OpRun
//===----------------------------------------------------------------------===//

Machine::Machine(uint64_t maxBytes, unsigned wanted) : pool(maxBytes) {
  llvm::ThreadPoolStrategy strategy = llvm::hardware_concurrency(wanted);
  threads = strategy.compute_thread_count();
  if (threads > 1)
    workers = std::make_unique<llvm::DefaultThreadPool>(strategy);
}

void Machine::parallelFor(int64_t count, int64_t grain,
                          llvm::function_ref<void(int64_t, int64_t)> body) {
  if (count <= 0)
    return;
  // A few pieces per thread even out their loads.
  int64_t pieces = std::min<int64_t>(llvm::divideCeil(count, grain),
                                     static_cast<int64_t>(threads) * 4);
  if (pieces <= 1 || !workers) {
    body(0, count);
    return;
  }
  int64_t step = llvm::divideCeil(count, pieces);
  llvm::ThreadPoolTaskGroup group(*workers);
  for (int64_t begin = 0; begin < count; begin += step)
    group.async([=, &body] { body(begin, std::min(count, begin + step)); });
  group.wait();
}

FailureOr<Tensor> eval::allocateTensor(Machine &machine, Location location,
                                       ElementKind kind,
                                       ArrayRef<int64_t> shape) {
  std::optional<int64_t> count = countElements(shape);
  if (!count)
    return emitError(location, "a tensor of this op is too large to evaluate");
  Tensor tensor;
  tensor.kind = kind;
  tensor.shape.assign(shape.begin(), shape.end());
  tensor.strides = rowMajorStrides(shape);
  uint64_t bytes = static_cast<uint64_t>(*count) * elementBytes(kind);
  tensor.buffer = machine.pool.allocate(bytes);
  if (!tensor.buffer) {
    auto mebibytes = [](uint64_t n) { return n / (uint64_t(1) << 20); };
    return emitError(location, "out of memory: this op needs ")
           << mebibytes(bytes) << " MiB beside the "
           << mebibytes(machine.pool.bytesInUse())
           << " MiB in use, and the limit is "
           << mebibytes(machine.pool.limitBytes()) << " MiB";
  }
  return tensor;
}

FailureOr<Tensor> OpRun::out(unsigned i) {
  Type type = op->getResult(i).getType();
  std::optional<ElementKind> kind = elementKind(getElementTypeOrSelf(type));
  if (!kind)
    return op->emitOpError("cannot be evaluated: element type of ") << type;
  ArrayRef<int64_t> shape;
  if (auto ranked = dyn_cast<RankedTensorType>(type))
    shape = ranked.getShape();
  FailureOr<Tensor> tensor = allocateTensor(machine, loc(), *kind, shape);
  if (succeeded(tensor))
    results[i].tensor = *tensor;
  return tensor;
}

FailureOr<Tensor> OpRun::contiguous(const Tensor &tensor) {
  if (tensor.isContiguous()) {
    Tensor same = tensor;
    same.strides = rowMajorStrides(tensor.shape);
    return same;
  }
  FailureOr<Tensor> copy = scratch(tensor.kind, tensor.shape);
  if (succeeded(copy))
    copyView(machine, *copy, tensor);
  return copy;
}

Tensor eval::repeated(const Tensor &tensor, ArrayRef<int64_t> shape) {
  if (tensor.rank() != 0 || shape.empty())
    return tensor;
  Tensor view = tensor;
  view.shape.assign(shape.begin(), shape.end());
  view.strides.assign(shape.size(), 0);
  return view;
}

//===----------------------------------------------------------------------===//
// Evaluator
//===----------------------------------------------------------------------===//

namespace {
// Nested calls; beyond it a program calls itself.
constexpr unsigned maxCallDepth = 64;
} // namespace

class Evaluator::Impl {
public:
  Impl(ModuleOp module, EvaluatorOptions options)
      : machine(options.maxMemoryBytes, options.threads), symbols(module),
        progress(std::move(options.progress)) {
    addFloatOps(table);
    addIntegerOps(table);
    addConversionOps(table);
    addMathOps(table);
    addShapeOps(table);
    addIndexOps(table);
    addReduceOps(table);
    addMatmulOps(table);
    addQuantOps(table);
  }

  FailureOr<SmallVector<Datum>> call(FunctionOpInterface function,
                                     ArrayRef<Datum> arguments, unsigned depth);
  LogicalResult checkArguments(FunctionOpInterface function,
                               ArrayRef<Datum> arguments);

  Machine machine;

private:
  using Frame = DenseMap<Value, Datum>;

  // For each op of a block, the values that no later op of it uses.
  using LastUses = DenseMap<Operation *, SmallVector<Value, 2>>;
  const LastUses &lastUses(Block &block);

  LogicalResult runOp(Operation *op, Frame &frame, unsigned depth);
  FailureOr<Tensor> constant(arith::ConstantOp op);

  SymbolTable symbols;
  std::function<void(size_t, size_t)> progress;
  OpTable table;
  DenseMap<Operation *, Tensor> constants;
  DenseMap<Block *, std::unique_ptr<LastUses>> lastUsesOf;
};

const Evaluator::Impl::LastUses &Evaluator::Impl::lastUses(Block &block) {
  std::unique_ptr<LastUses> &known = lastUsesOf[&block];
  if (known)
    return *known;
  known = std::make_unique<LastUses>();
  DenseSet<Value> seen;
  for (Operation &op : llvm::reverse(block)) {
    SmallVector<Value, 2> &dead = (*known)[&op];
    for (Value result : op.getResults())
      if (!seen.contains(result))
        dead.push_back(result);
    for (Value operand : op.getOperands())
      if (seen.insert(operand).second)
        dead.push_back(operand);
  }
  return *known;
}

FailureOr<Tensor> Evaluator::Impl::constant(arith::ConstantOp op) {
  auto it = constants.find(op);
  if (it != constants.end())
    return it->second;
  Type type = op.getType();
  std::optional<ElementKind> kind = elementKind(getElementTypeOrSelf(type));
  if (!kind)
    return op.emitOpError("cannot be evaluated: element type of ") << type;
  auto store = [&](Attribute value, void *to) {
    if (auto number = dyn_cast<FloatAttr>(value)) {
      uint64_t bits = number.getValue().bitcastToAPInt().getZExtValue();
      std::memcpy(to, &bits, elementBytes(*kind));
      return;
    }
    uint64_t bits = cast<IntegerAttr>(value).getValue().getZExtValue();
    convertTo(*kind, &bits, 1, to);
  };

  Attribute value = op.getValue();
  auto ranked = dyn_cast<RankedTensorType>(type);
  ArrayRef<int64_t> shape = ranked ? ranked.getShape() : ArrayRef<int64_t>();
  Tensor tensor;
  if (isa<FloatAttr, IntegerAttr>(value)) {
    FailureOr<Tensor> one =
        allocateTensor(machine, op.getLoc(), *kind, ArrayRef<int64_t>());
    if (failed(one))
      return failure();
    store(value, one->data());
    tensor = *one;
  } else if (auto splat = dyn_cast<SplatElementsAttr>(value)) {
    FailureOr<Tensor> one =
        allocateTensor(machine, op.getLoc(), *kind, ArrayRef<int64_t>());
    if (failed(one) || !countElements(shape))
      return op.emitOpError("is too large to evaluate");
    store(splat.getSplatValue<Attribute>(), one->data());
    tensor = repeated(*one, shape);
  } else if (auto dense = dyn_cast<DenseElementsAttr>(value)) {
    FailureOr<Tensor> all = allocateTensor(machine, op.getLoc(), *kind, shape);
    if (failed(all))
      return failure();
    unsigned bytes = elementBytes(*kind);
    ArrayRef<char> raw = dense.getRawData();
    if (*kind != ElementKind::I1 && *kind != ElementKind::E2M1 &&
        raw.size() == static_cast<size_t>(all->size()) * bytes) {
      std::copy(raw.begin(), raw.end(), all->as<char>());
    } else if (*kind == ElementKind::I1) {
      llvm::copy(dense.getValues<bool>(), all->as<uint8_t>());
    } else {
      std::byte *to = all->data();
      for (Attribute element : dense.getValues<Attribute>()) {
        store(element, to);
        to += bytes;
      }
    }
    tensor = *all;
  } else if (auto resource = dyn_cast<DenseResourceElementsAttr>(value)) {
    FailureOr<Tensor> all = allocateTensor(machine, op.getLoc(), *kind, shape);
    if (failed(all))
      return failure();
    AsmResourceBlob *blob = resource.getRawHandle().getBlob();
    size_t bytes = static_cast<size_t>(all->size()) * elementBytes(*kind);
    if (!blob || blob->getData().size() != bytes || *kind == ElementKind::I1)
      return op.emitOpError("has a resource that does not hold its ")
             << bytes << " bytes";
    llvm::copy(blob->getData(), all->as<char>());
    tensor = *all;
  } else {
    return op.emitOpError("cannot be evaluated: it is neither dense nor a "
                          "resource");
  }
  constants[op] = tensor;
  return tensor;
}

LogicalResult Evaluator::Impl::runOp(Operation *op, Frame &frame,
                                     unsigned depth) {
  if (auto constantOp = dyn_cast<arith::ConstantOp>(op)) {
    FailureOr<Tensor> value = constant(constantOp);
    if (failed(value))
      return failure();
    frame[op->getResult(0)] = {std::move(*value), {}};
    return success();
  }

  SymbolRefAttr callee;
  if (auto callOp = dyn_cast<func::CallOp>(op))
    callee = callOp.getCalleeAttr();
  else if (auto launch = dyn_cast<LaunchOp>(op))
    callee = launch.getKernelAttr();
  if (callee) {
    auto target = dyn_cast_or_null<FunctionOpInterface>(
        symbols.lookup(callee.getRootReference()));
    if (!target)
      return op->emitOpError() << callee << " is not a function of this module";
    if (depth >= maxCallDepth)
      return op->emitOpError("is nested more than ")
             << maxCallDepth << " calls deep; recursion is not evaluated";
    SmallVector<Datum> arguments;
    for (Value operand : op->getOperands())
      arguments.push_back(frame.find(operand)->second);
    FailureOr<SmallVector<Datum>> results = call(target, arguments, depth + 1);
    if (failed(results))
      return failure();
    for (auto [value, datum] : llvm::zip(op->getResults(), *results))
      frame[value] = std::move(datum);
    return success();
  }

  auto it = table.find(op->getName().getStringRef());
  if (it == table.end())
    return op->emitError("op '")
           << op->getName()
           << "' is not evaluated: a program consists of arith, math and "
              "sinter "
              "ops on tensors (docs/Dialect.md); another dialect has to be "
              "imported first";
  SmallVector<const Datum *, 4> operands;
  for (Value operand : op->getOperands())
    operands.push_back(&frame.find(operand)->second);
  OpRun run(machine, op, operands);
  if (failed(it->second(run)))
    return failure();
  for (auto [value, datum] : llvm::zip(op->getResults(), run.results))
    frame[value] = std::move(datum);
  return success();
}

FailureOr<SmallVector<Datum>>
Evaluator::Impl::call(FunctionOpInterface function, ArrayRef<Datum> arguments,
                      unsigned depth) {
  if (function.isExternal())
    return function.emitError("@")
           << function.getName() << " has no body to evaluate";
  if (!llvm::hasSingleElement(function.getFunctionBody()))
    return function.emitError("@")
           << function.getName()
           << " has several blocks; a step is one block without control flow";
  Block &block = function.getFunctionBody().front();
  if (block.getNumArguments() != arguments.size())
    return function.emitError("@")
           << function.getName() << " takes " << block.getNumArguments()
           << " arguments, not " << arguments.size();
  const LastUses &uses = lastUses(block);
  Frame frame;
  for (auto [value, datum] : llvm::zip(block.getArguments(), arguments))
    if (!value.use_empty())
      frame[value] = datum;
  size_t number = 0,
         count = depth == 0 && progress ? block.getOperations().size() - 1 : 0;
  for (Operation &op : block.without_terminator()) {
    if (depth == 0 && progress)
      progress(number++, count);
    if (failed(runOp(&op, frame, depth)))
      return failure();
    for (Value dead : uses.find(&op)->second)
      frame.erase(dead);
  }
  SmallVector<Datum> results;
  for (Value value : block.getTerminator()->getOperands())
    results.push_back(frame.find(value)->second);
  return results;
}

LogicalResult Evaluator::Impl::checkArguments(FunctionOpInterface function,
                                              ArrayRef<Datum> arguments) {
  ArrayRef<Type> types = function.getArgumentTypes();
  if (types.size() != arguments.size())
    return function.emitError("@")
           << function.getName() << " takes " << types.size()
           << " arguments, not " << arguments.size();
  for (auto [i, type, datum] : llvm::enumerate(types, arguments)) {
    ArrayRef<int64_t> shape;
    Type element = getElementTypeOrSelf(type);
    if (auto ranked = dyn_cast<RankedTensorType>(type)) {
      shape = ranked.getShape();
    } else if (auto quantized = dyn_cast<QuantizedType>(type)) {
      shape = quantized.getShape();
      element = quantized.getElementType();
      if (!datum.scales.buffer ||
          ArrayRef<int64_t>(datum.scales.shape) !=
              ArrayRef<int64_t>(quantized.getScaleShape()))
        return function.emitError("argument ")
               << i << " of @" << function.getName() << " needs its scales";
    }
    if (!datum.tensor.buffer ||
        ArrayRef<int64_t>(datum.tensor.shape) != shape ||
        elementKind(element) != datum.tensor.kind)
      return function.emitError("argument ")
             << i << " of @" << function.getName() << " must be " << type;
  }
  return success();
}

Evaluator::Evaluator(ModuleOp module, EvaluatorOptions options)
    : impl(std::make_unique<Impl>(module, options)) {}

Evaluator::~Evaluator() = default;

FailureOr<SmallVector<Datum>> Evaluator::run(FunctionOpInterface function,
                                             ArrayRef<Datum> arguments) {
  if (failed(impl->checkArguments(function, arguments)))
    return failure();
  FailureOr<SmallVector<Datum>> results = impl->call(function, arguments, 0);
  if (failed(results))
    return failure();
  for (Datum &datum : *results)
    for (Tensor *tensor : {&datum.tensor, &datum.scales}) {
      if (!tensor->buffer || tensor->isContiguous())
        continue;
      FailureOr<Tensor> copy = allocateTensor(impl->machine, function.getLoc(),
                                              tensor->kind, tensor->shape);
      if (failed(copy))
        return failure();
      copyView(impl->machine, *copy, *tensor);
      *tensor = std::move(*copy);
    }
  return results;
}

FailureOr<Tensor> Evaluator::allocate(Location location,
                                      RankedTensorType type) {
  std::optional<ElementKind> kind = elementKind(type.getElementType());
  if (!kind)
    return emitError(location, "element type of ")
           << type << " is not evaluated";
  return allocateTensor(impl->machine, location, *kind, type.getShape());
}

uint64_t Evaluator::peakBytes() const { return impl->machine.pool.peakBytes(); }
