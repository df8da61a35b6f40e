# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What no file of the tree may hold, and what every source file must."""

import re
import sys

import tree

SOURCES = {".cpp", ".h", ".c", ".td", ".py", ".sh", ".cmake"}
LICENCE = "SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception"
MAX_LINES = 900

# The words are spelled so that this file passes its own check.
BANNED = [
    (
        re.compile(r"\b(TO" r"DO|FIX" r"ME|XX" r"X|HA" r"CK)\b"),
        "finish it or describe the limit",
    ),
    (
        re.compile(r"\b(st" r"ub|not (yet )?impl" r"emented|place" r"holder)\b", re.I),
        "finish it or refuse it with a clear error",
    ),
    (
        re.compile(r"(?<![\w.$}%])/(work|root|home|farm)/\w|/tmp/[\w.]*[a-z]"),
        "a path of one machine",
    ),
    (
        re.compile(
            r"\b(py" r"pi\.(org|python\.org)|files\.python" r"hosted\.org|"
            r"registry\.npm" r"js\.org|crates\.i" r"o|deb\.debian\.o" r"rg)\b"
        ),
        "a host of a package registry: use the client's own configuration",
    ),
]


def expected_guard(path):
    """include/sinter/Target/Target.h -> SINTER_TARGET_TARGET_H"""
    parts = path.with_suffix("").parts[1:]
    return re.sub(r"\W", "_", "_".join(parts)).upper() + "_H"


def check_source(path, text):
    lines = text.splitlines()
    head = lines[1] if lines and lines[0].startswith("#!") and len(lines) > 1 else (
        lines[0] if lines else LICENCE
    )
    if LICENCE not in head:
        yield f"{path}:1: the licence line must come first"
    if len(lines) > MAX_LINES and path.parts[0] in {"include", "lib", "tools"}:
        yield f"{path}: {len(lines)} lines: one idea per file, {MAX_LINES} at most"
    if path.suffix == ".h" and path.parts[0] == "include":
        guard = expected_guard(path)
        if f"#ifndef {guard}\n#define {guard}\n" not in text:
            yield f"{path}: the header guard must be {guard}"
    if path.parts[0] in {"include", "lib"} and "cl::" "opt" in text:
        yield f"{path}: a command-line global in a library: use pass options"


def check(root):
    messages = []
    for path in tree.source_files(root):
        text = tree.read(root, path)
        if text is None or path.name == "LICENSE":
            continue
        if path.suffix in SOURCES:
            messages += check_source(path, text)
        for number, line in enumerate(text.splitlines(), 1):
            for pattern, why in BANNED:
                found = pattern.search(line)
                if found:
                    messages.append(f"{path}:{number}: '{found.group(0)}': {why}")
    return messages


if __name__ == "__main__":
    sys.exit(tree.main(check))
