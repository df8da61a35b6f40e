// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reading, writing and proving of buffer assignments.

#include "sinter/Schedule/BufferPlan.h"

#include <map>

using namespace mlir;
using namespace sinter;

static constexpr StringLiteral arenaAttr = "sinter.arena";
static constexpr StringLiteral offsetAttr = "sinter.offset";
static constexpr StringLiteral offsetsAttr = "sinter.offsets";
static constexpr StringLiteral scratchAttr = "sinter.scratch";

void sinter::writeBufferPlan(const PlannedStep &step, const BufferPlan &plan) {
  func::FuncOp function = step.getFunction();
  Builder b(function.getContext());
  function->setAttr(
      arenaAttr,
      b.getDictionaryAttr(
          {b.getNamedAttr("bytes", b.getI64IntegerAttr(plan.arenaBytes)),
           b.getNamedAttr("live_bytes", b.getI64IntegerAttr(plan.liveBytes)),
           b.getNamedAttr("version", b.getI64IntegerAttr(1))}));
  for (auto [tensor, offset] : llvm::zip(step.getTensors(), plan.offsets)) {
    if (auto argument = dyn_cast<BlockArgument>(tensor.root))
      function.setArgAttr(argument.getArgNumber(), offsetAttr,
                          b.getI64IntegerAttr(offset));
    else if (tensor.writer < 0)
      tensor.root.getDefiningOp()->setAttr(offsetAttr,
                                           b.getI64IntegerAttr(offset));
  }
  for (unsigned i = 0, e = step.numLaunches(); i < e; ++i) {
    LaunchOp launch = step.getLaunch(i);
    SmallVector<int64_t> offsets;
    for (unsigned tensor : step.resultsOf(i))
      offsets.push_back(plan.offsets[tensor]);
    launch->setAttr(offsetsAttr, b.getDenseI64ArrayAttr(offsets));
    if (plan.scratch[i].second > 0)
      launch->setAttr(scratchAttr,
                      b.getDenseI64ArrayAttr(
                          {plan.scratch[i].first, plan.scratch[i].second}));
    else
      launch->removeAttr(scratchAttr);
  }
}

/// What to do about a place that is missing: one of them, or all anew.
static constexpr StringLiteral assignAnew =
    "; give it one, a multiple of 256, or remove sinter.arena of the step, and "
    "all places are assigned anew (sinter-compile, sinter-assign-buffers)";

static std::string nameOf(const PlannedStep &step, const StepTensor &tensor) {
  if (auto argument = dyn_cast<BlockArgument>(tensor.root))
    return "argument " + std::to_string(argument.getArgNumber());
  if (tensor.writer < 0) {
    std::string name = "the constant of type ";
    llvm::raw_string_ostream(name) << tensor.root.getType();
    return name;
  }
  return "result " +
         std::to_string(cast<OpResult>(tensor.root).getResultNumber()) +
         " of launch " + std::to_string(tensor.writer) + " (@" +
         const_cast<PlannedStep &>(step)
             .getLaunch(tensor.writer)
             .getKernel()
             .str() +
         ")";
}

FailureOr<BufferPlan> sinter::readBufferPlan(const PlannedStep &step) {
  func::FuncOp function = step.getFunction();
  BufferPlan plan;
  auto arena = function->getAttrOfType<DictionaryAttr>(arenaAttr);
  // Nothing for an entry that is missing or no 64-bit integer.
  auto entry = [&](StringRef name) -> std::optional<int64_t> {
    auto number = arena ? arena.getAs<IntegerAttr>(name) : IntegerAttr();
    if (!number || !number.getType().isSignlessInteger(64))
      return std::nullopt;
    return number.getInt();
  };
  if (!entry("bytes") || entry("version") != 1)
    return function.emitError()
           << "has no " << arenaAttr
           << " = {version = 1 : i64, bytes = ... : i64}: run "
              "sinter-assign-buffers";
  plan.arenaBytes = *entry("bytes");
  if (plan.arenaBytes < 0 || plan.arenaBytes > maxArenaBytes)
    return function.emitError()
           << arenaAttr << ": bytes = " << plan.arenaBytes
           << " is no size of a device's memory, 0 to 2^48; correct it, or "
              "remove "
           << arenaAttr << " to have the buffers assigned anew";
  plan.liveBytes = entry("live_bytes").value_or(0);

  plan.offsets.resize(step.getTensors().size());
  for (auto [i, tensor] : llvm::enumerate(step.getTensors())) {
    if (tensor.writer >= 0)
      continue;
    IntegerAttr offset;
    if (auto argument = dyn_cast<BlockArgument>(tensor.root))
      offset = function.getArgAttrOfType<IntegerAttr>(argument.getArgNumber(),
                                                      offsetAttr);
    else
      offset =
          tensor.root.getDefiningOp()->getAttrOfType<IntegerAttr>(offsetAttr);
    if (!offset || !offset.getType().isSignlessInteger(64))
      return emitError(tensor.root.getLoc())
             << nameOf(step, tensor) << " has no " << offsetAttr
             << " = ... : i64" << assignAnew;
    plan.offsets[i] = offset.getInt();
  }
  plan.scratch.resize(step.numLaunches());
  for (unsigned i = 0, e = step.numLaunches(); i < e; ++i) {
    LaunchOp launch = step.getLaunch(i);
    auto offsets = launch->getAttrOfType<DenseI64ArrayAttr>(offsetsAttr);
    if (!offsets || offsets.size() != int64_t(step.resultsOf(i).size()))
      return launch.emitError()
             << "launch " << i << " (@" << launch.getKernel() << ") has no "
             << offsetsAttr << " with one entry for each of its "
             << step.resultsOf(i).size() << " results" << assignAnew;
    for (auto [tensor, offset] :
         llvm::zip(step.resultsOf(i), offsets.asArrayRef()))
      plan.offsets[tensor] = offset;
    if (auto scratch = launch->getAttrOfType<DenseI64ArrayAttr>(scratchAttr)) {
      if (scratch.size() != 2 || scratch[1] < 0)
        return launch.emitError()
               << scratchAttr
               << " must hold an offset and a size, both not "
                  "negative"
               << assignAnew;
      plan.scratch[i] = {scratch[0], scratch[1]};
    }
  }
  return plan;
}

namespace {

/// Which tensor each byte of the arena holds.
class Arena {
public:
  static constexpr int64_t nobody = -1;

  void write(int64_t begin, int64_t bytes, int64_t tensor) {
    if (bytes == 0)
      return;
    int64_t end = begin + bytes;
    auto first = pieces.lower_bound(begin);
    if (first != pieces.begin()) {
      auto before = std::prev(first);
      auto [oldEnd, owner] = before->second;
      if (oldEnd > begin) {
        before->second.first = begin;
        if (oldEnd > end)
          pieces[end] = {oldEnd, owner};
      }
    }
    while (first != pieces.end() && first->first < end) {
      if (first->second.first > end)
        pieces[end] = first->second;
      first = pieces.erase(first);
    }
    pieces[begin] = {end, tensor};
  }

  /// The owner of the first byte of the range that is not `tensor`'s; nothing
  /// where all are.
  std::optional<int64_t> otherOwner(int64_t begin, int64_t bytes,
                                    int64_t tensor) const {
    int64_t end = begin + bytes;
    while (begin < end) {
      auto piece = pieces.upper_bound(begin);
      if (piece == pieces.begin())
        return nobody;
      --piece;
      if (piece->second.first <= begin)
        return nobody;
      if (piece->second.second != tensor)
        return piece->second.second;
      begin = piece->second.first;
    }
    return std::nullopt;
  }

  /// Calls `visit` with every owner in the range.
  template <typename Fn>
  void owners(int64_t begin, int64_t bytes, Fn visit) const {
    auto piece = pieces.upper_bound(begin);
    if (piece != pieces.begin())
      --piece;
    for (; piece != pieces.end() && piece->first < begin + bytes; ++piece)
      if (piece->second.first > begin)
        visit(piece->second.second);
  }

private:
  /// begin -> (end, owner), disjoint.
  std::map<int64_t, std::pair<int64_t, int64_t>> pieces;
};

class Checker {
public:
  Checker(const PlannedStep &step, const BufferPlan &plan, InPlaceRules &rules)
      : step(step), plan(plan), rules(rules) {}

  LogicalResult run() {
    for (auto [i, tensor] : llvm::enumerate(step.getTensors()))
      if (failed(
              checkPlace(tensor.root.getLoc(), plan.offsets[i], tensor.bytes)))
        return failure();
    for (auto [i, tensor] : llvm::enumerate(step.getTensors())) {
      if (tensor.writer >= 0)
        continue;
      LogicalResult free = success();
      arena.owners(plan.offsets[i], tensor.bytes, [&](int64_t owner) {
        free = emitError(tensor.root.getLoc())
               << describe(i) << " and " << describe(owner)
               << " lie on the same bytes";
      });
      if (failed(free))
        return failure();
      arena.write(plan.offsets[i], tensor.bytes, i);
    }
    for (unsigned i = 0, e = step.numLaunches(); i < e; ++i)
      if (failed(checkLaunch(i)))
        return failure();
    return checkOutputs();
  }

private:
  std::string describe(int64_t tensor) {
    return tensor == Arena::nobody ? "nothing"
                                   : nameOf(step, step.getTensors()[tensor]);
  }

  LogicalResult checkPlace(Location loc, int64_t offset, int64_t bytes) {
    if (offset < 0 || offset % bufferAlignment != 0)
      return emitError(loc) << "offset " << offset << " is not a multiple of "
                            << bufferAlignment << " from 0; nearest below: "
                            << std::max<int64_t>(offset, 0) / bufferAlignment *
                                   bufferAlignment;
    // No sum that could overflow.
    if (bytes > plan.arenaBytes || offset > plan.arenaBytes - bytes)
      return emitError(loc)
             << bytes << " bytes from " << offset
             << " on reach beyond the arena of " << plan.arenaBytes
             << "; put them lower, or raise bytes of " << arenaAttr;
    return success();
  }

  LogicalResult checkLaunch(unsigned index) {
    LaunchOp launch = step.getLaunch(index);
    for (const TensorRange &range : step.operandsOf(index)) {
      auto other = arena.otherOwner(plan.offsets[range.tensor] + range.offset,
                                    range.bytes, range.tensor);
      if (other)
        return launch.emitError()
               << "reads " << describe(range.tensor) << " where "
               << describe(*other) << " lies by now";
    }
    SmallVector<std::pair<int64_t, int64_t>> writes; // offset, bytes
    for (unsigned tensor : step.resultsOf(index))
      writes.emplace_back(plan.offsets[tensor],
                          step.getTensors()[tensor].bytes);
    if (plan.scratch[index].second != 0) {
      if (failed(checkPlace(launch.getLoc(), plan.scratch[index].first,
                            plan.scratch[index].second)))
        return failure();
      writes.push_back(plan.scratch[index]);
    }
    auto overlap = [](int64_t a, int64_t aBytes, int64_t b, int64_t bBytes) {
      return a < b + bBytes && b < a + aBytes && aBytes > 0 && bBytes > 0;
    };
    for (auto [i, write] : llvm::enumerate(writes)) {
      auto [offset, bytes] = write;
      for (auto [otherOffset, otherBytes] : ArrayRef(writes).take_front(i))
        if (overlap(offset, bytes, otherOffset, otherBytes))
          return launch.emitError() << "writes bytes " << offset << " twice";
      for (auto [o, range] : llvm::enumerate(step.operandsOf(index))) {
        int64_t begin = plan.offsets[range.tensor] + range.offset;
        if (!overlap(offset, bytes, begin, range.bytes))
          continue;
        if (i >= step.resultsOf(index).size() || begin != offset ||
            range.bytes != bytes)
          return launch.emitError() << "writes over part of operand " << o;
        const std::string &why = rules.whyNot(step.kernelOf(index), o, i);
        if (!why.empty())
          return launch.emitError() << "writes result " << i << " over operand "
                                    << o << ": " << why;
      }
      LogicalResult allowed = success();
      arena.owners(offset, bytes, [&](int64_t owner) {
        if (owner == Arena::nobody)
          return;
        const StepTensor &tensor = step.getTensors()[owner];
        if (tensor.writer >= 0)
          return;
        auto argument = dyn_cast<BlockArgument>(tensor.root);
        if (!argument || !isDonated(argument.getArgNumber()))
          allowed = launch.emitError()
                    << "writes over " << describe(owner)
                    << (argument ? ", which is not donated" : "");
      });
      if (failed(allowed))
        return failure();
    }
    for (auto [i, write] : llvm::enumerate(writes))
      arena.write(write.first, write.second,
                  i < step.resultsOf(index).size()
                      ? int64_t(step.resultsOf(index)[i])
                      : Arena::nobody);
    return success();
  }

  bool isDonated(unsigned argument) {
    func::FuncOp function = step.getFunction();
    return function.getArgAttr(argument, donatedAttr) ||
           function.getArgAttr(argument, aliasOutputAttr);
  }

  LogicalResult checkOutputs() {
    func::FuncOp function = step.getFunction();
    for (auto [i, range] : llvm::enumerate(step.getOutputs())) {
      int64_t begin = plan.offsets[range.tensor] + range.offset;
      if (range.bytes > 0 && begin % bufferAlignment != 0)
        return function.emitError()
               << "result " << i << " starts at byte " << begin
               << ", which is not a multiple of " << bufferAlignment;
      if (auto other = arena.otherOwner(begin, range.bytes, range.tensor))
        return function.emitError()
               << "result " << i << " is " << describe(range.tensor)
               << ", where " << describe(*other) << " lies in the end";
    }
    for (auto [argument, output] : llvm::enumerate(step.getAliasOutputs())) {
      if (output < 0)
        continue;
      const TensorRange &range = step.getOutputs()[output];
      if (range.bytes > 0 &&
          plan.offsets[range.tensor] + range.offset != plan.offsets[argument])
        return function.emitError()
               << "result " << output
               << " does not lie in the buffer of argument " << argument
               << ", which is donated to it";
    }
    return success();
  }

  const PlannedStep &step;
  const BufferPlan &plan;
  InPlaceRules &rules;
  Arena arena;
};

} // namespace

LogicalResult sinter::checkBufferPlan(const PlannedStep &step,
                                      const BufferPlan &plan,
                                      InPlaceRules &rules) {
  return Checker(step, plan, rules).run();
}
