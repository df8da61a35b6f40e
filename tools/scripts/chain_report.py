# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""bench_chains.py merge: the parts of a run as one file of results, a table, means
beside their bars, and a chart."""

import json
import math
import statistics

import chain_table

# What results have to show, by the share of the run's copy and the ratio to
# torch.compile, by group.
LEAST_SHARE, LEAST_RATIO = 0.85, 0.97
SHARES = {"straight": ("without a transposed copy", 0.93),
          "transposed": ("with a transposed copy", 0.87)}
RATIOS = {"eleven": ("the eleven of measured.md", 1.40), "all": ("all chains", 1.25)}
EMBEDDING_TIMES_FLOOR = 1.6
# An odd width may take this much more time per byte than its neighbour.
ODD_LOSS = 1.15
# Modelled time is right within this much.
MODEL_WITHIN, MODEL_SHARE = 0.20, 0.80


def read_lines(paths):
    """Heads of parts, results by name, and names that no part came to."""
    heads, results, missing = [], {}, set()
    for path in paths:
        for line in path.read_text(encoding="utf-8").splitlines():
            try:
                entry = json.loads(line)
            except json.JSONDecodeError:
                continue  # a run that was cut in the middle of a line
            if "part" in entry:
                heads.append(entry)
                missing |= set(entry["chains"])
            elif "name" in entry:
                results[entry["name"]] = entry
    return heads, results, missing - set(results)


def median(values):
    return statistics.median(values) if values else None


def digest(entry, copy):
    """Figures of one chain, its floor at `copy` bytes per second."""
    rivals = {which: median(times) for which, times in entry.get("rivals_us", {}).items()}
    figures = {"bytes": entry["bytes"], "sinter_us": median(entry.get("sinter_us", [])),
               "spread_us": [round(t, 2) for t in entry.get("sinter_us", [])],
               "copy_bytes_per_second": copy,
               "launches": entry.get("launches"), "arena_bytes": entry.get("arena_bytes"),
               "check": entry.get("check"), "errors": entry.get("errors", [])}
    for which in rivals:
        if which != "copy":
            figures.setdefault("rivals_us", {})[which] = round(rivals[which], 2)
    loose = [which for which, known in entry.get("prepared", {}).items()
             if not known.get("graph", True)]
    if loose:
        figures["without_graph"] = loose
    if entry.get("rival_errors") is not None:
        numbers = [e for e in entry["rival_errors"] if not isinstance(e, str)]
        figures["rival_distance"] = max(numbers, default=None)
        figures["rival_misfits"] = [e for e in entry["rival_errors"] if isinstance(e, str)]
    kernels = entry.get("kernels", {})
    figures["modelled_us"] = round(1e6 * sum(
        k.get("estimated_seconds", 0) * k.get("launches", 1) for k in kernels.values()), 2)
    figures["kernels"] = kernel_times(entry)
    if figures["sinter_us"] and figures["copy_bytes_per_second"]:
        figures["floor_us"] = round(entry["bytes"] / figures["copy_bytes_per_second"] * 1e6, 2)
        figures["share_of_copy"] = round(figures["floor_us"] / figures["sinter_us"], 4)
        figures["sinter_us"] = round(figures["sinter_us"], 2)
        if rivals.get("compile"):
            figures["over_compile"] = round(rivals["compile"] / figures["sinter_us"], 4)
    return figures


def copy_rate(entry):
    moved = entry.get("prepared", {}).get("copy", {}).get("bytes")
    time = median(entry.get("rivals_us", {}).get("copy", []))
    return moved / time * 1e6 if moved and time else None


def kernel_times(entry):
    """Measured and modelled microseconds of a planned launch, by kernel: one whose
    code has several entries is as many launches on the GPU."""
    measured = {}
    for plan, us, registers in entry.get("launch_us", []):
        measured.setdefault(plan, []).append((us, registers))
    kernels = {}
    for plan, launches in measured.items():
        known = entry.get("kernels", {}).get(plan, {})
        kernels[plan] = {"us": round(sum(us for us, _ in launches)
                                     / (known.get("launches") or len(launches)), 2),
                         "launches": len(launches), "registers": launches[0][1]}
        if known.get("estimated_seconds"):
            kernels[plan]["modelled_us"] = round(known["estimated_seconds"] * 1e6, 2)
    return kernels


def geometric_mean(values):
    values = [v for v in values if v]
    return math.exp(statistics.mean(map(math.log, values))) if values else None


def in_group(chains, group, key):
    return {name: figures[key] for name, figures in chains.items()
            if group in chain_table.groups(name) and figures.get(key)}


def bars(chains):
    """(what, value or None, bar as text, whether it is met or None)."""
    found = []

    def add(what, value, bar, good):
        found.append((what, value, bar, None if value is None else bool(good(value))))

    for group, (what, bar) in SHARES.items():
        add(f"share of copy, geometric mean, {what}",
            geometric_mean(in_group(chains, group, "share_of_copy").values()),
            f">= {bar}", lambda v, bar=bar: v >= bar)
    shares = {**in_group(chains, "straight", "share_of_copy"),
              **in_group(chains, "transposed", "share_of_copy")}
    lowest = min(shares, key=shares.get, default=None)
    add(f"lowest share of copy{lowest and f' ({lowest})' or ''}",
        shares.get(lowest), f">= {LEAST_SHARE}", lambda v: v >= LEAST_SHARE)
    embedding = in_group(chains, "embedding gradient", "share_of_copy")
    add("embedding gradient, times its floor",
        max((1 / v for v in embedding.values()), default=None),
        f"<= {EMBEDDING_TIMES_FLOOR}", lambda v: v <= EMBEDDING_TIMES_FLOOR)
    for group, (what, bar) in RATIOS.items():
        add(f"torch.compile over Sinter, geometric mean, {what}",
            geometric_mean(in_group(chains, group, "over_compile").values()),
            f">= {bar}", lambda v, bar=bar: v >= bar)
    ratios = in_group(chains, "all", "over_compile")
    lowest = min(ratios, key=ratios.get, default=None)
    add(f"lowest ratio to torch.compile{lowest and f' ({lowest})' or ''}",
        ratios.get(lowest), f">= {LEAST_RATIO}", lambda v: v >= LEAST_RATIO)
    losses = odd_losses(chains)
    worst = max(losses, key=losses.get, default=None)
    add(f"odd width over its neighbour, per byte{worst and f' ({worst})' or ''}",
        losses.get(worst), f"<= {ODD_LOSS}", lambda v: v <= ODD_LOSS)
    unchecked = [n for n, f in chains.items() if (f.get("check") or {}).get("passed") is not True]
    add("chains whose outputs are not the oracle's", float(len(unchecked)), "= 0",
        lambda v: v == 0)
    right = [abs(k["modelled_us"] / k["us"] - 1) <= MODEL_WITHIN
             for f in chains.values() for k in f["kernels"].values()
             if k.get("modelled_us") and k["us"] > 0]
    add(f"kernels modelled within {MODEL_WITHIN:.0%}",
        sum(right) / len(right) if right else None, f">= {MODEL_SHARE}",
        lambda v: v >= MODEL_SHARE)
    return found


def odd_losses(chains):
    """Time per byte of odd widths over that of their neighbours."""
    losses = {}
    for name, figures in chains.items():
        other = chains.get(chain_table.odd_pair(name) or "", {})
        if figures.get("sinter_us") and other.get("sinter_us"):
            losses[name] = (figures["sinter_us"] / figures["bytes"]) / (
                other["sinter_us"] / other["bytes"])
    return losses


def number(value, digits=1):
    return "-" if value is None else f"{value:.{digits}f}"


def state(figures):
    if figures["sinter_us"] is None:
        return "failed"
    passed = (figures.get("check") or {}).get("passed")
    text = {True: "ok", False: "WRONG", None: "unchecked"}[passed]
    by = (figures.get("check") or {}).get("by")
    return f"{text} ({by})" if by else text


def table(chains):
    lines = ["| chain | MB | copy, us | Sinter, us | share | modelled, us | eager, us "
             "| compile, us | compile / Sinter | others, us | oracle |",
             "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |"]
    for name, f in chains.items():
        rivals = f.get("rivals_us", {})
        others = ", ".join(f"{which} {time:.1f}" for which, time in rivals.items()
                           if which not in ("eager", "compile"))
        lines.append(
            f"| `{name}` | {f['bytes'] / 1e6:.0f} | {number(f.get('floor_us'))} | "
            f"{number(f['sinter_us'])} | {number(f.get('share_of_copy'), 3)} | "
            f"{number(f['modelled_us'])} | {number(rivals.get('eager'))} | "
            f"{number(rivals.get('compile'))} | {number(f.get('over_compile'), 2)} | "
            f"{others or '-'} | {state(f)} |")
    return "\n".join(lines)


def escape(text):
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


# Of the chart, in pixels.
ROW, LABEL, WIDTH, TOP, MARGIN = 16, 290, 420, 46, 40
COLOURS = {"straight": "#2b6cb0", "transposed": "#2f855a", "embedding gradient": "#b7791f",
           "odd": "#6b46c1", "control": "#718096"}
NAMES = {"straight": "chains", "transposed": "with a transposed copy",
         "embedding gradient": "embedding gradient", "odd": "odd widths",
         "control": "controls"}


def kind_of(name):
    return next((k for k in COLOURS if k in chain_table.groups(name)), "control")


def chart(chains, title):
    """Bars of the share of copy speed, by kind; a tick for torch.compile's."""
    kinds = list(COLOURS)
    shown = sorted((n for n, f in chains.items() if f.get("share_of_copy")),
                   key=lambda n: (kinds.index(kind_of(n)), n))
    height = TOP + ROW * len(shown) + MARGIN
    full = WIDTH / 1.1  # a bar of 1.0

    def text(x, y, words, anchor="start", size=11, fill="#1a202c"):
        return (f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{fill}" '
                f'text-anchor="{anchor}">{escape(words)}</text>')

    width = LABEL + WIDTH + MARGIN
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
             f'viewBox="0 0 {width} {height}" font-family="sans-serif">',
             f'<rect width="{width}" height="{height}" fill="white"/>',
             text(8, 16, title, size=13)]
    x = 8
    for kind in kinds:
        if any(kind_of(n) == kind for n in shown):
            lines.append(f'<rect x="{x}" y="24" width="10" height="10" '
                         f'fill="{COLOURS[kind]}"/>')
            lines.append(text(x + 14, 33, NAMES[kind]))
            x += 30 + 7 * len(NAMES[kind])
    lines.append(f'<rect x="{x + 3}" y="23" width="2" height="12" fill="#c53030"/>')
    lines.append(text(x + 12, 33, "torch.compile"))
    bottom = TOP + ROW * len(shown)
    for tenth in (0, 0.25, 0.5, 0.75, 0.85, 1.0):
        at = LABEL + full * tenth
        lines.append(f'<line x1="{at:.1f}" y1="{TOP - 4}" x2="{at:.1f}" y2="{bottom}" '
                     f'stroke="#cbd5e0"/>')
        lines.append(text(at, bottom + 14, f"{tenth:g}", "middle", 10))
    lines.append(text(LABEL + full / 2, bottom + 30,
                      "bytes that have to move, over time, over the same run's copy",
                      "middle"))
    for i, name in enumerate(shown):
        y, share = TOP + ROW * i, chains[name]["share_of_copy"]
        lines.append(text(LABEL - 6, y + 11, name, "end"))
        lines.append(f'<rect x="{LABEL}" y="{y + 2}" width="{full * min(share, 1.1):.1f}" '
                     f'height="{ROW - 4}" fill="{COLOURS[kind_of(name)]}"/>')
        lines.append(text(LABEL + 4, y + 11, f"{share:.2f}", size=9, fill="white"))
        ratio = chains[name].get("over_compile")
        if ratio:
            at = LABEL + full * min(share / ratio, 1.1)
            lines.append(f'<rect x="{at - 1:.1f}" y="{y + 1}" width="2" '
                         f'height="{ROW - 2}" fill="#c53030"/>')
    return "\n".join(lines + ["</svg>"]) + "\n"


def is_setting(argument):
    """Whether an argument changes what is measured, rather than where it goes."""
    return not argument.startswith(("--out=", "--pack=", "--scratch="))


def merge(options):
    heads, results, missing = read_lines(options.files)
    copies = [rate for rate in map(copy_rate, results.values()) if rate]
    # The best: copies of some sizes go another way and are far slower.
    copy = max(copies, default=None)
    chains = {name: digest(entry, copy) for name, entry in sorted(results.items())}
    devices = [e["device"] for e in results.values() if e.get("device")]
    found = bars(chains)
    options.json.write_text(json.dumps({
        "device": devices[0] if devices else None,
        "versions": next((h["versions"] for h in heads if h.get("versions")), None),
        "commands": [" ".join(["bench_chains.py", *filter(is_setting, h["command"])])
                     for h in heads],
        "what": "medians over CUDA graphs that go round buffers beyond the L2 cache, on "
                "both sides; share: bytes that have to move, over time, over the "
                "run's best copy",
        "copy_bytes_per_second": copies and {"median": median(copies), "least": min(copies),
                                             "most": copy},
        "summary": [dict(zip(("what", "value", "bar", "met"), bar)) for bar in found],
        "not_run": sorted(missing), "chains": chains}, indent=1) + "\n")
    options.svg.parent.mkdir(parents=True, exist_ok=True)
    name = devices[0].get("name", "") if devices else ""
    options.svg.write_text(chart(chains, f"Share of copy speed, {name}"))
    print(table(chains), end="\n\n")
    for what, value, bar, met in found:
        print(f"{'-' if met is None else 'met' if met else 'MISSED':6} {number(value, 3):>8} "
              f"{bar:8} {what}")
    for name, figures in chains.items():
        for error in figures["errors"] + [(figures.get("check") or {}).get("error")]:
            if error:
                print(f"{name}: {error}")
        if figures.get("rival_misfits") or (figures.get("rival_distance") or 0) > 0.02:
            print(f"{name}: the rival computes something else: "
                  f"{figures['rival_distance']} {figures['rival_misfits']}")
        if figures.get("without_graph"):
            print(f"{name}: launched one by one, not as a graph: "
                  f"{', '.join(figures['without_graph'])}")
    if missing:
        print(f"not run: {' '.join(sorted(missing))}")
    return 0
