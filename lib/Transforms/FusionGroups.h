// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Groups of ops that become kernels, and the search that merges them.

#ifndef SINTER_LIB_TRANSFORMS_FUSIONGROUPS_H
#define SINTER_LIB_TRANSFORMS_FUSIONGROUPS_H

#include "Materialization.h"

#include "sinter/Cost/ChoosePlan.h"
#include "sinter/Target/Target.h"

#include "llvm/ADT/SetVector.h"

#include <map>
#include <set>
#include <string>

namespace sinter {

/// Ops between values in memory: one kernel.
struct FusionGroup {
  /// Values in memory that the group computes, in program order.
  llvm::SmallVector<mlir::Value> roots;
  /// Values in memory that it reads.
  llvm::SetVector<mlir::Value> leaves;
  /// A product, a scatter, a barrier, or an op that must not fuse: stays alone.
  bool fixed = false;
  bool alive = true;
  /// Positions in the program of the first and last root's op.
  unsigned first = 0, last = 0;
  /// Modelled seconds; 0 for fixed groups.
  double time = 0;
};

/// Why two groups are two kernels.
struct Verdict {
  std::string id, reason, repair;
  /// Modelled seconds that the merge would save; negative: cost.
  double gain = 0;
};

/// A kernel that is short of registers, and the cut that was tried on it.
struct PressureCut {
  mlir::Location location;
  llvm::SmallVector<mlir::Value, 2> roots;
  bool taken = false;
  /// What was done or not, what the pressure is, and what else was tried.
  std::string text, pressure;
  std::vector<std::string> tried;
  /// Bytes that the cut adds.
  int64_t bytes = 0;
};

/// A group's plan and price, or why it has none.
using GroupPlan = std::variant<ChosenPlan, Refusal>;

class FusionGroups {
public:
  FusionGroups(mlir::func::FuncOp function, Materialization &memory,
               const Target &target);

  /// Cuts groups that are short of registers where that saves modelled time.
  void relieve();
  llvm::ArrayRef<PressureCut> getCuts() const { return cuts; }
  /// Whether these are the roots of one group as it stands.
  bool isWhole(llvm::ArrayRef<mlir::Value> roots) const;
  /// Merges groups while that saves modelled time.
  void merge();
  /// Merges the groups that hold ops with one `sinter.must_fuse` tag, whatever
  /// it costs; what cannot be merged is reported by `refused`.
  void mergeRequired(
      llvm::function_ref<void(mlir::Operation *, const Verdict &)> refused);

  /// Whether `a` and `b` can be one kernel, and what it would save.
  Verdict judge(unsigned a, unsigned b);

  llvm::ArrayRef<FusionGroup> getGroups() const { return groups; }
  /// Group that computes a value in memory; -1 for arguments and constants.
  int ownerOf(mlir::Value value) const;
  /// Groups that read a value (or a view of it).
  llvm::SmallVector<unsigned> readersOf(mlir::Value value) const;
  /// Roots of a group that someone outside of it needs.
  llvm::SmallVector<mlir::Value> outputsOf(unsigned group) const;
  /// Alive groups such that each comes after those that it reads from.
  llvm::SmallVector<unsigned> inOrder() const;

private:
  void addGroup(mlir::Operation *op, bool fixed);
  /// Groups anew from what is in memory.
  void formGroups();
  bool relieve(const FusionGroup &group);
  /// Ops of the group but its roots', in order; splats are not among them.
  llvm::SmallVector<mlir::Operation *> innerOps(const FusionGroup &group) const;
  void collectLeaves(FusionGroup &group);
  /// outputsOf for the group of `roots`, with group ids `inside` as its own.
  llvm::SmallVector<mlir::Value> outputs(llvm::ArrayRef<mlir::Value> roots,
                                         llvm::ArrayRef<unsigned> inside) const;
  /// Roots of two groups as one, in program order.
  llvm::SmallVector<mlir::Value> rootsOfBoth(unsigned a, unsigned b) const;
  /// Whether a path leads from `from` to `to` through a third group.
  bool pathAround(unsigned from, unsigned to);
  /// Whether a third group must run between two.
  bool kernelBetween(unsigned a, unsigned b);
  /// The plan of a group with these outputs and these own roots; equal groups
  /// (equal layers) are planned once.
  const GroupPlan &plan(llvm::ArrayRef<mlir::Value> outputs,
                        llvm::ArrayRef<mlir::Value> roots);
  std::string fingerprint(llvm::ArrayRef<mlir::Value> outputs,
                          const llvm::DenseSet<mlir::Value> &own);
  static double timeOf(const GroupPlan &plan);
  void unite(unsigned into, unsigned from);
  bool isLeaf(mlir::Value value, const llvm::DenseSet<mlir::Value> &own) const;

  mlir::func::FuncOp function;
  Materialization &memory;
  const Target &target;
  llvm::SmallVector<FusionGroup, 0> groups;
  llvm::DenseMap<mlir::Value, unsigned> owner;
  /// Readers of a storage value, by group; dead ids are followed to their heir.
  llvm::DenseMap<mlir::Value, llvm::SmallVector<unsigned, 2>> readers;
  llvm::DenseMap<mlir::Value, bool> stepResult;
  llvm::DenseMap<mlir::Operation *, unsigned> position;
  llvm::SmallVector<unsigned> heir;
  std::map<std::string, GroupPlan> plans;
  /// Groups that are not short of registers.
  std::set<std::string> unpressed;
  std::vector<PressureCut> cuts;
  unsigned find(unsigned group) const;
};

} // namespace sinter

#endif // SINTER_LIB_TRANSFORMS_FUSIONGROUPS_H
