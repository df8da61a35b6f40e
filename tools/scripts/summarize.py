# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints lit's JSON results as one line: N passed, N failed[, N skipped].

usage: summarize.py RESULTS.json
Exit status 1 when a test failed or none passed.
"""

import json
import sys

PASSED = {"PASS", "XFAIL", "FLAKYPASS"}
SKIPPED = {"UNSUPPORTED", "SKIPPED", "EXCLUDED"}


def main():
    try:
        with open(sys.argv[1], encoding="utf-8") as file:
            tests = json.load(file)["tests"]
    except (OSError, ValueError, KeyError) as error:
        print(f"summarize.py: error: no usable results: {error}", file=sys.stderr)
        return 1
    codes = [test["code"] for test in tests]
    passed = sum(code in PASSED for code in codes)
    skipped = sum(code in SKIPPED for code in codes)
    failed = len(codes) - passed - skipped
    line = f"{passed} passed, {failed} failed"
    if skipped:
        line += f", {skipped} skipped"
    print(line)
    return 0 if passed and not failed else 1


if __name__ == "__main__":
    sys.exit(main())
