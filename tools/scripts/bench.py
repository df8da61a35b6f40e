# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Benchmarks that need no GPU: wall time and peak memory of the tools.

usage: ./dev bench NAME [PROGRAM.mlir or OPTION...]
Without programs: those of kernels/steps, and the large ones beside the checkout
where they are.
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
BIN = ROOT / "build/bin"
SHARED = ROOT.parent / "shared/inputs/stablehlo"
RUNS = 3


def import_command(program, _):
    return [BIN / "sinter-opt", program, "--sinter-import-stablehlo", "-o", os.devnull]


def compile_command(program, folder):
    out = folder / "bundle"
    shutil.rmtree(out, ignore_errors=True)
    return [BIN / "sinter-compile", program, "-o", out, "--target=h200", "--emit=ptx"]


def eval_command(program, folder):
    command = [BIN / "sinter-eval", program, "--random-inputs=0"]
    recipe = program.with_suffix(".recipe.json")
    if recipe.exists():
        command.append(f"--recipe={recipe}")
    return command + [f"--outputs={folder / 'out.safetensors'}"]


# Name: what it measures, how, and whether large programs make sense.
BENCHMARKS = {
    "compile": ("sinter-compile --emit=ptx for the H200", compile_command, True),
    "eval": ("sinter-eval on random inputs", eval_command, False),
    "import": ("sinter-opt --sinter-import-stablehlo", import_command, True),
}

# Benchmarks with a script of their own, which takes the other arguments.
SCRIPTS = {
    "registers": ("predicted registers against ptxas", "bench_registers.py"),
    "chains": ("merges what chains took on an H200 (docs/Benchmarks.md)",
               "bench_chains.py"),
    "time-model": ("modelled time against kernels measured on an H200",
                   "bench_time_model.py"),
}


def programs(large):
    found = sorted((ROOT / "kernels/steps").glob("*.mlir"))
    if SHARED.is_dir():
        names = sorted(SHARED.glob("*.mlir"))
        taken = {path.name for path in found}
        found += [
            path
            for path in names
            if path.name not in taken
            and (large or not path.name.startswith(("llama_1b", "flax_gpt2_small")))
        ]
    return found


def measure(command):
    """Wall seconds and peak resident bytes of one run; raises on failure."""
    begin = time.perf_counter()
    process = subprocess.Popen(
        [str(part) for part in command],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )
    errors = process.stderr.read().decode(errors="replace")
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        raise RuntimeError(errors.strip().splitlines()[-1] if errors else "failed")
    # Linux counts ru_maxrss in KiB.
    return time.perf_counter() - begin, usage.ru_maxrss * 1024


def main():
    if len(sys.argv) > 1 and sys.argv[1] in SCRIPTS:
        script = ROOT / "tools/scripts" / SCRIPTS[sys.argv[1]][1]
        return subprocess.run([sys.executable, script, *sys.argv[2:]]).returncode
    if len(sys.argv) < 2 or sys.argv[1] not in BENCHMARKS:
        print(__doc__.strip() + "\n\nNAME is one of")
        for name, (what, _, _) in BENCHMARKS.items():
            print(f"  {name:10} {what}")
        for name, (what, _) in SCRIPTS.items():
            print(f"  {name:10} {what}")
        return 0 if len(sys.argv) < 2 else 1
    what, make_command, large = BENCHMARKS[sys.argv[1]]
    chosen = [pathlib.Path(name) for name in sys.argv[2:]] or programs(large)
    print(f"{what}: fastest of {RUNS} runs, {os.cpu_count()} cores")
    print(f"{'program':32} {'seconds':>9} {'MiB':>7}")
    status = 0
    with tempfile.TemporaryDirectory() as folder:
        for program in chosen:
            try:
                runs = [
                    measure(make_command(program, pathlib.Path(folder)))
                    for _ in range(RUNS)
                ]
            except RuntimeError as error:
                print(f"{program.stem:32} failed: {error}")
                status = 1
                continue
            seconds = min(run[0] for run in runs)
            memory = max(run[1] for run in runs) / 2**20
            print(f"{program.stem:32} {seconds:9.3f} {memory:7.0f}", flush=True)
    return status


if __name__ == "__main__":
    sys.exit(main())
