# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Modelled time against kernels that were measured on an H200.

usage: bench_time_model.py [--within=0.25] [--share=0.8] [--all]

For each variant in kernels/results/variants-h200.json the program's plan gets the
variant's decisions, and sinter-annotate-cost says how long it should take. Prints
a line per program, and every variant outside of the bar (--all: every variant).
Last line: `time-model: variants=N within=V median=E`, V being the share whose
error is at most --within. Exit 1 where that is below --share.
"""

import argparse
import json
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
OPT = ROOT / "build/bin/sinter-opt"
PASSES = "builtin.module(sinter-estimate-resources,sinter-annotate-cost)"
DECISIONS = re.compile(r"decisions = \{[^}]*\}")
ESTIMATES = re.compile(r", estimates = \{[^}]*\}")


def attribute(decisions):
    parts = [
        f'{name} = "{value}"' if isinstance(value, str) else f"{name} = {value} : i64"
        for name, value in sorted({**decisions, "version": 1}.items())
    ]
    return "decisions = {" + ", ".join(parts) + "}"


def seconds(program, variants, folder):
    """Modelled seconds of each variant; None where it was refused."""
    plan = subprocess.run(
        [OPT, ROOT / f"kernels/chains/{program}.mlir", "--sinter-import",
         "--sinter-plan=target=h200"], check=True, capture_output=True, text=True).stdout
    plan = ESTIMATES.sub("", plan)
    # The first kernel is the chain; what may stand beside it is small.
    texts = [DECISIONS.sub(attribute(v["decisions"]), plan, count=1) for v in variants]
    path = folder / "variants.mlir"
    path.write_text("\n// -----\n".join(texts))
    done = subprocess.run([OPT, path, "--split-input-file", f"--pass-pipeline={PASSES}"],
                          capture_output=True, text=True)
    parts = done.stdout.split("// -----")
    if done.returncode or len(parts) != len(variants):
        sys.exit(f"{program}: {done.stderr[:800]}")
    found = []
    for part in parts:
        total = sum(map(float, re.findall(r"[ {]seconds = ([0-9.eE+-]+)", part)))
        registers = re.search(r"[ {]registers = (\d+)", part)
        spill = re.search(r"spill_bytes = (\d+)", part)
        found.append((total, int(registers.group(1)), int(spill.group(1))))
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--within", type=float, default=0.25)
    parser.add_argument("--share", type=float, default=0.8)
    parser.add_argument("--all", action="store_true")
    options = parser.parse_args()
    data = json.loads((ROOT / "kernels/results/variants-h200.json").read_text())
    programs = {}
    for variant in data["variants"]:
        programs.setdefault(variant["program"], []).append(variant)
    errors = []
    with tempfile.TemporaryDirectory() as folder:
        for program, variants in programs.items():
            mine = []
            for variant, (time, registers, spill) in zip(
                    variants, seconds(program, variants, pathlib.Path(folder))):
                error = time * 1e6 / variant["us"] - 1
                mine.append(error)
                if options.all or abs(error) > options.within:
                    print(f"  {program:24} {variant['variant']:44} measured {variant['us']:7.1f} "
                          f"modelled {time * 1e6:7.1f} us ({error:+.0%}); registers "
                          f"{variant['registers']}, {registers}; spilled "
                          f"{variant['spill_bytes']}, {spill} bytes")
            good = sum(abs(e) <= options.within for e in mine)
            print(f"{program:24} {good} of {len(mine)} within {options.within:.0%}, "
                  f"median {statistics.median(map(abs, mine)):.1%}")
            errors += mine
    within = sum(abs(e) <= options.within for e in errors) / len(errors)
    median = statistics.median(map(abs, errors))
    print(f"time-model: variants={len(errors)} within={within:.3f} median={median:.3f}")
    return 0 if within >= options.share else 1


if __name__ == "__main__":
    sys.exit(main())
