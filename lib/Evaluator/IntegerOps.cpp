// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Integer arithmetic, comparison and select. Elements are widened to 64 bits
// with or without their sign, as the op reads them, and results are cut to
// their width.

#include "Narrow.h"
#include "OpRun.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace sinter;
using namespace sinter::eval;

namespace {

using U = uint64_t;
using S = int64_t;

// The ops that are undefined in `arith` for some operands (division by 0,
// shifts past the width) give here what the guards of an import would never
// look at: 0, or the sign.
struct AddI {
  U operator()(U a, U b) const { return a + b; }
};
struct SubI {
  U operator()(U a, U b) const { return a - b; }
};
struct MulI {
  U operator()(U a, U b) const { return a * b; }
};
struct AndI {
  U operator()(U a, U b) const { return a & b; }
};
struct OrI {
  U operator()(U a, U b) const { return a | b; }
};
struct XorI {
  U operator()(U a, U b) const { return a ^ b; }
};
struct ShlI {
  U operator()(U a, U b) const { return b < 64 ? a << b : 0; }
};
struct ShrUI {
  U operator()(U a, U b) const { return b < 64 ? a >> b : 0; }
};
struct ShrSI {
  S operator()(S a, S b) const {
    return a >> (static_cast<U>(b) < 64 ? b : 63);
  }
};
struct DivUI {
  U operator()(U a, U b) const { return b == 0 ? 0 : a / b; }
};
struct RemUI {
  U operator()(U a, U b) const { return b == 0 ? 0 : a % b; }
};
struct DivSI {
  S operator()(S a, S b) const {
    if (b == 0)
      return 0;
    return b == -1 ? static_cast<S>(-static_cast<U>(a)) : a / b;
  }
};
struct RemSI {
  S operator()(S a, S b) const { return b == 0 || b == -1 ? 0 : a % b; }
};
struct FloorDivSI {
  S operator()(S a, S b) const {
    S q = DivSI()(a, b);
    return RemSI()(a, b) != 0 && (a < 0) != (b < 0) ? q - 1 : q;
  }
};
struct CeilDivSI {
  S operator()(S a, S b) const {
    S q = DivSI()(a, b);
    return RemSI()(a, b) != 0 && (a < 0) == (b < 0) ? q + 1 : q;
  }
};
struct CeilDivUI {
  U operator()(U a, U b) const { return b == 0 ? 0 : a / b + (a % b != 0); }
};
struct MaxSI {
  S operator()(S a, S b) const { return std::max(a, b); }
};
struct MinSI {
  S operator()(S a, S b) const { return std::min(a, b); }
};
struct MaxUI {
  U operator()(U a, U b) const { return std::max(a, b); }
};
struct MinUI {
  U operator()(U a, U b) const { return std::min(a, b); }
};
struct AbsI {
  S operator()(S a) const {
    return static_cast<S>(a < 0 ? -static_cast<U>(a) : static_cast<U>(a));
  }
};
struct CtPop {
  U operator()(U a) const { return static_cast<U>(std::popcount(a)); }
};
struct PowI {
  S operator()(S base, S exponent) const {
    if (exponent < 0) {
      if (base == 1)
        return 1;
      return base == -1 ? (exponent & 1 ? -1 : 1) : 0;
    }
    U result = 1, factor = static_cast<U>(base);
    for (U e = static_cast<U>(exponent); e != 0; e >>= 1, factor *= factor)
      if (e & 1)
        result *= factor;
    return static_cast<S>(result);
  }
};

template <typename Fn, unsigned N> LogicalResult unsignedOp(OpRun &run) {
  return mapElements<U, U, N>(run, Fn());
}
template <typename Fn, unsigned N> LogicalResult signedOp(OpRun &run) {
  return mapElements<S, S, N>(run, Fn());
}

LogicalResult countLeadingZeros(OpRun &run) {
  int bits = static_cast<int>(integerBits(run.in(0).kind));
  return mapElements<U, U, 1>(run, [=](U a) {
    return static_cast<U>(std::countl_zero(a) - (64 - bits));
  });
}

LogicalResult countTrailingZeros(OpRun &run) {
  int bits = static_cast<int>(integerBits(run.in(0).kind));
  return mapElements<U, U, 1>(run, [=](U a) {
    return static_cast<U>(std::min(std::countr_zero(a), bits));
  });
}

LogicalResult evaluateCompare(OpRun &run) {
  using arith::CmpIPredicate;
  auto asUnsigned = [&](auto fn) { return mapElements<U, U, 2>(run, fn); };
  auto asSigned = [&](auto fn) { return mapElements<S, U, 2>(run, fn); };
  switch (cast<arith::CmpIOp>(run.op).getPredicate()) {
  case CmpIPredicate::eq:
    return asUnsigned([](U a, U b) { return a == b; });
  case CmpIPredicate::ne:
    return asUnsigned([](U a, U b) { return a != b; });
  case CmpIPredicate::slt:
    return asSigned([](S a, S b) { return a < b; });
  case CmpIPredicate::sle:
    return asSigned([](S a, S b) { return a <= b; });
  case CmpIPredicate::sgt:
    return asSigned([](S a, S b) { return a > b; });
  case CmpIPredicate::sge:
    return asSigned([](S a, S b) { return a >= b; });
  case CmpIPredicate::ult:
    return asUnsigned([](U a, U b) { return a < b; });
  case CmpIPredicate::ule:
    return asUnsigned([](U a, U b) { return a <= b; });
  case CmpIPredicate::ugt:
    return asUnsigned([](U a, U b) { return a > b; });
  case CmpIPredicate::uge:
    return asUnsigned([](U a, U b) { return a >= b; });
  }
  return failure();
}

template <typename E>
void selectRun(const uint8_t *which, const void *a, const void *b, void *to,
               int64_t count) {
  const E *yes = static_cast<const E *>(a), *no = static_cast<const E *>(b);
  E *out = static_cast<E *>(to);
  for (int64_t i = 0; i < count; ++i)
    out[i] = which[i] ? yes[i] : no[i];
}

LogicalResult evaluateSelect(OpRun &run) {
  // A quantised value is chosen whole, by one condition.
  if (run.operands[1]->scales.buffer) {
    bool yes = run.in(0).as<uint8_t>()[0] != 0;
    run.results[0] = *run.operands[yes ? 1 : 2];
    return success();
  }
  FailureOr<Tensor> out = run.out();
  if (failed(out))
    return failure();
  Reader which(repeated(run.in(0), out->shape));
  Reader yes(run.in(1)), no(run.in(2));
  unsigned bytes = elementBytes(out->kind);
  run.machine.parallelFor(
      out->size(), elementsPerTask, [&](int64_t begin, int64_t end) {
        alignas(64) uint8_t flags[chunkElements];
        alignas(64) uint64_t a[chunkElements], b[chunkElements];
        for (int64_t i = begin; i < end; i += chunkElements) {
          int64_t count = std::min(end - i, chunkElements);
          auto *w = static_cast<const uint8_t *>(which.raw(i, count, flags));
          const void *y = yes.raw(i, count, a), *n = no.raw(i, count, b);
          void *to = out->data() + i * bytes;
          switch (bytes) {
          case 1:
            selectRun<uint8_t>(w, y, n, to, count);
            break;
          case 2:
            selectRun<uint16_t>(w, y, n, to, count);
            break;
          case 4:
            selectRun<uint32_t>(w, y, n, to, count);
            break;
          default:
            selectRun<uint64_t>(w, y, n, to, count);
            break;
          }
        }
      });
  return success();
}

} // namespace

void eval::addIntegerOps(OpTable &table) {
  table["arith.addi"] = unsignedOp<AddI, 2>;
  table["arith.subi"] = unsignedOp<SubI, 2>;
  table["arith.muli"] = unsignedOp<MulI, 2>;
  table["arith.andi"] = unsignedOp<AndI, 2>;
  table["arith.ori"] = unsignedOp<OrI, 2>;
  table["arith.xori"] = unsignedOp<XorI, 2>;
  table["arith.shli"] = unsignedOp<ShlI, 2>;
  table["arith.shrui"] = unsignedOp<ShrUI, 2>;
  table["arith.shrsi"] = signedOp<ShrSI, 2>;
  table["arith.divui"] = unsignedOp<DivUI, 2>;
  table["arith.divsi"] = signedOp<DivSI, 2>;
  table["arith.remui"] = unsignedOp<RemUI, 2>;
  table["arith.remsi"] = signedOp<RemSI, 2>;
  table["arith.ceildivui"] = unsignedOp<CeilDivUI, 2>;
  table["arith.ceildivsi"] = signedOp<CeilDivSI, 2>;
  table["arith.floordivsi"] = signedOp<FloorDivSI, 2>;
  table["arith.maxsi"] = signedOp<MaxSI, 2>;
  table["arith.minsi"] = signedOp<MinSI, 2>;
  table["arith.maxui"] = unsignedOp<MaxUI, 2>;
  table["arith.minui"] = unsignedOp<MinUI, 2>;
  table["arith.cmpi"] = evaluateCompare;
  table["arith.select"] = evaluateSelect;
  table["math.absi"] = signedOp<AbsI, 1>;
  table["math.ctpop"] = unsignedOp<CtPop, 1>;
  table["math.ctlz"] = countLeadingZeros;
  table["math.cttz"] = countTrailingZeros;
  table["math.ipowi"] = signedOp<PowI, 2>;
}
