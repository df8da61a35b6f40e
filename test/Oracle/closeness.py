# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Stricter comparisons than sinter-compare's norms, for programs that allow it.

A program asks for them in leading comments:

    // check: bits        every result equal, the sign of zero too
    // check: exact       every result equal in value
    // check: ulp=N       every element within N units in the last place
    // exact: 0 3         these results equal in value

NaN equals NaN, whatever its payload. Integers are equal or not.
"""

import re

import numpy as np

from xla_oracle import MLIR_NAMES, is_float

#: Norm of the difference over the norm of the reference, by the narrowest
#: float type in the program, for programs compared without sinter-compare.
NORM_TOLERANCE = {"f64": 1e-11, "f32": 1e-5, "f16": 2e-3, "bf16": 2e-2}


class Directives:
    def __init__(self, text):
        self.mode = "norm"
        self.ulps = 0
        self.exact = set()
        self.gpu_refused = False
        for line in text.splitlines():
            if not line.startswith("//"):
                break
            key, _, value = line[2:].strip().partition(": ")
            if key == "check" and value.startswith("ulp="):
                self.mode, self.ulps = "ulp", int(value[4:])
            elif key == "check":
                self.mode = value
            elif key == "exact":
                self.exact = {int(i) for i in value.split()}
            elif key == "gpu":
                self.gpu_refused = value.startswith("refused")


def as_double(array):
    return array.astype(np.float64)


def ulp_of(array):
    """The unit in the last place of each element, as a double."""
    name = MLIR_NAMES[array.dtype]
    digits = {"f64": 53, "f32": 24, "f16": 11, "bf16": 8, "f8E4M3FN": 4, "f8E5M2": 3}
    lowest = {"f64": -1022, "f32": -126, "f16": -14, "bf16": -126,
              "f8E4M3FN": -6, "f8E5M2": -14}  # fmt: skip
    with np.errstate(all="ignore"):
        _, exponent = np.frexp(np.abs(as_double(array)))
    exponent = np.maximum(exponent - 1, lowest[name])
    return np.ldexp(1.0, exponent - digits[name] + 1)


def first_difference(wrong, ours, theirs):
    where = np.unravel_index(int(np.argmax(wrong)), wrong.shape)
    place = ", ".join(map(str, where))
    count = int(wrong.sum())
    return (
        f"{count} of {wrong.size} elements, first [{place}]: "
        f"{ours[where]!r}, expected {theirs[where]!r}"
    )


def judge_elements(mode, ulps, ours, theirs):
    """None, or what is wrong."""
    if ours.shape != theirs.shape or ours.dtype != theirs.dtype:
        return f"is {ours.dtype}{ours.shape}, expected {theirs.dtype}{theirs.shape}"
    if not ours.size:
        return None
    if not is_float(ours.dtype):
        wrong = ours != theirs
    else:
        a, b = as_double(ours), as_double(theirs)
        with np.errstate(all="ignore"):
            same = (a == b) | (np.isnan(a) & np.isnan(b))
            if mode == "ulp":
                same |= np.abs(a - b) <= ulps * ulp_of(theirs)
            if mode == "bits":
                same &= np.isnan(a) | (np.signbit(a) == np.signbit(b))
        wrong = ~same
    if wrong.any():
        return first_difference(wrong, ours, theirs)
    return None


def judge(directives, ours, theirs):
    """Apply a program's directives: a list of complaints."""
    if len(ours) != len(theirs):
        return [f"{len(ours)} results, expected {len(theirs)}"]
    complaints = []
    for i, (a, b) in enumerate(zip(ours, theirs)):
        mode = directives.mode
        if i in directives.exact or not is_float(b.dtype):
            mode = "exact" if mode != "bits" else mode
        if mode == "norm":
            continue
        wrong = judge_elements(mode, directives.ulps, a, b)
        if wrong:
            complaints.append(f"out{i} ({mode}): {wrong}")
    return complaints


def narrowest_float(text):
    """The narrowest float type that a program's text mentions."""
    for name in ("bf16", "f16", "f32", "f64"):
        if re.search(rf"[x<]{name}>", text):
            return name
    return "f32"


def judge_norms(tolerance, ours, theirs):
    """The norm rule of sinter-compare for plain results."""
    complaints = []
    floats = [b for b in theirs if is_float(b.dtype) and b.size]
    squares = count = 0.0
    for b in floats:
        finite = as_double(b)[np.isfinite(as_double(b))]
        squares += float((finite**2).sum())
        count += finite.size
    rms = (squares / count) ** 0.5 if count else 0.0
    for i, (a, b) in enumerate(zip(ours, theirs)):
        if not is_float(b.dtype) or not b.size:
            continue
        a, b = as_double(a), as_double(b)
        if (np.isnan(a) != np.isnan(b)).any():
            complaints.append(f"out{i}: NaN in other places")
            continue
        with np.errstate(all="ignore"):
            difference = np.where(a == b, 0.0, a - b)
        difference = float(np.linalg.norm(np.nan_to_num(difference)))
        scale = float(np.linalg.norm(np.where(np.isfinite(b), b, 0.0)))
        scale = max(scale, 0.01 * b.size**0.5 * rms)
        if difference > tolerance * scale:
            error = difference / scale if scale else float("inf")
            complaints.append(f"out{i}: norm of the difference {error:.3g}")
    return complaints
