# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random, valid, well-conditioned StableHLO programs from a seed.

    random_programs.py --seeds=0:300 --out=DIR     NAME.mlir, NAME.recipe.json
    random_programs.py --seeds=0:300 --counts      how often each op occurs

With --counts, exit 1 where an op or variant that Sinter imports occurs fewer
than ten times. As a module: `generate(seed)`.

A program has 1 to about 40 ops on small shapes (odd, size 1, sometimes 0),
several results, and pieces of training steps among single ops. Which op may
follow which, so that all correct compilers agree, is in random_values.py.
"""

import argparse
import json
import os
import sys

from random_motifs import Motifs

#: Every op of the import's contract, and variants worth counting.
REQUIRED = [
    *(
        "stablehlo." + name
        for name in (
            "abs add and bitcast_convert broadcast_in_dim cbrt ceil clamp compare "
            "concatenate constant convert cosine divide dot_general dynamic_slice "
            "dynamic_update_slice exponential exponential_minus_one floor gather "
            "iota is_finite log log_plus_one logistic maximum minimum multiply "
            "negate not optimization_barrier or pad power reduce remainder reshape "
            "reverse round_nearest_afz round_nearest_even rsqrt scatter select "
            "shift_left shift_right_arithmetic shift_right_logical sign sine slice "
            "sqrt subtract tan tanh transpose while xor"
        ).split()
    ),
    "chlo.square",
    "chlo.erf",
    "chlo.erf_inv",
    "func.call",
    "dot_general algorithm",
    "reduce add",
    "reduce multiply",
    "reduce maximum",
    "reduce minimum",
    "reduce and",
    "reduce or",
    "reduce argmax",
    "reduce argmin",
    "scatter add",
    "scatter replace",
]


def repertoire(g):
    """(weight, thunk) of everything that a generator can do."""
    e = g.op_math
    entries = [
        (2, lambda: g.op_keep_sign("abs")),
        (2, lambda: g.op_keep_sign("negate")),
        *((2, lambda n=n: g.op_jump(n)) for n in
          ("ceil", "floor", "round_nearest_afz", "round_nearest_even")),
        (2, g.op_sign), (2, g.op_is_finite), (2, g.op_square), (2, g.op_power),
        (3, lambda: e("exponential", 2.0, (8.0, 0.1))),
        (2, lambda: e("exponential_minus_one", 2.0, (8.0, 0.0))),
        (2, lambda: e("log", 1e3, (8.0, 0.0), positive=True)),
        (2, lambda: e("log_plus_one", 1e3, (8.0, 0.3), positive=True)),
        (2, lambda: e("logistic", 8.0, (1.0, 0.0))),
        (2, lambda: e("tanh", 8.0, (1.0, 0.0))),
        (2, lambda: e("sine", 8.0, (1.0, 0.0))),
        (2, lambda: e("cosine", 8.0, (1.0, 0.0))),
        (2, lambda: e("tan", 1.2, (3.0, 0.0))),
        (2, lambda: e("cbrt", 1e3, (11.0, 0.6), positive=True)),
        (2, lambda: e("sqrt", 1e3, (33.0, 0.6), positive=True)),
        (2, lambda: e("rsqrt", 1e3, (2.0, 0.02), positive=True)),
        (2, lambda: e("chlo.erf", 4.0, (1.0, 0.0))),
        (2, lambda: e("chlo.erf_inv", 0.875, (1.2, 0.0))),
        *((3, lambda n=n: g.op_arithmetic(n)) for n in
          ("add", "subtract", "multiply", "maximum", "minimum")),
        (3, g.op_divide), (3, g.op_remainder),
        *((2, lambda n=n: g.op_bits(n)) for n in ("and", "or", "xor")),
        (2, g.op_not),
        *((2, lambda n=n: g.op_shift(n)) for n in
          ("shift_left", "shift_right_arithmetic", "shift_right_logical")),
        (3, g.op_compare), (3, g.op_select), (2, g.op_clamp), (5, g.op_convert),
        (2, g.op_bitcast), (3, g.op_broadcast), (3, g.op_reshape),
        (3, g.op_transpose), (2, g.op_reverse), (3, g.op_slice),
        (3, g.op_concatenate), (3, g.op_pad), (2, g.op_dynamic_slice),
        (2, g.op_dynamic_update_slice), (2, g.op_iota), (1, g.op_constant),
        (2, g.op_barrier),
        *((3, lambda n=n: g.op_reduce(n)) for n in
          ("add", "multiply", "maximum", "minimum", "and", "or")),
        (2, lambda: g.op_arg_reduce(True)), (2, lambda: g.op_arg_reduce(False)),
        (5, g.op_dot), (2, lambda: g.op_dot(algorithm=True)),
        (3, g.op_gather), (3, g.op_scatter_add), (2, g.op_scatter_replace),
        (1, g.motif_norm), (1, g.motif_softmax), (1, g.motif_cross_entropy),
        (1, g.motif_rope), (1, g.motif_attention), (1, g.motif_linear),
        (1, g.motif_embedding), (1, g.motif_dropout), (1, g.motif_adamw),
        (1, g.motif_clip), (2, g.motif_loop), (2, g.motif_call),
        (1, g.motif_quantize),
    ]  # fmt: skip
    return [entry[0] for entry in entries], [entry[1] for entry in entries]


class Program:
    """A generated program."""

    def __init__(self, name, text, recipe, counts):
        self.name = name
        self.text = text
        self.recipe = recipe
        #: How often each op and variant occurs.
        self.counts = counts


def donate(generator, outputs):
    """Give results whose type an argument has that argument's buffer: what an
    optimizer would do, and sometimes a chance pair."""
    positions = {v.name: i for i, v in enumerate(generator.b.arguments)}
    names = [v.name for v in outputs]
    for old, new in generator.donations:
        if new.name in names:
            generator.module.donate(positions[old.name], names.index(new.name))
    if generator.donations or generator.chance(0.75):
        return
    free = list(generator.b.arguments)
    for output, value in enumerate(outputs):
        for argument in free:
            if argument.type == value.type and value.size:
                generator.module.donate(positions[argument.name], output)
                free.remove(argument)
                break


def generate(seed):
    """The program of a seed: always the same one."""
    name = f"random_{seed:04d}"
    generator = Motifs(name, seed)
    generator.donations = []
    weights, actions = repertoire(generator)
    rng = generator.rng
    goal = rng.choice([1, 4, 8, 12, 16, 20, 24])
    done = 0
    while done < goal:
        done += bool(rng.choices(actions, weights)[0]())
    outputs = generator.pool.unread()
    arguments = {v.name for v in generator.b.arguments}
    outputs = [v for v in outputs if v.name not in arguments or rng.random() < 0.1]
    computed = [v for v in generator.pool.values if v.name not in arguments]
    for value in computed:
        if value not in outputs and rng.random() < 0.05:
            outputs.append(value)
    outputs = outputs or computed[-1:]
    donate(generator, outputs)
    module = generator.module
    module.recipe["default"] = {"normal": 1}
    exact = [
        str(i)
        for i, v in enumerate(outputs)
        if v.kind == "float" and generator.facts(v).exact
    ]
    if exact:
        module.comments.append(f"exact: {' '.join(exact)}")
    if generator.used_f64_math:
        module.comments.append("gpu: refused, f64 transcendental")
    text = module.finish(outputs)
    return Program(name, text, module.recipe, module.counts)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seeds", default="0:300", help="FIRST:LIMIT")
    parser.add_argument("--out", help="write the programs into this folder")
    parser.add_argument("--counts", action="store_true")
    options = parser.parse_args()
    first, limit = map(int, options.seeds.split(":"))
    totals = {}
    for seed in range(first, limit):
        program = generate(seed)
        for name, count in program.counts.items():
            totals[name] = totals.get(name, 0) + count
        if options.out:
            os.makedirs(options.out, exist_ok=True)
            path = os.path.join(options.out, program.name)
            with open(path + ".mlir", "w") as file:
                file.write(program.text)
            with open(path + ".recipe.json", "w") as file:
                json.dump(program.recipe, file)
    if options.counts:
        for name in sorted(set(totals) | set(REQUIRED)):
            print(f"{totals.get(name, 0):7d}  {name}")
        rare = [name for name in REQUIRED if totals.get(name, 0) < 10]
        print(f"{limit - first} programs, {len(REQUIRED)} kinds required")
        if rare:
            sys.exit(f"error: fewer than ten of: {', '.join(rare)}")


if __name__ == "__main__":
    main()
