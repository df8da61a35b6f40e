# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Write the hand-chosen small programs into programs/.

    make_programs.py [--check]

With --check nothing is written: exit 1 where a file in programs/ is not what
would be written.
"""

import argparse
import json
import os
import sys

import elementwise_programs
import structure_programs

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "programs")


def all_files():
    """{file name: text} of every program and recipe."""
    files = {}
    for made in (elementwise_programs, structure_programs):
        for module, outputs in made.programs():
            assert f"{module.name}.mlir" not in files, module.name
            files[f"{module.name}.mlir"] = module.finish(outputs)
            recipe = json.dumps(module.recipe)
            files[f"{module.name}.recipe.json"] = recipe + "\n"
    return files


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    stale = 0
    files = all_files()
    os.makedirs(FOLDER, exist_ok=True)
    for name, text in files.items():
        path = os.path.join(FOLDER, name)
        if options.check:
            try:
                with open(path) as file:
                    same = file.read() == text
            except OSError:
                same = False
            if not same:
                print(f"{path}: error: stale; run make_programs.py")
                stale += 1
        else:
            with open(path, "w") as file:
                file.write(text)
    programs = sum(name.endswith(".mlir") for name in files)
    print(f"{programs} programs, {stale} stale files")
    sys.exit(stale > 0)


if __name__ == "__main__":
    main()
