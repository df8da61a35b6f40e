# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Every file that README.md and docs/*.md name is there: link targets, and
`paths/in/backticks` that begin with a folder of the tree."""

import re
import sys

import tree

LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)\s]*)?\)")
CODE = re.compile(r"`([\w./-]+)`")
GENERATED = ("build", "out")


def check(root):
    messages = []
    files = tree.source_files(root)
    folders = {path.parts[0] for path in files if len(path.parts) > 1}
    for path in files:
        if path.suffix != ".md":
            continue
        text = tree.read(root, path)
        for target in LINK.findall(text):
            if "://" not in target and not (root / path.parent / target).exists():
                messages.append(f"{path}: the link {target} leads nowhere")
        for name in CODE.findall(text):
            first = name.split("/")[0]
            if "/" not in name or first in GENERATED or first not in folders:
                continue
            if not (root / name).exists():
                messages.append(f"{path}: there is no {name}")
    return messages


if __name__ == "__main__":
    sys.exit(tree.main(check))
