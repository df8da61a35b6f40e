# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Lower chains of reads, arithmetic and writes to StableHLO.

    make_chains.py [FOLDER]     (needs jax; writes beside itself by default)

residual_rms_norm    h = x + r and its RMS norm with gain, by width
rms_norm_backward    gradients of input and gain, with the residual's added
softmax              of rows of 4096
cross_entropy        loss and gradient of the logits, by width
swiglu_backward      gradients of gate and up
adamw                one tensor of 2^28 with f32 moments
negate, row_sum      a copy with one operation, and a read
recurrent_backward   gradients of the linear recurrence h[t] = a[t] h[t-1] + b[t]
                     over 96 steps, with h computed again: every h is needed
                     again on the way back
blend_60             softmax-weighted sum of 60 tensors: all are needed twice
"""

import os
import sys

os.environ["JAX_PLATFORMS"] = "cpu"

import jax
import jax.numpy as jnp

STEPS, CELLS = 96, 1 << 18
TENSORS, ELEMENTS = 60, 1 << 20
ROWS = 16384
BF16, F32 = jnp.bfloat16, jnp.float32


def recurrent_backward(a, b, dh):
    h = [jnp.zeros((CELLS,), jnp.float32)]
    for t in range(STEPS):
        h.append(a[t] * h[t] + b[t])
    gradient = jnp.zeros((CELLS,), jnp.float32)
    da = [None] * STEPS
    for t in reversed(range(STEPS)):
        gradient = gradient + dh[t]
        # tanh ties the way back to the way forth: h cannot be left out.
        gradient = gradient * (1 - jnp.square(jnp.tanh(h[t + 1])))
        da[t] = gradient * h[t]
        gradient = gradient * a[t]
    return jnp.stack(da)


def blend_60(*tensors):
    wide = [t.astype(jnp.float32) for t in tensors]
    largest = wide[0]
    for t in wide[1:]:
        largest = jnp.maximum(largest, t)
    weights = [jnp.exp(t - largest) for t in wide]
    total = weights[0]
    blended = weights[0] * wide[0]
    for w, t in zip(weights[1:], wide[1:]):
        total = total + w
        blended = blended + w * t
    return (blended / total).astype(jnp.bfloat16)


def residual_rms_norm(x, r, gain):
    h = x + r
    wide = h.astype(F32)
    scale = jax.lax.rsqrt(jnp.mean(wide * wide, axis=-1, keepdims=True) + 1e-6)
    return h, (wide * scale * gain.astype(F32)).astype(BF16)


def rms_norm_backward(h, dy, residual, gain, scale):
    dy, unit = dy.astype(F32), h.astype(F32) * scale[:, None]
    weighted = dy * gain.astype(F32)
    along = jnp.mean(weighted * unit, axis=-1, keepdims=True)
    dx = (weighted - unit * along) * scale[:, None] + residual.astype(F32)
    return dx.astype(BF16), jnp.sum(dy * unit, axis=0).astype(BF16)


def softmax(x):
    wide = x.astype(F32)
    e = jnp.exp(wide - jnp.max(wide, axis=-1, keepdims=True))
    return (e / jnp.sum(e, axis=-1, keepdims=True)).astype(BF16)


def cross_entropy(logits, target):
    wide = logits.astype(F32)
    largest = jnp.max(wide, axis=-1, keepdims=True)
    e = jnp.exp(wide - largest)
    total = jnp.sum(e, axis=-1, keepdims=True)
    column = jax.lax.broadcasted_iota(jnp.int32, logits.shape, 1)
    hit = column == target[:, None]
    picked = jnp.sum(jnp.where(hit, wide, 0.0), axis=-1)
    loss = jnp.log(total[:, 0]) + largest[:, 0] - picked
    return loss, (e / total - hit.astype(F32)).astype(BF16)


def swiglu_backward(gate, up, dy):
    gate, up, dy = gate.astype(F32), up.astype(F32), dy.astype(F32)
    s = jax.nn.sigmoid(gate)
    dgate = dy * up * (s * (1 + gate * (1 - s)))
    return dgate.astype(BF16), (dy * gate * s).astype(BF16)


def adamw(weight, mean, square, gradient):
    gradient = gradient.astype(F32)
    mean = 0.9 * mean + 0.1 * gradient
    square = 0.95 * square + 0.05 * gradient * gradient
    update = mean / (jnp.sqrt(square) + 1e-8) + 0.1 * weight
    return weight - 1e-3 * update, mean, square


def negate(x):
    return -x


def row_sum(x):
    return jnp.sum(x.astype(F32), axis=-1)


def main():
    folder = sys.argv[1] if len(sys.argv) > 1 else os.path.dirname(os.path.abspath(__file__))
    steps = jax.ShapeDtypeStruct((STEPS, CELLS), jnp.float32)
    tensor = jax.ShapeDtypeStruct((ELEMENTS,), jnp.bfloat16)
    def rows(columns):
        return jax.ShapeDtypeStruct((ROWS, columns), BF16)

    def vector(length, dtype=BF16):
        return jax.ShapeDtypeStruct((length,), dtype)

    chains = {
        "recurrent_backward": (recurrent_backward, [steps] * 3),
        "blend_60": (blend_60, [tensor] * TENSORS),
        "rms_norm_backward": (
            rms_norm_backward,
            [rows(2048)] * 3 + [vector(2048), vector(ROWS, F32)],
        ),
        "softmax_4096": (softmax, [rows(4096)]),
        "swiglu_backward": (swiglu_backward, [rows(5632)] * 3),
        "adamw": (adamw, [vector(1 << 28, F32)] * 3 + [vector(1 << 28)]),
        "negate_2048": (negate, [rows(2048)]),
        "negate_16384": (negate, [rows(16384)]),
        "row_sum_4096": (row_sum, [rows(4096)]),
    }
    for width in (1024, 2048, 4096, 8192):
        chains[f"residual_rms_norm_{width}"] = (
            residual_rms_norm,
            [rows(width)] * 2 + [vector(width)],
        )
    for width in (32000, 128256):
        chains[f"cross_entropy_{width}"] = (
            cross_entropy,
            [rows(width), vector(ROWS, jnp.int32)],
        )
    for name, (function, arguments) in chains.items():
        module = jax.jit(function).lower(*arguments).compiler_ir("stablehlo")
        with open(os.path.join(folder, name + ".mlir"), "w", encoding="utf-8") as out:
            out.write(module.operation.get_asm(print_generic_op_form=True) + "\n")


if __name__ == "__main__":
    main()
