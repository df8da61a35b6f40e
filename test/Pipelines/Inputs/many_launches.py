# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints a planned step of random launches.

usage: many_launches.py COUNT
"""

import random
import sys


def main():
    count = int(sys.argv[1])
    draw = random.Random(1)
    tensor = "tensor<64x64xf32>"
    print(f"func.func @main(%a: {tensor}) -> {tensor} {{")
    values = ["%a"]
    for i in range(count):
        near = values[-400:]
        x = draw.choice(near if draw.random() < 0.9 else values)
        y = draw.choice(near)
        print(
            f"  %v{i} = sinter.launch @k({x}, {y})"
            f" : ({tensor}, {tensor}) -> {tensor}"
        )
        values.append(f"%v{i}")
    print(f"  return {values[-1]} : {tensor}\n}}")
    print(f"sinter.kernel private @k(%x: {tensor}, %y: {tensor}) -> {tensor} {{")
    print(f"  %z = arith.addf %x, %y : {tensor}")
    print(f"  sinter.yield %z : {tensor}\n}}")


if __name__ == "__main__":
    main()
