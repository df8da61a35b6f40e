# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The repertoire of random programs: one method for one kind of op.

Each method picks operands that suit it, emits the op and records what is
known about the result; it returns False where nothing suits.
"""

import math

import numpy as np

from random_base import LIMIT, Base
from random_values import (
    CEILING,
    HALF,
    INTS,
    NARROW,
    WIDE,
    Facts,
    facts_of_convert,
    facts_of_product,
    facts_of_sum,
    facts_of_total,
    merge,
    on_grid,
)
from stablehlo_text import element_kind
from xla_oracle import DTYPES


class Elementwise(Base):
    def op_keep_sign(self, name):
        """abs, negate: exact on anything."""
        x = self.some_float() if self.chance(0.8) else self.some_int(signed=True)
        facts = self.facts(x)
        if x.kind != "float":
            return self.keep(self.b.unary(name, x), Facts(True, bound=None))
        low = facts.low if name == "abs" else 0.0
        return self.keep(self.b.unary(name, x), facts.but(low=low))

    def op_jump(self, name):
        """Rounding to whole numbers, on exact values."""
        x = self.some_float(exact=True)
        facts = self.facts(x)
        size = math.ceil(facts.bound)
        grid = on_grid(0, float(size), x.dtype)
        return self.keep(self.b.unary(name, x), grid or Facts(True, bound=size))

    def op_sign(self):
        if self.chance(0.3):
            x = self.some_int(signed=True)
            return self.keep(self.b.unary("sign", x), Facts(True, bound=1))
        x = self.some_float(exact=True)
        return self.keep(self.b.unary("sign", x), on_grid(0, 1.0, x.dtype))

    def op_is_finite(self):
        if self.chance(0.6):
            x = self.some_float()
            return self.keep(self.b.is_finite(x), Facts(True, bound=1))
        dtype = self.float_type()
        values = [self.rng.choice([np.nan, np.inf, -np.inf, 0.0, 1.5, -2.0])
                  for _ in range(self.rng.choice([1, 5, 7]))]  # fmt: skip
        x = self.b.constant(np.array(values, DTYPES[dtype]), dtype)
        return self.keep(self.b.is_finite(x), Facts(True, bound=1))

    def op_math(self, name, limit, result, positive=False):
        """A smooth function; |x| at most `limit`, half as much when narrow."""
        x = self.some_float()
        if x.dtype == "f64" and self.chance(0.8):
            x = self.argument(self.shape(1), self.rng.choice(["f32", *HALF]))
        if x.dtype == "f16" and name in ("logistic", "exponential_minus_one"):
            # XLA writes these out in f16 arithmetic: two ulp off, everywhere.
            x = self.argument(self.shape(1), "f32")
        facts = self.facts(x)
        y = self.tame(x, limit if x.dtype in WIDE else limit / 2)
        if positive:
            y = self.away_from_zero(y)
        self.f64_math(x)
        bound, low = result
        return self.keep(
            self.b.unary(name, y), Facts(bound=bound, low=low, tied=facts.tied)
        )

    def op_square(self):
        x = self.some_float()
        facts = self.facts(x)
        y = self.tame(x, 64.0)
        facts = self.facts(y)
        product = facts_of_product(x.dtype, facts, facts)
        return self.keep(self.b.unary("chlo.square", y), product)

    def op_power(self):
        if self.chance(0.3):
            x = self.some_int()
            y = self.note(self.b.binary("and", x, self.splat(3, x)), Facts(True))
            return self.keep(self.b.binary("power", x, y), Facts(True, bound=None))
        x = self.some_float()
        if x.dtype == "f64" and self.chance(0.8):
            x = self.argument(self.shape(1), "f32")
        base = self.away_from_zero(self.tame(x, 4.0))
        y = self.tame(self.partner(x), 2.0)
        self.f64_math(x)
        return self.keep(self.b.binary("power", base, y), Facts(bound=25.0))

    def op_arithmetic(self, name):
        roll = self.rng.random()
        if roll < 0.25:
            x = self.some_int()
            y = self.partner(x)
            facts = Facts(True, bound=None)
            if name == "maximum" or name == "minimum":
                facts = merge(self.facts(x), self.facts(y))
            return self.keep(self.b.binary(name, x, y), facts)
        if roll < 0.3 and name in ("add", "multiply", "maximum", "minimum"):
            x = self.some_bool()
            y = self.partner(x)
            if y is x:  # XLA makes a doubled boolean false
                return False
            return self.keep(self.b.binary(name, x, y), Facts(True, bound=1))
        x = self.some_float()
        y = self.partner(x)
        limit = CEILING[x.dtype] ** 0.5
        x, y = self.tame(x, limit), self.tame(y, limit)
        fx, fy = self.facts(x), self.facts(y)
        if name == "multiply":
            facts = facts_of_product(x.dtype, fx, fy)
        elif name in ("add", "subtract"):
            facts = facts_of_sum(x.dtype, fx, fy)
            facts = facts if name == "add" else facts.but(low=0.0)
        else:
            facts = merge(fx, fy)
        if x is y:
            facts = facts.but(tied=fx.tied)
        return self.keep(self.b.binary(name, x, y), facts)

    def op_divide(self):
        if self.chance(0.3):
            x = self.some_int()
            return self.keep(self.b.divide(x, self.partner(x)), Facts(True, bound=None))
        x = self.some_float()
        y = self.away_from_zero(self.partner(x))
        bound = self.facts(x).bound / self.facts(y).low
        return self.keep(self.b.divide(x, y), Facts(bound=bound))

    def op_remainder(self):
        if self.chance(0.6):
            x = self.some_int()
            return self.keep(
                self.b.binary("remainder", x, self.partner(x)), Facts(True, bound=None)
            )
        x = self.some_float(exact=True)
        y = self.partner(x, grid=True)
        fy = self.facts(y)
        if fy.low <= 0:
            one = self.splat(1, y)
            total = facts_of_sum(x.dtype, fy, self.facts(one))
            if not total.exact:
                return False
            y = self.b.add(self.b.unary("abs", y), one)
        bound = min(self.facts(x).bound, fy.bound + 1)
        return self.keep(self.b.binary("remainder", x, y), Facts(True, bound=bound))

    def op_bits(self, name):
        if self.chance(0.4):
            x = self.some_bool()
            y = self.partner(x)
            facts = Facts(True, bound=1)
        else:
            x = self.some_int()
            y, facts = self.partner(x), Facts(True, bound=None)
        return self.keep(self.b.binary(name, x, y), facts)

    def op_not(self):
        x = self.some_bool() if self.chance(0.5) else self.some_int()
        bound = 1 if x.kind == "bool" else None
        return self.keep(self.b.unary("not", x), Facts(True, bound=bound))

    def op_shift(self, name):
        """Any amount: past the width too."""
        x = self.some_int()
        return self.keep(
            self.b.binary(name, x, self.partner(x)), Facts(True, bound=None)
        )

    def op_compare(self):
        direction = self.rng.choice(["EQ", "NE", "LT", "LE", "GT", "GE"])
        roll = self.rng.random()
        if roll < 0.5:
            x = self.some_float(exact=True)
            y = self.partner(x, exact=True)
        else:
            x = self.some_int() if roll < 0.9 else self.some_bool()
            y = self.partner(x)
        return self.keep(self.b.compare(direction, x, y), Facts(True, bound=1))

    def op_select(self):
        x = self.anything()
        y = self.partner(x)
        if self.chance(0.2):
            p = self.argument((), "i1")
        else:
            p = self.pick(
                lambda v, f: v.dtype == "i1" and v.shape == x.shape,
                lambda: self.argument(x.shape, "i1"),
            )
        facts = merge(self.facts(x), self.facts(y))
        return self.keep(self.b.select(p, x, y), facts)

    def op_clamp(self):
        if self.chance(0.3):
            x = self.some_int()
        else:
            x = self.some_float()
        low, high = sorted(self.rng.sample([0, 1, 2, 3, 5], 2))
        if element_kind(x.dtype) != "uint" and self.chance(0.5):
            low = -low
        shape = x.shape if self.chance(0.4) else ()
        limits = [self.splat(v, x, shape=shape) for v in (low, high)]
        facts = self.facts(x)
        bound = max(abs(low), high)
        new = facts.but(bound=bound, low=max(low, 0), tied=False)
        if facts.grid:
            new.grid = (min(facts.grid[0], 0), float(bound))
        return self.keep(self.b.clamp(limits[0], x, limits[1]), new)

    def op_convert(self):
        """Between any two types, where the value allows it."""
        target = self.rng.choice(
            ["f32", "f32", "bf16", "bf16", "f16", "f64", *NARROW, *INTS, "i1"]
        )
        x = self.pick(
            lambda v, f: (
                v.dtype != target and facts_of_convert(f, v.dtype, target) is not None
            )
        )
        if x is None:
            return False
        facts = facts_of_convert(self.facts(x), x.dtype, target)
        return self.keep(self.b.convert(x, target), facts)

    def op_bitcast(self):
        if self.chance(0.4):
            # Random bits to a float in [1, 2), as dropout draws them.
            def unsigned(v, f):
                return v.dtype == "ui32"

            x = self.pick(unsigned, lambda: self.argument(self.shape(1), "ui32"))
            x = self.b.multiply(x, self.splat(2654435769, x))
            x = self.b.binary("shift_right_logical", x, self.splat(9, x))
            x = self.b.binary("or", x, self.splat(0x3F800000, x))
            one = self.splat(1.0, x, "f32")
            unit = self.b.subtract(self.b.bitcast(x, "f32"), one)
            return self.keep(unit, on_grid(-23, 1.0, "f32"))
        if self.chance(0.3):
            x = self.pick(
                lambda v, f: v.dtype in ("i8", "ui8") and v.rank and v.shape[-1] == 4,
                lambda: self.argument([*self.shape(0, 2), 4], "ui8"),
            )
            target = self.rng.choice(["i32", "ui32"])
        else:
            x = self.pick(
                lambda v, f: f.exact and v.kind != "bool" and v.size * 4 <= LIMIT,
                lambda: self.argument(self.shape(1), "f32"),
            )
            width = 8 * DTYPES[x.dtype].itemsize
            widths = [w for w in (8, 16, 32, 64) if w == width or w * 4 == width]
            target = self.rng.choice(["i", "ui"]) + str(self.rng.choice(widths))
        return self.keep(self.b.bitcast(x, target), Facts(True, bound=None))


class Movement(Base):
    def move(self, x, result):
        return self.keep(result, self.facts(x))

    def op_broadcast(self):
        x = self.anything()
        size = x.size
        shape, dims = [], []
        for d in range(x.rank):
            while self.chance(0.25) and size * 3 <= LIMIT:
                shape.append(self.rng.choice([1, 2, 3]))
                size *= shape[-1]
            dims.append(len(shape))
            extent = x.shape[d]
            if extent == 1 and self.chance(0.6) and size * 5 <= LIMIT:
                extent = self.rng.choice(self.dims)
                size *= max(extent, 1)
                if size > LIMIT:
                    extent, size = 1, size // max(extent, 1)
            shape.append(extent)
        if len(shape) == x.rank and x.rank < 4 and size * 4 <= LIMIT:
            shape.append(self.rng.choice([2, 3, 4]))
        if len(shape) == 2 and self.chance(0.2) and x.rank == 2:
            shape, dims = [shape[1], shape[0]], [1, 0]
        # A broadcast value repeats itself, so sums of it stay meaningful.
        return self.move(x, self.b.broadcast(x, shape, dims))

    def op_reshape(self):
        x = self.anything()
        rest, shape = x.size, []
        if rest == 0:
            shape = [0] if self.chance(0.5) else [2, 0, 3]
        while rest > 1 and len(shape) < 4:
            divisors = [d for d in range(1, rest + 1) if rest % d == 0][:40]
            factor = self.rng.choice(divisors)
            shape.append(factor)
            rest //= factor
        if rest > 1:
            shape[-1] *= rest
        if x.size and self.chance(0.2):
            shape.insert(self.rng.randint(0, len(shape)), 1)
        return self.move(x, self.b.reshape(x, shape))

    def op_transpose(self):
        x = self.anything(min_rank=2)
        order = list(range(x.rank))
        self.rng.shuffle(order)
        return self.move(x, self.b.transpose(x, order))

    def op_reverse(self):
        x = self.anything(min_rank=1)
        dims = [d for d in range(x.rank) if self.chance(0.6)]
        return self.move(x, self.b.reverse(x, dims or [0]))

    def op_slice(self):
        x = self.anything(min_rank=1)
        starts, limits, strides = [], [], []
        for extent in x.shape:
            start = self.rng.randint(0, max(extent - 1, 0) // 2)
            limit = self.rng.randint(min(start + 1, extent), extent)
            if self.chance(0.4):
                start, limit = 0, extent
            starts.append(start)
            limits.append(limit)
            strides.append(self.rng.choice([1, 1, 1, 2, 3]))
        return self.move(x, self.b.slice(x, starts, limits, strides))

    def op_concatenate(self):
        x = self.anything(min_rank=1)
        dim = self.rng.randrange(x.rank)

        def fits(v, f):
            return v.dtype == x.dtype and v.rank == x.rank and all(
                a == b for i, (a, b) in enumerate(zip(v.shape, x.shape)) if i != dim
            )  # fmt: skip

        parts = [x]
        for _ in range(self.rng.choice([1, 1, 2, 3])):
            parts.append(self.pool.choose(fits))
        self.rng.shuffle(parts)
        if sum(v.size for v in parts) > LIMIT:
            return False
        facts = merge(*[self.facts(v) for v in parts])
        return self.keep(self.b.concatenate(parts, dim), facts)

    def op_pad(self):
        x = self.anything(min_rank=1)
        low, high, interior, size = [], [], [], 1
        for extent in x.shape:
            gap = self.rng.choice([0, 0, 0, 1, 2])
            total = extent + max(extent - 1, 0) * gap
            least = -self.rng.choice([0, 0, 1, 2])
            a = self.rng.choice([0, 1, 2, 3, least])
            b = self.rng.choice([0, 1, 2, least])
            if total + a + b < 1 or size * (total + a + b) > LIMIT:
                a = b = gap = 0
                total = extent
            low.append(a)
            high.append(b)
            interior.append(gap)
            size *= total + a + b
        value = self.rng.choice([0, 0, 1])
        filler = self.splat(value, x, shape=())
        facts = merge(self.facts(x), self.facts(filler)).but(tied=self.facts(x).tied)
        return self.keep(self.b.pad(x, filler, low, high, interior), facts)

    def starts_for(self, x):
        dtype = self.rng.choice(["i32", "i32", "i64", "ui32", "i8"])
        starts = []
        for _ in range(x.rank):
            if self.chance(0.5):
                starts.append(self.argument((), dtype))
            else:
                value = self.rng.choice([0, 1, 2, 40])
                if dtype.startswith("i") and self.chance(0.3):
                    value = -3
                starts.append(self.splat(value, x, dtype, ()))
        return starts

    def op_dynamic_slice(self):
        x = self.pick(
            lambda v, f: v.rank and not f.picked,
            lambda: self.argument(self.shape(1), self.float_type()),
        )
        sizes = [self.rng.randint(min(1, d), d) for d in x.shape]
        starts = self.starts_for(x)
        result = self.b.dynamic_slice(x, starts, sizes)
        return self.keep(result, self.facts(x).but(picked=True))

    def op_dynamic_update_slice(self):
        x = self.anything(min_rank=1)
        sizes = [self.rng.randint(min(1, d), d) for d in x.shape]
        update = self.argument(sizes, x.dtype)
        facts = merge(self.facts(x), self.facts(update))
        starts = self.starts_for(x)
        return self.keep(self.b.dynamic_update_slice(x, update, starts), facts)

    def op_iota(self):
        shape = self.shape(1)
        dim = self.rng.randrange(len(shape))
        dtype = self.rng.choice(["i32", "i32", "f32", "bf16", "ui8", "i64", "f16"])
        extent = max(shape[dim] - 1, 0)
        value = self.b.iota(shape, dtype, dim)
        if element_kind(dtype) == "float":
            return self.keep(value, on_grid(0, float(extent), dtype))
        return self.keep(value, Facts(True, bound=extent))

    def op_constant(self):
        """A small constant that is no splat."""
        dtype = self.rng.choice(
            ["f32", "f32", "bf16", "f16", "i32", "ui8", "i1", "i64"]
        )
        shape = self.rng.choice([[3], [5], [2, 3], [1, 4], [7]])
        values = [self.rng.randint(0, 7) for _ in range(math.prod(shape))]
        array = np.array(values, DTYPES[dtype]).reshape(shape)
        facts = Facts(True, bound=7)
        if element_kind(dtype) == "float":
            facts = on_grid(0, 7.0, dtype)
            if self.chance(0.5):
                array = (array / 4).astype(array.dtype)
                facts = on_grid(-2, 2.0, dtype)
        return self.keep(self.b.constant(array, dtype), facts)

    def op_barrier(self):
        values = [self.anything() for _ in range(self.rng.choice([1, 1, 2, 3]))]
        for v, result in zip(values, self.b.barrier(values)):
            self.put(result, self.facts(v))
        return True


class Reducing(Base):
    def dims_of(self, x):
        dims = [d for d in range(x.rank) if self.chance(0.5)]
        return dims or [self.rng.randrange(x.rank)]

    def op_reduce(self, monoid):
        """Order matters to sums of narrow floats: those on a grid only."""
        if monoid in ("and", "or"):
            x = self.some_bool(1) if self.chance(0.7) else self.some_int(1)
            start = {"and": 1, "or": 0}[monoid]
            if x.kind == "int" and monoid == "and":
                start = -1
            if x.kind == "uint" and monoid == "and":
                start = int(np.iinfo(DTYPES[x.dtype]).max)
            init = self.splat(start, x, shape=())
            facts = Facts(True, bound=1 if x.kind == "bool" else None)
            return self.keep(self.b.reduce(monoid, x, init, self.dims_of(x)), facts)
        if self.chance(0.2):
            x = self.some_int(1)
            info = np.iinfo(DTYPES[x.dtype])
            starts = {"add": 0, "multiply": 1, "maximum": info.min, "minimum": info.max}
            init = self.splat(int(starts[monoid]), x, shape=())
            return self.keep(
                self.b.reduce(monoid, x, init, self.dims_of(x)),
                Facts(True, bound=None),
            )
        narrow_sum = monoid == "add" and self.chance(0.15)
        x = self.pick(
            lambda v, f: v.rank
            and not f.tied
            and v.size
            and (v.dtype in WIDE or (v.dtype in HALF and f.grid and narrow_sum)
                 or (v.dtype in HALF and monoid in ("maximum", "minimum"))),
            lambda: self.argument(
                [d or 1 for d in self.shape(1)], self.float_type(wide_only=True)
            ),
        )  # fmt: skip
        facts, dims = self.facts(x), self.dims_of(x)
        count = math.prod(x.shape[d] for d in dims)
        if monoid == "multiply":
            # Factors near one, and few of them.
            if count > 40:
                return False
            x = self.tame(x, 0.5)
            one = self.splat(1, x)
            x = self.note(self.b.add(x, one), Facts(bound=1.5))
            init, facts = self.splat(1, x, shape=()), Facts(bound=1.5**count)
            if facts.bound > CEILING[x.dtype]:
                return False
        elif monoid == "add":
            init = self.splat(0, x, shape=())
            facts = facts_of_total(x.dtype, facts, count)
            if x.dtype in HALF and not facts.exact:
                return False
        else:
            start = -np.inf if monoid == "maximum" else np.inf
            init = self.b.constant(np.array(start, DTYPES[x.dtype]), x.dtype)
        return self.keep(self.b.reduce(monoid, x, init, dims), facts)

    def op_arg_reduce(self, largest):
        x = self.pick(
            lambda v, f: v.rank and v.size and f.exact and v.dtype not in NARROW
            and v.dtype != "i1",
            lambda: self.argument([d or 1 for d in self.shape(1)], "f32"),
        )  # fmt: skip
        dim = self.rng.randrange(x.rank)
        index = self.b.iota(x.shape, self.rng.choice(["i32", "i32", "i64"]), dim)
        best, place = self.b.arg_reduce(x, index, [dim], largest)
        self.put(best, self.facts(x))
        return self.keep(place, Facts(True, bound=x.shape[dim]))

    def op_dot(self, algorithm=False):
        """Random batch, contracting and free dims on both sides."""
        kinds = ("bf16",) if algorithm else (*WIDE, *HALF, *NARROW)
        x = self.pick(
            lambda v, f: v.dtype in kinds and v.rank >= 1 and v.size,
            lambda: self.argument([d or 1 for d in self.shape(1)],
                                  "bf16" if algorithm else self.float_type()),
        )  # fmt: skip
        if algorithm and not self.facts(x).exact:
            x = self.argument([d or 1 for d in self.shape(1)], "bf16")
        x = self.tame(x, 16.0)
        roles = [self.rng.choice("bccff") for _ in range(x.rank)]
        batch = [d for d in range(x.rank) if roles[d] == "b"]
        contract = [d for d in range(x.rank) if roles[d] == "c"]
        self.rng.shuffle(batch)
        self.rng.shuffle(contract)
        count = math.prod(x.shape[d] for d in contract)
        free = math.prod(x.shape[d] for d in range(x.rank) if roles[d] == "f")
        free *= math.prod(x.shape[d] for d in batch)
        entries = [("b", d, x.shape[d]) for d in batch]
        entries += [("c", d, x.shape[d]) for d in contract]
        room = LIMIT // max(free, 1)
        for _ in range(self.rng.choice([0, 1, 1, 2])):
            extent = self.rng.choice([d for d in self.dims if d] or [1])
            if extent <= room:
                room //= extent
                entries.append(("f", None, extent))
        if math.prod(e[2] for e in entries) > LIMIT:
            return False
        self.rng.shuffle(entries)
        shape = [e[2] for e in entries]
        y = self.argument(shape, x.dtype)
        place = {(e[0], e[1]): i for i, e in enumerate(entries)}
        pairs = (contract, [place["c", d] for d in contract])
        batches = (batch, [place["b", d] for d in batch])
        result = x.dtype
        if algorithm or x.dtype in NARROW or (x.dtype in HALF and self.chance(0.5)):
            result = "f32"
        product = facts_of_product("f32", self.facts(x), self.facts(y))
        facts = facts_of_total(result, product, count)
        if facts.bound > CEILING[result]:
            return False
        options = {"dtype": result}
        if algorithm:
            options["algorithm"] = ("bf16", "bf16", "f32")
            if self.chance(0.4):
                y = self.note(self.b.convert(y, "f32"), self.facts(y))
                y = self.note(self.b.multiply(y, self.splat(0.3, y)), Facts(bound=3.0))
        return self.keep(self.b.dot_general(x, y, pairs, batches, **options), facts)


class Indexed(Base):
    def index_layout(self, x, map_dims, batch_dims):
        """Random batch shape of an index tensor: its shape, the position of
        the index vector, where the batching dims stand."""
        entries = [("m", d, x.shape[d]) for d in batch_dims]
        for _ in range(self.rng.choice([0, 1, 1, 2])):
            entries.append(("n", None, self.rng.choice([1, 2, 3, 5])))
        self.rng.shuffle(entries)
        shape = [e[2] for e in entries]
        count = len(map_dims)
        position = self.rng.randint(0, len(shape))
        if count == 1 and self.chance(0.3):
            return shape, len(shape), entries
        shape.insert(position, count)
        return shape, position, entries

    def choose_dims(self, x):
        """Roles of the operand's dims: mapped, batching, whole."""
        batching = [d for d in range(x.rank) if x.shape[d] <= 9 and self.chance(0.15)]
        rest = [d for d in range(x.rank) if d not in batching]
        mapped = [d for d in rest if self.chance(0.5)]
        if not mapped and rest:
            mapped = [self.rng.choice(rest)]
        self.rng.shuffle(mapped)
        sizes = []
        for d in range(x.rank):
            size = x.shape[d]
            if d in batching or (d in mapped and self.chance(0.7)):
                size = 1
            elif d in mapped or self.chance(0.2):
                size = self.rng.randint(1, size)
            sizes.append(size)
        gone = [d for d in rest if sizes[d] == 1 and self.chance(0.7)]
        return batching, mapped, sizes, gone

    def some_table(self):
        return self.pick(
            lambda v, f: (
                1 <= v.rank <= 3 and v.size and v.dtype not in NARROW and not f.picked
            ),
            lambda: self.argument([d or 1 for d in self.shape(1)], self.float_type()),
        )

    def indices_for(self, shape, extent):
        dtype = self.rng.choice(["i32", "i32", "i32", "i64", "ui32", "i8"])
        low = -2 if dtype.startswith("i") else 0
        value = self.module.argument(shape, dtype, {"uniform": [low, extent + 2]})
        return self.put(value, Facts(True, bound=extent + 2))

    def op_gather(self):
        x = self.some_table()
        batching, mapped, sizes, gone = self.choose_dims(x)
        if not mapped:
            return False
        shape, vector, entries = self.index_layout(x, mapped, batching)
        window = [sizes[d] for d in range(x.rank) if d not in gone + batching]
        batch = [d for i, d in enumerate(shape) if i != vector]
        if math.prod(window) * math.prod(batch) > LIMIT:
            return False
        ids = self.indices_for(shape, max(x.shape[d] for d in mapped))
        rank = len(window) + len(batch)
        offsets = sorted(self.rng.sample(range(rank), len(window)))
        where = self.batching_positions(entries, batching, vector, shape)
        result = self.b.gather(
            x, ids, sizes, offsets, gone, mapped, vector, batching, where
        )
        return self.keep(result, self.facts(x).but(picked=True))

    def batching_positions(self, entries, batching, vector, shape):
        """Dims of the index tensor that stand for the batching dims."""
        has_vector = len(shape) > len(entries)
        places = {}
        for i, entry in enumerate(entries):
            if entry[0] == "m":
                shifted = has_vector and i >= vector
                places[entry[1]] = i + shifted
        return [places[d] for d in batching]

    def op_scatter_add(self):
        """Sums in any order: wide floats, integers, or narrow on a grid."""
        x = self.pick(
            lambda v, f: (
                1 <= v.rank <= 3
                and v.size
                and (v.dtype in WIDE or v.dtype in INTS or (v.dtype in HALF and f.grid))
            ),
            lambda: self.argument([d or 1 for d in self.shape(1)], "f32"),
        )
        batching, mapped, sizes, gone = self.choose_dims(x)
        if not mapped:
            return False
        shape, vector, entries = self.index_layout(x, mapped, batching)
        window = [sizes[d] for d in range(x.rank) if d not in gone + batching]
        batch = [d for i, d in enumerate(shape) if i != vector]
        count = math.prod(batch)
        if math.prod(window) * count > LIMIT:
            return False
        rank = len(window) + len(batch)
        offsets = sorted(self.rng.sample(range(rank), len(window)))
        window, batch, updates = list(window), list(batch), []
        for i in range(rank):
            updates.append((window if i in offsets else batch).pop(0))
        source = self.argument(updates, x.dtype, whole=x.dtype in HALF or None)
        facts = Facts(True, bound=None)
        if x.kind == "float":
            total = facts_of_total(x.dtype, self.facts(source), count)
            facts = facts_of_sum(x.dtype, self.facts(x), total)
            if x.dtype in HALF and not facts.exact:
                return False
        ids = self.indices_for(shape, max(x.shape[d] for d in mapped))
        where = self.batching_positions(entries, batching, vector, shape)
        result = self.b.scatter(
            x, ids, source, "add", offsets, gone, mapped, vector, batching, where
        )
        return self.keep(result, facts)

    def op_scatter_replace(self):
        """Distinct constant targets, some of them out of range."""
        x = self.some_table()
        dim = self.rng.randrange(x.rank)
        extent = x.shape[dim]
        candidates = list(range(-1, extent + 2))
        ids = self.rng.sample(
            candidates, min(len(candidates), self.rng.choice([1, 2, 4]))
        )
        dtype = self.rng.choice(["i32", "i64"])
        indices = self.b.constant(np.array(ids, DTYPES[dtype])[:, None], dtype)
        window = [self.rng.randint(1, n) if self.chance(0.3) else n
                  for d, n in enumerate(x.shape) if d != dim]  # fmt: skip
        if math.prod(window) * len(ids) > LIMIT:
            return False
        position = self.rng.randint(0, len(window))
        shape = [*window[:position], len(ids), *window[position:]]
        offsets = [i for i in range(len(shape)) if i != position]
        source = self.argument(shape, x.dtype)
        facts = merge(self.facts(x), self.facts(source))
        result = self.b.scatter(
            x, indices, source, "replace", offsets, [dim], [dim], 1,
            unique=self.chance(0.5),
        )  # fmt: skip
        return self.keep(result, facts)
