// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A remark streamer into memory.

#include "RemarkCollector.h"

#include "mlir/IR/MLIRContext.h"

using namespace mlir;
using namespace sinter;

static std::string describe(Location location) {
  FileLineColLoc found;
  location->walk([&](Location part) {
    found = dyn_cast<FileLineColLoc>(part);
    return found ? WalkResult::interrupt() : WalkResult::advance();
  });
  if (!found)
    return "unknown location";
  return (found.getFilename().getValue() + ":" + Twine(found.getLine()) + ":" +
          Twine(found.getColumn()))
      .str();
}

class RemarkCollector::Streamer
    : public remark::detail::MLIRRemarkStreamerBase {
public:
  explicit Streamer(std::shared_ptr<Kept> kept) : kept(std::move(kept)) {}

  void streamOptimizationRemark(const remark::detail::Remark &remark) override {
    CompileRemark out;
    BoundarySummary boundary;
    out.category = remark.getCategoryName().str();
    out.id = remark.getRemarkName().str();
    out.location = describe(remark.getLocation());
    bool counted = false;
    for (const auto &arg : remark.getArgs()) {
      if (arg.key == "Remark") {
        out.text = arg.val + out.text;
      } else if (arg.key == "Reason") {
        out.text += ": " + arg.val;
        boundary.reason = arg.val;
      } else if (arg.key == "Suggestion") {
        if (!arg.val.empty())
          out.text += "; " + arg.val;
        boundary.repair = arg.val;
      } else if (arg.key == "bytes") {
        counted = !StringRef(arg.val).getAsInteger(10, out.bytes);
      }
    }
    if (counted && out.category == "sinter-fuse-chains") {
      boundary.bytes = out.bytes;
      boundary.id = out.id;
      boundary.location = out.location;
      kept->boundaries.push_back(std::move(boundary));
    }
    kept->remarks.push_back(std::move(out));
  }

private:
  std::shared_ptr<Kept> kept;
};

RemarkCollector::RemarkCollector(MLIRContext *context)
    : context(context), kept(std::make_shared<Kept>()) {
  if (context->getRemarkEngine())
    return;
  remark::RemarkCategories categories;
  // `all` only adds to kinds that are on.
  categories.all = categories.passed = categories.missed = categories.analysis =
      categories.failed = ".*";
  active = succeeded(remark::enableOptimizationRemarks(
      *context, std::make_unique<Streamer>(kept),
      std::make_unique<remark::RemarkEmittingPolicyAll>(), categories));
}

RemarkCollector::~RemarkCollector() {
  if (active)
    context->setRemarkEngine(nullptr);
}

std::vector<CompileRemark> RemarkCollector::takeRemarks() {
  std::vector<CompileRemark> remarks = std::move(kept->remarks);
  kept->remarks.clear();
  llvm::stable_sort(
      remarks, [](const auto &a, const auto &b) { return a.bytes > b.bytes; });
  return remarks;
}

std::vector<BoundarySummary> RemarkCollector::takeBoundaries() {
  std::vector<BoundarySummary> boundaries = std::move(kept->boundaries);
  kept->boundaries.clear();
  llvm::stable_sort(boundaries, [](const auto &a, const auto &b) {
    return a.bytes > b.bytes;
  });
  return boundaries;
}
