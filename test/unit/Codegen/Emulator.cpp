// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Fibers of ucontext; the code calls back for thread numbers, barriers and
// shuffles.

#include "Emulator.h"

#include "sinter/Support/NarrowFloat.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/IR/IRMapping.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <random>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

using namespace mlir;

namespace sinter::test {

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

GuardedBuffer::GuardedBuffer(size_t bytes) {
  size_t page = static_cast<size_t>(sysconf(_SC_PAGESIZE));
  // Buffers of the arena are 256-byte aligned; the end is as near to the guard
  // as that allows.
  size_t rounded = (bytes + 255) / 256 * 256;
  size_t body = (rounded + page - 1) / page * page;
  mapped = body + 2 * page;
  mapping =
      static_cast<std::byte *>(mmap(nullptr, mapped, PROT_READ | PROT_WRITE,
                                    MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
  if (mapping == MAP_FAILED)
    llvm::report_fatal_error("no memory for a buffer");
  // Poison: NaN for every float type.
  std::memset(mapping, 0xff, mapped);
  mprotect(mapping, page, PROT_NONE);
  mprotect(mapping + page + body, page, PROT_NONE);
  begin = mapping + page + body - rounded;
}

GuardedBuffer::GuardedBuffer(GuardedBuffer &&other) noexcept
    : mapping(std::exchange(other.mapping, nullptr)), mapped(other.mapped),
      begin(other.begin) {}

GuardedBuffer::~GuardedBuffer() {
  if (mapping)
    munmap(mapping, mapped);
}

//===----------------------------------------------------------------------===//
// Threads
//===----------------------------------------------------------------------===//

namespace {

enum class Wait { None, Barrier, Shuffle, Ballot, Warp, Done };

struct Fiber {
  ucontext_t context;
  std::vector<char> stack;
  Wait wait = Wait::None;
  int32_t sent = 0, received = 0, distance = 0;
};

/// The CTA that runs now.
struct Cta {
  std::vector<Fiber> fibers;
  ucontext_t scheduler;
  int32_t current = 0;
  int32_t block[3] = {0, 0, 0};
  void (*entry)(void **) = nullptr;
  void **arguments = nullptr;
  bool failed = false;
};
Cta *cta = nullptr;

constexpr size_t stackBytes = 64 * 1024;

void yieldFor(Wait wait) {
  Fiber &fiber = cta->fibers[cta->current];
  fiber.wait = wait;
  swapcontext(&fiber.context, &cta->scheduler);
}

int32_t threadId() { return cta->current; }
int32_t blockId(int32_t dim) { return cta->block[dim]; }
void barrier() { yieldFor(Wait::Barrier); }
int32_t shuffle(int32_t value, int32_t distance) {
  Fiber &fiber = cta->fibers[cta->current];
  fiber.sent = value;
  fiber.distance = distance;
  yieldFor(Wait::Shuffle);
  return cta->fibers[cta->current].received;
}

int32_t ballot(int32_t vote) {
  cta->fibers[cta->current].sent = vote;
  yieldFor(Wait::Ballot);
  return cta->fibers[cta->current].received;
}

void syncWarp() { yieldFor(Wait::Warp); }

/// cvt.rn.satfinite.e4m3x2.f32 and its like: the first operand in the upper
/// byte; NaN is 0x7f.
template <DType dtype> int16_t convertPair(float high, float low) {
  auto convert = [](float value) -> int {
    if (std::isnan(value))
      return 0x7f;
    float top = dtype == DType::F8E4M3 ? 448 : 57344;
    return roundToNarrow(dtype, std::clamp(value, -top, top));
  };
  return static_cast<int16_t>(convert(high) << 8 | convert(low));
}

void runFiber() {
  cta->entry(cta->arguments);
  Fiber &fiber = cta->fibers[cta->current];
  fiber.wait = Wait::Done;
  swapcontext(&fiber.context, &cta->scheduler);
}

/// Runs one CTA of `threads` threads to its end.
void runCta(int64_t threads, const std::vector<int32_t> &order) {
  cta->fibers.resize(threads);
  for (Fiber &fiber : cta->fibers) {
    fiber.stack.resize(stackBytes);
    getcontext(&fiber.context);
    fiber.context.uc_stack.ss_sp = fiber.stack.data();
    fiber.context.uc_stack.ss_size = fiber.stack.size();
    fiber.context.uc_link = nullptr;
    makecontext(&fiber.context, runFiber, 0);
    fiber.wait = Wait::None;
  }
  while (true) {
    for (int32_t thread : order) {
      Fiber &fiber = cta->fibers[thread];
      if (fiber.wait != Wait::None)
        continue;
      cta->current = thread;
      swapcontext(&cta->scheduler, &fiber.context);
    }
    // Everyone waits or is done: complete the shuffles of whole warps, else
    // the barrier of the whole CTA.
    bool shuffled = false, allAtBarrier = true, allDone = true;
    for (int64_t warp = 0; warp < threads; warp += 32) {
      int64_t end = std::min(warp + 32, threads);
      auto all = [&](Wait wait) {
        for (int64_t i = warp; i < end; ++i)
          if (cta->fibers[i].wait != wait)
            return false;
        return true;
      };
      allAtBarrier &= all(Wait::Barrier);
      allDone &= all(Wait::Done);
      if (all(Wait::Ballot)) {
        shuffled = true;
        uint32_t votes = 0;
        for (int64_t i = warp; i < end; ++i)
          votes |= static_cast<uint32_t>(cta->fibers[i].sent & 1) << (i - warp);
        for (int64_t i = warp; i < end; ++i) {
          cta->fibers[i].received = static_cast<int32_t>(votes);
          cta->fibers[i].wait = Wait::None;
        }
        continue;
      }
      if (all(Wait::Warp)) {
        shuffled = true;
        for (int64_t i = warp; i < end; ++i)
          cta->fibers[i].wait = Wait::None;
        continue;
      }
      if (!all(Wait::Shuffle))
        continue;
      shuffled = true;
      for (int64_t i = warp; i < end; ++i) {
        Fiber &fiber = cta->fibers[i];
        cta->failed |= fiber.distance != cta->fibers[warp].distance;
        fiber.received = cta->fibers[i ^ fiber.distance].sent;
      }
      for (int64_t i = warp; i < end; ++i)
        cta->fibers[i].wait = Wait::None;
    }
    if (allDone)
      return;
    if (shuffled)
      continue;
    if (!allAtBarrier) {
      cta->failed = true;
      return;
    }
    for (Fiber &fiber : cta->fibers)
      fiber.wait = Wait::None;
  }
}

//===----------------------------------------------------------------------===//
// Code
//===----------------------------------------------------------------------===//

/// Turns a gpu.func into an llvm.func `name` that takes an array of pointers.
void toHost(gpu::GPUFuncOp function, ModuleOp into, bool &together) {
  MLIRContext *context = into.getContext();
  OpBuilder b = OpBuilder::atBlockEnd(into.getBody());
  Location loc = function.getLoc();
  Type pointer = LLVM::LLVMPointerType::get(context);
  auto host = LLVM::LLVMFuncOp::create(
      b, loc, function.getName(),
      LLVM::LLVMFunctionType::get(LLVM::LLVMVoidType::get(context), {pointer}));
  Block *entry = host.addEntryBlock(b);
  b.setInsertionPointToStart(entry);
  IRMapping map;
  for (auto [i, argument] : llvm::enumerate(function.getArguments())) {
    Value slot =
        LLVM::GEPOp::create(b, loc, pointer, pointer, entry->getArgument(0),
                            ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(i)});
    map.map(argument,
            LLVM::LoadOp::create(b, loc, argument.getType(), slot).getResult());
  }
  for (Operation &op : function.getBody().front().without_terminator())
    b.clone(op, map);
  LLVM::ReturnOp::create(b, loc, ValueRange{});

  Type i32 = b.getI32Type();
  auto call = [&](OpBuilder &b, StringRef name, Type result,
                  ValueRange arguments) {
    return LLVM::CallOp::create(b, loc,
                                result ? TypeRange{result} : TypeRange{},
                                SymbolRefAttr::get(context, name), arguments);
  };
  host.walk([&](Operation *op) {
    OpBuilder b(op);
    auto replaceId = [&](StringRef name, ValueRange arguments) {
      Value id = call(b, name, i32, arguments).getResult();
      op->replaceAllUsesWith(
          ValueRange{arith::IndexCastOp::create(b, loc, b.getIndexType(), id)});
      op->erase();
    };
    if (isa<gpu::ThreadIdOp>(op)) {
      replaceId("emulator_thread", {});
    } else if (auto block = dyn_cast<gpu::BlockIdOp>(op)) {
      Value dim = arith::ConstantOp::create(
          b, loc,
          b.getI32IntegerAttr(static_cast<int32_t>(block.getDimension())));
      replaceId("emulator_block", dim);
    } else if (isa<gpu::BarrierOp>(op)) {
      together = true;
      call(b, "emulator_barrier", {}, {});
      op->erase();
    } else if (auto shuffle = dyn_cast<gpu::ShuffleOp>(op)) {
      together = true;
      Value bits = shuffle.getValue();
      Type type = bits.getType();
      if (type != i32)
        bits = arith::BitcastOp::create(b, loc, i32, bits);
      Value result =
          call(b, "emulator_shuffle", i32, {bits, shuffle.getOffset()})
              .getResult();
      if (type != i32)
        result = arith::BitcastOp::create(b, loc, type, result);
      shuffle.getShuffleResult().replaceAllUsesWith(result);
      op->erase();
    } else if (auto intrinsic = dyn_cast<LLVM::CallIntrinsicOp>(op);
               intrinsic &&
               intrinsic.getIntrin().starts_with("llvm.nvvm.ff.to.e")) {
      bool isE4M3 = intrinsic.getIntrin().contains("e4m3x2");
      Value pair = call(b, isE4M3 ? "emulator_e4m3x2" : "emulator_e5m2x2",
                        b.getI16Type(), intrinsic.getOperands())
                       .getResult();
      op->replaceAllUsesWith(ValueRange{pair});
      op->erase();
    } else if (auto vote = dyn_cast<NVVM::VoteSyncOp>(op)) {
      together = true;
      Value bit = arith::ExtUIOp::create(b, loc, i32, vote.getPred());
      Value result = call(b, "emulator_ballot", i32, bit).getResult();
      vote.getRes().replaceAllUsesWith(result);
      op->erase();
    } else if (isa<NVVM::SyncWarpOp>(op)) {
      together = true;
      call(b, "emulator_sync_warp", {}, {});
      op->erase();
    }
  });
}

} // namespace

std::unique_ptr<EmulatedKernel>
EmulatedKernel::create(EmittedKernel &&emitted) {
  auto result = std::make_unique<EmulatedKernel>();
  MLIRContext *context = (*emitted.module).getContext();
  OwningOpRef<ModuleOp> host = ModuleOp::create(UnknownLoc::get(context));
  OpBuilder b = OpBuilder::atBlockEnd(host->getBody());
  Type i32 = b.getI32Type();
  Type none = LLVM::LLVMVoidType::get(context);
  auto declare = [&](StringRef name, Type type, ArrayRef<Type> arguments) {
    LLVM::LLVMFuncOp::create(b, host->getLoc(), name,
                             LLVM::LLVMFunctionType::get(type, arguments));
  };
  declare("emulator_thread", i32, {});
  declare("emulator_block", i32, {i32});
  declare("emulator_barrier", none, {});
  declare("emulator_shuffle", i32, {i32, i32});
  declare("emulator_ballot", i32, {i32});
  declare("emulator_sync_warp", none, {});
  Type f32 = b.getF32Type();
  declare("emulator_e4m3x2", b.getI16Type(), {f32, f32});
  declare("emulator_e5m2x2", b.getI16Type(), {f32, f32});
  for (Operation &op : emitted.module->getBodyRegion().front()) {
    if (auto function = dyn_cast<gpu::GPUFuncOp>(op)) {
      bool together = false;
      toHost(function, *host, together);
      result->together.push_back(together);
    } else if (isa<LLVM::GlobalOp>(op)) {
      b.setInsertionPointToEnd(host->getBody());
      auto global = cast<LLVM::GlobalOp>(b.clone(op));
      // Shared memory has no first value on the GPU; here it needs one.
      if (!global.getValueAttr()) {
        auto type = cast<LLVM::LLVMArrayType>(global.getGlobalType());
        // Dynamic shared memory has its size from the launch.
        if (type.getNumElements() == 0) {
          int64_t bytes = 0;
          for (const EmittedLaunch &launch : emitted.launches)
            bytes = std::max(bytes, launch.dynamicSharedBytes);
          type = LLVM::LLVMArrayType::get(type.getElementType(), bytes);
          global.setGlobalType(type);
          global.setLinkage(LLVM::Linkage::Internal);
        }
        global.setValueAttr(DenseElementsAttr::get(
            VectorType::get({static_cast<int64_t>(type.getNumElements())},
                            type.getElementType()),
            b.getI8IntegerAttr(-1)));
      }
    }
  }
  result->jit = HostJit::create(
      *host, {{"emulator_thread", reinterpret_cast<void *>(threadId)},
              {"emulator_block", reinterpret_cast<void *>(blockId)},
              {"emulator_barrier", reinterpret_cast<void *>(barrier)},
              {"emulator_shuffle", reinterpret_cast<void *>(shuffle)},
              {"emulator_ballot", reinterpret_cast<void *>(ballot)},
              {"emulator_sync_warp", reinterpret_cast<void *>(syncWarp)},
              {"emulator_e4m3x2",
               reinterpret_cast<void *>(convertPair<DType::F8E4M3>)},
              {"emulator_e5m2x2",
               reinterpret_cast<void *>(convertPair<DType::F8E5M2>)}});
  if (!result->jit)
    return nullptr;
  for (const EmittedLaunch &launch : emitted.launches) {
    void *entry = result->jit->lookup(launch.entry);
    if (!entry)
      return nullptr;
    result->entries.push_back(reinterpret_cast<void (*)(void **)>(entry));
  }
  result->kernel = std::move(emitted);
  return result;
}

bool EmulatedKernel::run(ArrayRef<std::byte *> argumentData,
                         ArrayRef<std::byte *> resultData, ThreadOrder order) {
  GuardedBuffer scratch(kernel.scratchBytes);
  bool good = true;
  std::mt19937 random(1);
  for (auto [launch, entry, meets] :
       llvm::zip(kernel.launches, entries, together)) {
    std::vector<void *> arguments;
    for (const ArgRef &arg : launch.args)
      arguments.push_back(arg.kind == ArgRef::Argument ? argumentData[arg.index]
                          : arg.kind == ArgRef::Result
                              ? resultData[arg.index]
                              : scratch.data() + arg.offset);
    GuardedBuffer table(launch.members ? launch.members->bytes() : 0);
    if (const std::optional<MemberTable> &members = launch.members) {
      size_t count = members->elements.size() * members->columns.size();
      std::vector<uint64_t> pointers;
      for (size_t i = 0; i < count; ++i)
        pointers.push_back(reinterpret_cast<uint64_t>(arguments[i]));
      std::string bytes = members->layOut(pointers);
      std::memcpy(table.data(), bytes.data(), bytes.size());
      arguments.erase(arguments.begin(), arguments.begin() + count);
      arguments.insert(arguments.begin(), table.data());
    }
    std::vector<int32_t> threads(launch.threads);
    for (int64_t i = 0; i < launch.threads; ++i)
      threads[i] = static_cast<int32_t>(i);
    if (order == ThreadOrder::Backward)
      std::reverse(threads.begin(), threads.end());
    Cta block;
    cta = &block;
    block.entry = entry;
    block.arguments = arguments.data();
    for (int64_t y = 0; y < launch.grid[1]; ++y)
      for (int64_t x = 0; x < launch.grid[0]; ++x) {
        if (order == ThreadOrder::Shuffled)
          std::shuffle(threads.begin(), threads.end(), random);
        block.block[0] = static_cast<int32_t>(x);
        block.block[1] = static_cast<int32_t>(y);
        if (meets) {
          runCta(launch.threads, threads);
        } else {
          if (block.fibers.empty())
            block.fibers.resize(1);
          for (int32_t thread : threads) {
            block.current = thread;
            entry(arguments.data());
          }
        }
        good &= !block.failed;
        if (!good)
          return false;
      }
    cta = nullptr;
  }
  return good;
}

} // namespace sinter::test
