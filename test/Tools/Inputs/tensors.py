# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes a safetensors file with nothing but Python.

usage: tensors.py OUT NAME:DTYPE:SHAPE:VALUES... [META:KEY=JSON]
SHAPE is "2x3" or "" for a scalar; VALUES are numbers, nan or inf, separated by
commas, and repeat until the tensor is full.
"""

import struct
import sys

SIZES = {"F64": "d", "F32": "f", "F16": "e", "I32": "i", "I64": "q", "U8": "B",
         "I8": "b", "BOOL": "B", "BF16": "bf16"}


def encode(dtype, values):
    code = SIZES[dtype]
    if code == "bf16":
        # Values that bf16 holds exactly.
        return b"".join(struct.pack("<f", v)[2:] for v in values)
    if code in "iqBb":
        values = [int(v) for v in values]
    return struct.pack(f"<{len(values)}{code}", *values)


def write(path, tensors, metadata=()):
    """tensors: (name, dtype, shape, list of numbers)."""
    import json

    header, blobs, offset = {}, [], 0
    if metadata:
        header["__metadata__"] = dict(metadata)
    for name, dtype, shape, values in tensors:
        count = 1
        for dim in shape:
            count *= dim
        full = [values[i % len(values)] for i in range(count)]
        blob = encode(dtype, full)
        header[name] = {"dtype": dtype, "shape": shape,
                        "data_offsets": [offset, offset + len(blob)]}
        offset += len(blob)
        blobs.append(blob)
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    with open(path, "wb") as out:
        out.write(struct.pack("<Q", len(text)) + text + b"".join(blobs))


def main():
    tensors, metadata = [], []
    for word in sys.argv[2:]:
        if word.startswith("META:"):
            metadata.append(word[5:].split("=", 1))
            continue
        name, dtype, shape, values = word.split(":")
        shape = [int(d) for d in shape.split("x")] if shape else []
        tensors.append((name, dtype, shape, [float(v) for v in values.split(",")]))
    write(sys.argv[1], tensors, metadata)


if __name__ == "__main__":
    main()
