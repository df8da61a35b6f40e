# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the lints share: the files of a source tree and how to report."""

import pathlib
import re
import subprocess
import sys


def source_files(root):
    """Paths relative to `root`: what git tracks or would, else every file."""
    if (root / ".git").exists():
        listed = subprocess.run(
            ["git", "-C", root, "-c", "safe.directory=*", "ls-files", "-co"]
            + ["--exclude-standard", "-z"],
            stdout=subprocess.PIPE,
            check=True,
        )
        names = listed.stdout.decode().split("\0")
        found = [pathlib.Path(name) for name in names if name]
    else:
        # An exported tree: all but what ./dev makes.
        found = [path.relative_to(root) for path in root.rglob("*")]
        made = re.compile(r"^(build.*|out)$")
        found = [path for path in found if not made.match(path.parts[0])]
    return sorted(path for path in found if (root / path).is_file())


def read(root, path):
    """The text of a file; None for a binary one."""
    try:
        return (root / path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return None


def main(check):
    """Runs check(root) -> [message] on the tree named on the command line."""
    if len(sys.argv) != 2:
        sys.exit(f"usage: {sys.argv[0]} SOURCE-TREE")
    messages = check(pathlib.Path(sys.argv[1]).resolve())
    for message in messages:
        print(message)
    return 1 if messages else 0
