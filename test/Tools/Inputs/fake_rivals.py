#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Stands in for `python3 rival_server.py`; FAKE_DEATH names an operation that ends
the process."""

import json
import os
import sys

if "--warm" in sys.argv:
    sys.exit(0)
for line in sys.stdin:
    request = json.loads(line)
    op = request["op"]
    if op == os.environ.get("FAKE_DEATH"):
        sys.exit(3)
    answer = {"load": {"errors": [0.0, 0.001], "arenas": 2, "bytes": 9},
              "prepare": {"seconds": 0.1, "graph": True, "bytes": 10**8},
              "time": {"us": [{"copy": 25.0, "compile": 60.0}.get(request.get("which"), 99.0)]},
              "versions": {"versions": {"torch": "fake"}}}.get(op, {})
    print(json.dumps({"ok": True, **answer}), flush=True)
