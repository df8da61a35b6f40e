# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Recomputes report.json's traffic.fused from manifest.json's launches alone.

usage: check_traffic.py BUNDLE
"""

import json
import math
import sys

BYTES = {
    "BOOL": 1, "I8": 1, "U8": 1, "F8_E4M3": 1, "F8_E5M2": 1,
    "I16": 2, "U16": 2, "F16": 2, "BF16": 2,
    "I32": 4, "U32": 4, "F32": 4, "I64": 8, "U64": 8, "F64": 8,
}  # fmt: skip


def moves(launch):
    """(buffer, bytes) for every tensor that a launch reads or writes."""
    if launch["kind"] == "copy":
        for end in ("from", "to"):
            yield launch[end]["buffer"], launch["bytes"]
    elif launch["kind"] == "matmul":
        m, n, k = launch["m"], launch["n"], launch["k"]
        for name, size in (("a", m * k), ("b", k * n), ("d", m * n)):
            matrices = math.prod(
                batch["count"] for batch in launch["batch"] if batch[name] != 0
            )
            matrix = launch[name]
            yield matrix["buffer"], size * matrices * BYTES[matrix["dtype"]]
    else:
        for arg in launch["args"]:
            if arg["content"] == "tensor":
                times = 2 if arg["access"] == "readwrite" else 1
                yield arg["buffer"], times * arg["bytes"]


def main():
    bundle = sys.argv[1]
    with open(f"{bundle}/manifest.json") as file:
        manifest = json.load(file)
    with open(f"{bundle}/report.json") as file:
        report = json.load(file)
    totals = dict.fromkeys(report["traffic"]["fused"], 0)
    for launch in manifest["launches"]:
        for buffer, count in moves(launch):
            scores = manifest["buffers"][buffer].get("scores", False)
            totals["attention_scores" if scores else launch["family"]] += count
    if totals != report["traffic"]["fused"]:
        sys.exit(f"{bundle}: {totals} is not {report['traffic']['fused']}")
    if len(manifest["launches"]) != report["kernels"]["launches"]:
        sys.exit(f"{bundle}: kernels.launches is wrong")
    print(f"{sum(totals.values())} bytes by family, as reported")


if __name__ == "__main__":
    main()
