# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Hold the named training ops against JAX in double precision.

    named_ops.py [NAME...]      (all cases, or those whose name has a NAME in it)

Each op is evaluated by sinter-eval on drawn inputs and compared with a plain
function of JAX in f64; each gradient with jax.vjp of that function, never with a
formula of its own. A result may be off by one rounding to its type, and by what
f32 arithmetic on values of the tensor's size costs. Exit 1 where one differs.
"""

import functools
import os
import subprocess
import sys
import tempfile

os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["JAX_ENABLE_X64"] = "1"

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np

import xla_oracle

BF16, F16, F32, F64 = ml_dtypes.bfloat16, np.float16, np.float32, np.float64
#: Half a unit in the last place, relative, and what f32 arithmetic adds.
ROUNDING = {
    np.dtype(ml_dtypes.float8_e5m2): 2.0**-3,
    np.dtype(BF16): 2.0**-8,
    np.dtype(F16): 2.0**-11,
    np.dtype(F32): 2.0**-24,
    np.dtype(F64): 2.0**-53,
}
CASES = []
#: Ops in one program.
BATCH = 50


def spell(array):
    sizes = "".join(f"{n}x" for n in array.shape)
    return f"tensor<{sizes}{xla_oracle.MLIR_NAMES[np.dtype(array.dtype)]}>"


def case(name, op, arrays, reference, results, slack=3e-6):
    """`op` is the text after `sinter.` with {0}, {1}, ... for its operands, all
    `arrays` in order; `reference` takes them as f64 (integers as they are) and
    gives f64 arrays; `results` are the types of the results."""
    CASES.append((name, op, arrays, reference, results, slack))


def wide(array):
    array = np.asarray(array)
    return jnp.asarray(array if array.dtype.kind in "iu" else array.astype(np.float64))


def run(folder, batch):
    """Results of the ops of a batch, in one program; its text for messages."""
    arrays, arguments, types, lines, returned = [], [], [], [], []
    for number, (_, op, mine, expected, kinds, _) in enumerate(batch):
        names = [f"%a{len(arrays) + i}" for i in range(len(mine))]
        given = [spell(a) for a in mine]
        outs = [spell(np.empty(e.shape, t)) for e, t in zip(expected, kinds, strict=True)]
        lines.append(f"  %r{number}:{len(outs)} = sinter.{op.format(*names)}"
                     f" : ({', '.join(given)}) -> ({', '.join(outs)})")
        arguments += [f"{n}: {t}" for n, t in zip(names, given)]
        returned += [f"%r{number}#{i}" for i in range(len(outs))]
        types += outs
        arrays += mine
    text = "\n".join([f"func.func @main({', '.join(arguments)}) -> ({', '.join(types)}) {{",
                      *lines, f"  return {', '.join(returned)} : {', '.join(types)}", "}", ""])
    program, inputs, outputs = (os.path.join(folder, n) for n in ("p.mlir", "i", "o"))
    with open(program, "w", encoding="utf-8") as file:
        file.write(text)
    xla_oracle.write_tensors(inputs, xla_oracle.name_all(arrays, "arg"))
    done = subprocess.run(
        ["sinter-eval", program, f"--inputs={inputs}", f"--outputs={outputs}"],
        capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{done.stderr}{text}")
    tensors, _ = xla_oracle.read_tensors(outputs)
    return iter(xla_oracle.numbered(tensors, "out")), lines


def difference(got, want, slack):
    """What is wrong, or nothing."""
    got64, want64 = got.astype(np.float64), np.asarray(want, dtype=np.float64)
    if got64.shape != want64.shape:
        return f"shape {got64.shape}, not {want64.shape}"
    if not want64.size:
        return ""
    finite = np.isfinite(want64)
    if not np.array_equal(np.isnan(got64), np.isnan(want64)):
        return "NaN elsewhere"
    infinite = np.isinf(want64)
    if not np.array_equal(got64[infinite], want64[infinite]):
        return "infinity elsewhere"
    if not finite.any():
        return ""
    # Operands are of size 1 or so, also where their differences are not.
    size = max(np.abs(want64[finite]).max(), 1.0)
    unit = ROUNDING[np.dtype(got.dtype)]
    slack = slack if np.dtype(got.dtype) != F64 else 1e-13
    bound = np.abs(want64) * unit * 1.01 + slack * (np.abs(want64) + size * 0.3)
    with np.errstate(invalid="ignore"):
        off = np.where(finite, np.abs(got64 - want64) / bound, 0)
    worst = np.unravel_index(np.argmax(off), off.shape)
    if off[worst] > 1:
        return f"{got64[worst]} at {worst}, not {want64[worst]}: {off[worst]:.2f} x the bound"
    return ""


class Draw:
    def __init__(self, seed):
        self.random = np.random.default_rng(seed)

    def __call__(self, shape, dtype=F32, scale=1.0):
        return (self.random.standard_normal(shape) * scale).astype(dtype)

    def integers(self, shape, low, high, dtype=np.int32):
        return self.random.integers(low, high, shape).astype(dtype)


def gradients(function, arguments, wanted, *grads):
    """vjp of `function` at `arguments`, for the arguments in `wanted`."""
    def partial(*some):
        full = list(arguments)
        for place, value in zip(wanted, some):
            full[place] = value
        return function(*full)

    _, back = jax.vjp(partial, *[arguments[i] for i in wanted])
    return list(back(grads[0] if len(grads) == 1 else grads))


# --- norms and softmax -----------------------------------------------------


def rms(x, w, axis, eps):
    dims = tuple(range(axis, x.ndim))
    rstd = 1 / jnp.sqrt(jnp.mean(x * x, axis=dims) + eps)
    y = x * rstd.reshape(rstd.shape + (1,) * len(dims))
    return y if w is None else y * w, rstd


def layer(x, w, b, axis, eps):
    dims = tuple(range(axis, x.ndim))
    mean = jnp.mean(x, axis=dims)
    spread = mean.shape + (1,) * len(dims)
    c = x - mean.reshape(spread)
    rstd = 1 / jnp.sqrt(jnp.mean(c * c, axis=dims) + eps)
    y = c * rstd.reshape(spread)
    y = y if w is None else y * w
    return y if b is None else y + b, mean, rstd


def norms():
    shapes = [((8, 64), 1), ((3, 7), 1), ((1, 1), 1), ((5, 3, 4), 1), ((2, 3, 33), 2),
              ((17,), 0), ((4, 1), 1)]
    for i, (shape, axis) in enumerate(shapes):
        for dtype in (BF16, F32) + ((F64,) if i == 1 else ()):
            draw = Draw(i)
            x, dy = draw(shape, dtype), draw(shape, dtype)
            w, b = draw(shape[axis:], dtype), draw(shape[axis:], F32)
            name = f"{'x'.join(map(str, shape))}_{np.dtype(dtype)}"
            stat = F64 if dtype == F64 else F32
            tail = f"axis {axis} eps 1.0e-3"
            case(f"rms_norm_{name}", f"rms_norm {{0}} weight {{1}} {tail}", [x, w],
                 lambda x, w, a=axis: list(rms(x, w, a, 1e-3)), [dtype, stat])
            case(f"rms_norm_bare_{name}", f"rms_norm {{0}} {tail}", [x],
                 lambda x, a=axis: [rms(x, None, a, 1e-3)[0]], [F32])
            case(f"rms_norm_grad_{name}", f"rms_norm_grad {{0}}, {{1}} weight {{2}} {tail}",
                 [dy, x, w],
                 lambda dy, x, w, a=axis: gradients(
                     lambda x, w: rms(x, w, a, 1e-3)[0], [x, w], [0, 1], dy), [dtype, stat])
            rstd = np.asarray(rms(wide(x), None, axis, 1e-3)[1]).astype(stat)
            case(f"rms_norm_grad_saved_{name}",
                 f"rms_norm_grad {{0}}, {{1}} weight {{2}} rstd {{3}} {tail}",
                 [dy, x, w, rstd],
                 lambda dy, x, w, _, a=axis: gradients(
                     lambda x, w: rms(x, w, a, 1e-3)[0], [x, w], [0, 1], dy), [F32, dtype])
            case(f"rms_norm_grad_bare_{name}", f"rms_norm_grad {{0}}, {{1}} {tail}", [dy, x],
                 lambda dy, x, a=axis: gradients(
                     lambda x: rms(x, None, a, 1e-3)[0], [x], [0], dy), [dtype])
            case(f"layer_norm_{name}", f"layer_norm {{0}} weight {{1}} bias {{2}} {tail}",
                 [x, w, b], lambda x, w, b, a=axis: list(layer(x, w, b, a, 1e-3)),
                 [dtype, stat, stat])
            case(f"layer_norm_no_bias_{name}", f"layer_norm {{0}} weight {{1}} {tail}", [x, w],
                 lambda x, w, a=axis: [layer(x, w, None, a, 1e-3)[0]], [dtype])
            case(f"layer_norm_bare_{name}", f"layer_norm {{0}} {tail}", [x],
                 lambda x, a=axis: [layer(x, None, None, a, 1e-3)[0]], [dtype])

            def back(dy, x, w, b, wanted, a=axis):
                return gradients(lambda x, w, b: layer(x, w, b, a, 1e-3)[0], [x, w, b], wanted, dy)

            zero = jnp.zeros(shape[axis:])
            case(f"layer_norm_grad_{name}", f"layer_norm_grad {{0}}, {{1}} weight {{2}} {tail}",
                 [dy, x, w], lambda dy, x, w, f=back, z=zero: f(dy, x, w, z, [0, 1, 2]),
                 [dtype, stat, stat])
            case(f"layer_norm_grad_no_bias_{name}",
                 f"layer_norm_grad {{0}}, {{1}} weight {{2}} {tail}", [dy, x, w],
                 lambda dy, x, w, f=back, z=zero: f(dy, x, w, z, [0, 1]), [dtype, dtype])
            case(f"layer_norm_grad_bare_{name}", f"layer_norm_grad {{0}}, {{1}} {tail}", [dy, x],
                 lambda dy, x, f=back, z=zero: f(dy, x, z + 1, z, [0, 2]), [dtype, stat])
            _, mean, rstd = layer(wide(x), None, None, axis, 1e-3)
            case(f"layer_norm_grad_saved_{name}",
                 f"layer_norm_grad {{0}}, {{1}} weight {{2}} statistics {{3}}, {{4}} {tail}",
                 [dy, x, w, np.asarray(mean).astype(stat), np.asarray(rstd).astype(stat)],
                 lambda dy, x, w, _, __, f=back, z=zero: f(dy, x, w, z, [0, 1, 2]),
                 [dtype, stat, stat])
    bad = np.ones((4, 8), F32)
    bad[0, 3], bad[1, 2], bad[2] = np.nan, np.inf, 0
    case("rms_norm_special", "rms_norm {0} axis 1 eps 1.0e-5", [bad],
         lambda x: [rms(x, None, 1, 1e-5)[0]], [F32])
    case("layer_norm_special", "layer_norm {0} axis 1 eps 1.0e-5", [bad],
         lambda x: [layer(x, None, None, 1, 1e-5)[0]], [F32])


def softmaxes():
    for i, (shape, axis) in enumerate([((8, 64), 1), ((3, 7), 0), ((1, 1), 1), ((2, 33, 5), 1)]):
        for dtype in (BF16, F32, F64):
            draw = Draw(i)
            x, dy = draw(shape, dtype, 4), draw(shape, dtype)
            soft = functools.partial(jax.nn.softmax, axis=axis)
            name = f"{'x'.join(map(str, shape))}_{np.dtype(dtype)}"
            case(f"softmax_{name}", f"softmax {{0}} axis {axis}", [x],
                 lambda x, f=soft: [f(x)], [dtype])
            y = np.asarray(soft(wide(x))).astype(F64 if dtype == F64 else F32)
            case(f"softmax_grad_{name}", f"softmax_grad {{0}}, {{1}} axis {axis}", [dy, y],
                 lambda dy, y, f=soft, x=x: gradients(f, [wide(x)], [0], dy), [dtype])
    bad = np.array([[0, np.inf, 1], [np.nan, 0, 1], [-np.inf] * 3, [-np.inf, 2, 2],
                    [88, 89, 1e30]], F32)
    case("softmax_special", "softmax {0} axis 1", [bad], lambda x: [jax.nn.softmax(x, 1)], [F32])


# --- loss ------------------------------------------------------------------


def loss(x, t, smoothing, ignore, cap):
    t = t.astype(jnp.int64)
    z = x if cap is None else cap * jnp.tanh(x / cap)
    lse = jax.nn.logsumexp(z, axis=-1)
    picked = jnp.take_along_axis(z, t[..., None], -1, mode="clip")[..., 0]
    result = lse - (1 - smoothing) * picked - smoothing * jnp.mean(z, axis=-1)
    # A multiplication: the derivative is to be NaN as well.
    classes = x.shape[-1]
    known = ((t >= 0) & (t < classes)) | (t == (-1 if ignore is None else ignore))
    known &= (t >= 0) | (ignore is not None)
    result = result * jnp.where(known, 1.0, jnp.nan)
    return result if ignore is None else jnp.where(t == ignore, 0.0, result), lse


def losses():
    for i, shape in enumerate([(8, 64), (5, 1), (2, 3, 50), (1, 257)]):
        for j, (smoothing, ignore, cap) in enumerate(
                [(0, None, None), (0.1, -100, None), (0.2, 3, 5.0), (1.0, -1, 30.0)]):
            for dtype, index in ((BF16, np.int32), (F32, np.int64), (F32, np.int8)):
                draw = Draw(10 * i + j)
                x = draw(shape, dtype, 3)
                t = draw.integers(shape[:-1], 0, min(shape[-1], 100), index)
                if ignore is not None:
                    t.flat[0] = ignore
                grad = draw(shape[:-1], F32)
                words = f"smoothing {float(smoothing)}" if smoothing else ""
                words += f" ignore {ignore}" if ignore is not None else ""
                words += f" cap {cap}" if cap else ""
                f = functools.partial(loss, smoothing=smoothing, ignore=ignore, cap=cap)
                name = f"{'x'.join(map(str, shape))}_{j}_{np.dtype(dtype)}_{np.dtype(index)}"
                case(f"cross_entropy_{name}", f"cross_entropy {{0}}, {{1}} {words}", [x, t],
                     lambda x, t, f=f: list(f(x, t)), [F32, F32])
                back = lambda g, x, t, *_, f=f: gradients(lambda x: f(x, t)[0], [x], [0], g)
                # Where shares and targets cancel, f32 has lost some digits.
                case(f"cross_entropy_grad_{name}",
                     f"cross_entropy_grad {{0}}, {{1}}, {{2}} {words}", [grad, x, t], back,
                     [dtype], 1e-5)
                lse = np.asarray(f(wide(x), wide(t))[1]).astype(F32)
                case(f"cross_entropy_grad_saved_{name}",
                     f"cross_entropy_grad {{0}}, {{1}}, {{2}} lse {{3}} {words}",
                     [grad, x, t, lse], back, [F32], 1e-5)
    x = Draw(9)((6, 4), F32)
    x[1, 2] = np.nan
    x[2, 1] = np.nan
    t = np.array([-1, 7, 7, 4, 1 << 33, 0], np.int64)
    case("cross_entropy_outside", "cross_entropy {0}, {1} ignore 7", [x, t],
         lambda x, t: [loss(x, t, 0, 7, None)[0]], [F32])
    case("cross_entropy_grad_outside", "cross_entropy_grad {0}, {1}, {2} ignore 7",
         [np.ones(6, F32), x, t],
         lambda g, x, t: [jnp.where((t == 7)[:, None], 0,
                                    jnp.where(((t < 0) | (t > 3))[:, None], jnp.nan,
                                              gradients(lambda x: loss(x, t, 0, 7, None)[0],
                                                        [x], [0], g)[0]))], [F32], 1e-5)


# --- elementwise -----------------------------------------------------------


def silu_times(gate, up):
    return jax.nn.silu(gate) * up


def elementwise():
    for i, shape in enumerate([(8, 64), (3, 7), (1,), (), (0, 3)]):
        for dtype in (BF16, F32, F64):
            draw = Draw(i)
            x, up, dy = (draw(shape, dtype, 3) for _ in range(3))
            name = f"{'x'.join(map(str, shape))}_{np.dtype(dtype)}"
            case(f"swiglu_{name}", "swiglu {0}, {1}", [x, up],
                 lambda x, up: [silu_times(x, up)], [dtype])
            case(f"swiglu_grad_{name}", "swiglu_grad {0}, {1}, {2}", [dy, x, up],
                 lambda dy, x, up: gradients(silu_times, [x, up], [0, 1], dy), [dtype, F32])
            for form in ("", "tanh"):
                f = functools.partial(jax.nn.gelu, approximate=bool(form))
                case(f"gelu_{form}_{name}", f"gelu {{0}} {form}", [x], lambda x, f=f: [f(x)],
                     [dtype])
                case(f"gelu_grad_{form}_{name}", f"gelu_grad {{0}}, {{1}} {form}", [dy, x],
                     lambda dy, x, f=f: gradients(f, [x], [0], dy), [dtype])
    ends = np.array([-100, -20, -0.0, 0, 20, 100, np.nan], F32)
    case("swiglu_ends", "swiglu {0}, {1}", [ends, np.ones_like(ends)],
         lambda x, up: [silu_times(x, up)], [F32])
    for form in ("", "tanh"):
        case(f"gelu_ends_{form}", f"gelu {{0}} {form}", [ends],
             lambda x, f=form: [jax.nn.gelu(x, approximate=bool(f))], [F32])


def rotate(x, c, s, dims, interleaved):
    pairs = c.shape[-1]
    shape = [1] * (x.ndim - 1) + [pairs]
    for place, dim in enumerate(dims):
        shape[dim] = c.shape[place]
    c, s = c.reshape(shape), s.reshape(shape)
    if interleaved:
        a, b = x[..., 0:2 * pairs:2], x[..., 1:2 * pairs:2]
    else:
        a, b = x[..., :pairs], x[..., pairs:2 * pairs]
    first, second = a * c - b * s, b * c + a * s
    if interleaved:
        turned = jnp.stack([first, second], -1).reshape(x.shape[:-1] + (2 * pairs,))
    else:
        turned = jnp.concatenate([first, second], -1)
    return jnp.concatenate([turned, x[..., 2 * pairs:]], -1)


def ropes():
    for i, (shape, dims, pairs) in enumerate(
            [((2, 16, 4, 64), [1], 32), ((3, 5, 7), [1], 3), ((4, 2), [], 1),
             ((2, 3, 5, 16), [0, 2], 4), ((1, 1, 2), [0, 1], 1)]):
        for word in ("", "interleaved"):
            for dtype in (BF16, F32):
                draw = Draw(i)
                angle = draw([shape[d] for d in dims] + [pairs], F64, 9)
                c, s = np.cos(angle).astype(F32), np.sin(angle).astype(F32)
                x = draw(shape, dtype)
                f = functools.partial(rotate, dims=dims, interleaved=bool(word))
                name = f"{'x'.join(map(str, shape))}_{word}_{np.dtype(dtype)}"
                case(f"rope_{name}", f"rope {{0}}, {{1}}, {{2}} dims {dims} {word}", [x, c, s],
                     lambda x, c, s, f=f: [f(x, c, s)], [dtype])
                case(f"rope_grad_{name}", f"rope_grad {{0}}, {{1}}, {{2}} dims {dims} {word}",
                     [x, c, s],
                     lambda dy, c, s, f=f: gradients(lambda x: f(x, c, s), [jnp.zeros_like(dy)],
                                                     [0], dy), [dtype])


def philox(counter, key):
    """Philox4x32-10 of arrays of 32-bit words."""
    c, k = [np.asarray(w, np.uint64) for w in counter], [int(w) for w in key]
    low = np.uint64(0xFFFFFFFF)
    for _ in range(10):
        p, q = c[0] * np.uint64(0xD2511F53), c[2] * np.uint64(0xCD9E8D57)
        c = [(q >> np.uint64(32)) ^ c[1] ^ np.uint64(k[0]), q & low,
             (p >> np.uint64(32)) ^ c[3] ^ np.uint64(k[1]), p & low]
        k = [(k[0] + 0x9E3779B9) & 0xFFFFFFFF, (k[1] + 0xBB67AE85) & 0xFFFFFFFF]
    return c


def check_philox():
    """Known answers of Random123."""
    digits = [0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344]
    for counter, key, answer in (
            ([0] * 4, [0] * 2, [0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8]),
            ([0xFFFFFFFF] * 4, [0xFFFFFFFF] * 2,
             [0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD]),
            (digits, [0xA4093822, 0x299F31D0],
             [0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1])):
        assert [int(w) for w in philox(counter, key)] == answer, hex(answer[0])


def drop(x, seed, offset, rate):
    mask = (1 << 64) - 1
    group = np.arange(-(-x.size // 8), dtype=np.uint64)
    seed, offset = int(seed) & mask, int(offset) & mask
    counter = [group & np.uint64(0xFFFFFFFF), group >> np.uint64(32),
               np.full(group.shape, offset & 0xFFFFFFFF), np.full(group.shape, offset >> 32)]
    words = np.stack(philox(counter, [seed & 0xFFFFFFFF, seed >> 32]), -1)
    bits = np.stack([words & np.uint64(0xFFFF), words >> np.uint64(16)], -1).reshape(-1)
    stays = bits[:x.size].reshape(x.shape) >= round(rate * 65536)
    return jnp.where(stays, x / (1 - rate), 0.0)


def dropouts():
    for i, shape in enumerate([(8, 64), (3, 7), (1,), (5, 3, 11), ()]):
        for rate in (0.0, 0.1, 0.5, 0.99):
            for seed, offset in ((0, 0), (-1, -1), (0x299F31D0A4093822, 0x0370734413198A2E)):
                x = Draw(i)(shape, F32)
                if x.size > 4:
                    x.flat[3] = np.inf
                f = lambda x, s, o, r=rate, q=(seed, offset): [drop(x, *q, r)]
                arrays = [x, np.array(seed, np.int64), np.array(offset, np.int64)]
                name = f"{'x'.join(map(str, shape))}_{rate}_{seed & 0xFFFF:x}"
                for op in ("dropout", "dropout_grad"):
                    case(f"{op}_{name}", f"{op} {{0}}, {{1}}, {{2}} rate {rate}", arrays, f,
                         [F32])
    x = np.ones((1024, 64), BF16)
    case("dropout_words", "dropout {0}, {1}, {2} rate 0.25",
         [x, np.array(-5, np.int32), np.array(77, np.int32)],
         lambda x, s, o: [drop(x, (1 << 32) - 5, 77, 0.25)], [BF16])


# --- look-ups and sequences ------------------------------------------------


def embeddings():
    for i, (table, indices) in enumerate(
            [((10, 64), (2, 16)), ((1, 3), (5,)), ((7,), (4, 3)), ((5, 2, 3), ()), ((6, 1), (1,))]):
        for dtype in (BF16, F32):
            draw = Draw(i)
            t, ids = draw(table, dtype), draw.integers(indices, 0, table[0])
            dy = draw(indices + table[1:], dtype)
            name = f"{'x'.join(map(str, table))}_{'x'.join(map(str, indices))}_{np.dtype(dtype)}"
            case(f"embedding_{name}", "embedding {0}, {1}", [t, ids],
                 lambda t, ids: [t[ids]], [dtype])
            case(f"embedding_wide_{name}", "embedding {0}, {1}", [t, ids],
                 lambda t, ids: [t[ids]], [F32])
            for out in (dtype, F32):
                case(f"embedding_grad_{name}_{np.dtype(out)}", "embedding_grad {0}, {1}",
                     [dy, ids],
                     lambda dy, ids, s=table: gradients(lambda t: t[ids], [jnp.zeros(s)], [0], dy),
                     [out])


def recur(a, x, init, axis):
    a, x = jnp.moveaxis(a, axis, 0), jnp.moveaxis(x, axis, 0)
    h, states = init, []
    for t in range(a.shape[0]):
        h = a[t] * h + x[t]
        states.append(h)
    return jnp.moveaxis(jnp.stack(states), 0, axis)


def convolve(x, w, b):
    terms, time = w.shape[0], x.shape[-2]
    padded = jnp.concatenate([jnp.zeros(x.shape[:-2] + (terms - 1, x.shape[-1])), x], -2)
    return sum(w[k] * padded[..., k:k + time, :] for k in range(terms)) + b


def sequences():
    for i, (shape, axis) in enumerate([((2, 16, 8), 1), ((1, 3), 0), ((5, 4), 1), ((7,), 0)]):
        for dtype in (BF16, F32):
            draw = Draw(i)
            a, x, dh = draw(shape, F32, 0.7), draw(shape, dtype), draw(shape, dtype)
            state = shape[:axis] + shape[axis + 1:]
            init, zero = draw(state, F32), jnp.zeros(state)
            name = f"{'x'.join(map(str, shape))}_{axis}_{np.dtype(dtype)}"
            f = functools.partial(recur, axis=axis)
            case(f"linear_recurrence_{name}", f"linear_recurrence {{0}}, {{1}} axis {axis}", [a, x],
                 lambda a, x, f=f, z=zero: [f(a, x, z)], [dtype])
            case(f"linear_recurrence_init_{name}",
                 f"linear_recurrence {{0}}, {{1}} init {{2}} axis {axis}", [a, x, init],
                 lambda a, x, h, f=f: [f(a, x, h)], [F32])
            h = np.asarray(f(wide(a), wide(x), zero)).astype(F32)
            case(f"linear_recurrence_grad_{name}",
                 f"linear_recurrence_grad {{0}}, {{1}}, {{2}} axis {axis}", [dh, a, h],
                 lambda dh, a, h, f=f, x=x, z=zero: gradients(f, [a, wide(x), z], [0, 1], dh),
                 [F32, dtype])
            h = np.asarray(f(wide(a), wide(x), wide(init))).astype(F32)
            case(f"linear_recurrence_grad_init_{name}",
                 f"linear_recurrence_grad {{0}}, {{1}}, {{2}} init {{3}} axis {axis}",
                 [dh, a, h, init],
                 lambda dh, a, h, z, f=f, x=x: gradients(f, [a, wide(x), z], [0, 1, 2], dh),
                 [F32, dtype, F32])
    for i, (shape, terms) in enumerate([((2, 16, 8), 4), ((5, 3), 1), ((2, 3, 5), 7), ((1, 1), 2)]):
        for dtype in (BF16, F32):
            draw = Draw(i)
            x, dy, w = draw(shape, dtype), draw(shape, dtype), draw((terms, shape[-1]), F32)
            b, zero = draw(shape[-1:], F32), jnp.zeros(shape[-1:])
            name = f"{'x'.join(map(str, shape))}_{terms}_{np.dtype(dtype)}"
            case(f"causal_conv1d_{name}", "causal_conv1d {0}, {1}", [x, w],
                 lambda x, w, z=zero: [convolve(x, w, z)], [dtype])
            case(f"causal_conv1d_bias_{name}", "causal_conv1d {0}, {1} bias {2}", [x, w, b],
                 lambda x, w, b: [convolve(x, w, b)], [dtype])
            for wanted in ([0, 1], [0, 1, 2]):
                case(f"causal_conv1d_grad_{len(wanted)}_{name}", "causal_conv1d_grad {0}, {1}, {2}",
                     [dy, x, w],
                     lambda dy, x, w, z=zero, n=wanted: gradients(convolve, [x, w, z], n, dy),
                     [dtype, F32, F32][:len(wanted)])


# --- optimizer -------------------------------------------------------------


def adamw(w, m, v, g, rate, step, scale, decay):
    g = g * scale
    m, v = 0.9 * m + 0.1 * g, 0.95 * v + 0.05 * g * g
    mh, vh = (m, v) if step is None else (m / (1 - 0.9**step), v / (1 - 0.95**step))
    w = w - rate * (mh / (jnp.sqrt(vh) + 1e-8) + decay * w)
    return [w, m, v, w]


def optimizers():
    for i, shape in enumerate([(8, 64), (3, 7), (1,)]):
        for dtype in (BF16, F32, F64):
            draw = Draw(i)
            w, m, g = draw(shape, F32), draw(shape, F32, 0.1), draw(shape, dtype)
            v, rate = np.abs(draw(shape, F32, 0.1)), np.array(0.003, F32)
            scale = np.array(0.25, F32)
            name = f"{'x'.join(map(str, shape))}_{np.dtype(dtype)}"
            words = "beta1 0.9 beta2 0.95 eps 1.0e-8 decay"
            case(f"adamw_{name}", f"adamw {{0}}, {{1}}, {{2}}, {{3}} rate {{4}} {words} 0.1",
                 [w, m, v, g, rate], lambda w, m, v, g, r: adamw(w, m, v, g, r, None, 1, 0.1),
                 [F32, F32, F32, BF16])
            for step in (1, 2, 1000):
                case(f"adamw_step_{step}_{name}",
                     f"adamw {{0}}, {{1}}, {{2}}, {{3}} rate {{4}} step {{5}} scale {{6}} {words} 0.0",
                     [w, m, v, g, rate, np.array(step, np.int32), scale],
                     lambda w, m, v, g, r, t, s: adamw(w, m, v, g, r, t.astype(float), s, 0)[:3],
                     [F32, BF16, F32])


def main():
    check_philox()
    for group in (norms, softmaxes, losses, elementwise, ropes, dropouts, embeddings, sequences,
                  optimizers):
        group()
    wanted = sys.argv[1:]
    chosen = [c for c in CASES if not wanted or any(w in c[0] for w in wanted)]
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        for begin in range(0, len(chosen), BATCH):
            batch = [(name, op, arrays, [np.asarray(e) for e in f(*map(wide, arrays))], *rest)
                     for name, op, arrays, f, *rest in chosen[begin:begin + BATCH]]
            results, lines = run(folder, batch)
            for (name, _, _, expected, _, slack), line in zip(batch, lines):
                got = [next(results) for _ in expected]
                for i, (g, e) in enumerate(zip(got, expected)):
                    if wrong := difference(g, e, slack):
                        print(f"FAIL {name}: result {i}: {wrong}\n{line}")
                        failed += 1
                        break
    print(f"{len(chosen)} named ops, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
