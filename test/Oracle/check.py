# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Hold Sinter against XLA on the CPU, program by program.

    check.py [FILE.mlir | FOLDER]... [--seeds=0:50]

Programs are files, all programs of a folder, and random ones by their seeds.
Each is compiled and run by XLA and by sinter-eval with the same drawn inputs;
sinter-compare judges, and the program's own directives (closeness.py) after
it. Exit 1 where anything differs; each failure says how to repeat it.

    --self-check              XLA against XLA compiled otherwise: is the
                              program fit to be a test? Needs no Sinter tool.
    --before-after=PIPELINE   instead: sinter-eval after the import and after
                              each of these sinter-opt flags, one by one,
                              equal to the last bit.
    --bundles=DIR             also compile each program to DIR/NAME, with its
                              inputs and expected results beside it, for
                              run_bundles.py on a machine with a GPU.
"""

import argparse
import glob
import json
import multiprocessing
import os
import queue
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
import traceback

import closeness
import random_programs
import xla_oracle

HERE = os.path.dirname(os.path.abspath(__file__))

#: Seconds after which a tool counts as hanging.
TOOL_TIMEOUT = 300


class Failure(Exception):
    """A program did not pass; the message says why."""


class Task:
    """One program to check: a path, or the seed of a random one."""

    def __init__(self, path=None, random_seed=None):
        self.path = path
        self.random_seed = random_seed

    @property
    def name(self):
        if self.path:
            return os.path.basename(self.path).removesuffix(".mlir")
        return f"random_{self.random_seed:04d}"

    def load(self, folder):
        """Text, recipe, path of the program and of its recipe."""
        if self.path:
            with open(self.path) as file:
                text = file.read()
            return text, xla_oracle.recipe_beside(self.path), self.path
        program = random_programs.generate(self.random_seed)
        path = os.path.join(folder, f"{program.name}.mlir")
        with open(path, "w") as file:
            file.write(program.text)
        return program.text, program.recipe, path

    def repeat(self, options):
        which = shlex.quote(self.path or "")
        if not self.path:
            which = f"--seeds={self.random_seed}:{self.random_seed + 1}"
        extra = f" --seed={options.seed}" if options.seed else ""
        if options.before_after:
            extra += f" --before-after={shlex.quote(options.before_after)}"
        if options.self_check:
            extra += " --self-check"
        return f"check.py {which}{extra} --keep=DIR"


def tool(options, name):
    folder = options.tools
    if folder:
        return os.path.join(folder, name)
    found = shutil.which(name)
    if not found:
        raise Failure(f"{name} is not on PATH; give its folder with --tools")
    return found


def run(command):
    """Run a tool; its standard output. A failure carries what it said."""
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=TOOL_TIMEOUT
        )
    except subprocess.TimeoutExpired:
        raise Failure(f"no end after {TOOL_TIMEOUT} s: {shlex.join(command)}")
    if done.returncode:
        said = (done.stderr + done.stdout).strip()
        if len(said) > 3000:
            said = f"{said[:2000]}\n...\n{said[-900:]}"
        raise Failure(f"exit {done.returncode}: {shlex.join(command)}\n{said}")
    return done.stdout


_oracles = {}


def oracle():
    """This process's XLA; the flags hold for its whole life."""
    if "xla" not in _oracles:
        _oracles["xla"] = xla_oracle.Oracle()
    return _oracles["xla"]


def evaluate(options, program, recipe_path, output):
    command = [tool(options, "sinter-eval"), program]
    command += [f"--random-inputs={options.seed}", f"--recipe={recipe_path}"]
    run([*command, f"--outputs={output}"])
    return xla_oracle.read_tensors(output)


def check_against_xla(task, options, folder):
    text, recipe, path = task.load(folder)
    program = oracle().compile(text)
    inputs = xla_oracle.draw_all(options.seed, program.signature, recipe)
    expected = program.run(inputs)
    recipe_path = os.path.join(folder, "recipe.json")
    with open(recipe_path, "w") as file:
        json.dump(recipe, file)
    inputs_path = os.path.join(folder, "inputs.safetensors")
    expected_path = os.path.join(folder, "expected.safetensors")
    result_path = os.path.join(folder, "result.safetensors")
    xla_oracle.write_tensors(inputs_path, xla_oracle.name_all(inputs, "arg"))
    xla_oracle.write_tensors(expected_path, xla_oracle.name_all(expected, "out"))
    tensors, _ = evaluate(options, path, recipe_path, result_path)
    run([tool(options, "sinter-compare"), result_path, expected_path,
         f"--program={path}", f"--inputs={inputs_path}"])  # fmt: skip
    directives = closeness.Directives(text)
    ours = xla_oracle.numbered(tensors, "out")
    complaints = closeness.judge(directives, ours, expected)
    if complaints:
        raise Failure("\n".join(complaints))
    if options.bundles:
        make_bundle(task, options, path, directives, inputs_path, result_path)


def make_bundle(task, options, path, directives, inputs_path, result_path):
    """DIR/NAME with bundle/, inputs and expected results (sinter-eval's)."""
    home = os.path.join(options.bundles, task.name)
    os.makedirs(home, exist_ok=True)
    command = [tool(options, "sinter-compile"), path, f"--target={options.target}"]
    command += [f"--emit={options.emit}", "-o", os.path.join(home, "bundle")]
    try:
        run(command)
    except Failure as failure:
        if directives.gpu_refused and "f64" in str(failure):
            shutil.rmtree(home)
            return
        raise
    shutil.copy(path, os.path.join(home, "program.mlir"))
    shutil.copy(inputs_path, os.path.join(home, "inputs.safetensors"))
    shutil.copy(result_path, os.path.join(home, "expected.safetensors"))


def check_before_after(task, options, folder):
    """Each flag of the pipeline is a stage; results stay what they were after
    the import, to the last bit."""
    text, recipe, path = task.load(folder)
    recipe_path = os.path.join(folder, "recipe.json")
    with open(recipe_path, "w") as file:
        json.dump(recipe, file)
    first = None
    stages = ["--sinter-import-stablehlo", *shlex.split(options.before_after)]
    for number, stage in enumerate(stages):
        program = os.path.join(folder, f"stage_{number}.mlir")
        output = os.path.join(folder, f"stage_{number}.safetensors")
        run([tool(options, "sinter-opt"), stage, path, "-o", program])
        results, _ = evaluate(options, program, recipe_path, output)
        path, first = program, results if first is None else first
        if list(first) != list(results):
            raise Failure(f"{stage}: results {list(first)} became {list(results)}")
        for name in first:
            if first[name].tobytes() != results[name].tobytes():
                wrong = closeness.judge_elements("bits", 0, results[name], first[name])
                raise Failure(f"{stage}: {name}: {wrong or 'other NaN bits'}")


def check_itself(task, options, folder):
    """Strict XLA against loose XLA: within a fifth of the tolerance."""
    text, recipe, path = task.load(folder)
    program = oracle().compile(text)
    inputs = xla_oracle.draw_all(options.seed, program.signature, recipe)
    expected = program.run(inputs)
    again = program.run(inputs)
    for i, (a, b) in enumerate(zip(expected, again)):
        if a.tobytes() != b.tobytes():
            raise Failure(f"out{i} differs from run to run")
    if task.random_seed is not None:
        for i, x in enumerate(expected):
            if xla_oracle.is_float(x.dtype):
                if not closeness.np.isfinite(closeness.as_double(x)).all():
                    raise Failure(f"out{i} is not finite")
    inputs_path = os.path.join(folder, "inputs.safetensors")
    loose_path = os.path.join(folder, "loose.safetensors")
    xla_oracle.write_tensors(inputs_path, xla_oracle.name_all(inputs, "arg"))
    answer = _oracles["loose"].ask((path, inputs_path, loose_path))
    if answer:
        raise Failure(f"compiled otherwise: {answer}")
    tensors, _ = xla_oracle.read_tensors(loose_path)
    loose = xla_oracle.numbered(tensors, "out")
    directives = closeness.Directives(text)
    if task.random_seed is not None or directives.mode == "norm":
        narrowest = closeness.narrowest_float(text)
        tolerance = closeness.NORM_TOLERANCE[narrowest] / 5
        complaints = closeness.judge_norms(tolerance, loose, expected)
        complaints += closeness.judge(directives, loose, expected)
        if complaints:
            raise Failure("compiled otherwise: " + "\n".join(complaints))


class LooseXla:
    """A process that holds XLA under other flags."""

    def __init__(self):
        context = multiprocessing.get_context("spawn")
        self._pipe, other = context.Pipe()
        self._process = context.Process(target=serve_loose, args=(other,), daemon=True)
        self._process.start()

    def ask(self, request):
        self._pipe.send(request)
        return self._pipe.recv()


def serve_loose(pipe):
    xla = xla_oracle.Oracle(xla_oracle.LOOSE_XLA_FLAGS)
    while True:
        try:
            path, inputs_path, output_path = pipe.recv()
        except EOFError:
            return
        try:
            with open(path) as file:
                program = xla.compile(file.read())
            tensors, _ = xla_oracle.read_tensors(inputs_path)
            outputs = program.run(xla_oracle.numbered(tensors, "arg"))
            xla_oracle.write_tensors(output_path, xla_oracle.name_all(outputs, "out"))
            pipe.send(None)
        except Exception as error:
            pipe.send(str(error))


def check(task, options):
    """None, or the failure's text."""
    folder = options.keep or tempfile.mkdtemp(prefix="sinter-check-")
    if options.keep:
        folder = os.path.join(folder, task.name)
        os.makedirs(folder, exist_ok=True)
    try:
        if options.self_check:
            check_itself(task, options, folder)
        elif options.before_after:
            check_before_after(task, options, folder)
        else:
            check_against_xla(task, options, folder)
    except Failure as failure:
        return str(failure)
    except Exception:
        return traceback.format_exc()
    finally:
        if not options.keep:
            shutil.rmtree(folder)
    return None


def work(options, tasks, answers):
    """One worker process: takes tasks until there are none."""
    if options.self_check:
        _oracles["loose"] = LooseXla()
    parent = os.getppid()
    while True:
        try:
            task = tasks.get(timeout=5)
        except queue.Empty:
            if os.getppid() != parent:
                return
            continue
        if task is None:
            return
        start = time.monotonic()
        answers.put((task, check(task, options), time.monotonic() - start))


def all_tasks(options):
    tasks = []
    for path in options.programs:
        if os.path.isdir(path):
            found = sorted(glob.glob(os.path.join(path, "*.mlir")))
            tasks += [Task(path=p) for p in found]
        else:
            tasks.append(Task(path=path))
    if options.part:
        index, parts = map(int, options.part.split("/"))
        tasks = tasks[index::parts]
    if options.seeds:
        first, limit = map(int, options.seeds.split(":"))
        tasks += [Task(random_seed=seed) for seed in range(first, limit)]
    return tasks


def next_answer(answers, workers):
    while True:
        try:
            return answers.get(timeout=5)
        except queue.Empty:
            dead = [w for w in workers if w.exitcode]
            if dead:
                sys.exit(f"error: a worker died, exit status {dead[0].exitcode}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("programs", nargs="*", help="files and folders")
    parser.add_argument("--seeds", help="random programs, FIRST:LIMIT")
    parser.add_argument("--part", help="INDEX/PARTS: a part of the files only")
    parser.add_argument("--seed", type=int, default=0, help="of the inputs")
    parser.add_argument("--tools", help="folder of the Sinter tools; else PATH")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--keep", help="keep all files in this folder")
    parser.add_argument("--self-check", action="store_true")
    parser.add_argument("--before-after", metavar="PIPELINE")
    parser.add_argument("--bundles", metavar="DIR")
    parser.add_argument("--target", default="h200")
    parser.add_argument("--emit", default="ptx", choices=["ptx", "cubin"])
    parser.add_argument("--verbose", action="store_true")
    options = parser.parse_args()
    todo = all_tasks(options)
    if not todo:
        sys.exit("error: no programs")
    context = multiprocessing.get_context("spawn")
    tasks, answers = context.Queue(), context.Queue()
    jobs = min(options.jobs, len(todo))
    for item in [*todo, *[None] * jobs]:
        tasks.put(item)
    workers = [
        context.Process(target=work, args=(options, tasks, answers))
        for _ in range(jobs)
    ]
    for worker in workers:
        worker.start()
    failed = 0
    for _ in todo:
        task, wrong, seconds = next_answer(answers, workers)
        if options.verbose:
            print(f"{task.name}: {'FAILED' if wrong else 'ok'} ({seconds:.2f} s)")
        if wrong:
            failed += 1
            print(f"{task.name}: FAILED: {wrong}")
            print(f"  repeat: {task.repeat(options)}", flush=True)
    for worker in workers:
        worker.join()
    print(f"{len(todo)} programs, {failed} failed")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
