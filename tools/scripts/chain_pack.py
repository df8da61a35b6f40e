# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""bench_chains.py pack: what a machine with a GPU needs to check and time chains."""

import concurrent.futures
import hashlib
import json
import pathlib
import re
import shutil
import subprocess
import tempfile
import threading

import chain_table
import tensor_files

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCRIPTS = ["bench_chains.py", "chain_pack.py", "chain_report.py", "chain_run.py",
           "chain_sweep.py", "chain_table.py", "rival_server.py", "rivals.py",
           "tensor_files.py"]
NORMS = "sinter.block_norms"
# Changes with what a sample is.
SAMPLING = "1"
# A pack has to travel, in bytes.
LIMIT = 64 << 20
# One evaluation of large tensors at a time.
LARGE = 4 << 30


def run(command, **options):
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True,
                          **options)
    if done.returncode:
        errors = [line for line in done.stderr.splitlines() if "error" in line]
        raise RuntimeError("\n".join((errors or done.stderr.splitlines()[-1:])[:3])[:600])
    return done.stdout


def signature(manifest, kind):
    return [(entry["dtype"], tuple(entry["shape"])) for entry in manifest[kind]]


def facts(manifest, report):
    """What a report needs to know of a bundle beside its times."""
    kernels = {k["symbol"]: k for k in report["kernels"]["list"]}
    return {
        "arena_bytes": manifest["arena_bytes"],
        "launches": len(manifest["launches"]),
        "kernels": {"@" + name: {key: kernel[key] for key in
                                 ("estimated_seconds", "launches", "schedule", "registers",
                                  "bytes_read", "bytes_written") if key in kernel}
                    for name, kernel in kernels.items()},
    }


def modelled_us(kernels):
    return 1e6 * sum(k.get("estimated_seconds", 0) * k.get("launches", 1)
                     for k in kernels.values())


def compile_chain(options, program, bundle, extra=()):
    """A bundle with what its plan says about time."""
    run([options.tools / "sinter-compile", program, "-o", bundle, "--target=h200",
         f"--emit={options.emit}", f"--cache-dir={options.cache / 'kernels'}", "-j", "1",
         "--quiet", *extra])
    manifest = json.loads((bundle / "manifest.json").read_text())
    report = json.loads((bundle / "report.json").read_text())
    (bundle / "facts.json").write_text(json.dumps(facts(manifest, report)))
    # Without white space; its digest is of what it says.
    (bundle / "manifest.json").write_text(json.dumps(manifest, separators=(",", ":")))
    for name in ("plan.mlir", "report.json", "report.txt"):
        (bundle / name).unlink()
    return manifest


def expected_samples(options, program, recipe, scratch):
    """Samples of what the evaluator computes, and norms of its parts, from seed 0;
    kept by program and recipe."""
    text = program.read_bytes() + json.dumps(recipe, sort_keys=True).encode()
    digest = hashlib.sha256(text + SAMPLING.encode()).hexdigest()[:24]
    kept = options.cache / "expected" / f"{program.stem}-{digest}.safetensors"
    if kept.exists():
        return kept
    rules, outputs = scratch / "recipe.json", scratch / "outputs.safetensors"
    rules.write_text(json.dumps(recipe))
    run([options.tools / "sinter-eval", program, "--random-inputs=0", f"--recipe={rules}",
         f"--outputs={outputs}", f"--max-memory={options.max_memory}"])
    tensors, metadata = tensor_files.read(outputs)
    metadata[NORMS] = json.dumps(
        {name: tensor_files.block_norms(tensor) for name, tensor in tensors.items()})
    kept.parent.mkdir(parents=True, exist_ok=True)
    part = kept.with_suffix(".part")
    tensor_files.write(part, tensor_files.sample(tensors), metadata)
    part.rename(kept)
    outputs.unlink()
    return kept


def pack_chain(options, name, large):
    chain = chain_table.find(name)
    if chain is None:
        raise RuntimeError("chain_table.py has no line for it")
    program = options.chains / f"{name}.mlir"
    bundle = options.pack / "bundles" / name
    manifest = compile_chain(options, program, bundle)
    inputs, outputs = (signature(manifest, kind) for kind in ("inputs", "outputs"))
    recipe = chain_table.recipe(chain, inputs, outputs)
    (bundle / "recipe.json").write_text(json.dumps(recipe))
    if options.expected:
        with tempfile.TemporaryDirectory(dir=options.scratch) as scratch:
            size = sum(chain_table.dense_bytes(*t) for t in inputs + outputs)
            try:
                with large if size >= LARGE else threading.Lock():
                    kept = expected_samples(options, program, recipe, pathlib.Path(scratch))
            except RuntimeError as error:
                # Then PyTorch's results are what it is compared with.
                return f"without the oracle: {error}"
            shutil.copy(kept, options.pack / "expected" / f"{name}.safetensors")
    return None


def chain_names(options):
    return [path.stem for path in sorted(options.chains.glob("*.mlir"))
            if re.search(options.only, path.stem)]


def copy_tools(options):
    for folder in ("bin", "bundles", "expected"):
        (options.pack / folder).mkdir(parents=True, exist_ok=True)
    for tool in ("sinter-run", "sinter-compare"):
        run(["strip", "-o", options.pack / "bin" / tool, options.tools / tool])
    for name in SCRIPTS:
        shutil.copy(ROOT / "tools/scripts" / name, options.pack)
    shutil.copy(ROOT / "test/GPU/check_bundles.py", options.pack)


def finish(options, failures, count):
    for name, error in failures:
        print(f"{name}: {error}")
    size = sum(path.stat().st_size for path in options.pack.rglob("*") if path.is_file())
    print(f"{options.pack}: {count} bundles, {len(failures)} failed, {size / 2**20:.1f} MiB")
    if size > LIMIT:
        print(f"that is more than {LIMIT >> 20} MiB: choose with --only=REGEX")
    return 1 if failures or size > LIMIT else 0


def pack(options):
    shutil.rmtree(options.pack, ignore_errors=True)
    copy_tools(options)
    names, large, failures = chain_names(options), threading.Lock(), []

    def one(name):
        try:
            error = pack_chain(options, name, large)
            if error:
                print(f"{name}: {error}", flush=True)
        except (RuntimeError, OSError) as error:
            shutil.rmtree(options.pack / "bundles" / name, ignore_errors=True)
            failures.append((name, error))

    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        list(pool.map(one, names))
    return finish(options, failures, len(names) - len(failures))
