# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Fits the coefficients of the register model to plans whose registers are
known; `./dev bench registers --calibrate` calls it. Needs numpy."""

import pathlib

import numpy as np

ROOT = pathlib.Path(__file__).resolve().parents[2]
TABLE = ROOT / "lib/Schedule/RegisterCoefficients.inc"
#: Rows of the table, as RegisterModel::kindOf numbers them.
KINDS = ["pointwise", "row", "row results", "looped", "persistent", "columns", "split"]
#: A relative error below this weighs as if it were this: what is left is chance.
CLOSE = 0.03
#: A missed spill costs more than a block less on an SM.
UNDER = 2.5
#: Plans within this many registers of the cap say only that they take all.
AT_CAP = 3


def cap_of(plan):
    for step in range(31, -1, -1):
        if plan["blocks_at"][step] >= 1:
            return min(8 * (step + 1), 255)
    return 0


def fit(features, target, under=1.0, rounds=80):
    """Coefficients, none negative but the first, of least mean relative error:
    least squares, reweighted; the worst negative one is dropped at a time.
    `under`: how much more a prediction that is too low weighs."""
    count = features.shape[1]
    # Draws coefficients of what hardly occurs to nothing.
    damping = 4e-3 * np.eye(count) * np.maximum(np.abs(features).max(axis=0), 1)
    damping[0] = 0
    base = np.ones(len(target))
    scale = base / target
    active = list(range(count))
    result = np.zeros(count)
    for i in range(rounds):
        left = np.vstack([features[:, active] * scale[:, None], damping[:, active]])
        right = np.concatenate([target * scale, np.zeros(count)])
        solved = np.linalg.lstsq(left, right, rcond=None)[0]
        result = np.zeros(count)
        result[active] = solved
        negative = [k for k in active if k > 0 and result[k] < 0]
        if negative and i % 3 == 2:
            spread = features[:, negative].std(axis=0)
            active.remove(negative[int(np.argmin(result[negative] * spread))])
            continue
        error = (features @ result - target) / target
        base = np.where(error < 0, under**0.5, 1)
        error = np.abs(error)
        scale = base / target / np.sqrt(np.maximum(error, CLOSE))
    return np.maximum(result, np.where(np.arange(count) == 0, result, 0))


def write(plans, version, quiet=False):
    lines = []
    names = None
    for number, kind in enumerate(KINDS):
        some = [plan for plan in plans if plan["kind"] == number]
        names = names or some[0]["feature_names"]
        x = np.array([plan["features"] for plan in some])
        y = np.array([plan["registers"] for plan in some], float)
        caps = np.array([cap_of(plan) for plan in some])
        use = y < caps - AT_CAP
        taken = fit(x[use], y[use])
        error = np.abs(np.clip(x @ taken, 8, caps) - y) / y
        known = [plan for plan in some if "demand" in plan]
        xd = np.array([plan["features"] for plan in known])
        # Demand is known to lie in the last step of 8.
        yd = np.array([plan["demand"] - 3 for plan in known], float)
        needed = fit(xd, yd, under=UNDER)
        errord = np.abs(xd @ needed - yd) / yd
        if not quiet:
            print(
                f"{kind:11} {len(some):5} plans, error {error.mean():.3f}; "
                f"{len(known):5} with known need, error {errord.mean():.3f}, "
                f"above 20%: {np.mean(errord > 0.2):.3f}"
            )
        for table, values in (("taken", taken), ("needed", needed)):
            numbers = ", ".join(f"{value:.4g}" for value in values)
            lines.append(f"    // {kind}, {table}\n    {{{numbers}}},")
    TABLE.write_text(
        "// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception\n"
        "//\n"
        "// Coefficients of the register model, a row per schedule: registers that\n"
        "// ptxas takes without a cap, then registers needed without a spill. In the\n"
        "// order of RegisterModel::featureNames().\n"
        "// Written by ./dev bench registers --calibrate, from plans not held out:\n"
        f"// ptxas {version}.\n"
        "// clang-format off\n" + "\n".join(lines) + "\n// clang-format on\n",
        encoding="utf-8",
    )
