# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Plans and replays every program of a folder on the CPU.

usage: replay_all.py FOLDER
"""

import concurrent.futures
import os
import pathlib
import subprocess
import sys
import tempfile


def check(program, strategy, plan):
    """The error text, or nothing."""
    commands = [
        ["sinter-opt", program, "--sinter-import",
         f"--sinter-plan=strategy={strategy}", "-o", plan],
        ["sinter-replay", plan, f"--program={program}", "--random-inputs=1"],
    ]  # fmt: skip
    for command in commands:
        run = subprocess.run(command, capture_output=True, text=True, check=False)
        if run.returncode != 0:
            return f"{' '.join(map(str, command))}\n{run.stderr[:2000]}"
    return ""


def main():
    programs = sorted(pathlib.Path(sys.argv[1]).glob("*.mlir"))
    if not programs:
        sys.exit(f"no programs in {sys.argv[1]}")
    with (
        tempfile.TemporaryDirectory() as folder,
        concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool,
    ):
        jobs = [
            pool.submit(check, program, strategy, f"{folder}/{n}.{strategy}.mlir")
            for n, program in enumerate(programs)
            for strategy in ("time", "none")
        ]
        errors = [error for job in jobs if (error := job.result())]
    for error in errors:
        print(error)
    print(f"{len(jobs)} plans replayed, {len(errors)} wrong")
    sys.exit(1 if errors else 0)


if __name__ == "__main__":
    main()
