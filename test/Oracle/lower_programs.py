# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Write programs/jax_*.mlir: what JAX lowers from idioms of training code.

    lower_programs.py [FOLDER]

Random keys (threefry is a counted loop), scans, micro-batches, gradients of
indexing, norms and losses. The text depends on the version of JAX; the files
are checked in as the pinned one writes them.
"""

import json
import os
import sys

os.environ["JAX_PLATFORMS"] = "cpu"

import jax
import jax.numpy as jnp

BF16, F32, I32, U32 = jnp.bfloat16, jnp.float32, jnp.int32, jnp.uint32
PROGRAMS = {}


def program(*arguments, recipe=None, donate=()):
    """Register a function with its (shape, dtype) arguments and the rules of
    those that are not normal."""
    specs = [jax.ShapeDtypeStruct(shape, dtype) for shape, dtype in arguments]
    rules = {str(i): rule for i, rule in (recipe or {}).items()}

    def register(function):
        PROGRAMS[f"jax_{function.__name__}"] = (function, specs, rules, donate)
        return function

    return register


KEY = ((2,), U32)
KEY_RULE = {"uniform": [0, 1000000]}


def erf_gelu(x):
    """By chlo.erf; jax.nn.gelu uses chlo.erfc."""
    return 0.5 * x * (1 + jax.lax.erf(x * 0.7071067811865476))


@program(KEY, ((5, 12), F32), recipe={0: KEY_RULE})
def dropout(key, x):
    def loss(x):
        keep = jax.random.bernoulli(key, 0.75, x.shape)
        return jnp.sum(jnp.where(keep, x / 0.75, 0.0) ** 2)

    return jax.value_and_grad(loss)(x)


@program(KEY, recipe={0: KEY_RULE})
def random_draws(key):
    first, second, third = jax.random.split(key, 3)
    return (
        jax.random.normal(first, (3, 7)),
        jax.random.uniform(second, (5,), BF16),
        jax.random.randint(third, (4, 3), -5, 9),
        jax.random.fold_in(key, 7),
    )


@program(KEY, ((3, 9), F32), recipe={0: KEY_RULE})
def categorical(key, logits):
    return jax.random.categorical(key, logits)


@program(((4, 3), F32), ((6, 4), F32))
def scan(w, xs):
    def cell(h, x):
        h = jnp.tanh(h + x @ w)
        return h, jnp.sum(h)

    def loss(w):
        h, sums = jax.lax.scan(cell, jnp.zeros(3), xs)
        return jnp.sum(h * h) + jnp.sum(sums)

    return jax.lax.scan(cell, jnp.zeros(3), xs), jax.grad(loss)(w)


@program(((7, 9), F32), ((7, 9), BF16), recipe={0: {"normal": 3}})
def exact_gelu_grad(x, y):
    """jax.nn.gelu without approximation, and far into its tails."""

    def loss(x, y):
        return jnp.sum(jax.nn.gelu(x, approximate=False) ** 2) + jnp.sum(
            jax.nn.gelu(y, approximate=False).astype(F32)
        )

    return jax.lax.erfc(x), jax.lax.erfc(y), jax.value_and_grad(loss, (0, 1))(x, y)


@program(((5, 3), F32), ((8, 5), F32), ((8, 3), F32))
def micro_batches(w, x, y):
    """Gradients summed over four slices of the batch."""

    def loss(w, x, y):
        return jnp.mean(jnp.square(erf_gelu(x @ w) - y))

    def step(i, total):
        part = [jax.lax.dynamic_slice_in_dim(a, 2 * i, 2) for a in (x, y)]
        return jax.tree.map(jnp.add, total, jax.value_and_grad(loss)(w, *part))

    return jax.lax.fori_loop(0, 4, step, (jnp.zeros(()), jnp.zeros_like(w)))


@program(((3, 17), BF16), ((17,), F32), ((17,), F32), ((3, 17), BF16))
def layer_norm_grad(x, gain, bias, dy):
    def norm(x, gain, bias):
        f = x.astype(F32)
        mean = jnp.mean(f, -1, keepdims=True)
        var = jnp.var(f, -1, keepdims=True)
        y = (f - mean) * jax.lax.rsqrt(var + 1e-5) * gain + bias
        return y.astype(x.dtype)

    y, back = jax.vjp(norm, x, gain, bias)
    return y, *back(dy)


@program(((2, 5, 11), F32), ((2, 5), I32), recipe={1: {"uniform": [-1, 11]}})
def masked_cross_entropy(logits, targets):
    """A target of -1 is ignored; label smoothing; z-loss."""

    def loss(logits):
        lse = jax.nn.logsumexp(logits, -1)
        safe = jnp.maximum(targets, 0)[..., None]
        picked = jnp.take_along_axis(logits, safe, -1)[..., 0]
        losses = lse - 0.9 * picked - 0.1 * jnp.mean(logits, -1)
        losses = losses + 1e-2 * lse**2
        keep = targets >= 0
        count = jnp.maximum(jnp.sum(keep), 1)
        return jnp.sum(jnp.where(keep, losses, 0)) / count

    return jax.value_and_grad(loss)(logits)


@program(((2, 6, 4, 8), BF16), ((2, 6, 2, 8), BF16), ((2, 6, 2, 8), BF16))
def attention_grad(q, k, v):
    def attend(q, k, v):
        o = jax.nn.dot_product_attention(q, k, v, is_causal=True)
        return jnp.sum(o.astype(F32) ** 2)

    return jax.value_and_grad(attend, (0, 1, 2))(q, k, v)


@program(((9, 4), BF16), ((2, 3), I32), ((2, 3, 4), F32),
         recipe={1: {"uniform": [-9, 9]}})  # fmt: skip
def embedding_grad(table, ids, dy):
    y, back = jax.vjp(lambda t: t[ids].astype(F32), table)
    return y, *back(dy)


@program(((7, 5), F32), ((4,), I32), ((4, 5), F32), recipe={1: {"uniform": [0, 7]}})
def indexed_updates(x, ids, rows):
    return (
        x.at[ids].add(rows),
        x.at[2].set(rows[0]),
        x.at[:, 1:3].add(2.0),
        x.at[ids, 0].get(mode="clip"),
        jax.ops.segment_sum(rows, ids, num_segments=7),
        jnp.roll(x, 2, axis=0),
        jnp.flip(x, 1),
    )


@program(((3, 8), F32), ((3, 8), F32))
def activations(x, dy):
    functions = (jax.nn.gelu, jax.nn.silu, jax.nn.softplus, jax.nn.relu,
                 jax.nn.log_sigmoid, jax.nn.elu, jnp.tanh, jax.nn.sigmoid,
                 erf_gelu,
                 jax.nn.hard_swish, jax.nn.mish)  # fmt: skip
    results = []
    for function in functions:
        y, back = jax.vjp(function, x)
        results += [y, *back(dy)]
    return results


@program(((2, 8, 3), F32), ((2, 8, 3), F32))
def linear_recurrence(a, b):
    """h = a h + b along the time, by a scan of pairs, and its gradients."""

    def run(a, b):
        def combine(left, right):
            return left[0] * right[0], right[0] * left[1] + right[1]

        gate = jax.nn.sigmoid(a)
        _, h = jax.lax.associative_scan(combine, (gate, b), axis=1)
        return jnp.sum(jnp.square(h)), h

    (_, h), grads = jax.value_and_grad(run, (0, 1), has_aux=True)(a, b)
    return h, *grads


@program(((5, 6), F32), ((6,), F32), ((), I32), ((5, 6), F32), ((6,), F32),
         recipe={2: {"uniform": [0, 50]}}, donate=(0, 1, 2))  # fmt: skip
def momentum_schedule(w, m, count, x, y):
    """SGD with momentum, clipping by the global norm, warm-up and cosine."""
    loss, g = jax.value_and_grad(lambda w: jnp.mean((jnp.tanh(x * w) @ y) ** 2))(w)
    norm = jnp.sqrt(jnp.sum(g * g))
    g = g * jnp.minimum(1.0, 0.5 / norm)
    count = count + 1
    warm = jnp.minimum(count / 10, 1.0)
    cosine = 0.5 * (1 + jnp.cos(jnp.pi * jnp.clip((count - 10) / 90.0, 0.0, 1.0)))
    m = 0.9 * m + jnp.sum(g, 0)
    return w - 0.1 * warm * cosine * (g + m), m, count, loss


@program(((4, 6), F32), ((6, 5), F32))
def mixed_precision(x, w):
    """f8 operands with scales from the largest element, gradients scaled."""

    def quantize(a, dtype, top):
        scale = jnp.exp2(jnp.floor(jnp.log2(top / jnp.max(jnp.abs(a)) * 1.001)))
        return (a * scale).astype(dtype), scale

    a, s = quantize(x, jnp.float8_e4m3fn, 64.0)
    b, t = quantize(w, jnp.float8_e4m3fn, 64.0)
    product = jax.lax.dot(a, b, preferred_element_type=F32) / (s * t)
    e = jnp.clip(x * 100.0, -400.0, 400.0).astype(jnp.float8_e5m2).astype(BF16)
    return product, a.astype(F32), e


@program(((3, 5), F32), ((3, 5), I32), recipe={1: {"uniform": [-4, 5]}})
def odds_and_ends(x, n):
    return (
        jnp.argmax(x, 1), jnp.argmin(n, 0), jnp.cbrt(x), jnp.sign(x), jnp.round(x * 8),
        jnp.floor_divide(n, 3), jnp.mod(n, 3), jnp.remainder(x, 0.75), x**3,
        jnp.power(2.0, x), jnp.logaddexp(x, x.T.reshape(3, 5)), jnp.expm1(x),
        jnp.log1p(jnp.abs(x)), jnp.isnan(x), jnp.isfinite(x), jnp.clip(x, -0.5, 0.5),
        jax.nn.one_hot(n, 4), jnp.tril(x), jnp.eye(3), jnp.linspace(0.0, 1.0, 5),
        jnp.any(n > 3), jnp.all(n > -9, 0), jnp.prod(x, 1), jnp.std(x, 0),
        jnp.left_shift(n, 2), jnp.invert(n), jnp.bitwise_xor(n, 5),
    )  # fmt: skip


def main():
    here = os.path.dirname(os.path.abspath(__file__))
    folder = sys.argv[1] if len(sys.argv) > 1 else os.path.join(here, "programs")
    for name, (function, specs, rules, donate) in PROGRAMS.items():
        lowered = jax.jit(function, donate_argnums=donate).lower(*specs)
        module = lowered.compiler_ir("stablehlo").operation
        text = module.get_asm(print_generic_op_form=True, large_elements_limit=None)
        with open(os.path.join(folder, f"{name}.mlir"), "w") as file:
            file.write(text)
        recipe = {"default": {"normal": 1}, "args": rules}
        with open(os.path.join(folder, f"{name}.recipe.json"), "w") as file:
            file.write(json.dumps(recipe) + "\n")
    print(f"{len(PROGRAMS)} programs")


if __name__ == "__main__":
    main()
