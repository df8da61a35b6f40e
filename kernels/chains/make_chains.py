# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Lower chains of reads, arithmetic and writes to StableHLO.

    make_chains.py [FOLDER]     (needs jax; writes beside itself by default)

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


def main():
    folder = sys.argv[1] if len(sys.argv) > 1 else os.path.dirname(os.path.abspath(__file__))
    steps = jax.ShapeDtypeStruct((STEPS, CELLS), jnp.float32)
    tensor = jax.ShapeDtypeStruct((ELEMENTS,), jnp.bfloat16)
    chains = {
        "recurrent_backward": (recurrent_backward, [steps] * 3),
        "blend_60": (blend_60, [tensor] * TENSORS),
    }
    for name, (function, arguments) in chains.items():
        module = jax.jit(function).lower(*arguments).compiler_ir("stablehlo")
        with open(os.path.join(folder, name + ".mlir"), "w", encoding="utf-8") as out:
            out.write(module.operation.get_asm(print_generic_op_form=True) + "\n")


if __name__ == "__main__":
    main()
