// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The simplifier of index expressions. An expression is a constant plus a sum
// of multiples of digits; digit (base, div, mod) is `(base floordiv div) mod
// mod`. A dim is its own digit, and so splitting and recombining an index by
// reshapes becomes splitting and joining neighbouring digits of one base.

#include "sinter/Analysis/IndexExpr.h"

#include "mlir/IR/MLIRContext.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <numeric>

using namespace mlir;
using namespace sinter;

namespace {

/// One multiple of a digit of `base`.
struct Term {
  AffineExpr base;
  int64_t div = 1;
  int64_t mod = 0; // 0: all that is left above `div`.
  int64_t coeff = 1;

  bool sameDigit(const Term &other) const {
    return base == other.base && div == other.div && mod == other.mod;
  }
  bool isBase() const { return div == 1 && mod == 0; }
};

struct Sum {
  SmallVector<Term, 4> terms;
  int64_t constant = 0;
};

int64_t floorDiv(int64_t a, int64_t b) { return llvm::divideFloorSigned(a, b); }
int64_t floorMod(int64_t a, int64_t b) { return a - floorDiv(a, b) * b; }

/// Order that does not depend on where expressions lie in memory: dims, then
/// symbols, then compound expressions by their parts.
int compareExprs(AffineExpr a, AffineExpr b) {
  if (a == b)
    return 0;
  auto rank = [](AffineExpr e) {
    switch (e.getKind()) {
    case AffineExprKind::DimId:
      return 0;
    case AffineExprKind::SymbolId:
      return 1;
    case AffineExprKind::Constant:
      return 2;
    default:
      return 3 + static_cast<int>(e.getKind());
    }
  };
  if (int ra = rank(a), rb = rank(b); ra != rb)
    return ra < rb ? -1 : 1;
  auto order = [](auto x, auto y) { return x < y ? -1 : x > y ? 1 : 0; };
  switch (a.getKind()) {
  case AffineExprKind::DimId:
    return order(cast<AffineDimExpr>(a).getPosition(),
                 cast<AffineDimExpr>(b).getPosition());
  case AffineExprKind::SymbolId:
    return order(cast<AffineSymbolExpr>(a).getPosition(),
                 cast<AffineSymbolExpr>(b).getPosition());
  case AffineExprKind::Constant:
    return order(cast<AffineConstantExpr>(a).getValue(),
                 cast<AffineConstantExpr>(b).getValue());
  default: {
    auto x = cast<AffineBinaryOpExpr>(a), y = cast<AffineBinaryOpExpr>(b);
    if (int c = compareExprs(x.getLHS(), y.getLHS()))
      return c;
    return compareExprs(x.getRHS(), y.getRHS());
  }
  }
}

bool termBefore(const Term &a, const Term &b) {
  if (int c = compareExprs(a.base, b.base))
    return c < 0;
  if (a.div != b.div)
    return a.div > b.div;
  return a.mod < b.mod;
}

} // namespace

class IndexSimplifier::Impl {
public:
  Impl(MLIRContext *context, const IndexSpace &space)
      : context(context), space(space) {}

  std::optional<IndexRange> range(AffineExpr expr);
  /// The canonical sum of `expr`; nothing when it overflows, divides by what
  /// is not a positive constant or multiplies two variables.
  std::optional<Sum> flatten(AffineExpr expr) {
    overflow = false;
    Sum sum = flattenExpr(expr);
    if (overflow)
      return std::nullopt;
    return sum;
  }
  AffineExpr simplify(AffineExpr expr);
  AffineExpr toExpr(const Sum &sum);
  /// index[i] of a row-major split; the outermost entry takes what is left.
  SmallVector<AffineExpr> delinearize(AffineExpr linear,
                                      ArrayRef<int64_t> shape);
  AffineExpr linearize(ArrayRef<AffineExpr> index, ArrayRef<int64_t> shape);

  MLIRContext *context;
  const IndexSpace &space;

private:
  Sum flattenExpr(AffineExpr expr);
  /// sum floordiv c, and sum mod c.
  std::pair<Sum, Sum> divMod(const Sum &sum, int64_t c);
  std::pair<Sum, Sum> divModReduced(Sum sum, int64_t c);
  /// to += factor * from, in no order.
  void accumulate(Sum &to, const Sum &from, int64_t factor);
  /// Sorts and joins terms.
  void normalize(Sum &sum);
  bool joinDigits(Sum &sum);
  /// The digit as a sum: simpler where the range of its base allows.
  Sum digit(AffineExpr base, int64_t div, int64_t mod);
  std::optional<IndexRange> rangeOfSum(const Sum &sum);
  std::optional<IndexRange> rangeOfDigit(const Term &term);
  AffineExpr digitExpr(const Term &term);

  int64_t mul(int64_t a, int64_t b) {
    int64_t result;
    if (llvm::MulOverflow(a, b, result))
      overflow = true;
    return result;
  }
  int64_t add(int64_t a, int64_t b) {
    int64_t result;
    if (llvm::AddOverflow(a, b, result))
      overflow = true;
    return result;
  }

  bool overflow = false;
  DenseMap<AffineExpr, AffineExpr> simplified;
  DenseMap<AffineExpr, Sum> flattened; // floordiv and mod only
  DenseMap<AffineExpr, IndexRange> ranges;
};

//===----------------------------------------------------------------------===//
// Ranges
//===----------------------------------------------------------------------===//

static std::optional<IndexRange> scale(IndexRange range, int64_t factor) {
  IndexRange result;
  if (llvm::MulOverflow(range.min, factor, result.min) ||
      llvm::MulOverflow(range.max, factor, result.max))
    return std::nullopt;
  if (factor < 0)
    std::swap(result.min, result.max);
  return result;
}

static std::optional<IndexRange> plus(IndexRange a, IndexRange b) {
  IndexRange result;
  if (llvm::AddOverflow(a.min, b.min, result.min) ||
      llvm::AddOverflow(a.max, b.max, result.max))
    return std::nullopt;
  return result;
}

static IndexRange modRange(IndexRange range, int64_t c) {
  if (floorDiv(range.min, c) == floorDiv(range.max, c))
    return {floorMod(range.min, c), floorMod(range.max, c)};
  return {0, c - 1};
}

std::optional<IndexRange> IndexSimplifier::Impl::range(AffineExpr expr) {
  switch (expr.getKind()) {
  case AffineExprKind::DimId:
    return space.dims[cast<AffineDimExpr>(expr).getPosition()];
  case AffineExprKind::SymbolId:
    return space.symbols[cast<AffineSymbolExpr>(expr).getPosition()];
  case AffineExprKind::Constant: {
    int64_t value = cast<AffineConstantExpr>(expr).getValue();
    return IndexRange{value, value};
  }
  default:
    break;
  }
  if (auto it = ranges.find(expr); it != ranges.end())
    return it->second;
  auto binary = cast<AffineBinaryOpExpr>(expr);
  std::optional<IndexRange> lhs = range(binary.getLHS());
  if (!lhs)
    return std::nullopt;
  std::optional<IndexRange> result;
  if (expr.getKind() == AffineExprKind::Add) {
    std::optional<IndexRange> rhs = range(binary.getRHS());
    if (rhs)
      result = plus(*lhs, *rhs);
  } else if (auto c = dyn_cast<AffineConstantExpr>(binary.getRHS())) {
    int64_t value = c.getValue();
    if (expr.getKind() == AffineExprKind::Mul)
      result = scale(*lhs, value);
    else if (value <= 0)
      result = std::nullopt;
    else if (expr.getKind() == AffineExprKind::Mod)
      result = modRange(*lhs, value);
    else if (expr.getKind() == AffineExprKind::FloorDiv)
      result = IndexRange{floorDiv(lhs->min, value), floorDiv(lhs->max, value)};
    else
      result = IndexRange{llvm::divideCeilSigned(lhs->min, value),
                          llvm::divideCeilSigned(lhs->max, value)};
  }
  if (result)
    ranges[expr] = *result;
  return result;
}

std::optional<IndexRange>
IndexSimplifier::Impl::rangeOfDigit(const Term &term) {
  std::optional<IndexRange> result = range(term.base);
  if (!result)
    return result;
  IndexRange r{floorDiv(result->min, term.div),
               floorDiv(result->max, term.div)};
  return term.mod ? modRange(r, term.mod) : r;
}

std::optional<IndexRange> IndexSimplifier::Impl::rangeOfSum(const Sum &sum) {
  IndexRange total{sum.constant, sum.constant};
  for (const Term &term : sum.terms) {
    std::optional<IndexRange> r = rangeOfDigit(term);
    if (r)
      r = scale(*r, term.coeff);
    if (r)
      r = plus(total, *r);
    if (!r)
      return std::nullopt;
    total = *r;
  }
  return total;
}

//===----------------------------------------------------------------------===//
// Sums
//===----------------------------------------------------------------------===//

void IndexSimplifier::Impl::accumulate(Sum &to, const Sum &from,
                                       int64_t factor) {
  to.constant = add(to.constant, mul(from.constant, factor));
  for (Term term : from.terms) {
    term.coeff = mul(term.coeff, factor);
    to.terms.push_back(term);
  }
}

bool IndexSimplifier::Impl::joinDigits(Sum &sum) {
  for (unsigned i = 0; i < sum.terms.size(); ++i) {
    for (unsigned j = 0; j < sum.terms.size(); ++j) {
      Term low = sum.terms[i], high = sum.terms[j];
      if (i == j || low.base != high.base)
        continue;
      int64_t product;
      Term joined = low;
      if (low.mod && !llvm::MulOverflow(low.div, low.mod, product) &&
          product == high.div &&
          !llvm::MulOverflow(low.coeff, low.mod, product) &&
          product == high.coeff) {
        // Neighbouring digits: the number that they spell.
        if (high.mod && llvm::MulOverflow(low.mod, high.mod, joined.mod))
          continue;
        if (!high.mod)
          joined.mod = 0;
      } else if (high.div > low.div && high.div % low.div == 0 &&
                 !llvm::MulOverflow(low.coeff, high.div / low.div, product) &&
                 product == -high.coeff &&
                 (low.mod ? high.mod == low.mod / (high.div / low.div) &&
                                low.mod % (high.div / low.div) == 0
                          : high.mod == 0)) {
        // A number without its upper digits.
        joined.mod = high.div / low.div;
      } else {
        continue;
      }
      sum.terms.erase(sum.terms.begin() + std::max(i, j));
      sum.terms.erase(sum.terms.begin() + std::min(i, j));
      accumulate(sum, digit(joined.base, joined.div, joined.mod), joined.coeff);
      return true;
    }
  }
  return false;
}

void IndexSimplifier::Impl::normalize(Sum &sum) {
  do {
    if (sum.terms.size() > 1)
      llvm::sort(sum.terms, termBefore);
    unsigned kept = 0;
    for (unsigned i = 0; i < sum.terms.size(); ++i) {
      if (kept && sum.terms[kept - 1].sameDigit(sum.terms[i])) {
        sum.terms[kept - 1].coeff =
            add(sum.terms[kept - 1].coeff, sum.terms[i].coeff);
        continue;
      }
      if (kept && sum.terms[kept - 1].coeff == 0)
        --kept;
      sum.terms[kept++] = sum.terms[i];
    }
    if (kept && sum.terms[kept - 1].coeff == 0)
      --kept;
    sum.terms.truncate(kept);
  } while (!overflow && sum.terms.size() > 1 && joinDigits(sum));
}

Sum IndexSimplifier::Impl::digit(AffineExpr base, int64_t div, int64_t mod) {
  Sum result;
  Term term{base, div, mod, 1};
  if (std::optional<IndexRange> r = rangeOfDigit({base, div, 0, 1})) {
    if (mod && floorDiv(r->min, mod) == floorDiv(r->max, mod)) {
      result.constant = -mul(floorDiv(r->min, mod), mod);
      term.mod = 0;
    }
    if (r->min == r->max) {
      result.constant = mod ? floorMod(r->min, mod) : r->min;
      return result;
    }
  }
  if (term.isBase() && base.getKind() != AffineExprKind::DimId &&
      base.getKind() != AffineExprKind::SymbolId) {
    Sum inner = flattenExpr(base);
    inner.constant = add(inner.constant, result.constant);
    return inner;
  }
  result.terms.push_back(term);
  return result;
}

std::pair<Sum, Sum> IndexSimplifier::Impl::divMod(const Sum &sum, int64_t c) {
  if (c == 1)
    return {sum, Sum()};
  Sum quotient, rest;
  bool split = false;
  for (Term term : sum.terms) {
    int64_t q = term.coeff / c, r = term.coeff % c;
    split |= q && r;
    if (q) {
      term.coeff = q;
      quotient.terms.push_back(term);
    }
    if (r) {
      term.coeff = r;
      rest.terms.push_back(term);
    }
  }
  quotient.constant = floorDiv(sum.constant, c);
  rest.constant = floorMod(sum.constant, c);
  if (split)
    normalize(rest);
  auto [q, r] = divModReduced(std::move(rest), c);
  accumulate(quotient, q, 1);
  normalize(quotient);
  return {std::move(quotient), std::move(r)};
}

/// As divMod; every coefficient of `sum` is below c in magnitude, and the
/// constant lies in [0, c).
std::pair<Sum, Sum> IndexSimplifier::Impl::divModReduced(Sum sum, int64_t c) {
  Sum quotient, rest;
  if (overflow)
    return {quotient, rest};
  std::optional<IndexRange> range = rangeOfSum(sum);
  if (!range) {
    overflow = true;
    return {quotient, rest};
  }
  if (int64_t q = floorDiv(range->min, c); q == floorDiv(range->max, c)) {
    quotient.constant = q;
    rest = std::move(sum);
    rest.constant = add(rest.constant, -mul(q, c));
    return {std::move(quotient), std::move(rest)};
  }

  // sum = g * a + b with g | c and b in [0, g): quotient = a floordiv (c / g),
  // rest = g * (a mod (c / g)) + b.
  auto through = [&](int64_t g) -> bool {
    Sum a, b;
    for (Term term : sum.terms) {
      if (term.coeff % g == 0) {
        term.coeff /= g;
        a.terms.push_back(term);
      } else {
        b.terms.push_back(term);
      }
    }
    b.constant = sum.constant % g;
    a.constant = sum.constant / g;
    std::optional<IndexRange> r = rangeOfSum(b);
    if (!r || floorDiv(r->min, g) != floorDiv(r->max, g))
      return false;
    int64_t shift = floorDiv(r->min, g);
    a.constant = add(a.constant, shift);
    b.constant = add(b.constant, -mul(shift, g));
    auto [q, m] = divMod(a, c / g);
    quotient = std::move(q);
    accumulate(b, m, g);
    normalize(b);
    rest = std::move(b);
    return true;
  };
  int64_t common = c;
  SmallVector<int64_t, 4> factors;
  for (const Term &term : sum.terms) {
    int64_t g = std::gcd(term.coeff, c);
    common = std::gcd(common, g);
    if (g > 1 && !llvm::is_contained(factors, g))
      factors.push_back(g);
  }
  if (common > 1 && through(common))
    return {std::move(quotient), std::move(rest)};
  llvm::sort(factors, std::greater<>());
  for (int64_t g : factors)
    if (through(g))
      return {std::move(quotient), std::move(rest)};

  // The first term counts upwards: floor(s / c) = -floor((c - 1 - s) / c).
  if (sum.terms.front().coeff < 0) {
    Sum mirrored;
    accumulate(mirrored, sum, -1);
    mirrored.constant = add(mirrored.constant, c - 1);
    auto [q, m] = divModReduced(std::move(mirrored), c);
    accumulate(quotient, q, -1);
    accumulate(rest, m, -1);
    rest.constant = add(rest.constant, c - 1);
    normalize(rest);
    return {std::move(quotient), std::move(rest)};
  }

  if (sum.terms.size() == 1 && sum.terms[0].coeff == 1 && sum.constant == 0) {
    Term term = sum.terms[0];
    if (term.mod == 0) {
      int64_t div = mul(term.div, c);
      if (overflow)
        return {quotient, rest};
      if (term.div > 1 && isa<AffineBinaryOpExpr>(term.base))
        quotient = divMod(flattenExpr(term.base), div).first;
      else
        quotient = digit(term.base, div, 0);
      return {std::move(quotient), digit(term.base, term.div, c)};
    }
    if (term.mod % c == 0) {
      int64_t div = mul(term.div, c);
      if (overflow)
        return {quotient, rest};
      return {digit(term.base, div, term.mod / c),
              digit(term.base, term.div, c)};
    }
  }
  AffineExpr base = toExpr(sum);
  quotient.terms.push_back({base, c, 0, 1});
  rest.terms.push_back({base, 1, c, 1});
  return {std::move(quotient), std::move(rest)};
}

Sum IndexSimplifier::Impl::flattenExpr(AffineExpr expr) {
  Sum sum;
  switch (expr.getKind()) {
  case AffineExprKind::Constant:
    sum.constant = cast<AffineConstantExpr>(expr).getValue();
    return sum;
  case AffineExprKind::DimId:
  case AffineExprKind::SymbolId:
    return digit(expr, 1, 0);
  default:
    break;
  }
  auto binary = cast<AffineBinaryOpExpr>(expr);
  if (expr.getKind() == AffineExprKind::Add) {
    sum = flattenExpr(binary.getLHS());
    accumulate(sum, flattenExpr(binary.getRHS()), 1);
    if (!overflow)
      normalize(sum);
    return sum;
  }
  auto constant = dyn_cast<AffineConstantExpr>(binary.getRHS());
  int64_t c = constant ? constant.getValue() : 0;
  if (expr.getKind() == AffineExprKind::Mul) {
    if (!constant) {
      overflow = true;
      return sum;
    }
    if (c != 0)
      accumulate(sum, flattenExpr(binary.getLHS()), c);
    return sum;
  }
  if (c <= 0) {
    overflow = true;
    return sum;
  }
  if (auto it = flattened.find(expr); it != flattened.end())
    return it->second;
  Sum inner = flattenExpr(binary.getLHS());
  if (expr.getKind() == AffineExprKind::CeilDiv)
    inner.constant = add(inner.constant, c - 1);
  if (overflow)
    return sum;
  auto [q, r] = divMod(inner, c);
  sum = expr.getKind() == AffineExprKind::Mod ? std::move(r) : std::move(q);
  if (!overflow)
    flattened[expr] = sum;
  return sum;
}

AffineExpr IndexSimplifier::Impl::digitExpr(const Term &term) {
  AffineExpr expr = term.base;
  if (term.div != 1)
    expr = expr.floorDiv(term.div);
  if (term.mod)
    expr = expr % term.mod;
  return expr;
}

AffineExpr IndexSimplifier::Impl::toExpr(const Sum &sum) {
  AffineExpr expr;
  for (const Term &term : sum.terms) {
    AffineExpr part = digitExpr(term);
    if (term.coeff != 1)
      part = part * term.coeff;
    expr = expr ? expr + part : part;
  }
  if (!expr)
    return getAffineConstantExpr(sum.constant, context);
  return sum.constant ? expr + sum.constant : expr;
}

AffineExpr IndexSimplifier::Impl::simplify(AffineExpr expr) {
  if (expr.getKind() == AffineExprKind::Constant)
    return expr;
  if (auto it = simplified.find(expr); it != simplified.end())
    return it->second;
  AffineExpr result = expr;
  if (std::optional<Sum> sum = flatten(expr))
    result = toExpr(*sum);
  simplified[expr] = result;
  return result;
}

SmallVector<AffineExpr>
IndexSimplifier::Impl::delinearize(AffineExpr linear, ArrayRef<int64_t> shape) {
  AffineExpr zero = getAffineConstantExpr(0, context);
  SmallVector<AffineExpr> index(shape.size(), zero);
  if (llvm::is_contained(shape, 0))
    return index;
  int64_t outermost = -1;
  for (int64_t i = shape.size() - 1; i >= 0; --i)
    if (shape[i] != 1)
      outermost = i;
  if (outermost < 0)
    return index;
  AffineExpr rest = simplify(linear);
  for (int64_t i = shape.size() - 1; i > outermost; --i) {
    if (shape[i] == 1)
      continue;
    index[i] = simplify(rest % shape[i]);
    rest = simplify(rest.floorDiv(shape[i]));
  }
  index[outermost] = rest;
  return index;
}

AffineExpr IndexSimplifier::Impl::linearize(ArrayRef<AffineExpr> index,
                                            ArrayRef<int64_t> shape) {
  AffineExpr linear = getAffineConstantExpr(0, context);
  for (auto [expr, size] : llvm::zip(index, shape))
    if (size != 1)
      linear = linear * size + expr;
  return simplify(linear);
}

//===----------------------------------------------------------------------===//
// Interface
//===----------------------------------------------------------------------===//

IndexSimplifier::IndexSimplifier(MLIRContext *context, const IndexSpace &space)
    : impl(std::make_unique<Impl>(context, space)) {}
IndexSimplifier::~IndexSimplifier() = default;

std::optional<IndexRange> IndexSimplifier::range(AffineExpr expr) {
  return impl->range(expr);
}

AffineExpr IndexSimplifier::simplify(AffineExpr expr) {
  return impl->simplify(expr);
}

AffineExpr IndexSimplifier::linearize(ArrayRef<AffineExpr> index,
                                      ArrayRef<int64_t> shape) {
  return impl->linearize(index, shape);
}

SmallVector<AffineExpr> IndexSimplifier::delinearize(AffineExpr linear,
                                                     ArrayRef<int64_t> shape) {
  return impl->delinearize(linear, shape);
}

SmallVector<AffineExpr> IndexSimplifier::reshape(ArrayRef<AffineExpr> index,
                                                 ArrayRef<int64_t> from,
                                                 ArrayRef<int64_t> to) {
  SmallVector<AffineExpr> result(to.size(),
                                 getAffineConstantExpr(0, impl->context));
  if (llvm::is_contained(to, 0))
    return result;
  // Runs of dims whose sizes multiply to the same number map to each other by
  // themselves: smaller expressions than by way of the whole position.
  size_t i = 0, j = 0;
  while (i < from.size() && j < to.size()) {
    size_t i0 = i, j0 = j;
    int64_t a = from[i++], b = to[j++];
    while (a != b) {
      if (a < b && i < from.size())
        a *= from[i++];
      else if (b < a && j < to.size())
        b *= to[j++];
      else
        break;
    }
    if (i - i0 == 1 && j - j0 == 1) {
      if (to[j0] != 1)
        result[j0] = index[i0];
      continue;
    }
    AffineExpr linear =
        impl->linearize(index.slice(i0, i - i0), from.slice(i0, i - i0));
    SmallVector<AffineExpr> part =
        impl->delinearize(linear, to.slice(j0, j - j0));
    llvm::copy(part, result.begin() + j0);
  }
  return result;
}

unsigned IndexSpace::addDim(int64_t size) {
  dims.push_back({0, size - 1});
  return dims.size() - 1;
}

unsigned IndexSpace::addSymbol(IndexRange range) {
  symbols.push_back(range);
  return symbols.size() - 1;
}

std::optional<IndexRange> sinter::rangeOf(AffineExpr expr,
                                          const IndexSpace &space) {
  return IndexSimplifier(expr.getContext(), space).range(expr);
}

AffineExpr sinter::simplifyIndex(AffineExpr expr, const IndexSpace &space) {
  return IndexSimplifier(expr.getContext(), space).simplify(expr);
}

AffineExpr sinter::linearize(ArrayRef<AffineExpr> index,
                             ArrayRef<int64_t> shape, MLIRContext *context,
                             const IndexSpace &space) {
  return IndexSimplifier(context, space).linearize(index, shape);
}

SmallVector<AffineExpr> sinter::delinearize(AffineExpr linear,
                                            ArrayRef<int64_t> shape,
                                            const IndexSpace &space) {
  return IndexSimplifier(linear.getContext(), space).delinearize(linear, shape);
}

bool sinter::usesDim(AffineExpr expr, unsigned position) {
  return expr.isFunctionOfDim(position);
}

bool sinter::usesSymbols(AffineExpr expr) {
  if (auto binary = dyn_cast<AffineBinaryOpExpr>(expr))
    return usesSymbols(binary.getLHS()) || usesSymbols(binary.getRHS());
  return expr.getKind() == AffineExprKind::SymbolId;
}

/// The coefficient of a plain multiple of `dim` in a sum of parts, and whether
/// `dim` occurs in any other way.
static bool linearIn(AffineExpr expr, AffineExpr dim, unsigned position,
                     int64_t &coefficient) {
  if (expr == dim)
    return !llvm::AddOverflow(coefficient, int64_t(1), coefficient);
  if (expr.getKind() == AffineExprKind::Add) {
    auto binary = cast<AffineBinaryOpExpr>(expr);
    return linearIn(binary.getLHS(), dim, position, coefficient) &&
           linearIn(binary.getRHS(), dim, position, coefficient);
  }
  if (expr.getKind() == AffineExprKind::Mul) {
    auto binary = cast<AffineBinaryOpExpr>(expr);
    auto c = dyn_cast<AffineConstantExpr>(binary.getRHS());
    if (binary.getLHS() == dim && c)
      return !llvm::AddOverflow(coefficient, c.getValue(), coefficient);
  }
  return !expr.isFunctionOfDim(position);
}

std::optional<int64_t> sinter::strideWithin(AffineExpr expr, unsigned dim,
                                            int64_t width,
                                            const IndexSpace &space) {
  if (width == 1)
    return 0;
  MLIRContext *context = expr.getContext();
  AffineExpr d = getAffineDimExpr(dim, context);
  int64_t stride = 0;
  if (linearIn(expr, d, dim, stride))
    return stride;
  // dim = width * q + v: the answer is the coefficient of v when v occurs in
  // no other way.
  IndexSpace split = space;
  int64_t size = space.dims[dim].max + 1;
  split.dims[dim] = {0, size / width - 1};
  unsigned v = split.addDim(width);
  AffineExpr within = getAffineDimExpr(v, context);
  AffineExpr apart = simplifyIndex(expr.replace(d, d * width + within), split);
  stride = 0;
  if (linearIn(apart, within, v, stride))
    return stride;
  return std::nullopt;
}

bool sinter::runsAlong(AffineExpr expr, unsigned dim, const IndexSpace &space) {
  int64_t size = space.dims[dim].max + 1;
  for (int64_t part = 2; part <= size; ++part) {
    if (part * part > size)
      part = size;
    if (size % part == 0)
      return strideWithin(expr, dim, part, space) == 1;
  }
  return false;
}

/// Joins to `divisor` (0 at first) what divides every part of a sum, in which
/// `dim` counts `width` at a time. False where `dim` occurs inside a part.
static bool divisorOfParts(AffineExpr expr, AffineExpr dim, unsigned position,
                           int64_t width, int64_t &divisor) {
  int64_t part = 1;
  if (expr.getKind() == AffineExprKind::Add) {
    auto binary = cast<AffineBinaryOpExpr>(expr);
    return divisorOfParts(binary.getLHS(), dim, position, width, divisor) &&
           divisorOfParts(binary.getRHS(), dim, position, width, divisor);
  }
  if (auto c = dyn_cast<AffineConstantExpr>(expr)) {
    part = c.getValue();
  } else {
    AffineExpr factor = expr;
    if (expr.getKind() == AffineExprKind::Mul) {
      auto binary = cast<AffineBinaryOpExpr>(expr);
      if (auto c = dyn_cast<AffineConstantExpr>(binary.getRHS())) {
        part = c.getValue();
        factor = binary.getLHS();
      }
    }
    if (factor == dim) {
      if (llvm::MulOverflow(part, width, part))
        return false;
    } else if (factor.isFunctionOfDim(position)) {
      return false;
    }
  }
  divisor = std::gcd(divisor, part);
  return true;
}

int64_t sinter::knownDivisor(AffineExpr expr, unsigned dim, int64_t width,
                             int64_t limit, const IndexSpace &space) {
  MLIRContext *context = expr.getContext();
  AffineExpr d = getAffineDimExpr(dim, context);
  int64_t divisor = 0;
  if (!divisorOfParts(expr, d, dim, width, divisor)) {
    IndexSpace split = space;
    AffineExpr scaled = expr;
    if (width != 1) {
      split.dims[dim] = {0, (space.dims[dim].max + 1) / width - 1};
      scaled = expr.replace(d, d * width);
    }
    divisor = simplifyIndex(scaled, split).getLargestKnownDivisor();
  }
  // Zero, which everything divides, answers 0.
  int64_t power = 1;
  while (power * 2 <= limit && divisor % (power * 2) == 0)
    power *= 2;
  return power;
}
