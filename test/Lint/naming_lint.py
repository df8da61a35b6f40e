# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""One name per pass, in every place: `sinter-fuse-chains` is the flag, then
SinterFuseChains in Passes.td, lib/<Room>/FuseChains.cpp,
test/<Room>/fuse-chains.mlir (or a folder of that name) and the category of its
remarks."""

import re
import sys

import tree

PASS = re.compile(r'^def\s+(\w+)\s*:\s*\w*Pass<\s*"([^"]*)"', re.M)
CATEGORY = re.compile(r'category\("([^"]*)"\)|#define\s+DEBUG_TYPE\s+"([^"]*)"')


def camel(flag):
    return "".join(part.capitalize() for part in flag.split("-"))


def check(root):
    messages = []
    flags = set()
    files = tree.source_files(root)
    names = {path.as_posix() for path in files}
    for path in files:
        if path.name != "Passes.td":
            continue
        room = path.parent.name
        for definition, flag in PASS.findall(tree.read(root, path)):
            flags.add(flag)
            if not flag.startswith("sinter-"):
                messages.append(f"{path}: {flag}: a pass flag starts with sinter-")
                continue
            if definition != camel(flag):
                messages.append(
                    f"{path}: {flag} is defined as {definition}, not {camel(flag)}"
                )
            short = flag.removeprefix("sinter-")
            source = camel(short)
            if not {
                f"lib/{room}/{source}.cpp",
                f"lib/{room}/{source}/{source}.cpp",
            } & names:
                messages.append(f"{path}: {flag}: no lib/{room}/{source}.cpp")
            test = f"test/{room}/{short}"
            if f"{test}.mlir" not in names and not any(
                name.startswith(test + "/") for name in names
            ):
                messages.append(f"{path}: {flag}: no {test}.mlir")

    for path in files:
        if path.suffix not in {".cpp", ".h"} or path.parts[0] not in {"lib", "include"}:
            continue
        for match in CATEGORY.finditer(tree.read(root, path)):
            name = match.group(1) or match.group(2)
            if name not in flags:
                messages.append(f"{path}: '{name}' is no pass's flag")
    return messages


if __name__ == "__main__":
    sys.exit(tree.main(check))
