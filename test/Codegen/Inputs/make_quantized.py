#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes programs that quantise, one file each, into a folder.

    python3 make_quantized.py FOLDER

Sizes are odd on purpose. The first rows hold NaN, infinities, zeros and numbers
near the ends of the range.
"""
import pathlib
import sys

SPECIAL = ["0x7FC0", "0x7F80", "0xFF80", "0x0000", "0x8000", "0x7F7F", "0x0001", "0x8001"]


def divide_up(a, b):
    return -(-a // b) if b else 0


def program(rows, cols, mode, front="alone", fmt="f8E4M3FN", transposed=False, element="bf16"):
    """`mode`: rows and columns of a block (0: all), and the type of scales."""
    br, bc, scale, given = mode
    br, bc = br or max(rows, 1), bc or max(cols, 1)
    t, w = f"tensor<{rows}x{cols}x{element}>", f"tensor<{cols}x{element}>"
    sr, sc = divide_up(rows, br), divide_up(cols, bc)
    arguments, body, results = [("x", t)], [], []
    y = "x"
    if front == "special" and rows > 1 and cols > 0:
        # A row of special values takes the place of the first.
        values = ", ".join((SPECIAL * divide_up(cols, len(SPECIAL)))[:cols])
        one, rest = f"tensor<1x{cols}x{element}>", f"tensor<{rows - 1}x{cols}x{element}>"
        body += [
            f"%special = arith.constant dense<[[{values}]]> : {one}",
            f"%rest = sinter.slice %x offsets [1, 0] strides [1, 1] : {t} -> {rest}",
            f"%y = sinter.concat %special, %rest dim 0 : {one}, {rest} -> {t}",
        ]
        y = "y"
    if front == "norm":
        arguments += [("r", t), ("w", w)]
        body += [
            f"%h = arith.addf %x, %r : {t}",
            f"%y = sinter.rms_norm %h weight %w axis 1 eps 1.0e-6 : ({t}, {w}) -> {t}",
        ]
        results.append(("h", t))
        y = "y"
    if front == "swiglu":
        arguments.append(("u", t))
        body.append(f"%y = sinter.swiglu %x, %u : ({t}, {t}) -> {t}")
        y = "y"
    scales = f"tensor<{sr}x{sc}x{scale}>"
    if given:
        arguments.append(("s", scales))
    for name, layout in [("q", "")] + [("qt", ", layout = [1, 0]")] * transposed:
        kind = f"!sinter.quantized<{rows}x{cols}x{fmt}, scale = {scale}, block = [{br}, {bc}]{layout}>"
        shape = f"{cols}x{rows}" if layout else f"{rows}x{cols}"
        parts = f"tensor<{sc}x{sr}x{scale}>" if layout else scales
        codes = f"tensor<{shape}x{fmt}>"
        if given:
            body.append(f"%{name} = sinter.quantize %{y} scale %s : {t}, {scales} -> {kind}")
        else:
            body.append(f"%{name} = sinter.quantize %{y} : {t} -> {kind}")
        body.append(f"%c{name}, %s{name} = sinter.unpack %{name} : {kind} -> {codes}, {parts}")
        results.append((f"c{name}", codes))
        if not given and not layout:
            if scale == "f32":
                results.append((f"s{name}", parts))
            else:
                bits = parts.replace(scale, "i8")
                body.append(f"%b{name} = arith.bitcast %s{name} : {parts} to {bits}")
                results.append((f"b{name}", bits))
    if front == "back":
        kind = f"!sinter.quantized<{rows}x{cols}x{fmt}, scale = {scale}, block = [{br}, {bc}]>"
        body.append(f"%d = sinter.dequantize %q : {kind} -> {t}")
        results.append(("d", t))
    kinds = ", ".join(kind for _, kind in results)
    given_text = ", ".join(f"%{n}: {kind}" for n, kind in arguments)
    values = ", ".join(f"%{n}" for n, _ in results)
    lines = "\n  ".join(body)
    return f"func.func @main({given_text}) -> ({kinds}) {{\n  {lines}\n  return {values} : {kinds}\n}}\n"


ROW, TENSOR, GIVEN = (1, 0, "f32", False), (0, 0, "f32", False), (0, 0, "f32", True)
SHORT, BLOCK, MX = (1, 128, "f32", False), (128, 128, "f32", False), (1, 32, "f8E8M0FNU", False)
MODES = {"row": ROW, "tensor": TENSOR, "given": GIVEN, "short": SHORT, "block": BLOCK, "mx": MX}
SIZES = [(5, 256), (9, 129), (130, 131), (1, 1), (3, 1), (1, 40), (0, 128), (3, 0)]


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    programs = {}
    for name, mode in MODES.items():
        for rows, cols in SIZES:
            programs[f"{name}_{rows}x{cols}"] = program(rows, cols, mode, "special")
        for front in ("norm", "swiglu", "back"):
            programs[f"{name}_{front}"] = program(19, 384, mode, front)
        programs[f"{name}_e5m2"] = program(19, 256, mode, "special", fmt="f8E5M2")
        programs[f"{name}_f32"] = program(19, 256, mode, element="f32")
        for rows, cols in ((256, 128), (100, 70)):
            programs[f"{name}_transposed_{rows}"] = program(rows, cols, mode, "swiglu", transposed=True)
        programs[f"{name}_norm_transposed"] = program(64, 256, mode, "norm", transposed=True)
    programs["f8_scales"] = program(9, 64, (1, 16, "f8E4M3FN", False), "back")
    for name, text in programs.items():
        (folder / f"{name}.mlir").write_text(text)


if __name__ == "__main__":
    main()
