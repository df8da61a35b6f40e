# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs and times rivals of chains for bench_chains.py, which starts it: a process
of its own, so that one that fails or hangs costs one chain.

usage: rival_server.py [--device=cuda]     (one JSON object per line in and out)
       rival_server.py --warm PACK NAME...

{"op": "load", "name", "inputs", "outputs"}   inputs as sinter-run saved them; runs
    the rival once and compares with outputs, where they are given
{"op": "prepare", "which"}     eager, compile, copy or a library: captures a CUDA
    graph of steps that go round copies of the inputs beyond the L2 cache
{"op": "time", "which", "milliseconds"}       times of one step, in microseconds
{"op": "drop"}                 frees it all
Answers are {"ok": true, ...} or {"ok": false, "error"}. With --warm, compiles
each rival so that the caches of torch.compile know its kernels.
"""

import argparse
import collections
import gc
import json
import math
import os
import sys
import time
import warnings

import numpy

import chain_table
import tensor_files

# As in lib/Runtime/Program.cpp.
STEPS_PER_GRAPH = 16
CACHE_TIMES = 4
# Elements that are compared at a time.
COMPARED = 1 << 26
# A copy of this many bytes, read and written, at least and at most.
LEAST_COPY = 256 << 20
MOST_COPY = 2 << 30
COPY_MULTIPLE = 2 << 20


def arenas_beyond_cache(size, cache):
    return max(2, CACHE_TIMES * cache // max(size, 256) + 1)


def torch_types(torch):
    return {"BF16": torch.bfloat16, "F16": torch.float16, "F32": torch.float32,
            "F64": torch.float64, "I8": torch.int8, "I16": torch.int16,
            "I32": torch.int32, "I64": torch.int64, "U8": torch.uint8, "BOOL": torch.bool,
            "F8_E4M3": torch.float8_e4m3fn, "F8_E5M2": torch.float8_e5m2,
            "F8_E8M0": torch.float8_e8m0fnu}


class Server:
    def __init__(self, device):
        import torch
        import rivals
        warnings.filterwarnings("ignore", message=".*not writable.*")
        self.torch, self.rivals, self.device = torch, rivals, device
        self.cuda = device == "cuda"
        self.cache = (torch.cuda.get_device_properties(0).L2_cache_size if self.cuda
                      else 1 << 20)
        self.drop({})

    def drop(self, _):
        self.inputs, self.sets, self.prepared = [], [], {}
        gc.collect()
        if self.cuda:
            self.torch.cuda.empty_cache()
        return {}

    def versions(self, _):
        torch, found = self.torch, {"torch": self.torch.__version__}
        try:
            import triton
            found["triton"] = triton.__version__
        except ImportError:
            pass
        if self.cuda:
            found["device"] = torch.cuda.get_device_name(0)
            found["cuda"] = torch.version.cuda
        return {"versions": found}

    def tensor(self, tensor):
        kind = torch_types(self.torch)[tensor.dtype]
        flat = numpy.ascontiguousarray(tensor.bits).view(numpy.uint8)
        # The file is mapped and cannot be written; a chain may write its inputs.
        moved = self.torch.from_numpy(flat if self.cuda else flat.copy())
        return moved.to(self.device).view(kind).reshape(tensor.shape)

    def function(self):
        call, options = getattr(self.rivals, self.chain.rival), self.chain.options
        return lambda *tensors: call(*tensors, **options)

    def clones(self):
        return [t.clone() for t in self.inputs]

    def load(self, request):
        self.drop({})
        self.chain = chain_table.find(request["name"])
        tensors, _ = tensor_files.read(request["inputs"])
        self.inputs = [self.tensor(tensors[f"arg{i}"]) for i in range(len(tensors))]
        for i in self.chain.longs:
            self.inputs[i] = self.inputs[i].long()
        results = self.function()(*self.clones())
        size = sum(t.nbytes for t in self.inputs) + sum(t.nbytes for t in results)
        answer = {"bytes": size, "arenas": arenas_beyond_cache(size, self.cache)}
        if request.get("outputs"):
            answer["errors"] = self.compare(results, request["outputs"])
        del results
        if self.cuda:
            self.torch.cuda.empty_cache()
        self.sets = [self.inputs] + [self.clones() for _ in range(answer["arenas"] - 1)]
        return answer

    def compare(self, results, path):
        """By result: the norm of the difference over that of the expected, of the
        norms where other random numbers were drawn; or what does not fit."""
        torch, errors = self.torch, []
        tensors, _ = tensor_files.read(path)
        for i, result in enumerate(results):
            other = tensors.get(f"out{i}")
            # A dim of size 1 more or less is no difference.
            if other is None or result.numel() != math.prod(other.shape):
                errors.append(f"{tuple(result.shape)}, not {other and other.shape}")
                continue
            flat, sums = result.reshape(-1), [0.0, 0.0, 0.0]
            theirs = self.tensor(other).reshape(-1)
            for begin in range(0, flat.numel(), COMPARED):
                a, b = (t[begin:begin + COMPARED].float().double() for t in (flat, theirs))
                same = torch.where(a == b, 0.0, a - b)
                for n, part in enumerate((same, b, a)):
                    sums[n] += float(part.square().sum())
            difference, norm, mine = map(math.sqrt, sums)
            if self.chain.random:
                difference = abs(norm - mine)
            errors.append(difference / norm if norm else difference)
        if len(tensors) != len(results):
            errors.append(f"{len(results)} results, not {len(tensors)}")
        return errors

    def copies(self):
        """Copies of as many bytes as the chain moves."""
        size = sum(t.nbytes for t in self.inputs)
        size = min(max(size, LEAST_COPY // 2), MOST_COPY // 2)
        size -= size % 16
        # A copy of another multiple is slower: it is not a floor.
        size = max(size // COPY_MULTIPLE, 1) * COPY_MULTIPLE
        count = arenas_beyond_cache(2 * size, self.cache)
        kinds = [(self.torch.randint(0, 1 << 30, (size // 4,), dtype=self.torch.int32,
                                     device=self.device),) for _ in range(count)]
        targets = [self.torch.empty_like(a[0]) for a in kinds]
        turn = iter(range(1 << 62))

        def copy(source):
            target = targets[next(turn) % count]
            target.copy_(source)
            return (target,)

        return copy, kinds, 2 * size

    def prepare(self, request):
        torch, which = self.torch, request["which"]
        begin, answer, sets = time.perf_counter(), {}, self.sets
        if which == "copy":
            call, sets, answer["bytes"] = self.copies()
        elif which == "eager":
            call = self.function()
        elif which == "compile":
            torch._dynamo.reset()
            call = torch.compile(self.function(), dynamic=False, fullgraph=True,
                                 mode="max-autotune-no-cudagraphs" if self.cuda else None)
        else:
            call = self.rivals.LIBRARIES[self.chain.rival][which]
            options = self.chain.options
            plain = call
            call = lambda *tensors: plain(*tensors, **options)  # noqa: E731
        with torch.no_grad():
            for tensors in sets:
                results = call(*tensors)
            if which not in ("copy", "eager"):
                answer["same"] = self.same(results, which)
            del results
            self.prepared[which] = self.capture(call, sets)
        answer["seconds"] = time.perf_counter() - begin
        answer["graph"] = self.prepared[which][0] is not None
        return answer

    def same(self, results, which):
        """The largest relative difference of a result from the eager one's, both
        from the same inputs; None where they are random."""
        if self.chain.random or self.chain.donated:
            return None
        largest = 0.0
        for a, b in zip(self.function()(*self.sets[-1]), results):
            a, b = (t.reshape(-1)[:COMPARED].float().double() for t in (a, b))
            norm = float(b.norm())
            largest = max(largest, float((a - b).norm()) / norm if norm else 0.0)
        return largest

    def capture(self, call, sets):
        """(graph or None, steps in it, how to run it)."""
        torch = self.torch
        rounds = -(-STEPS_PER_GRAPH // len(sets))
        steps = rounds * len(sets)
        kept = collections.deque(maxlen=len(sets))

        def run():
            for i in range(steps):
                kept.append(call(*sets[i % len(sets)]))

        if not self.cuda:
            return None, steps, run
        torch.cuda.synchronize()
        graph = torch.cuda.CUDAGraph()
        try:
            with torch.cuda.graph(graph):
                run()
        except Exception as error:  # some operators wait for the device
            print(f"no CUDA graph: {error}", file=sys.stderr, flush=True)
            kept.clear()
            torch.cuda.synchronize()
            return None, steps, run
        # What the graph reads and writes stays alive as long as it.
        graph.kept = (kept, call, sets)
        return graph, steps, graph.replay

    def time(self, request):
        torch = self.torch
        _, steps, run = self.prepared[request["which"]]
        with torch.no_grad():
            if not self.cuda:
                begin = time.perf_counter()
                run()
                return {"us": [(time.perf_counter() - begin) * 1e6 / steps]}
            event = lambda: torch.cuda.Event(enable_timing=True)  # noqa: E731
            first = [event(), event()]
            run()  # clocks and caches
            first[0].record()
            run()
            first[1].record()
            torch.cuda.synchronize()
            one = max(first[0].elapsed_time(first[1]), 1e-3)
            count = int(min(50, max(3, request["milliseconds"] / one)))
            events = [event() for _ in range(count + 1)]
            events[0].record()
            for i in range(count):
                run()
                events[i + 1].record()
            torch.cuda.synchronize()
        return {"us": [a.elapsed_time(b) * 1e3 / steps
                       for a, b in zip(events, events[1:])]}

    def draw(self, bundle):
        """Random inputs as the bundle's recipe says, in kind."""
        torch = self.torch
        with open(os.path.join(bundle, "manifest.json"), encoding="utf-8") as file:
            inputs = json.load(file)["inputs"]
        with open(os.path.join(bundle, "recipe.json"), encoding="utf-8") as file:
            rules = json.load(file)["args"]
        drawn = []
        for i, entry in enumerate(inputs):
            rule, kind = rules.get(str(i), {}), torch_types(torch)[entry["dtype"]]
            low, high = rule.get("uniform", (0, 100))
            if "const" in rule:
                tensor = torch.full(entry["shape"], rule["const"], device=self.device)
            elif "normal" in rule:
                tensor = torch.randn(entry["shape"], device=self.device, dtype=kind)
            else:
                tensor = torch.randint(low, high, entry["shape"], device=self.device)
            drawn.append(tensor.long() if i in self.chain.longs else tensor.to(kind))
        return drawn

    def warm(self, pack, names):
        for name in names:
            begin, error = time.perf_counter(), ""
            try:
                self.chain = chain_table.find(name)
                self.inputs = self.draw(os.path.join(pack, "bundles", name))
                self.torch._dynamo.reset()
                call = self.torch.compile(self.function(), dynamic=False, fullgraph=True,
                                          mode="max-autotune-no-cudagraphs")
                with self.torch.no_grad():
                    call(*self.inputs)
                del call
            except Exception as caught:  # the measurement will say it again
                error = f" {caught}"[:200]
            self.drop({})
            print(f"warm {name} {time.perf_counter() - begin:.1f} s{error}",
                  file=sys.stderr, flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--warm", nargs="+", default=[])
    options = parser.parse_args()
    # Answers have a pipe of their own: libraries print.
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    server = Server(options.device)
    if options.warm:
        server.warm(options.warm[0], options.warm[1:])
        return 0
    operations = {name: getattr(server, name)
                  for name in ("load", "prepare", "time", "drop", "versions")}
    for line in sys.stdin:
        request = json.loads(line)
        try:
            answer = {"ok": True, **operations[request["op"]](request)}
        except Exception as error:
            answer = {"ok": False, "error": f"{type(error).__name__}: {error}"[:500]}
        answers.write(json.dumps(answer) + "\n")
        answers.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
