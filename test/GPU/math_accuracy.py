#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The errors of f32 functions on a GPU, over 2^24 inputs.

    python3 math_accuracy.py make --out=DIR
        writes DIR/NAME.mlir for each function: a step without arguments that
        computes it for 2^24 f32 inputs spread over all signs and exponents
    python3 math_accuracy.py check --bundles=DIR --run=SINTER_RUN [--only=NAME]
        runs the bundle DIR/NAME of each and prints the rows of the table in
        docs/Numerics.md; exit 1 where an error is above its bound or a NaN or
        an infinity is missing

Input i has the bits (i << 8) | ((i * 2654435761 mod 2^32) >> 24).
"""
import argparse
import json
import math
import pathlib
import subprocess
import sys
import tempfile

COUNT = 1 << 24
# Function, its bound in units of the last place on a GPU.
BOUNDS = {
    "exp": 4,
    "exp2": 3,
    "expm1": 1.5,
    "log": 1.5,
    "log2": 1.5,
    "log1p": 1.5,
    "sin": 2,
    "cos": 2,
    "tan": 4,
    "tanh": 2.5,
    "erf": 2.5,
    "logistic": 6.5,
    "cbrt": 1,
    "sqrt": 0.5,
    "rsqrt": 1.5,
}

PROGRAM = """// {name} of 2^24 inputs of every sign and exponent.
func.func @main() -> tensor<{count}xf32> {{
  %i = sinter.iota dim 0 : tensor<{count}xi32>
  %eight = arith.constant dense<8> : tensor<{count}xi32>
  %upper = arith.shli %i, %eight : tensor<{count}xi32>
  %factor = arith.constant dense<{factor}> : tensor<{count}xi32>
  %mixed = arith.muli %i, %factor : tensor<{count}xi32>
  %shift = arith.constant dense<24> : tensor<{count}xi32>
  %lower = arith.shrui %mixed, %shift : tensor<{count}xi32>
  %bits = arith.ori %upper, %lower : tensor<{count}xi32>
  %x = sinter.bitcast %bits : tensor<{count}xi32> -> tensor<{count}xf32>
{body}
  return %y : tensor<{count}xf32>
}}
"""

OP = "  %y = math.{name} %x : tensor<{count}xf32>"
# Functions that are no op.
BODIES = {
    "logistic": """  %one = arith.constant dense<1.0> : tensor<{count}xf32>
  %minus = arith.negf %x : tensor<{count}xf32>
  %e = math.exp %minus : tensor<{count}xf32>
  %sum = arith.addf %one, %e : tensor<{count}xf32>
  %y = arith.divf %one, %sum : tensor<{count}xf32>"""
}


def make(out):
    out.mkdir(parents=True, exist_ok=True)
    for name in BOUNDS:
        body = BODIES.get(name, OP).format(name=name, count=COUNT)
        text = PROGRAM.format(
            name=name, count=COUNT, factor=2654435761 - (1 << 32), body=body
        )
        (out / f"{name}.mlir").write_text(text)


def read_output(path, numpy):
    """The one f32 tensor of a safetensors file."""
    data = path.read_bytes()
    size = int.from_bytes(data[:8], "little")
    header = json.loads(data[8 : 8 + size])
    begin, end = header["out0"]["data_offsets"]
    return numpy.frombuffer(data[8 + size + begin : 8 + size + end], dtype=numpy.float32)


def exact(name, x, numpy):
    x = x.astype(numpy.float64)
    if name == "erf":
        return numpy.fromiter(map(math.erf, x), dtype=numpy.float64, count=x.size)
    if name == "rsqrt":
        return 1 / numpy.sqrt(x)
    if name == "logistic":
        return 1 / (1 + numpy.exp(-x))
    return getattr(numpy, name)(x)


def measure(name, got, numpy):
    """Largest error in units of the last place, and the number of wrong NaN."""
    i = numpy.arange(COUNT, dtype=numpy.uint32)
    bits = (i << numpy.uint32(8)) | ((i * numpy.uint32(2654435761)) >> numpy.uint32(24))
    with numpy.errstate(all="ignore"):
        want = exact(name, bits.view(numpy.float32), numpy)
        wrong = int(numpy.count_nonzero(numpy.isnan(got) != numpy.isnan(want)))
        limit = 2.0**128
        want = numpy.clip(want, -limit, limit)
        have = numpy.clip(got.astype(numpy.float64), -limit, limit)
        size = numpy.clip(numpy.abs(want), 2.0**-126, float.fromhex("0x1.fffffep127"))
        unit = numpy.exp2(numpy.floor(numpy.log2(size)) - 23)
        error = numpy.abs(have - want) / unit
        # Results below the normal numbers may be zero: to an instruction, whose
        # error may take it there.
        smallest = float.fromhex("0x1.00001p-126")
        error[(numpy.abs(want) < smallest) & (have == 0)] = 0
    return float(numpy.nanmax(error)), wrong


def check(bundles, run, only):
    import numpy

    bad = 0
    for name, bound in BOUNDS.items():
        if only and name != only:
            continue
        with tempfile.TemporaryDirectory() as scratch:
            out = pathlib.Path(scratch) / "out.safetensors"
            done = subprocess.run(
                [run, str(bundles / name), "--random-inputs=0", f"--outputs={out}"],
                capture_output=True,
                text=True,
            )
            if done.returncode:
                print(f"| {name} | not run: {done.stderr.strip()[:200]} |")
                bad += 1
                continue
            error, wrong = measure(name, read_output(out, numpy), numpy)
        verdict = "" if error <= bound and not wrong else f" above {bound} or {wrong} wrong"
        bad += bool(verdict)
        print(f"| {name} | {error:.2f} |{verdict}")
    return 1 if bad else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("action", choices=["make", "check"])
    parser.add_argument("--out", type=pathlib.Path)
    parser.add_argument("--bundles", type=pathlib.Path)
    parser.add_argument("--run", default="sinter-run")
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    if options.action == "make":
        if not options.out:
            parser.error("make needs --out")
        make(options.out)
        return 0
    if not options.bundles:
        parser.error("check needs --bundles")
    return check(options.bundles, options.run, options.only)


if __name__ == "__main__":
    sys.exit(main())
