#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes the pack that check_bundles.py runs on a machine with a GPU.

    python3 make_pack.py PACK [--tools=DIR] [--target=h200] [--emit=cubin]
                         [--jobs=N] PROGRAM.mlir... FOLDER...

For each program (StableHLO or a sinter step; in a folder, every .mlir):
sinter-compile writes PACK/bundles/NAME, and sinter-eval writes what it computes
from seed 0 to PACK/expected/NAME.safetensors. Prints what could not be compiled
and exits with 1 then.
"""
import argparse
import concurrent.futures
import pathlib
import shutil
import subprocess
import sys


def find(tools, name):
    return str(tools / name) if tools else name


def make(options, program):
    """None, or why the program is not in the pack."""
    name = program.stem
    recipe = program.with_suffix(".recipe.json")
    extra = [f"--recipe={recipe}"] if recipe.exists() else []
    for command in (
            [find(options.tools, "sinter-compile"), str(program), "-o",
             str(options.pack / "bundles" / name), f"--target={options.target}",
             f"--emit={options.emit}", "-j", "1", *options.compile_option],
            [find(options.tools, "sinter-eval"), str(program), "--random-inputs=0", *extra,
             f"--outputs={options.pack / 'expected' / (name + '.safetensors')}"]):
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            shutil.rmtree(options.pack / "bundles" / name, ignore_errors=True)
            errors = [line for line in done.stderr.splitlines() if "error" in line]
            return f"{name}: {' '.join(command[:1])}: " + "\n".join(errors[:3])[:600]
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("pack", type=pathlib.Path)
    parser.add_argument("programs", nargs="+", type=pathlib.Path)
    parser.add_argument("--tools", type=pathlib.Path)
    parser.add_argument("--target", default="h200")
    parser.add_argument("--emit", default="cubin")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--compile-option", action="append", default=[])
    options = parser.parse_args()

    programs = []
    for path in options.programs:
        programs += sorted(path.glob("*.mlir")) if path.is_dir() else [path]
    for folder in ("bin", "bundles", "expected"):
        (options.pack / folder).mkdir(parents=True, exist_ok=True)
    for tool in ("sinter-run", "sinter-compare"):
        shutil.copy(shutil.which(find(options.tools, tool)), options.pack / "bin" / tool)
    shutil.copy(pathlib.Path(__file__).with_name("check_bundles.py"), options.pack)

    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        failures = [text for text in pool.map(lambda p: make(options, p), programs) if text]
    for text in failures:
        print(text)
    print(f"{len(programs) - len(failures)} bundles, {len(failures)} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
