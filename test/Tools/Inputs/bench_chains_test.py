# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Unit tests of the parts of bench_chains.py and bench_step.py that measure nothing.

usage: bench_chains_test.py SOURCE_TREE
"""

import ast
import json
import pathlib
import re
import sys
import tempfile
import unittest
import xml.etree.ElementTree

ROOT = pathlib.Path(sys.argv.pop(1))
sys.path.insert(0, str(ROOT / "tools/scripts"))

import ml_dtypes  # noqa: E402
import numpy  # noqa: E402

import bench_step  # noqa: E402
import chain_report  # noqa: E402
import chain_run  # noqa: E402
import chain_sweep  # noqa: E402
import chain_table  # noqa: E402
import tensor_files  # noqa: E402


class Table(unittest.TestCase):
    def rivals(self):
        tree = ast.parse((ROOT / "tools/scripts/rivals.py").read_text())
        return {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}

    def test_every_chain_has_a_rival(self):
        rivals = self.rivals()
        for path in sorted((ROOT / "kernels/chains").glob("*.mlir")):
            chain = chain_table.find(path.stem)
            self.assertIsNotNone(chain, path.stem)
            self.assertIn(chain.rival, rivals, path.stem)
            arguments = rivals[chain.rival].args
            known = {a.arg for a in arguments.args + arguments.kwonlyargs}
            self.assertLessEqual(set(chain.options), known, path.stem)
            self.assertTrue(chain_table.groups(path.stem), path.stem)

    def test_rivals_of_patterns_exist(self):
        rivals = self.rivals()
        for _, chain in chain_table.PATTERNS:
            self.assertIn(chain.rival, rivals)

    def test_odd_widths_have_neighbours(self):
        names = {path.stem for path in (ROOT / "kernels/chains").glob("*.mlir")}
        for kind in chain_table.ODD_KINDS:
            for odd in chain_table.ODD:
                self.assertIn(f"{kind}_{odd}", names)
                self.assertIn(chain_table.odd_pair(f"{kind}_{odd}"), names)

    def test_groups(self):
        self.assertEqual(chain_table.groups("negate_2048"), {"control"})
        self.assertEqual(chain_table.groups("rope"), {"all", "straight", "eleven"})
        self.assertEqual(chain_table.groups("named_softmax_4097"), {"odd"})
        self.assertEqual(chain_table.groups("named_softmax_5120"), {"odd"})
        self.assertEqual(chain_table.groups("named_softmax_4096"),
                         {"all", "straight", "eleven"})
        self.assertEqual(chain_table.groups("fp8_row_transposed_2048"),
                         {"all", "transposed", "eleven"})
        self.assertEqual(chain_table.groups("embedding_backward_2048"),
                         {"all", "embedding gradient"})

    def test_blocks(self):
        chain = chain_table.find("swiglu_fp8_1x128_transposed_5632")
        self.assertEqual(chain.options, {"block": [1, 128], "transposed": True})
        self.assertEqual(chain.rival, "swiglu_fp8")
        self.assertEqual(chain_table.find("fp8_128x128_2048").options,
                         {"block": [128, 128]})

    def test_floor(self):
        x = ("BF16", (16384, 2048))
        floor = chain_table.floor_bytes
        self.assertEqual(floor(chain_table.find("residual_rms_norm_2048"),
                               [x, x, ("BF16", (2048,))], [x, x]), 4 * 2**26 + 4096)
        # One scale over the tensor: it is read twice.
        q = [("F8_E4M3", (16384, 2048)), ("F32", ())]
        self.assertEqual(floor(chain_table.find("fp8_tensor_2048"), [x], q),
                         2 * 2**26 + 2**25 + 4)
        # The gradients' norm: each of them twice, and not the rate or the step.
        f, g = ("F32", (10,)), ("BF16", (10,))
        clip = chain_table.find("clip_adamw_2")
        inputs = [f, f, f, g] * 2 + [("F32", ()), ("I32", ())]
        self.assertEqual(floor(clip, inputs, [f] * 6 + [("F32", ())]),
                         2 * (3 * 40 + 2 * 20) + 8 + 6 * 40 + 4)
        # Of a table, the rows that are looked up.
        table = [("BF16", (10, 4)), ("I32", (1000,))]
        self.assertEqual(floor(chain_table.find("embedding_4"), table,
                               [("BF16", (1000, 4))]), 80 + 4000 + 8000)
        self.assertEqual(chain_table.distinct(32000, 1), 1)

    def test_recipe(self):
        f, g = ("F32", (10,)), ("BF16", (10,))
        args = chain_table.recipe(chain_table.find("named_adamw"),
                                  [f, f, f, g, ("F32", ()), ("I32", ())], [])["args"]
        self.assertEqual(args["2"], chain_table.POSITIVE)
        self.assertEqual(args["3"], chain_table.NORMAL)
        self.assertEqual(args["5"], {"const": 10})
        ids = ("I32", (7,))
        self.assertEqual(chain_table.recipe(
            chain_table.find("cross_entropy_50"), [("BF16", (7, 50)), ids], [])["args"]["1"],
            {"uniform": [0, 50]})
        self.assertEqual(chain_table.recipe(
            chain_table.find("embedding_backward_8"), [("BF16", (7, 8)), ids],
            [("BF16", (30, 8))])["args"]["1"], {"uniform": [0, 30]})


class Tensors(unittest.TestCase):
    def test_narrow_values(self):
        codes = numpy.arange(256, dtype=numpy.uint8)
        for name, kind in (("F8_E4M3", ml_dtypes.float8_e4m3fn),
                           ("F8_E5M2", ml_dtypes.float8_e5m2),
                           ("F8_E8M0", ml_dtypes.float8_e8m0fnu)):
            wanted = codes.view(kind).astype(numpy.float64)
            found = tensor_files.to_float(name, codes)
            same = (found == wanted) | numpy.isnan(wanted)
            self.assertTrue(same.all(), name)
        wide = numpy.arange(0, 65536, dtype=numpy.uint16)
        wanted = wide.view(ml_dtypes.bfloat16).astype(numpy.float64)
        found = tensor_files.to_float("BF16", wide)
        self.assertTrue(((found == wanted) | numpy.isnan(wanted)).all())

    def test_files(self):
        tensors = {
            "a": tensor_files.Tensor("U8", (3,), numpy.array([1, 2, 3], numpy.uint8)),
            # Not at a multiple of its size.
            "b": tensor_files.Tensor("F32", (), numpy.array([1.5], numpy.float32).view("u4")),
            "c": tensor_files.Tensor("BF16", (0, 4), numpy.zeros(0, numpy.uint16))}
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "t"
            tensor_files.write(path, tensors, {"key": "value"})
            found, metadata = tensor_files.read(path)
        self.assertEqual(metadata, {"key": "value"})
        self.assertEqual(found["b"].values().tolist(), [1.5])
        self.assertEqual(found["c"].shape, (0, 4))
        self.assertEqual([t.bits.tolist() for t in found.values()],
                         [t.bits.tolist() for t in tensors.values()])

    def test_samples(self):
        self.assertEqual(tensor_files.positions(5, 64).tolist(), [0, 1, 2, 3, 4])
        places = tensor_files.positions(10**6, 4096)
        self.assertEqual(len(places), 4096)
        self.assertEqual((places[0], places[-1]), (0, 10**6 - 1))
        self.assertTrue((places == tensor_files.positions(10**6, 4096)).all())
        self.assertGreater(len(set(places)), 4000)

    def test_blocks(self):
        bits = numpy.ones(1000, numpy.float32)
        norms = tensor_files.block_norms(tensor_files.Tensor("F32", (1000,), bits.view("u4")))
        self.assertEqual(tensor_files.worst_block(norms, norms), 0)
        bits[999] = 100
        other = tensor_files.block_norms(tensor_files.Tensor("F32", (1000,), bits.view("u4")))
        self.assertGreater(tensor_files.worst_block(other, norms), 1)
        self.assertEqual(tensor_files.worst_block(norms[1:], norms), float("inf"))
        self.assertEqual(tensor_files.block_norms(
            tensor_files.Tensor("F32", (0,), bits[:0].view("u4"))), [])


class Parts(unittest.TestCase):
    def test_parts_cover_and_balance(self):
        costs = {f"c{i}": 1 + i % 7 for i in range(50)}
        parts = chain_run.shares(costs, 4)
        self.assertEqual(sorted(sum(parts, [])), sorted(costs))
        loads = [sum(costs[n] for n in part) for part in parts]
        self.assertLessEqual(max(loads) - min(loads), 7)
        self.assertEqual(chain_run.part_of(costs, "2/4"), parts[1])
        for wrong in ("0/4", "5/4", "x", "1/", "1/0"):
            with self.assertRaises(SystemExit):
                chain_run.part_of(costs, wrong)

    def test_by_rival(self):
        self.assertTrue(chain_run.by_rival([0.0, 1e-3])["passed"])
        self.assertFalse(chain_run.by_rival([0.0, float("nan")])["passed"])
        self.assertFalse(chain_run.by_rival(["(3,), not (4,)"])["passed"])


def entry(name, sinter, compiled, size=10**8, **more):
    return {"name": name, "bytes": size, "sinter_us": [sinter, sinter],
            "check": {"passed": True},
            "kernels": {"@k": {"estimated_seconds": 5e-5, "launches": 1}},
            "launch_us": [["@k", 49.0, 32]],
            "prepared": {"copy": {"bytes": 10**8}},
            "rivals_us": {"copy": [25.0], "compile": [compiled], "eager": [999.0]}, **more}


class Report(unittest.TestCase):
    def chains(self, *entries):
        return {e["name"]: chain_report.digest(e, 4e12) for e in entries}

    def test_digest(self):
        figures = chain_report.digest(entry("rope", 30.0, 60.0), 4e12)
        self.assertAlmostEqual(figures["copy_bytes_per_second"], 4e12)
        self.assertEqual(figures["floor_us"], 25.0)
        self.assertAlmostEqual(figures["share_of_copy"], 25 / 30, 3)
        self.assertEqual(figures["over_compile"], 2.0)
        self.assertEqual(figures["kernels"]["@k"]["modelled_us"], 50.0)
        failed = chain_report.digest({"name": "x", "bytes": 9, "errors": ["e"]}, 4e12)
        self.assertIsNone(failed["sinter_us"])

    def test_bars(self):
        chains = self.chains(entry("rope", 26.0, 60.0), entry("swiglu_5632", 40.0, 38.0),
                             entry("embedding_backward_2048", 38.0, 60.0),
                             entry("named_softmax_4096", 26.0, 52.0),
                             entry("named_softmax_4097", 31.2, 52.0))
        found = {what: (value, met) for what, value, _, met in chain_report.bars(chains)}
        self.assertEqual(found["lowest share of copy (swiglu_5632)"], (0.625, False))
        self.assertEqual(found["embedding gradient, times its floor"][1], True)
        self.assertEqual(found["lowest ratio to torch.compile (swiglu_5632)"], (0.95, False))
        self.assertEqual(found["chains whose outputs are not the oracle's"], (0.0, True))
        self.assertAlmostEqual(found["odd width over its neighbour, per byte "
                                     "(named_softmax_4097)"][0], 1.2)
        self.assertEqual(found["kernels modelled within 20%"], (1.0, True))
        # Nothing measured is no success.
        self.assertEqual(found["share of copy, geometric mean, with a transposed copy"],
                         (None, None))

    def test_table_and_chart(self):
        chains = self.chains(entry("rope", 30.0, 60.0), entry("negate_2048", 26.0, 26.0),
                             {"name": "swiglu_5632", "bytes": 1, "errors": ["failed"]})
        table = chain_report.table(chains)
        self.assertIn("| `rope` | 100 | 25.0 | 30.0 | 0.833 |", table)
        self.assertIn("failed |", table)
        chart = chain_report.chart(chains, "A <title> & more")
        xml.etree.ElementTree.fromstring(chart)
        self.assertEqual(chart, chain_report.chart(chains, "A <title> & more"))
        xml.etree.ElementTree.fromstring(chain_report.chart({}, "empty"))

    def test_lines_of_a_run_that_was_cut(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "p"
            path.write_text(json.dumps({"part": "1/1", "chains": ["a", "b"], "command": []}) +
                            "\n" + json.dumps({"name": "a"}) + '\n{"name": "b", "si')
            heads, results, missing = chain_report.read_lines([path])
        self.assertEqual((len(heads), list(results), missing), (1, ["a"], {"b"}))


class Sweep(unittest.TestCase):
    PLAN = ('  sinter.kernel private @a(%x: tensor<4xf32>) -> (tensor<4xf32>) attributes '
            '{decisions = {schedule = "row", threads = 128 : i64}, estimates = {seconds = '
            '1.0 : f64}} {\n  sinter.kernel private @a_1(%x: tensor<4xf32>) -> '
            '(tensor<4xf32>) attributes {decisions = {threads = 64 : i64}} {\n')

    def test_decisions(self):
        text = chain_sweep.with_decisions(self.PLAN, "a", "{threads = 256 : i64}")
        self.assertIn("@a(%x: tensor<4xf32>) -> (tensor<4xf32>) attributes "
                      "{decisions = {threads = 256 : i64}} {", text)
        self.assertIn("{decisions = {threads = 64 : i64}}", text)
        self.assertNotIn("estimates", text)
        with self.assertRaises(RuntimeError):
            chain_sweep.with_decisions(self.PLAN, "b", "{}")
        arena = "sinter.arena = {bytes = 4 : i64}"
        text = chain_sweep.with_decisions(
            f"func.func @main() attributes {{{arena}, x = 1 : i64}} {{\n"
            f"func.func @f() attributes {{{arena}}} {{\n" + self.PLAN, "a", "{}")
        self.assertIn("attributes {x = 1 : i64} {", text)
        self.assertIn("func.func @f() attributes {} {", text)
        self.assertEqual(chain_sweep.parse_decisions('{schedule = "row", lanes = 8 : i64}'),
                         {"schedule": "row", "lanes": "8"})

    def plan(self, seconds, taken=False, spill=0, **decisions):
        text = ", ".join(f"{k} = {v} : i64" for k, v in decisions.items())
        return {"kernel": "a", "taken": taken, "seconds": seconds, "spill_bytes": spill,
                "decisions": "{" + text + "}"}

    def test_choice(self):
        plans = [self.plan(1.0 + i / 100, i == 2, threads=32 * (i + 1), lanes=i // 4)
                 for i in range(20)] + [self.plan(9.0, lanes=99)]
        chosen = chain_sweep.choose(plans, 6)
        self.assertEqual(len(chosen), 6)
        self.assertTrue(chosen[0]["taken"])
        self.assertEqual([p["seconds"] for p in chosen[1:3]], [1.0, 1.01])
        # The rest are unlike: other lanes than those of the first.
        self.assertTrue(all("lanes = 0" not in p["decisions"] for p in chosen[3:]))
        self.assertNotIn(plans[-1], chosen)
        self.assertEqual(len(chain_sweep.choose(plans[:2], 6)), 2)

    def test_dominant(self):
        lines = [{**self.plan(1.0, True), "kernel": "a"}, {**self.plan(5.0), "kernel": "a"},
                 {**self.plan(2.0, True), "kernel": "b"}]
        self.assertEqual(chain_sweep.dominant(lines)[0], "b")
        with self.assertRaises(LookupError):
            chain_sweep.dominant([{**self.plan(1.0, True), "kernel": str(i)}
                                  for i in range(9)])

    def test_verdicts(self):
        line = {"name": "c", "decisions": {}, "modelled_us": 10.0}
        chains = {"c": [{**line, "plan": 0, "us": 11.0, "kernels": [["@a", 11.0, 3, 8.0]]},
                        {**line, "plan": 1, "us": 10.0, "kernels": [["@a", 10.0, 3, 9.0]]},
                        {**line, "plan": 2}]}
        self.assertEqual(chain_sweep.judge(chains)["c"]["loss"], 0.1)
        errors = chain_sweep.kernel_errors(chains)
        self.assertEqual(len(errors), 1)
        self.assertAlmostEqual(errors[0][0], 8 / 11 - 1)
        self.assertEqual(len(chain_sweep.kernel_errors(chains, taken_only=False)), 2)


class Step(unittest.TestCase):
    def test_verdict(self):
        self.assertTrue(bench_step.verdict(1.9, 1.0, 10.0)["agrees"])
        self.assertFalse(bench_step.verdict(2.1, 1.0, 10.0)["agrees"])
        # XLA may be equal to itself by luck.
        self.assertTrue(bench_step.verdict(5e-6, 0.0, 1.0)["agrees"])
        self.assertFalse(bench_step.verdict(float("nan"), 1.0, 1.0)["agrees"])

    def test_compare(self):
        def tensor(*values):
            bits = numpy.array(values, numpy.float32).view(numpy.uint32)
            return tensor_files.Tensor("F32", (len(values),), bits)

        norms = bench_step.Norms()
        norms.torch = None
        rows = bench_step.compare(
            norms, {"out0": tensor(1, 2), "out1": tensor(5, 6)},
            {"out0": tensor(1, 2.5), "out1": tensor(5, 6.5), "out2": tensor(1)},
            {"out0": tensor(1, 2.25), "out1": tensor(5, 6.5), "out2": tensor(1)},
            {"arg3": tensor(5, 6)}, {"out1": 3})
        self.assertEqual([row["agrees"] for row in rows], [True, False, False])
        # Compared as a difference from the input that it takes the place of.
        self.assertEqual(rows[1]["sinter_xla"], 1.0)
        self.assertIn("error", rows[2])

    def test_family(self):
        sinter = {"families": {"other": {"bytes": 9e11, "us": 2e5}},
                  "copy_bytes_per_second": 4e12}
        self.assertTrue(bench_step.family_limit(sinter)["met"])
        self.assertAlmostEqual(bench_step.family_limit(sinter)["may_take_ms"], 250)

    def test_model(self):
        model = bench_step.model_of({
            "@a": {"us": 10.0, "modelled_us": 11.0, "registers": 3},
            "@b": {"us": 10.0, "modelled_us": 5.0, "registers": 3},
            "@matmul": {"us": 10.0, "modelled_us": 99.0}})
        self.assertEqual(model, {"kernels": 2, "within": 1, "worst": {"@b": -0.5, "@a": 0.1}})

    def test_tokens(self):
        inputs = [{"dtype": "BF16", "shape": [4, 4]}, {"dtype": "I32", "shape": []},
                  {"dtype": "I32", "shape": [16, 1024]}]
        self.assertEqual(bench_step.tokens_of({"inputs": inputs}), 16384)
        self.assertIsNone(bench_step.tokens_of({"inputs": inputs[:2]}))


class Constants(unittest.TestCase):
    def test_graphs_are_alike_on_both_sides(self):
        """rival_server.py goes round buffers as lib/Runtime/Program.cpp does."""
        server = (ROOT / "tools/scripts/rival_server.py").read_text()
        runtime = (ROOT / "lib/Runtime/Program.cpp").read_text()
        for python, cpp in (("STEPS_PER_GRAPH", "stepsPerGraph"),
                            ("CACHE_TIMES", "cacheTimes")):
            here = re.search(python + r" = (\d+)", server)[1]
            there = re.search(cpp + r" = (\d+)", runtime)[1]
            self.assertEqual(here, there)


if __name__ == "__main__":
    unittest.main()
