# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks drawn inputs, bit for bit, against a second implementation of the
generator's definition, on NumPy and ml_dtypes.

usage: draw.py INPUTS.safetensors SEED RECIPE.json
"""

import json
import struct
import sys

import ml_dtypes
import numpy as np

DTYPES = {
    "BOOL": np.bool_, "I8": np.int8, "I16": np.int16, "I32": np.int32,
    "I64": np.int64, "U8": np.uint8, "U16": np.uint16, "U32": np.uint32,
    "U64": np.uint64, "F8_E4M3": ml_dtypes.float8_e4m3fn,
    "F8_E5M2": ml_dtypes.float8_e5m2, "F16": np.float16,
    "BF16": ml_dtypes.bfloat16, "F32": np.float32, "F64": np.float64,
}
MASK = 2**64 - 1


def splitmix(state):
    z = (state + 0x9E3779B97F4A7C15) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def expected(recipe, seed, arg, dtype, shape):
    count = int(np.prod(shape)) if shape else 1
    bits = [splitmix(seed * 2**52 + arg * 2**40 + i) for i in range(count)]
    is_float = dtype.startswith(("F", "BF"))
    rule = recipe.get("args", {}).get(str(arg))
    if not rule and is_float:
        rule = recipe.get("default")
    if not rule:
        rule = ({"uniform": [0, 100]} if not is_float else
                {"normal": 0.02} if len(shape) > 1 else {"ones": 1})
    if dtype == "BOOL":
        values = np.array([z >> 63 for z in bits], np.uint64)
    elif "const" in rule:
        values = np.full(count, rule["const"])
    elif "zeros" in rule or "ones" in rule:
        values = np.full(count, 1 if "ones" in rule else 0)
    elif "uniform" in rule:
        low, high = rule["uniform"]
        values = np.array(
            [low + (((z >> 32) * (high - low) & MASK) >> 32) for z in bits],
            np.int64)
    else:
        sums = np.array([sum(z >> 16 * j & 0xFFFF for j in range(4))
                         for z in bits], np.float64)
        values = rule["normal"] * 3**0.5 * (sums / 65536 - 2 + 4 / 131072)
    return values.astype(DTYPES[dtype]).tobytes()


def main():
    path, seed, recipe_path = sys.argv[1:]
    with open(recipe_path) as text:
        recipe = json.load(text)
    with open(path, "rb") as file:
        data = file.read()
    (size,) = struct.unpack("<Q", data[:8])
    header = json.loads(data[8:8 + size])
    for name, entry in header.items():
        begin, end = (8 + size + o for o in entry["data_offsets"])
        want = expected(recipe, int(seed), int(name[3:]), entry["dtype"],
                        entry["shape"])
        if data[begin:end] != want:
            sys.exit(f"{name} ({entry['dtype']}) differs")
    print(f"{len(header)} tensors are as defined")


if __name__ == "__main__":
    main()
