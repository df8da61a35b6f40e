# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Larger pieces of random programs: the shapes of ops that training steps are
made of, with their backward halves, loops and calls."""

import math

import numpy as np

from random_ops import Elementwise, Indexed, Movement, Reducing
from random_values import HALF, WIDE, Facts
from xla_oracle import DTYPES


class Motifs(Elementwise, Movement, Reducing, Indexed):
    # -- helpers -----------------------------------------------------------

    def matrix(self, dtype=None):
        """A float of rank 2, from the pool or drawn."""
        kinds = (dtype,) if dtype else ("f32", *HALF)

        def make():
            rows, columns = (self.rng.choice(self.dims) or 1 for _ in range(2))
            return self.argument([rows, columns], dtype or self.float_type(), False)

        x = self.pick(
            lambda v, f: v.rank == 2 and v.size and v.dtype in kinds and not f.tied
            and f.bound >= 0.5,
            make,
        )  # fmt: skip
        return self.tame(x, 8.0)

    def normal(self, shape, dtype="f32"):
        return self.argument(shape, dtype, whole=False)

    def wide(self, x):
        return x if x.dtype in WIDE else self.b.convert(x, "f32")

    def scalar(self, value, dtype="f32"):
        return self.b.constant(np.array(value, DTYPES[dtype]), dtype)

    def fill(self, value, like):
        return self.b.splat(value, like.shape, like.dtype)

    def total(self, x, dims, monoid="add"):
        start = {"add": 0.0, "maximum": -np.inf}[monoid]
        return self.b.reduce(monoid, x, self.scalar(start, x.dtype), dims)

    def over_rows(self, row, like):
        """[rows] to [rows, columns]."""
        return self.b.broadcast(row, like.shape, [0])

    def over_columns(self, column, like):
        return self.b.broadcast(column, like.shape, [1])

    # -- norms and losses --------------------------------------------------

    def motif_norm(self):
        """RMS or layer norm; half of the time with its gradients."""
        b = self.b
        x = self.matrix()
        f = self.wide(x)
        columns = x.shape[1]
        centred = self.chance(0.5)
        if centred:
            mean = b.divide(self.total(f, [1]), self.fill_row(columns, f))
            f = b.subtract(f, self.over_rows(mean, f))
        square = self.total(b.multiply(f, f), [1])
        mean = b.divide(square, self.fill_row(columns, f))
        # A large epsilon: a row of one element has no variance at all.
        inverse = b.unary("rsqrt", b.add(mean, self.fill(0.0625, mean)))
        unit = b.multiply(f, self.over_rows(inverse, f))
        gain = self.normal([columns], x.dtype)
        y = b.multiply(unit, self.over_columns(self.wide(gain), f))
        if centred and f.dtype == "f32" and self.chance(0.6):
            y = b.add(y, self.over_columns(self.normal([columns]), f))
        y = b.convert(y, x.dtype) if x.dtype != y.dtype else y
        self.put(y, Facts(bound=40.0, tied=True))
        if self.chance(0.5):
            g = self.normal(f.shape, f.dtype)
            scaled = b.multiply(g, self.over_columns(self.wide(gain), f))
            inner = b.divide(self.total(b.multiply(scaled, unit), [1]),
                             self.fill_row(columns, f))  # fmt: skip
            dx = b.subtract(scaled, b.multiply(unit, self.over_rows(inner, f)))
            dx = b.multiply(dx, self.over_rows(inverse, f))
            dgain = self.total(b.multiply(g, unit), [0])
            dx = b.convert(dx, x.dtype) if x.dtype != dx.dtype else dx
            self.put(dx, Facts(bound=200.0, tied=True))
            self.put(dgain, Facts(bound=4.0 * 8.0 * x.shape[0], tied=True))
        return True

    def fill_row(self, value, matrix):
        return self.b.splat(float(value), matrix.shape[:1], matrix.dtype)

    def softmax(self, x):
        b = self.b
        top = self.total(x, [1], "maximum")
        e = b.unary("exponential", b.subtract(x, self.over_rows(top, x)))
        return b.divide(e, self.over_rows(self.total(e, [1]), x)), top, e

    def motif_softmax(self):
        x = self.wide(self.matrix(self.rng.choice(["f32", "f32", "bf16"])))
        p, _, _ = self.softmax(x)
        self.put(p, Facts(bound=1.0, tied=True))
        if self.chance(0.4):
            g = self.normal(p.shape, p.dtype)
            inner = self.total(self.b.multiply(g, p), [1])
            dx = self.b.multiply(p, self.b.subtract(g, self.over_rows(inner, g)))
            self.put(dx, Facts(bound=8.0, tied=True))
        return True

    def motif_cross_entropy(self):
        """Mean loss by log-sum-exp and a gather, and the logits' gradient:
        by a scatter into zeros, or by comparing with an iota."""
        b = self.b
        x = self.wide(self.matrix())
        if x.dtype == "f64":
            self.used_f64_math = True
        rows, columns = x.shape
        p, top, e = self.softmax(x)
        log = b.unary("log", self.total(e, [1]))
        target = self.argument([rows], "i32")
        target = self.note_int(b.binary("remainder", b.unary("abs", target),
                               b.splat(columns, [rows], "i32")))  # fmt: skip
        ids = b.reshape(target, [rows, 1, 1])
        logit = b.gather(x, ids, [1, 1], [], [1], [1], 2, [0], [0])
        logit = b.reshape(logit, [rows])
        losses = b.subtract(b.add(log, top), logit)
        scale = self.scalar(1.0 / rows, x.dtype)
        # Away from zero: the loss of a single column is nothing but rounding.
        loss = b.multiply(self.total(losses, [0]), scale)
        loss = b.add(loss, self.scalar(0.5, x.dtype))
        self.put(loss, Facts(bound=32.0, tied=True))
        if columns > 1 and self.chance(0.7):
            weight = self.b.splat(1.0 / rows, x.shape, x.dtype)
            if self.chance(0.5):
                zeros = b.splat(0.0, x.shape, x.dtype)
                ones = b.splat(1.0, [rows, 1], x.dtype)
                hot = b.scatter(zeros, ids, ones, "add", [], [1], [1], 2, [0], [0])
            else:
                places = b.iota(x.shape, "i32", 1)
                same = b.compare("EQ", places, b.broadcast(target, x.shape, [0]))
                hot = b.convert(same, x.dtype)
            self.put(b.multiply(b.subtract(p, hot), weight),
                     Facts(bound=1.0, tied=True))  # fmt: skip
        return True

    def note_int(self, value):
        self.pool.facts[value.name] = Facts(True)
        self.pool.readers[value.name] = 1
        return value

    # -- layers ------------------------------------------------------------

    def motif_rope(self):
        """Rotate the two halves of the last dim by angles of the position."""
        b = self.b
        time, half = self.rng.choice([1, 3, 8, 13]), self.rng.choice([1, 2, 4, 8])
        heads = self.rng.choice([1, 2, 3])
        x = self.normal([time, heads, 2 * half], self.rng.choice(["f32", "bf16"]))
        f = self.wide(x)
        steps = b.iota([time, half], "f32", 0)
        rates = np.array([1.0 / 4.0**i for i in range(half)], np.float32)
        table = b.broadcast(b.constant(rates, "f32"), [time, half], [1])
        angle = b.multiply(steps, table)
        shape = [time, heads, half]
        cosine = b.broadcast(b.unary("cosine", angle), shape, [0, 2])
        sine = b.broadcast(b.unary("sine", angle), shape, [0, 2])
        left = b.slice(f, [0, 0, 0], [time, heads, half])
        right = b.slice(f, [0, 0, half], [time, heads, 2 * half])
        turned = b.concatenate(
            [b.subtract(b.multiply(left, cosine), b.multiply(right, sine)),
             b.add(b.multiply(right, cosine), b.multiply(left, sine))], 2)  # fmt: skip
        turned = b.convert(turned, x.dtype) if x.dtype != "f32" else turned
        self.put(turned, Facts(bound=8.0))
        return True

    def motif_attention(self):
        """Causal attention with grouped heads, in the dims JAX uses."""
        b = self.b
        batch, time = self.rng.choice([1, 2]), self.rng.choice([1, 5, 8, 16])
        groups, per, size = self.rng.choice([(1, 1, 4), (2, 2, 4), (2, 1, 8)])
        dtype = self.rng.choice(["f32", "bf16"])
        q = self.normal([batch, time, groups, per, size], dtype)
        k = self.normal([batch, time, groups, size], dtype)
        v = self.normal([batch, time, groups, size], dtype)
        algorithm = ("bf16", "bf16", "f32") if dtype == "bf16" else None
        scores = b.dot_general(q, k, ([4], [3]), ([0, 2], [0, 2]), "f32", algorithm)
        scores = b.multiply(scores, self.fill(0.25, scores))
        shape = scores.shape  # batch, groups, time, per, time
        rows = b.iota([time, time], "i32", 0)
        columns = b.iota([time, time], "i32", 1)
        mask = b.broadcast(b.compare("GE", rows, columns), shape, [2, 4])
        scores = b.select(mask, scores, self.fill(-1e30, scores))
        top = b.broadcast(self.total(scores, [4], "maximum"), shape, [0, 1, 2, 3])
        e = b.unary("exponential", b.subtract(scores, top))
        p = b.divide(e, b.broadcast(self.total(e, [4]), shape, [0, 1, 2, 3]))
        p = b.convert(p, dtype) if dtype != "f32" else p
        o = b.dot_general(p, v, ([4], [1]), ([0, 1], [0, 2]), dtype)
        o = b.transpose(o, [0, 2, 1, 3, 4])
        o = b.reshape(o, [batch * time, groups * per * size])
        self.put(o, Facts(bound=8.0, tied=time == 1))
        return True

    def motif_linear(self):
        """A product with bias and activation, half of the time with the two
        products of its backward pass."""
        b = self.b
        x = self.matrix()
        if x.dtype == "f16":
            return False
        outs = self.rng.choice([d for d in self.dims if d] or [1])
        w = self.normal([x.shape[1], outs], x.dtype)
        w = self.b.multiply(w, self.fill(0.25, w))
        y = b.dot_general(x, w, ([1], [0]))
        bias = self.normal([outs], x.dtype)
        y = b.add(y, self.over_columns(bias, y))
        squash = self.tame(self.note_float(y, 10.0 * x.shape[1]), 4.0)
        kind = self.rng.choice(["silu", "gelu", "tanh gelu", "relu"])
        if kind == "silu":
            gate = b.unary("logistic", squash)
            y = b.multiply(squash, gate)
        elif kind == "gelu":
            inner = b.multiply(squash, self.fill(0.70703125, squash))
            gate = b.add(b.unary("chlo.erf", inner), self.fill(1.0, inner))
            y = b.multiply(b.multiply(squash, self.fill(0.5, squash)), gate)
        elif kind == "tanh gelu":
            cube = b.multiply(b.multiply(squash, squash), squash)
            inner = b.add(squash, b.multiply(cube, self.fill(0.044677734375, cube)))
            inner = b.multiply(inner, self.fill(0.796875, inner))
            gate = b.add(b.unary("tanh", inner), self.fill(1.0, inner))
            y = b.multiply(b.multiply(squash, self.fill(0.5, squash)), gate)
        else:
            y = b.binary("maximum", squash, self.fill(0.0, squash))
        self.put(y, Facts(bound=5.0))
        if self.chance(0.5):
            g = self.normal(y.shape, y.dtype)
            self.put(b.dot_general(g, w, ([1], [1])), Facts(bound=8.0 * outs))
            self.put(b.dot_general(x, g, ([0], [0])), Facts(bound=32.0 * x.shape[0]))
        return True

    def note_float(self, value, bound):
        self.pool.facts[value.name] = Facts(bound=bound)
        self.pool.readers[value.name] = 1
        return value

    def motif_embedding(self):
        """Look rows up and add gradients back into a zero table."""
        b = self.b
        vocabulary = self.rng.choice([1, 5, 17, 33])
        width = self.rng.choice([d for d in self.dims if d] or [4])
        dtype = self.rng.choice(["f32", "bf16"])
        table = self.normal([vocabulary, width], dtype)
        shape = self.rng.choice([[7], [2, 5], [1, 3]])
        ids = self.module.argument(shape, "i32", {"uniform": [0, vocabulary]})
        self.put(ids, Facts(True, bound=vocabulary))
        if self.chance(0.5):
            # Negative ids count from the end, as array indexing has it.
            wrapped = b.add(ids, b.splat(vocabulary, shape, "i32"))
            negative = b.compare("LT", ids, b.splat(0, shape, "i32"))
            ids = b.select(negative, wrapped, ids)
        column = b.broadcast(ids, [*shape, 1], list(range(len(shape))))
        rank = len(shape)
        x = b.gather(table, column, [1, width], [rank], [0], [0], rank)
        self.put(x, Facts(True, bound=3.5))
        if self.chance(0.7):
            g = self.normal(x.shape, "f32")
            zeros = b.splat(0.0, table.shape, "f32")
            grad = b.scatter(zeros, column, g, "add", [rank], [0], [0], rank)
            self.put(grad, Facts(bound=3.5 * math.prod(shape)))
        return True

    def motif_dropout(self):
        """Bits from a hash of the position; kept values are scaled up."""
        b = self.b
        x = self.matrix(self.rng.choice(["f32", "bf16"]))
        key = self.module.argument([], "ui32", {"uniform": [0, 1000000]})
        self.put(key, Facts(True))
        places = b.reshape(b.iota([x.size], "ui32", 0), x.shape)
        bits = b.add(places, b.broadcast(key, x.shape, []))
        for shift, factor in ((16, 0x7FEB352D), (15, 0x846CA68B)):
            moved = b.binary("shift_right_logical", bits, self.fill(shift, bits))
            bits = b.multiply(b.binary("xor", bits, moved), self.fill(factor, bits))
        bits = b.binary("or", b.binary("shift_right_logical", bits, self.fill(9, bits)),
                        self.fill(0x3F800000, bits))  # fmt: skip
        unit = b.subtract(b.bitcast(bits, "f32"), b.splat(1.0, x.shape, "f32"))
        keep = b.compare("LT", unit, b.splat(0.75, x.shape, "f32"))
        scaled = b.multiply(x, self.fill(1.25, x))
        facts = self.facts(x)
        self.put(b.select(keep, scaled, self.fill(0.0, x)),
                 Facts(bound=facts.bound * 1.25))  # fmt: skip
        return True

    # -- optimizer ---------------------------------------------------------

    def motif_adamw(self):
        """One or two parameters with their moments, all donated."""
        b = self.b
        for _ in range(self.rng.choice([1, 2])):
            shape = self.shape(1, 2)
            dtype = self.rng.choice(["f32", "f32", "bf16"])
            rate, decay = 0.0625, 0.125
            w = self.normal(shape, dtype)
            mean = self.normal(shape)
            square = self.module.argument(shape, "f32", {"const": 0.25})
            g = self.wide(self.normal(shape, dtype))
            f = self.wide(w)
            mean2 = b.add(b.multiply(mean, self.fill(0.9, mean)),
                          b.multiply(g, self.fill(0.1, g)))  # fmt: skip
            square2 = b.add(b.multiply(square, self.fill(0.95, square)),
                            b.multiply(b.unary("chlo.square", g), self.fill(0.05, g)))  # fmt: skip
            root = b.add(b.unary("sqrt", square2), self.fill(1e-8, square2))
            step = b.add(b.divide(mean2, root), b.multiply(f, self.fill(decay, f)))
            w2 = b.subtract(f, b.multiply(step, self.fill(rate, step)))
            w2 = b.convert(w2, dtype) if dtype != "f32" else w2
            for old, new in ((w, w2), (mean, mean2), (square, square2)):
                self.put(new, Facts(bound=20.0))
                self.pool.readers.setdefault(old.name, 1)
                self.donations.append((old, new))
        return True

    def motif_clip(self):
        """Scale gradients by the norm over all of them."""
        b = self.b
        grads = [
            self.normal(self.shape(1, 2)) for _ in range(self.rng.choice([1, 2, 3]))
        ]
        squares = [self.total(b.unary("chlo.square", g), list(range(g.rank)))
                   for g in grads]  # fmt: skip
        norm = squares[0]
        for other in squares[1:]:
            norm = b.add(norm, other)
        norm = b.unary("sqrt", b.add(norm, self.scalar(1e-6)))
        factor = b.divide(self.scalar(1.0), b.binary("maximum", norm, self.scalar(1.0)))
        for g in grads:
            self.put(b.multiply(g, b.broadcast(factor, g.shape, [])), Facts(bound=4.0))
        return True

    # -- control -----------------------------------------------------------

    def motif_loop(self):
        """A counted loop: rows added up, or a decaying recurrence."""
        trips = self.rng.choice([0, 1, 2, 3, 5])
        x = self.matrix("f32") if self.chance(0.7) else self.matrix("bf16")
        start = self.argument(x.shape[1:], x.dtype, whole=False)
        trips = min(trips, x.shape[0])
        zero_type = self.rng.choice(["i32", "i32", "i64", "ui32"])

        def scan(f, i, values):
            zero = f.constant(np.array(0, DTYPES[zero_type]), zero_type)
            row = f.dynamic_slice(values[1], [i, zero], [1, x.shape[1]])
            row = f.reshape(row, x.shape[1:])
            half = f.splat(0.5, row.shape, x.dtype)
            total = f.add(f.multiply(values[0], half), row)
            grown = f.dynamic_update_slice(
                values[2], f.reshape(total, [1, x.shape[1]]), [i, zero]
            )
            return [total, values[1], grown]

        out = self.b.splat(0.0, x.shape, x.dtype)
        results = self.b.counted_loop(trips, [start, x, out], scan, zero_type)
        bound = 2 * self.facts(x).bound + self.facts(start).bound
        self.put(results[0], Facts(bound=bound))
        self.put(results[2], Facts(bound=bound))
        return True

    def motif_call(self):
        """A private function, called once or twice."""
        x = self.some_float(wide_only=True)
        x = self.tame(x, 4.0)
        y = self.tame(self.partner(x), 4.0)
        name = f"piece{len(self.module.functions)}"
        entry = (x.shape, x.dtype)
        self.f64_math(x)

        def body(f, arguments):
            left, right = arguments
            gate = f.unary("logistic", left)
            return [f.multiply(gate, right), f.add(gate, right)]

        self.module.private(name, [entry, entry], body)
        first, second = self.b.call(name, [x, y])
        self.put(first, Facts(bound=4.0))
        self.put(second, Facts(bound=5.0))
        if self.chance(0.5):
            third, _ = self.b.call(name, [second, first])
            self.put(third, Facts(bound=4.0))
        return True

    def motif_quantize(self):
        """A tensor to 8 bits with a power-of-two scale, and back."""
        b = self.b
        x = self.argument(self.shape(1), self.rng.choice(["f32", "bf16"]), False)
        narrow = self.rng.choice(["f8E4M3FN", "f8E5M2"])
        scale = self.rng.choice([4.0, 16.0])
        q = b.convert(b.multiply(x, self.fill(scale, x)), narrow)
        self.put(q, Facts(True, bound=64.0))
        back = b.multiply(b.convert(q, "f32"), b.splat(1 / scale, x.shape, "f32"))
        self.put(back, Facts(True, bound=4.0))
        return True
