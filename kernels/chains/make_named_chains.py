# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Write chains of named ops and primitives, as a person would write them.

    make_named_chains.py [FOLDER]     (writes beside itself by default)

Each program moves 250 MB or more. Forward and backward of a norm, an activation
or a loss are files of their own; names end in the number of columns.
"""

import os
import sys

ROWS = 16384
# Widths that vectors, warps or cache lines do not divide, and an even neighbour
# of each, by rows that make a chain large enough.
ODD_WIDTHS = {2049: 65536, 4097: ROWS, 5000: ROWS, 50257: 4096}
NEIGHBOURS = {2048: 65536, 4096: ROWS, 5120: ROWS, 50304: 4096}
PROGRAMS = {}


def t(*sizes, dtype="bf16"):
    return f"tensor<{''.join(f'{n}x' for n in sizes)}{dtype}>"


def program(name, comment, arguments, results, body):
    """`arguments` and `results` are (name, type) pairs."""
    given = ", ".join(f"%{n}: {kind}" for n, kind in arguments)
    kinds = ", ".join(kind for _, kind in results)
    values = ", ".join(f"%{n}" for n, _ in results)
    lines = [f"// {comment}", f"module @{name} {{",
             f"  func.func @main({given}) -> ({kinds}) {{"]
    lines += [f"    {line}" for line in body]
    lines += [f"    return {values} : {kinds}", "  }", "}", ""]
    PROGRAMS[name] = "\n".join(lines)


def op(results, name, operands, words, types, out):
    """One op in functional form; `words` stand behind the operands."""
    outs = ", ".join(out)
    outs = outs if len(out) == 1 else f"({outs})"
    return f"{results} = {name} {operands} {words} : ({', '.join(types)}) -> {outs}"


def residual_rms_norm(c, rows=ROWS):
    x, w = t(rows, c), t(c)
    program(f"named_residual_rms_norm_{c}", "The residual stream and its norm.",
            [("x", x), ("r", x), ("w", w)], [("h", x), ("y", x)],
            [f"%h = arith.addf %x, %r : {x}",
             op("%y", "sinter.rms_norm", "%h weight %w", "axis 1 eps 1.0e-6", [x, w], [x])])


def rms_norm_backward(c):
    x, w, wide, rows = t(ROWS, c), t(c), t(ROWS, c, dtype="f32"), t(ROWS, dtype="f32")
    program(f"named_rms_norm_backward_{c}",
            "Gradients of a norm's input and weight, the residual's added.",
            [("dy", x), ("x", x), ("dr", x), ("w", w), ("rstd", rows)], [("dx", x), ("dw", w)],
            [op("%dn, %dw", "sinter.rms_norm_grad", "%dy, %x weight %w rstd %rstd",
                "axis 1 eps 1.0e-6", [x, x, w, rows], [wide, w]),
             f"%drw = arith.extf %dr : {x} to {wide}",
             f"%sum = arith.addf %dn, %drw : {wide}",
             f"%dx = arith.truncf %sum : {wide} to {x}"])


def layer_norms():
    for c in (1024, 4096):
        x, w, rows = t(4 * ROWS if c == 1024 else ROWS, c), t(c, dtype="f32"), None
        rows = t(4 * ROWS if c == 1024 else ROWS, dtype="f32")
        for bias in (True, False):
            tail = "" if bias else "_no_bias"
            arguments = [("x", x), ("w", w)] + [("b", w)] * bias
            program(f"layer_norm{tail}_{c}", "Layer norm, with its statistics.", arguments,
                    [("y", x), ("mean", rows), ("rstd", rows)],
                    [op("%y, %mean, %rstd", "sinter.layer_norm",
                        "%x weight %w" + " bias %b" * bias, "axis 1 eps 1.0e-5",
                        [k for _, k in arguments], [x, rows, rows])])
            outs = [("dx", x), ("dw", w)] + [("db", w)] * bias
            program(f"layer_norm_backward{tail}_{c}",
                    "Gradients of layer norm, from saved statistics.",
                    [("dy", x), ("x", x), ("w", w), ("mean", rows), ("rstd", rows)], outs,
                    [op(", ".join(f"%{n}" for n, _ in outs), "sinter.layer_norm_grad",
                        "%dy, %x weight %w statistics %mean, %rstd", "axis 1 eps 1.0e-5",
                        [x, x, w, rows, rows], [k for _, k in outs])])
    x, w = t(2 * ROWS, 32, 64), t(32, 64, dtype="f32")
    program("layer_norm_32x64", "Layer norm over two dims.", [("x", x), ("w", w), ("b", w)],
            [("y", x)],
            [op("%y", "sinter.layer_norm", "%x weight %w bias %b", "axis 1 eps 1.0e-5",
                [x, w, w], [x])])
    rows = t(2 * ROWS, dtype="f32")
    program("layer_norm_backward_32x64", "Gradients of layer norm over two dims.",
            [("dy", x), ("x", x), ("w", w), ("mean", rows), ("rstd", rows)],
            [("dx", x), ("dw", w), ("db", w)],
            [op("%dx, %dw, %db", "sinter.layer_norm_grad",
                "%dy, %x weight %w statistics %mean, %rstd", "axis 1 eps 1.0e-5",
                [x, x, w, rows, rows], [x, w, w])])


def ropes():
    x, angles = t(32, 1024, 16, 128), t(1024, 64, dtype="f32")
    kinds = [x, angles, angles]
    program("rope", "Rotary positions of all heads.",
            [("x", x), ("cos", angles), ("sin", angles)], [("y", x)],
            [op("%y", "sinter.rope", "%x, %cos, %sin", "dims [1]", kinds, [x])])
    q, k, w = t(32, 1024, 16, 128), t(32, 1024, 8, 128), t(128)
    body = []
    for n, kind in (("q", q), ("k", k)):
        body += [op(f"%{n}n", "sinter.rms_norm", f"%{n} weight %w{n}", "axis 3 eps 1.0e-6",
                    [kind, w], [kind]),
                 op(f"%{n}r", "sinter.rope", f"%{n}n, %cos, %sin", "dims [1]",
                    [kind, angles, angles], [kind])]
    program("qk_norm_rope", "Norms of the heads of q and k, then rotary positions.",
            [("q", q), ("k", k), ("wq", w), ("wk", w), ("cos", angles), ("sin", angles)],
            [("qr", q), ("kr", k)], body)


def activations():
    x = t(ROWS, 5632)
    program("swiglu_5632", "SwiGLU.", [("gate", x), ("up", x)], [("y", x)],
            [op("%y", "sinter.swiglu", "%gate, %up", "", [x, x], [x])])
    program("named_swiglu_backward_5632", "Gradients of SwiGLU.",
            [("dy", x), ("gate", x), ("up", x)], [("dg", x), ("du", x)],
            [op("%dg, %du", "sinter.swiglu_grad", "%dy, %gate, %up", "", [x] * 3, [x, x])])
    x, b, wide = t(ROWS, 8192), t(8192), t(ROWS, 8192, dtype="f32")
    sums = t(8192, dtype="f32")
    for form in ("", "tanh"):
        tail = f"_{form}" if form else ""
        program(f"gelu_bias{tail}_8192", "GELU of a product and its bias.",
                [("x", x), ("b", b)], [("y", x)],
                [f"%bs = sinter.broadcast %b dims [1] : {b} -> {x}",
                 f"%h = arith.addf %x, %bs : {x}",
                 op("%y", "sinter.gelu", "%h", form, [x], [x])])
        program(f"gelu_bias_backward{tail}_8192",
                "Gradient of GELU, and the bias's: its sum over the rows.",
                [("dy", x), ("x", x), ("b", b)], [("dx", x), ("db", b)],
                [f"%bs = sinter.broadcast %b dims [1] : {b} -> {x}",
                 f"%h = arith.addf %x, %bs : {x}",
                 op("%dx", "sinter.gelu_grad", "%dy, %h", form, [x, x], [x]),
                 f"%dw = arith.extf %dx : {x} to {wide}",
                 f"%sum = sinter.reduce add %dw dims [0] : {wide} -> {sums}",
                 f"%db = arith.truncf %sum : {sums} to {b}"])


def dropouts():
    c = 4096
    x, w, rows, seed = t(ROWS, c), t(c), t(ROWS, dtype="f32"), t(dtype="i64")
    wide = t(ROWS, c, dtype="f32")
    draw = "rate 0.1"
    program(f"dropout_residual_norm_{c}", "Dropout, the residual stream, its norm.",
            [("x", x), ("r", x), ("w", w), ("seed", seed), ("offset", seed)],
            [("h", x), ("y", x), ("rstd", rows)],
            [op("%d", "sinter.dropout", "%x, %seed, %offset", draw, [x, seed, seed], [x]),
             f"%h = arith.addf %d, %r : {x}",
             op("%y, %rstd", "sinter.rms_norm", "%h weight %w", "axis 1 eps 1.0e-6", [x, w],
                [x, rows])])
    program(f"dropout_residual_norm_backward_{c}",
            "The way back: the residual's gradient, and that before the dropout.",
            [("dy", x), ("dh", x), ("h", x), ("w", w), ("rstd", rows), ("seed", seed),
             ("offset", seed)], [("dr", x), ("dx", x), ("dw", w)],
            [op("%dn, %dw", "sinter.rms_norm_grad", "%dy, %h weight %w rstd %rstd",
                "axis 1 eps 1.0e-6", [x, x, w, rows], [wide, w]),
             f"%dhw = arith.extf %dh : {x} to {wide}",
             f"%sum = arith.addf %dn, %dhw : {wide}",
             f"%dr = arith.truncf %sum : {wide} to {x}",
             op("%dx", "sinter.dropout_grad", "%dr, %seed, %offset", draw, [x, seed, seed],
                [x])])


def softmax(c, rows):
    x = t(rows, c)
    program(f"named_softmax_{c}", "Softmax.", [("x", x)], [("y", x)],
            [op("%y", "sinter.softmax", "%x", "axis 1", [x], [x])])


def softmaxes():
    for c, rows in ((1024, 65536), (4096, ROWS), (32768, 4096)):
        x = t(rows, c)
        softmax(c, rows)
        program(f"softmax_backward_{c}", "Gradient of softmax.", [("dy", x), ("y", x)],
                [("dx", x)],
                [op("%dx", "sinter.softmax_grad", "%dy, %y", "axis 1", [x, x], [x])])


def cross_entropy(c, rows, tail="", words=""):
    x, ids, row = t(rows, c), t(rows, dtype="i32"), t(rows, dtype="f32")
    program(f"named_cross_entropy{tail}_{c}",
            "Loss, and the gradient of the logits for a mean over the rows.",
            [("x", x), ("ids", ids)], [("loss", row), ("dx", x)],
            [op("%loss, %lse", "sinter.cross_entropy", "%x, %ids", words, [x, ids],
                [row, row]),
             f"%g = arith.constant dense<{1 / rows!r}> : {row}",
             op("%dx", "sinter.cross_entropy_grad", "%g, %x, %ids lse %lse", words,
                [row, x, ids, row], [x])])


def losses():
    # A micro-batch of a large vocabulary: the logits are some GB as they are.
    for c, rows in ((32000, ROWS), (128256, 4096)):
        cross_entropy(c, rows)
        cross_entropy(c, rows, "_all", "smoothing 0.1 ignore -100 cap 30.0")


def odd_widths():
    for c, rows in (ODD_WIDTHS | NEIGHBOURS).items():
        if c != 2048:  # a chain of its own
            residual_rms_norm(c, ROWS if c == 2049 else rows)
        if c != 4096:
            softmax(c, rows)
        cross_entropy(c, rows)


def embeddings():
    tokens, c, rows = 65536, 2048, 32000
    dy, ids, table = t(tokens, c), t(tokens, dtype="i32"), t(rows, c)
    program("embedding_2048", "Rows of a table.", [("table", table), ("ids", ids)], [("y", dy)],
            [op("%y", "sinter.embedding", "%table, %ids", "", [table, ids], [dy])])
    program("embedding_backward_2048", "Gradient of the table.", [("dy", dy), ("ids", ids)],
            [("dtable", table)],
            [op("%dtable", "sinter.embedding_grad", "%dy, %ids", "", [dy, ids], [table])])


ADAMW = "beta1 0.9 beta2 0.95 eps 1.0e-8 decay 0.1"


def optimizers():
    f, h, one = t(1 << 28, dtype="f32"), t(1 << 28), t(dtype="f32")
    step = t(dtype="i32")
    outs = [("w1", f), ("m1", f), ("v1", f), ("copy", h)]
    donated = "{sinter.alias_output = %d : i64}"
    program("named_adamw", "AdamW on 2^28 parameters, with a copy in bf16.",
            [(n, f"{f} {donated % i}") for i, n in enumerate("wmv")] +
            [("g", h), ("rate", one), ("step", step)], outs,
            [op("%w1, %m1, %v1, %copy", "sinter.adamw", "%w, %m, %v, %g rate %rate step %step",
                ADAMW, [f, f, f, h, one, step], [k for _, k in outs])])

    # The tensors of a small language model: tables, squares, vectors, in turn.
    sizes = [(256 * (1 + i % 7), 512) if i % 4 == 0 else (768, 256 + 8 * i) if i % 4 == 1
             else (512 + i,) if i % 4 == 2 else (64, 64 + i) for i in range(200)]
    arguments, results, body, squares = [], [], [], []
    for i, shape in enumerate(sizes):
        g, wide = t(*shape), t(*shape, dtype="f32")
        arguments += [(f"{n}{i}", f"{wide} {donated % (3 * i + j)}")
                      for j, n in enumerate("wmv")] + [(f"g{i}", g)]
        results += [(f"{n}{i}", wide) for n in ("nw", "nm", "nv")]
        body += [f"%e{i} = arith.extf %g{i} : {g} to {wide}",
                 f"%s{i} = arith.mulf %e{i}, %e{i} : {wide}",
                 f"%q{i} = sinter.reduce add %s{i} dims {list(range(len(shape)))}"
                 f" : {wide} -> {one}"]
        squares.append(f"%q{i}")
    body += [f"%t1 = arith.addf %q0, %q1 : {one}"]
    body += [f"%t{i} = arith.addf %t{i - 1}, {squares[i]} : {one}"
             for i in range(2, len(squares))]
    body += [f"%norm = math.sqrt %t{len(squares) - 1} : {one}",
             f"%limit = arith.constant dense<1.0> : {one}",
             f"%ratio = arith.divf %limit, %norm : {one}",
             f"%clip = arith.minimumf %ratio, %limit : {one}"]
    for i, shape in enumerate(sizes):
        g, wide = t(*shape), t(*shape, dtype="f32")
        body.append(op(f"%nw{i}, %nm{i}, %nv{i}", "sinter.adamw",
                       f"%w{i}, %m{i}, %v{i}, %g{i} rate %rate step %step scale %clip", ADAMW,
                       [wide] * 3 + [g, one, step, one], [wide] * 3))
    program("clip_adamw_200", "Norm of all gradients, clipping, AdamW on 200 tensors.",
            arguments + [("rate", one), ("step", step)], results + [("norm", one)], body)


def main():
    folder = sys.argv[1] if len(sys.argv) > 1 else os.path.dirname(os.path.abspath(__file__))
    residual_rms_norm(2048)
    rms_norm_backward(2048)
    layer_norms()
    ropes()
    activations()
    dropouts()
    softmaxes()
    losses()
    odd_widths()
    embeddings()
    optimizers()
    for name, text in PROGRAMS.items():
        with open(os.path.join(folder, name + ".mlir"), "w", encoding="utf-8") as out:
            out.write(text)


if __name__ == "__main__":
    main()
