# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Write chains that end in 8-bit codes and their scales.

    make_quantize_chains.py [FOLDER]     (writes beside itself by default)

Scales: one for the tensor (given, as with delayed scaling, or found), one per
row, per 1 x 128 or 128 x 128 block, and powers of two (E8M0, as bytes) per 1 x 32
block. Each alone, behind a residual and its norm, and behind SwiGLU; with the
codes transposed as well where that needs no second look at the values. Each
program moves 250 MB or more. Names end in the number of columns.
"""

import json
import os
import sys

ROWS = 49152
PROGRAMS = {}
RECIPES = {}

#: Rows and columns of a block (0: all) and the type of the scales.
MODES = {
    "tensor": (0, 0, "f32"),
    "given": (0, 0, "f32"),
    "row": (1, 0, "f32"),
    "1x128": (1, 128, "f32"),
    "128x128": (128, 128, "f32"),
    "1x32": (1, 32, "f8E8M0FNU"),
}
#: Where a thread block that transposes has all that the scales are made of.
TRANSPOSED = ("given", "row", "1x128", "128x128", "1x32")


def chain(mode, front, rows, cols, transposed):
    block_rows, block_cols, scale = MODES[mode]
    block_rows, block_cols = block_rows or rows, block_cols or cols
    x, w = f"tensor<{rows}x{cols}xbf16>", f"tensor<{cols}xbf16>"
    sizes = f"{rows // block_rows}x{cols // block_cols}"
    turned_sizes = f"{cols // block_cols}x{rows // block_rows}"
    codes, turned = f"tensor<{rows}x{cols}xf8E4M3FN>", f"tensor<{cols}x{rows}xf8E4M3FN>"
    arguments, body, results, y = [("x", x)], [], [], "x"
    if front == "norm":
        arguments += [("r", x), ("w", w)]
        body += [
            f"%h = arith.addf %x, %r : {x}",
            f"%y = sinter.rms_norm %h weight %w axis 1 eps 1.0e-6 : ({x}, {w}) -> {x}",
        ]
        results.append(("h", x))
        y = "y"
    elif front == "swiglu":
        arguments = [("gate", x), ("up", x)]
        body.append(f"%y = sinter.swiglu %gate, %up : ({x}, {x}) -> {x}")
        y = "y"
    given = ""
    if mode == "given":
        arguments.append(("s", "tensor<1x1xf32>"))
        given = " scale %s"
    operands = f"{x}, tensor<1x1xf32>" if given else x
    for name, layout in [("q", "")] + [("t", ", layout = [1, 0]")] * transposed:
        kind = (
            f"!sinter.quantized<{rows}x{cols}xf8E4M3FN, scale = {scale}, "
            f"block = [{block_rows}, {block_cols}]{layout}>"
        )
        parts = (turned, f"tensor<{turned_sizes}x{scale}>") if layout else (codes, f"tensor<{sizes}x{scale}>")
        body += [
            f"%{name} = sinter.quantize %{y}{given} : {operands} -> {kind}",
            f"%{name}c, %{name}s = sinter.unpack %{name} : {kind} -> {parts[0]}, {parts[1]}",
        ]
        results.append((f"{name}c", parts[0]))
        if layout or given:
            continue
        if scale == "f32":
            results.append((f"{name}s", parts[1]))
        else:
            # Files of tensors hold no such type.
            results.append((f"{name}b", f"tensor<{sizes}xi8>"))
            body.append(f"%{name}b = arith.bitcast %{name}s : {parts[1]} to tensor<{sizes}xi8>")
    stem = {"alone": "fp8", "norm": "residual_rms_norm_fp8", "swiglu": "swiglu_fp8"}[front]
    name = f"{stem}_{mode}{'_transposed' if transposed else ''}_{cols}"
    formal = ", ".join(f"%{n}: {kind}" for n, kind in arguments)
    kinds = ", ".join(kind for _, kind in results)
    values = ", ".join(f"%{n}" for n, _ in results)
    what = {
        "alone": "Quantisation",
        "norm": "The residual stream, its norm and quantisation",
        "swiglu": "SwiGLU and quantisation",
    }[front]
    scales = {
        "tensor": "one scale, from all elements",
        "given": "one scale, given",
        "row": "a scale per row",
    }.get(mode, f"a scale per {mode} block")
    comment = f"{what}: {scales}{', straight and transposed' if transposed else ''}."
    lines = [f"// {comment}", f"module @{name} {{", f"  func.func @main({formal}) -> ({kinds}) {{"]
    lines += [f"    {line}" for line in body]
    lines += [f"    return {values} : {kinds}", "  }", "}", ""]
    PROGRAMS[name] = "\n".join(lines)
    if given:
        RECIPES[name] = {"args": {str(len(arguments) - 1): {"const": 0.0078125}}}


def main():
    folder = sys.argv[1] if len(sys.argv) > 1 else os.path.dirname(os.path.abspath(__file__))
    for mode in MODES:
        for transposed in [False] + [True] * (mode in TRANSPOSED):
            chain(mode, "alone", ROWS, 2048, transposed)
            chain(mode, "norm", ROWS, 2048, transposed)
            chain(mode, "swiglu", 16384, 5632, transposed)
    for name, text in PROGRAMS.items():
        with open(os.path.join(folder, f"{name}.mlir"), "w") as file:
            file.write(text)
    for name, recipe in RECIPES.items():
        with open(os.path.join(folder, f"{name}.recipe.json"), "w") as file:
            file.write(json.dumps(recipe) + "\n")


if __name__ == "__main__":
    main()
