// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Flat computations: what they have in common, and kernels made of several.

#include "sinter/Schedule/MultiKernel.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace sinter;

/// Values of a body that is read: beyond it registers decide, and launches
/// cost little beside the work.
static constexpr size_t maxBodyValues = 512;

int64_t sinter::membersOf(KernelOp kernel) {
  auto members = kernel->getAttrOfType<IntegerAttr>(membersAttr);
  return members ? members.getInt() : 1;
}

static int64_t countOf(Value value) {
  return cast<RankedTensorType>(value.getType()).getNumElements();
}

static Type elementOf(Value value) {
  return cast<RankedTensorType>(value.getType()).getElementType();
}

/// The operand whose elements an op gives in the same order, or whose one
/// element it repeats; null where it is another op.
static Value passedOn(Operation *op) {
  if (auto reshape = dyn_cast<ReshapeOp>(op))
    return reshape.getInput();
  auto broadcast = dyn_cast<BroadcastOp>(op);
  if (!broadcast)
    return {};
  Value input = broadcast.getInput();
  // Of zero elements any order will do.
  bool same = countOf(input) == countOf(broadcast.getResult()) &&
              llvm::is_sorted(broadcast.getDims());
  return same || countOf(input) == 1 ? input : Value();
}

namespace {
class BodyReader {
public:
  explicit BodyReader(std::string &error) : error(error) {}

  /// Number of a value; nothing after an error.
  std::optional<unsigned> visit(Value value);

  std::string key;
  SmallVector<BlockArgument> arguments;
  /// Sizes of what is reduced.
  SmallVector<int64_t> reduced;

private:
  std::optional<unsigned> fail(const Twine &text) {
    error = text.str();
    return std::nullopt;
  }
  unsigned add(Value value, const std::string &line) {
    key += line + "\n";
    return number[value] = count++;
  }
  std::optional<unsigned> visitOp(Value value, Operation *op);

  std::string &error;
  DenseMap<Value, unsigned> number;
  unsigned count = 0;
};
} // namespace

std::optional<unsigned> BodyReader::visit(Value value) {
  auto known = number.find(value);
  if (known != number.end())
    return known->second;
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type || !type.hasStaticShape() || !type.getElementType().isIntOrFloat())
    return fail("it has values that are no tensors of known shape");
  unsigned bits = type.getElementTypeBitWidth();
  if (bits != 1 && bits % 8 != 0)
    return fail("elements of " + Twine(bits) + " bits share bytes");
  if (count >= maxBodyValues)
    return fail("it has more than " + Twine(maxBodyValues) + " values");
  auto argument = dyn_cast<BlockArgument>(value);
  if (!argument)
    return visitOp(value, value.getDefiningOp());
  arguments.push_back(argument);
  std::string line = "argument ";
  llvm::raw_string_ostream(line) << type.getElementType();
  return add(value, line);
}

std::optional<unsigned> BodyReader::visitOp(Value value, Operation *op) {
  std::string line;
  llvm::raw_string_ostream os(line);
  if (Value input = passedOn(op)) {
    std::optional<unsigned> known = visit(input);
    if (known)
      number[value] = *known;
    return known;
  }
  if (auto constant = dyn_cast<arith::ConstantOp>(op)) {
    auto elements = dyn_cast<DenseElementsAttr>(constant.getValue());
    if (!elements || !elements.isSplat())
      return fail("it has a constant of several values");
    os << "constant " << elements.getSplatValue<Attribute>();
    return add(value, line);
  }
  if (auto reduce = dyn_cast<ReduceOp>(op)) {
    if (reduce.isArg() || reduce.getInputs().size() != 1 ||
        countOf(value) != 1 ||
        reduce.getReductionSize() != countOf(reduce.getInputs()[0]))
      return fail("it has a reduction that is not one over all elements of one "
                  "tensor");
    std::optional<unsigned> input = visit(reduce.getInputs()[0]);
    if (!input)
      return std::nullopt;
    reduced.push_back(countOf(reduce.getInputs()[0]));
    os << "reduce " << static_cast<int>(reduce.getKind()) << " " << *input;
    return add(value, line);
  }
  auto likeResult = [&](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && tensor.getShape() ==
                         cast<RankedTensorType>(value.getType()).getShape();
  };
  if (op->getNumResults() != 1 || op->getNumRegions() != 0 ||
      !op->hasTrait<OpTrait::Elementwise>() ||
      !llvm::all_of(op->getOperandTypes(), likeResult))
    return fail("'" + op->getName().getStringRef() +
                "' does not keep elements in their places");
  SmallVector<unsigned> operands;
  for (Value operand : op->getOperands()) {
    std::optional<unsigned> known = visit(operand);
    if (!known)
      return std::nullopt;
    operands.push_back(*known);
  }
  os << op->getName() << " ";
  if (Attribute properties = op->getPropertiesAsAttribute())
    os << properties;
  for (unsigned operand : operands)
    os << " " << operand;
  os << " : " << elementOf(value);
  return add(value, line);
}

std::variant<FlatBody, Refusal> sinter::readFlatBody(ArrayRef<Value> roots) {
  std::string error;
  auto refuse = [&](const Twine &reason) {
    return Refusal{"multi.body", reason.str(),
                   "launches are merged where kernels compute element by "
                   "element, or reduce whole tensors"};
  };
  if (roots.empty())
    return refuse("it has no result");
  // Each result by itself gives the order of results.
  SmallVector<std::pair<std::string, unsigned>> order;
  for (auto [i, root] : llvm::enumerate(roots)) {
    BodyReader alone(error);
    if (!alone.visit(root))
      return refuse(error);
    order.emplace_back(std::move(alone.key), i);
  }
  llvm::sort(order);

  FlatBody body;
  BodyReader reader(error);
  std::string last;
  for (auto &[key, i] : order) {
    std::optional<unsigned> number = reader.visit(roots[i]);
    if (!number)
      return refuse(error);
    last += " " + std::to_string(*number);
    body.results.push_back(i);
    body.roots.push_back(roots[i]);
  }
  body.arguments = std::move(reader.arguments);
  body.key = std::move(reader.key) + "results" + last;
  body.reduces = !reader.reduced.empty();
  body.elements = body.reduces ? reader.reduced.front() : countOf(roots[0]);
  for (int64_t size : reader.reduced)
    if (size != body.elements)
      return refuse("it reduces tensors of different sizes");
  for (Value root : roots)
    if (countOf(root) != (body.reduces ? 1 : body.elements))
      return refuse(body.reduces ? "a result is no reduction"
                                 : "its results differ in size");
  for (BlockArgument argument : body.arguments) {
    int64_t count = countOf(argument);
    if (count != 1 && count != body.elements)
      return refuse("an argument has another size than the results");
    if (body.elements != 1)
      body.pattern += count == 1 ? 'o' : 'e';
  }
  return body;
}

OwningOpRef<KernelOp> sinter::flatKernel(const FlatBody &body,
                                         int64_t elements) {
  MLIRContext *context = body.roots.front().getContext();
  OpBuilder b(context);
  Location loc = body.roots.front().getLoc();
  // What reduces nothing is one element or all of them. A member of one element
  // is all per element, up to its reductions.
  auto isWide = [&](Value value) {
    return countOf(value) == body.elements && body.elements != 1;
  };
  auto flat = [&](Type element, bool wide) -> Type {
    return wide ? RankedTensorType::get({elements}, element)
                : RankedTensorType::get({}, element);
  };
  bool one = body.elements == 1;
  DenseSet<Value> afterReduce;
  SmallVector<Type> inputs, outputs;
  for (BlockArgument argument : body.arguments)
    inputs.push_back(flat(elementOf(argument), one || isWide(argument)));
  for (Value root : body.roots)
    outputs.push_back(flat(elementOf(root), !body.reduces));

  OwningOpRef<KernelOp> kernel =
      KernelOp::create(b, loc, "member", b.getFunctionType(inputs, outputs));
  Block &block = kernel->getBody().front();
  b.setInsertionPointToEnd(&block);
  IRMapping map;
  for (auto [from, to] : llvm::zip(body.arguments, block.getArguments()))
    map.map(from, to);
  auto widen = [&](Value value) -> Value {
    auto type = cast<RankedTensorType>(value.getType());
    if (type.getRank() == 1)
      return value;
    return BroadcastOp::create(
        b, loc, RankedTensorType::get({elements}, type.getElementType()), value,
        b.getDenseI64ArrayAttr({}));
  };
  // Values in the order of their ops: operands come first.
  DenseSet<Operation *> needed;
  SmallVector<Value> work(body.roots);
  while (!work.empty()) {
    Operation *op = work.pop_back_val().getDefiningOp();
    if (op && needed.insert(op).second)
      llvm::append_range(work, op->getOperands());
  }
  SmallVector<Operation *> ops(needed.begin(), needed.end());
  llvm::sort(ops,
             [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
  for (Operation *op : ops) {
    Value result = op->getResult(0);
    if (Value input = passedOn(op)) {
      Value value = map.lookup(input);
      map.map(result, isWide(result) ? widen(value) : value);
      continue;
    }
    if (auto constant = dyn_cast<arith::ConstantOp>(op)) {
      auto value = cast<DenseElementsAttr>(constant.getValue())
                       .getSplatValue<Attribute>();
      auto type =
          cast<RankedTensorType>(flat(elementOf(result), isWide(result)));
      map.map(result, arith::ConstantOp::create(
                          b, loc, DenseElementsAttr::get(type, value))
                          .getResult());
      continue;
    }
    if (auto reduce = dyn_cast<ReduceOp>(op)) {
      Value input = widen(map.lookup(reduce.getInputs()[0]));
      map.map(result, ReduceOp::create(
                          b, loc, TypeRange{flat(elementOf(result), false)},
                          reduce.getKind(), ValueRange{input},
                          b.getDenseI64ArrayAttr({0}))
                          .getResult(0));
      continue;
    }
    // In a member of one element what is one for all meets what is not.
    bool wide = llvm::any_of(op->getOperands(), [&](Value operand) {
      return cast<RankedTensorType>(map.lookup(operand).getType()).getRank();
    });
    IRMapping own;
    for (Value operand : op->getOperands()) {
      Value value = map.lookup(operand);
      own.map(operand, wide ? widen(value) : value);
    }
    Operation *copy = b.clone(*op, own);
    copy->getResult(0).setType(flat(elementOf(result), wide));
    map.map(result, copy->getResult(0));
  }
  SmallVector<Value> yielded;
  for (Value root : body.roots)
    yielded.push_back(body.reduces ? map.lookup(root)
                                   : widen(map.lookup(root)));
  YieldOp::create(b, loc, yielded);
  return kernel;
}

//===----------------------------------------------------------------------===//
// Kernels of members
//===----------------------------------------------------------------------===//

std::variant<MultiKernel, Refusal> sinter::readMultiKernel(KernelOp kernel) {
  int64_t count = membersOf(kernel);
  OperandRange yielded = kernel.getYield().getOperands();
  auto results = static_cast<int64_t>(yielded.size());
  if (count < 2 || results % count != 0)
    return Refusal{"multi.members",
                   std::to_string(results) + " results are not those of " +
                       std::to_string(count) + " like members",
                   "sinter.members has to be 2 or more, and to divide the "
                   "results"};
  int64_t each = results / count;
  MultiKernel multi;
  multi.readers.resize(kernel.getNumArguments());
  multi.writers.resize(results);
  std::optional<FlatBody> first;
  for (int64_t m = 0; m < count; ++m) {
    SmallVector<Value> roots(yielded.slice(m * each, each));
    std::variant<FlatBody, Refusal> read = readFlatBody(roots);
    if (auto *refusal = std::get_if<Refusal>(&read)) {
      refusal->reason = "member " + std::to_string(m) + ": " + refusal->reason;
      return *refusal;
    }
    auto &body = std::get<FlatBody>(read);
    MultiMember member;
    for (auto [i, argument] : llvm::enumerate(body.arguments)) {
      member.arguments.push_back(argument.getArgNumber());
      multi.readers[argument.getArgNumber()].emplace_back(m, i);
    }
    for (auto [i, result] : llvm::enumerate(body.results)) {
      member.results.push_back(m * each + result);
      multi.writers[m * each + result] = {m, i};
    }
    multi.members.push_back(std::move(member));
    multi.elements.push_back(body.elements);
    if (first && (body.key != first->key ||
                  (!body.pattern.empty() && !first->pattern.empty() &&
                   body.pattern != first->pattern)))
      return Refusal{"multi.members",
                     "member " + std::to_string(m) +
                         " computes something else than those before",
                     "give it a kernel of its own"};
    // One element says nothing of the others' arguments.
    if (!first || first->pattern.empty())
      first = std::move(body);
  }
  multi.body = std::move(*first);
  return multi;
}

static uint32_t memoryBytesOf(Type type) {
  return std::max(type.getIntOrFloatBitWidth() / 8, 1u);
}

MemberTable MultiKernel::table(int64_t tile) const {
  MemberTable table;
  table.tile = tile;
  for (int64_t count : elements)
    table.elements.push_back(count);
  for (auto [i, argument] : llvm::enumerate(body.arguments))
    table.columns.push_back({memoryBytesOf(elementOf(argument)),
                             body.pattern.empty() || body.pattern[i] == 'e'});
  for (Value root : body.roots)
    table.columns.push_back({memoryBytesOf(elementOf(root)), !body.reduces});
  return table;
}

const std::string &MultiKernel::whyNotInPlace(unsigned argument,
                                              unsigned result) const {
  static const std::string legal,
      reduced = "many threads compute one element "
                "of the result",
      other = "another member of the launch reads "
              "the argument",
      one = "every element of the result is "
            "computed from the argument",
      size = "their elements differ in number or "
             "size";
  if (body.reduces)
    return reduced;
  auto [writer, column] = writers[result];
  for (auto [member, place] : readers[argument]) {
    if (member != writer)
      return other;
    if (elements[member] != 1 && body.pattern[place] == 'o')
      return one;
    if (memoryBytesOf(elementOf(body.arguments[place])) !=
        memoryBytesOf(elementOf(body.roots[column])))
      return size;
  }
  return legal;
}
