# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The time of a report adds up, and its ceilings are Amdahl's."""

import json
import pathlib
import sys

report = json.loads((pathlib.Path(sys.argv[1]) / "report.json").read_text())
time = report["time"]


def near(a, b):
    assert abs(a - b) <= 1e-9 * max(abs(a), abs(b)), (a, b)


assert time["unknown_launches"] == 0
near(time["seconds"], time["kernel_seconds"] + time["idle_seconds"])
near(time["kernel_seconds"], sum(f["seconds"] for f in time["families"]))
assert time["launches"] == sum(f["launches"] for f in time["families"])
assert 0 < time["floor_seconds"] < time["seconds"]
shares = {}
for family in time["families"]:
    share = shares[family["family"]] = family["share"]
    near(share, family["seconds"] / time["seconds"])
    near(family["speedup_infinitely_fast"], 1 / (1 - share))
    near(family["speedup_halved"], 1 / (1 - share / 2))
assert len(time["pairs"]) == len(shares) * (len(shares) - 1) // 2
for pair in time["pairs"]:
    share = sum(shares[name] for name in pair["families"])
    near(pair["speedup_infinitely_fast"], 1 / (1 - share))
    near(pair["speedup_halved"], 1 / (1 - share / 2))
assert {"matmul", "optimizer", "norm", "attention"} <= set(shares), shares
