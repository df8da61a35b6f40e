// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A kernel of members: several independent computations that are one but for
// their sizes and operands, in one launch. Each member is flat: every element
// of its results is computed from the elements of its arguments at the same
// place in row-major order, and from tensors of one element; or every result
// is made of reductions over all elements.
//
// In the IR it is a kernel like any other, whose body is that of its members
// one after another and whose results are those of the first member, of the
// second, and so on. `sinter.members` says how many there are.

#ifndef SINTER_SCHEDULE_MULTIKERNEL_H
#define SINTER_SCHEDULE_MULTIKERNEL_H

#include "sinter/Schedule/KernelPlan.h"
#include "sinter/Support/MemberTable.h"

#include "mlir/IR/OwningOpRef.h"

namespace sinter {

inline constexpr llvm::StringLiteral membersAttr = "sinter.members";

/// Number of members of a kernel; 1 of an ordinary one.
int64_t membersOf(KernelOp kernel);

/// A flat computation.
struct FlatBody {
  /// Equal for computations that are one but for sizes and operands.
  std::string key;
  /// Which arguments have an element per element ('e') and which have one for
  /// all ('o'); empty where there is one element, which fits any.
  std::string pattern;
  /// Its arguments, in the order in which the computation comes upon them.
  llvm::SmallVector<mlir::BlockArgument> arguments;
  /// What it computes, in an order that does not depend on how it is written,
  /// and the places of these among the values asked for.
  llvm::SmallVector<mlir::Value> roots;
  llvm::SmallVector<unsigned> results;
  int64_t elements = 0;
  /// The results are of reductions over all elements.
  bool reduces = false;
};

/// The computation of `roots`, or why it is not a flat one ("multi.body").
std::variant<FlatBody, Refusal> readFlatBody(llvm::ArrayRef<mlir::Value> roots);

/// A kernel of one member with another number of elements, on no module.
/// Arguments and results are in the order of the body; tensors of as many
/// elements have one dim, tensors of one element none.
mlir::OwningOpRef<KernelOp> flatKernel(const FlatBody &body, int64_t elements);

/// Where the tensors of a member are among those of its kernel.
struct MultiMember {
  llvm::SmallVector<unsigned> arguments;
  llvm::SmallVector<unsigned> results;
};

struct MultiKernel {
  /// One member that stands for all.
  FlatBody body;
  std::vector<MultiMember> members;
  std::vector<int64_t> elements;
  /// A member, and the place among its arguments or results.
  using Place = std::pair<unsigned, unsigned>;
  /// By argument and by result of the kernel.
  std::vector<llvm::SmallVector<Place, 1>> readers;
  std::vector<Place> writers;

  /// The table of a launch of tiles of `tile` elements, all columns in it.
  MemberTable table(int64_t tile) const;
  /// Why a result may not lie over an argument; empty where it may.
  const std::string &whyNotInPlace(unsigned argument, unsigned result) const;
};

/// The members of a kernel that has some, or why it cannot be read
/// ("multi.members", "multi.body").
std::variant<MultiKernel, Refusal> readMultiKernel(KernelOp kernel);

/// Elements that a CTA takes.
int64_t tileOf(const TileDecisions &decisions, bool reduces);

/// Every plan of a kernel of members of these sizes.
PlansResult enumerateMulti(const FlatBody &body,
                           llvm::ArrayRef<int64_t> elements,
                           const Target &target);

/// The plan with these decisions, as planWithTiles gives it.
PlanResult planMulti(const FlatBody &body, llvm::ArrayRef<int64_t> elements,
                     const Target &target, const TileDecisions &decisions);

/// Why decisions do not suit a kernel of members; empty where they do.
std::string checkMulti(const FlatBody &body, llvm::ArrayRef<int64_t> elements,
                       const Target &target, const TileDecisions &decisions);

} // namespace sinter

#endif // SINTER_SCHEDULE_MULTIKERNEL_H
