#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes planned steps of scatters of whole rows, one kernel per case, and the
recipe of their arguments beside them.

    make_scatters.py OUT.mlir

Cases differ in numbers of rows, columns and updates (one, odd, none inside), in
how indices fall (all equal, most equal, out of range, negative, i8 to i64,
signed or not), in types, batches, several components of an index, what is fused
before and after, and in decisions.
"""

import json
import sys

KERNELS, RECIPES = [], []


def decisions(rows, cols, threads=64, lanes=32, vector=1, chunks=None, splits=1, segment=0):
    if chunks is None:
        chunks = -(-cols // (lanes * vector * splits))
    fields = {
        "blocks": max(-(-rows // (threads // lanes)), 1),
        "chunks": chunks,
        "lanes": lanes,
        "min_blocks_per_sm": 1,
        "splits": splits,
        "threads": threads,
        "vector": vector,
    }
    if segment:
        fields["segment"] = segment
    text = ", ".join(f"{name} = {value} : i64" for name, value in fields.items())
    return f'decisions = {{{text}, schedule = "scatter", version = 1 : i64}}'


def add(name, inputs, outputs, body, recipes, chosen):
    KERNELS.append((name, inputs, outputs, body, chosen))
    RECIPES.extend(recipes)


def integers(low, high):
    """Indices from low to high, both included."""
    return {"uniform": [low, high + 1]}


NORMAL = {"normal": 1}


def table(
    name,
    rows,
    cols,
    updates,
    ids=None,
    dtype="f32",
    index="i32",
    kind="add",
    unsigned=False,
    into=False,
    before="",
    after="",
    update_type=None,
    result_type=None,
    **choice,
):
    """A table of rows x cols; `before` makes %u of %a1, `after` %r0 of %s."""
    ids = ids or integers(0, rows - 1)
    t = f"tensor<{rows}x{cols}x{dtype}>"
    u = f"tensor<{updates}x{cols}x{dtype}>"
    given = f"tensor<{updates}x{cols}x{update_type or dtype}>"
    result = f"tensor<{rows}x{cols}x{result_type or dtype}>"
    i = f"tensor<{updates}x{index}>"
    zero = "0.0" if dtype[0] in "fb" else "0"
    target = "%a2" if into else "%z"
    body = "" if into else f"    %z = arith.constant dense<{zero}> : {t}\n"
    body += before.format(u=u, given=given, i=i)
    body += f"""
    {"%s" if after else "%r0"} = sinter.scatter {kind} {target}, %a0, {"%u" if before else "%a1"}
        {{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>,
         input_batching_dims = array<i64>, indices_batching_dims = array<i64>,
         scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64
         {", isUnsigned" if unsigned else ""}}}
        : {t}, {i}, {u}
"""
    body += after.format(t=t, result=result)
    add(
        name,
        [i, given] + ([t] if into else []),
        [result],
        body,
        [ids, NORMAL if dtype[0] in "fb" else integers(-5, 5)] + ([NORMAL] if into else []),
        decisions(rows, cols, **choice),
    )


# Few and many updates; tiles of the sort, one and more; digits, one to three.
table("one_update", 7, 5, 1)
table("one_row", 1, 33, 77, segment=4)
table("one_column", 90, 1, 300, lanes=1, threads=32)
table("odd", 37, 45, 501, ids=integers(-3, 40), lanes=16, threads=64)
table("two_tiles", 50, 8, 2500, lanes=2, vector=4, threads=64, segment=64)
table("two_digits", 700, 4, 900, lanes=1, vector=4, threads=64)
table("two_digits_two_tiles", 3000, 2, 5000, lanes=1, vector=2, threads=256)
table("three_digits", 270000, 1, 700, lanes=1, threads=1024)
# How the indices fall.
table("all_equal", 9, 24, 700, ids=integers(4, 4), lanes=8, vector=2, threads=64, segment=16)
table("all_equal_plain", 9, 24, 700, ids=integers(4, 4), lanes=8, vector=2, threads=64)
table(
    "most_equal",
    600,
    16,
    3000,
    ids=integers(-1000, 3),
    lanes=4,
    vector=4,
    threads=128,
    segment=32,
)
table("none_inside", 12, 20, 65, ids=integers(12, 99), lanes=32, segment=4)
table("all_negative", 12, 20, 65, ids=integers(-9, -1), lanes=32, segment=8)
table("bytes", 100, 6, 333, ids=integers(-128, 127), index="i8", lanes=8)
table("unsigned_bytes", 200, 6, 333, ids=integers(-128, 127), index="i8", unsigned=True, lanes=8)
table("wide", 100, 6, 333, ids=integers(-5, 110), index="i64", lanes=8)
table("last_row", 5, 8, 40, ids=integers(4, 9), lanes=8, segment=4)
# Types, and what the updates are added to.
for dtype in ["bf16", "f16", "f64", "i32", "i8", "i64", "f8E4M3FN"]:
    table(f"of_{dtype}", 21, 40, 200, dtype=dtype, lanes=8, vector=1, chunks=5, segment=8)
table("into", 21, 40, 200, into=True, lanes=16, vector=2, chunks=2, segment=8)
table("replace", 21, 40, 50, kind="replace", into=True, lanes=16, vector=2, chunks=2)
table("replace_bf16", 9, 64, 50, dtype="bf16", kind="replace", lanes=8, vector=8)
# Columns: several chunks, several CTAs, more threads than columns.
table("chunks", 13, 70, 90, lanes=8, vector=2, chunks=5, segment=4)
table("splits", 13, 70, 300, lanes=8, vector=2, chunks=2, splits=3, threads=32, segment=12)
table("many_lanes", 13, 24, 90, lanes=64, threads=128, vector=8, chunks=1)
table("cta_per_row", 5, 512, 64, dtype="bf16", lanes=64, threads=64, vector=8, segment=16)
# What comes before and after.
table(
    "fused",
    30,
    48,
    150,
    dtype="bf16",
    update_type="f32",
    result_type="f32",
    before="""
    %w = arith.sitofp %a0 : {i} to tensor<150xf32>
    %wb = sinter.broadcast %w dims [0] : tensor<150xf32> -> {given}
    %scaled = arith.mulf %a1, %wb : {given}
    %u = arith.truncf %scaled : {given} to {u}
""",
    after="""
    %wide = arith.extf %s : {t} to {result}
    %r0 = arith.mulf %wide, %wide : {result}
""",
    lanes=8,
    vector=4,
    chunks=2,
    segment=16,
)

# Ids of two dims, as for a batch of sequences; two components; batches; a row
# of two dims; a window of one row.
FORM = """
    %z = arith.constant dense<0.0> : {t}
    %r0 = sinter.scatter add %z, %a0, %a1
        {{update_window_dims = array<i64{windows}>,
         inserted_window_dims = array<i64{inserted}>,
         input_batching_dims = array<i64{batch}>, indices_batching_dims = array<i64{ibatch}>,
         scatter_dims_to_operand_dims = array<i64{map}>, index_vector_dim = {dim} : i64}}
        : {t}, {i}, {u}
"""


def form(
    name,
    t,
    i,
    u,
    rows,
    cols,
    ids,
    dim,
    windows,
    inserted,
    mapped,
    batch=(),
    ibatch=(),
    **choice,
):
    def text(values):
        return (": " if values else "") + ", ".join(map(str, values))

    body = FORM.format(
        t=t,
        i=i,
        u=u,
        windows=text(windows),
        inserted=text(inserted),
        batch=text(batch),
        ibatch=text(ibatch),
        map=text(mapped),
        dim=dim,
    )
    add(name, [i, u], [t], body, [ids, NORMAL], decisions(rows, cols, **choice))


form(
    "sequences",
    "tensor<40x12xf32>",
    "tensor<3x7x1xi32>",
    "tensor<3x7x12xf32>",
    40,
    12,
    integers(-2, 41),
    2,
    [2],
    [0],
    [0],
    lanes=4,
    vector=1,
)
form(
    "components",
    "tensor<5x6x8xf32>",
    "tensor<90x2xi32>",
    "tensor<90x8xf32>",
    30,
    8,
    integers(-1, 6),
    1,
    [1],
    [0, 1],
    [1, 0],
    lanes=2,
    vector=4,
)
form(
    "batches",
    "tensor<4x9x10xf32>",
    "tensor<4x25x1xi32>",
    "tensor<4x25x10xf32>",
    36,
    10,
    integers(-1, 9),
    2,
    [2],
    [1],
    [1],
    batch=[0],
    ibatch=[0],
    lanes=8,
    vector=2,
    segment=4,
)
form(
    "rows_of_two_dims",
    "tensor<11x3x6xf32>",
    "tensor<50x1xi32>",
    "tensor<50x3x6xf32>",
    11,
    18,
    integers(0, 10),
    1,
    [1, 2],
    [0],
    [0],
    lanes=8,
    vector=2,
)
form(
    "window_of_one",
    "tensor<11x6xf32>",
    "tensor<50x1xi32>",
    "tensor<50x1x6xf32>",
    11,
    6,
    integers(-1, 12),
    1,
    [1, 2],
    [],
    [0],
    lanes=8,
)
form(
    "scalars",
    "tensor<130xf32>",
    "tensor<999x1xi32>",
    "tensor<999xf32>",
    130,
    1,
    integers(0, 129),
    1,
    [],
    [0],
    [0],
    lanes=1,
    threads=32,
    segment=8,
)


def main():
    arguments, launches, text = [], [], []
    for name, inputs, outputs, body, attribute in KERNELS:
        first = len(arguments)
        arguments += inputs
        names = ", ".join(f"%arg{first + i}" for i in range(len(inputs)))
        launches.append(
            f"    %{name} = sinter.launch @{name}({names}) : ({', '.join(inputs)}) -> {outputs[0]}"
        )
        formal = ", ".join(f"%a{i}: {t}" for i, t in enumerate(inputs))
        text.append(
            f"  sinter.kernel private @{name}({formal}) -> ({outputs[0]})\n"
            f"      attributes {{{attribute}}} {{\n{body.rstrip()}\n"
            f"    sinter.yield %r0 : {outputs[0]}\n  }}"
        )
    formal = ", ".join(f"%arg{i}: {t}" for i, t in enumerate(arguments))
    with open(sys.argv[1], "w") as file:
        file.write("module @scatters {\n")
        file.write(f"  func.func @main({formal}) {{\n")
        file.write("\n".join(launches) + "\n    return\n  }\n")
        file.write("\n".join(text) + "\n}\n")
    with open(sys.argv[1].removesuffix(".mlir") + ".recipe.json", "w") as file:
        json.dump({"args": {str(i): recipe for i, recipe in enumerate(RECIPES)}}, file)


if __name__ == "__main__":
    main()
