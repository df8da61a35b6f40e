# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What every kind of op of a random program needs: operands that suit it,
constants, and the record of what is known about each value."""

import math
import random

from random_values import (
    CEILING,
    HALF,
    INTS,
    NARROW,
    WIDE,
    Facts,
    Pool,
    TrackedFunction,
    facts_of_product,
    facts_of_sum,
    on_grid,
)
from stablehlo_text import Module, element_kind

#: Most elements that a value may have.
LIMIT = 4096


class Base:
    """Operands, constants and bookkeeping."""

    def __init__(self, name, seed):
        self.rng = random.Random(seed)
        self.module = Module(name)
        self.pool = Pool(self.rng)
        self.module.main = TrackedFunction(self.module, self.pool)
        self.b = self.module.main
        self.used_f64_math = False
        palette = [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 16, 17, 31, 33]
        self.dims = self.rng.sample(palette, 4)
        if self.rng.random() < 0.06:
            self.dims.append(0)

    def chance(self, p):
        return self.rng.random() < p

    def put(self, value, facts):
        return self.pool.put(value, facts)

    def facts(self, value):
        return self.pool.of(value)

    def shape(self, low=0, high=3):
        while True:
            rank = self.rng.randint(low, high)
            shape = [self.rng.choice(self.dims) for _ in range(rank)]
            if math.prod(shape) <= LIMIT:
                return shape

    def float_type(self, wide_only=False):
        if wide_only:
            return self.rng.choices(WIDE, [9, 1])[0]
        kinds = (*WIDE, *HALF)
        return self.rng.choices(kinds, [55, 8, 25, 12])[0]

    def int_type(self):
        return self.rng.choices(INTS, [3, 2, 8, 3, 3, 2, 4, 2])[0]

    # -- making values -----------------------------------------------------

    def argument(self, shape, dtype, whole=None):
        """A drawn argument; `whole` asks for small whole numbers."""
        kind = element_kind(dtype)
        if kind == "bool":
            rule, facts = None, Facts(True, bound=1)
        elif kind != "float":
            low = -self.rng.choice([0, 3, 20]) if kind == "int" else 0
            high = self.rng.choice([3, 10, 60])
            rule = {"uniform": [low, high + 1]}
            facts = Facts(True, bound=max(-low, high))
        else:
            whole = self.chance(0.3) if whole is None else whole
            whole = whole or dtype in NARROW
            if whole:
                low, high = self.rng.choice([(-4, 4), (0, 3), (-1, 1), (1, 8)])
                rule = {"uniform": [low, high + 1]}
                size = float(max(-low, high))
                facts = on_grid(0, size, dtype).but(low=float(max(low, 0)))
            else:
                scale = self.rng.choice([0.5, 1.0, 1.0])
                rule = {"normal": scale}
                facts = Facts(True, bound=scale * 3.5)
        value = self.module.argument(shape, dtype, rule)
        return self.put(value, facts)

    def splat(self, value, like, dtype=None, shape=None):
        """A constant of the type of `like`; a float must be representable."""
        dtype = dtype or like.dtype
        shape = like.shape if shape is None else shape
        result = self.b.splat(value, shape, dtype)
        size = abs(float(value))
        if element_kind(dtype) == "float":
            step = 0
            while size and (size * 2.0**-step) % 1 and step > -20:
                step -= 1
            grid = on_grid(step, size, dtype) or Facts(True, bound=size)
            facts = grid.but(low=max(float(value), 0.0))
        else:
            facts = Facts(True, bound=int(size), low=max(int(value), 0))
        self.pool.facts[result.name] = facts
        self.pool.readers[result.name] = 1
        return result

    def note(self, value, facts):
        """Facts of an intermediate value that is not offered to later ops."""
        self.pool.facts[value.name] = facts
        self.pool.readers.setdefault(value.name, 1)
        return value

    def pick(self, accept, make=None):
        value = self.pool.choose(accept)
        if value is None and make:
            value = make()
        return value

    def some_float(self, wide_only=False, exact=False, grid=False, min_rank=0):
        kinds = WIDE if wide_only else (*WIDE, *HALF)

        def accept(v, f):
            return (
                v.dtype in kinds
                and v.rank >= min_rank
                and (f.exact or not exact)
                and (f.grid is not None or not grid)
            )

        def make():
            dtype = self.float_type(wide_only)
            shape = self.shape(max(min_rank, 1))
            return self.argument(shape, dtype, whole=grid or None)

        return self.pick(accept, make)

    def some_int(self, min_rank=0, signed=False):
        kinds = ("int",) if signed else ("int", "uint")

        def make():
            dtype = self.int_type()
            if signed:
                dtype = dtype.removeprefix("u")
            return self.argument(self.shape(max(min_rank, 1)), dtype)

        return self.pick(lambda v, f: v.kind in kinds and v.rank >= min_rank, make)

    def some_bool(self, min_rank=0):
        return self.pick(
            lambda v, f: v.kind == "bool" and v.rank >= min_rank,
            lambda: self.argument(self.shape(max(min_rank, 1)), "i1"),
        )

    def anything(self, min_rank=0):
        return self.pick(
            lambda v, f: v.rank >= min_rank,
            lambda: self.argument(self.shape(max(min_rank, 1)), self.float_type()),
        )

    def partner(self, x, exact=False, grid=False):
        """Another value of x's type: from the pool, broadcast, or new."""

        def same(v, f):
            return (
                v.dtype == x.dtype
                and v.shape == x.shape
                and (f.exact or not exact)
                and (f.grid is not None or not grid)
            )

        y = self.pool.choose(same)
        if y is not None and (y is not x or self.chance(0.3)):
            return y
        if x.rank and self.chance(0.4):
            dims = [d for d in range(x.rank) if self.chance(0.6)]
            shape = [x.shape[d] if self.chance(0.8) else 1 for d in dims]
            row = self.argument(shape, x.dtype, whole=grid or None)
            result = self.b.broadcast(row, x.shape, dims)
            return self.put(result, self.facts(row))
        if self.chance(0.3):
            return self.splat(self.rng.choice([1, 2, 3]), x)
        return self.argument(x.shape, x.dtype, whole=grid or None)

    def tame(self, x, limit):
        """x scaled by a power of two so that its size is at most `limit`."""
        facts = self.facts(x)
        if facts.bound <= limit:
            return x
        if facts.bound > 64 * limit:
            self.f64_math(x)
            x = self.note(self.b.unary("tanh", x), Facts(bound=1.0))
            return self.tame(x, limit)
        power = math.floor(math.log2(limit / facts.bound))
        factor = self.splat(2.0**power, x)
        product = facts_of_product(x.dtype, facts, self.facts(factor))
        product = product if product.exact else Facts(bound=facts.bound * 2.0**power)
        return self.note(self.b.multiply(x, factor), product.but(tied=facts.tied))

    def away_from_zero(self, x):
        """abs(x) + 1/2, unless x is known to be large enough."""
        facts = self.facts(x)
        if facts.low >= 0.25:
            return x
        size = self.note(self.b.unary("abs", x), facts)
        half = self.splat(0.5, x)
        total = facts_of_sum(x.dtype, facts, self.facts(half))
        return self.note(self.b.add(size, half), total.but(low=0.5))

    def f64_math(self, x):
        if x.dtype == "f64":
            self.used_f64_math = True

    def small(self, value):
        """Offer a scaled copy of a value that has grown large."""
        if value.dtype in (*WIDE, *HALF):
            limit = CEILING[value.dtype] ** 0.5
            if self.facts(value).bound > limit:
                tamed = self.tame(value, limit)
                self.put(tamed, self.facts(tamed))

    def keep(self, value, facts):
        """Offer a result to later ops, scaled down where it is large."""
        self.put(value, facts)
        self.small(value)
        return True
