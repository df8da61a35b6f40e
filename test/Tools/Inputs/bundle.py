# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes a small bundle, or one that lies.

usage: bundle.py DIR [PATH=JSON...]
PATH names a place in the manifest, such as launches.0.args.0.offset; the value
null removes it.
"""

import json
import os
import sys

DTYPES = ["BOOL", "I8", "I16", "I32", "I64", "U8", "U16", "U32", "U64",
          "F8_E4M3", "F8_E5M2", "F16", "BF16", "F32", "F64"]
BYTES = [1, 1, 2, 4, 8, 1, 2, 4, 8, 1, 1, 2, 2, 4, 8]
SHAPE = [9, 13]
PTX = """.version 8.0
.target sm_90a
.address_size 64
.visible .entry k(.param .u64 k_0, .param .u64 k_1)
{
  ret;
}
"""


def buffer(name, index, kind, dtype="F64", shape=SHAPE):
    return {"name": name, "offset": 1024 * index,
            "bytes": 9 * 13 * BYTES[DTYPES.index(dtype)],
            "dtype": dtype, "shape": shape, "kind": kind}


def manifest():
    buffers = [buffer(f"arg{i}", i, "input", d) for i, d in enumerate(DTYPES)]
    buffers.append(buffer("out0", len(DTYPES), "output", "F32"))
    return {
        "format": "sinter-bundle", "version": 1, "producer": "sinter 0.1.0",
        "program": "sample",
        "target": {"product": "h200", "chip": "sm_90a"},
        "arena_bytes": 1024 * len(buffers),
        "buffers": buffers,
        "constants": [],
        "inputs": [{"name": f"arg{i}", "dtype": d, "shape": SHAPE, "buffer": i,
                    "donated": d == "F32"} for i, d in enumerate(DTYPES)],
        "outputs": [{"name": "out0", "dtype": "F32", "shape": SHAPE,
                     "buffer": len(DTYPES), "alias_input": DTYPES.index("F32"),
                     "compute_dtype": "BF16"}],
        "kernels": [{"symbol": "k", "file": "kernels/k.ptx", "format": "ptx",
                     "entry": "k"}],
        "launches": [{"kind": "kernel", "kernel": 0, "grid": [1, 1, 1],
                      "block": [32, 1, 1], "shared_bytes": 0,
                      "args": [{"buffer": 0, "offset": 0, "bytes": 117,
                                "access": "read", "content": "tensor"},
                               {"buffer": len(DTYPES), "offset": 0,
                                "bytes": 468, "access": "write",
                                "content": "tensor"}],
                      "family": "other", "plan": "@k"}],
    }


def main():
    directory = sys.argv[1]
    root = manifest()
    for change in sys.argv[2:]:
        path, value = change.split("=", 1)
        *steps, last = path.split(".")
        place = root
        for step in steps:
            place = place[int(step) if isinstance(place, list) else step]
        last = int(last) if isinstance(place, list) else last
        value = json.loads(value)
        if value is None:
            del place[last]
        else:
            place[last] = value
    os.makedirs(os.path.join(directory, "kernels"), exist_ok=True)
    with open(os.path.join(directory, "kernels", "k.ptx"), "w") as out:
        out.write(PTX)
    with open(os.path.join(directory, "manifest.json"), "w") as out:
        json.dump(root, out, indent=1)


if __name__ == "__main__":
    main()
