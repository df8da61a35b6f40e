# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whole training steps beside XLA on an H200: the same StableHLO file, the same
inputs, the same run; docs/Benchmarks.md.

  bench_step.py pack [PROGRAM.mlir...]      here: makes out/gpu-steps
  bench_step.py run --out=DIR [--only=RE]   on the machine with the GPU, in the pack:
                                            writes DIR/steps.json, prints tables
  bench_step.py xla PROGRAM.mlir --inputs=F --outputs=G --time=N
                                            one run of XLA, which `run` starts

An output agrees where it is as close to XLA's as XLA's is to itself without
excess precision, times two.
"""

import argparse
import json
import math
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

import chain_pack
import tensor_files

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1] if HERE.name == "scripts" else HERE
SHARED = ROOT.parent / "shared"
PROGRAMS = ["llama_1b_grad", "llama_1b_trainstep", "flax_gpt2_small_grad"]
# Below XLA's own distance: what f32 sums in another order may differ by, the
# tolerance that sinter-compare has for f32.
LEAST_DISTANCE = 1e-5
TIMES_XLA = 2.0
# The kernels of this family together take their bytes over this share of copy.
FAMILY, FAMILY_SHARE = "other", 0.90
# Modelled time is right within this much.
MODEL_WITHIN = 0.20
EXCESS = {True: "--xla_allow_excess_precision=true",
          False: "--xla_allow_excess_precision=false"}
COMPARED = 1 << 26


# --- here ------------------------------------------------------------------


def pack(options):
    programs = options.programs or [
        SHARED / f"inputs/stablehlo/{name}.mlir" for name in PROGRAMS]
    shutil.rmtree(options.pack, ignore_errors=True)
    for folder in ("bin", "bundles", "programs"):
        (options.pack / folder).mkdir(parents=True)
    for tool in ("sinter-run", "sinter-compare"):
        chain_pack.run(["strip", "-o", options.pack / "bin" / tool, options.tools / tool])
    for name in ("bench_step.py", "chain_pack.py", "chain_table.py", "tensor_files.py"):
        shutil.copy(HERE / name, options.pack)
    if (SHARED / "bench/torch_step.py").exists():
        shutil.copy(SHARED / "bench/torch_step.py", options.pack)
    for program in programs:
        bundle = options.pack / "bundles" / program.stem
        begin = time.monotonic()
        chain_pack.run([options.tools / "sinter-compile", program, "-o", bundle,
                        "--target=h200", f"--emit={options.emit}", "--quiet",
                        f"--cache-dir={options.cache / 'kernels'}"])
        report = json.loads((bundle / "report.json").read_text())
        known = {"compile_seconds": round(time.monotonic() - begin, 2),
                 "traffic": report.get("traffic"),
                 "modelled": {"@" + k["symbol"]: k.get("estimated_seconds")
                              for k in report["kernels"]["list"]}}
        (bundle / "facts.json").write_text(json.dumps(known))
        for name in ("plan.mlir", "report.json", "report.txt"):
            (bundle / name).unlink()
        shutil.copy(program, options.pack / "programs")
        print(f"{program.stem}: compiled in {known['compile_seconds']} s")
    return chain_pack.finish(options, [], len(programs))


# --- XLA -------------------------------------------------------------------

JAX_TYPES = {"BOOL": "bool", "I8": "int8", "I16": "int16", "I32": "int32", "I64": "int64",
             "U8": "uint8", "U16": "uint16", "U32": "uint32", "U64": "uint64",
             "F16": "float16", "BF16": "bfloat16", "F32": "float32", "F64": "float64",
             "F8_E4M3": "float8_e4m3fn", "F8_E5M2": "float8_e5m2"}


def xla(options):
    """Compiles a program with XLA, runs it, writes outputs, and prints a line of
    JSON with times. XLA_FLAGS and JAX_PLATFORMS are the caller's."""
    import jax
    import ml_dtypes
    import numpy
    from jax._src.interpreters import mlir as jax_mlir
    from jax._src.lib import xla_client
    from jax._src.lib.mlir import ir
    jax.config.update("jax_enable_x64", True)
    device = jax.devices()[0]
    with jax_mlir.make_ir_context():
        module = ir.Module.parse(options.program.read_text())
        entry = next(op for op in module.body.operations if "sym_name" in op.attributes and
                     ir.StringAttr(op.attributes["sym_name"]).value == "main")
        aliases = {}
        if "arg_attrs" in entry.attributes:
            for i, attributes in enumerate(entry.attributes["arg_attrs"]):
                if "tf.aliasing_output" in attributes:
                    aliases[i] = ir.IntegerAttr(attributes["tf.aliasing_output"]).value
        begin = time.perf_counter()
        executable = device.client.compile_and_load(
            jax_mlir.module_to_bytecode(module), xla_client.DeviceList((device,)),
            xla_client.CompileOptions())
        compiled = time.perf_counter() - begin
    tensors, _ = tensor_files.read(options.inputs)

    def place(i):
        tensor = tensors[f"arg{i}"]
        kind = JAX_TYPES[tensor.dtype]
        kind = numpy.dtype(getattr(ml_dtypes, kind, None) or kind)
        return jax.device_put(
            numpy.ascontiguousarray(tensor.bits).view(kind).reshape(tensor.shape), device)

    def run(arguments):
        results = executable.execute_sharded(arguments)
        shards = results.disassemble_into_single_device_arrays()
        return jax.block_until_ready([shard[0] for shard in shards])

    arguments = [place(i) for i in range(len(tensors))]
    results = run(arguments)
    names = {numpy.dtype(getattr(ml_dtypes, jax_name, None) or jax_name): disk
             for disk, jax_name in JAX_TYPES.items()}
    written = {}
    for i, result in enumerate(results):
        array = numpy.asarray(result)
        bits = numpy.ascontiguousarray(array).reshape(-1).view(
            tensor_files.BITS[array.dtype.itemsize])
        written[f"out{i}"] = tensor_files.Tensor(names[array.dtype], array.shape, bits)
    tensor_files.write(options.outputs, written)
    del written
    times = []
    for _ in range(options.time + 2 if options.time else 0):
        # A donated argument is gone: what took its place goes in next.
        for i, argument in enumerate(arguments):
            if argument.is_deleted():
                arguments[i] = results[aliases[i]] if i in aliases else place(i)
        jax.block_until_ready(arguments)
        begin = time.perf_counter()
        results = run(arguments)
        times.append(time.perf_counter() - begin)
    answer = {"compile_seconds": round(compiled, 2), "jax": jax.__version__,
              "device": str(device), "ms": [round(t * 1e3, 3) for t in times[2:]]}
    try:
        answer["peak_bytes"] = device.memory_stats()["peak_bytes_in_use"]
    except (TypeError, KeyError):
        pass
    print("XLA " + json.dumps(answer))
    return 0


# --- comparison ------------------------------------------------------------


class Norms:
    """Norms of differences of large tensors, on a GPU where PyTorch has one."""

    def __init__(self):
        self.torch = None
        try:
            import torch
            if torch.cuda.is_available():
                self.torch = torch
        except ImportError:
            pass

    def values(self, tensor, begin, end):
        values = tensor.bits[begin:end]
        if self.torch is None or tensor.dtype not in ("BF16", "F16", "F32", "F64"):
            return tensor_files.to_float(tensor.dtype, values)
        import numpy
        kinds = {"BF16": self.torch.bfloat16, "F16": self.torch.float16,
                 "F32": self.torch.float32, "F64": self.torch.float64}
        raw = self.torch.from_numpy(numpy.array(values).view(numpy.uint8)).cuda()
        return raw.view(kinds[tensor.dtype]).double()

    def distances(self, sinter, xla, strict, base):
        """(norm of Sinter minus XLA, of XLA minus XLA without excess precision, of
        XLA), each less `base` where the output takes the place of an input. NaN
        where something is not finite."""
        sums = [0.0, 0.0, 0.0]
        for begin in range(0, xla.bits.size, COMPARED):
            s, x, n, b = (None if t is None else self.values(t, begin, begin + COMPARED)
                          for t in (sinter, xla, strict, base))
            for i, part in enumerate((s - x, x - n, x if b is None else x - b)):
                sums[i] += float((part * part).sum())
        return [math.sqrt(value) if value >= 0 else math.nan for value in sums]


def compare(norms, sinter, xla, strict, inputs, aliases):
    """A row per output."""
    rows = []
    for name in sorted(xla, key=lambda n: int(n[3:])):
        mine, theirs, other = sinter.get(name), xla[name], strict[name]
        if mine is None or mine.shape != theirs.shape or mine.dtype != theirs.dtype:
            rows.append({"name": name, "agrees": False, "error": "another type or shape"})
            continue
        base = inputs.get(f"arg{aliases[name]}") if name in aliases else None
        away, own, size = norms.distances(mine, theirs, other, base)
        rows.append({"name": name, "shape": list(theirs.shape), **verdict(away, own, size)})
    return rows


def verdict(away, own, size):
    """Whether Sinter is no farther from XLA than it may be, relative to XLA's norm."""
    scale = size if size > 0 else 1.0
    limit = max(TIMES_XLA * own / scale, LEAST_DISTANCE)
    return {"sinter_xla": away / scale, "xla_strict": own / scale, "limit": limit,
            "agrees": away / scale <= limit}


# --- there -----------------------------------------------------------------


def tokens_of(manifest):
    """Elements of the first argument that is a batch of ids, or None."""
    for entry in manifest["inputs"]:
        if entry["dtype"] in ("I32", "I64", "U32") and len(entry["shape"]) == 2:
            return math.prod(entry["shape"])
    return None


def kinds_of(manifest):
    kinds = {}
    for launch in manifest["launches"]:
        kinds[launch["kind"]] = kinds.get(launch["kind"], 0) + 1
    return kinds


def run_sinter(options, name, scratch):
    bundle, timing = options.pack / "bundles" / name, scratch / "timing.json"
    manifest = json.loads((bundle / "manifest.json").read_text())
    command = [str(options.pack / "bin/sinter-run"), str(bundle), "--random-inputs=0",
               f"--save-inputs={scratch / 'inputs'}", f"--outputs={scratch / 'sinter'}",
               f"--repeat={options.repeat}", "--profile", f"--timing-json={timing}"]
    if options.traces:
        command.append(f"--trace={options.out / f'{name}.trace.json'}")
    if options.autotune:
        command.append("--autotune")
    subprocess.run(command, check=True, timeout=options.limit, stdout=subprocess.DEVNULL)
    data = json.loads(timing.read_text())
    facts = json.loads((bundle / "facts.json").read_text())
    kernels, firsts = {}, {}
    for launch in data["launches"]:
        kernel = kernels.setdefault(launch["plan"] or launch["name"], {
            "family": launch["family"], "launches": 0, "us": 0.0, "bytes": 0})
        kernel["launches"] += 1
        kernel["us"] = round(kernel["us"] + launch["us"], 2)
        kernel["bytes"] += launch["read_bytes"] + launch["written_bytes"]
        # Of a kernel whose code has several entries, the first stands for all.
        first = firsts.setdefault(launch["plan"], launch["name"])
        modelled = facts["modelled"].get(launch["plan"])
        if modelled and launch["name"] == first:
            kernel["modelled_us"] = round(kernel.get("modelled_us", 0) + modelled * 1e6, 2)
        if "registers" in launch:
            kernel["registers"] = launch["registers"]
    return manifest, {
        "ms": data["step"]["median_us"] / 1e3, "arena_bytes": manifest["arena_bytes"],
        "launches": kinds_of(manifest), "device": data["device"],
        "copy_bytes_per_second": data["copy_bytes_per_second"],
        "families": data["families"], "traffic": facts["traffic"],
        "compile_seconds": facts["compile_seconds"],
        "kernels": dict(sorted(kernels.items(), key=lambda item: -item[1]["us"]))}


def run_xla(options, name, scratch, excess, repeats):
    outputs = scratch / ("xla" if excess else "strict")
    environment = {**os.environ, "XLA_FLAGS": EXCESS[excess],
                   "JAX_PLATFORMS": options.platform,
                   "XLA_PYTHON_CLIENT_PREALLOCATE": "false"}
    done = subprocess.run(
        [sys.executable, str(HERE / "bench_step.py"), "xla",
         str(options.pack / "programs" / f"{name}.mlir"), f"--inputs={scratch / 'inputs'}",
         f"--outputs={outputs}", f"--time={repeats}"],
        env=environment, capture_output=True, text=True, timeout=options.limit)
    answer = re.search(r"^XLA (\{.*\})$", done.stdout, re.MULTILINE)
    if done.returncode or not answer:
        raise RuntimeError("XLA: " + " ".join((done.stderr or done.stdout).split())[-400:])
    result = json.loads(answer[1])
    if result["ms"]:
        result["ms_all"], result["ms"] = result["ms"], statistics.median(result["ms"])
    return result


def run_torch(options):
    """torch.compile's time of the llama step, from the script in the pack."""
    done = subprocess.run([sys.executable, str(options.pack / "torch_step.py"), "compile"],
                          capture_output=True, text=True, timeout=options.limit)
    answer = re.search(r"^JSON (\{.*\})$", done.stdout, re.MULTILINE)
    families = re.search(r"^families_us (\{.*?\}) launches (\d+)", done.stdout, re.MULTILINE)
    if not answer:
        raise RuntimeError("torch: " + " ".join(done.stderr.split())[-300:])
    result = json.loads(answer[1])["compile"]
    if families:
        result["families"], result["launches"] = families[1], int(families[2])
    return result


def family_limit(sinter):
    """Milliseconds that a family's kernels take, and may take."""
    family = sinter["families"].get(FAMILY)
    if not family:
        return None
    limit = family["bytes"] / (FAMILY_SHARE * sinter["copy_bytes_per_second"])
    return {"ms": family["us"] / 1e3, "may_take_ms": limit * 1e3,
            "met": family["us"] * 1e-6 <= limit}


def model_of(kernels):
    """How well kernels of our own are modelled: how many there are, how many within
    20% of their measured time, and the five farthest from it."""
    errors = {name: kernel["modelled_us"] / kernel["us"] - 1
              for name, kernel in kernels.items()
              if "registers" in kernel and kernel.get("modelled_us") and kernel["us"]}
    worst = sorted(errors, key=lambda name: -abs(errors[name]))[:5]
    return {"kernels": len(errors),
            "within": sum(abs(e) <= MODEL_WITHIN for e in errors.values()),
            "worst": {name: round(errors[name], 3) for name in worst}}


def step(options, name, norms):
    result = {"name": name}
    with tempfile.TemporaryDirectory(dir=options.scratch) as scratch:
        scratch = pathlib.Path(scratch)
        manifest, result["sinter"] = run_sinter(options, name, scratch)
        tokens = tokens_of(manifest)
        result["xla"] = run_xla(options, name, scratch, True, options.repeat)
        strict = run_xla(options, name, scratch, False, options.repeat)
        result["xla_strict_ms"] = strict["ms"]
        for system in ("sinter", "xla"):
            if tokens and result[system]["ms"]:
                result[system]["tokens_per_second"] = tokens / result[system]["ms"] * 1e3
        result["other"] = family_limit(result["sinter"])
        result["model"] = model_of(result["sinter"]["kernels"])
        aliases = {entry["name"]: entry["alias_input"] for entry in manifest["outputs"]
                   if entry["alias_input"] is not None}
        files = [tensor_files.read(scratch / part)[0] for part in
                 ("sinter", "xla", "strict", "inputs")]
        result["outputs"] = compare(norms, *files, aliases)
    return result


def tell(result):
    sinter, theirs = result["sinter"], result["xla"]
    print(f"== {result['name']}")
    print(f"Sinter {sinter['ms']:.2f} ms, XLA {theirs['ms']:.2f} ms ({theirs['ms'] / sinter['ms']:.2f}x), "
          f"XLA without excess precision {result['xla_strict_ms']:.2f} ms")
    print(f"tokens/s {sinter.get('tokens_per_second', 0):.0f}, XLA "
          f"{theirs.get('tokens_per_second', 0):.0f}; arena {sinter['arena_bytes'] / 1e9:.2f} GB, "
          f"XLA's peak {theirs.get('peak_bytes', 0) / 1e9:.2f} GB; launches {sinter['launches']}; "
          f"compiled in {sinter['compile_seconds']} s, XLA {theirs['compile_seconds']} s")
    print("| family | launches | ms | GB | GB/s |\n| --- | --- | --- | --- | --- |")
    for name, family in sinter["families"].items():
        rate = family["bytes"] / family["us"] / 1e3 if family["us"] else 0
        print(f"| {name} | {family['launches']} | {family['us'] / 1e3:.2f} | "
              f"{family['bytes'] / 1e9:.2f} | {rate:.0f} |")
    if result["other"]:
        other = result["other"]
        print(f"{FAMILY}: {other['ms']:.2f} ms, at most {other['may_take_ms']:.2f} wanted: "
              f"{'met' if other['met'] else 'MISSED'}")
    model, kernels = result["model"], sinter["kernels"]
    print(f"model: {model['within']} of {model['kernels']} kernels within {MODEL_WITHIN:.0%}")
    for name, error in model["worst"].items():
        print(f"  {name}: {kernels[name]['us']:.1f} us in {kernels[name]['launches']} launches, "
              f"modelled {kernels[name]['modelled_us']:.1f} ({error:+.0%})")
    wrong = [row for row in result["outputs"] if not row["agrees"]]
    print(f"outputs: {len(result['outputs']) - len(wrong)} of {len(result['outputs'])} agree")
    for row in wrong[:12]:
        print(f"  {row['name']} {row.get('shape')}: " + (row.get("error") or
              f"{row['sinter_xla']:.3g} from XLA, at most {row['limit']:.3g}"))
    right = [r for r in result["outputs"] if r["agrees"]]
    for row in right[:1] + sorted(right[1:], key=lambda r: -r["sinter_xla"] / r["limit"])[:3]:
        print(f"  {row['name']} {row['shape']}: {row['sinter_xla']:.3g} from XLA, "
              f"XLA {row['xla_strict']:.3g} from itself")
    sys.stdout.flush()


def run(options):
    options.out.mkdir(parents=True, exist_ok=True)
    names = [path.name for path in sorted((options.pack / "bundles").iterdir())
             if re.search(options.only, path.name)]
    norms, results, end = Norms(), {"steps": []}, time.monotonic() + options.seconds
    for name in names:
        if time.monotonic() > end:
            print(f"{name}: left for want of time")
            continue
        try:
            result = step(options, name, norms)
            tell(result)
        except (RuntimeError, OSError, KeyError, ValueError, subprocess.SubprocessError) as error:
            result = {"name": name, "error": f"{error}"[:500]}
            print(f"== {name}: FAILED: {result['error']}", flush=True)
        results["steps"].append(result)
        (options.out / "steps.json").write_text(json.dumps(results, indent=1) + "\n")
    if options.torch and (options.pack / "torch_step.py").exists() and time.monotonic() < end:
        try:
            results["torch_compile"] = run_torch(options)
            print(f"torch.compile, the same model: {results['torch_compile']['ms']:.1f} ms, "
                  f"{results['torch_compile']['tok_s']:.0f} tokens/s, "
                  f"{results['torch_compile']['peak_gib']:.1f} GiB")
        except (RuntimeError, OSError, KeyError, subprocess.SubprocessError) as error:
            print(f"torch.compile: {error}"[:400])
    (options.out / "steps.json").write_text(json.dumps(results, indent=1) + "\n")
    return 0


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    packer = commands.add_parser("pack")
    packer.add_argument("programs", nargs="*", type=pathlib.Path)
    packer.add_argument("--pack", type=pathlib.Path, default=ROOT / "out/gpu-steps")
    packer.add_argument("--tools", type=pathlib.Path, default=ROOT / "build/bin")
    packer.add_argument("--cache", type=pathlib.Path, default=ROOT / "out/chain-cache")
    packer.add_argument("--emit", default="cubin")
    packer.add_argument("--jobs", type=int, default=0, help="ignored: one step at a time")
    runner = commands.add_parser("run")
    runner.add_argument("--pack", type=pathlib.Path, default=HERE)
    runner.add_argument("--out", type=pathlib.Path, default=pathlib.Path("."))
    runner.add_argument("--scratch", type=pathlib.Path, default=tempfile.gettempdir())
    runner.add_argument("--only", default="")
    runner.add_argument("--repeat", type=int, default=10)
    runner.add_argument("--seconds", type=float, default=540, help="start nothing later")
    runner.add_argument("--limit", type=float, default=240, help="seconds for one process")
    runner.add_argument("--platform", default="cuda", help="XLA's")
    runner.add_argument("--no-torch", dest="torch", action="store_false")
    runner.add_argument("--traces", action="store_true", help="write Chrome traces too")
    runner.add_argument("--autotune", action="store_true", help="of products, by sinter-run")
    runner_xla = commands.add_parser("xla")
    runner_xla.add_argument("program", type=pathlib.Path)
    runner_xla.add_argument("--inputs", type=pathlib.Path, required=True)
    runner_xla.add_argument("--outputs", type=pathlib.Path, required=True)
    runner_xla.add_argument("--time", type=int, default=0)
    options = parser.parse_args()
    return {"pack": pack, "run": run, "xla": xla}[options.command](options)


if __name__ == "__main__":
    sys.exit(main())
