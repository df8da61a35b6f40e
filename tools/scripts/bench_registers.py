# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the register model says of plans, against ptxas.

usage: ./dev bench registers [options]
  --scale=X       share of the usual sample (1)
  --seed=N        seed of the sample (0)
  --out=FILE      the result as JSON
  --cache=FILE    remember what ptxas says, by content
  --calibrate     fit lib/Schedule/RegisterForest.inc instead (needs numpy
                  and lightgbm)

Plans are drawn for the kernels of test/Oracle/programs, of kernels/steps, of
random programs and of register_programs.py. docs/Registers.md says what is
measured and how. The last line is a summary; exit 1 where a bar is missed.
"""

import argparse
import json
import pathlib
import random
import statistics
import subprocess
import sys
import tempfile
import time

import ptxas_batch
import register_programs

ROOT = pathlib.Path(__file__).resolve().parents[2]
SAMPLER = ROOT / "build/bin/sinter-sample-plans"
CHIPS = ["sm_80", "sm_90a", "sm_100a", "sm_120a"]
CLASSES = ["pointwise", "row", "looped", "persistent", "columns", "split"]
#: Bars of the summary: no class above the first in its held-out mean error,
#: the mean of all not above the second.
CLASS_MAPE, OVERALL_MAPE = 0.15, 0.12
MISSED_NEAR, FALSE_NEAR = 0.10, 0.15
STEP_RIGHT, STEP_NEAR = 0.65, 0.95
#: Within this share of the cap, a kernel's need counts as near to it.
NEAR = 0.2
#: Least number of plans, and of near kernels that spill and that do not.
LEAST_PLANS, LEAST_NEAR = 2000, 50


def log(text):
    print(text, file=sys.stderr, flush=True)


class Sample:
    """Plans, their code, and what ptxas makes of it."""

    def __init__(self, folder, options, assembler):
        self.folder = folder
        self.options = options
        self.assembler = assembler

    def programs(self):
        scale = self.options.scale
        sized = self.folder / "sized.mlir"
        sized.write_text(
            register_programs.make_module(self.options.seed, max(int(460 * scale), 8))
        )
        drawn = self.folder / "random"
        script = ROOT / "test/Oracle/random_programs.py"
        first = 1000 * self.options.seed
        seeds = f"--seeds={first}:{first + max(int(60 * scale), 2)}"
        subprocess.run(
            [sys.executable, script, seeds, f"--out={drawn}"],
            check=True,
            stdout=subprocess.DEVNULL,
        )
        oracle = sorted((ROOT / "test/Oracle/programs").glob("*.mlir"))
        oracle = oracle[: max(int(len(oracle) * scale), 3)]
        steps = sorted((ROOT / "kernels/steps").glob("*.mlir")) if scale >= 0.5 else []
        return [sized], [*sorted(drawn.glob("*.mlir")), *oracle, *steps]

    def draw(self, name, programs, *arguments):
        """Plans of the sampler, as dictionaries with their code."""
        out = self.folder / name
        command = [SAMPLER, f"--out={out}", f"--seed={self.options.seed}", *arguments]
        subprocess.run([*command, *programs], check=True, stdout=subprocess.DEVNULL)
        plans = []
        with open(out / "plans.jsonl", encoding="utf-8") as stream:
            for line in stream:
                plan = json.loads(line)
                plan["text"] = (out / f"{plan['id']}.ptx").read_text()
                plans.append(plan)
        return plans

    def assemble(self, work):
        """(plan, code) pairs to registers and spilled bytes of the main entry."""
        reports = self.assembler.run([(plan["chip"], text) for plan, text in work])
        return [
            (report[plan["entries"][0]][0], sum(report[plan["entries"][0]][2:]))
            for (plan, _), report in zip(work, reports)
        ]


def cap_of(plan, blocks):
    """Registers that a launch bound of so many CTAs leaves; 0: it cannot be."""
    for step in range(31, -1, -1):
        if plan["blocks_at"][step] >= blocks:
            return min(8 * (step + 1), 255)
    return 0


def blocks_with(plan, registers):
    return plan["blocks_at"][min((registers + 7) // 8, 32) - 1]


def steps_apart(plan, a, b):
    steps = sorted(set(plan["blocks_at"]))
    return abs(steps.index(blocks_with(plan, a)) - steps.index(blocks_with(plan, b)))


def measure_demand(sample, plans):
    """The least cap, a multiple of 8, under which each does not spill."""
    low = {plan["id"]: 2 for plan in plans}  # spills, or cannot be asked for
    high = {plan["id"]: (plan["registers"] + 7) // 8 for plan in plans}
    while True:
        asked = [plan for plan in plans if high[plan["id"]] - low[plan["id"]] > 1]
        if not asked:
            break
        work = []
        for plan in asked:
            middle = (low[plan["id"]] + high[plan["id"]]) // 2
            work.append((plan, ptxas_batch.with_registers(plan["text"], 8 * middle)))
        for plan, (_, spilled) in zip(asked, sample.assemble(work)):
            middle = (low[plan["id"]] + high[plan["id"]]) // 2
            (low if spilled else high)[plan["id"]] = middle
    for plan in plans:
        plan["demand"] = 8 * high[plan["id"]]


def sweep(sample, plans, count):
    """Launch bounds around the need of some plans: {plan, cap, spills}."""
    rng = random.Random(f"sweep {sample.options.seed}")
    able = [
        plan
        for plan in plans
        if not plan["spilled"] and plan["registers"] >= 36 and plan["threads"] <= 512
    ]
    rng.shuffle(able)
    # As many of each class as there are.
    seen = {}
    rank = []
    for plan in able:
        rank.append(seen.setdefault(plan["class"], 0))
        seen[plan["class"]] += 1
    able = [able[i] for i in sorted(range(len(able)), key=lambda i: rank[i])]
    chosen = able[:count]
    measure_demand(sample, chosen)
    cases = []
    for plan in chosen:
        caps = {}
        for blocks in range(2, 33):
            if plan["threads"] * blocks <= 2048 and (cap := cap_of(plan, blocks)) >= 24:
                caps.setdefault(cap, blocks)
        below = sorted((cap for cap in caps if cap < plan["demand"]), reverse=True)
        above = sorted(cap for cap in caps if cap >= plan["demand"])
        for cap in below[:2] + above[:2]:
            cases.append({"plan": plan, "cap": cap, "blocks": caps[cap]})
    work = [
        (case["plan"], ptxas_batch.with_blocks(case["plan"]["text"], case["blocks"]))
        for case in cases
    ]
    for case, (_, spilled) in zip(cases, sample.assemble(work)):
        case["spills"] = spilled > 0
        case["near"] = abs(case["cap"] - case["plan"]["demand"]) <= NEAR * case["cap"]
    return cases


def own_caps(plans):
    """Each plan under one CTA per SM: spills there count as well."""
    cases = []
    for plan in plans:
        cap = cap_of(plan, 1)
        # A spilled word is stored about once.
        need = cap + plan["spilled"] / 8 if plan["spilled"] else plan["registers"]
        cases.append(
            {
                "plan": plan,
                "cap": cap,
                "spills": plan["spilled"] > 0,
                "near": abs(cap - need) <= NEAR * cap,
            }
        )
    return cases


def rate(cases, near, spills):
    """Share that the model gets wrong, and their number."""
    some = [case for case in cases if case["near"] == near and case["spills"] == spills]
    wrong = [
        case for case in some if (case["plan"]["needed"] > case["cap"]) != case["spills"]
    ]
    return len(wrong) / len(some) if some else 0.0, len(some)


def error_of(plan):
    return abs(plan["high"] - plan["registers"]) / plan["registers"]


def mean(values):
    values = list(values)
    return statistics.fmean(values) if values else 0.0


def table(plans):
    print(f"{'schedule':11} {'chip':8} {'plans':>6} {'error':>7} {'held out':>9} {'step':>6} {'near':>6}")
    rows = []
    for kind in [*CLASSES, "all"]:
        for chip in [*CHIPS, "all"]:
            some = [
                plan
                for plan in plans
                if kind in (plan["class"], "all") and chip in (plan["chip"], "all")
            ]
            if not some:
                continue
            held = [plan for plan in some if plan["held_out"]]
            apart = [steps_apart(plan, plan["high"], plan["registers"]) for plan in some]
            row = {
                "schedule": kind,
                "chip": chip,
                "plans": len(some),
                "held_out": len(held),
                "mape": mean(map(error_of, some)),
                "heldout_mape": mean(map(error_of, held)),
                "step_right": mean(step == 0 for step in apart),
                "step_near": mean(step <= 1 for step in apart),
            }
            rows.append(row)
            print(
                f"{kind:11} {chip:8} {len(some):6} {row['mape']:7.3f} {row['heldout_mape']:9.3f} "
                f"{row['step_right']:6.3f} {row['step_near']:6.3f}"
            )
    return rows


def bench(sample, options):
    begin = time.time()
    sized, others = sample.programs()
    plans = sample.draw("sized", sized, "--plans-per-class=75")
    plans += sample.draw("others", others, "--plans-per-class=20")
    log(f"{len(plans)} plans drawn in {time.time() - begin:.0f} s")
    for plan, (registers, spilled) in zip(
        plans, sample.assemble([(plan, plan["text"]) for plan in plans])
    ):
        plan["registers"], plan["spilled"] = registers, spilled
    log(f"assembled after {time.time() - begin:.0f} s")
    if options.calibrate:
        import calibrate_registers

        able = [plan for plan in plans if not plan["held_out"]]
        least = calibrate_registers.LEAST_ASKED
        asked = [p for p in able if not p["spilled"] and p["registers"] >= least]
        measure_demand(sample, asked)
        calibrate_registers.write(able, sample.assembler.version)
        return 0
    cases = sweep(sample, plans, max(int(220 * options.scale), 4))
    log(f"swept after {time.time() - begin:.0f} s")
    chosen = []
    for name, programs in (("chosen sized", sized), ("chosen others", others)):
        chosen += sample.draw(name, programs, "--chosen")
    chosen_spills = 0
    for plan, (_, spilled) in zip(
        chosen, sample.assemble([(plan, plan["text"]) for plan in chosen])
    ):
        if spilled:
            chosen_spills += 1
            log(f"spills as chosen: {plan['program']} {plan['chip']} {plan['id']}")
    log(f"{len(chosen)} chosen plans; done after {time.time() - begin:.0f} s")

    rows = table(plans)
    all_cases = cases + own_caps(plans)
    missed_near, spilling_near = rate(all_cases, True, True)
    false_near, fitting_near = rate(all_cases, True, False)
    missed_far, spilling_far = rate(all_cases, False, True)
    false_far, fitting_far = rate(all_cases, False, False)
    print(
        f"caps: {spilling_near} spilling and {fitting_near} not spilling kernels within 20% of "
        f"the cap, {spilling_far} and {fitting_far} away from it"
    )
    held_cases = [case for case in all_cases if case["plan"]["held_out"]]
    print(
        "held out: "
        + " ".join(
            f"{name}={rate(held_cases, near, spills)[0]:.3f} of {rate(held_cases, near, spills)[1]}"
            for name, near, spills in (
                ("missed_near", True, True),
                ("false_near", True, False),
                ("missed_far", False, True),
                ("false_far", False, False),
            )
        )
    )
    total = rows[-1]
    by_class = [row for row in rows if row["chip"] == "all" and row["held_out"]]
    bars = {
        "plans": total["plans"] >= LEAST_PLANS,
        "near kernels": min(spilling_near, fitting_near) >= LEAST_NEAR,
        "held-out error of every schedule": all(
            row["heldout_mape"] <= CLASS_MAPE for row in by_class
        ),
        "held-out error": total["heldout_mape"] <= OVERALL_MAPE,
        "missed near": missed_near <= MISSED_NEAR,
        "false near": false_near <= FALSE_NEAR,
        "missed far": missed_far == 0,
        "false far": false_far == 0,
        "step": total["step_right"] >= STEP_RIGHT,
        "step within one": total["step_near"] >= STEP_NEAR,
        "chosen spills": chosen_spills == 0,
    }
    if options.scale < 1:
        del bars["plans"], bars["near kernels"]
    missed = [name for name, met in bars.items() if not met]
    if missed:
        print("bars missed: " + ", ".join(missed))
    summary = {
        "plans": total["plans"],
        "heldout_mape": total["heldout_mape"],
        "missed_near": missed_near,
        "false_near": false_near,
        "missed_far": missed_far,
        "false_far": false_far,
        "step_right": total["step_right"],
        "chosen_spills": chosen_spills,
    }
    if options.out:
        pathlib.Path(options.out).write_text(
            json.dumps(
                {
                    "ptxas": sample.assembler.version,
                    "seed": options.seed,
                    "summary": summary,
                    "bars_missed": missed,
                    "near_cases": {"spilling": spilling_near, "fitting": fitting_near},
                    "chosen_plans": len(chosen),
                    "table": rows,
                },
                indent=1,
            )
            + "\n",
            encoding="utf-8",
        )
    print(
        "registers: "
        + " ".join(
            f"{name}={value}" if isinstance(value, int) else f"{name}={value:.3f}"
            for name, value in summary.items()
        )
    )
    return 1 if missed else 0


def main(arguments):
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out")
    parser.add_argument("--cache")
    parser.add_argument("--sampler")
    parser.add_argument("--calibrate", action="store_true")
    options = parser.parse_args(arguments)
    global SAMPLER
    if options.sampler:
        SAMPLER = options.sampler
    if not ptxas_batch.find_ptxas():
        print("registers: ptxas is neither on PATH nor in /usr/local/cuda/bin")
        return 1
    if options.calibrate:
        # Before minutes of work.
        try:
            import calibrate_registers  # noqa: F401
        except ImportError as error:
            print(f"registers: --calibrate: {error}; build/venv/bin/pip install numpy lightgbm")
            return 1
    with tempfile.TemporaryDirectory() as folder:
        sample = Sample(
            pathlib.Path(folder), options, ptxas_batch.Assembler(options.cache)
        )
        return bench(sample, options)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
