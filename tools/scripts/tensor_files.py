# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Safetensors files as arrays of bits, and samples of them. Needs numpy alone."""

import json
import struct

import numpy

from chain_table import BYTES

BITS = {1: numpy.uint8, 2: numpy.uint16, 4: numpy.uint32, 8: numpy.uint64}

# Samples of one file, shared among its tensors, and of one tensor.
FILE_SAMPLES = 1 << 16
TENSOR_SAMPLES = 1 << 12
# Norms are taken of as many parts of a tensor, each of this many elements at most.
BLOCKS = 64
BLOCK_ELEMENTS = 1 << 18


class Tensor:
    def __init__(self, dtype, shape, bits):
        self.dtype, self.shape, self.bits = dtype, tuple(shape), bits

    def values(self):
        """As float64."""
        return to_float(self.dtype, self.bits)


def to_float(dtype, bits):
    if dtype == "BF16":
        return (bits.astype(numpy.uint32) << 16).view(numpy.float32).astype(numpy.float64)
    if dtype == "F8_E8M0":
        return numpy.exp2(bits.astype(numpy.float64) - 127)
    if dtype in ("F8_E4M3", "F8_E5M2"):
        # exponent bits, mantissa bits, bias
        e, m, bias = (4, 3, 7) if dtype == "F8_E4M3" else (5, 2, 15)
        code = numpy.arange(256)
        exponent, mantissa = code >> m & (1 << e) - 1, code & (1 << m) - 1
        table = numpy.where(exponent > 0, (1 + mantissa / 2.0**m) * 2.0**(exponent - bias),
                            mantissa / 2.0**m * 2.0**(1 - bias))
        if dtype == "F8_E4M3":
            table[(code & 0x7f) == 0x7f] = numpy.nan
        else:
            table[exponent == 31] = numpy.where(mantissa[exponent == 31] == 0, numpy.inf,
                                                numpy.nan)
        return numpy.where(code >= 128, -table, table)[bits]
    native = {"BOOL": numpy.uint8, "F16": numpy.float16, "F32": numpy.float32,
              "F64": numpy.float64}.get(dtype)
    if native is None:
        native = numpy.dtype(f"{'u' if dtype[0] == 'U' else ''}int{8 * BYTES[dtype]}")
    return bits.view(native).astype(numpy.float64)


def read(path):
    """Tensors by name, mapped and not read, and the metadata."""
    with open(path, "rb") as file:
        size = struct.unpack("<Q", file.read(8))[0]
        header = json.loads(file.read(size))
    metadata = header.pop("__metadata__", {})
    data = numpy.memmap(path, numpy.uint8, "r", 8 + size) if any(
        e["data_offsets"][1] for e in header.values()) else numpy.zeros(0, numpy.uint8)
    tensors = {}
    for name, entry in header.items():
        begin, end = entry["data_offsets"]
        kind = BITS[BYTES[entry["dtype"]]]
        part = data[begin:end]
        # A tensor may start anywhere in the file.
        aligned = (8 + size + begin) % BYTES[entry["dtype"]] == 0
        bits = part.view(kind) if aligned else numpy.frombuffer(part.tobytes(), kind)
        tensors[name] = Tensor(entry["dtype"], entry["shape"], bits)
    return tensors, metadata


def write(path, tensors, metadata=None):
    header, offset = {}, 0
    if metadata:
        header["__metadata__"] = metadata
    for name, tensor in tensors.items():
        header[name] = {"dtype": tensor.dtype, "shape": list(tensor.shape),
                        "data_offsets": [offset, offset + tensor.bits.nbytes]}
        offset += tensor.bits.nbytes
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    with open(path, "wb") as file:
        file.write(struct.pack("<Q", len(text)) + text)
        for tensor in tensors.values():
            file.write(numpy.ascontiguousarray(tensor.bits).tobytes())


def positions(count, samples):
    """Elements that stand for a tensor of `count`: all of a small one, else its
    ends and random ones between; alike everywhere."""
    if count <= samples:
        return numpy.arange(count)
    ends = samples // 8
    middle = numpy.random.Generator(numpy.random.PCG64(count)).integers(
        0, count, samples - 2 * ends)
    return numpy.concatenate([numpy.arange(ends), middle,
                              numpy.arange(count - ends, count)])


def sample(tensors, names=None):
    """A file's worth of samples of tensors, each of one dim."""
    names = list(tensors) if names is None else names
    each = max(64, min(TENSOR_SAMPLES, FILE_SAMPLES // max(1, len(names))))
    return {name: Tensor(tensors[name].dtype,
                         [len(positions(tensors[name].bits.size, each))],
                         tensors[name].bits[positions(tensors[name].bits.size, each)])
            for name in names}


def block_norms(tensor):
    """Norms of the finite values of parts of a tensor that lie evenly in it."""
    size = max(1, -(-tensor.bits.size // BLOCKS))
    norms = []
    for begin in range(0, tensor.bits.size, size):
        end = begin + min(size, BLOCK_ELEMENTS)
        values = to_float(tensor.dtype, tensor.bits[begin:end])
        norms.append(float(numpy.sqrt(numpy.sum(numpy.square(
            values, where=numpy.isfinite(values), out=numpy.zeros_like(values))))))
    return norms


def worst_block(norms, expected):
    """Largest difference of norms of blocks, relative to the largest of them."""
    if len(norms) != len(expected):
        return float("inf")
    scale = max(expected, default=0) or 1.0
    return max((abs(a - b) / scale for a, b in zip(norms, expected)), default=0.0)
