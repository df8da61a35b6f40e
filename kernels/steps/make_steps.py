# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Lower whole training steps of a small Llama-like model to StableHLO.

    make_steps.py [FOLDER]      (needs jax; writes beside itself by default)

llama_tiny_grad is the loss with all gradients; llama_tiny_trainstep adds AdamW
with bias correction and donates parameters, moments and the step counter.
Parameters are bf16, moments and the arithmetic of norms, softmax, loss and
optimizer f32. NAME.recipe.json says how to draw inputs.
"""

import json
import os
import sys
from typing import NamedTuple

os.environ["JAX_PLATFORMS"] = "cpu"

import jax
import jax.numpy as jnp

BF16, F32 = jnp.bfloat16, jnp.float32
PRODUCT = jax.lax.DotAlgorithmPreset.BF16_BF16_F32


class Config(NamedTuple):
    layers: int = 2
    width: int = 256
    groups: int = 2  # key and value heads
    shared: int = 2  # query heads to each of them
    head: int = 64
    hidden: int = 704
    vocabulary: int = 1000
    batch: int = 2
    time: int = 128


def parameters(c):
    """Shapes of the parameters."""

    def bf16(*shape):
        return jax.ShapeDtypeStruct(shape, BF16)

    query, key = c.groups * c.shared * c.head, c.groups * c.head
    block = {
        "attention_gain": bf16(c.width),
        "query": bf16(c.width, query),
        "key": bf16(c.width, key),
        "value": bf16(c.width, key),
        "out": bf16(query, c.width),
        "mlp_gain": bf16(c.width),
        "gate": bf16(c.width, c.hidden),
        "up": bf16(c.width, c.hidden),
        "down": bf16(c.hidden, c.width),
    }
    return {
        "embedding": bf16(c.vocabulary, c.width),
        "blocks": [dict(block) for _ in range(c.layers)],
        "final_gain": bf16(c.width),
        "head": bf16(c.width, c.vocabulary),
    }


def rms_norm(x, gain):
    wide = x.astype(F32)
    mean = jnp.mean(jnp.square(wide), axis=-1, keepdims=True)
    unit = wide * jax.lax.rsqrt(mean + 1e-5)
    return (unit * gain.astype(F32)).astype(x.dtype)


def rotate(x, cosine, sine):
    left, right = jnp.split(x.astype(F32), 2, axis=-1)
    turned = [left * cosine - right * sine, right * cosine + left * sine]
    return jnp.concatenate(turned, axis=-1).astype(x.dtype)


def angles(c):
    rates = 10000.0 ** (-jnp.arange(0, c.head, 2, dtype=F32) / c.head)
    angle = jnp.arange(c.time, dtype=F32)[:, None] * rates
    return jnp.cos(angle)[:, None, :], jnp.sin(angle)[:, None, :]


def attention(c, x, block, cosine, sine):
    rows = (c.batch, c.time)
    q = (x @ block["query"]).reshape(*rows, c.groups * c.shared, c.head)
    k = (x @ block["key"]).reshape(*rows, c.groups, c.head)
    v = (x @ block["value"]).reshape(*rows, c.groups, c.head)
    q = rotate(q, cosine, sine).reshape(*rows, c.groups, c.shared, c.head)
    k = rotate(k, cosine, sine)
    scores = jnp.einsum(
        "btgsh,bugh->bgstu", q, k, precision=PRODUCT, preferred_element_type=F32
    )
    causal = jnp.tril(jnp.ones((c.time, c.time), bool))
    scores = jnp.where(causal, scores * c.head**-0.5, -1e30)
    weights = jax.nn.softmax(scores, axis=-1).astype(x.dtype)
    mixed = jnp.einsum("bgstu,bugh->btgsh", weights, v)
    return mixed.reshape(*rows, -1) @ block["out"]


def mlp(x, block):
    gate = jax.nn.silu((x @ block["gate"]).astype(F32)).astype(x.dtype)
    return (gate * (x @ block["up"])) @ block["down"]


def loss(c, p, tokens, targets):
    """Mean cross-entropy of the next token."""
    cosine, sine = angles(c)
    x = p["embedding"][tokens]
    for block in p["blocks"]:
        normal = rms_norm(x, block["attention_gain"])
        x = x + attention(c, normal, block, cosine, sine)
        x = x + mlp(rms_norm(x, block["mlp_gain"]), block)
    logits = (rms_norm(x, p["final_gain"]) @ p["head"]).astype(F32)
    target = jnp.take_along_axis(logits, targets[..., None], axis=-1)[..., 0]
    return jnp.mean(jax.nn.logsumexp(logits, axis=-1) - target)


class Optimizer(NamedTuple):
    mean: dict
    square: dict
    count: jax.Array


def adamw(p, state, gradients, rate=3e-4, decay=0.1, b1=0.9, b2=0.95):
    count = state.count + 1
    time = count.astype(F32)
    first, second = 1 - b1**time, 1 - b2**time

    def update(w, m, v, g):
        g = g.astype(F32)
        m = b1 * m + (1 - b1) * g
        v = b2 * v + (1 - b2) * jnp.square(g)
        step = (m / first) / (jnp.sqrt(v / second) + 1e-8)
        wide = w.astype(F32)
        return (wide - rate * (step + decay * wide)).astype(w.dtype), m, v

    new = jax.tree.map(update, p, state.mean, state.square, gradients)
    parts = jax.tree.transpose(
        jax.tree.structure(p), jax.tree.structure((0, 0, 0)), new
    )
    return parts[0], Optimizer(parts[1], parts[2], count)


def recipe(arguments, c):
    """Weights small, gains one, second moments alike, ids over the whole
    vocabulary, so that a missing gradient shows."""
    rules = {}
    leaves = jax.tree_util.tree_flatten_with_path(arguments)[0]
    for i, (path, leaf) in enumerate(leaves):
        name = jax.tree_util.keystr(path)
        if ".square" in name:
            rules[str(i)] = {"const": 1e-7}
        elif ".mean" in name or ".count" in name:
            rules[str(i)] = {"zeros": 1}
        elif leaf.dtype == jnp.int32:
            rules[str(i)] = {"uniform": [0, c.vocabulary]}
        elif "gain" in name:
            rules[str(i)] = {"ones": 1}
    return {"default": {"normal": 0.02}, "args": rules}


def write(folder, name, function, arguments, donated=(), config=None):
    lowered = jax.jit(function, donate_argnums=donated).lower(*arguments)
    module = lowered.compiler_ir("stablehlo").operation
    text = module.get_asm(print_generic_op_form=True, large_elements_limit=None)
    with open(os.path.join(folder, f"{name}.mlir"), "w") as file:
        file.write(text)
    with open(os.path.join(folder, f"{name}.recipe.json"), "w") as file:
        file.write(json.dumps(recipe(arguments, config)) + "\n")
    print(f"{name}: {len(text)} bytes")


def main():
    here = os.path.dirname(os.path.abspath(__file__))
    folder = sys.argv[1] if len(sys.argv) > 1 else here
    c = Config()
    p = parameters(c)
    ids = jax.ShapeDtypeStruct((c.batch, c.time), jnp.int32)
    wide = jax.tree.map(lambda w: jax.ShapeDtypeStruct(w.shape, F32), p)
    state = Optimizer(wide, wide, jax.ShapeDtypeStruct((), jnp.int32))

    def gradients(p, tokens, targets):
        return jax.value_and_grad(lambda p: loss(c, p, tokens, targets))(p)

    def step(p, state, tokens, targets):
        value, g = gradients(p, tokens, targets)
        p, state = adamw(p, state, g)
        return value, p, state

    write(folder, "llama_tiny_grad", gradients, (p, ids, ids), config=c)
    write(folder, "llama_tiny_trainstep", step, (p, state, ids, ids), (0, 1), c)


if __name__ == "__main__":
    main()
