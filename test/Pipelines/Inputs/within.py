# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a command; fails where it takes more than the given seconds.

usage: within.py SECONDS COMMAND...
"""

import subprocess
import sys


def main():
    try:
        run = subprocess.run(sys.argv[2:], timeout=float(sys.argv[1]), check=False)
    except subprocess.TimeoutExpired:
        sys.exit(f"not done within {sys.argv[1]} s: {' '.join(sys.argv[2:])}")
    sys.exit(run.returncode)


if __name__ == "__main__":
    main()
