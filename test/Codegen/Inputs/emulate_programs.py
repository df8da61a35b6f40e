#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Plans every program of a folder and runs its kernels with sinter-emulate.

    python3 emulate_programs.py PROGRAMS SCRATCH

Prints a line per failure and exits 1 if there was one.
"""
import concurrent.futures
import os
import pathlib
import subprocess
import sys


def check(program, scratch):
    plan = scratch / (program.stem + ".mlir")
    planned = subprocess.run(
        ["sinter-opt", "--sinter-import", "--sinter-plan", str(program), "-o", str(plan)],
        capture_output=True,
        text=True,
    )
    if planned.returncode:
        return f"{program.name}: not planned: {planned.stderr[:400]}"
    command = ["sinter-emulate", str(plan)]
    recipe = program.with_suffix(".recipe.json")
    if recipe.exists():
        command.append(f"--recipe={recipe}")
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode and "codegen.f64-math" not in done.stderr:
        return f"{program.name}: {(done.stderr or done.stdout)[:400]}"
    return ""


def main():
    programs = sorted(pathlib.Path(sys.argv[1]).glob("*.mlir"))
    scratch = pathlib.Path(sys.argv[2])
    scratch.mkdir(parents=True, exist_ok=True)
    if not programs:
        sys.exit("no programs")
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        failures = [text for text in pool.map(lambda p: check(p, scratch), programs) if text]
    print("\n".join(failures))
    print(f"{len(programs) - len(failures)} of {len(programs)} programs agree")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
