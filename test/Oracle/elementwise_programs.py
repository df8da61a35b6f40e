# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The hand-chosen elementwise programs; make_programs.py writes them.

Special values stand in constants, since a recipe cannot draw NaN, and are
concatenated with drawn values, so that neither compiler folds the op away.
"""

import ml_dtypes
import numpy as np

from stablehlo_text import Module, element_kind
from xla_oracle import DTYPES

FLOATS = ("f32", "f64", "f16", "bf16")
NARROW = ("f8E4M3FN", "f8E5M2")
SIGNED = ("i8", "i16", "i32", "i64")
UNSIGNED = ("ui8", "ui16", "ui32", "ui64")

NAN, INF = np.nan, np.inf


def largest(dtype):
    return float(ml_dtypes.finfo(DTYPES[dtype]).max)


def smallest_normal(dtype):
    return float(ml_dtypes.finfo(DTYPES[dtype]).smallest_normal)


def below(value, dtype):
    """The next value of the dtype towards zero; `value` is positive."""
    kind = DTYPES[dtype]
    bits = np.asarray(value, kind).view(f"u{kind.itemsize}") - 1
    return float(bits.astype(f"u{kind.itemsize}").view(kind))


def as_dtype(values, dtype):
    """An array of the dtype; values too large for it become infinite."""
    with np.errstate(over="ignore"):
        return np.array(values, DTYPES[dtype])


def with_specials(module, specials, dtype, drawn=13, rule=None):
    """A value that holds the specials and then `drawn` drawn elements."""
    x = module.argument((drawn,), dtype, rule or {"normal": 3})
    special = module.main.constant(as_dtype(specials, dtype), dtype)
    return module.main.concatenate([special, x], 0)


def rounding_specials(dtype):
    values = [NAN, INF, -INF, 0.0, -0.0, 0.5, -0.5, 1.5, -1.5, 2.5, -2.5, 3.5]
    values += [below(0.5, dtype), -below(0.5, dtype), 100.0, -96.0]
    values += [largest(dtype), -largest(dtype)]
    values += [smallest_normal(dtype), -smallest_normal(dtype)]
    if dtype == "f8E4M3FN":  # has no infinity
        values = [v for v in values if not np.isinf(v)]
    return values


def unary_exact(dtype):
    m = Module(f"unary_exact_{dtype}")
    b, x = m.main, with_specials(m, rounding_specials(dtype), dtype)
    names = ["abs", "negate", "sign", "ceil", "floor"]
    names += ["round_nearest_afz", "round_nearest_even", "chlo.square"]
    outputs = [b.unary(name, x) for name in names]
    m.comments.append("check: bits")
    return m, [*outputs, b.is_finite(x)]


def unary_narrow(dtype):
    """What XLA does on 8-bit floats."""
    m = Module(f"unary_exact_{dtype}")
    b, x = m.main, with_specials(m, rounding_specials(dtype), dtype)
    names = ["abs", "negate", "sign", "ceil", "floor", "round_nearest_even"]
    m.comments.append("check: bits")
    return m, [b.unary(name, x) for name in names] + [b.is_finite(x)]


MATH = {
    "exponential": [NAN, INF, -INF, 0.0, -0.0, 1.0, -8.0, 8.0, 1000.0, -1000.0],
    "exponential_minus_one": [NAN, INF, -INF, 0.0, 1e-3, -1e-3, 8.0, 1000.0],
    "log": [NAN, INF, -1.0, 0.0, -0.0, 1.0, 0.9375, 1.0625, 100.0],
    "log_plus_one": [NAN, INF, -2.0, -1.0, 0.0, 1e-3, -1e-3, 3.0],
    "logistic": [NAN, INF, -INF, 0.0, 1.0, -1.0, 8.0, -8.0, 30.0],
    "tanh": [NAN, INF, -INF, 0.0, 1e-3, -1e-3, 0.5, -0.5, 4.0, -30.0],
    "sine": [NAN, INF, -INF, 0.0, 1.0, -1.0, 3.0, 100.0, -1000.0],
    "cosine": [NAN, INF, -INF, 0.0, 1.0, -1.0, 3.0, 100.0, -1000.0],
    "tan": [NAN, INF, 0.0, 1.0, -1.0, 1.5, 3.0],
    "cbrt": [NAN, INF, -INF, 0.0, -0.0, 8.0, -27.0, 1e-3, 2.0],
    "rsqrt": [NAN, INF, 0.0, -0.0, -1.0, 4.0, 2.0, 100.0],
    "sqrt": [NAN, INF, 0.0, -0.0, -1.0, 4.0, 2.0, 100.0],
    "chlo.erf": [NAN, INF, -INF, 0.0, 1e-3, -0.5, 1.0, -2.0, 5.0],
}


def note_f64_math(module, dtype):
    """What check.py may expect when it compiles the program for a GPU."""
    if dtype == "f64":
        module.comments.append("gpu: refused, f64 transcendental")


def unary_math(dtype):
    m = Module(f"unary_math_{dtype}")
    b, outputs = m.main, []
    x = m.argument((3, 7), dtype, {"normal": 1})
    y = b.unary("abs", x)
    for name, specials in MATH.items():
        drawn = y if name in ("log", "log_plus_one", "sqrt", "rsqrt") else x
        special = b.constant(np.array(specials, DTYPES[dtype]), dtype)
        drawn = b.reshape(drawn, [x.size])
        outputs.append(b.unary(name, b.concatenate([special, drawn], 0)))
    # XLA's log_plus_one is up to a hundred ulp off in f64.
    m.comments.append(f"check: ulp={256 if dtype == 'f64' else 8}")
    note_f64_math(m, dtype)
    return m, outputs


def erf_inv(dtype):
    m = Module(f"erf_inv_{dtype}")
    specials = [NAN, 1.0, -1.0, 0.0, -0.0, 0.5, -0.5, 0.875, 1e-3, 2.0]
    x = with_specials(m, specials, dtype, 17, {"normal": 0.25})
    m.comments.append("check: ulp=64")
    note_f64_math(m, dtype)
    return m, [m.main.unary("chlo.erf_inv", x)]


PAIRS = [
    (NAN, 1.0), (1.0, NAN), (NAN, NAN), (INF, 1.0), (1.0, INF), (INF, INF),
    (INF, -INF), (-INF, 2.0), (0.0, 0.0), (0.0, -0.0), (-0.0, 0.0), (1.0, 0.0),
    (-1.0, 0.0), (1.0, -0.0), (5.5, 2.0), (-5.5, 2.0), (5.5, -2.0), (-6.0, 3.0),
    (0.5, 0.5), (2.0, INF), (-3.0, 3.0),
]  # fmt: skip

DIRECTIONS = ("EQ", "NE", "LT", "LE", "GT", "GE")


def pair_arguments(module, pairs, dtype, drawn, rule):
    return [
        with_specials(module, [p[side] for p in pairs], dtype, drawn, rule)
        for side in (0, 1)
    ]


def binary_float(dtype):
    m = Module(f"binary_float_{dtype}")
    pairs = PAIRS
    if dtype == "f8E4M3FN":
        pairs = [p for p in PAIRS if not np.isinf(p).any()]
    x, y = pair_arguments(m, pairs, dtype, 16, {"normal": 2})
    b = m.main
    names = ["add", "subtract", "multiply", "maximum", "minimum"]
    if dtype not in NARROW:  # f8 division and remainder are for nobody
        names += ["divide", "remainder"]
    outputs = [b.binary(name, x, y) for name in names]
    outputs += [b.compare(d, x, y) for d in DIRECTIONS]
    m.comments.append("check: bits")
    return m, outputs


def total_order(dtype):
    m = Module(f"compare_total_order_{dtype}")
    x, y = pair_arguments(m, PAIRS, dtype, 5, {"normal": 2})
    m.comments.append("check: bits")
    return m, [m.main.compare(d, x, y, total_order=True) for d in DIRECTIONS]


POWERS = [
    (0.0, 0.0), (0.0, -1.0), (-0.0, -3.0), (-2.0, 3.0), (-2.0, 0.5), (1.0, NAN),
    (NAN, 0.0), (NAN, 1.0), (INF, 0.0), (INF, -1.0), (-INF, 3.0), (0.5, INF),
    (0.5, -INF), (-1.0, INF), (2.0, 0.5), (2.0, -2.0), (3.0, 4.0), (9.0, 0.5),
]  # fmt: skip


def power(dtype):
    m = Module(f"power_{dtype}")
    b = m.main
    x = m.argument((3, 5), dtype, {"normal": 1})
    y = m.argument((3, 5), dtype, {"normal": 2})
    positive = b.add(b.unary("abs", x), b.splat(0.25, x.shape, dtype))
    sides = []
    for side, drawn in ((0, positive), (1, y)):
        special = np.array([p[side] for p in POWERS], DTYPES[dtype])
        flat = b.reshape(drawn, [x.size])
        sides.append(b.concatenate([b.constant(special, dtype), flat], 0))
    m.comments.append("check: ulp=16")
    note_f64_math(m, dtype)
    return m, [b.binary("power", *sides)]


def rounding_points(dtype):
    """Chains that come out otherwise when a narrow value is kept wide or a
    multiply and an add are contracted."""
    m = Module(f"rounding_points_{dtype}")
    b = m.main
    x = m.argument((5, 13), dtype, {"normal": 1})
    y = m.argument((5, 13), dtype, {"normal": 1})
    product = b.multiply(x, y)
    outputs = [
        b.subtract(b.add(x, y), x),
        b.add(product, x),
        b.subtract(product, b.multiply(y, x)),
        b.subtract(b.multiply(product, y), b.divide(x, y)),
    ]
    if dtype in ("f32", "f64"):
        narrow = b.convert(b.convert(x, "bf16"), dtype)
        outputs.append(b.subtract(x, narrow))
        half = b.convert(b.convert(b.multiply(x, y), "f16"), dtype)
        outputs.append(b.subtract(half, x))
    m.comments.append("check: bits")
    return m, outputs


# --- integers ----------------------------------------------------------------


def int_pairs(dtype):
    info = np.iinfo(DTYPES[dtype])
    top, bottom = info.max, info.min
    pairs = [(7, 0), (0, 0), (top, 0), (top, 3), (top, top), (7, top), (100, 7)]
    if bottom:
        pairs += [(bottom, -1), (bottom, 0), (bottom, bottom), (bottom, 7)]
        pairs += [(-7, 2), (7, -2), (-7, -2), (-1, bottom), (-7, 0), (top, -1)]
    return pairs


def int_arguments(module, dtype):
    sides = []
    low = -50 if element_kind(dtype) == "int" else 0
    for side in (0, 1):
        drawn = module.argument((11,), dtype, {"uniform": [low, 50]})
        values = np.array([p[side] for p in int_pairs(dtype)], DTYPES[dtype])
        special = module.main.constant(values, dtype)
        sides.append(module.main.concatenate([special, drawn], 0))
    return sides


def int_arithmetic(dtype):
    """Wrap-around, division by zero, the lowest value divided by -1."""
    m = Module(f"int_arithmetic_{dtype}")
    b = m.main
    x, y = int_arguments(m, dtype)
    names = ["add", "subtract", "multiply", "divide", "remainder"]
    names += ["maximum", "minimum", "and", "or", "xor"]
    outputs = [b.binary(name, x, y) for name in names]
    outputs += [b.unary(name, x) for name in ("not", "negate")]
    if element_kind(dtype) == "int":
        outputs += [b.unary(name, x) for name in ("abs", "sign")]
    outputs += [b.compare(d, x, y) for d in DIRECTIONS]
    outputs.append(b.clamp(b.splat(3, x.shape, dtype), x, y))
    return m, outputs


def int_power(dtype):
    m = Module(f"int_power_{dtype}")
    pairs = [(2, 3), (0, 0), (0, 5), (1, 100), (7, 1), (7, 0), (3, 4), (10, 30)]
    if element_kind(dtype) == "int":
        pairs += [(-1, 3), (-1, 4), (-2, 3), (1, -3), (-1, -3), (-1, -4), (2, -1)]
    sides = []
    for side in (0, 1):
        drawn = m.argument((6,), dtype, {"uniform": [1, 4]})
        values = np.array([p[side] for p in pairs], DTYPES[dtype])
        special = m.main.constant(values, dtype)
        sides.append(m.main.concatenate([special, drawn], 0))
    return m, [m.main.binary("power", *sides)]


def shift(dtype):
    """Amounts below, at and past the width, and negative ones."""
    m = Module(f"shift_{dtype}")
    b = m.main
    info = np.iinfo(DTYPES[dtype])
    bits = info.bits
    amounts = [0, 1, bits - 1, bits, bits + 1, min(info.max, 200), info.max]
    if info.min:
        amounts += [-1, -bits, info.min]
    patterns = [info.max, 1, 5, info.max - 2]
    patterns += [info.min, -1, -5, info.min + 3] if info.min else [info.max // 2]
    values = np.repeat(np.array(patterns, DTYPES[dtype]), len(amounts))
    shifts = np.tile(np.array(amounts, DTYPES[dtype]), len(patterns))
    x = m.argument((9,), dtype, {"uniform": [0, 100]})
    y = m.argument((9,), dtype, {"uniform": [0, bits + 2]})
    x = b.concatenate([b.constant(values, dtype), x], 0)
    y = b.concatenate([b.constant(shifts, dtype), y], 0)
    names = ("shift_left", "shift_right_arithmetic", "shift_right_logical")
    return m, [b.binary(name, x, y) for name in names]


def bool_logic():
    m = Module("bool_logic")
    b = m.main
    x, y = m.argument((3, 5), "i1"), m.argument((3, 5), "i1")
    names = ["and", "or", "xor", "add", "multiply", "maximum", "minimum"]
    outputs = [b.binary(name, x, y) for name in names] + [b.unary("not", x)]
    outputs += [b.compare(d, x, y) for d in DIRECTIONS]
    outputs.append(b.select(x, y, b.unary("not", y)))
    for monoid, start in (("and", True), ("or", False), ("add", False),
                          ("multiply", True), ("maximum", False),
                          ("minimum", True)):  # fmt: skip
        init = b.constant(np.array(start), "i1")
        outputs.append(b.reduce(monoid, x, init, [1]))
    return m, outputs


def bitwise(dtype):
    m = Module(f"bitwise_reduce_{dtype}")
    b = m.main
    info = np.iinfo(DTYPES[dtype])
    x = m.argument((5, 3), dtype, {"uniform": [0, 100]})
    x = b.binary("xor", x, b.splat(info.max // 3, x.shape, dtype))
    ones = -1 if info.min else info.max
    outputs = []
    for monoid, start in (("and", ones), ("or", 0), ("add", 1), ("multiply", 1),
                          ("maximum", info.min), ("minimum", info.max)):  # fmt: skip
        init = b.constant(np.array(start, DTYPES[dtype]), dtype)
        outputs += [b.reduce(monoid, x, init, dims) for dims in ([0], [1], [0, 1])]
    return m, outputs


# --- conversions -------------------------------------------------------------


def convert_float_float():
    """Between all float types: overflow, ties, subnormal results, NaN."""
    m = Module("convert_float_float")
    b, outputs = m.main, []
    everything = (*FLOATS, *NARROW)
    values = [NAN, INF, -INF, 0.0, -0.0, 1.0, 448.0, 464.0, 465.0, 480.0, -500.0]
    values += [57344.0, 61439.0, 61440.0, 65504.0, 65519.0, 65520.0, -65536.0]
    values += [1.0625, 1.1875, 2.0**-9, 2.0**-10, 3 * 2.0**-10, -(2.0**-11)]
    values += [2.0**-16, 2.0**-17, 3 * 2.0**-18, 2.0**-24, 2.0**-25, 1e30, 1e-30]
    for source in everything:
        x = with_specials(m, values, source, 21, {"normal": 4})
        outputs += [b.convert(x, t) for t in everything if t != source]
    m.comments.append("check: bits")
    return m, outputs


def convert_all_narrow(dtype):
    """Every one of the 256 values, to everything and back."""
    m = Module(f"convert_all_{dtype}")
    b = m.main
    zero = m.argument((256,), "ui8", {"zeros": 1})
    bits = b.binary("or", b.iota([256], "ui8", 0), zero)
    x = b.bitcast(bits, dtype)
    outputs = []
    for target in FLOATS:
        wide = b.convert(x, target)
        outputs += [wide, b.bitcast(b.select(b.compare("EQ", wide, wide),
                    b.convert(wide, dtype), b.splat(0, [256], dtype)), "ui8")]  # fmt: skip
    m.comments.append("check: bits")
    return m, outputs


def convert_int_float():
    m = Module("convert_int_float")
    b, outputs = m.main, []
    for source in (*SIGNED, *UNSIGNED):
        info = np.iinfo(DTYPES[source])
        extremes = [info.max, info.max - 1, info.max // 2 + 1, info.min, 1]
        if info.bits >= 32:
            extremes += [2**24 + 1, 2**24 + 3, 16777217 * 64 if info.bits > 32 else 5]
        x = m.argument((7,), source, {"uniform": [0, 128]})
        special = b.constant(np.array(extremes, DTYPES[source]), source)
        x = b.concatenate([special, x], 0)
        outputs += [b.convert(x, target) for target in FLOATS]
        # Overflow to f8 is NaN or infinity: one test has it, for i32.
        if source in ("i8", "i32", "ui16"):
            outputs += [b.convert(x, target) for target in NARROW]
    m.comments.append("check: bits")
    return m, outputs


def convert_float_int():
    """In range only: rounds towards zero."""
    m = Module("convert_float_int")
    b, outputs = m.main, []
    values = [0.0, -0.0, 0.5, 0.99, 1.5, 2.5, 3.75, 100.0, 127.0]
    for source in (*FLOATS, *NARROW):
        x = with_specials(m, values, source, 9, {"uniform": [0, 100]})
        outputs += [b.convert(x, target) for target in (*SIGNED, *UNSIGNED)]
        negated = b.unary("negate", x)
        outputs += [b.convert(negated, target) for target in SIGNED]
    return m, outputs


def convert_float_int_saturating():
    """Out of range and NaN. StableHLO leaves these to the implementation;
    XLA and PTX agree: the nearest end of the range, and 0 for NaN."""
    m = Module("convert_float_int_saturating")
    b, outputs = m.main, []
    values = [NAN, INF, -INF, 1e10, -1e10, 300.7, -300.7, 3e9, -1.5, 65536.0, 2e20]
    for source in ("f32", "f64", "bf16"):
        x = with_specials(m, values, source, 3, {"normal": 1000})
        outputs += [b.convert(x, target) for target in (*SIGNED, *UNSIGNED)]
    return m, outputs


def convert_int_int():
    m = Module("convert_int_int")
    b, outputs = m.main, []
    everything = (*SIGNED, *UNSIGNED)
    for source in everything:
        info = np.iinfo(DTYPES[source])
        values = [0, 1, 127, info.max, info.max - 1, info.min, info.max // 3]
        x = m.argument((3,), source, {"uniform": [0, 100]})
        special = b.constant(np.array(values, DTYPES[source]), source)
        x = b.concatenate([special, x], 0)
        outputs += [b.convert(x, target) for target in everything if target != source]
    return m, outputs


def convert_bool():
    m = Module("convert_bool")
    b = m.main
    everything = (*FLOATS, *NARROW, *SIGNED, *UNSIGNED)
    x = m.argument((7,), "i1")
    outputs = [b.convert(x, target) for target in everything]
    for source in everything:
        kind = element_kind(source)
        values = [0, 1, 2, 100]
        if kind == "float":
            values += [-0.0, 0.5, NAN, -0.25]
        outputs.append(b.convert(with_specials(
            m, values, source, 3, {"uniform": [0, 3]}), "i1"))  # fmt: skip
    m.comments.append("check: bits")
    return m, outputs


def bitcast():
    m = Module("bitcast_convert")
    b, outputs = m.main, []
    for source, targets in (
        ("f32", ("i32", "ui32", "i8", "bf16", "i16")),
        ("f64", ("i64", "ui64", "i32", "f32")),
        ("bf16", ("i16", "ui16", "f16", "ui8", "f8E5M2")),
        ("f16", ("i16", "i8")),
        ("f8E4M3FN", ("i8", "ui8", "f8E5M2")),
    ):
        values = [INF, -0.0, 1.5, -3.0] if source != "f8E4M3FN" else [-0.0, 1.5]
        x = with_specials(m, values, source, 5, {"normal": 1})
        outputs += [b.bitcast(x, target) for target in targets]
    words = m.argument((5, 4), "ui8", {"uniform": [0, 100]})
    outputs += [b.bitcast(words, "i32"), b.bitcast(words, "f32")]
    pairs = m.argument((3, 2), "i32", {"uniform": [0, 100000000]})
    outputs += [b.bitcast(pairs, "i64"), b.bitcast(pairs, "f32")]
    m.comments.append("check: bits")
    return m, outputs


def select_clamp(dtype):
    m = Module(f"select_clamp_{dtype}")
    b = m.main
    specials = PAIRS if element_kind(dtype) == "float" else [(3, 4), (4, 3), (0, 9)]
    x, y = pair_arguments(m, specials, dtype, 8, {"uniform": [0, 10]})
    p = b.compare("LT", x, y)
    scalar_p = m.argument((), "i1")
    low, high = (b.constant(np.array(v, DTYPES[dtype]), dtype) for v in (2, 6))
    outputs = [
        b.select(p, x, y),
        b.select(scalar_p, x, y),
        b.clamp(low, x, high),
        b.clamp(high, x, low),
        b.clamp(x, y, b.splat(5, x.shape, dtype)),
        b.clamp(low, y, x),
    ]
    m.comments.append("check: bits")
    return m, outputs


def programs():
    made = []
    for dtype in FLOATS:
        made += [unary_exact(dtype), unary_math(dtype), binary_float(dtype)]
        made += [power(dtype), rounding_points(dtype), erf_inv(dtype)]
    made += [unary_narrow(dtype) for dtype in NARROW]
    made += [binary_float(dtype) for dtype in NARROW]
    made += [convert_all_narrow(dtype) for dtype in NARROW]
    made += [total_order("f32"), total_order("bf16")]
    for dtype in (*SIGNED, *UNSIGNED):
        made += [int_arithmetic(dtype), int_power(dtype), shift(dtype)]
    made += [bitwise("i8"), bitwise("ui32"), bitwise("i64"), bool_logic()]
    made += [convert_float_float(), convert_int_float(), convert_float_int()]
    made += [convert_float_int_saturating(), convert_int_int(), convert_bool()]
    made += [bitcast(), select_clamp("f32"), select_clamp("bf16")]
    made += [select_clamp("i32"), select_clamp("ui8")]
    return made
