# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""bench_chains.py run: checks and times the chains of a pack on this machine's GPU."""

import json
import os
import pathlib
import re
import select
import statistics
import subprocess
import sys
import tempfile
import time

import chain_pack
import chain_table
import tensor_files

# Norms of parts of an output may differ from the oracle's by as much as its
# elements may (sinter-compare's rule for bf16).
BLOCK_TOLERANCE = 2e-2
# Taken for the bandwidth of a copy until it is measured; bytes per second.
GUESSED_COPY = 4e12
# What a chain takes, about, to share parts out: in any case, for its rivals, and
# for its bytes.
SECONDS_PER_CHAIN, SECONDS_FOR_RIVALS, BYTES_PER_SECOND = 5.0, 7.0, 1e9


def shares(costs, count):
    """Names by part, so that parts cost about the same; the dearest first."""
    parts, loads = [[] for _ in range(count)], [0.0] * count
    for name in sorted(costs, key=lambda n: (-costs[n], n)):
        least = loads.index(min(loads))
        parts[least].append(name)
        loads[least] += costs[name]
    return [sorted(part) for part in parts]


def part_of(costs, text):
    """The names of part "i/n", i from 1."""
    number, _, count = text.partition("/")
    if not (number.isdigit() and count.isdigit() and 1 <= int(number) <= int(count)):
        raise SystemExit(f"bench_chains: error: --part={text}: it is i/n, i from 1 to n")
    return shares(costs, int(count))[int(number) - 1]


def read_manifest(bundle):
    return json.loads((bundle / "manifest.json").read_text())


def moved_bytes(name, manifest):
    inputs, outputs = (chain_pack.signature(manifest, k) for k in ("inputs", "outputs"))
    return chain_table.floor_bytes(chain_table.find(name), inputs, outputs)


def by_rival(errors):
    """What results of the rival say where the pack has none of the oracle."""
    bad = [e for e in errors if isinstance(e, str) or not e <= BLOCK_TOLERANCE]
    check = {"passed": not bad, "by": "PyTorch"}
    return {**check, "error": f"from PyTorch's results: {bad}"[:300]} if bad else check


class Rivals:
    """The server of rivals; started again after it was killed."""

    def __init__(self, options, environment):
        self.command = [options.python, str(options.pack / "rival_server.py"),
                        f"--device={options.device}"]
        self.environment, self.process = environment, None

    def ask(self, seconds, op, **request):
        """Its answer, or {"ok": False, "error"}."""
        if self.process is None:
            self.process = subprocess.Popen(self.command, stdin=subprocess.PIPE,
                                            stdout=subprocess.PIPE, text=True,
                                            env=self.environment)
        late = False
        try:
            self.process.stdin.write(json.dumps({"op": op, **request}) + "\n")
            self.process.stdin.flush()
            ready, _, _ = select.select([self.process.stdout], [], [], max(seconds, 0.1))
            late = not ready
            line = self.process.stdout.readline() if ready else ""
        except OSError:
            line = ""
        if line:
            return json.loads(line)
        self.stop()
        return {"ok": False, "gone": True, "error": f"{op}: " + (
            f"no answer in {seconds:.0f} s" if late else "the rivals' process ended")}

    def stop(self):
        if self.process:
            self.process.kill()
            self.process.wait()
            self.process.stdin.close()
            self.process.stdout.close()
            self.process = None


class Bench:
    def __init__(self, options, scratch):
        self.options, self.scratch = options, pathlib.Path(scratch)
        self.environment = dict(os.environ)
        for variable, folder in (("TORCHINDUCTOR_CACHE_DIR", "inductor"),
                                 ("TRITON_CACHE_DIR", "triton")):
            self.environment[variable] = str(self.scratch / folder)
        # Kernels stay in Triton's cache, what was tuned on a busy GPU does not.
        self.environment["TORCHINDUCTOR_FX_GRAPH_CACHE"] = "0"
        self.environment["TORCHINDUCTOR_AUTOGRAD_CACHE"] = "0"
        self.rivals = None if options.rivals == "none" else Rivals(options, self.environment)
        self.drawing = {}
        self.end = time.monotonic() + options.seconds

    def left(self):
        return self.end - time.monotonic()

    def bundle(self, name):
        return self.options.pack / "bundles" / name

    def sinter_run(self, name, *arguments, seconds=120):
        command = [str(self.options.pack / "bin/sinter-run"), str(self.bundle(name)),
                   *map(str, arguments)]
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=seconds)
        except subprocess.TimeoutExpired:
            raise RuntimeError(f"sinter-run: not done in {seconds:.0f} s") from None
        if done.returncode:
            text = (done.stderr.strip() or done.stdout.strip()).splitlines()
            raise RuntimeError("; ".join(text[-2:])[:400])
        return done.stdout

    # Inputs are drawn by a process without a GPU while the chain before is timed.

    def inputs_path(self, name):
        return self.scratch / f"{name}.inputs"

    def draw(self, name):
        if name not in self.drawing:
            self.drawing[name] = subprocess.Popen(
                [str(self.options.pack / "bin/sinter-run"), str(self.bundle(name)),
                 "--check", "--random-inputs=0", f"--save-inputs={self.inputs_path(name)}"],
                stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)

    def wait_for_inputs(self, name):
        self.draw(name)
        process = self.drawing.pop(name)
        _, errors = process.communicate(timeout=120)
        if process.returncode:
            raise RuntimeError(f"drawing inputs: {errors.strip()[-300:]}")

    def warm(self, names):
        """Lets processes compile the rivals at the same time, since most of the
        time goes into compiling, and forgets what they tuned."""
        workers = min(self.options.warm, len(names))
        if not workers:
            return
        environment = {**self.environment, "TORCHINDUCTOR_COMPILE_THREADS": "1"}
        processes = [subprocess.Popen(
            [self.options.python, str(self.options.pack / "rival_server.py"),
             f"--device={self.options.device}", "--warm", str(self.options.pack),
             *names[i::workers]], env=environment, stdin=subprocess.DEVNULL)
            for i in range(workers)]
        deadline = time.monotonic() + min(self.options.warm_seconds, self.left() / 2)
        for process in processes:
            try:
                process.wait(max(0.1, deadline - time.monotonic()))
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        folder = pathlib.Path(self.environment["TORCHINDUCTOR_CACHE_DIR"])
        for tuned in folder.rglob("*.best_config"):
            tuned.unlink()

    def check(self, name, outputs, result):
        """Samples and norms of parts of the outputs against the oracle's."""
        expected = self.options.pack / "expected" / f"{name}.safetensors"
        if not expected.exists():
            result["check"] = {"passed": None}  # PyTorch's results decide
            return
        tensors, metadata = tensor_files.read(outputs)
        _, oracle = tensor_files.read(expected)
        samples = self.scratch / "samples.safetensors"
        tensor_files.write(samples, tensor_files.sample(tensors), metadata)
        command = [str(self.options.pack / "bin/sinter-compare"), str(samples), str(expected)]
        given = self.sampled_inputs(name, tensors, metadata)
        if given:
            command.append(f"--inputs={given}")
        done = subprocess.run(command, capture_output=True, text=True, timeout=60)
        worst, where = 0.0, ""
        for output, norms in json.loads(oracle[chain_pack.NORMS]).items():
            error = tensor_files.worst_block(tensor_files.block_norms(tensors[output]), norms)
            if not error <= worst:
                worst, where = error, output
        check = {"passed": done.returncode == 0 and worst <= BLOCK_TOLERANCE,
                 "worst_block": worst}
        if not check["passed"]:
            text = (done.stdout + done.stderr).splitlines()
            check["error"] = "; ".join([line for line in text if "ok" not in line.split()][:4] +
                                       [f"norms of parts of {where}: {worst:.3g}"])[:500]
        result["check"] = check

    def sampled_inputs(self, name, outputs, metadata):
        """Inputs whose place outputs take, at the outputs' samples."""
        aliases = {entry["alias_input"]: f"out{i}" for i, entry in
                   enumerate(read_manifest(self.bundle(name))["outputs"])
                   if entry["alias_input"] is not None}
        if not aliases:
            return None
        inputs, _ = tensor_files.read(self.inputs_path(name))
        sampled = tensor_files.sample(
            {output: inputs[f"arg{number}"] if output in aliases.values() else outputs[output]
             for output in outputs
             for number in [next((n for n, o in aliases.items() if o == output), None)]})
        path = self.scratch / "sampled-inputs.safetensors"
        tensor_files.write(path, {f"arg{number}": sampled[output]
                                  for number, output in aliases.items()})
        return path

    def sinter_times(self, name, result, profile=False, outputs=None):
        floor = result["bytes"] / GUESSED_COPY
        replays = int(min(60, max(4, self.options.milliseconds * 1e-3 / (16 * 1.3 * floor))))
        timing = self.scratch / "timing.json"
        arguments = [f"--inputs={self.inputs_path(name)}", f"--repeat={replays}",
                     "--rotate=0", f"--timing-json={timing}"]
        arguments += ["--profile"] if profile else []
        arguments += [f"--outputs={outputs}"] if outputs else []
        self.sinter_run(name, *arguments, seconds=min(self.options.limit, self.left() + 20))
        data = json.loads(timing.read_text())
        result.setdefault("sinter_us", []).append(data["step"]["median_us"])
        result["arenas"] = data["step"]["arenas"]
        if profile:
            result["device"] = data["device"]
            result["launch_us"] = [[entry["plan"], entry["us"], entry.get("registers")]
                                   for entry in data["launches"]][:400]

    def ask(self, result, op, **request):
        """An answer of the rivals; an error goes to the result, and is None."""
        limit = self.options.limit
        if request.get("which") == "compile":
            limit = self.options.compile_limit
        answer = self.rivals.ask(min(limit, self.left() + 20), op, **request)
        if answer.get("ok"):
            return answer
        result.setdefault("errors", []).append(
            f"{op} {request.get('which', '')}: {answer['error']}"[:300])
        return None

    def rival_names(self, chain):
        names = ["copy"]
        if self.options.rivals == "copy" or (self.options.rivals == "counted" and
                                             not chain_table.groups(chain) & {"all"}):
            return names
        return names + ["eager", "compile"] + self.options.libraries.get(
            chain_table.find(chain).rival, [])

    def prepare_rivals(self, name, outputs, result, without=()):
        if not self.rivals:
            return []
        answer = self.ask(result, "load", name=name, inputs=str(self.inputs_path(name)),
                          outputs=str(outputs))
        if not answer:
            return []
        result["rival_errors"] = answer["errors"]
        if result["check"]["passed"] is None:
            result["check"] = by_rival(answer["errors"])
        result["rival_arenas"] = answer["arenas"]
        ready = []
        for which in self.rival_names(name):
            if which in without:
                continue
            answer = self.ask(result, "prepare", which=which)
            if not self.rivals.process:
                # It died of this one: the others without it.
                return self.prepare_rivals(name, outputs, result, (*without, which))
            if answer:
                ready.append(which)
                result["prepared"] = {**result.get("prepared", {}), which: {
                    key: value for key, value in answer.items() if key != "ok"}}
        return ready

    def time_rivals(self, names, result):
        for which in names:
            answer = self.ask(result, "time", which=which,
                              milliseconds=self.options.milliseconds)
            if answer:
                kind = result.setdefault("rivals_us", {}).setdefault(which, [])
                kind.append(statistics.median(answer["us"]))

    def finish_rivals(self, result):
        """Frees what the rivals hold; after an error, or a graph that could not be
        captured, by ending them: CUDA may not be what it was."""
        if not self.rivals or not self.rivals.process:
            return
        prepared = result.get("prepared", {}).values()
        whole = all(p["graph"] for p in prepared) or self.options.device != "cuda"
        if result.get("errors") or not whole:
            self.rivals.stop()
        else:
            self.ask(result, "drop")

    def measure(self, name, following):
        """All about one chain, as one line of results; raises RuntimeError."""
        begin = time.monotonic()
        bundle = self.bundle(name)
        manifest = read_manifest(bundle)
        result = {"name": name, "bytes": moved_bytes(name, manifest),
                  **json.loads((bundle / "facts.json").read_text())}
        outputs = self.scratch / "outputs.safetensors"
        try:
            self.wait_for_inputs(name)
            self.sinter_times(name, result, profile=True, outputs=outputs)
            try:
                self.check(name, outputs, result)
            except (KeyError, ValueError, subprocess.SubprocessError) as error:
                result["check"] = {"passed": False, "error": f"{error!r}"[:300]}
            ready = self.prepare_rivals(name, outputs, result)
            outputs.unlink(missing_ok=True)
            if following:
                self.draw(following)
            # There and back again, so that none is always first.
            for i in range(self.options.rounds):
                self.time_rivals(ready if i % 2 == 0 else ready[::-1], result)
                self.sinter_times(name, result)
            self.finish_rivals(result)
        except (RuntimeError, OSError, subprocess.SubprocessError) as error:
            result.setdefault("errors", []).append(str(error)[:400])
            if self.rivals:
                self.rivals.stop()
        outputs.unlink(missing_ok=True)
        self.inputs_path(name).unlink(missing_ok=True)
        result["seconds"] = round(time.monotonic() - begin, 2)
        return result


def summary(result):
    """One line for a person."""
    if "sinter_us" not in result:
        return f"{result['name']:40} FAILED {'; '.join(result.get('errors', []))}"
    sinter = statistics.median(result["sinter_us"])
    text = f"{result['name']:40} {sinter:9.1f} us"
    for which, times in result.get("rivals_us", {}).items():
        text += f"  {which} {statistics.median(times):.1f}"
    check = result.get("check", {})
    text += {True: "  ok", False: "  WRONG", None: "  unchecked"}[check.get("passed")]
    return text + f"  {result['seconds']:.1f} s" + "".join(
        f"\n    {error}" for error in result.get("errors", []) + [check.get("error", "")]
        if error)


def run(options):
    bundles = sorted(path.name for path in (options.pack / "bundles").iterdir())
    names = [name for name in bundles if re.search(options.only, name)]
    costs = {}
    for name in names:
        size = moved_bytes(name, read_manifest(options.pack / "bundles" / name))
        costs[name] = SECONDS_PER_CHAIN + size / BYTES_PER_SECOND + (
            SECONDS_FOR_RIVALS if "all" in chain_table.groups(name) else 0)
    names = part_of(costs, options.part)
    number = options.part.replace("/", "-of-")
    options.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=options.scratch) as scratch, \
            open(options.out / f"chains-{number}.jsonl", "w", encoding="utf-8") as lines:
        bench = Bench(options, scratch)
        write = lambda entry: (lines.write(json.dumps(entry) + "\n"),  # noqa: E731
                               lines.flush())
        head = {"part": options.part, "chains": names, "command": sys.argv[1:],
                "rounds": options.rounds}
        if bench.rivals:
            bench.warm([n for n in names if "compile" in bench.rival_names(n)])
            head.update(bench.ask(head, "versions") or {})
        write(head)
        print(f"part {options.part}: {len(names)} chains; {bench.left():.0f} s left",
              flush=True)
        slowest, done = 0.0, 0
        for i, name in enumerate(names):
            if bench.left() < slowest:
                break
            result = bench.measure(name, names[i + 1] if i + 1 < len(names) else None)
            slowest, done = max(slowest, result["seconds"]), done + 1
            write(result)
            print(summary(result), flush=True)
        skipped = names[done:]
        write({"not_run": skipped, "seconds_left": round(bench.left(), 1)})
        for process in bench.drawing.values():
            process.kill()
            process.wait()
        if bench.rivals:
            bench.rivals.stop()
    print(f"{done} chains done, {len(skipped)} left for want of time: {' '.join(skipped)}")
    return 0
