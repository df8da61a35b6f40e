// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Decides which launches become one: `sinter.group` on each of them.

#include "sinter/Transforms/Passes.h"

#include "InlineViews.h"
#include "sinter/Analysis/LaunchGroups.h"
#include "sinter/Analysis/PlanTarget.h"
#include "sinter/Cost/ChoosePlan.h"

#include "mlir/IR/Remarks.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/FormatVariadic.h"

namespace sinter {
#define GEN_PASS_DEF_SINTERGROUPLAUNCHES
#include "sinter/Transforms/Passes.h.inc"
} // namespace sinter

using namespace mlir;
using namespace sinter;

static constexpr StringRef category = "sinter-group-launches";
/// Times in a row that the launches of a body depend on one another before the
/// rest are taken to do so, too: the layers of a model are a chain.
static constexpr unsigned maxLonely = 8;
/// Bytes alive that no step lacks: what is less is not weighed against time.
static constexpr int64_t growthBytes = int64_t(64) << 20;
/// Operands of members are read 16 bytes at a time.
static constexpr int64_t operandAlignment = 16;

namespace {

/// Launches of one computation.
struct Bucket {
  FlatBody body;
  std::vector<unsigned> launches;
};

struct GroupLaunches : sinter::impl::SinterGroupLaunchesBase<GroupLaunches> {
  using SinterGroupLaunchesBase::SinterGroupLaunchesBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    FailureOr<Target> chip = targetOfPlan(module, target);
    if (failed(chip))
      return signalPassFailure();
    inlineViewKernels(module);
    FailureOr<func::FuncOp> found = findStep(module);
    if (failed(found))
      return signalPassFailure();
    FailureOr<PlannedStep> built = PlannedStep::build(*found);
    if (failed(built))
      return signalPassFailure();
    step = &*built;
    LaunchGroups allGroups(*step);
    groups = &allGroups;
    groupNumber = 0;
    int64_t before = groups->peakBytes();
    mostBytes = before;
    if (memoryGrowth > 0)
      mostBytes += std::max(before / 100 * memoryGrowth, growthBytes);
    for (Bucket &bucket : collect())
      decide(bucket, *chip);
    for (auto &[kernel, refused] : otherBodies)
      explainBody(kernel, refused.first, refused.second);
    otherBodies.clear();
  }

private:
  auto options(StringRef name) {
    return remark::RemarkOpts::name(name).category(category).function(
        step->getFunction().getSymName());
  }

  /// The launches that could share one with others, by what they compute.
  std::vector<Bucket> collect() {
    DenseMap<Operation *, std::optional<FlatBody>> bodies;
    // By key, then by the pattern of arguments.
    llvm::MapVector<StringRef, llvm::MapVector<StringRef, Bucket>> found;
    std::map<std::string, std::vector<unsigned>> single;
    for (unsigned launch = 0; launch < step->numLaunches(); ++launch) {
      KernelOp kernel = step->kernelOf(launch);
      auto [known, fresh] = bodies.try_emplace(kernel);
      if (fresh)
        known->second = read(kernel);
    }
    for (unsigned launch = 0; launch < step->numLaunches(); ++launch) {
      const std::optional<FlatBody> &body =
          bodies.find(step->kernelOf(launch))->second;
      if (!body) {
        auto refused = otherBodies.find(step->kernelOf(launch));
        if (refused != otherBodies.end())
          refused->second.second.push_back(launch);
        continue;
      }
      if (!isAligned(launch, *body)) {
        remark::missed(step->getLaunch(launch).getLoc(),
                       options("multi.alignment"))
            << remark::add("the launch of @{0} stays alone",
                           step->kernelOf(launch).getSymName())
            << remark::reason("an operand does not begin at a multiple of {0} "
                              "bytes",
                              operandAlignment)
            << remark::suggest("slice at a multiple of {0} bytes",
                               operandAlignment);
        continue;
      }
      if (body->pattern.empty()) {
        single[body->key].push_back(launch);
        continue;
      }
      Bucket &bucket = found[body->key][body->pattern];
      if (bucket.launches.empty())
        bucket.body = *body;
      bucket.launches.push_back(launch);
    }
    // One element fits any pattern: it goes where the most are.
    std::vector<Bucket> buckets;
    for (auto &[key, patterns] : found) {
      auto *most = llvm::max_element(patterns, [](auto &a, auto &b) {
        return a.second.launches.size() < b.second.launches.size();
      });
      if (auto with = single.find(key.str()); with != single.end()) {
        llvm::append_range(most->second.launches, with->second);
        llvm::sort(most->second.launches);
        single.erase(with);
      }
      for (auto &[pattern, bucket] : patterns)
        buckets.push_back(std::move(bucket));
    }
    for (auto &[key, launches] : single)
      buckets.push_back(
          {*bodies.find(step->kernelOf(launches.front()))->second, launches});
    llvm::erase_if(buckets, [](const Bucket &bucket) {
      return bucket.launches.size() < 2;
    });
    return buckets;
  }

  /// The computation of a kernel that could be a member.
  std::optional<FlatBody> read(KernelOp kernel) {
    std::string error;
    std::optional<TileDecisions> tiles;
    if (std::optional<DictionaryAttr> decisions = kernel.getDecisions())
      tiles = fromAttribute(*decisions, error);
    if (!tiles || tiles->schedule == ScheduleKind::Library ||
        tiles->schedule == ScheduleKind::Copy || membersOf(kernel) != 1 ||
        secondsOf(kernel) <= 0)
      return std::nullopt;
    SmallVector<Value> roots(kernel.getYield().getOperands());
    std::variant<FlatBody, Refusal> body = readFlatBody(roots);
    if (auto *flat = std::get_if<FlatBody>(&body))
      if (flat->reduces || flat->elements > 0)
        return std::move(*flat);
    if (auto *refusal = std::get_if<Refusal>(&body))
      otherBodies[kernel].first = *refusal;
    return std::nullopt;
  }

  /// Says of a kernel that is launched several times at once why it stays so.
  void explainBody(KernelOp kernel, const Refusal &refusal,
                   ArrayRef<unsigned> launches) {
    std::vector<unsigned> left;
    size_t apart =
        launches.size() < 2 ? 0 : groups->gather(launches, left).size();
    if (apart < 2)
      return;
    std::string reason = refusal.reason, repair = refusal.repair;
    remark::missed(first(launches).getLoc(), options("multi.body"))
        << remark::add("{0} launches of @{1} stay apart",
                       static_cast<int64_t>(apart), kernel.getSymName())
        << remark::reason("{0}", reason) << remark::suggest("{0}", repair);
  }

  /// Of one launch, the time to launch it included.
  static double secondsOf(KernelOp kernel) {
    auto number = [](std::optional<DictionaryAttr> from, StringRef name) {
      auto value = from ? from->getAs<FloatAttr>(name) : FloatAttr();
      return value ? value.getValueAsDouble() : 0;
    };
    double launch = number(kernel.getEstimates(), "seconds_launch");
    double measured = number(kernel.getMeasurements(), "seconds");
    return measured > 0 ? measured + launch
                        : number(kernel.getEstimates(), "seconds");
  }

  bool isAligned(unsigned launch, const FlatBody &body) {
    return llvm::all_of(body.arguments, [&](BlockArgument argument) {
      const TensorRange &range =
          step->operandsOf(launch)[argument.getArgNumber()];
      return range.offset % operandAlignment == 0;
    });
  }

  void decide(Bucket &bucket, const Target &chip) {
    std::vector<unsigned> rest = bucket.launches, left;
    unsigned lonely = 0, dependent = 0;
    while (rest.size() > 1 && lonely < maxLonely) {
      std::vector<unsigned> taken = groups->gather(rest, left);
      if (taken.size() > 1) {
        lonely = 0;
        place(bucket, taken, chip);
      } else {
        ++lonely;
        ++dependent;
      }
      rest = std::move(left);
    }
    dependent += rest.size();
    if (dependent > 0)
      remark::missed(first(bucket.launches).getLoc(),
                     options("multi.dependence"))
          << remark::add("{0} of {1} launches that compute what @{2} does stay "
                         "alone",
                         dependent,
                         static_cast<int64_t>(bucket.launches.size()),
                         first(bucket.launches).getKernel())
          << remark::reason("others of them need their results, or have to "
                            "read a donated argument before they write it");
  }

  LaunchOp first(ArrayRef<unsigned> launches) {
    return step->getLaunch(launches.front());
  }

  /// Makes a group of independent launches, or several smaller ones where it
  /// would take too much memory.
  void place(const Bucket &bucket, ArrayRef<unsigned> launches,
             const Target &chip) {
    if (launches.size() < 2)
      return;
    int64_t bytes = groups->peakBytes(launches);
    if (bytes > mostBytes) {
      if (launches.size() == 2) {
        remark::missed(first(launches).getLoc(), options("multi.memory"))
            << remark::add("a launch of @{0} stays alone",
                           first(launches).getKernel())
            << remark::reason("as one launch with the next like it, {0} bytes "
                              "are alive at once, of {1} that may be",
                              bytes, mostBytes)
            << remark::suggest("raise memory-growth");
        return;
      }
      size_t half = launches.size() / 2;
      place(bucket, launches.take_front(half), chip);
      place(bucket, launches.drop_front(half), chip);
      return;
    }
    SmallVector<int64_t> elements;
    double apart = 0;
    for (unsigned launch : launches) {
      KernelOp kernel = step->kernelOf(launch);
      apart += secondsOf(kernel);
      SmallVector<Value> roots(kernel.getYield().getOperands());
      elements.push_back(std::get<FlatBody>(readFlatBody(roots)).elements);
    }
    std::variant<std::vector<PricedPlan>, Refusal> ranked =
        rankMulti(bucket.body, elements, chip);
    auto count = static_cast<int64_t>(launches.size());
    std::string before = llvm::formatv("{0:f2}", apart * 1e6).str();
    if (auto *refusal = std::get_if<Refusal>(&ranked)) {
      std::string reason = refusal->reason;
      remark::missed(first(launches).getLoc(), options("multi.no-plan"))
          << remark::add("{0} launches like that of @{1} stay apart", count,
                         first(launches).getKernel())
          << remark::reason("{0}", reason);
      return;
    }
    double one = std::get<0>(ranked).front().time.total;
    std::string after = llvm::formatv("{0:f2}", one * 1e6).str();
    if (one >= apart) {
      remark::missed(first(launches).getLoc(), options("multi.no-gain"))
          << remark::add("{0} launches like that of @{1} stay apart", count,
                         first(launches).getKernel())
          << remark::reason("as one they are modelled to take {0} us, apart "
                            "{1}",
                            after, before);
      return;
    }
    remark::passed(first(launches).getLoc(), options("multi.group"))
        << remark::add("{0} launches like that of @{1} become one", count,
                       first(launches).getKernel())
        << remark::reason("modelled to take {0} us instead of {1}", after,
                          before);
    Builder b(&getContext());
    for (unsigned launch : launches)
      step->getLaunch(launch)->setAttr("sinter.group",
                                       b.getI64IntegerAttr(groupNumber));
    ++groupNumber;
    groups->merge(launches);
  }

  /// Tiled kernels that no member is like, why, and their launches.
  llvm::MapVector<KernelOp, std::pair<Refusal, std::vector<unsigned>>>
      otherBodies;
  PlannedStep *step = nullptr;
  LaunchGroups *groups = nullptr;
  int64_t groupNumber = 0;
  int64_t mostBytes = 0;
};
} // namespace
