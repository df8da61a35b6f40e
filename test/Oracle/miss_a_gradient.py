# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Show that a missing gradient cannot pass sinter-compare.

    miss_a_gradient.py PROGRAM.mlir [--every=N] [--zero-in-theory=REGEX]

XLA runs the program. Then, for every N-th result: a gradient or loss becomes
zero, a parameter or moment what it was before the step; sinter-compare has to
reject that file, and to accept the unchanged one. Results whose JAX name
matches --zero-in-theory are left out: the gradient of a bias of attention keys
is nothing but rounding.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile

import numpy as np

import xla_oracle


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program")
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--zero-in-theory", default="(?!)", metavar="REGEX")
    options = parser.parse_args()
    with open(options.program) as file:
        program = xla_oracle.Oracle().compile(file.read())
    recipe = xla_oracle.recipe_beside(options.program)
    inputs = xla_oracle.draw_all(0, program.signature, recipe)
    outputs = program.run(inputs)
    with tempfile.TemporaryDirectory() as folder:
        paths = [os.path.join(folder, f"{n}.safetensors") for n in "abi"]
        changed, expected, given = paths

        def accepted(results):
            xla_oracle.write_tensors(changed, xla_oracle.name_all(results, "out"))
            command = ["sinter-compare", changed, expected]
            command += [f"--program={options.program}", f"--inputs={given}"]
            return subprocess.run(command, capture_output=True).returncode == 0

        xla_oracle.write_tensors(given, xla_oracle.name_all(inputs, "arg"))
        xla_oracle.write_tensors(expected, xla_oracle.name_all(outputs, "out"))
        if not accepted(outputs):
            sys.exit(f"error: {options.program}: equal results are rejected")
        tried = 0
        for i in range(0, len(outputs), options.every):
            if re.search(options.zero_in_theory, program.labels[i]):
                continue
            missed = np.zeros_like(outputs[i])
            if i in program.aliases:
                missed = inputs[program.aliases[i]]
            if missed.tobytes() == outputs[i].tobytes():
                continue  # a step too small for a narrow parameter
            tried += 1
            if accepted([*outputs[:i], missed, *outputs[i + 1 :]]):
                which = f"out{i} {program.labels[i]}"
                sys.exit(f"error: {options.program}: {which} may be missing")
    print(f"{tried} missing results, all rejected")
    sys.exit(tried == 0)


if __name__ == "__main__":
    main()
