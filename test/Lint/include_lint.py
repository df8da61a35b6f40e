# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which room may include which: includes point one way only."""

import re
import sys

import tree

# Every room may include itself and Support.
ALLOWED = {
    "Support": set(),
    "Target": set(),
    "IR": set(),
    "Analysis": {"IR", "Target"},
    "Schedule": {"Analysis", "IR", "Target"},
    "Cost": {"Schedule", "Target"},
    "Transforms": {"Analysis", "Cost", "IR", "Schedule", "Target"},
    "Conversion": {"IR"},
    "Codegen": {"Analysis", "IR", "Schedule", "Target"},
    "Evaluator": {"IR"},
    "Bundle": {"Target"},
    "Runtime": {"Bundle"},
    "Pipelines": {
        "Analysis",
        "Bundle",
        "Codegen",
        "Conversion",
        "Cost",
        "Evaluator",
        "IR",
        "Schedule",
        "Target",
        "Transforms",
    },
    "CAPI": {"IR", "Pipelines", "Target"},
}
# A tool is a thin main over any room; so is the header that registers all.
EVERYTHING = set(ALLOWED)

# Files that must build where there is no MLIR: they go into the runtime and
# the tools of a GPU machine.
NO_MLIR = re.compile(
    r"^(include/sinter|lib)/(Support|Target|Runtime)/"
    r"|^(include/sinter|lib)/Bundle/(?!Writer)"
    r"|^tools/sinter-(run|compare)/"
)
# The cost model prices plans; it does not look at IR.
NO_MLIR_IR = re.compile(r"^(include/sinter|lib)/Cost/")
# The part of Bundle that a runtime may include.
READER_ONLY = re.compile(r"^(include/sinter|lib)/Runtime/")
# Two rooms that nobody may lead to one another, however indirectly.
NEVER_MEET = ("Cost", "Codegen")

INCLUDE = re.compile(r'^[ \t]*#?[ \t]*include[ \t]+["<]([^">]+)[">]', re.M)
MLIR = re.compile(r"^(mlir|llvm|clang)(-c)?/")
CUDA = re.compile(r"^(cuda|cublas|cudnn|cupti|nvrtc|nvml|nvJitLink)\w*\.h")


def room_of(path):
    text = path.as_posix()
    match = re.match(r"(?:include/sinter|lib)/(\w+)/", text)
    if match:
        return match.group(1)
    if text.startswith("include/sinter-c/"):
        return "CAPI"
    if text.startswith("tools/") or text == "include/sinter/InitAll.h":
        return "tools"
    return None


def check(root):
    messages = []
    includes = {}
    for path in tree.source_files(root):
        room = room_of(path)
        if path.suffix not in {".h", ".cpp", ".c", ".td"} or room is None:
            continue
        text = tree.read(root, path)
        includes[path.as_posix()] = found = INCLUDE.findall(text)
        if room != "tools" and room not in ALLOWED:
            messages.append(f"{path}: no such room: {room}")
            continue
        allowed = EVERYTHING if room == "tools" else ALLOWED[room] | {room, "Support"}
        for name in found:
            where = f"{path}: includes {name}: "
            if ".." in name.split("/"):
                messages.append(where + "name it from include/")
            match = re.match(r"sinter/(\w+)/", name)
            if match and match.group(1) not in allowed:
                messages.append(
                    where + f"{room} may not include {match.group(1)}"
                )
            if name == "sinter/InitAll.h" and room not in {"CAPI", "tools"}:
                messages.append(where + "only tools and CAPI register everything")
            if MLIR.match(name) and NO_MLIR.match(path.as_posix()):
                messages.append(where + "this part builds without MLIR and LLVM")
            if name.startswith("mlir/") and NO_MLIR_IR.match(path.as_posix()):
                messages.append(where + "the cost model prices plans, not IR")
            if CUDA.match(name):
                messages.append(where + "CUDA is loaded at run time only")
            if READER_ONLY.match(path.as_posix()) and "Bundle/Writer" in name:
                messages.append(where + "a runtime only reads bundles")

    for first, second in (NEVER_MEET, NEVER_MEET[::-1]):
        for path in includes:
            if re.match(rf"(include/sinter|lib)/{first}/", path):
                for header in reached(path, includes):
                    if header.startswith(f"include/sinter/{second}/"):
                        messages.append(f"{path}: reaches {header}: "
                                        f"{first} and {second} never meet")
    return messages


def reached(path, includes):
    """The project's headers that a file includes, directly or not."""
    seen, pending = set(), [path]
    while pending:
        for name in includes.get(pending.pop(), []):
            header = "include/" + name
            if header in includes and header not in seen:
                seen.add(header)
                pending.append(header)
    return seen


if __name__ == "__main__":
    sys.exit(tree.main(check))
