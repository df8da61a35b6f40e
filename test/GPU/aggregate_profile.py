#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sums up by kernel what `sinter-run --profile --timing-json=F` wrote.

    python3 aggregate_profile.py F [--dram=NCU.csv --bundle=DIR] > RESULT.json

With --dram, the CSV of `ncu --metrics dram__bytes_read.sum,
dram__bytes_write.sum --csv sinter-run DIR --no-graph`, each kernel also gets what
DRAM read over the bytes that its arguments say are read, and the bytes written
that DRAM had not seen when the kernel ended: the L2 cache keeps the last ones, up
to half its size, and writes them back during the next kernels.
"""
import argparse
import csv
import json
import pathlib
import sys


def dram_figures(ncu, bundle):
    """By plan: (DRAM reads over bytes read, written bytes missing), means."""
    manifest = json.loads((bundle / "manifest.json").read_text())
    kernels = [launch for launch in manifest["launches"] if launch["kind"] == "kernel"]
    measured = {}
    for row in csv.reader(ncu.open()):
        if len(row) > 14 and row[0].isdigit():
            entry = measured.setdefault(int(row[0]), {"name": row[4]})
            scale = {"byte": 1, "Kbyte": 1e3, "Mbyte": 1e6, "Gbyte": 1e9}[row[13]]
            entry[row[12]] = float(row[14].replace(",", "")) * scale
    figures, position = {}, 0
    for entry in measured.values():
        if position == len(kernels):
            break
        launch = kernels[position]
        # Launches of libraries stand between ours.
        if manifest["kernels"][launch["kernel"]]["entry"] != entry["name"]:
            continue
        position += 1
        read = sum(a["bytes"] for a in launch["args"] if a["access"] != "write")
        written = sum(a["bytes"] for a in launch["args"] if a["access"] != "read")
        if read:
            figures.setdefault(launch["plan"], []).append(
                (entry["dram__bytes_read.sum"] / read,
                 written - entry["dram__bytes_write.sum"]))
    return {plan: tuple(sum(column) / len(values) for column in zip(*values))
            for plan, values in figures.items()}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("timing", type=pathlib.Path)
    parser.add_argument("--dram", type=pathlib.Path)
    parser.add_argument("--bundle", type=pathlib.Path)
    options = parser.parse_args()
    timing = json.loads(options.timing.read_text())
    figures = dram_figures(options.dram, options.bundle) if options.dram else {}
    copy = timing["copy_bytes_per_second"]
    plans = {}
    for launch in timing["launches"]:
        plan = plans.setdefault(launch["plan"], {"launches": 0, "us": 0.0, "bytes": 0,
                                                 "family": launch["family"]})
        plan["launches"] += 1
        plan["us"] += launch["us"]
        plan["bytes"] += launch.get("read_bytes", 0) + launch.get("written_bytes", 0)
        for key in ("registers", "local_bytes"):
            if key in launch:
                plan[key] = launch[key]
    for name, plan in plans.items():
        plan["us"] = round(plan["us"], 1)
        if plan["us"] and plan["family"] != "matmul":
            plan["share_of_copy"] = round(plan["bytes"] / (plan["us"] * 1e-6) / copy, 3)
        if name in figures:
            plan["dram_reads_over_ledger"] = round(figures[name][0], 3)
            plan["written_bytes_left_in_l2"] = int(figures[name][1])
    result = {key: timing[key] for key in
              ("program", "target", "producer", "device", "copy_bytes_per_second", "step",
               "families") if key in timing}
    result["kernels"] = dict(sorted(plans.items(), key=lambda item: -item[1]["us"]))
    json.dump(result, sys.stdout, indent=1)
    print()


if __name__ == "__main__":
    main()
