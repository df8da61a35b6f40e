#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Narrow formats: the evaluator's conversions against ml_dtypes.

Every bf16 number, and f32 numbers at and around every tie, the ends of the
ranges and among the subnormals, to e4m3, e5m2, e2m1 and e8m0; every code back.
Then quantisation under one scale per tensor, whose codes are checked for all of
these numbers under scales of 1 and others. All equal bit for bit, but that a NaN
may have any sign and payload.
"""
import pathlib
import subprocess
import sys
import tempfile

import ml_dtypes
import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import xla_oracle  # noqa: E402

FORMATS = {
    "f8E4M3FN": ml_dtypes.float8_e4m3fn,
    "f8E5M2": ml_dtypes.float8_e5m2,
    "f4E2M1FN": ml_dtypes.float4_e2m1fn,
    "f8E8M0FNU": ml_dtypes.float8_e8m0fnu,
}


def boundaries():
    """f32 numbers at which one of the formats changes its mind, and their neighbours."""
    points = [0.0, 2.0**-149, 2.0**-126, 2.0**-127, 2.0**-128, 1.5 * 2.0**-127, 3.4028235e38]
    for kind in FORMATS.values():
        bits = 4 if kind is ml_dtypes.float4_e2m1fn else 8
        codes = np.arange(2**bits, dtype=np.uint8).view(kind).astype(np.float64)
        codes = np.unique(np.abs(codes[np.isfinite(codes)]))
        points += list(codes) + list((codes[1:] + codes[:-1]) / 2)
        # Where the next code would be, and the middle on the way there.
        step = codes[-1] - codes[-2]
        points += [codes[-1] + step / 2, codes[-1] + step, 2 * codes[-1]]
    with np.errstate(over="ignore"):
        exact = np.array(points, np.float64).astype(np.float32)
        near = [exact, np.nextafter(exact, np.float32(np.inf)), np.nextafter(exact, np.float32(0))]
    numbers = np.concatenate(near)
    special = np.array([0x7F800000, 0x7FC00000, 0x7F800001, 1, 2], np.uint32).view(np.float32)
    numbers = np.unique(np.concatenate([numbers, special]).view(np.uint32)).view(np.float32)
    return np.concatenate([numbers, -numbers])


def evaluate(text, arguments):
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        (folder / "p.mlir").write_text(text)
        xla_oracle.write_tensors(folder / "in.st", xla_oracle.name_all(arguments, "arg"))
        subprocess.run(
            ["sinter-eval", folder / "p.mlir", f"--inputs={folder / 'in.st'}", f"--outputs={folder / 'out.st'}"],
            check=True,
        )
        tensors, _ = xla_oracle.read_tensors(folder / "out.st")
        return xla_oracle.numbered(tensors, "out")


def same(got, want):
    """Both as f32; NaN is NaN."""
    got, want = np.asarray(got, np.float32), np.asarray(want, np.float32)
    equal = (got.view(np.uint32) == want.view(np.uint32)) | (np.isnan(got) & np.isnan(want))
    return int((~equal).sum())


def conversions(x, source):
    """Program and wanted results: x to each format, and on to f32."""
    count = x.size
    lines, results, want = [], [], []
    for i, (name, kind) in enumerate(FORMATS.items()):
        lines.append(f"%n{i} = arith.truncf %x : tensor<{count}x{source}> to tensor<{count}x{name}>")
        lines.append(f"%w{i} = arith.extf %n{i} : tensor<{count}x{name}> to tensor<{count}xf32>")
        results.append(f"%w{i}")
        want.append(x.astype(kind).astype(np.float32))
    kinds = ", ".join(f"tensor<{count}xf32>" for _ in results)
    body = "\n  ".join(lines)
    text = (
        f"func.func @main(%x: tensor<{count}x{source}>) -> ({kinds}) {{\n  {body}\n"
        f"  return {', '.join(results)} : {kinds}\n}}\n"
    )
    return text, want


def codes():
    lines, results, want = [], [], []
    for i, (name, kind) in enumerate(FORMATS.items()):
        if name == "f4E2M1FN":
            continue
        lines.append(f"%n{i} = arith.bitcast %x : tensor<256xi8> to tensor<256x{name}>")
        lines.append(f"%w{i} = arith.extf %n{i} : tensor<256x{name}> to tensor<256xf32>")
        results.append(f"%w{i}")
        want.append(np.arange(256, dtype=np.uint8).view(kind).astype(np.float32))
    kinds = ", ".join("tensor<256xf32>" for _ in results)
    body = "\n  ".join(lines)
    text = (
        f"func.func @main(%x: tensor<256xi8>) -> ({kinds}) {{\n  {body}\n"
        f"  return {', '.join(results)} : {kinds}\n}}\n"
    )
    return text, want


def saturated(x, kind):
    top = np.float32(ml_dtypes.finfo(kind).max)
    if kind is ml_dtypes.float4_e2m1fn:
        x = np.where(np.isnan(x), np.float32(0), x)
    return np.clip(x, -top, top).astype(kind).astype(np.float32)


def quantised(x, source, scale):
    """Codes under a given scale, worth code x scale."""
    count = x.size
    lines, results, want = [], [], []
    wide = x.astype(np.float32)
    for i, name in enumerate(["f8E4M3FN", "f8E5M2", "f4E2M1FN"]):
        kind = f"!sinter.quantized<{count}x{name}, scale = f32, block = [{count}]>"
        lines.append(f"%q{i} = sinter.quantize %x scale %s : tensor<{count}x{source}>, tensor<1xf32> -> {kind}")
        lines.append(f"%w{i} = sinter.dequantize %q{i} : {kind} -> tensor<{count}xf32>")
        results.append(f"%w{i}")
        with np.errstate(all="ignore"):
            value = saturated(wide / np.float32(scale), FORMATS[name]) * np.float32(scale)
        # Without a NaN among the codes, that of the scale is all there is.
        want.append(np.full_like(wide, np.nan) if name == "f4E2M1FN" and np.isnan(wide).any() else value)
    kinds = ", ".join(f"tensor<{count}xf32>" for _ in results)
    body = "\n  ".join(lines)
    text = (
        f"func.func @main(%x: tensor<{count}x{source}>, %s: tensor<1xf32>) -> ({kinds}) {{\n  {body}\n"
        f"  return {', '.join(results)} : {kinds}\n}}\n"
    )
    return text, want


def main():
    every = np.arange(65536, dtype=np.uint16).view(ml_dtypes.bfloat16)
    edges = boundaries()
    checks = wrong = 0

    def check(label, text, arguments, want):
        nonlocal checks, wrong
        for i, (got, wanted) in enumerate(zip(evaluate(text, arguments), want, strict=True)):
            checks += 1
            if bad := same(got, wanted):
                wrong += 1
                print(f"{label}, result {i}: {bad} of {wanted.size} differ")

    for label, x, source in (("bf16", every, "bf16"), ("f32", edges, "f32")):
        text, want = conversions(x, source)
        check(f"conversion of {label}", text, [x], want)
        for kept, numbers in (("all", x), ("no NaN", x[~np.isnan(x.astype(np.float32))])):
            for scale in (1.0, 0.3, 2.0**100, 2.0**-140):
                text, want = quantised(numbers, source, scale)
                check(f"{label} ({kept}) by {scale}", text, [numbers, np.array([scale], np.float32)], want)
    text, want = codes()
    check("codes", text, [np.arange(256, dtype=np.uint8).view(np.int8)], want)
    print(f"{checks} checks of formats, {wrong} failed")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
