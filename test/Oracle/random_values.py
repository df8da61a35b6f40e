# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the generator of random programs knows about each value.

Two correct compilers may differ in the last bits: sums in another order,
another approximation of exp. A random program must not make such a difference
large, or it says nothing. So each value carries facts, and ops are applied
only where the facts allow:

 - exact: the bits are the same in every correct implementation. Inputs,
   constants and integers are; movement, sign changes, max, min, select and
   conversions keep it. Ops with jumps (floor, round, sign, compare, arg max,
   conversion to an integer or to 8 bits, remainder) take exact floats only.
 - grid (k, m): an exact float that is a multiple of 2^k, at most m in size.
   Sums, products and reductions of such values stay exact in any order as long
   as m / 2^k fits the significand. Nothing else makes arithmetic exact: XLA
   merges constants, and a kernel may sum in its own order.
 - bound: the largest size. Arguments of exp, tan, erf_inv, power and the
   trigonometric functions are scaled down by a power of two when it is large.
 - low: a known positive lower bound, or 0. Where a small inexact value would
   do harm (logarithm, root, divisor), abs(x) + 1/2 is taken first.
 - tied: the elements depend on each other (a softmax sums to 1, a normalised
   row to 0). Such a value is not reduced again: the sum would be pure
   rounding noise, or its logarithm would be.
 - picked: taken out by a gather or a dynamic slice. Not taken from again: XLA
   merges two of these without clamping the inner one's start.

A narrow float (16 bits) is never summed unless on a grid, since XLA rounds
every partial sum and Sinter does not.
"""

import math

from stablehlo_text import Function, element_kind
from xla_oracle import DTYPES

WIDE = ("f32", "f64")
HALF = ("bf16", "f16")
NARROW = ("f8E4M3FN", "f8E5M2")
INTS = ("i8", "i16", "i32", "i64", "ui8", "ui16", "ui32", "ui64")

#: Bits of the significand, the implicit one included.
PRECISION = {"f64": 53, "f32": 24, "f16": 11, "bf16": 8, "f8E4M3FN": 4, "f8E5M2": 3}
#: Largest value that the generator lets a float reach.
CEILING = {"f64": 1e6, "f32": 1e6, "f16": 1e4, "bf16": 1e5,
           "f8E4M3FN": 240.0, "f8E5M2": 1e4}  # fmt: skip


class Facts:
    """See the module's description. Integers are always exact; their bound is
    None where they may wrap around."""

    def __init__(
        self, exact=False, grid=None, bound=None, low=0.0, tied=False, picked=False
    ):
        self.exact = exact or grid is not None
        self.grid = grid
        self.bound = bound
        self.low = low
        self.tied = tied
        self.picked = picked

    def but(self, **changes):
        fields = dict(self.__dict__)
        fields.update(changes)
        return Facts(**fields)


def on_grid(step, size, dtype):
    """Facts of a float on a grid, or None where the dtype cannot hold it."""
    size = max(size, 2.0**step)
    if math.log2(size) - step > PRECISION[dtype] or size > CEILING[dtype]:
        return None
    if dtype == "f16" and step < -14 or step < -100:
        return None
    if dtype in NARROW and step < -5:
        return None
    return Facts(grid=(step, size), bound=size)


def merge(*facts):
    """Facts of a value that holds elements of several."""
    bounds = [f.bound for f in facts]
    bound = None if None in bounds else max(bounds)
    grid = None
    if all(f.grid for f in facts):
        grid = (min(f.grid[0] for f in facts), max(f.grid[1] for f in facts))
    return Facts(
        exact=all(f.exact for f in facts),
        grid=grid,
        bound=bound,
        low=min(f.low for f in facts),
        tied=any(f.tied for f in facts),
        picked=any(f.picked for f in facts),
    )


def facts_of_sum(dtype, *facts):
    bound = sum(f.bound for f in facts)
    if all(f.grid for f in facts):
        step = min(f.grid[0] for f in facts)
        grid = on_grid(step, sum(f.grid[1] for f in facts), dtype)
        if grid:
            return grid
    return Facts(bound=bound, low=sum(f.low for f in facts))


def facts_of_product(dtype, x, y):
    if x.grid and y.grid:
        step = x.grid[0] + y.grid[0]
        grid = on_grid(step, x.grid[1] * y.grid[1], dtype)
        if grid:
            return grid
    return Facts(bound=x.bound * y.bound, low=x.low * y.low)


def facts_of_total(dtype, facts, count):
    """A sum of `count` such values."""
    if facts.grid:
        grid = on_grid(facts.grid[0], facts.grid[1] * max(count, 1), dtype)
        if grid:
            return grid
    return Facts(bound=facts.bound * max(count, 1), low=facts.low * min(count, 1))


def facts_of_convert(facts, source, target):
    """Facts after a conversion, or None where it must not be done."""
    to_float = element_kind(target) == "float"
    kind = element_kind(source)
    if kind == "bool":
        return Facts(grid=(0, 1.0), bound=1.0) if to_float else Facts(True, bound=1)
    if kind == "float":
        if not to_float:
            if target == "i1":
                return Facts(True, bound=1) if facts.exact else None
            unsigned = element_kind(target) == "uint"
            limit = 2.0 ** (8 * DTYPES[target].itemsize - 1) - 1
            if not facts.exact or facts.bound > limit:
                return None
            # Negative to unsigned is the implementation's affair.
            if unsigned and facts.low <= 0:
                return None
            return Facts(True, bound=int(facts.bound))
        if facts.bound > CEILING[target]:
            return None
        if target in NARROW and not facts.exact:
            return None
        if facts.grid and on_grid(*facts.grid, target):
            return on_grid(*facts.grid, target).but(low=facts.low)
        low = facts.low * 0.875 if facts.low > 0.01 else 0.0
        return Facts(facts.exact, None, facts.bound * 1.125, low, facts.tied)
    if not to_float:
        bits = 8 * DTYPES[target].itemsize if target != "i1" else 1
        keeps = facts.bound is not None and facts.bound < 2 ** (bits - 1)
        if element_kind(target) == "uint" and facts.low <= 0:
            keeps = False
        return Facts(True, bound=facts.bound if keeps else None, low=facts.low)
    if facts.bound is None or facts.bound > CEILING[target]:
        return None
    return on_grid(0, float(facts.bound), target) or Facts(
        True, bound=facts.bound * 1.125
    )


class Pool:
    """The values of a program so far, with facts and numbers of readers."""

    def __init__(self, rng):
        self.rng = rng
        self.values = []
        self.facts = {}
        self.readers = {}

    def put(self, value, facts):
        self.values.append(value)
        self.facts[value.name] = facts
        self.readers.setdefault(value.name, 0)
        return value

    def of(self, value):
        return self.facts[value.name]

    def choose(self, accept):
        """A value that `accept(value, facts)`, the newer the likelier; most of
        the time one that nobody reads yet."""
        found = [v for v in self.values if accept(v, self.facts[v.name])]
        if not found:
            return None
        fresh = [v for v in found if not self.readers[v.name]]
        if fresh and self.rng.random() < 0.7:
            found = fresh
        late = max(self.rng.random(), self.rng.random())
        return found[min(int(late * len(found)), len(found) - 1)]

    def all_of(self, accept):
        return [v for v in self.values if accept(v, self.facts[v.name])]

    def unread(self):
        return [v for v in self.values if not self.readers[v.name]]


class TrackedFunction(Function):
    """A function that tells the pool who is read."""

    def __init__(self, module, pool):
        super().__init__(module)
        self.pool = pool

    def op(self, name, operands, results, properties="", regions=()):
        for operand in operands:
            if operand.name in self.pool.readers:
                self.pool.readers[operand.name] += 1
        return super().op(name, operands, results, properties, regions)
