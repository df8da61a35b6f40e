# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Fits the trees of the register model to plans whose registers are known;
`./dev bench registers --calibrate` calls it. Needs numpy and lightgbm."""

import pathlib

ROOT = pathlib.Path(__file__).resolve().parents[2]
TABLE = ROOT / "lib/Schedule/RegisterForest.inc"
#: Plans within this many registers of the cap say only that they take all.
AT_CAP = 3
#: Where registers are fewer, demand is not measured: it is what is taken.
LEAST_ASKED = 24
#: Demand is known to lie in the last step of 8.
HALF_STEP = 3
#: Small trees, each of which corrects the sum of those before it by a little:
#: more of them, or larger ones, no longer lower the error on bodies left out.
TREES = {
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


def write(plans, version, quiet=False):
    import lightgbm
    import numpy as np

    free = [plan for plan in plans if plan["registers"] < cap_of(plan) - AT_CAP]
    known = [plan for plan in plans if demand_of(plan)]
    forests = []
    for name, some, target in (
        ("taken", free, [plan["registers"] for plan in free]),
        ("needed", known, [demand_of(plan) for plan in known]),
    ):
        features = np.array([plan["features"] for plan in some], float)
        target = np.array(target, float)
        model = lightgbm.LGBMRegressor(**TREES)
        model.fit(features, np.log(target))
        forests.append(Forest(model.booster_).text(name))
        if not quiet:
            error = np.abs(np.exp(model.predict(features)) - target) / target
            print(f"{name}: {len(some)} plans, error {error.mean():.3f}")
    TABLE.write_text(
        "// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception\n"
        "//\n"
        "// Trees of the register model: registers that ptxas takes without a cap, then\n"
        "// registers needed without a spill. A question is {feature, threshold, where to\n"
        "// go if at most, where if more}; features in the order of\n"
        "// RegisterModel::featureNames(). Leaves add up to a logarithm.\n"
        "// Written by ./dev bench registers --calibrate, from plans not held out:\n"
        f"// ptxas {version}.\n"
        "// clang-format off\n"
        + "".join(forests)
        + "// clang-format on\n",
        encoding="utf-8",
    )
