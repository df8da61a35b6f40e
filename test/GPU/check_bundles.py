#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs every bundle of a pack on this machine's GPU and compares with the oracle.

    python3 check_bundles.py PACK [--only=REGEX] [--sanitize=memcheck|racecheck]
                             [--repeat=N] [--json=FILE] [--time-limit=SECONDS]
                             [--jobs=N]

PACK is made by `./dev gpu-pack` and holds bin/sinter-run, bin/sinter-compare,
bundles/NAME/ and expected/NAME.safetensors, what sinter-eval computed from the
same seed (0) and recipe. Buffers are poisoned before each run. Prints a line
per bundle and closes with "N passed, N failed"; exit 1 if any failed.
"""
import argparse
import concurrent.futures
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import time


def run(command, limit):
    """Exit status and output of a command that may not run for ever."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=limit)
        return done.returncode, done.stdout + done.stderr
    except subprocess.TimeoutExpired as late:
        text = (late.stdout or b"") + (late.stderr or b"")
        return 124, text.decode(errors="replace") + f"\nstopped after {limit} s"


def only_library_races(text):
    """Whether all races are inside cuBLASLt's kernels, which are not ours to mend."""
    places = re.findall(r"(?:Race reported between|    and) \w+ access at (\S+)", text)
    return bool(places) and all(place.startswith("nvjet") for place in places)


def check(options, bundle, scratch):
    """What became of one bundle, and what its commands printed."""
    binaries = options.pack / "bin"
    name = bundle.name
    outputs = f"{scratch}/{name}.safetensors"
    inputs = f"{scratch}/{name}.inputs.safetensors"
    command = [str(binaries / "sinter-run"), str(bundle), "--random-inputs=0",
               f"--outputs={outputs}", f"--save-inputs={inputs}",
               f"--time-limit={options.time_limit}"]
    if options.repeat:
        command.append(f"--repeat={options.repeat}")
    if options.sanitize:
        checker = ["compute-sanitizer", f"--tool={options.sanitize}",
                   "--error-exitcode=9"]
        command = checker + command
    start = time.time()
    status, text = run(command, options.time_limit + 30)
    seconds = time.time() - start
    stage = "run"
    if status == 9 and options.sanitize == "racecheck" and only_library_races(text):
        status = 0
    if status == 0 and not options.sanitize:
        stage = "compare"
        status, more = run(
            [str(binaries / "sinter-compare"), outputs,
             str(options.pack / "expected" / f"{name}.safetensors"),
             f"--program={bundle}", f"--inputs={inputs}"], 120)
        text += more
    for leftover in (outputs, inputs):
        pathlib.Path(leftover).unlink(missing_ok=True)
    return {"bundle": name, "passed": status == 0, "stage": stage,
            "seconds": round(seconds, 3)}, text


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("pack", type=pathlib.Path)
    parser.add_argument("--only", default="")
    parser.add_argument("--sanitize", default="")
    parser.add_argument("--repeat", type=int, default=0)
    parser.add_argument("--json", type=pathlib.Path)
    parser.add_argument("--time-limit", type=int, default=60)
    parser.add_argument("--jobs", type=int, default=1,
                        help="bundles at a time; not for times")
    parser.add_argument("--verbose", action="store_true")
    options = parser.parse_args()

    bundles = [bundle for bundle in sorted((options.pack / "bundles").iterdir())
               if re.search(options.only, bundle.name)]
    results = []
    with tempfile.TemporaryDirectory() as scratch, \
            concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for result, text in pool.map(lambda bundle: check(options, bundle, scratch), bundles):
            results.append(result)
            print(f"{'ok  ' if result['passed'] else 'FAIL'} {result['bundle']} "
                  f"{result['seconds']:.1f} s", flush=True)
            if not result["passed"] or options.verbose:
                lines = text.strip().splitlines()
                kept = lines if options.verbose else lines[-12:]
                print("    " + "\n    ".join(kept), flush=True)

    passed = sum(result["passed"] for result in results)
    if options.json:
        options.json.write_text(json.dumps(results, indent=1) + "\n")
    print(f"{passed} passed, {len(results) - passed} failed")
    return 0 if passed == len(results) and results else 1


if __name__ == "__main__":
    sys.exit(main())
