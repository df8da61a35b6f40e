# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Damages a bundle in many ways and sees that each gives one clear error.

usage: damage.py BUNDLE WORK {manifest,ptx,cubin,fuzz}
BUNDLE is what sinter-compile makes of step.mlir; damaged copies go to WORK.
"""

import copy
import json
import os
import random
import shutil
import subprocess
import sys

class Bundle:
    def __init__(self, source, work):
        self.source, self.work = source, work
        with open(os.path.join(source, "manifest.json")) as file:
            self.manifest = json.load(file)
        self.failed = self.checked = 0

    def kernel_path(self, index):
        return self.manifest["kernels"][index]["file"]

    def kernel_bytes(self, index):
        with open(os.path.join(self.source, self.kernel_path(index)), "rb") as file:
            return file.read()

    def write(self, manifest, files=()):
        shutil.rmtree(self.work, ignore_errors=True)
        shutil.copytree(self.source, self.work)
        text = manifest if isinstance(manifest, str) else json.dumps(manifest)
        with open(os.path.join(self.work, "manifest.json"), "w") as out:
            out.write(text)
        for path, data in dict(files).items():
            with open(os.path.join(self.work, path), "wb") as out:
                out.write(data)

    def run(self):
        return subprocess.run(
            ["sinter-run", self.work, "--check"], capture_output=True, text=True
        )

    def complain(self, what, done):
        self.failed += 1
        print(f"{what}: exit {done.returncode}\n  {done.stderr.strip()}")

    def expect(self, what, message):
        """One line that begins with the file and holds `message`."""
        self.checked += 1
        done = self.run()
        start = f"sinter-run: error: {self.work}/manifest.json"
        if (
            done.returncode != 1
            or done.stdout
            or done.stderr.count("\n") != 1
            or not done.stderr.startswith(start)
            or message not in done.stderr
            or not done.stderr[:-1].isprintable()
            or "exception" in done.stderr
        ):
            self.complain(f"{what} (expected '{message}')", done)

    def expect_manifest(self, change, message):
        manifest = copy.deepcopy(self.manifest)
        if isinstance(change, str):
            exec(change, named(manifest))
        else:
            change(manifest)
        self.write(manifest)
        self.expect(change, message)

    def expect_kernel(self, what, data, message):
        manifest = copy.deepcopy(self.manifest)
        del manifest["digest"]
        for kernel in manifest["kernels"]:
            del kernel["digest"]
        self.write(manifest, {self.kernel_path(1): data})
        self.expect(what, message)


def named(m):
    """What the changes below speak of."""
    launches = m["launches"]
    kernels = [l for l in launches if l["kind"] == "kernel"]
    return {
        "m": m,
        "buf": {b["name"]: b for b in m["buffers"]},
        "num": {b["name"]: i for i, b in enumerate(m["buffers"])},
        "inp": m["inputs"],
        "out": m["outputs"],
        "point": kernels[0],
        "fused": kernels[1],
        "last": kernels[2],
        "mm": [l for l in launches if l["kind"] == "matmul"][0],
        "copy": [l for l in launches if l["kind"] == "copy"][0],
        "launches": launches,
    }


# Change, part of the message.
MANIFEST = [
    # Buffers that overlap.
    ("buf['arg1']['offset'] = 0", "buffers 'arg1' and 'arg0' lie on the same bytes and both are there from the start"),
    ("buf['constant0']['offset'] = 32768", "constants[0]: buffers 'constant0' and 'arg2' lie on the same bytes"),
    ("buf['arg2']['offset'] = 256 * 7", "inputs[2]: buffers 'arg2' and 'arg0' lie on the same bytes"),
    ("buf['t2.0']['offset'] = buf['arg0']['offset']", "it is read from buffer 'arg0' but launches[2] has written there as buffer 't2.0', which shares memory with it"),
    ("buf['out1']['offset'] = 0", "outputs[0] ('out0'): it is read from buffer 'arg0' but launches[4] has written there as buffer 'out1'"),
    ("buf['t3.2']['offset'] = buf['t3.1']['offset']", "launches[3].args[5]: it is written and so are the same bytes through launches[3].args[4]"),
    ("buf['t0.0']['offset'] = 0", "launches[0].a: it lies on the bytes of d, which the product writes while it reads"),
    ("out[3]['buffer'] = 0", "outputs[3] ('out3'): it has the buffer of 'out0', 'arg0'"),
    ("inp[1]['buffer'] = 0", "inputs[1] ('arg1'): it has the buffer of 'arg0', 'arg0'"),
    ("m['constants'] *= 2", "constants[1]: buffer 'constant0' is filled by another constant"),
    # Views.
    ("buf['out3']['view_of'] = 99", "buffers[10].view_of: 99 is not one of the 11"),
    ("buf['out3']['view_of'] = 10", "it is a view of 'out3', which is a view itself"),
    ("buf['out3']['view_of'] = 1", "it is a view of 'arg1' but does not lie inside it"),
    ("buf['out3']['kind'] = 'output'", "it is a view of 'arg0' but has another kind"),
    ("fused['args'][0]['buffer'] = num['out3']", "launches[3].args[0]: buffer 'out3' is a view, which only outputs may have"),
    # Types, shapes and kinds.
    ("inp[0]['dtype'] = 'I32'", "inputs[0] ('arg0'): it is I32[64,64] and its buffer 'arg0' is F32[64,64]"),
    ("inp[0]['shape'] = [32, 128]", "inputs[0] ('arg0'): it is F32[32,128] and its buffer 'arg0' is F32[64,64]"),
    ("out[1]['dtype'] = 'U32'", "outputs[1] ('out1'): it is U32[] and its buffer 'out1' is F32[]"),
    ("out[1]['shape'] = [1]", "outputs[1] ('out1'): it is F32[1] and its buffer 'out1' is F32[]"),
    ("buf['arg0']['bytes'] = 16380", "buffers[0] ('arg0'): it has 16380 bytes and F32[64,64] has 16384"),
    ("buf['t1.0']['dtype'] = 'F64'", "buffers[5] ('t1.0'): it has 16384 bytes and F64[64,64] has 32768"),
    ("buf['arg0']['kind'] = 'device'", '''buffers[0].kind: "device" is not one of input, output'''),
    ("copy['kind'] = 'move'", '''launches[5].kind: "move" is not one of kernel, matmul, copy'''),
    ("buf['arg1']['kind'] = 'temporary'", "inputs[1] ('arg1'): its buffer 'arg1' has kind temporary and not input"),
    ("buf['out1']['kind'] = 'temporary'", "outputs[1] ('out1'): its buffer 'out1' has kind temporary and not output, input or constant"),
    ("buf['constant0']['kind'] = 'temporary'", "constants[0]: its buffer 'constant0' has kind temporary and not constant"),
    ("buf['t1.0']['kind'] = 'scratch'", "it is a tensor and its buffer 't1.0' has kind scratch"),
    ("fused['args'][4]['content'] = 'scratch'", "launches[3].args[4]: it is scratch and its buffer 't3.1' has kind temporary"),
    ("buf['t1.0']['kind'] = 'input'", "buffers[5] ('t1.0'): it has kind input and no input has it"),
    ("buf['t1.0']['kind'] = 'constant'", "buffers[5] ('t1.0'): it has kind constant and no constant fills it"),
    ("m['constants'][0]['bytes'] = 28", "constants[0]: 28 bytes do not fit buffer 'constant0' of 32"),
    # What an output aliases.
    ("inp[0]['donated'] = False", "outputs[0] ('out0'): it aliases 'arg0', which is not donated"),
    ("out[0]['alias_input'] = 3", "outputs[0].alias_input: 3 is not one of the 3"),
    ("out[0]['alias_input'] = -1", "outputs[0].alias_input: it is not a whole number from 0"),
    ("out[0]['alias_input'] = 2", "outputs[0] ('out0'): it aliases 'arg2' but is F32[64,64] and not F32[64]"),
    ("out[3]['alias_input'] = 0", "outputs[3] ('out3'): it aliases 'arg0' and so does 'out0'"),
    # Writes of what has to stay.
    ("out[2]['alias_input'] = None; inp[2]['donated'] = False", "launches[5].to: it writes bytes of input 'arg2', which is not donated"),
    ("fused['args'][3]['buffer'] = 1", "launches[3].args[3]: it writes bytes of input 'arg1', which is not donated"),
    ("mm['d']['buffer'] = 1; mm['b']['buffer'] = 0", "launches[0].d: it writes bytes of input 'arg1'"),
    ("point['args'][0]['access'] = 'readwrite'", "launches[1].args[0]: it writes bytes of constant 'constant0', and a constant has to stay"),
    ("buf['t2.0']['offset'] = buf['arg1']['offset']", "launches[2].b: it lies on the bytes of d"),
    # Kernels and their arguments.
    ("fused['args'].pop(2)", "launches[3] ('fused_reduce'): it has 5 args and entry 'fused_reduce' in"),
    ("last['args'].insert(0, last['args'][0])", "launches[4] ('reduce'): it has 3 args and entry 'reduce' in"),
    ("point['args'].reverse()", "digest: it says xxh64:"),
    ("m['kernels'][0]['entry'] = 'main'", "has no entry 'main'; it has pointwise"),
    ("m['kernels'][0]['file'] = m['kernels'][1]['file']", "its digest is xxh64:"),
    ("m['kernels'][0].update(file=m['kernels'][1]['file'], digest=m['kernels'][1]['digest'])", "has no entry 'pointwise'; it has fused_reduce"),
    # Inputs and outputs that lack something.
    ("m['launches'] = []", "outputs[1] ('out1'): it is read from buffer 'out1' and no launch writes all of that"),
    ("del launches[4]", "outputs[1] ('out1'): it is read from buffer 'out1' but launches[1] has written there as buffer 't1.0'"),
    ("last['grid'][1] = 0", "outputs[1] ('out1'): it is read from buffer 'out1' but launches[1] has written there as buffer 't1.0'"),
    ("inp.pop(1)", "outputs[2].alias_input: 2 is not one of the 2"),
    ("inp[1]['buffer'] = 0; inp[0]['buffer'] = 1; inp.pop(); out[2]['alias_input'] = None; out[0]['alias_input'] = None", "buffers[2] ('arg2'): it has kind input and no input has it"),
    ("inp[1]['name'] = 'arg0'", "inputs[1] ('arg0'): the name occurs twice"),
    ("out[1]['name'] = 'out0'", "outputs[1] ('out0'): the name occurs twice"),
    ("out[1]['name'] = ''", "outputs[1]: it has no name"),
    # The chip.
    ("m['target']['chip'] = 'sm_42'", "target.chip: unknown target 'sm_42'; known targets: "),
    ("m['target']['product'] = 'a100'", "target.product: no 'a100' has chip sm_90a"),
    ("m['target'] = {'product': 'b200', 'chip': 'sm_100a'}", "and the bundle"),
    # Limits.
    ("m['kernels'][0]['registers'] = -1", "kernels[0].registers: it is not a whole number from 0"),
    ("m['kernels'][0]['registers'] = 256", "kernels[0] ('pointwise'): registers 256 is over the limit of 255"),
    ("m['kernels'][1]['registers'] = 255; fused['block'] = [512, 1, 1]", "launches[3]: block 512x1x1 needs 130560 registers and an SM has 65536"),
    ("point['grid'] = [1, 65536, 1]", "launches[1]: grid 1x65536x1 is over the limit of 2147483647x65535x65535"),
    ("point['grid'] = [2147483648, 1, 1]", "launches[1]: grid 2147483648x1x1 is over the limit"),
    ("point['block'] = [1025, 1, 1]", "launches[1]: block 1025x1x1 is not between 1 and 1024 threads"),
    ("point['shared_bytes'] = 232449", "launches[1]: shared_bytes 232449 is over the limit of 232448"),
    # Order.
    ("launches[0], launches[1] = launches[1], launches[0]", "launches[0].args[1]: it is read from buffer 't0.0' and no launch before it writes all of that"),
    ("launches.pop(0)", "launches[0].args[1]: it is read from buffer 't0.0' and no launch before it"),
    ("launches.append(launches.pop(3))", "launches[3].args[0]: it is read from buffer 't3.1' but launches[1] has written there as buffer 't1.0'"),
    ("mm['d']['bytes'] -= 4; mm['m'] = 63", "launches[1].args[1]: it is read from buffer 't0.0' and no launch before it writes all of that"),
    # Damage that no rule sees.
    ("m['program'] = 'other'", "digest: it says xxh64:"),
    ("out[1]['name'] = 'a\\nb'; out[2]['name'] = 'a\\nb'", "outputs[2] ('a?b'): the name occurs twice"),
    ("mm['b']['stride_k'], mm['b']['stride_n'] = 1, 64", "digest: it says xxh64:"),
    ("m['digest'] = 3", "digest: it is not a string"),
]


def manifest_cases(bundle):
    for change, message in MANIFEST:
        bundle.expect_manifest(change, message)
    text = json.dumps(bundle.manifest, indent=1)
    for what, broken, message in [
        ("a number beyond all", text.replace("16384", "1e999", 1), ": not valid JSON: the number is out of range"),
        ("cut", text[:200], ": not valid JSON: it ends too early"),
        ("empty", "", ":1:1: not valid JSON"),
        ("bytes that are no text", text.replace("arg0", "arg\udcff", 1).replace("\udcff", "\x01"), ": not valid JSON"),
        ("a comma too many", text.replace(",", ",,", 1), ": not valid JSON"),
    ]:
        bundle.write(broken)
        bundle.expect(what, message)
    for data, message in [(b"\0" * 32, "constants_digest: it says xxh64:"), (b"", "its constants need 32 bytes and 'constants.bin' has 0")]:
        bundle.write(bundle.manifest, {"constants.bin": data})
        bundle.expect("constants", message)
    data = bytearray(bundle.kernel_bytes(0))
    data[-10] ^= 1
    bundle.write(bundle.manifest, {bundle.kernel_path(0): bytes(data)})
    bundle.expect("a bit of a kernel", "file 'kernels/")


def ptx_cases(bundle):
    text = bundle.kernel_bytes(1).decode()
    entry = ".entry fused_reduce"
    last = text.index("fused_reduce_param_5")
    for what, data, message in [
        ("empty", "", "': it is empty"),
        ("no version", text.replace(".version", ".varsion"), "it is not PTX: it does not begin with .version"),
        ("no target", text.replace(".target sm_90a\n", ""), "it is not whole PTX: it has no .target"),
        ("target", text.replace("sm_90a", "sm_100a"), ": its target is sm_100a and the bundle's sm_90a"),
        ("no entry", text.replace(entry, ".func fused_reduce"), "has no entry 'fused_reduce'; it has none"),
        ("entry in a comment", text.replace(".visible " + entry, "// " + entry + " ("), "fused_reduce"),
        ("another entry", text.replace(entry, ".entry reduce"), "has no entry 'fused_reduce'; it has reduce"),
        ("declared", text[: text.index(")\n", last)] + ");", "entry 'fused_reduce' is declared only"),
        ("cut in the parameters", text[:last], "it is cut off in the parameters of entry 'fused_reduce'"),
        ("cut before the body", text[: text.index("{")], "it is cut off in front of the body of entry 'fused_reduce'"),
        ("cut in the body", text[:-30], "it is cut off: 1 braces are not closed"),
        ("a brace too many", text + "}\n", "a brace that nothing opens"),
        ("a parameter less", text[: text.rindex(",", 0, last)] + text[text.index("\n)", last):], "it has 6 args and entry 'fused_reduce' in"),
        ("a short parameter", text.replace(".param .u64", ".param .u32", 1), "parameter 0 of entry 'fused_reduce' is no 8-byte pointer"),
        ("a wide parameter", text.replace("fused_reduce_param_5\n", "fused_reduce_param_5[8]\n", 1), "parameter 5 of entry 'fused_reduce' is no 8-byte pointer"),
        ("twice", text + text[text.index(".visible"):], "entry 'fused_reduce' occurs twice"),
        ("a NUL", text + "\0", "is a NUL"),
    ]:
        bundle.expect_kernel(what, data.encode(), message)
    for size in range(0, len(text) - 3, max(1, len(text) // 97)):
        bundle.expect_kernel(f"cut after {size}", text[:size].encode(), "file 'kernels/")


def cubin_cases(bundle):
    data = bundle.kernel_bytes(1)

    def changed(offset, *values):
        copy = bytearray(data)
        copy[offset : offset + len(values)] = values
        return bytes(copy)

    # One parameter's record becomes one that says nothing.
    record = data.index(bytes([4, 0x17, 12, 0]))
    for what, image, message in [
        ("empty", b"", "': it is empty"),
        ("text", b"no ELF file at all", "it is not a cubin: it is no ELF file"),
        ("header", data[:40], "it is cut off in the ELF header"),
        ("machine", changed(18, 62, 0), "its ELF header is of another machine"),
        ("architecture", changed(49, 100), "it is compiled for sm_100 and the bundle is for sm_90a"),
        ("half", data[: len(data) // 2], "it is cut off"),
        ("sections", changed(40, *[255] * 7), "headers at byte"),
        ("section size", changed(58, 1, 0), "its section headers have 1 bytes, not 64"),
        ("section names", changed(62, 255, 255), "its section of names, 65535"),
        ("entry", data.replace(b"fused_reduce\0", b"fused_rodeos\0"), "has no entry 'fused_reduce'; it has fused_rodeos"),
        ("parameter", changed(record + 1, 0x18), "they are no 8-byte pointers"),
    ]:
        bundle.expect_kernel(what, image, message)
    for size in range(0, len(data), max(1, len(data) // 97)):
        bundle.expect_kernel(f"cut after {size}", data[:size], "file 'kernels/")


def places(value, path=()):
    yield path
    items = []
    if isinstance(value, dict):
        items = value.items()
    elif isinstance(value, list):
        items = enumerate(value)
    for key, part in items:
        yield from places(part, path + (key,))


def fuzz_cases(bundle):
    """Any value, anywhere: an error or none, and never a crash."""
    values = [None, True, -1, 0, 1, 255, 2**31, 2**53, 2**62, 2**64 - 1, 1e300,
              "", "x", [], [[]], {}, [0, 0, 0], [2**62, 2**62]]
    rng = random.Random(0)
    for path in places(bundle.manifest):
        if not path:
            continue
        for value in rng.sample(values, 3):
            manifest = copy.deepcopy(bundle.manifest)
            del manifest["digest"]
            place = manifest
            try:
                for key in path[:-1]:
                    place = place[key]
                place[path[-1]] = value
            except KeyError:
                continue
            with open(os.path.join(bundle.work, "manifest.json"), "w") as out:
                json.dump(manifest, out)
            done = bundle.run()
            bundle.checked += 1
            if done.returncode not in (0, 1) or done.stderr.count("\n") > 1:
                bundle.complain(f"{path} = {value}", done)
    manifest = copy.deepcopy(bundle.manifest)
    del manifest["digest"]
    for kernel in manifest["kernels"]:
        del kernel["digest"]
    bundle.write(manifest)
    data = bundle.kernel_bytes(1)
    for _ in range(400):
        image = bytearray(data)
        for _ in range(rng.choice([1, 1, 4, 40])):
            image[rng.randrange(len(image))] = rng.randrange(256)
        if rng.random() < 0.5:
            # Sizes and offsets of the headers.
            at = rng.choice([rng.randrange(64), len(image) - 1 - rng.randrange(1500)])
            image[at % len(image)] = rng.choice([0, 1, 127, 128, 255])
        with open(os.path.join(bundle.work, bundle.kernel_path(1)), "wb") as out:
            out.write(image)
        done = bundle.run()
        bundle.checked += 1
        if done.returncode not in (0, 1) or done.stderr.count("\n") > 1:
            bundle.complain("a changed kernel", done)


def main():
    source, work, what = sys.argv[1:]
    bundle = Bundle(source, work)
    bundle.write(bundle.manifest)
    done = bundle.run()
    if done.returncode:
        bundle.complain("the bundle as it was", done)
    {"manifest": manifest_cases, "ptx": ptx_cases, "cubin": cubin_cases,
     "fuzz": fuzz_cases}[what](bundle)
    print(f"{bundle.checked} cases, {bundle.failed} failed")
    sys.exit(bundle.failed > 0)


if __name__ == "__main__":
    main()
