#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints a step that updates and sums up tensors of all kinds of sizes.

    python3 make_members.py TYPE [SHAPE...]

TYPE is that of gradients, a SHAPE is 4x3; - is a scalar, and +40 stands for 40
shapes of one dim.
"""
import sys

SHAPES = "5 1 67 514 3x1x7 2049 64x67 0x4 - 4096 130x129 1024 16 1x1".split()


def tensor(shape, element):
    return f"tensor<{element}>" if shape == "-" else f"tensor<{shape}x{element}>"


def main():
    element, *shapes = sys.argv[1:]
    shapes = shapes or SHAPES
    if shapes[0].startswith("+"):
        shapes = [
            str(1 + i % 7 * (2000 if i % 50 == 3 else 13)) for i in range(int(shapes[0]))
        ]
    arguments, results, types, body = [], [], [], []
    for i, shape in enumerate(shapes):
        wide = tensor(shape, "f32")
        arguments += [
            f"%w{i}: {wide} {{sinter.alias_output = {4 * i} : i64}}",
            f"%m{i}: {wide} {{sinter.alias_output = {4 * i + 1} : i64}}",
            f"%g{i}: {tensor(shape, element)}",
        ]
        dims = "" if shape == "-" else ", ".join(map(str, range(shape.count("x") + 1)))
        spread = f"dims [] : tensor<f32> -> {wide}"
        extend = f"arith.extf %g{i} : {tensor(shape, element)} to {wide}"
        body.append(
            f"""  %f{i} = {f"arith.negf %g{i} : {wide}" if element == "f32" else extend}
  %b{i} = arith.constant dense<0.9> : {wide}
  %d{i} = arith.mulf %m{i}, %b{i} : {wide}
  %n{i} = arith.addf %d{i}, %f{i} : {wide}
  %l{i} = sinter.broadcast %lr {spread}
  %u{i} = arith.mulf %l{i}, %n{i} : {wide}
  %v{i} = arith.subf %w{i}, %u{i} : {wide}
  %c{i} = sinter.barrier %g{i} : {tensor(shape, element)}
  %e{i} = {extend.replace("%g", "%c") if element != "f32" else f"arith.negf %c{i} : {wide}"}
  %q{i} = arith.mulf %e{i}, %e{i} : {wide}
  %s{i} = sinter.reduce add %q{i} dims [{dims}] : {wide} -> tensor<f32>
  %h{i} = math.sqrt %s{i} : tensor<f32>
  %x{i} = sinter.reduce max %e{i} dims [{dims}] : {wide} -> tensor<f32>"""
        )
        results += [f"%v{i}", f"%n{i}", f"%h{i}", f"%x{i}"]
        types += [wide, wide, "tensor<f32>", "tensor<f32>"]
    print(f"func.func @main({', '.join(arguments)}, %lr: tensor<f32>)")
    print(f"    -> ({', '.join(types)}) {{")
    print("\n".join(body))
    print(f"  return {', '.join(results)} : {', '.join(types)}\n}}")


if __name__ == "__main__":
    main()
