#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs planned programs under decisions drawn at random.

    python3 random_decisions.py SCRATCH SEED PROGRAM...

Each kernel gets other threads, lanes, vectors, chunks and so on; what the
emitter refuses is drawn again. sinter-emulate then compares with the evaluator.
"""
import pathlib
import random
import re
import subprocess
import sys

DECISIONS = re.compile(r"decisions = \{([^}]*)\}")
REFUSED = re.compile(r":(\d+):\d+\): error: (decisions|kernel cannot be emitted: codegen.shared)")
# Where the grid follows from the rest, the refusal says what it has to be.
BLOCKS = re.compile(r"'(blocks|splits)': .*; use (\d+)")
ATTEMPTS = 300


def parse(text):
    fields = dict(part.strip().split(" = ") for part in text.split(","))
    return {name: value.strip('"').split(" ")[0] for name, value in fields.items()}


def write(fields):
    parts = (
        f'{name} = "{value}"' if name == "schedule" else f"{name} = {value} : i64"
        for name, value in sorted(fields.items())
    )
    return "decisions = {" + ", ".join(parts) + "}"


def draw(fields, rng):
    if fields["schedule"] in ("library", "copy"):
        return fields
    drawn = dict(fields, min_blocks_per_sm=1)
    drawn["threads"] = rng.choice([32, 64, 128, 256])
    drawn["vector"] = rng.choice([1, 2, 4, 8, 16])
    if fields["schedule"] == "pointwise":
        return drawn
    if fields["schedule"] == "transpose":
        drawn["lanes"] = rng.choice([n for n in (1, 2, 4, 8, 16, 32, 64) if n <= drawn["threads"]])
        drawn["chunks"] = rng.choice([1, 2, 3, 5])
        return drawn
    if rng.random() < 0.2:
        drawn["schedule"] = rng.choice(["row", "split"])
    drawn.pop("exchange", None)
    drawn.pop("turns", None)
    drawn["lanes"] = rng.choice([n for n in (1, 2, 4, 8, 16, 32, 64, 128, 256) if n <= drawn["threads"]])
    drawn["chunks"] = rng.choice([0, 0, 1, 2, 3, 5, 8])
    if drawn["schedule"] == "row" and drawn["chunks"] == 0:
        drawn["stage"] = rng.choice([0, 1])
    if "exchange" in fields and drawn["chunks"] != 0:
        drawn["exchange"] = rng.choice([0, 1])
        drawn["turns"] = rng.choice([1, 2, 3, 4]) if drawn["exchange"] else 1
    drawn["blocks"] = rng.choice([1, 2, 3, 7])
    drawn["splits"] = rng.choice([1, 1, 2, 3] if drawn["schedule"] == "row" else [1, 2, 5, 33])
    return drawn


def check(program, scratch, rng):
    plan = scratch / (program.stem + ".mlir")
    subprocess.run(
        ["sinter-opt", "--sinter-import", "--sinter-plan", str(program), "-o", str(plan)], check=True
    )
    text = plan.read_text()
    matches = list(DECISIONS.finditer(text))
    lines = [text[: match.start()].count("\n") + 1 for match in matches]
    original = [parse(match.group(1)) for match in matches]
    current = [draw(fields, rng) for fields in original]
    refusals = [0] * len(current)
    command = ["sinter-emulate", str(plan), "--tolerance=128"]
    recipe = program.with_suffix(".recipe.json")
    if recipe.exists():
        command.append(f"--recipe={recipe}")
    for _ in range(ATTEMPTS):
        drawn = iter(current)
        plan.write_text(DECISIONS.sub(lambda _match, drawn=drawn: write(next(drawn)), text))
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode == 0:
            return ""
        refused = REFUSED.search(done.stderr)
        if not refused:
            return f"{program.name}: {(done.stderr or done.stdout)[:600]}"
        kernel = lines.index(int(refused.group(1)))
        if blocks := BLOCKS.search(done.stderr, refused.start()):
            current[kernel][blocks.group(1)] = int(blocks.group(2))
            continue
        refusals[kernel] += 1
        fits = refusals[kernel] < 12
        current[kernel] = draw(original[kernel], rng) if fits else original[kernel]
    return f"{program.name}: no decisions found that fit"


def main():
    scratch = pathlib.Path(sys.argv[1])
    scratch.mkdir(parents=True, exist_ok=True)
    rng = random.Random(int(sys.argv[2]))
    failures = [text for name in sys.argv[3:] if (text := check(pathlib.Path(name), scratch, rng))]
    print("\n".join(failures))
    print(f"{len(sys.argv) - 3 - len(failures)} of {len(sys.argv) - 3} programs agree")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
