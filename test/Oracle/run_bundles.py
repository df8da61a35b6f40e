# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Run bundles that check.py --bundles made, on a machine with a GPU.

    run_bundles.py DIR [--tools=FOLDER] [--only=NAME]...

For each DIR/NAME: sinter-run on its inputs, sinter-compare with its expected
results. Needs nothing but Python, sinter-run and sinter-compare. Exit 1 where
anything fails.
"""

import argparse
import os
import subprocess
import sys
import tempfile

#: Seconds after which a run counts as hanging.
TIMEOUT = 120


def run(command):
    """None, or what went wrong."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT)
    except subprocess.TimeoutExpired:
        return f"no end after {TIMEOUT} s: {' '.join(command)}"
    if done.returncode:
        said = (done.stderr + done.stdout).strip()[-3000:]
        return f"exit {done.returncode}: {' '.join(command)}\n{said}"
    return None


def check(home, options):
    def tool(name):
        return os.path.join(options.tools, name) if options.tools else name

    inputs = os.path.join(home, "inputs.safetensors")
    expected = os.path.join(home, "expected.safetensors")
    with tempfile.TemporaryDirectory() as folder:
        result = os.path.join(folder, "result.safetensors")
        bundle = os.path.join(home, "bundle")
        wrong = run([tool("sinter-run"), bundle, f"--inputs={inputs}",
                     f"--outputs={result}", *options.run_option])  # fmt: skip
        return wrong or run([tool("sinter-compare"), result, expected,
                             f"--program={os.path.join(home, 'program.mlir')}",
                             f"--inputs={inputs}"])  # fmt: skip


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder")
    parser.add_argument("--tools", help="folder of the Sinter tools; else PATH")
    parser.add_argument("--only", action="append", help="this program only")
    parser.add_argument("--run-option", action="append", default=[],
                        help="passed on to sinter-run")  # fmt: skip
    options = parser.parse_args()
    names = sorted(os.listdir(options.folder))
    names = [n for n in names if os.path.isdir(os.path.join(options.folder, n))]
    if options.only:
        names = [n for n in names if n in options.only]
    failed = 0
    for name in names:
        wrong = check(os.path.join(options.folder, name), options)
        if wrong:
            failed += 1
            print(f"{name}: FAILED: {wrong}", flush=True)
    print(f"{len(names)} programs, {failed} failed")
    sys.exit(failed > 0 or not names)


if __name__ == "__main__":
    main()
