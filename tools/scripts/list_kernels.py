# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints the kernels of a bundle, one per line, in the order of their launches.

usage: list_kernels.py BUNDLE
"""

import collections
import json
import os
import pathlib
import sys


def dims(sizes):
    """A grid or block without its trailing ones: 256 or 8x16."""
    kept = list(sizes)
    while len(kept) > 1 and kept[-1] == 1:
        kept.pop()
    return "x".join(str(size) for size in kept)


def main():
    bundle = pathlib.Path(sys.argv[1])
    manifest = json.loads((bundle / "manifest.json").read_text(encoding="utf-8"))
    launches = collections.defaultdict(list)
    calls = collections.Counter()
    for launch in manifest["launches"]:
        if launch["kind"] == "kernel":
            launches[launch["kernel"]].append(launch)
        else:
            calls[launch["kind"]] += 1

    print(
        f"{'kernel':24} {'launches':>8} {'grid':>9} {'block':>6} {'registers':>9}  file"
    )
    for index, uses in launches.items():
        kernel = manifest["kernels"][index]
        first = uses[0]
        name = first.get("plan") or kernel["symbol"]
        folder, file = os.path.split(kernel["file"])
        stem, suffix = os.path.splitext(file)
        size = (bundle / kernel["file"]).stat().st_size
        # Only an assembled kernel (a cubin) knows its registers.
        registers = kernel.get("registers", "-")
        print(
            f"{name:24} {len(uses):8} {dims(first['grid']):>9} "
            f"{dims(first['block']):>6} {registers:>9}  "
            f"{folder}/{stem[:12]}...{suffix} ({size} bytes)"
        )
    others = ", ".join(f"{count} x {kind}" for kind, count in sorted(calls.items()))
    if others:
        print(f"besides them: {others}")


if __name__ == "__main__":
    main()
