# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The GoogleTest programs of the build tree, one lit test per case."""

import os

import lit.formats

config.name = "SinterUnit"
config.test_source_root = os.path.join(config.sinter_build, "unittests")
config.test_exec_root = config.test_source_root
config.test_format = lit.formats.GoogleTest(".", "Tests")
for name in os.environ:
    if name.startswith(("ASAN_", "UBSAN_")):
        config.environment[name] = os.environ[name]
