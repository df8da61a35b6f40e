# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The main test suite: every file with RUN lines below test/.

Substitutions
  %python         Python with the packages of test/requirements.txt where
                  ./dev made them (feature python-oracle), else plain Python
  %sinter_src     the source tree
  %sinter_build   the build tree
  %cmake_configure  cmake for a project that uses Sinter, with the compiler,
                  compiler cache and linker of this build
  %shared_inputs  the folder of large StableHLO programs beside the checkout
                  (feature shared-inputs)
Features
  ptxas           CUDA's assembler was found (it is on the tests' PATH)
  python-oracle   JAX is there to judge the evaluator
  shared-inputs   %shared_inputs exists
  sanitizer       this is a sanitizer build
"""

import os
import shutil

import lit.formats

config.name = "Sinter"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir", ".test"]
# Programs and data that tests read; unit tests are a suite of their own.
config.excludes = ["Inputs", "programs", "unit", "CMakeLists.txt"]
config.test_source_root = os.path.join(config.sinter_src, "test")
config.test_exec_root = os.path.join(config.sinter_build, "test")

# A test that hangs fails after this many seconds (needs psutil).
if lit_config.maxIndividualTestTimeIsSupported[0]:
    lit_config.maxIndividualTestTime = 1200

path = [
    os.path.join(config.sinter_build, "bin"),
    config.llvm_tools,
]
cuda_bin = "/usr/local/cuda/bin"
ptxas = shutil.which("ptxas", path=os.environ.get("PATH", ""))
if not ptxas and os.path.exists(os.path.join(cuda_bin, "ptxas")):
    ptxas = os.path.join(cuda_bin, "ptxas")
if ptxas:
    path.append(os.path.dirname(ptxas))
    config.available_features.add("ptxas")
config.environment["PATH"] = os.pathsep.join(
    path + [os.environ.get("PATH", "/usr/bin:/bin")]
)
config.environment["FILECHECK_OPTS"] = "-enable-var-scope"
# The embedding test compiles through the same compiler cache as the build.
for name in os.environ:
    if name.startswith(("CCACHE_", "OPENBLAS_", "ASAN_", "UBSAN_")):
        config.environment[name] = os.environ[name]

if config.sanitize:
    config.available_features.add("sanitizer")
    # libMLIR and libLLVM carry no instrumentation, so containers that they
    # share with our code cannot be checked, nor what they leave at exit.
    config.environment.setdefault(
        "ASAN_OPTIONS", "detect_container_overflow=0:detect_leaks=0"
    )

# ./dev makes one for all build trees.
venv = os.path.join(config.sinter_src, "build", "venv")
python = os.path.join(venv, "bin", "python3")
if os.path.exists(os.path.join(venv, ".complete")):
    config.available_features.add("python-oracle")
elif not os.path.exists(python):
    python = "python3"

shared_inputs = os.path.join(
    os.path.dirname(config.sinter_src), "shared", "inputs", "stablehlo"
)
if os.path.isdir(shared_inputs):
    config.available_features.add("shared-inputs")

cmake_configure = [
    "cmake -G Ninja -DCMAKE_BUILD_TYPE=Debug",
    f"-DCMAKE_C_COMPILER={config.c_compiler}",
    f"-DCMAKE_CXX_COMPILER={config.cxx_compiler}",
    f"-DCMAKE_PREFIX_PATH={os.path.dirname(config.llvm_tools)}",
    "-DCMAKE_EXE_LINKER_FLAGS=-fuse-ld=lld",
]
if config.ccache:
    cmake_configure.append(f"-DCMAKE_CXX_COMPILER_LAUNCHER={config.ccache}")

config.substitutions += [
    ("%cmake_configure", " ".join(cmake_configure)),
    ("%python", python),
    ("%sinter_src", config.sinter_src),
    ("%sinter_build", config.sinter_build),
    ("%shared_inputs", shared_inputs),
]
