// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A body is flattened into a list of scalar ops, its calls inlined. Sums and
// the like are recognised by their shape, arg max and arg min by running the
// list over all cases.

#include "RegionMatch.h"

#include <cmath>

using namespace mlir;
using namespace sinter;

namespace {
/// One value of a body: an argument, or what `op` gives.
struct Node {
  Operation *op = nullptr;
  unsigned argument = 0;
  SmallVector<unsigned> operands;
  Type type;
};

struct Body {
  SmallVector<Node> nodes;
  SmallVector<unsigned> results;
};
} // namespace

/// Calls nest this deep at most in a body.
static constexpr unsigned kMaxCallDepth = 16;

static LogicalResult flatten(Importer &importer, Operation *owner, Block &block,
                             ArrayRef<unsigned> arguments, Body &body,
                             SmallVectorImpl<unsigned> &results,
                             unsigned depth) {
  llvm::SmallDenseMap<Value, unsigned> ids;
  for (auto [argument, id] : llvm::zip(block.getArguments(), arguments))
    ids[argument] = id;
  for (Operation &op : block) {
    SmallVector<unsigned> operands;
    for (Value value : op.getOperands()) {
      auto it = ids.find(value);
      if (it == ids.end())
        return importer.error(owner)
               << "has a body that uses values from outside of it, which is "
                  "not supported; pass them as operands";
      operands.push_back(it->second);
    }
    StringRef name = op.getName().getStringRef();
    if (&op == &block.back() &&
        (name == "stablehlo.return" || name == "func.return")) {
      results.append(operands.begin(), operands.end());
      return success();
    }
    if (name == "func.call") {
      func::FuncOp function = importer.callee(&op);
      if (!function)
        return failure();
      SmallVector<unsigned> returned;
      if (depth == kMaxCallDepth ||
          function.getNumArguments() != operands.size())
        return importer.error(&op)
               << "cannot be inlined into the body of a reduction";
      if (failed(flatten(importer, owner, function.front(), operands, body,
                         returned, depth + 1)))
        return failure();
      if (returned.size() != op.getNumResults())
        return importer.error(&op)
               << "cannot be inlined into the body of a reduction";
      for (auto [value, id] : llvm::zip(op.getResults(), returned))
        ids[value] = id;
      continue;
    }
    if (op.getNumResults() != 1 || op.getNumRegions() != 0)
      return importer.error(owner)
             << "has a body with '" << name
             << "', which is not supported there; use add, multiply, maximum, "
                "minimum, and, or, xor, or the search for the largest or "
                "smallest";
    ids[op.getResult(0)] = body.nodes.size();
    body.nodes.push_back({&op, 0, operands, op.getResult(0).getType()});
  }
  return importer.error(owner) << "has a body that does not return values";
}

static FailureOr<Body> readBody(Importer &importer, Operation *op, Block &block,
                                unsigned count) {
  if (block.getNumArguments() != 2 * count)
    return importer.error(op) << "must have a body with " << 2 * count
                              << " arguments, not " << block.getNumArguments();
  Body body;
  SmallVector<unsigned> arguments;
  for (BlockArgument argument : block.getArguments()) {
    auto type = dyn_cast<RankedTensorType>(argument.getType());
    if (!type || type.getRank() != 0 || !type.getElementType().isIntOrFloat())
      return importer.error(op)
             << "must have a body over scalars, not " << argument.getType();
    arguments.push_back(body.nodes.size());
    body.nodes.push_back(
        {nullptr, argument.getArgNumber(), {}, argument.getType()});
  }
  if (failed(flatten(importer, op, block, arguments, body, body.results, 0)))
    return failure();
  if (body.results.size() != count)
    return importer.error(op) << "must have a body that returns " << count
                              << " values, not " << body.results.size();
  return body;
}

FailureOr<SmallVector<Combiner>> sinter::matchCombiners(Importer &importer,
                                                        Operation *op,
                                                        Block &block,
                                                        unsigned count) {
  FailureOr<Body> body = readBody(importer, op, block, count);
  if (failed(body))
    return failure();
  SmallVector<Combiner> combiners(count);
  for (unsigned i = 0; i < count; ++i) {
    const Node &node = body->nodes[body->results[i]];
    Combiner &combiner = combiners[i];
    if (!node.op) {
      if (node.argument == i)
        combiner.kind = CombinerKind::First;
      else if (node.argument == count + i)
        combiner.kind = CombinerKind::Second;
      continue;
    }
    std::optional<ScalarKind> kind =
        scalarKindOf(node.op->getName().getStringRef());
    if (!kind || node.operands.size() != 2)
      continue;
    unsigned low = std::min(node.operands[0], node.operands[1]);
    unsigned high = std::max(node.operands[0], node.operands[1]);
    // The arguments are the first nodes, in order.
    if (low == i && high == count + i)
      combiner = {CombinerKind::Scalar, *kind};
  }
  return combiners;
}

//===----------------------------------------------------------------------===//
// Arg max and arg min
//===----------------------------------------------------------------------===//

/// The place of a float in the total order, as in StableHLO's TOTALORDER.
static double totalOrder(double value) {
  if (std::isnan(value))
    return std::signbit(value) ? -4 : 4;
  return value == 0 ? (std::signbit(value) ? -0.25 : 0.25) : value;
}

static std::optional<double> compareValues(const Node &node, double a,
                                           double b) {
  Attribute direction = node.op->getAttr("comparison_direction");
  Attribute kind = node.op->getAttr("compare_type");
  auto text = direction ? AttributeText::parse(direction) : std::nullopt;
  if (!text)
    return std::nullopt;
  auto kindText = kind ? AttributeText::parse(kind) : std::nullopt;
  if (kindText && kindText->word() == "TOTALORDER") {
    a = totalOrder(a);
    b = totalOrder(b);
  }
  StringRef word = text->word();
  if (word == "EQ")
    return a == b;
  if (word == "NE")
    return a != b;
  if (word == "LT")
    return a < b;
  if (word == "LE")
    return a <= b;
  if (word == "GT")
    return a > b;
  if (word == "GE")
    return a >= b;
  return std::nullopt;
}

/// Runs a body made of comparisons, choices and logic. Nothing where it has
/// other ops: only these see no more than the order of their operands, so
/// that a few values stand for all.
static std::optional<SmallVector<double, 2>> runBody(const Body &body,
                                                     ArrayRef<double> inputs) {
  SmallVector<double> values;
  for (const Node &node : body.nodes) {
    if (!node.op) {
      values.push_back(inputs[node.argument]);
      continue;
    }
    StringRef name = node.op->getName().getStringRef();
    SmallVector<double, 3> in;
    for (unsigned id : node.operands)
      in.push_back(values[id]);
    bool isBool = Importer::isBool(node.type);
    std::optional<double> result;
    if (name == "stablehlo.compare" && in.size() == 2)
      result = compareValues(node, in[0], in[1]);
    else if (name == "stablehlo.select" && in.size() == 3)
      result = in[0] != 0 ? in[1] : in[2];
    else if (name == "stablehlo.not" && in.size() == 1 && isBool)
      result = in[0] == 0;
    else if (in.size() == 2 && isBool &&
             (name == "stablehlo.and" || name == "stablehlo.minimum" ||
              name == "stablehlo.multiply"))
      result = in[0] != 0 && in[1] != 0;
    else if (in.size() == 2 && isBool &&
             (name == "stablehlo.or" || name == "stablehlo.maximum" ||
              name == "stablehlo.add"))
      result = in[0] != 0 || in[1] != 0;
    else if (in.size() == 2 && isBool && name == "stablehlo.xor")
      result = (in[0] != 0) != (in[1] != 0);
    else if (in.size() == 2 &&
             (name == "stablehlo.maximum" || name == "stablehlo.minimum")) {
      if (std::isnan(in[0]) || std::isnan(in[1]))
        result = std::nan("");
      else
        result = name == "stablehlo.maximum" ? std::fmax(in[0], in[1])
                                             : std::fmin(in[0], in[1]);
    }
    if (!result)
      return std::nullopt;
    values.push_back(*result);
  }
  return SmallVector<double, 2>{values[body.results[0]],
                                values[body.results[1]]};
}

/// Whether a body picks as ArgCombiner says, on one case.
static bool picksRight(const Body &body, const ArgCombiner &kind, double a,
                       double i, double b, double j) {
  double inputs[4];
  inputs[kind.value] = a;
  inputs[1 - kind.value] = i;
  inputs[2 + kind.value] = b;
  inputs[3 - kind.value] = j;
  auto outputs = runBody(body, inputs);
  if (!outputs)
    return false;
  double value = (*outputs)[kind.value], position = (*outputs)[1 - kind.value];
  bool nanA = std::isnan(a), nanB = std::isnan(b);
  if (nanA && nanB)
    // The order of two NaN out of place is nobody's business: positions come
    // in order wherever it could be seen.
    return std::isnan(value) &&
           (position == std::min(i, j) || (i > j && position == i));
  if (nanA || nanB)
    return std::isnan(value) && position == (nanA ? i : j);
  if (a == b)
    return value == a && position == std::min(i, j);
  bool first = kind.largest ? a > b : a < b;
  return value == (first ? a : b) && position == (first ? i : j);
}

std::optional<ArgCombiner> sinter::matchArgCombiner(Importer &importer,
                                                    Operation *op, Block &block,
                                                    bool ascending) {
  FailureOr<Body> body = readBody(importer, op, block, 2);
  if (failed(body))
    return std::nullopt;
  for (unsigned value : {0u, 1u}) {
    Type type = block.getArgument(value).getType();
    SmallVector<double> values = {-1, 0, 1, 2};
    if (Importer::isFloat(type))
      values = {std::nan(""),
                -std::numeric_limits<double>::infinity(),
                -1,
                -0.0,
                0.0,
                1,
                std::numeric_limits<double>::infinity()};
    else if (Importer::isBool(type))
      values = {0, 1};
    if (Importer::isFloat(block.getArgument(1 - value).getType()))
      continue;
    for (bool largest : {true, false}) {
      ArgCombiner kind{largest, value};
      bool right = true;
      for (double a : values)
        for (double b : values)
          for (double i : {0, 1, 2})
            for (double j : {0, 1, 2})
              if (right && (!ascending || i < j))
                right = picksRight(*body, kind, a, i, b, j);
      if (right)
        return kind;
    }
  }
  return std::nullopt;
}
