#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sums up by kernel what `sinter-run --profile --timing-json=F` wrote.

    python3 aggregate_profile.py F [--dram=NCU.csv --bundle=DIR] > RESULT.json

With --dram, the CSV of `ncu --metrics dram__bytes_read.sum,
dram__bytes_write.sum --csv sinter-run DIR --no-graph`, each kernel also gets the
DRAM bytes of its launches over the bytes of its arguments in the manifest.
"""
import argparse
import csv
import json
import pathlib
import sys


def dram_ratios(ncu, bundle):
    """Mean DRAM bytes over argument bytes, by plan, of the launches measured."""
    manifest = json.loads((bundle / "manifest.json").read_text())
    kernels = [launch for launch in manifest["launches"] if launch["kind"] == "kernel"]
    measured = {}
    for row in csv.reader(ncu.open()):
        if len(row) > 14 and row[0].isdigit():
            entry = measured.setdefault(int(row[0]), {"name": row[4], "bytes": 0.0})
            scale = {"byte": 1, "Kbyte": 1e3, "Mbyte": 1e6, "Gbyte": 1e9}[row[13]]
            entry["bytes"] += float(row[14].replace(",", "")) * scale
    ratios, position = {}, 0
    for entry in measured.values():
        if position == len(kernels):
            break
        launch = kernels[position]
        # Launches of libraries stand between ours.
        if manifest["kernels"][launch["kernel"]]["entry"] != entry["name"]:
            continue
        position += 1
        total = sum(argument["bytes"] for argument in launch["args"])
        if total:
            ratios.setdefault(launch["plan"], []).append(entry["bytes"] / total)
    return {plan: sum(values) / len(values) for plan, values in ratios.items()}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("timing", type=pathlib.Path)
    parser.add_argument("--dram", type=pathlib.Path)
    parser.add_argument("--bundle", type=pathlib.Path)
    options = parser.parse_args()
    timing = json.loads(options.timing.read_text())
    ratios = dram_ratios(options.dram, options.bundle) if options.dram else {}
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
        if name in ratios:
            plan["dram_over_arguments"] = round(ratios[name], 3)
    result = {key: timing[key] for key in
              ("program", "target", "producer", "device", "copy_bytes_per_second", "step",
               "families") if key in timing}
    result["kernels"] = dict(sorted(plans.items(), key=lambda item: -item[1]["us"]))
    json.dump(result, sys.stdout, indent=1)
    print()


if __name__ == "__main__":
    main()
