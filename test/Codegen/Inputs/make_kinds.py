#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes a planned step with one kernel per way of being emitted.

Sizes are odd on purpose: rows that do not fill a CTA, columns that do not fill
the threads of a row, rows shorter than a warp, and so on.
"""


def decisions(
    schedule, threads=128, lanes=1, vector=1, chunks=1, blocks=1, splits=1, min_blocks=1, exchange=0, turns=1
):
    fields = {
        "blocks": blocks,
        "chunks": chunks,
        "lanes": lanes,
        "min_blocks_per_sm": min_blocks,
        "splits": splits,
        "threads": threads,
        "vector": vector,
    }
    if exchange:
        fields["exchange"] = 1
    if turns > 1:
        fields["turns"] = turns
    text = ", ".join(f"{name} = {value} : i64" for name, value in fields.items())
    return f'decisions = {{{text}, schedule = "{schedule}", version = 1 : i64}}'


KERNELS = []


def kernel(name, arguments, results, body, **choice):
    """`arguments`: types; `body`: lines that use %a0.. and define %r0.."""
    KERNELS.append((name, arguments, results, body, decisions(**choice)))


def norm(rows, cols, dtype):
    """Residual + RMS norm of rows, with the sum of squares as a result."""
    t, r = f"tensor<{rows}x{cols}x{dtype}>", f"tensor<{rows}xf32>"
    f = f"tensor<{rows}x{cols}xf32>"
    w = f"tensor<{cols}x{dtype}>"
    extend = dtype != "f32"
    body = f"""
    %h = arith.addf %a0, %a1 : {t}
    %x = {"arith.extf %h : " + t + " to " + f if extend else "arith.addf %h, %h : " + f}
    %s = arith.mulf %x, %x : {f}
    %r1 = sinter.reduce add %s dims [1] : {f} -> {r}
    %e = arith.constant dense<1.0e-5> : {r}
    %m = arith.addf %r1, %e : {r}
    %i = math.rsqrt %m : {r}
    %ib = sinter.broadcast %i dims [0] : {r} -> {f}
    %n = arith.mulf %x, %ib : {f}
    %wb = sinter.broadcast %a2 dims [1] : {w} -> {t}
    %wf = {"arith.extf %wb : " + t + " to " + f if extend else "arith.addf %wb, %wb : " + f}
    %y = arith.mulf %n, %wf : {f}
    %r0 = {"arith.truncf %y : " + f + " to " + t if extend else "arith.addf %y, %y : " + f}
"""
    return [t, t, w], [t, r], body


def softmax(rows, cols):
    t, r = f"tensor<{rows}x{cols}xf32>", f"tensor<{rows}xf32>"
    body = f"""
    %m = sinter.reduce max %a0 dims [1] : {t} -> {r}
    %mb = sinter.broadcast %m dims [0] : {r} -> {t}
    %d = arith.subf %a0, %mb : {t}
    %e = math.exp %d : {t}
    %s = sinter.reduce add %e dims [1] : {t} -> {r}
    %sb = sinter.broadcast %s dims [0] : {r} -> {t}
    %r0 = arith.divf %e, %sb : {t}
"""
    return [t], [t], body


def norm_backward(rows, cols):
    """dx and dweight of a norm: reductions along rows and along columns."""
    t, r, c = f"tensor<{rows}x{cols}xf32>", f"tensor<{rows}xf32>", f"tensor<{cols}xf32>"
    body = f"""
    %p = arith.mulf %a0, %a1 : {t}
    %dot = sinter.reduce add %p dims [1] : {t} -> {r}
    %db = sinter.broadcast %dot dims [0] : {r} -> {t}
    %q = arith.mulf %a0, %db : {t}
    %r0 = arith.subf %a1, %q : {t}
    %col = sinter.reduce add %p dims [0] : {t} -> {c}
    %two = arith.constant dense<2.0> : {c}
    %r1 = arith.mulf %col, %two : {c}
    %r2 = sinter.reduce max %a0 dims [0] : {t} -> {c}
"""
    return [t, t], [t, c, c], body


def sums(rows, cols, dim, dtype="f32", kind="add"):
    t = f"tensor<{rows}x{cols}x{dtype}>"
    r = f"tensor<{rows if dim == 1 else cols}x{dtype}>"
    return [t], [r], f"    %r0 = sinter.reduce {kind} %a0 dims [{dim}] : {t} -> {r}\n"


def argmax(rows, cols, dim, dtype):
    t, i = f"tensor<{rows}x{cols}x{dtype}>", f"tensor<{rows}x{cols}xi32>"
    n = rows if dim == 1 else cols
    r, ri = f"tensor<{n}x{dtype}>", f"tensor<{n}xi32>"
    body = f"""
    %i = sinter.iota dim {dim} : {i}
    %v, %r0 = sinter.reduce argmax %a0, %i dims [{dim}] : {t}, {i} -> {r}, {ri}
"""
    return [t], [ri], body


# Pointwise: vectors, a partial CTA, bytes for i1, narrow floats.
kernel(
    "vectors",
    ["tensor<24x40xbf16>", "tensor<40xbf16>"],
    ["tensor<24x40xbf16>", "tensor<24x40xi1>"],
    """
    %b = sinter.broadcast %a1 dims [1] : tensor<40xbf16> -> tensor<24x40xbf16>
    %r0 = arith.mulf %a0, %b : tensor<24x40xbf16>
    %r1 = arith.cmpf olt, %a0, %b : tensor<24x40xbf16>
""",
    schedule="pointwise",
    vector=8,
    threads=64,
    blocks=2,
)
kernel(
    "transposed",
    ["tensor<6x10xf32>", "tensor<60xi8>"],
    ["tensor<10x6xf32>"],
    """
    %t = sinter.transpose %a0 [1, 0] : tensor<6x10xf32> -> tensor<10x6xf32>
    %u = sinter.reshape %a1 : tensor<60xi8> -> tensor<10x6xi8>
    %v = sinter.reverse %u dims [1] : tensor<10x6xi8>
    %w = arith.sitofp %v : tensor<10x6xi8> to tensor<10x6xf32>
    %r0 = arith.addf %t, %w : tensor<10x6xf32>
""",
    schedule="pointwise",
    vector=2,
    threads=32,
)
kernel(
    "pieces",
    ["tensor<5x8xf32>", "tensor<5x4xf32>", "tensor<f32>"],
    ["tensor<7x12xf32>"],
    """
    %c = sinter.concat %a0, %a1 dim 1 : tensor<5x8xf32>, tensor<5x4xf32> -> tensor<5x12xf32>
    %r0 = sinter.pad %c, %a2 low [1, 0] high [1, 0] interior [0, 0]
       : tensor<5x12xf32>, tensor<f32> -> tensor<7x12xf32>
""",
    schedule="pointwise",
    vector=4,
    threads=32,
)
kernel(
    "narrow",
    ["tensor<96xf8E4M3FN>", "tensor<96xf8E5M2>", "tensor<96xf16>"],
    ["tensor<96xf8E4M3FN>", "tensor<96xi32>"],
    """
    %x = arith.extf %a0 : tensor<96xf8E4M3FN> to tensor<96xf32>
    %y = arith.extf %a1 : tensor<96xf8E5M2> to tensor<96xf32>
    %z = arith.extf %a2 : tensor<96xf16> to tensor<96xf32>
    %s = arith.addf %x, %y : tensor<96xf32>
    %t = arith.mulf %s, %z : tensor<96xf32>
    %r0 = arith.truncf %t : tensor<96xf32> to tensor<96xf8E4M3FN>
    %r1 = arith.fptosi %t : tensor<96xf32> to tensor<96xi32>
""",
    schedule="pointwise",
    vector=16,
    threads=32,
)
kernel(
    "lookups",
    ["tensor<9x16xf32>", "tensor<6x1xi32>"],
    ["tensor<6x16xf32>"],
    """
    %r0 = sinter.gather %a0, %a1
        {offset_dims = array<i64: 1>, collapsed_slice_dims = array<i64: 0>,
         operand_batching_dims = array<i64>, indices_batching_dims = array<i64>,
         start_index_map = array<i64: 0>, index_vector_dim = 1 : i64,
         slice_sizes = array<i64: 1, 16>}
        : tensor<9x16xf32>, tensor<6x1xi32> -> tensor<6x16xf32>
""",
    schedule="pointwise",
    vector=4,
    threads=32,
)
kernel(
    "loops",
    ["tensor<4x3x32xf32>", "tensor<32x5xbf16>", "tensor<32x5xbf16>"],
    ["tensor<4x32xf32>"],
    """
    %s = sinter.reduce add %a0 dims [1] : tensor<4x3x32xf32> -> tensor<4x32xf32>
    %p = sinter.matmul %a1, %a2 contract [1] x [1] acc f32
       : tensor<32x5xbf16>, tensor<32x5xbf16> -> tensor<32x32xf32>
    %q = sinter.slice %p offsets [0, 0] strides [1, 1] : tensor<32x32xf32> -> tensor<4x32xf32>
    %r0 = arith.addf %s, %q : tensor<4x32xf32>
""",
    schedule="pointwise",
    vector=2,
    threads=32,
    blocks=2,
)
SCATTER = """
    %z = arith.constant dense<0.0> : tensor<{rows}x64xbf16>
    %r0 = sinter.scatter add %z, %a0, %a1
        {{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>,
         input_batching_dims = array<i64>, indices_batching_dims = array<i64>,
         scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}}
        : tensor<{rows}x64xbf16>, tensor<{count}x1xi32>, tensor<{count}x64xbf16>
"""
# A warp looks at one row: vote. Too few indices for that: a plain loop.
kernel(
    "scatter_by_warps",
    ["tensor<100x1xi32>", "tensor<100x64xbf16>"],
    ["tensor<9x64xbf16>"],
    SCATTER.format(rows=9, count=100),
    schedule="pointwise",
    vector=2,
    threads=64,
    blocks=5,
)
kernel(
    "scatter_by_threads",
    ["tensor<10x1xi32>", "tensor<10x64xbf16>"],
    ["tensor<9x64xbf16>"],
    SCATTER.format(rows=9, count=10),
    schedule="pointwise",
    vector=8,
    threads=32,
    blocks=3,
)
kernel(
    "angles",
    ["tensor<64xf32>"],
    ["tensor<64xf32>", "tensor<64xf32>"],
    """
    %big = arith.constant dense<1.0e30> : tensor<64xf32>
    %x = arith.mulf %a0, %big : tensor<64xf32>
    %r0 = math.sin %x : tensor<64xf32>
    %r1 = math.cos %a0 : tensor<64xf32>
""",
    schedule="pointwise",
    vector=4,
    threads=32,
)

# Rows: shorter than a warp, of one thread, of several warps; partial CTAs and
# partial chunks; one stage and two.
kernel("row_of_warp", *norm(21, 256, "bf16"), schedule="row", threads=128, lanes=32, vector=8, blocks=6)
kernel("row_of_cta", *norm(5, 1000, "bf16"), schedule="row", threads=128, lanes=128, vector=8, blocks=5)
kernel("row_of_lanes", *softmax(50, 24), schedule="row", threads=64, lanes=8, vector=2, chunks=2, blocks=7)
kernel("row_of_thread", *softmax(33, 6), schedule="row", threads=32, lanes=1, vector=2, chunks=3, blocks=2)
kernel("row_of_many", *softmax(3, 4100), schedule="row", threads=1024, lanes=1024, vector=4, chunks=2, blocks=3)
kernel("row_held", *softmax(3, 4000), schedule="row", threads=64, lanes=64, vector=4, chunks=16, blocks=3)
kernel("row_looped", *softmax(3, 4100), schedule="row", threads=128, lanes=128, vector=4, chunks=0, blocks=3)
kernel("row_argmax", *argmax(19, 70, 1, "f32"), schedule="row", threads=128, lanes=64, vector=2, blocks=10)
kernel("row_doubles", *sums(9, 130, 1, "f64"), schedule="row", threads=64, lanes=64, vector=1, chunks=3, blocks=9)
kernel("row_bits", *sums(9, 130, 1, "i8", "xor"), schedule="row", threads=64, lanes=32, vector=1, chunks=5, blocks=5)
# Rows and columns at once: persistent, one stage.
kernel("row_and_column", *norm_backward(37, 200), schedule="row", threads=128, lanes=64, vector=4, blocks=3)
kernel("row_and_column_warp", *norm_backward(37, 60), schedule="row", threads=64, lanes=16, vector=4, blocks=2)
# Columns only, in tiles.
kernel("column", *sums(70, 300, 0), schedule="row", threads=64, lanes=32, vector=4, blocks=4, splits=3)
kernel("column_narrow", *sums(70, 40, 0, "bf16"), schedule="row", threads=64, lanes=8, vector=8, blocks=3)
kernel("column_argmax", *argmax(70, 40, 0, "bf16"), schedule="row", threads=64, lanes=16, vector=4, blocks=3)
# Rows cut into parts.
kernel("split", *sums(3, 6000, 1), schedule="split", threads=64, lanes=64, vector=4, chunks=0, splits=7, blocks=3)
kernel(
    "split_argmax",
    *argmax(3, 6000, 1, "f32"),
    schedule="split",
    threads=64,
    lanes=64,
    vector=4,
    chunks=0,
    splits=40,
    blocks=3,
)


# Results in another order. Whole tiles and partial ones, one element or several
# per store, every width of an element, batches and dims turned round.
def transpose(shape, permutation, dtype):
    t = "x".join(map(str, shape)) + "x" + dtype
    r = "x".join(str(shape[d]) for d in permutation) + "x" + dtype
    body = f"    %r0 = sinter.transpose %a0 {permutation} : tensor<{t}> -> tensor<{r}>\n"
    return [f"tensor<{t}>"], [f"tensor<{r}>"], body


def beside(rows, cols, dtype):
    """A result as it is computed, one transposed, and maxima of groups of 32."""
    t, r = f"tensor<{rows}x{cols}x{dtype}>", f"tensor<{cols}x{rows}x{dtype}>"
    g, m = f"tensor<{rows}x{cols // 32}x32x{dtype}>", f"tensor<{rows}x{cols // 32}x{dtype}>"
    body = f"""
    %r0 = arith.addf %a0, %a0 : {t}
    %r1 = sinter.transpose %r0 [1, 0] : {t} -> {r}
    %g = sinter.reshape %r0 : {t} -> {g}
    %r2 = sinter.reduce max %g dims [2] : {g} -> {m}
"""
    return [t], [t, r, m], body


def norm_turned(rows, cols, dtype):
    """A norm of rows as it is and transposed."""
    arguments, results, body = norm(rows, cols, dtype)
    r = f"tensor<{cols}x{rows}x{dtype}>"
    body += f"    %r2 = sinter.transpose %r0 [1, 0] : {results[0]} -> {r}\n"
    return arguments, results + [r], body


def tile(rows, cols, block, dtype):
    """Tiles divided by their sums, transposed as well."""
    t, r = f"tensor<{rows}x{cols}x{dtype}>", f"tensor<{cols}x{rows}x{dtype}>"
    a, b = rows // block[0], cols // block[1]
    g, s = f"tensor<{a}x{block[0]}x{b}x{block[1]}x{dtype}>", f"tensor<{a}x{b}x{dtype}>"
    body = f"""
    %g = sinter.reshape %a0 : {t} -> {g}
    %r1 = sinter.reduce add %g dims [1, 3] : {g} -> {s}
    %sb = sinter.broadcast %r1 dims [0, 2] : {s} -> {g}
    %q = arith.mulf %g, %sb : {g}
    %y = sinter.reshape %q : {g} -> {t}
    %r0 = sinter.transpose %y [1, 0] : {t} -> {r}
    %r2 = arith.negf %y : {t}
"""
    return [t], [r, s, t], body


kernel(
    "turn_whole", *transpose((64, 64), [1, 0], "bf16"),
    schedule="transpose", threads=64, lanes=8, vector=8, chunks=4, blocks=2,
)
kernel(
    "turn_partial", *transpose((130, 72), [1, 0], "bf16"),
    schedule="transpose", threads=64, lanes=8, vector=4, chunks=4, blocks=5, splits=3,
)
kernel(
    "turn_odd", *transpose((65, 33), [1, 0], "f32"),
    schedule="transpose", threads=32, lanes=16, vector=1, chunks=8, blocks=5, splits=3,
)
kernel(
    "turn_bytes", *transpose((96, 64), [1, 0], "i8"),
    schedule="transpose", threads=32, lanes=4, vector=16, chunks=2, blocks=6,
)
kernel(
    "turn_flags", *transpose((40, 48), [1, 0], "i1"),
    schedule="transpose", threads=32, lanes=2, vector=8, chunks=1, blocks=3, splits=3,
)
kernel(
    "turn_doubles", *transpose((10, 24), [1, 0], "f64"),
    schedule="transpose", threads=32, lanes=8, vector=2, chunks=3, splits=2,
)
kernel(
    "turn_batch", *transpose((3, 20, 16), [0, 2, 1], "f16"),
    schedule="transpose", threads=32, lanes=4, vector=4, chunks=5, blocks=2,
)
kernel(
    "turn_round", *transpose((6, 5, 32), [2, 1, 0], "f32"),
    schedule="transpose", threads=32, lanes=4, vector=4, chunks=3, blocks=2, splits=2,
)
kernel(
    "turn_beside", *beside(37, 64, "bf16"),
    schedule="transpose", threads=64, lanes=8, vector=8, chunks=2, blocks=3,
)
kernel(
    "norm_turned", *norm_turned(48, 256, "bf16"),
    schedule="row", threads=128, lanes=32, vector=8, blocks=3, exchange=1, turns=4,
)
kernel(
    "norm_turned_cta", *norm_turned(29, 320, "bf16"),
    schedule="row", threads=128, lanes=64, vector=8, blocks=2, exchange=1, turns=8,
)
kernel(
    "norm_turned_odd", *norm_turned(13, 99, "f32"),
    schedule="row", threads=64, lanes=64, vector=1, chunks=2, blocks=5, exchange=1, turns=3,
)
kernel(
    "tile_turned", *tile(48, 96, (16, 32), "f32"),
    schedule="row", threads=64, lanes=32, vector=4, chunks=4, blocks=5, exchange=1,
)
kernel(
    "tile_turned_odd", *tile(21, 30, (7, 10), "f32"),
    schedule="row", threads=64, lanes=16, vector=2, chunks=3, blocks=3, exchange=1,
)

def main():
    arguments, launches, text = [], [], []
    for name, inputs, outputs, body, attribute in KERNELS:
        first = len(arguments)
        arguments += inputs
        names = ", ".join(f"%arg{first + i}" for i in range(len(inputs)))
        results = f"%{name}" + (f":{len(outputs)}" if len(outputs) > 1 else "")
        launches.append(
            f"    {results} = sinter.launch @{name}({names}) : ({', '.join(inputs)}) -> "
            + (f"({', '.join(outputs)})" if len(outputs) > 1 else outputs[0])
        )
        formal = ", ".join(f"%a{i}: {t}" for i, t in enumerate(inputs))
        yielded = ", ".join(f"%r{i}" for i in range(len(outputs)))
        text.append(
            f"  sinter.kernel private @{name}({formal}) -> ({', '.join(outputs)})\n"
            f"      attributes {{{attribute}}} {{{body.rstrip()}\n"
            f"    sinter.yield {yielded} : {', '.join(outputs)}\n  }}"
        )
    formal = ", ".join(f"%arg{i}: {t}" for i, t in enumerate(arguments))
    print("module @kinds {")
    print(f"  func.func @main({formal}) {{")
    print("\n".join(launches))
    print("    return\n  }")
    print("\n".join(text))
    print("}")


if __name__ == "__main__":
    main()
