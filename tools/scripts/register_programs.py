# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kernel bodies of the sizes of real steps, drawn from a seed.

    register_programs.py --seed=0 --count=100 --out=FILE.mlir

Each body reads a few arrays, computes on their elements, reduces along rows or
columns, and writes results of the whole array, of rows, or of columns: what
norms, softmax, cross-entropy, optimizers, activations and their gradients do,
with other operations in other orders. Plain Python.
"""

import argparse
import random

WIDTHS = {"bf16": 16, "f16": 16, "f32": 32, "i32": 32, "i8": 8, "f8E4M3FN": 8}
UNARY = [
    ("math.exp", 3),
    ("math.rsqrt", 2),
    ("math.tanh", 1),
    ("math.log", 1),
    ("math.absf", 2),
    ("arith.negf", 2),
    ("math.sqrt", 1),
    ("math.sin", 0.3),
    ("math.log1p", 0.5),
    ("math.erf", 0.5),
]
BINARY = [
    ("arith.addf", 6),
    ("arith.mulf", 8),
    ("arith.subf", 4),
    ("arith.divf", 1),
    ("arith.maximumf", 1),
    ("arith.minimumf", 0.5),
]


def choose(rng, weighted):
    return rng.choices([name for name, _ in weighted], [w for _, w in weighted])[0]


class Body:
    """One kernel: statements over a domain of rows x cols (or cols alone)."""

    def __init__(self, rng, name):
        self.rng = rng
        self.name = name
        self.lines = []
        self.args = []
        self.count = 0
        self.results = []

    def tensor(self, element, shape):
        return "tensor<" + "".join(f"{size}x" for size in shape) + element + ">"

    def value(self, text):
        name = f"%{self.count}"
        self.count += 1
        self.lines.append(f"    {name} = {text}")
        return name

    def argument(self, element, shape):
        name = f"%a{len(self.args)}"
        self.args.append((name, self.tensor(element, shape)))
        return name

    def to_f32(self, value, element, shape):
        if element == "f32":
            return value
        types = f"{self.tensor(element, shape)} to {self.tensor('f32', shape)}"
        op = "arith.sitofp" if element.startswith("i") else "arith.extf"
        return self.value(f"{op} {value} : {types}")

    def from_f32(self, value, element, shape):
        if element == "f32":
            return value
        types = f"{self.tensor('f32', shape)} to {self.tensor(element, shape)}"
        op = "arith.fptosi" if element.startswith("i") else "arith.truncf"
        return self.value(f"{op} {value} : {types}")

    def constant(self, number, shape):
        return self.value(
            f"arith.constant dense<{number:.6e}> : {self.tensor('f32', shape)}"
        )

    def spread(self, value, dim, shape, element="f32"):
        """A row's or column's value at every element."""
        small = self.tensor(element, [shape[dim]])
        return self.value(
            f"sinter.broadcast {value} dims [{dim}] : {small} -> {self.tensor(element, shape)}"
        )

    def operation(self, pool, shape, element="f32"):
        """One more value, computed from the last and from earlier ones."""
        rng = self.rng
        kind = self.tensor(element, shape)
        # Recent values more often: chains, with some values used much later.
        x = pool[-1 - min(int(rng.expovariate(0.7)), len(pool) - 1)]
        draw = rng.random()
        if draw < 0.2:
            return self.value(f"{choose(rng, UNARY)} {x} : {kind}")
        if draw < 0.3 and element == "f32":
            constant = self.constant(rng.uniform(-2, 2), shape)
            return self.value(f"{choose(rng, BINARY)} {x}, {constant} : {kind}")
        y = rng.choice(pool)
        if draw < 0.37:
            flags = self.value(f"arith.cmpf ogt, {x}, {y} : {kind}")
            z = rng.choice(pool)
            return self.value(
                f"arith.select {flags}, {x}, {z} : {self.tensor('i1', shape)}, {kind}"
            )
        return self.value(f"{choose(rng, BINARY)} {x}, {y} : {kind}")

    def grow(self, pool, shape, count):
        for _ in range(count):
            pool.append(self.operation(pool, shape))

    def result(self, value, element, shape):
        value = self.from_f32(value, element, shape)
        self.results.append((value, self.tensor(element, shape)))

    def text(self):
        args = ", ".join(f"{name}: {kind}" for name, kind in self.args)
        kinds = [kind for _, kind in self.results]
        yields = ", ".join(value for value, _ in self.results)
        return "\n".join(
            [
                f"  sinter.kernel private @{self.name}({args}) -> ({', '.join(kinds)}) {{",
                *self.lines,
                f"    sinter.yield {yields} : {', '.join(kinds)}",
                "  }",
            ]
        )


def element_of(rng):
    return choose(
        rng,
        [("bf16", 5), ("f32", 4), ("f16", 1), ("i32", 0.3), ("i8", 0.3), ("f8E4M3FN", 0.3)],
    )


def result_element(rng):
    return choose(rng, [("bf16", 5), ("f32", 4), ("f16", 1)])


def make_body(rng, name):
    body = Body(rng, name)
    kind = choose(
        rng, [("pointwise", 3), ("row", 3), ("persistent", 3), ("columns", 3), ("rows only", 2)]
    )
    if kind == "pointwise":
        shape = [rng.choice([4096, 65536, 1000000, 1 << 24, 12345 * 8, 3 * 4099])]
    else:
        cols = rng.choice(
            [64, 96, 128, 200, 256, 384, 512, 768, 1000, 1024, 1536, 2048, 2560, 4096, 5120, 8192]
        )
        shape = [rng.choice([7, 256, 1024, 4096, 16384]), cols]
    heavy = rng.random() < 0.15
    inputs = rng.randint(8, 40) if heavy and kind == "pointwise" else rng.randint(1, 5)
    if heavy and kind != "pointwise":
        inputs = rng.randint(4, 9)
    pool = []
    narrow = []
    for _ in range(inputs):
        draw = rng.random()
        element = element_of(rng)
        if draw < 0.78 or len(shape) == 1:
            value = body.argument(element, shape)
            if element in ("bf16", "f16"):
                narrow.append((value, element))
            pool.append(body.to_f32(value, element, shape))
        else:
            dim = 1 if draw < 0.92 else 0
            value = body.argument(element, [shape[dim]])
            value = body.to_f32(value, element, [shape[dim]])
            pool.append(body.spread(value, dim, shape))
    # Some arithmetic in the narrow type, as steps in bf16 have it.
    if narrow and rng.random() < 0.3:
        value, element = rng.choice(narrow)
        chain = [value]
        for _ in range(rng.randint(1, 4)):
            chain.append(body.operation(chain, shape, element))
        pool.append(body.to_f32(chain[-1], element, shape))
    size = rng.randint(1, 6) if rng.random() < 0.5 else rng.randint(4, 30)
    body.grow(pool, shape, size)
    full = rng.randint(1, 3)
    if kind == "pointwise":
        if heavy:
            # Every input counts.
            total = pool[0]
            for value in pool[1:inputs]:
                total = body.value(f"arith.addf {total}, {value} : {body.tensor('f32', shape)}")
            pool.append(total)
        for _ in range(full):
            body.grow(pool, shape, rng.randint(1, 4))
            body.result(pool[-1], result_element(rng), shape)
        return body.text()

    rows = [shape[0]]
    columns = [shape[1]]
    stages = 0 if kind == "columns" else rng.randint(1, 3)
    if kind == "rows only":
        stages = 1
    totals = []
    for _ in range(stages):
        for _ in range(rng.choice([1, 1, 2])):
            value = pool[-1] if rng.random() < 0.6 else rng.choice(pool)
            how = choose(rng, [("add", 5), ("max", 2), ("min", 0.5)])
            total = body.value(
                f"sinter.reduce {how} {value} dims [1] : {body.tensor('f32', shape)} -> "
                f"{body.tensor('f32', rows)}"
            )
            row_pool = [total, *totals]
            body.grow(row_pool, rows, rng.randint(0, 3))
            totals.append(row_pool[-1])
        if kind == "rows only":
            continue
        pool.append(body.spread(totals[-1], 0, shape))
        body.grow(pool, shape, rng.randint(1, 6))
    for total in totals:
        if kind == "rows only" or rng.random() < 0.3:
            body.result(total, "f32", rows)
    if kind in ("persistent", "columns"):
        for _ in range(rng.choice([1, 1, 2, 3])):
            value = pool[-1] if rng.random() < 0.5 else rng.choice(pool)
            total = body.value(
                f"sinter.reduce add {value} dims [0] : {body.tensor('f32', shape)} -> "
                f"{body.tensor('f32', columns)}"
            )
            body.grow(pool, shape, rng.randint(0, 2))
            body.result(total, result_element(rng), columns)
    if kind in ("row", "persistent") or (kind == "columns" and rng.random() < 0.3):
        for _ in range(full):
            body.grow(pool, shape, rng.randint(1, 4))
            body.result(pool[-1], result_element(rng), shape)
    return body.text()


def make_module(seed, count):
    rng = random.Random(f"registers {seed}")
    bodies = [make_body(rng, f"body_{i}") for i in range(count)]
    return "module {\n" + "\n".join(bodies) + "\n}\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--out", required=True)
    options = parser.parse_args()
    with open(options.out, "w", encoding="utf-8") as stream:
        stream.write(make_module(options.seed, options.count))


if __name__ == "__main__":
    main()
