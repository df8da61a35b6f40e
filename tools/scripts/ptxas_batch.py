# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs CUDA's assembler on many small kernels, several in a file, in parallel,
and remembers what it said by content. Plain Python."""

import concurrent.futures
import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import tempfile

#: Bytes of PTX in one file: ptxas starts in about 40 ms, and takes about 1 ms
#: per KB.
BATCH_BYTES = 200_000

HEADER = re.compile(r"^\.(version|target|address_size)\b.*\n", re.M)
BOUND = re.compile(r"^\.minnctapersm \d+[ \t]*$", re.M)
ENTRY = re.compile(r"Compiling entry function '([^']*)'")
STACK = re.compile(
    r"(\d+) bytes stack frame, (\d+) bytes spill stores, (\d+) bytes spill loads"
)
USED = re.compile(r"Used (\d+) registers")


def find_ptxas():
    return shutil.which("ptxas") or shutil.which("ptxas", path="/usr/local/cuda/bin")


def with_blocks(text, blocks):
    """The code under another minimum of CTAs per SM."""
    return BOUND.sub(f".minnctapersm {blocks}", text)


def with_registers(text, registers):
    """The code under a cap of registers per thread."""
    return BOUND.sub(f".maxnreg {registers}", text)


def parse_report(report):
    """Entry: registers, stack frame, spill stores, spill loads (bytes)."""
    found = {}
    entry = None
    for line in report.splitlines():
        if match := ENTRY.search(line):
            entry = match.group(1)
            found[entry] = [0, 0, 0, 0]
        elif entry and (match := STACK.search(line)):
            found[entry][1:] = [int(number) for number in match.groups()]
        elif entry and (match := USED.search(line)):
            found[entry][0] = int(match.group(1))
    return found


class Assembler:
    def __init__(self, cache=None, jobs=None):
        self.program = find_ptxas()
        self.jobs = jobs or os.cpu_count()
        version = subprocess.run(
            [self.program, "--version"], capture_output=True, text=True, check=True
        ).stdout
        self.version = version.strip().splitlines()[-1]
        self.cache = pathlib.Path(cache) if cache else None
        self.known = {}
        self.compiled = 0
        if self.cache and self.cache.exists():
            for line in self.cache.read_text().splitlines():
                key, entries = json.loads(line)
                self.known[key] = entries

    def key(self, text, chip):
        return hashlib.sha256(f"{self.version} {chip}\n{text}".encode()).hexdigest()[:32]

    def assemble(self, chip, texts):
        body = texts[0] + "".join(HEADER.sub("", text) for text in texts[1:])
        with tempfile.TemporaryDirectory() as folder:
            source = os.path.join(folder, "k.ptx")
            with open(source, "w", encoding="utf-8") as stream:
                stream.write(body)
            done = subprocess.run(
                [self.program, f"-arch={chip}", "-v", source, "-o", os.path.join(folder, "k.cubin")],
                capture_output=True,
                text=True,
            )
        if done.returncode:
            raise RuntimeError(f"ptxas: {(done.stderr + done.stdout)[:800]}")
        return parse_report(done.stderr + done.stdout)

    def run(self, work):
        """work: (chip, text) pairs, entries of one chip all of different names
        or equal text. Gives for each {entry: [registers, stack, stores, loads]}."""
        keys = [self.key(text, chip) for chip, text in work]
        batches = []
        open_batches = {}
        planned = set()
        for key, (chip, text) in zip(keys, work):
            if key in self.known or key in planned:
                continue
            planned.add(key)
            names = set(re.findall(r"\.entry (\w+)", text))
            batch = open_batches.get(chip)
            if (
                batch is None
                or batch["bytes"] + len(text) > BATCH_BYTES
                or batch["names"] & names
            ):
                batch = {"chip": chip, "keys": [], "texts": [], "bytes": 0, "names": set()}
                open_batches[chip] = batch
                batches.append(batch)
            batch["keys"].append(key)
            batch["texts"].append(text)
            batch["bytes"] += len(text)
            batch["names"] |= names
        self.compiled += len(planned)
        with concurrent.futures.ThreadPoolExecutor(self.jobs) as pool:
            reports = pool.map(lambda b: self.assemble(b["chip"], b["texts"]), batches)
            lines = []
            for batch, report in zip(batches, reports):
                for key, text in zip(batch["keys"], batch["texts"]):
                    names = re.findall(r"\.entry (\w+)", text)
                    self.known[key] = {name: report[name] for name in names}
                    lines.append(json.dumps([key, self.known[key]]))
                if self.cache and len(lines) > 200:
                    self.save(lines)
                    lines = []
            if self.cache:
                self.save(lines)
        return [self.known[key] for key in keys]

    def save(self, lines):
        self.cache.parent.mkdir(parents=True, exist_ok=True)
        with open(self.cache, "a", encoding="utf-8") as stream:
            stream.writelines(line + "\n" for line in lines)
