// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Merging groups: each candidate pair shares bytes; the pair that could save
// most is judged first, and merged when its plan exists and saves time.

#include "FusionGroups.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "sinter/Cost/Pressure.h"

#include <cmath>
#include <limits>
#include <queue>

using namespace mlir;
using namespace sinter;

/// Groups that a search for a path visits before it gives up and assumes one.
constexpr unsigned maxPathVisits = 2000;
/// Readers of one value, before and after in the program, tried as siblings.
constexpr unsigned siblingReach = 3;

/// Rounds of cutting groups that cannot be one kernel, or should not.
constexpr unsigned maxRounds = 16;
/// Registers per thread from which on a group is looked at for pressure.
constexpr int64_t pressedRegisters = 64;
/// A group under pressure is cut into sixteenths, each cut with as many values
/// as a kernel can take pointers.
constexpr size_t cutsTried = 16, maxCrossing = 400;

static bool isSplat(Value value) { return isConstantSplat(value); }

/// Whether the group is not planned as a tiled kernel.
static bool isUnplanned(const FusionGroup &group) {
  return isa<BarrierOp, MatmulOp, LaunchOp>(
      group.roots.front().getDefiningOp());
}

FusionGroups::FusionGroups(func::FuncOp function, Materialization &memory,
                           const Target &target)
    : function(function), memory(memory), target(target) {
  Block &body = function.getBody().front();
  unsigned next = 0;
  for (Operation &op : body)
    position[&op] = next++;
  for (Value operand : body.getTerminator()->getOperands())
    stepResult[memory.storage(operand)] = true;
  // Groups whose plan is refused are cut in the middle until each has one.
  for (unsigned round = 0; round < maxRounds; ++round) {
    formGroups();
    bool cut = false;
    for (FusionGroup &group : groups) {
      if (isUnplanned(group))
        continue;
      const GroupPlan &result = plan(group.roots, group.roots);
      group.time = timeOf(result);
      if (!std::holds_alternative<Refusal>(result))
        continue;
      SmallVector<Operation *> ordered = innerOps(group);
      if (ordered.empty())
        continue;
      for (Value value : ordered[ordered.size() / 2]->getResults())
        memory.inMemory.try_emplace(value, MemoryReason::Limit);
      cut = true;
    }
    if (!cut)
      break;
  }
}

void FusionGroups::formGroups() {
  groups.clear();
  owner.clear();
  readers.clear();
  heir.clear();
  for (Operation &op : function.getBody().front().without_terminator()) {
    bool inMemory = false;
    for (Value result : op.getResults())
      inMemory |= memory.contains(result) && !memory.viewOf.count(result);
    if (!inMemory)
      continue;
    if (isa<arith::ConstantOp>(op) && !isSplat(op.getResult(0)))
      continue;
    addGroup(&op, isHeavy(&op) || isa<BarrierOp>(op) ||
                      op.hasAttr("sinter.must_not_fuse"));
  }
}

SmallVector<Operation *>
FusionGroups::innerOps(const FusionGroup &group) const {
  DenseSet<Value> own(group.roots.begin(), group.roots.end());
  SetVector<Operation *> inner;
  SmallVector<Value> work(group.roots.begin(), group.roots.end());
  while (!work.empty()) {
    for (Value operand : work.pop_back_val().getDefiningOp()->getOperands())
      if (!isLeaf(operand, own) && !isSplat(operand) &&
          !own.contains(operand) && inner.insert(operand.getDefiningOp()))
        work.push_back(operand);
  }
  SmallVector<Operation *> ordered(inner.begin(), inner.end());
  llvm::sort(ordered, [&](Operation *a, Operation *b) {
    return position.lookup(a) < position.lookup(b);
  });
  return ordered;
}

//===----------------------------------------------------------------------===//
// Pressure on registers
//===----------------------------------------------------------------------===//

bool FusionGroups::isWhole(ArrayRef<Value> roots) const {
  int group = ownerOf(roots.front());
  return group >= 0 && ArrayRef(groups[group].roots) == roots;
}

void FusionGroups::relieve() {
  for (unsigned round = 0; round < maxRounds; ++round) {
    bool cut = false;
    for (FusionGroup &group : groups) {
      if (isUnplanned(group))
        continue;
      const GroupPlan &result = plan(group.roots, group.roots);
      auto *best = std::get_if<ChosenPlan>(&result);
      if (best && (best->plan.facts.spillBytes > 0 ||
                   best->plan.facts.registers > pressedRegisters))
        cut |= relieve(group);
    }
    if (!cut)
      return;
    formGroups();
    for (FusionGroup &group : groups)
      if (!isUnplanned(group))
        group.time = timeOf(plan(group.roots, group.roots));
  }
}

bool FusionGroups::relieve(const FusionGroup &group) {
  DenseSet<Value> own(group.roots.begin(), group.roots.end());
  // Equal groups (equal layers) have equal answers.
  std::string key = fingerprint(group.roots, own);
  if (unpressed.count(key))
    return false;
  std::variant<std::vector<PricedPlan>, Refusal> ranked = rankPlans(
      group.roots, [&](Value value) { return isLeaf(value, own); }, target);
  auto *priced = std::get_if<std::vector<PricedPlan>>(&ranked);
  if (!priced)
    return false;
  std::optional<Pressure> pressure = findPressure(*priced, target);
  if (!pressure) {
    unpressed.insert(key);
    return false;
  }
  SmallVector<Operation *> ordered = innerOps(group);
  if (ordered.size() < 2)
    return false;

  // What crosses a cut before op i: values from before it that it or later ops
  // use.
  DenseMap<Operation *, size_t> place;
  for (auto [i, op] : llvm::enumerate(ordered))
    place[op] = i;
  DenseMap<Value, size_t> lastUse;
  auto use = [&](Operation *user, size_t at) {
    for (Value operand : user->getOperands())
      if (Operation *producer = operand.getDefiningOp();
          producer && place.count(producer)) {
        size_t &last = lastUse[operand];
        last = std::max(last, at);
      }
  };
  for (auto [i, op] : llvm::enumerate(ordered))
    use(op, i);
  for (Value root : group.roots)
    use(root.getDefiningOp(), ordered.size());
  auto crossing = [&](size_t cut) {
    SmallVector<Value> values;
    for (size_t i = 0; i < cut; ++i)
      for (Value value : ordered[i]->getResults())
        if (auto it = lastUse.find(value);
            it != lastUse.end() && it->second >= cut)
          values.push_back(value);
    return values;
  };

  double bestTime = std::numeric_limits<double>::infinity();
  SmallVector<Value> bestCut;
  int64_t bestBytes = 0;
  SmallVector<size_t> tried;
  for (size_t i = 1; i < cutsTried; ++i) {
    size_t cut = ordered.size() * i / cutsTried;
    if (cut == 0 || llvm::is_contained(tried, cut))
      continue;
    tried.push_back(cut);
    SmallVector<Value> values = crossing(cut);
    if (values.empty() || values.size() > maxCrossing)
      continue;
    int64_t bytes = 0;
    for (Value value : values) {
      bytes += 2 * bytesOf(value.getType());
      memory.inMemory.try_emplace(value, MemoryReason::Registers);
    }
    double time =
        timeOf(plan(values, values)) + timeOf(plan(group.roots, group.roots));
    for (Value value : values)
      memory.inMemory.erase(value);
    if (time < bestTime) {
      bestTime = time;
      bestCut = std::move(values);
      bestBytes = bytes;
    }
  }

  double now = timeOf(plan(group.roots, group.roots));
  const KernelFacts &wanted = pressure->wanted->plan.facts;
  PressureCut cut{group.roots.front().getLoc(), {}, false, {}, {}, {}, 0};
  cut.roots.assign(group.roots.begin(), group.roots.end());
  cut.pressure =
      llvm::formatv("held in registers, {0} per thread are needed and a "
                    "thread can have {1}; with enough of them it would take "
                    "{2:f2} us",
                    static_cast<int64_t>(wanted.estimate.needed),
                    wanted.registerCap, pressure->wantedSeconds * 1e6)
          .str();
  for (const CuredPlan &cure : pressure->cures)
    cut.tried.push_back(
        llvm::formatv("{0}: {1:f2} us, {2} bytes more", describeCure(cure.cure),
                      cure.plan->time.total * 1e6, cure.addedBytes)
            .str());
  cut.taken = bestTime < now;
  if (std::isfinite(bestTime)) {
    cut.bytes = bestBytes;
    cut.text = llvm::formatv("{0} into two kernels at its cheapest cut: "
                             "{1:f2} us, {2} bytes more, instead of {3:f2} us",
                             cut.taken ? "cut" : "not cut", bestTime * 1e6,
                             bestBytes, now * 1e6)
                   .str();
  } else {
    cut.text = "not cut: no cut of it gives two kernels";
  }
  // One remark for equal kernels.
  if (llvm::none_of(cuts, [&](const PressureCut &known) {
        return known.text == cut.text && known.pressure == cut.pressure;
      }))
    cuts.push_back(cut);
  if (!cut.taken) {
    unpressed.insert(key);
    return false;
  }
  for (Value value : bestCut)
    memory.inMemory.try_emplace(value, MemoryReason::Registers);
  return true;
}

bool FusionGroups::isLeaf(Value value, const DenseSet<Value> &own) const {
  if (own.contains(memory.storage(value)))
    return false;
  return memory.contains(value);
}

void FusionGroups::addGroup(Operation *op, bool fixed) {
  unsigned id = groups.size();
  FusionGroup &group = groups.emplace_back();
  heir.push_back(id);
  group.fixed = fixed;
  group.first = group.last = position[op];
  for (Value result : op->getResults()) {
    group.roots.push_back(result);
    owner[result] = id;
  }
  collectLeaves(group);
  for (Value leaf : group.leaves) {
    auto &list = readers[memory.storage(leaf)];
    if (list.empty() || list.back() != id)
      list.push_back(id);
  }
}

void FusionGroups::collectLeaves(FusionGroup &group) {
  DenseSet<Value> own(group.roots.begin(), group.roots.end());
  DenseSet<Operation *> seen;
  SmallVector<Operation *> work;
  auto push = [&](Operation *op) {
    if (seen.insert(op).second)
      work.push_back(op);
  };
  for (Value root : group.roots)
    push(root.getDefiningOp());
  while (!work.empty()) {
    Operation *op = work.pop_back_val();
    for (Value operand : op->getOperands()) {
      if (isLeaf(operand, own))
        group.leaves.insert(operand);
      else
        push(operand.getDefiningOp());
    }
  }
}

unsigned FusionGroups::find(unsigned group) const {
  while (heir[group] != group)
    group = heir[group];
  return group;
}

int FusionGroups::ownerOf(Value value) const {
  auto it = owner.find(memory.storage(value));
  return it == owner.end() ? -1 : static_cast<int>(find(it->second));
}

SmallVector<unsigned> FusionGroups::readersOf(Value value) const {
  SmallVector<unsigned> result;
  auto it = readers.find(memory.storage(value));
  if (it == readers.end())
    return result;
  for (unsigned id : it->second) {
    unsigned group = find(id);
    // A group that computes the value does not read it.
    auto mine = owner.find(memory.storage(value));
    if (mine != owner.end() && find(mine->second) == group)
      continue;
    if (!llvm::is_contained(result, group))
      result.push_back(group);
  }
  return result;
}

SmallVector<Value> FusionGroups::outputs(ArrayRef<Value> roots,
                                         ArrayRef<unsigned> inside) const {
  SmallVector<Value> result;
  for (Value root : roots) {
    bool needed = stepResult.lookup(root);
    for (unsigned reader : readersOf(root))
      needed |= !llvm::is_contained(inside, reader);
    if (needed)
      result.push_back(root);
  }
  return result;
}

SmallVector<Value> FusionGroups::outputsOf(unsigned group) const {
  return outputs(groups[group].roots, {group});
}

bool FusionGroups::pathAround(unsigned from, unsigned to) {
  SmallVector<unsigned> work;
  DenseSet<unsigned> seen;
  unsigned limit = groups[to].last;
  auto expand = [&](unsigned group, bool direct) {
    for (Value root : groups[group].roots)
      for (unsigned reader : readersOf(root)) {
        if (direct && reader == to)
          continue;
        if (groups[reader].first <= limit && seen.insert(reader).second)
          work.push_back(reader);
      }
  };
  expand(from, /*direct=*/true);
  while (!work.empty()) {
    unsigned group = work.pop_back_val();
    if (group == to)
      return true;
    if (seen.size() > maxPathVisits)
      return true;
    expand(group, /*direct=*/false);
  }
  return false;
}

std::string FusionGroups::fingerprint(ArrayRef<Value> outs,
                                      const DenseSet<Value> &own) {
  std::string key;
  llvm::raw_string_ostream os(key);
  DenseMap<Value, unsigned> number;
  // Post-order over the ops, iteratively.
  SmallVector<std::pair<Operation *, unsigned>> stack;
  DenseSet<Operation *> entered;
  auto name = [&](Value value) {
    auto [it, inserted] = number.try_emplace(value, number.size());
    if (inserted)
      os << '$' << value.getType().getAsOpaquePointer();
    os << it->second << ',';
  };
  auto enter = [&](Value value) {
    if (!isLeaf(value, own) && entered.insert(value.getDefiningOp()).second)
      stack.push_back({value.getDefiningOp(), 0});
  };
  for (Value out : outs) {
    enter(out);
    while (!stack.empty()) {
      auto &[op, next] = stack.back();
      if (next < op->getNumOperands()) {
        enter(op->getOperand(next++));
        continue;
      }
      os << op->getName().getAsOpaquePointer() << ':';
      os << op->getDiscardableAttrDictionary().getAsOpaquePointer() << ':';
      if (Attribute properties = op->getPropertiesAsAttribute())
        os << properties.getAsOpaquePointer();
      os << '(';
      for (Value operand : op->getOperands())
        name(operand);
      os << ")=";
      for (Value result : op->getResults())
        name(result);
      os << ';';
      stack.pop_back();
    }
  }
  os << '>';
  for (Value out : outs)
    name(out);
  return key;
}

const GroupPlan &FusionGroups::plan(ArrayRef<Value> outs,
                                    ArrayRef<Value> roots) {
  DenseSet<Value> own;
  for (Value root : roots)
    own.insert(root);
  std::string key = fingerprint(outs, own);
  auto it = plans.find(key);
  if (it == plans.end())
    it = plans
             .emplace(key,
                      planFastest(
                          outs, [&](Value value) { return isLeaf(value, own); },
                          target))
             .first;
  return it->second;
}

double FusionGroups::timeOf(const GroupPlan &result) {
  if (auto *chosen = std::get_if<ChosenPlan>(&result))
    return chosen->seconds;
  return std::numeric_limits<double>::infinity();
}

bool FusionGroups::kernelBetween(unsigned a, unsigned b) {
  return pathAround(a, b) || pathAround(b, a);
}

static Verdict cycleVerdict() {
  Verdict verdict;
  verdict.id = "fuse.cycle";
  verdict.reason = "another kernel must run between the two";
  return verdict;
}

SmallVector<Value> FusionGroups::rootsOfBoth(unsigned a, unsigned b) const {
  SmallVector<Value> roots(groups[a].roots.begin(), groups[a].roots.end());
  llvm::append_range(roots, groups[b].roots);
  llvm::sort(roots, [&](Value x, Value y) {
    unsigned px = position.lookup(x.getDefiningOp());
    unsigned py = position.lookup(y.getDefiningOp());
    if (px != py)
      return px < py;
    return cast<OpResult>(x).getResultNumber() <
           cast<OpResult>(y).getResultNumber();
  });
  return roots;
}

Verdict FusionGroups::judge(unsigned a, unsigned b) {
  if (groups[a].first > groups[b].first)
    std::swap(a, b);
  Verdict verdict;
  if (groups[a].fixed || groups[b].fixed) {
    verdict.id = "fuse.kernel-of-its-own";
    verdict.reason = "one side is a product, a scatter, a barrier or an op "
                     "marked sinter.must_not_fuse";
    return verdict;
  }
  SmallVector<Value> roots = rootsOfBoth(a, b);
  const GroupPlan &merged = plan(outputs(roots, {a, b}), roots);
  if (auto *refusal = std::get_if<Refusal>(&merged)) {
    verdict.id = "fuse." + refusal->id;
    verdict.reason = refusal->reason;
    verdict.repair = refusal->repair;
    return verdict;
  }
  verdict.gain = groups[a].time + groups[b].time - timeOf(merged);
  const KernelPlan &kernel = std::get<ChosenPlan>(merged).plan;
  if (verdict.gain <= 0 && kernel.facts.registers > freeRegisters) {
    // Would it gain if registers were free?
    KernelPlan free = kernel;
    free.facts.registers = freeRegisters;
    free.facts.spillBytes = 0;
    double freeTime = estimateTime(free, target).total;
    if (freeTime < groups[a].time + groups[b].time) {
      verdict.id = "fuse.registers";
      verdict.reason =
          llvm::formatv("one kernel needs {0} registers per thread{1} and "
                        "would take {2:f2} us, two take {3:f2} us; with "
                        "registers enough it would be {4:f2} us",
                        static_cast<int64_t>(kernel.facts.estimate.needed),
                        kernel.facts.spillBytes > 0 ? ", spills" : "",
                        timeOf(merged) * 1e6,
                        (groups[a].time + groups[b].time) * 1e6, freeTime * 1e6)
              .str();
      verdict.repair = "store less between the two: narrower types, or results "
                       "that are reduced before";
      return verdict;
    }
  }
  if (verdict.gain <= 0) {
    verdict.id = "fuse.costs-time";
    verdict.reason = llvm::formatv("one kernel would take {0:f2} us, two take "
                                   "{1:f2} us",
                                   timeOf(merged) * 1e6,
                                   (groups[a].time + groups[b].time) * 1e6)
                         .str();
    return verdict;
  }
  // Last, since a search costs more than a plan that is mostly known.
  return kernelBetween(a, b) ? cycleVerdict() : verdict;
}

void FusionGroups::unite(unsigned into, unsigned from) {
  SmallVector<Value> roots = rootsOfBoth(into, from);
  FusionGroup &a = groups[into], &b = groups[from];
  heir[from] = into;
  b.alive = false;
  a.roots = std::move(roots);
  a.first = std::min(a.first, b.first);
  a.last = std::max(a.last, b.last);
  DenseSet<Value> own(a.roots.begin(), a.roots.end());
  SetVector<Value> leaves;
  for (const FusionGroup *group : {&a, &b})
    for (Value leaf : group->leaves)
      if (isLeaf(leaf, own))
        leaves.insert(leaf);
  a.leaves = std::move(leaves);
  // Values that only the group itself reads are not stored any more.
  a.time = timeOf(plan(outputsOf(into), a.roots));
}

void FusionGroups::merge() {
  struct Candidate {
    double gain;
    unsigned a, b, versionA, versionB;
    bool operator<(const Candidate &other) const {
      // Largest gain first; then program order, so that runs repeat.
      if (gain != other.gain)
        return gain < other.gain;
      return std::tie(a, b) > std::tie(other.a, other.b);
    }
  };
  std::priority_queue<Candidate> queue;
  SmallVector<unsigned> version(groups.size(), 0);
  double bandwidth = target.dramBytesPerSecond * target.dramCopyShare;

  auto push = [&](unsigned a, unsigned b) {
    if (a == b || groups[a].fixed || groups[b].fixed)
      return;
    if (groups[a].first > groups[b].first)
      std::swap(a, b);
    double bytes = 0;
    for (Value leaf : groups[b].leaves) {
      if (groups[a].leaves.contains(leaf))
        bytes += bytesOf(leaf.getType());
      if (ownerOf(leaf) == static_cast<int>(a)) {
        bytes += bytesOf(leaf.getType());
        if (!stepResult.lookup(memory.storage(leaf)) &&
            readersOf(leaf).size() == 1)
          bytes += bytesOf(leaf.getType());
      }
    }
    if (bytes == 0)
      return;
    queue.push({bytes / bandwidth + target.launchSeconds, a, b, version[a],
                version[b]});
  };
  auto pushAll = [&](unsigned group) {
    for (Value leaf : groups[group].leaves) {
      if (int producer = ownerOf(leaf); producer >= 0)
        push(producer, group);
      SmallVector<unsigned> others = readersOf(leaf);
      llvm::sort(others, [&](unsigned x, unsigned y) {
        return std::tie(groups[x].first, x) < std::tie(groups[y].first, y);
      });
      auto *me = llvm::find(others, group);
      size_t at = me - others.begin();
      for (size_t i = at > siblingReach ? at - siblingReach : 0;
           i < std::min(others.size(), at + siblingReach + 1); ++i)
        push(group, others[i]);
    }
    for (Value root : groups[group].roots)
      for (unsigned reader : readersOf(root))
        push(group, reader);
  };
  // Each pair is pushed by its later group; merged groups push anew.
  for (unsigned i = 0; i < groups.size(); ++i)
    if (groups[i].alive && !groups[i].fixed)
      for (Value leaf : groups[i].leaves) {
        if (int producer = ownerOf(leaf); producer >= 0)
          push(producer, i);
        SmallVector<unsigned> others = readersOf(leaf);
        auto *me = llvm::find(others, i);
        for (size_t at = me - others.begin(), k = 1;
             k <= siblingReach && k <= at; ++k)
          push(others[at - k], i);
      }
  while (!queue.empty()) {
    Candidate candidate = queue.top();
    queue.pop();
    if (!groups[candidate.a].alive || !groups[candidate.b].alive ||
        version[candidate.a] != candidate.versionA ||
        version[candidate.b] != candidate.versionB)
      continue;
    if (judge(candidate.a, candidate.b).gain <= 0)
      continue;
    unite(candidate.a, candidate.b);
    ++version[candidate.a];
    pushAll(candidate.a);
  }
}

void FusionGroups::mergeRequired(
    function_ref<void(Operation *, const Verdict &)> refused) {
  // Tag -> ops that carry it, in program order.
  std::map<std::string, SmallVector<Operation *>> tagged;
  for (Operation &op : function.getBody().front())
    if (auto tag = op.getAttrOfType<StringAttr>("sinter.must_fuse"))
      tagged[tag.str()].push_back(&op);
  for (auto &[tag, ops] : tagged) {
    // The groups that evaluate a tagged op.
    DenseSet<Operation *> wanted(ops.begin(), ops.end());
    SmallVector<unsigned> holders;
    for (unsigned i = 0; i < groups.size(); ++i) {
      if (!groups[i].alive)
        continue;
      DenseSet<Value> own(groups[i].roots.begin(), groups[i].roots.end());
      SmallVector<Value> work(groups[i].roots.begin(), groups[i].roots.end());
      DenseSet<Value> seen;
      bool holds = false;
      while (!work.empty() && !holds) {
        Value value = work.pop_back_val();
        holds |= wanted.contains(value.getDefiningOp());
        for (Value operand : value.getDefiningOp()->getOperands())
          if (!isLeaf(operand, own) && seen.insert(operand).second)
            work.push_back(operand);
      }
      if (holds)
        holders.push_back(i);
    }
    for (size_t i = 1; i < holders.size(); ++i) {
      unsigned a = find(holders.front()), b = find(holders[i]);
      if (a == b)
        continue;
      Verdict verdict = judge(a, b);
      bool slow =
          verdict.id == "fuse.costs-time" || verdict.id == "fuse.registers";
      if (slow && kernelBetween(a, b))
        verdict = cycleVerdict();
      if (verdict.id.empty() || slow) {
        if (groups[a].first > groups[b].first)
          std::swap(a, b);
        unite(a, b);
      } else {
        refused(groups[b].roots.front().getDefiningOp(), verdict);
      }
    }
  }
}

SmallVector<unsigned> FusionGroups::inOrder() const {
  SmallVector<unsigned> waiting(groups.size(), 0), order;
  auto later = [&](unsigned a, unsigned b) {
    return std::tie(groups[a].first, a) > std::tie(groups[b].first, b);
  };
  std::priority_queue<unsigned, std::vector<unsigned>, decltype(later)> ready(
      later);
  SmallVector<SmallVector<unsigned, 2>> users(groups.size());
  for (unsigned i = 0; i < groups.size(); ++i) {
    if (!groups[i].alive)
      continue;
    SmallVector<unsigned> producers;
    for (Value leaf : groups[i].leaves)
      if (int producer = ownerOf(leaf);
          producer >= 0 && static_cast<unsigned>(producer) != i &&
          !llvm::is_contained(producers, static_cast<unsigned>(producer)))
        producers.push_back(producer);
    waiting[i] = producers.size();
    for (unsigned producer : producers)
      users[producer].push_back(i);
    if (producers.empty())
      ready.push(i);
  }
  while (!ready.empty()) {
    unsigned group = ready.top();
    ready.pop();
    order.push_back(group);
    for (unsigned user : users[group])
      if (--waiting[user] == 0)
        ready.push(user);
  }
  return order;
}
