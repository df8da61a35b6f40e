# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Fits the register model to plans whose registers are known: sums of its counts
first, then trees for what is left. `./dev bench registers --calibrate` calls it.
Needs numpy and lightgbm."""

import pathlib

import lightgbm
import numpy as np

ROOT = pathlib.Path(__file__).resolve().parents[2]
SUMS = ROOT / "lib/Schedule/RegisterCoefficients.inc"
TREES = ROOT / "lib/Schedule/RegisterForest.inc"
#: Rows of the table of sums, as RegisterModel::kindOf numbers them.
KINDS = ["pointwise", "row", "row results", "looped", "persistent", "columns", "split"]
#: Features behind these are the trees' alone: the kind, the chip.
ONLY_TREES = 2
#: A relative error below this weighs as if it were this: what is left is chance.
CLOSE = 0.03
#: Plans within this many registers of the cap say only that they take all.
AT_CAP = 3
#: Where registers are fewer, demand is not measured: it is what is taken.
LEAST_ASKED = 24
#: No kernel takes fewer registers (RegisterModel.cpp).
LEAST = 6
#: Demand is known to lie in the last step of 8.
HALF_STEP = 3
#: Small trees, each of which corrects the sum of those before it by a little:
#: more of them, or larger ones, no longer lower the error on bodies left out.
OPTIONS = {
    "objective": "mae",
    "n_estimators": 250,
    "num_leaves": 18,
    "learning_rate": 0.08,
    "min_child_samples": 10,
    "subsample": 0.8,
    "subsample_freq": 1,
    "colsample_bytree": 0.5,
    "random_state": 1,
    "deterministic": True,
    "force_row_wise": True,
    "n_jobs": 1,
    "verbose": -1,
}


def cap_of(plan):
    for step in range(31, -1, -1):
        if plan["blocks_at"][step] >= 1:
            return min(8 * (step + 1), 255)
    return 0


def demand_of(plan):
    """Registers that suffice without a spill; None where nobody measured."""
    if "demand" in plan:
        return plan["demand"] - HALF_STEP
    if plan["spilled"]:
        # A spilled word is stored about once.
        cap = cap_of(plan)
        return min(cap + plan["spilled"] / 8, 1.6 * cap)
    return plan["registers"] if plan["registers"] < LEAST_ASKED else None


class Forest:
    """Trees in one list of questions and one of leaves."""

    def __init__(self, booster):
        self.roots, self.splits, self.leaves = [], [], []
        for tree in booster.dump_model()["tree_info"]:
            self.roots.append(self.add(tree["tree_structure"]))

    def add(self, node):
        if "leaf_value" in node:
            self.leaves.append(node["leaf_value"])
            return ~(len(self.leaves) - 1)
        if node["decision_type"] != "<=" or node["missing_type"] != "None":
            raise ValueError(f"a question of another kind: {node['decision_type']}")
        at = len(self.splits)
        self.splits.append(None)
        yes, no = self.add(node["left_child"]), self.add(node["right_child"])
        self.splits[at] = (node["split_feature"], node["threshold"], yes, no)
        return at

    def text(self, name):
        def rows(items):
            lines, line = [], "   "
            for item in items:
                if len(line) + len(item) > 96:
                    lines.append(line)
                    line = "   "
                line += f" {item},"
            return "\n".join([*lines, line])

        splits = [f"{{{f}, {literal(t)}, {y}, {n}}}" for f, t, y, n in self.splits]
        return (
            f"static constexpr int16_t {name}Roots[] = {{\n{rows(map(str, self.roots))}\n}};\n"
            f"static constexpr Split {name}Splits[] = {{\n{rows(splits)}\n}};\n"
            f"static constexpr float {name}Leaves[] = {{\n"
            + rows(map(literal, self.leaves))
            + "\n};\n"
        )


def literal(number):
    text = f"{number:.6g}"
    return text + ("f" if "." in text or "e" in text else ".0f")


def fit_sums(features, target, rounds=80):
    """Coefficients, none negative but the first, of least mean relative error:
    least squares, reweighted; the worst negative one is dropped at a time."""
    count = features.shape[1]
    # Draws coefficients of what hardly occurs to nothing.
    damping = 4e-3 * np.eye(count) * np.maximum(np.abs(features).max(axis=0), 1)
    damping[0] = 0
    scale = 1 / target
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
        error = np.abs(features @ result - target) / target
        scale = 1 / target / np.sqrt(np.maximum(error, CLOSE))
    return np.maximum(result, np.where(np.arange(count) == 0, result, 0))


LICENCE = "// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception\n//\n"
ORIGIN = (
    "// Written by ./dev bench registers --calibrate, from plans not held out:\n"
    "// ptxas {}.\n// clang-format off\n"
)
END = "// clang-format on\n"


def write(plans, version, quiet=False):
    free = [plan for plan in plans if plan["registers"] < cap_of(plan) - AT_CAP]
    known = [plan for plan in plans if demand_of(plan)]
    sums = {}
    forests = []
    for name, some, target in (
        ("taken", free, [plan["registers"] for plan in free]),
        ("needed", known, [demand_of(plan) for plan in known]),
    ):
        features = np.array([plan["features"] for plan in some], float)
        counts = features[:, :-ONLY_TREES]
        target = np.array(target, float)
        kinds = np.array([plan["kind"] for plan in some])
        said = np.zeros(len(some))
        for kind in range(len(KINDS)):
            these = kinds == kind
            sums[kind, name] = fit_sums(counts[these], target[these])
            said[these] = np.maximum(counts[these] @ sums[kind, name], LEAST)
        model = lightgbm.LGBMRegressor(**OPTIONS)
        model.fit(features, np.log(target / said))
        forests.append(Forest(model.booster_).text(name))
        if not quiet:
            error = np.abs(said * np.exp(model.predict(features)) - target) / target
            alone = np.abs(said - target) / target
            print(f"{name}: {len(some)} plans, error {alone.mean():.3f}, {error.mean():.3f}")
    lines = [
        f"    // {kind}, {name}\n    {{"
        + ", ".join(f"{value:.4g}" for value in sums[number, name])
        + "},\n"
        for number, kind in enumerate(KINDS)
        for name in ("taken", "needed")
    ]
    SUMS.write_text(
        LICENCE
        + "// Coefficients of the register model, a row per schedule: registers that\n"
        "// ptxas takes without a cap, then registers needed without a spill. In the\n"
        "// order of RegisterModel::featureNames().\n"
        + ORIGIN.format(version)
        + "".join(lines)
        + END,
        encoding="utf-8",
    )
    TREES.write_text(
        LICENCE
        + "// Trees of the register model: logarithms of what the sums of\n"
        "// RegisterCoefficients.inc have to be multiplied by, first for registers that\n"
        "// ptxas takes without a cap, then for those needed without a spill. A question\n"
        "// is {feature, threshold, where to go if at most, where if more}; features in\n"
        "// the order of RegisterModel::featureNames(). Leaves are added up.\n"
        + ORIGIN.format(version)
        + "".join(forests)
        + END,
        encoding="utf-8",
    )
