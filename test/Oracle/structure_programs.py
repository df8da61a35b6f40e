# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The hand-chosen programs of data movement, reductions, products, gather,
scatter and control flow; make_programs.py writes them."""

import numpy as np

from stablehlo_text import Module, element_kind
from xla_oracle import DTYPES

ALL = ("i1", "i8", "i16", "i32", "i64", "ui8", "ui16", "ui32", "ui64", "f16",
       "bf16", "f32", "f64", "f8E4M3FN", "f8E5M2")  # fmt: skip
NAN, INF = np.nan, np.inf


def drawn(module, shape, dtype):
    """An argument with distinct-looking values that the dtype holds."""
    if dtype == "i1":
        return module.argument(shape, dtype)
    if element_kind(dtype) == "float":
        return module.argument(shape, dtype, {"normal": 2})
    return module.argument(shape, dtype, {"uniform": [0, 100]})


def scalar(module, value, dtype):
    return module.main.constant(np.array(value, DTYPES[dtype]), dtype)


# --- movement ----------------------------------------------------------------


def movement(dtype):
    """Every movement op, on a shape with odd and size-1 dims."""
    m = Module(f"movement_{dtype}")
    b = m.main
    x = drawn(m, (3, 1, 5), dtype)
    zero = scalar(m, 0, dtype)
    one = scalar(m, 1, dtype)
    outputs = [
        b.transpose(x, [2, 0, 1]),
        b.reshape(x, [5, 3]),
        b.reverse(x, [0, 2]),
        b.broadcast(x, [3, 4, 5], [0, 1, 2]),
        b.broadcast(x, [5, 2, 3, 1], [2, 3, 0]),
        b.slice(x, [0, 0, 1], [3, 1, 5], [2, 1, 3]),
        b.pad(x, zero, [1, 0, 2], [0, 1, 1]),
        b.pad(x, one, [-1, 0, 1], [1, 0, -2], [1, 3, 2]),
        b.concatenate([x, b.reverse(x, [2]), b.slice(x, [0, 0, 0], [3, 1, 2])], 2),
        b.broadcast(one, [2, 3], []),
    ]
    start = m.argument((), "i32", {"uniform": [0, 9]})
    starts = [start, scalar(m, -3, "i32"), scalar(m, 1, "i32")]
    outputs.append(b.dynamic_slice(x, starts, [2, 1, 3]))
    update = b.broadcast(one, [1, 1, 2], [])
    outputs.append(b.dynamic_update_slice(x, update, starts))
    m.comments.append("check: bits")
    return m, outputs


def inputs():
    """Every input rule in every dtype, returned as drawn."""
    m = Module("inputs")
    outputs = []
    for dtype in ALL:
        outputs.append(m.argument((3, 41), dtype))
        outputs.append(m.argument((7,), dtype))
        outputs.append(m.argument((5,), dtype, {"const": 3}))
        outputs.append(m.argument((2, 2), dtype, {"zeros": 1}))
        outputs.append(m.argument((2, 2), dtype, {"ones": 1}))
        outputs.append(m.argument((0, 3), dtype))
        if element_kind(dtype) == "float":
            outputs.append(m.argument((1000,), dtype, {"normal": 0.7}))
            outputs.append(m.argument((50,), dtype, {"uniform": [-9, 4]}))
        elif dtype != "i1":
            high = min(int(np.iinfo(DTYPES[dtype]).max), 2**31)
            outputs.append(m.argument((50,), dtype, {"uniform": [0, high]}))
        if element_kind(dtype) == "int":
            outputs.append(m.argument((50,), dtype, {"uniform": [-100, 27]}))
    m.comments.append("check: bits")
    return m, outputs


def iota():
    m = Module("iota")
    b = m.main
    outputs = [b.iota([3, 5], dtype, 1) for dtype in ALL if dtype != "i1"]
    outputs += [b.iota([7], "i32", 0), b.iota([2, 1, 3], "f32", 0)]
    outputs += [b.iota([0, 3], "i32", 1), b.iota([4, 1], "bf16", 1)]
    return m, outputs


def constants():
    """Splats, lists and zero-size constants of every dtype."""
    m = Module("constants")
    b, outputs = m.main, []
    for dtype in ALL:
        values = [[1, 0, 1], [0, 0, 1]]
        if element_kind(dtype) == "float":
            values = [[NAN, -0.0, 1.5], [INF, 0.1, -3.0]]
            if dtype == "f8E4M3FN":
                values[1][0] = 448.0
        elif element_kind(dtype) != "bool":
            info = np.iinfo(DTYPES[dtype])
            values = [[info.min, info.max, 3], [1, 2, info.max // 3]]
        outputs.append(b.constant(np.array(values, DTYPES[dtype]), dtype))
        outputs.append(b.constant(np.full((2, 2), values[1][2], DTYPES[dtype]), dtype))
    outputs.append(b.constant(np.zeros((2, 0), np.float32), "f32"))
    m.comments.append("check: bits")
    return m, outputs


def broadcast():
    m = Module("broadcast_in_dim")
    b = m.main
    x = drawn(m, (3, 1), "f32")
    row = drawn(m, (5,), "f32")
    point = drawn(m, (), "f32")
    outputs = [
        b.broadcast(x, [3, 7], [0, 1]),
        b.broadcast(x, [7, 3], [1, 0]),
        b.broadcast(x, [2, 3, 4, 5], [1, 3]),
        b.broadcast(row, [5, 5], [0]),
        b.broadcast(row, [5, 5], [1]),
        b.broadcast(row, [1, 5, 1], [1]),
        b.broadcast(point, [], []),
        b.broadcast(point, [3, 0], []),
        b.broadcast(b.broadcast(row, [1, 5], [1]), [4, 5], [0, 1]),
    ]
    m.comments.append("check: bits")
    return m, outputs


def views():
    """Chains of reshape, transpose, slice, reverse, pad and concatenate that
    index maps must compose."""
    m = Module("view_chains")
    b = m.main
    x = drawn(m, (6, 35), "f32")
    zero = scalar(m, 0, "f32")
    split = b.reshape(x, [6, 5, 7])
    turned = b.transpose(split, [2, 0, 1])
    flat = b.reshape(turned, [7, 30])
    odd = b.slice(flat, [1, 3], [7, 29], [2, 3])
    padded = b.pad(b.reverse(odd, [1]), zero, [2, -1], [0, 3], [1, 0])
    joined = b.concatenate([padded, b.slice(flat, [0, 0], [7, 5])], 1)
    halves = [b.slice(x, [0, 0], [6, 17]), b.slice(x, [0, 17], [6, 34])]
    rotated = b.concatenate([b.unary("negate", halves[1]), halves[0]], 1)
    merged = b.reshape(b.transpose(b.reshape(rotated, [2, 3, 2, 17]),
                                   [0, 2, 1, 3]), [4, 51])  # fmt: skip
    outputs = [flat, odd, padded, joined, rotated, merged,
               b.reshape(b.reverse(merged, [0, 1]), [204])]  # fmt: skip
    m.comments.append("check: bits")
    return m, outputs


def pad_cases():
    m = Module("pad_cases")
    b = m.main
    x = drawn(m, (4, 3), "f32")
    value = m.argument((), "f32", {"const": -1.5})
    outputs = [
        b.pad(x, value, [0, 0], [0, 0]),
        b.pad(x, value, [0, 0], [0, 0], [2, 1]),
        b.pad(x, value, [-1, -1], [-1, -1]),
        b.pad(x, value, [-2, 5], [3, -4], [1, 0]),
        b.pad(x, value, [-1, 0], [-3, 0]),
        b.pad(x, value, [-7, 0], [9, 0]),
        b.pad(x, value, [0, -2], [-1, -1], [3, 2]),
        b.pad(b.slice(x, [0, 0], [0, 3]), value, [2, 0], [1, 1], [5, 1]),
        b.pad(b.pad(x, value, [2, 2], [2, 2]), value, [-2, -2], [-2, -2]),
    ]
    m.comments.append("check: bits")
    return m, outputs


def dynamic_slices():
    """Starts out of range are clamped, in every index type."""
    m = Module("dynamic_slices")
    b, outputs = m.main, []
    x = drawn(m, (5, 6), "f32")
    update = drawn(m, (2, 3), "f32")
    for dtype in ("i8", "i16", "i32", "i64", "ui8", "ui16", "ui32", "ui64"):
        drawn_start = m.argument((), dtype, {"uniform": [0, 7]})
        far = scalar(m, np.iinfo(DTYPES[dtype]).max, dtype)
        low = scalar(m, np.iinfo(DTYPES[dtype]).min, dtype)
        outputs.append(b.dynamic_slice(x, [drawn_start, far], [2, 3]))
        outputs.append(b.dynamic_update_slice(x, update, [low, drawn_start]))
    start = m.argument((), "i32", {"uniform": [0, 3]})
    outputs.append(b.dynamic_slice(x, [start, start], [5, 0]))
    outputs.append(b.dynamic_slice(x, [start, start], [5, 6]))
    m.comments.append("check: bits")
    return m, outputs


def zero_size():
    m = Module("zero_size")
    b = m.main
    x = m.argument((0, 4), "f32")
    y = m.argument((3, 0), "f32")
    z = drawn(m, (3, 4), "f32")
    zero = scalar(m, 0, "f32")
    low = scalar(m, -INF, "f32")
    ids = m.argument((0, 1), "i32")
    outputs = [
        b.add(x, x),
        b.unary("tanh", y),
        b.reduce("add", x, zero, [0]),
        b.reduce("add", x, zero, [1]),
        b.reduce("maximum", y, low, [1]),
        b.reduce("multiply", y, scalar(m, 2, "f32"), [0, 1]),
        b.concatenate([x, z, x], 0),
        b.concatenate([y, z], 1),
        b.transpose(x, [1, 0]),
        b.reshape(x, [2, 0, 7]),
        b.pad(x, zero, [1, 0], [2, 0]),
        b.slice(z, [1, 2], [1, 4]),
        b.dot_general(y, x, ([1], [0])),
        b.dot_general(x, z, ([1], [1])),
        b.gather(z, ids, [1, 4], [1], [0], [0], 1),
        b.scatter(z, ids, x, "add", [1], [0], [0], 1),
        b.compare("LT", x, x),
        b.convert(y, "i8"),
    ]
    return m, outputs


# --- reductions --------------------------------------------------------------

REDUCTIONS = [("add", 0), ("multiply", 1), ("maximum", -INF), ("minimum", INF)]


def reduce_float(dtype):
    """Values that make sums and products exact in any order."""
    m = Module(f"reduce_{dtype}")
    b = m.main
    x = m.argument((3, 5, 7), dtype, {"uniform": [-2, 3]})
    ones = b.splat(1, x.shape, dtype)
    small = b.select(b.compare("GT", x, ones), ones, x)
    outputs = []
    for monoid, start in REDUCTIONS:
        init = scalar(m, start, dtype)
        operand = small if monoid == "multiply" else x
        for dims in ([0], [1], [2], [0, 2], [0, 1, 2], []):
            outputs.append(b.reduce(monoid, operand, init, dims))
    outputs.append(b.reduce("add", x, scalar(m, 3, dtype), [1, 2]))
    outputs.append(b.reduce("maximum", x, scalar(m, 1.5, dtype), [1]))
    m.comments.append("check: exact")
    return m, outputs


def reduce_inexact(dtype):
    """Real-valued sums; lengths around powers of two."""
    m = Module(f"reduce_inexact_{dtype}")
    b, outputs = m.main, []
    zero = scalar(m, 0, dtype)
    for length in (1, 2, 31, 33, 255, 1025):
        x = m.argument((2, length), dtype, {"normal": 1})
        outputs.append(b.reduce("add", b.unary("abs", x), zero, [1]))
        outputs.append(b.reduce("maximum", x, scalar(m, -INF, dtype), [1]))
        column = b.transpose(x, [1, 0])
        outputs.append(b.reduce("minimum", column, scalar(m, INF, dtype), [0]))
    return m, outputs


def reduce_special():
    """NaN wins in max and min; infinities; size-1 dims."""
    m = Module("reduce_special")
    b, outputs = m.main, []
    rows = [[1, NAN, 2, 0], [INF, 1, 2, 3], [-INF, INF, 0, 1], [-1, -2, -3, -4],
            [NAN, NAN, NAN, NAN], [-INF, -INF, -INF, -INF]]  # fmt: skip
    special = b.constant(np.array(rows, np.float32), "f32")
    drawn_rows = m.argument((2, 4), "f32", {"normal": 1})
    x = b.concatenate([special, drawn_rows], 0)
    for monoid, start in REDUCTIONS:
        init = scalar(m, start, "f32")
        outputs.append(b.reduce(monoid, x, init, [1]))
        outputs.append(b.reduce(monoid, b.reshape(x, [8, 1, 4, 1]), init, [1, 3]))
    m.comments.append("check: ulp=4")
    return m, outputs


def arg_reduce(dtype):
    """Ties take the lowest index; a NaN counts as the extreme."""
    m = Module(f"arg_reduce_{dtype}")
    b, outputs = m.main, []
    x = m.argument((5, 9), dtype, {"uniform": [0, 6]})
    if element_kind(dtype) == "float":
        rows = np.array([[1, NAN, 2, 0, NAN, 1, 2, 3, 9]] * 2, DTYPES[dtype])
        rows[1, :] = [INF, 1, -INF, INF, -INF, 0, 0, 1, 2]
        x = b.concatenate([x, b.constant(rows, dtype)], 0)
    for index in ("i32", "i64", "ui8"):
        for largest in (True, False):
            outputs += b.arg_reduce(x, b.iota(x.shape, index, 1), [1], largest)
    outputs += b.arg_reduce(x, b.iota(x.shape, "i32", 0), [0], True)
    both = b.reshape(b.iota([x.size], "i32", 0), x.shape)
    outputs += b.arg_reduce(x, both, [0, 1], False)
    m.comments.append("check: exact")
    return m, outputs


# --- products ----------------------------------------------------------------


def dot_shapes():
    """Batch dims, several free and contracting dims, size 1, none at all.
    Integers as floats: every product is exact."""
    m = Module("dot_shapes")
    b = m.main

    def whole(*shape):
        return m.argument(shape, "f32", {"uniform": [-4, 5]})

    p, q = whole(3, 5), whole(5, 4)
    outputs = [
        b.dot_general(p, q, ([1], [0])),
        b.dot_general(q, p, ([0], [1])),
        b.dot_general(p, p, ([0], [0])),
        b.dot_general(whole(7), whole(7), ([0], [0])),
        b.dot_general(whole(3), whole(4), ([], [])),
        b.dot_general(whole(1, 1), whole(1, 9), ([1], [0])),
        b.dot_general(whole(2, 3, 5), whole(2, 5, 4), ([2], [1]), ([0], [0])),
        b.dot_general(whole(3, 2, 5), whole(5, 4, 2), ([2], [0]), ([1], [2])),
        b.dot_general(whole(2, 3, 5), whole(3, 5, 4), ([1, 2], [0, 1])),
        b.dot_general(whole(3, 2, 5), whole(5, 4, 3), ([2, 0], [0, 2])),
        # Two batch dims, grouped heads, free and contracting dims apart.
        b.dot_general(whole(2, 5, 3, 2, 4), whole(2, 6, 3, 4), ([4], [3]),
                      ([0, 2], [0, 2])),
        b.dot_general(whole(2, 3, 5, 2, 6), whole(2, 6, 3, 4), ([4], [1]),
                      ([0, 1], [0, 2])),
        b.dot_general(whole(2, 3, 5), whole(2, 3, 5), ([], []),
                      ([0, 1, 2], [0, 1, 2])),
        b.dot_general(whole(2, 1, 3), whole(2, 3, 1), ([2], [1]), ([0], [0])),
    ]  # fmt: skip
    m.comments.append("check: exact")
    return m, outputs


def dot_dtypes():
    """Operand, accumulator and result types, with exact values."""
    m = Module("dot_dtypes")
    b, outputs = m.main, []
    for dtype in ("f32", "f64", "f16", "bf16", "f8E4M3FN", "f8E5M2"):
        x = m.argument((3, 7), dtype, {"uniform": [-2, 3]})
        y = m.argument((7, 5), dtype, {"uniform": [-2, 3]})
        outputs.append(b.dot_general(x, y, ([1], [0]), dtype="f32"))
        if not dtype.startswith("f8"):
            outputs.append(b.dot_general(x, y, ([1], [0])))
    for dtype, target in (("i32", "i32"), ("i64", "i64"), ("ui32", "ui32"),
                          ("i8", "i32"), ("ui8", "ui32"), ("i16", "i16")):  # fmt: skip
        x = m.argument((3, 7), dtype, {"uniform": [0, 10]})
        y = m.argument((7, 5), dtype, {"uniform": [0, 10]})
        outputs.append(b.dot_general(x, y, ([1], [0]), dtype=target))
    m.comments.append("check: exact")
    return m, outputs


def dot_algorithm():
    """Wide operands under a bf16 algorithm are rounded to bf16 first; the
    last result is exact and shows it: 257 becomes 256."""
    m = Module("dot_algorithm")
    b = m.main
    algorithm = ("bf16", "bf16", "f32")
    x = m.argument((4, 9), "bf16", {"normal": 1})
    y = m.argument((9, 5), "bf16", {"normal": 1})
    wide = m.argument((9, 5), "f32", {"normal": 1})
    q = m.argument((2, 5, 2, 2, 8), "bf16", {"normal": 1})
    k = m.argument((2, 6, 2, 8), "bf16", {"normal": 1})
    f = m.argument((4, 9), "f32", {"normal": 1})
    outputs = [
        b.dot_general(x, y, ([1], [0]), dtype="f32", algorithm=algorithm),
        b.dot_general(x, wide, ([1], [0]), dtype="f32", algorithm=algorithm),
        b.dot_general(wide, wide, ([0], [0]), dtype="f32", algorithm=algorithm),
        b.dot_general(q, k, ([4], [3]), ([0, 2], [0, 2]), "f32", algorithm),
        b.dot_general(f, wide, ([1], [0]), algorithm=("f32", "f32", "f32")),
    ]
    odd = m.argument((3, 4), "f32", {"uniform": [257, 300]})
    flags = m.argument((4, 2), "f32", {"uniform": [0, 2]})
    outputs.append(b.dot_general(odd, flags, ([1], [0]), algorithm=algorithm))
    return m, outputs


def dot_inexact(dtype):
    m = Module(f"dot_inexact_{dtype}")
    b = m.main
    x = m.argument((33, 65), dtype, {"normal": 1})
    y = m.argument((65, 17), dtype, {"normal": 1})
    z = m.argument((17, 1), dtype, {"normal": 1})
    xy = b.dot_general(x, y, ([1], [0]))
    outputs = [xy, b.dot_general(xy, z, ([1], [0]))]
    if dtype in ("f16", "bf16"):
        outputs.append(b.dot_general(x, y, ([1], [0]), dtype="f32"))
    return m, outputs


# --- gather and scatter ------------------------------------------------------


def ids_with_strays(module, count, bound, dtype="i32"):
    """`count` drawn ids in range, then some out of range on both sides."""
    inside = module.argument((count,), dtype, {"uniform": [0, bound]})
    strays = [bound, bound + 7, 0]
    if dtype.startswith("i"):
        strays += [-1, np.iinfo(DTYPES[dtype]).min, np.iinfo(DTYPES[dtype]).max]
    stray = module.main.constant(np.array(strays, DTYPES[dtype]), dtype)
    return module.main.concatenate([inside, stray], 0)


def gathers():
    """Out-of-range indices are clamped so that the slice fits."""
    m = Module("gathers")
    b, outputs = m.main, []
    table = drawn(m, (9, 5), "f32")
    for dtype in ("i32", "i64", "i8", "ui8", "ui32"):
        ids = ids_with_strays(m, 5, 9, dtype)
        column = b.reshape(ids, [*ids.shape, 1])
        outputs.append(b.gather(table, column, [1, 5], [1], [0], [0], 1))
    ids = b.reshape(ids_with_strays(m, 6, 9), [3, 4, 1])
    outputs += [
        b.gather(table, ids, [1, 5], [2], [0], [0], 2),
        b.gather(table, ids, [1, 3], [2], [0], [0], 2),
        b.gather(table, ids, [4, 5], [0, 3], [], [0], 2),
        b.gather(table, ids, [9, 1], [2], [1], [1], 2),
        # The index vector in the middle, and none at all.
        b.gather(table, b.transpose(ids, [0, 2, 1]), [1, 5], [2], [0], [0], 1),
        b.gather(table, b.reshape(ids, [12]), [1, 5], [1], [0], [0], 1),
    ]
    both = b.concatenate([ids, b.reverse(ids, [0])], 2)
    outputs += [
        b.gather(table, both, [1, 1], [], [0, 1], [0, 1], 2),
        b.gather(table, both, [1, 1], [], [0, 1], [1, 0], 2),
        b.gather(table, both, [2, 3], [0, 2], [], [0, 1], 2),
        b.gather(table, scalar(m, [3], "i32"), [1, 5], [0], [0], [0]),
    ]
    # Batching dims, as take_along_axis makes them.
    logits = drawn(m, (2, 3, 7), "f32")
    targets = m.argument((2, 3, 1, 1), "i32", {"uniform": [0, 9]})
    outputs.append(b.gather(logits, targets, [1, 1, 1], [], [2], [2], 3,
                            [0, 1], [0, 1]))  # fmt: skip
    turned = b.transpose(logits, [2, 1, 0])
    outputs.append(b.gather(turned, b.reshape(targets, [2, 3, 1]), [2, 1, 1],
                            [1], [], [0], 2, [1, 2], [1, 0]))  # fmt: skip
    m.comments.append("check: bits")
    return m, outputs


def gather_dtypes():
    m = Module("gather_dtypes")
    b, outputs = m.main, []
    ids = b.reshape(ids_with_strays(m, 4, 5), [10, 1])
    for dtype in ALL:
        table = drawn(m, (5, 3), dtype)
        outputs.append(b.gather(table, ids, [1, 3], [1], [0], [0], 1))
    m.comments.append("check: bits")
    return m, outputs


def scatter_adds():
    """Whole numbers, so that the order of additions does not matter. Updates
    out of range are dropped, also when only part of the window is."""
    m = Module("scatter_adds")
    b, outputs = m.main, []

    def whole(*shape):
        return m.argument(shape, "f32", {"uniform": [-8, 9]})

    table = whole(9, 5)
    for dtype in ("i32", "i64", "i8", "ui8"):
        ids = ids_with_strays(m, 8, 9, dtype)
        count = ids.shape[0]
        column = b.reshape(ids, [count, 1])
        updates = whole(count, 5)
        outputs.append(b.scatter(table, column, updates, "add", [1], [0], [0], 1))
    ids = b.reshape(ids_with_strays(m, 6, 9), [3, 4, 1])
    both = b.concatenate([ids, b.reverse(ids, [0])], 2)
    outputs += [
        b.scatter(table, ids, whole(3, 4, 5), "add", [2], [0], [0], 2),
        b.scatter(table, ids, whole(3, 4, 2, 5), "add", [2, 3], [], [0], 2),
        b.scatter(table, ids, whole(9, 3, 4), "add", [0], [1], [1], 2),
        b.scatter(table, both, whole(3, 4), "add", [], [0, 1], [0, 1], 2),
        b.scatter(table, both, whole(3, 4), "add", [], [0, 1], [1, 0], 2),
        b.scatter(table, both, whole(3, 4, 2, 3), "add", [2, 3], [], [0, 1], 2),
        b.scatter(table, b.transpose(ids, [0, 2, 1]), whole(3, 4, 5), "add",
                  [2], [0], [0], 1),
        b.scatter(table, scalar(m, [2], "i32"), whole(9), "add", [0], [1], [1]),
    ]  # fmt: skip
    targets = m.argument((2, 3, 1, 1), "i32", {"uniform": [0, 9]})
    outputs.append(b.scatter(whole(2, 3, 7), targets, whole(2, 3, 1), "add", [],
                             [2], [2], 3, [0, 1], [0, 1]))  # fmt: skip
    m.comments.append("check: exact")
    return m, outputs


def scatter_replace():
    """Replacing needs unique targets to be deterministic."""
    m = Module("scatter_replace")
    b, outputs = m.main, []
    order = np.array([[4], [11], [0], [-1], [7], [2]], np.int32)
    ids = b.add(b.constant(order, "i32"), m.argument((6, 1), "i32", {"zeros": 1}))
    for dtype in ("f32", "bf16", "i32", "i1", "ui8", "f64", "f8E5M2"):
        table, updates = drawn(m, (9, 5), dtype), drawn(m, (6, 5), dtype)
        outputs.append(b.scatter(table, ids, updates, "replace", [1], [0], [0], 1,
                                 unique=dtype == "f32"))  # fmt: skip
    table = drawn(m, (9, 6), "f32")
    corner = m.argument((2,), "i32", {"uniform": [0, 6]})
    patch = drawn(m, (3, 2), "f32")
    outputs.append(b.scatter(table, corner, patch, "replace", [0, 1], [], [0, 1]))
    outputs.append(b.scatter(table, scalar(m, [3], "i32"), drawn(m, (9,), "f32"),
                             "replace", [0], [1], [1]))  # fmt: skip
    m.comments.append("check: exact")
    return m, outputs


def scatter_add_dtypes():
    m = Module("scatter_add_dtypes")
    b, outputs = m.main, []
    for dtype in ("f64", "f16", "bf16", "i8", "i32", "ui8", "i64", "ui16"):
        table = m.argument((5, 3), dtype, {"uniform": [0, 4]})
        ids = m.argument((7, 1), "i32", {"uniform": [0, 6]})
        updates = m.argument((7, 3), dtype, {"uniform": [0, 5]})
        outputs.append(b.scatter(table, ids, updates, "add", [1], [0], [0], 1))
    m.comments.append("check: exact")
    return m, outputs


# --- control -----------------------------------------------------------------


def calls():
    """Private functions, called twice, calling one another."""
    m = Module("calls")
    b = m.main
    shape = (3, 5)

    def scale(f, arguments):
        return [f.multiply(arguments[0], f.splat(0.5, shape, "f32"))]

    def both(f, arguments):
        x, y = arguments
        (half,) = f.call("scale", [x])
        return [f.add(half, y), f.subtract(half, y), x]

    m.private("scale", [(shape, "f32")], scale)
    m.private("both", [(shape, "f32"), (shape, "f32")], both)
    m.private("nothing", [], lambda f, arguments: [])
    x, y = drawn(m, shape, "f32"), drawn(m, shape, "f32")
    first = b.call("both", [x, y])
    second = b.call("both", [first[1], first[0]])
    b.call("nothing", [])
    m.comments.append("check: exact")
    return m, [*first, *second, *b.call("scale", [y])]


def loops():
    """Counted loops: none, one and several trips, a slice by the counter, a
    loop in a loop, other starts and steps."""
    m = Module("counted_while")
    b = m.main
    x, y = drawn(m, (4, 6), "f32"), m.argument((6,), "f32", {"normal": 1})

    def row_sum(f, i, values):
        zero = f.constant(np.array(0, np.int32), "i32")
        row = f.reshape(f.dynamic_slice(x, [i, zero], [1, 6]), [6])
        total = f.add(values[0], row)
        grown = f.dynamic_update_slice(values[1], f.reshape(total, [1, 6]), [i, zero])
        return [total, grown]

    def halve(f, i, values):
        return [f.multiply(values[0], f.splat(0.5, (6,), "f32"))]

    def nested(f, i, values):
        inner = f.counted_loop(3, [values[0]], halve)
        return [f.add(inner[0], values[0])]

    outputs = [
        *b.counted_loop(4, [y, x], row_sum),
        *b.counted_loop(0, [y], halve),
        *b.counted_loop(1, [y], halve, "i64"),
        *b.counted_loop(2, [y], nested, "ui32"),
    ]
    m.comments.append("check: exact")
    return m, outputs


def barriers():
    m = Module("barriers")
    b = m.main
    x = drawn(m, (3, 5), "f32")
    n = m.argument((7,), "i32", {"uniform": [0, 9]})
    p, q = b.barrier([b.add(x, x), n])
    (again,) = b.barrier([b.add(x, x)])
    m.comments.append("check: bits")
    return m, [p, q, b.multiply(again, p)]


def outputs_of_all_kinds():
    """An argument, a constant and one value twice as results; an argument
    that nobody reads."""
    m = Module("outputs_of_all_kinds")
    b = m.main
    x = drawn(m, (3, 5), "bf16")
    m.argument((2, 2), "f32")
    s = m.argument((), "f32", {"const": 2.5})
    y = b.add(x, x)
    m.comments.append("check: bits")
    return m, [x, y, y, b.splat(7, (2,), "i32"), s, b.reshape(s, [1, 1])]


def donation():
    """Donated arguments, one of them still read by another result."""
    m = Module("donation")
    b = m.main
    w = m.argument((5, 8), "f32", {"normal": 0.02}, donate_to=0)
    v = m.argument((5, 8), "f32", {"normal": 0.02}, donate_to=1)
    g = m.argument((5, 8), "f32", {"normal": 0.02})
    velocity = b.add(b.multiply(v, b.splat(0.9, v.shape, "f32")), g)
    step = b.multiply(velocity, b.splat(0.1, v.shape, "f32"))
    return m, [b.subtract(w, step), velocity, b.subtract(b.reverse(w, [0]), v)]


def scalars():
    m = Module("scalars")
    b = m.main
    x, n = m.argument((), "f32", {"const": 0.75}), m.argument((), "i32")
    p = b.compare("LT", x, b.convert(n, "f32"))
    outputs = [b.unary("exponential", x), b.add(n, n), b.select(p, n, b.add(n, n)),
               b.reduce("add", x, scalar(m, 0, "f32"), []), b.transpose(x, []), b.reshape(x, []),
               b.clamp(x, b.add(x, x), x), b.dot_general(x, x, ([], []))]  # fmt: skip
    return m, outputs


def big():
    """Past one block of threads in each direction."""
    m = Module("norm_and_column_sum")
    b = m.main
    x = m.argument((130, 257), "f32", {"normal": 1})
    w = m.argument((257,), "f32", {"normal": 1})
    zero = scalar(m, 0, "f32")
    square = b.reduce("add", b.unary("chlo.square", x), zero, [1])
    mean = b.divide(square, b.splat(257, square.shape, "f32"))
    inverse = b.unary("rsqrt", b.add(mean, b.splat(1e-5, mean.shape, "f32")))
    normal = b.multiply(x, b.broadcast(inverse, x.shape, [0]))
    y = b.multiply(normal, b.broadcast(w, x.shape, [1]))
    outputs = [y, b.reduce("add", b.unary("abs", y), zero, [0]),
               b.transpose(b.convert(y, "bf16"), [1, 0])]  # fmt: skip
    return m, outputs


def programs():
    made = [movement(dtype) for dtype in ALL]
    made += [inputs(), iota(), constants(), broadcast(), views(), pad_cases()]
    made += [dynamic_slices(), zero_size()]
    made += [reduce_float(dtype) for dtype in ("f32", "f64", "f16", "bf16")]
    made += [reduce_inexact(dtype) for dtype in ("f32", "f64", "f16", "bf16")]
    made += [reduce_special()]
    made += [arg_reduce(dtype) for dtype in ("f32", "bf16", "i32", "ui8")]
    made += [dot_shapes(), dot_dtypes(), dot_algorithm()]
    made += [dot_inexact(dtype) for dtype in ("f32", "f64", "f16", "bf16")]
    made += [gathers(), gather_dtypes(), scatter_adds(), scatter_replace()]
    made += [scatter_add_dtypes(), calls(), loops(), barriers()]
    made += [outputs_of_all_kinds(), donation(), scalars(), big()]
    return made
