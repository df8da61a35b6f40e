// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One entry function under construction: its pointers, thread numbers, shared
// memory, and what threads do together.

#ifndef SINTER_LIB_CODEGEN_LAUNCHBUILDER_H
#define SINTER_LIB_CODEGEN_LAUNCHBUILDER_H

#include "PointEvaluator.h"
#include "sinter/Codegen/EmitKernel.h"
#include "sinter/Schedule/KernelPlan.h"
#include "sinter/Schedule/MultiKernel.h"

namespace sinter {

/// What the launches of one kernel have in common.
struct KernelContext {
  KernelOp kernel;
  const AccessGraph &graph;
  TileDecisions decisions;
  mlir::gpu::GPUModuleOp module;
  mlir::IntegerType indexType;
  const Target &target;
  /// The entry's name; a second launch has it with a suffix.
  std::string name;
  int64_t scratchBytes = 0;
  /// Of a kernel of members: all of them, while `kernel` and `graph` are of one
  /// tile of one member.
  const MultiKernel *multi = nullptr;
};

class LaunchBuilder {
public:
  LaunchBuilder(KernelContext &context, llvm::StringRef suffix, int64_t gridX,
                int64_t gridY, int64_t threads, int64_t minBlocksPerSM,
                int64_t width);

  ElementBuilder &elements() { return e; }
  mlir::OpBuilder &builder() { return b; }
  PointEvaluator &points() { return *evaluator; }
  const AccessGraph &graph() const { return context.graph; }
  mlir::Location loc() const { return e.loc; }

  /// The member that the CTA works on; to be called first in kernels of
  /// members. Pointers are then to the CTA's tile.
  struct Member {
    mlir::Value first;     ///< number of its first tile
    mlir::Value elements;  ///< of all its tiles, i64
    mlir::Value remaining; ///< elements of the tile that there are
  };
  Member enterMember(bool ctaPerMember);
  /// Another evaluator of the same graph.
  std::unique_ptr<PointEvaluator> pointsOfWidth(int64_t width);

  /// Numbers of the thread and of the CTA along x and y.
  mlir::Value thread() const { return threadId; }
  mlir::Value blockX() const { return blockIdX; }
  mlir::Value blockY() const { return blockIdY; }

  // Index arithmetic; constants fold.
  mlir::Value constant(int64_t value) {
    return e.integer(context.indexType, value);
  }
  mlir::Value add(mlir::Value x, mlir::Value y);
  mlir::Value add(mlir::Value x, int64_t y) { return add(x, constant(y)); }
  mlir::Value mul(mlir::Value x, int64_t y);
  mlir::Value div(mlir::Value x, int64_t y);
  mlir::Value rem(mlir::Value x, int64_t y);
  mlir::Value min(mlir::Value x, mlir::Value y);
  mlir::Value less(mlir::Value x, mlir::Value y);
  mlir::Value equals(mlir::Value x, int64_t y);
  mlir::Value select(mlir::Value c, mlir::Value x, mlir::Value y);
  /// Conjunction of conditions, null ones left out; null when all are.
  mlir::Value both(mlir::Value x, mlir::Value y);

  /// Runs `body` where `mask` holds (null: everywhere) in a frame of its own.
  void where(mlir::Value mask, llvm::function_ref<void()> body);

  /// Result `i` of the kernel is written.
  mlir::Value resultPointer(unsigned i);
  void storeRoot(const AccessRoot &root, mlir::Value value);

  /// `count` accumulators of `type`, `width` each, in scratch memory (or in
  /// shared memory) from byte `offset` on, element `index`.
  mlir::Value loadScratch(int64_t offset, mlir::Type type, mlir::Value index,
                          int64_t width = 1);
  void storeScratch(int64_t offset, mlir::Type type, mlir::Value index,
                    mlir::Value value);
  int64_t allocateShared(mlir::Type type, int64_t count);
  mlir::Value loadShared(int64_t offset, mlir::Type type, mlir::Value index,
                         int64_t width = 1);
  void storeShared(int64_t offset, mlir::Type type, mlir::Value index,
                   mlir::Value value);

  void barrier();
  mlir::Value shuffleXor(mlir::Value value, int64_t distance);
  /// The bits of all threads of the warp, which must come here together.
  mlir::Value ballot(mlir::Value bit);
  /// What the threads of a warp have written to shared memory is there for the
  /// others.
  void syncWarp();

  /// One reduction on its way across threads.
  struct Shared {
    Combiner combiner;
    Running running;
  };
  /// Combines scalars of groups of `lanes` neighbouring threads (a power of
  /// two); every thread of a group gets the total. All threads of the CTA must
  /// come here together. One barrier where a group is more than a warp: who
  /// comes back to the same call in a loop must pass another barrier before.
  /// `turn`, 0 or 1, picks one of two sets of slots: who alternates needs no
  /// other barrier in between.
  /// With `wantZero` gives an i32 that is zero, which no compiler knows, and
  /// that nobody has before the barrier; null where there is no barrier.
  mlir::Value combineThreads(llvm::MutableArrayRef<Shared> reductions,
                             int64_t lanes, bool wantZero = false,
                             mlir::Value turn = {});

  /// Ends the function and drops pointers that it does not use.
  EmittedLaunch finish();

private:
  mlir::Value pointerOf(mlir::Value value);
  mlir::Value parameter(unsigned position, bool writes);
  mlir::Value memberPointer(unsigned column);
  void finishMembers();
  mlir::Value sharedPointer();

  KernelContext &context;
  mlir::OpBuilder b;
  ElementBuilder e;
  mlir::gpu::GPUFuncOp function;
  std::unique_ptr<PointEvaluator> evaluator;
  EmittedLaunch launch;
  mlir::Value threadId, blockIdX, blockIdY;
  llvm::SmallVector<std::pair<bool, bool>> access; // reads, writes
  llvm::DenseMap<mlir::Value, mlir::Value> tables;
  int64_t sharedBytes = 0;
  mlir::Value sharedBase;
  int64_t minBlocks;

  // Kernels of members.
  bool ctaPerMember = false;
  mlir::Value memberRow, tileStart;
  /// Loaded pointers by column, and the offsets into a row that are known when
  /// all columns are.
  llvm::DenseMap<unsigned, mlir::Value> memberPointers;
  std::vector<std::pair<unsigned, mlir::arith::ConstantOp>> memberOffsets;
  mlir::arith::ConstantOp memberStride;
};

} // namespace sinter

#endif // SINTER_LIB_CODEGEN_LAUNCHBUILDER_H
