# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks and times kernels/chains beside PyTorch on an H200; docs/Benchmarks.md.

Here, without a GPU:
  bench_chains.py pack [--only=REGEX]            makes out/gpu-chains
  bench_chains.py sweep-pack [--only=REGEX]      makes out/gpu-sweep
On the machine with the GPU, in the pack:
  bench_chains.py run --part=i/n --out=DIR       writes DIR/chains-i-of-n.jsonl
  bench_chains.py sweep-run --part=i/n --out=DIR writes DIR/sweep-i-of-n.jsonl
Here again:
  bench_chains.py merge DIR/chains-*.jsonl       kernels/results/chains-h200.json,
                                                 docs/images/chains.svg, the table
  bench_chains.py sweep-merge DIR/sweep-*.jsonl  kernels/results/sweep-h200.json
"""

import argparse
import pathlib
import shutil
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
# In the repository, or in a pack.
ROOT = HERE.parents[1] if HERE.name == "scripts" else HERE
# Inputs of two chains and outputs of one, the largest.
SCRATCH_BYTES = 24 << 30


def add_pack(commands, name, pack):
    parser = commands.add_parser(name)
    parser.add_argument("--pack", type=pathlib.Path, default=ROOT / "out" / pack)
    parser.add_argument("--tools", type=pathlib.Path, default=ROOT / "build/bin")
    parser.add_argument("--cache", type=pathlib.Path, default=ROOT / "out/chain-cache")
    parser.add_argument("--scratch", type=pathlib.Path, default=tempfile.gettempdir())
    parser.add_argument("--chains", type=pathlib.Path, default=ROOT / "kernels/chains")
    parser.add_argument("--only", default="", help="chains whose name this expression finds")
    parser.add_argument("--emit", default="cubin")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--max-memory", type=int, default=18, help="GiB for the oracle")
    parser.add_argument("--no-expected", dest="expected", action="store_false",
                        help="leave the oracle's samples out")
    return parser


def scratch_folder():
    """Memory, where it has room for the tensors of two chains."""
    shared = pathlib.Path("/dev/shm")
    if shared.is_dir() and shutil.disk_usage(shared).free >= SCRATCH_BYTES:
        return shared
    return pathlib.Path(tempfile.gettempdir())


def add_run(commands, name):
    parser = commands.add_parser(name)
    parser.add_argument("--pack", type=pathlib.Path, default=HERE)
    parser.add_argument("--out", type=pathlib.Path, default=pathlib.Path("."))
    parser.add_argument("--scratch", type=pathlib.Path, default=scratch_folder())
    parser.add_argument("--part", default="1/1")
    parser.add_argument("--only", default="")
    parser.add_argument("--seconds", type=float, default=540,
                        help="stop before a chain that would take longer")
    parser.add_argument("--limit", type=float, default=60, help="seconds for one step")
    parser.add_argument("--milliseconds", type=float, default=120,
                        help="how long one measurement runs")
    parser.add_argument("--rounds", type=int, default=2,
                        help="measurements of each, in alternating order")
    return parser


def parse(arguments):
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    add_pack(commands, "pack", "gpu-chains")
    sweep = add_pack(commands, "sweep-pack", "gpu-sweep")
    sweep.add_argument("--plans", type=int, default=12, help="plans of a chain, at most")
    runner = add_run(commands, "run")
    runner.add_argument("--rivals", default="counted", choices=["none", "copy", "counted", "all"],
                        help="what to time beside: nothing, copies, PyTorch for the chains of "
                        "the summary or for all")
    runner.add_argument("--library", action="append", default=[], metavar="RIVAL=NAME",
                        help="another rival of rivals.py's LIBRARIES, or 'all'")
    runner.add_argument("--device", default="cuda")
    runner.add_argument("--python", default=sys.executable)
    runner.add_argument("--compile-limit", type=float, default=150,
                        help="seconds for torch.compile of one chain")
    runner.add_argument("--warm", type=int, default=12,
                        help="processes that compile rivals first")
    runner.add_argument("--warm-seconds", type=float, default=150)
    # Plans are many, and compared with one another.
    add_run(commands, "sweep-run").set_defaults(milliseconds=60)
    for name, result in (("merge", "chains"), ("sweep-merge", "sweep")):
        merger = commands.add_parser(name)
        merger.add_argument("files", nargs="+", type=pathlib.Path)
        merger.add_argument("--json", type=pathlib.Path,
                            default=ROOT / f"kernels/results/{result}-h200.json")
        if name == "merge":
            merger.add_argument("--svg", type=pathlib.Path,
                                default=ROOT / "docs/images/chains.svg")
    return parser.parse_args(arguments)


def libraries(wanted):
    """By rival, the libraries to time."""
    if not wanted:
        return {}
    import rivals
    chosen = {}
    for rival, functions in rivals.LIBRARIES.items():
        for name in functions:
            if "all" in wanted or f"{rival}={name}" in wanted:
                chosen.setdefault(rival, []).append(name)
    return chosen


def main():
    options = parse(sys.argv[1:])
    if options.command == "pack":
        import chain_pack
        return chain_pack.pack(options)
    if options.command == "run":
        import chain_run
        options.libraries = libraries(options.library)
        return chain_run.run(options)
    if options.command == "merge":
        import chain_report
        return chain_report.merge(options)
    import chain_sweep
    return {"sweep-pack": chain_sweep.pack, "sweep-run": chain_sweep.run,
            "sweep-merge": chain_sweep.merge}[options.command](options)


if __name__ == "__main__":
    sys.exit(main())
