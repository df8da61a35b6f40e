// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Entry functions of kernels of members: a CTA looks its member up in a table
// (sinter/Support/MemberTable.h) and takes its pointers from there.

#include "LaunchBuilder.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace sinter {

static constexpr unsigned globalSpace = 1;
static constexpr int64_t warpSize = 32;

static Value offsetBy(ElementBuilder &e, Value base, Value bytes) {
  return LLVM::GEPOp::create(e.b, e.loc, base.getType(), e.b.getI8Type(), base,
                             ArrayRef<LLVM::GEPArg>{bytes});
}

std::unique_ptr<PointEvaluator> LaunchBuilder::pointsOfWidth(int64_t width) {
  return std::make_unique<PointEvaluator>(
      e, context.graph, context.indexType, width,
      [this](Value value) { return pointerOf(value); });
}

LaunchBuilder::Member LaunchBuilder::enterMember(bool perMember) {
  const MultiKernel &multi = *context.multi;
  ctaPerMember = perMember;
  auto count = static_cast<int64_t>(multi.members.size());
  int64_t tile = tileOf(context.decisions, multi.body.reduces);
  Value table = function.getArgument(0);
  Type i32 = b.getI32Type(), i64 = b.getI64Type();
  auto wide = [&](Value value) -> Value {
    return arith::ExtUIOp::create(b, e.loc, i64, value);
  };
  auto firstOf = [&](Value member) -> Value {
    Value place = LLVM::GEPOp::create(b, e.loc, table.getType(), i32, table,
                                      ArrayRef<LLVM::GEPArg>{member});
    return LLVM::LoadOp::create(b, e.loc, i32, place, /*alignment=*/4,
                                /*isVolatile=*/false, /*isNonTemporal=*/false,
                                /*isInvariant=*/true);
  };
  // The last member that does not begin after this CTA; a member without tiles
  // begins where the next one does. A warp looks at 32 places at once.
  Value position = blockX();
  if (!perMember) {
    position = constant(0);
    Value lane = rem(thread(), warpSize);
    for (int64_t span = count; span > 1;) {
      int64_t step = llvm::divideCeil(span, warpSize);
      Value own = mul(lane, step);
      Value place = add(position, own);
      Value known =
          both(less(own, constant(span)), less(place, constant(count)));
      Value first = firstOf(min(place, constant(count - 1)));
      Value begun = arith::CmpIOp::create(b, e.loc, arith::CmpIPredicate::sle,
                                          first, blockX());
      Value votes = NVVM::VoteSyncOp::create(b, e.loc, i32, e.integer(i32, -1),
                                             both(known, begun),
                                             NVVM::VoteSyncKind::ballot);
      Value last = add(math::CtPopOp::create(b, e.loc, votes), -1);
      position = add(position, mul(last, step));
      span = step;
    }
  }
  Member member;
  member.first = firstOf(position);
  // Which columns there are is known when the code is: see finishMembers.
  memberStride = arith::ConstantOp::create(b, e.loc, b.getI64IntegerAttr(8));
  Value row = arith::MulIOp::create(b, e.loc, wide(position), memberStride);
  row = arith::AddIOp::create(b, e.loc, row,
                              e.integer(i64, MemberTable::rowsOffset(count)));
  memberRow = offsetBy(e, table, row);
  member.elements = LLVM::LoadOp::create(
      b, e.loc, i64, memberRow, /*alignment=*/8, /*isVolatile=*/false,
      /*isNonTemporal=*/false, /*isInvariant=*/true);
  tileStart = e.integer(i64, 0);
  if (perMember)
    return member;
  Value number = arith::SubIOp::create(b, e.loc, blockX(), member.first);
  tileStart =
      arith::MulIOp::create(b, e.loc, wide(number), e.integer(i64, tile));
  Value left = arith::SubIOp::create(b, e.loc, member.elements, tileStart);
  left = arith::MinSIOp::create(b, e.loc, left, e.integer(i64, tile));
  member.remaining = arith::TruncIOp::create(b, e.loc, i32, left);
  return member;
}

Value LaunchBuilder::memberPointer(unsigned column) {
  Value &pointer = memberPointers[column];
  if (pointer)
    return pointer;
  // Before all code that may need it, the loads of one row together.
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointAfter(tileStart.getDefiningOp());
  auto offset = arith::ConstantOp::create(b, e.loc, b.getI64IntegerAttr(0));
  memberOffsets.emplace_back(column, offset);
  auto type = LLVM::LLVMPointerType::get(b.getContext(), globalSpace);
  Value base = LLVM::LoadOp::create(
      b, e.loc, type, offsetBy(e, memberRow, offset), /*alignment=*/8,
      /*isVolatile=*/false, /*isNonTemporal=*/false, /*isInvariant=*/true);
  MemberColumn what = context.multi->table(/*tile=*/1).columns[column];
  if (!what.perElement || ctaPerMember)
    return pointer = base;
  Value start = arith::MulIOp::create(b, e.loc, tileStart,
                                      e.integer(b.getI64Type(), what.bytes));
  return pointer = offsetBy(e, base, start);
}

void LaunchBuilder::finishMembers() {
  const MultiKernel &multi = *context.multi;
  MemberTable all = multi.table(tileOf(context.decisions, multi.body.reduces));
  MemberTable table = all;
  table.columns.clear();
  table.ctaPerMember = ctaPerMember;
  SmallVector<unsigned> used;
  DenseMap<unsigned, int64_t> place;
  for (auto [i, how] : llvm::enumerate(ArrayRef(access).drop_back()))
    if (how.first || how.second) {
      place[i] = static_cast<int64_t>(8 * (1 + used.size()));
      used.push_back(i);
      table.columns.push_back(all.columns[i]);
    }
  memberStride.setValueAttr(b.getI64IntegerAttr(table.rowBytes()));
  for (auto [column, offset] : memberOffsets)
    offset.setValueAttr(b.getI64IntegerAttr(place.at(column)));

  unsigned arguments = context.kernel.getNumArguments();
  for (auto [member, elements] : llvm::zip(multi.members, multi.elements))
    for (unsigned column : used) {
      ArgRef ref;
      std::tie(ref.reads, ref.writes) = access[column];
      ref.kind = column < arguments ? ArgRef::Argument : ArgRef::Result;
      ref.index = column < arguments ? member.arguments[column]
                                     : member.results[column - arguments];
      ref.bytes = all.columns[column].bytes *
                  (all.columns[column].perElement ? elements : 1);
      launch.args.push_back(ref);
    }
  launch.members = std::move(table);
  auto [reads, writes] = access.back();
  if (!reads && !writes) {
    BitVector unused(2);
    unused.set(1);
    (void)function.eraseArguments(unused);
    return;
  }
  ArgRef scratch;
  scratch.kind = ArgRef::Scratch;
  scratch.bytes = context.scratchBytes;
  scratch.reads = reads;
  scratch.writes = writes;
  launch.args.push_back(scratch);
}

} // namespace sinter
