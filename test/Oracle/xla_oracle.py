# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Run StableHLO programs with XLA on the CPU: the second opinion.

    xla_oracle.py IN.mlir [--seed=0 | --inputs=F.safetensors] [--recipe=R.json]
                  [--save-inputs=G.safetensors] [--outputs=H.safetensors]

As a module: `Oracle().compile(text)` gives a `Program`; one process compiles
as many programs as it likes, which saves the seconds that starting JAX costs.

Inputs are drawn from a counter generator. For argument a, element i
(row-major), with `mix` the output function of splitmix64:

    z = mix(seed * 2^52 + a * 2^40 + i + 0x9E3779B97F4A7C15)   modulo 2^64
    normal s        s * sqrt(3) * ((sum of z's four 16-bit fields) / 65536
                    - 2 + 4 / 131072), in double, then converted to the dtype
    uniform lo, hi  lo + floor((z >> 32) * (hi - lo) / 2^32)
    zeros, ones, const c
    i1              the top bit of z, whatever the recipe says

A recipe is {"default": RULE, "args": {"3": RULE, ...}}, and is read from
IN.recipe.json beside the program when none is given. The default applies to
floats only. With no rule: floats of rank 2 and more are normal 0.02, other
floats one, integers uniform in [0, 100).

What was found out about XLA's CPU backend (jaxlib 0.10.2), and what is done
about it here:

 - It may keep a narrow value in a wider register and drop f32 -> bf16 -> f32
   round trips (`xla_allow_excess_precision`). Off here: values round where
   the types say so.
 - LLVM contracts multiply + add to a fused multiply-add, whatever fast-math
   says. There is no switch for that, but limiting the instruction set to AVX
   takes the instruction away.
 - Fast math is off by default; it is still set here, so that a changed
   default cannot pass unnoticed.
 - Subnormal f32 and f64 operands and results of arithmetic are flushed to
   zero of the same sign. Data movement, negate, abs, bitcast keep them.
   Subnormal bf16 are subnormal f32 to it. So no test computes on them.
 - exp, log, tanh, sine, cosine, erf, ... are approximations, a few ulp off.
   Tests compare them with a tolerance, never by bit.
 - It reduces in an order of its own (vectorised), so sums of inexact values
   are not compared by bit either.
 - A product's `algorithm` rounds nothing, and some programs with one do not
   compile. Here f32 operands under a bf16 algorithm are rounded by explicit
   conversions before XLA sees the program, and the algorithm is dropped.
   TF32 products stay f32.
 - Some products of narrow operands with an f32 result do not run at all; here
   their operands are widened first, which changes no value.
 - Results are the same from run to run; threads split whole output elements.
"""

import argparse
import json
import os
import re
import struct
import sys
import tempfile

#: Set before JAX starts; see the findings above.
XLA_FLAGS = (
    "--xla_allow_excess_precision=false",
    "--xla_cpu_max_isa=AVX",
    "--xla_cpu_enable_fast_math=false",
    "--xla_cpu_enable_fast_min_max=false",
)

#: Another legal way to compile: fused multiply-add, excess precision. Where
#: two results differ under it, the program is too sensitive to be a test.
LOOSE_XLA_FLAGS = ("--xla_allow_excess_precision=true",)

import ml_dtypes
import numpy as np

DTYPES = {
    "i1": np.dtype(np.bool_),
    "i8": np.dtype(np.int8),
    "i16": np.dtype(np.int16),
    "i32": np.dtype(np.int32),
    "i64": np.dtype(np.int64),
    "ui8": np.dtype(np.uint8),
    "ui16": np.dtype(np.uint16),
    "ui32": np.dtype(np.uint32),
    "ui64": np.dtype(np.uint64),
    "f16": np.dtype(np.float16),
    "bf16": np.dtype(ml_dtypes.bfloat16),
    "f32": np.dtype(np.float32),
    "f64": np.dtype(np.float64),
    "f8E4M3FN": np.dtype(ml_dtypes.float8_e4m3fn),
    "f8E5M2": np.dtype(ml_dtypes.float8_e5m2),
}

#: dtype names on disk, as safetensors spells them.
DISK_NAMES = {
    "i1": "BOOL",
    "i8": "I8",
    "i16": "I16",
    "i32": "I32",
    "i64": "I64",
    "ui8": "U8",
    "ui16": "U16",
    "ui32": "U32",
    "ui64": "U64",
    "f16": "F16",
    "bf16": "BF16",
    "f32": "F32",
    "f64": "F64",
    "f8E4M3FN": "F8_E4M3",
    "f8E5M2": "F8_E5M2",
}
MLIR_NAMES = {dtype: name for name, dtype in DTYPES.items()}
FROM_DISK = {disk: DTYPES[name] for name, disk in DISK_NAMES.items()}


def is_float(dtype):
    return MLIR_NAMES[dtype].startswith(("f", "bf"))


# --- inputs ----------------------------------------------------------------


def random_words(seed, argument, count):
    """`count` 64-bit words of the counter generator."""
    word = np.uint64
    start = ((seed << 52) + (argument << 40)) & (2**64 - 1)
    z = word(start) + np.arange(count, dtype=word) + word(0x9E3779B97F4A7C15)
    z = (z ^ (z >> word(30))) * word(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> word(27))) * word(0x94D049BB133111EB)
    return z ^ (z >> word(31))


def default_rule(shape, dtype):
    if not is_float(dtype):
        return {"uniform": [0, 100]}
    return {"normal": 0.02} if len(shape) > 1 else {"ones": 1}


def draw(seed, argument, shape, dtype, recipe):
    """One input tensor; see the module's description for the rules."""
    count = int(np.prod(shape, dtype=np.int64))
    words = random_words(seed, argument, count)
    if dtype == np.bool_:
        return (words >> np.uint64(63)).astype(bool).reshape(shape)
    rule = recipe.get("args", {}).get(str(argument))
    if not rule and is_float(dtype):
        rule = recipe.get("default")
    rule = rule or default_rule(shape, dtype)
    with np.errstate(over="ignore"):
        if "const" in rule:
            return np.full(shape, rule["const"], dtype)
        if "zeros" in rule:
            return np.zeros(shape, dtype)
        if "ones" in rule:
            return np.full(shape, 1, dtype)
        if "uniform" in rule:
            low, high = rule["uniform"]
            offset = (words >> np.uint64(32)) * np.uint64(high - low)
            offset = (offset >> np.uint64(32)).astype(np.int64)
            return (low + offset).astype(dtype).reshape(shape)
        total = np.zeros(count)
        for field in range(4):
            bits = (words >> np.uint64(16 * field)) & np.uint64(0xFFFF)
            total += bits.astype(np.float64)
        scale = rule["normal"] * 3**0.5
        values = scale * (total / 65536 - 2 + 4 / 131072)
        return values.astype(dtype).reshape(shape)


def draw_all(seed, signature, recipe):
    return [
        draw(seed, i, shape, dtype, recipe)
        for i, (shape, dtype) in enumerate(signature)
    ]


def recipe_beside(program_path):
    path = re.sub(r"\.mlir$", "", program_path) + ".recipe.json"
    if not os.path.exists(path):
        return {}
    with open(path) as file:
        return json.load(file)


# --- safetensors -----------------------------------------------------------


def write_tensors(path, tensors, metadata=None):
    """Write {name: array}, under a temporary name first."""
    header, blobs, offset = {}, [], 0
    if metadata:
        header["__metadata__"] = metadata
    for name, array in tensors.items():
        data = np.ascontiguousarray(array).tobytes()
        header[name] = {
            "dtype": DISK_NAMES[MLIR_NAMES[array.dtype]],
            "shape": list(array.shape),
            "data_offsets": [offset, offset + len(data)],
        }
        offset += len(data)
        blobs.append(data)
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    folder = os.path.dirname(os.path.abspath(path))
    handle, temporary = tempfile.mkstemp(dir=folder)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(struct.pack("<Q", len(text)) + text)
            for data in blobs:
                file.write(data)
        os.replace(temporary, path)
    except BaseException:
        os.unlink(temporary)
        raise


def read_tensors(path):
    """{name: array} and the metadata of a safetensors file."""
    with open(path, "rb") as file:
        (size,) = struct.unpack("<Q", file.read(8))
        header = json.loads(file.read(size))
        body = file.read()
    metadata = header.pop("__metadata__", {})
    tensors = {}
    for name, entry in header.items():
        begin, end = entry["data_offsets"]
        dtype = FROM_DISK[entry["dtype"]]
        array = np.frombuffer(body[begin:end], dtype)
        tensors[name] = array.reshape(entry["shape"])
    return tensors, metadata


def numbered(tensors, prefix):
    """Tensors named prefix0, prefix1, ... as a list."""
    found = []
    while f"{prefix}{len(found)}" in tensors:
        found.append(tensors[f"{prefix}{len(found)}"])
    return found


def name_all(arrays, prefix):
    return {f"{prefix}{i}": array for i, array in enumerate(arrays)}


# --- XLA -------------------------------------------------------------------


class Program:
    """A compiled program with its signature."""

    def __init__(self, oracle, executable, signature, aliases, labels):
        self._oracle = oracle
        self._executable = executable
        #: (shape, dtype) of every argument.
        self.signature = signature
        #: output index -> index of the donated argument that it may replace.
        self.aliases = aliases
        #: What JAX calls each output, such as result[1]['bias'], or "".
        self.labels = labels

    def run(self, inputs):
        place = self._oracle.jax.device_put
        buffers = [place(np.array(x), self._oracle.device) for x in inputs]
        results = self._executable.execute_sharded(buffers)
        shards = results.disassemble_into_single_device_arrays()
        return [np.array(shard[0]) for shard in shards]


class Oracle:
    """XLA on the CPU. The first one in a process fixes the XLA flags."""

    def __init__(self, flags=XLA_FLAGS):
        os.environ["JAX_PLATFORMS"] = "cpu"
        os.environ["XLA_FLAGS"] = " ".join(flags)
        os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "2")
        import jax
        from jax._src.interpreters import mlir as jax_mlir
        from jax._src.lib import xla_client
        from jax._src.lib.mlir import ir
        from jaxlib.mlir.dialects import chlo, stablehlo  # noqa: F401

        # Otherwise device_put narrows 64-bit inputs.
        jax.config.update("jax_enable_x64", True)
        self.jax = jax
        self.device = jax.devices()[0]
        self._ir = ir
        self._mlir = jax_mlir
        self._xla = xla_client

    def compile(self, text):
        """Compile StableHLO text or bytecode whose entry is @main."""
        ir = self._ir
        with self._mlir.make_ir_context():
            module = ir.Module.parse(text)
            entry = next(
                op
                for op in module.body.operations
                if "sym_name" in op.attributes
                and ir.StringAttr(op.attributes["sym_name"]).value == "main"
            )
            signature, aliases = [], {}
            for kind in entry.type.inputs:
                tensor = ir.RankedTensorType(kind)
                dtype = DTYPES[str(tensor.element_type)]
                signature.append((tuple(tensor.shape), dtype))
            if "arg_attrs" in entry.attributes:
                for i, attributes in enumerate(entry.attributes["arg_attrs"]):
                    if "tf.aliasing_output" in attributes:
                        output = attributes["tf.aliasing_output"]
                        aliases[ir.IntegerAttr(output).value] = i
            labels = [""] * len(entry.type.results)
            if "res_attrs" in entry.attributes:
                for i, attributes in enumerate(entry.attributes["res_attrs"]):
                    if "jax.result_info" in attributes:
                        label = attributes["jax.result_info"]
                        labels[i] = ir.StringAttr(label).value
            self._spell_out_products(module)
            executable = self.device.client.compile_and_load(
                self._mlir.module_to_bytecode(module),
                self._xla.DeviceList((self.device,)),
                self._xla.CompileOptions(),
            )
        return Program(self, executable, signature, aliases, labels)

    def _spell_out_products(self, module):
        """Round dot operands as their `algorithm` says, and drop it; widen
        narrow operands of an f32 product."""
        ir = self._ir
        narrow, wide = ir.BF16Type.get(), ir.F32Type.get()
        products = []

        def visit(op):
            if op.name == "stablehlo.dot_general":
                products.append(op.operation)
            return ir.WalkResult.ADVANCE

        def convert(op, number, element):
            tensor = ir.RankedTensorType(op.operands[number].type)
            if tensor.element_type == element:
                return
            with op.location:
                converted = ir.Operation.create(
                    "stablehlo.convert",
                    results=[ir.RankedTensorType.get(tensor.shape, element)],
                    operands=[op.operands[number]],
                    ip=ir.InsertionPoint(op),
                )
            op.operands[number] = converted.result

        module.operation.walk(visit)
        for op in products:
            if "algorithm" in op.attributes:
                text = str(op.attributes["algorithm"])
                for number, side in enumerate(("lhs", "rhs")):
                    if f"{side}_precision_type = bf16" in text:
                        convert(op, number, narrow)
                del op.attributes["algorithm"]
            result = ir.RankedTensorType(op.results[0].type)
            if result.element_type == wide:
                convert(op, 0, wide)
                convert(op, 1, wide)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--inputs", help="read the inputs from this file")
    parser.add_argument("--recipe")
    parser.add_argument("--save-inputs", help="write the inputs here")
    parser.add_argument("--outputs", help="write the outputs here")
    options = parser.parse_args()
    with open(options.program) as file:
        program = Oracle().compile(file.read())
    if options.inputs:
        inputs = numbered(read_tensors(options.inputs)[0], "arg")
        if [(x.shape, x.dtype) for x in inputs] != program.signature:
            sys.exit(
                f"{options.inputs}: error: the tensors do not have the shapes "
                f"and dtypes of {options.program}'s arguments"
            )
    else:
        recipe = recipe_beside(options.program)
        if options.recipe:
            with open(options.recipe) as file:
                recipe = json.load(file)
        inputs = draw_all(options.seed, program.signature, recipe)
    outputs = program.run(inputs)
    if options.save_inputs:
        write_tensors(options.save_inputs, name_all(inputs, "arg"))
    if options.outputs:
        write_tensors(options.outputs, name_all(outputs, "out"))
    print(f"{options.program}: {len(inputs)} inputs, {len(outputs)} outputs")


if __name__ == "__main__":
    main()
