#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""ptxas, but it says that it spilled where more than four CTAs per SM are asked
for: what a compiler does then can be seen without a kernel that really spills."""
import re
import shutil
import subprocess
import sys

done = subprocess.run([shutil.which("ptxas"), *sys.argv[1:]], capture_output=True, text=True)
source = next((arg for arg in sys.argv[1:] if arg.endswith(".ptx")), None)
text = open(source, encoding="utf-8").read() if source else ""
asked = [int(number) for number in re.findall(r"\.minnctapersm\s+(\d+)", text)]
spills = max(asked, default=0) > 4
for stream, out in ((done.stdout, sys.stdout), (done.stderr, sys.stderr)):
    out.write(re.sub(r"\b0 bytes spill", "24 bytes spill", stream) if spills else stream)
sys.exit(done.returncode)
