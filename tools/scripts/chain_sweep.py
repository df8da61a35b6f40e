# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""bench_chains.py sweep-*: the plans that the planner considered for a chain,
compiled, timed, and set beside what the model says of them.

The kernel of a chain that takes most of its modelled time gets other decisions; the
rest of the chain stays as planned. Plan 0 is the one that the planner takes.
"""

import collections
import concurrent.futures
import json
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time

import chain_pack
import chain_report
import chain_run
import chain_table

# Plans that the model expects to take longer than this are not looked at, times
# the least.
FARTHEST = 1.6
# A kernel that takes a smaller share of a chain's modelled time says nothing of it.
LEAST_SHARE = 0.25
CHOSEN_WITHIN, CHOSEN_SHARE = 0.07, 0.90
MODEL_WITHIN, MODEL_SHARE = 0.20, 0.80
# Seconds that a plan and a chain take on the GPU machine, about.
SECONDS_PER_PLAN, SECONDS_PER_CHAIN = 0.5, 3.0

# What is chosen anew with other decisions: predictions, and buffers.
STALE = r"(?:estimates|measurements|sinter\.arena) = \{[^}]*\}"
# In a list with something behind it, in front of it, and alone.
STALES = re.compile(f"{STALE}, |, {STALE}|{STALE}")


def parse_decisions(text):
    """'{a = 1 : i64, b = "x"}' as a dict of strings."""
    return {key: value.strip('"') for key, value in
            re.findall(r'(\w+) = ("[^"]*"|[^,} ]+)', text)}


def distance(a, b):
    """Decisions that differ; the schedule and lanes count for more."""
    weights = {"schedule": 3, "lanes": 2, "chunks": 2, "blocks": 0.5}
    return sum(weights.get(key, 1) for key in set(a) | set(b) if a.get(key) != b.get(key))


def choose(plans, count):
    """Of plans (dicts of ranked lines), the one taken, half of the others by
    modelled time, and the rest as different from those as can be."""
    taken = [p for p in plans if p["taken"]][:1]
    least = min((p["seconds"] for p in plans if not p["spill_bytes"]), default=0)
    others = sorted((p for p in plans if p not in taken and
                     (p["seconds"] <= FARTHEST * least or not least)),
                    key=lambda p: (p["spill_bytes"] > 0, p["seconds"]))
    chosen = taken + others[:max(0, (count - len(taken)) // 2)]
    rest = [p for p in others if p not in chosen]
    known = [parse_decisions(p["decisions"]) for p in chosen]
    while rest and len(chosen) < count:
        best = max(rest, key=lambda p: min(
            (distance(parse_decisions(p["decisions"]), k) for k in known), default=0))
        rest.remove(best)
        chosen.append(best)
        known.append(parse_decisions(best["decisions"]))
    return chosen


def with_decisions(plan, kernel, decisions):
    """The plan's text, this kernel's decisions replaced and what was predicted of
    the old ones left out."""
    head = re.compile(r"(sinter\.kernel [^\n]*@" + re.escape(kernel) +
                      r"\([^\n]*?decisions = )\{[^}]*\}")
    text, count = head.subn(lambda m: m[1] + decisions, plan)
    if count != 1:
        raise RuntimeError(f"the plan has no kernel @{kernel} with decisions")
    return STALES.sub("", text)


def dominant(lines):
    """The kernel whose taken plan takes longest, and its plans."""
    kernels = collections.defaultdict(list)
    for line in lines:
        kernels[line["kernel"]].append(line)
    taken = {name: max((p["seconds"] for p in plans if p["taken"]), default=0)
             for name, plans in kernels.items()}
    name = max(taken, key=taken.get)
    if taken[name] < LEAST_SHARE * sum(taken.values()):
        raise LookupError(f"left out: none of its {len(taken)} kernels takes "
                          f"{LEAST_SHARE:.0%} of its time")
    return name, kernels[name]


def pack_chain(options, name):
    program = options.chains / f"{name}.mlir"
    with tempfile.TemporaryDirectory(dir=options.scratch) as scratch:
        scratch = pathlib.Path(scratch)
        chain_pack.run([options.tools / "sinter-sample-plans", f"--out={scratch}", "--ranked",
                        "--no-code", "--chips=h200", program])
        lines = [json.loads(line) for line in
                 (scratch / "plans.jsonl").read_text().splitlines()]
        if not lines:
            raise RuntimeError("no kernel of it has plans")
        kernel, plans = dominant(lines)
        passes = ["--sinter-import-stablehlo"] if '"stablehlo.' in program.read_text() else []
        text = chain_pack.run([options.tools / "sinter-opt", program, *passes,
                               "--sinter-import", "--sinter-plan=target=h200"])
        count, failures = 0, []
        for i, plan in enumerate(choose(plans, options.plans)):
            source = scratch / f"{name}.mlir"
            source.write_text(with_decisions(text, kernel, plan["decisions"]))
            bundle = options.pack / "bundles" / f"{name}.{i}"
            try:
                manifest = chain_pack.compile_chain(options, source, bundle)
            except RuntimeError as error:
                shutil.rmtree(bundle, ignore_errors=True)
                failures.append((f"{name}.{i} {plan['decisions']}", error))
                if i == 0:
                    raise
                continue
            chain, known = chain_table.find(name), bundle / "facts.json"
            inputs, outputs = (chain_pack.signature(manifest, k) for k in ("inputs", "outputs"))
            (bundle / "recipe.json").write_text(
                json.dumps(chain_table.recipe(chain, inputs, outputs)))
            known.write_text(json.dumps({
                **json.loads(known.read_text()), "kernel": "@" + kernel, "plan": i,
                "decisions": parse_decisions(plan["decisions"])}))
            count += 1
        return count, failures


def pack(options):
    shutil.rmtree(options.pack, ignore_errors=True)
    options.expected = False
    chain_pack.copy_tools(options)
    names = [n for n in chain_pack.chain_names(options) if chain_table.find(n)]
    failures, total, lock = [], [0], threading.Lock()

    def one(name):
        try:
            count, failed = pack_chain(options, name)
        except LookupError as error:
            print(f"{name}: {error.args[0]}")
            count, failed = 0, []
        except (RuntimeError, OSError) as error:
            count, failed = 0, [(name, error)]
        with lock:
            total[0] += count
            failures.extend(failed)

    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        list(pool.map(one, names))
    chain_pack.finish(options, failures, total[0])
    return 1 if any("." not in name.split()[0] for name, _ in failures) else 0


def plans_by_chain(pack):
    found = collections.defaultdict(list)
    for path in (pack / "bundles").iterdir():
        name, _, number = path.name.rpartition(".")
        found[name].append(int(number))
    return {name: sorted(numbers) for name, numbers in sorted(found.items())}


def time_chain(options, name, numbers, scratch, limit):
    """Times of the plans, by number; None where one failed."""
    bundles = [options.pack / "bundles" / f"{name}.{i}" for i in numbers]
    manifest = chain_run.read_manifest(bundles[0])
    floor = chain_run.moved_bytes(name, manifest) / chain_run.GUESSED_COPY
    replays = int(min(40, max(4, options.milliseconds * 1e-3 / (16 * 1.3 * floor))))
    times = scratch / "times.json"
    times.unlink(missing_ok=True)
    command = [str(options.pack / "bin/sinter-run"), *map(str, bundles), "--random-inputs=0",
               f"--repeat={replays}", "--rotate=0", "--profile", "--no-poison",
               f"--timing-json={times}"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=limit)
    found = json.loads(times.read_text()) if times.exists() else []
    found = found if isinstance(found, list) else [found]
    lines = []
    for number, bundle, entry in zip(numbers, bundles, found):
        facts = json.loads((bundle / "facts.json").read_text())
        line = {"name": name, "plan": number, "decisions": facts["decisions"],
                "kernel": facts["kernel"],
                "modelled_us": round(chain_pack.modelled_us(facts["kernels"]), 2)}
        if entry:
            line["us"] = round(entry["step"]["median_us"], 2)
            line["copy_bytes_per_second"] = entry.get("copy_bytes_per_second")
            line["kernels"] = [
                [launch["plan"], round(launch["us"], 2), launch.get("registers"),
                 round(1e6 * facts["kernels"].get(launch["plan"], {}).get(
                     "estimated_seconds", 0), 2)]
                for launch in entry["launches"]][:40]
            line["device"] = entry["device"]["name"]
        lines.append(line)
    errors = [line for line in done.stderr.splitlines() if "error" in line]
    return lines, errors


def run(options):
    everything = {n: p for n, p in plans_by_chain(options.pack).items()
                  if re.search(options.only, n)}
    costs = {n: SECONDS_PER_CHAIN + SECONDS_PER_PLAN * len(p) for n, p in everything.items()}
    names, end = chain_run.part_of(costs, options.part), time.monotonic() + options.seconds
    options.out.mkdir(parents=True, exist_ok=True)
    path = options.out / f"sweep-{options.part.replace('/', '-of-')}.jsonl"
    with open(path, "w", encoding="utf-8") as output, \
            tempfile.TemporaryDirectory(dir=options.scratch) as scratch:
        output.write(json.dumps({"part": options.part, "chains": names,
                                 "command": sys.argv[1:]}) + "\n")
        slowest, skipped = 0.0, []
        for name in names:
            begin = time.monotonic()
            if end - begin < slowest:
                skipped.append(name)
                continue
            try:
                lines, errors = time_chain(options, name, everything[name],
                                           pathlib.Path(scratch), min(
                                               options.limit, end - begin + 20))
            except (OSError, ValueError, KeyError, subprocess.SubprocessError) as error:
                lines, errors = [], [f"{error!r}"[:300]]
            for line in lines:
                output.write(json.dumps(line) + "\n")
            if errors:
                output.write(json.dumps({"failed": name, "errors": errors[:12]}) + "\n")
            output.flush()
            slowest = max(slowest, time.monotonic() - begin)
            measured = [line["us"] for line in lines if "us" in line]
            print(f"{name:40} {len(measured)} of {len(everything[name])} plans, "
                  f"{min(measured, default=0):.1f} to {max(measured, default=0):.1f} us, "
                  f"{time.monotonic() - begin:.1f} s" + "".join(f"\n  {e}" for e in errors[:3]),
                  flush=True)
        output.write(json.dumps({"not_run": skipped}) + "\n")
    print(f"left for want of time: {' '.join(skipped) or 'none'}")
    return 0


def read(paths):
    """Lines of plans by chain."""
    chains, heads, failed = collections.defaultdict(list), [], {}
    for path in paths:
        for text in path.read_text(encoding="utf-8").splitlines():
            try:
                line = json.loads(text)
            except json.JSONDecodeError:
                continue  # a run that was cut
            if "part" in line:
                heads.append(line)
            elif "failed" in line:
                failed[line["failed"]] = line["errors"]
            elif "name" in line:
                chains[line["name"]].append(line)
    return chains, heads, failed


def judge(chains):
    """By chain: how far the plan taken is from the best measured one."""
    verdicts = {}
    for name, lines in sorted(chains.items()):
        measured = [line for line in lines if line.get("us")]
        taken = next((line for line in measured if line["plan"] == 0), None)
        if not taken:
            continue
        best = min(measured, key=lambda line: line["us"])
        verdicts[name] = {"plans": len(measured), "us": taken["us"],
                          "modelled_us": taken["modelled_us"], "best_us": best["us"],
                          "loss": round(taken["us"] / best["us"] - 1, 4),
                          "best": best["decisions"], "taken": taken["decisions"]}
    return verdicts


def kernel_errors(chains, taken_only=True):
    """(relative error of the modelled time, chain, kernel, measured, modelled)."""
    errors = []
    for name, lines in chains.items():
        for line in lines:
            if line.get("us") and (line["plan"] == 0 or not taken_only):
                seen = {}
                for plan, us, _, modelled, *planned in line["kernels"]:
                    if modelled and us:
                        seen.setdefault(plan, []).append(
                            (us, modelled, planned[0] if planned else 1))
                for plan, entries in seen.items():
                    # One whose code has several entries is several on the GPU.
                    us = sum(e[0] for e in entries) / max(entries[0][2], 1)
                    errors.append((entries[0][1] / us - 1, name, plan, us, entries[0][1]))
    return errors


def difference(taken, best):
    return ", ".join(f"{key} {taken.get(key, '-')} -> {best.get(key, '-')}"
                     for key in sorted(set(taken) | set(best))
                     if taken.get(key) != best.get(key)) or "the same"


def merge(options):
    chains, heads, failed = read(options.files)
    verdicts = judge(chains)
    good = [n for n, v in verdicts.items() if v["loss"] <= CHOSEN_WITHIN]
    share = len(good) / len(verdicts) if verdicts else 0.0
    errors = kernel_errors(chains)
    right = [e for e in errors if abs(e[0]) <= MODEL_WITHIN]
    model = len(right) / len(errors) if errors else 0.0
    every = kernel_errors(chains, taken_only=False)
    print("| chain | plans | taken, us | modelled, us | best, us | loss | the best differs in |\n"
          "| --- | --- | --- | --- | --- | --- | --- |")
    for name, v in sorted(verdicts.items(), key=lambda item: -item[1]["loss"]):
        print(f"| `{name}` | {v['plans']} | {v['us']:.1f} | {v['modelled_us']:.1f} | "
              f"{v['best_us']:.1f} | {v['loss']:.1%} | {difference(v['taken'], v['best'])} |")
    print(f"\nsweep: {len(good)} of {len(verdicts)} plans within {CHOSEN_WITHIN:.0%} of the best "
          f"measured ({share:.1%}; bar {CHOSEN_SHARE:.0%})")
    print(f"model: {len(right)} of {len(errors)} kernels within {MODEL_WITHIN:.0%} "
          f"({model:.1%}; bar {MODEL_SHARE:.0%}); of all plans "
          f"{sum(abs(e[0]) <= MODEL_WITHIN for e in every)} of {len(every)}")
    worst = sorted(errors, key=lambda e: -abs(e[0]))[:5]
    for error, name, kernel, us, modelled in worst:
        print(f"  {name} {kernel}: measured {us:.1f}, modelled {modelled:.1f} us ({error:+.0%})")
    for name, text in failed.items():
        print(f"{name}: {'; '.join(text)}"[:400])
    devices = [line["device"] for lines in chains.values() for line in lines
               if "device" in line]
    options.json.write_text(json.dumps({
        "device": devices[0] if devices else None,
        "commands": [" ".join(["bench_chains.py", *filter(chain_report.is_setting, h["command"])])
                     for h in heads],
        "what": "the plan taken (0) and others that the planner considered: microseconds of "
                "a step in a CUDA graph that goes round buffers beyond the L2 cache",
        "chosen_within": share, "modelled_within": model,
        "worst_modelled": [{"chain": n, "kernel": k, "us": us, "modelled_us": m}
                           for _, n, k, us, m in worst],
        "failed": failed,
        "chains": {n: {**verdicts.get(n, {}), "measured": [
            {key: line[key] for key in ("plan", "us", "modelled_us", "decisions")
             if key in line} for line in lines]} for n, lines in sorted(chains.items())},
    }, indent=1) + "\n")
    return 0
