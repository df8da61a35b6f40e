# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What bench_chains.py knows of the programs in kernels/chains: the rival that
computes the same, how inputs are drawn, which bytes have to move, and the group.
A new chain needs a line here only where an existing one does not match its name.
"""

import dataclasses
import math
import re

# Bytes of an element, by the names of safetensors.
BYTES = {"BOOL": 1, "I8": 1, "U8": 1, "F8_E4M3": 1, "F8_E5M2": 1, "F8_E8M0": 1,
         "I16": 2, "U16": 2, "F16": 2, "BF16": 2, "I32": 4, "U32": 4, "F32": 4,
         "I64": 8, "U64": 8, "F64": 8}

NORMAL = {"normal": 1}
POSITIVE = {"uniform": [1, 64]}  # variances, second moments
IDS = "ids"                      # whole numbers below the classes or the rows


@dataclasses.dataclass(frozen=True)
class Chain:
    rival: str                  # the function in rivals.py
    options: dict = dataclasses.field(default_factory=dict)
    # How argument n is drawn; the others are normal 1. `every` > 0: n is an
    # argument's number modulo `every`, for lists of tensors.
    inputs: dict = dataclasses.field(default_factory=dict)
    every: int = 0
    last: tuple = ()            # recipes of the last arguments
    longs: tuple = ()           # ids, which torch wants as int64
    # Arguments that have to be read twice, since a norm or a scale over all of
    # them comes first (modulo `every`).
    twice: tuple = ()
    gathered: tuple = ()        # (table, ids): only rows that ids name are read
    donated: bool = False       # the rival works in place, too
    random: bool = False        # other random numbers: compare scale only
    counted: bool = True        # in the means; others are controls


ADAMW = {2: POSITIVE}
GIVEN = ({"const": 2.0**-7},)  # a scale that clips little
STEP = ({"const": 1e-3}, {"const": 10})

# The first pattern that matches a whole name.
PATTERNS = [
    (r"(named_)?residual_rms_norm_\d+", Chain("residual_rms_norm")),
    (r"named_rms_norm_backward_\d+", Chain("named_rms_norm_backward", inputs={4: POSITIVE})),
    (r"rms_norm_backward", Chain("rms_norm_backward", inputs={4: POSITIVE})),
    (r"layer_norm(_no_bias)?_\d+", Chain("layer_norm")),
    (r"layer_norm_32x64", Chain("layer_norm_two_dims")),
    (r"layer_norm_backward_no_bias_\d+",
     Chain("layer_norm_backward", {"bias": False}, inputs={4: POSITIVE})),
    (r"layer_norm_backward_\d+", Chain("layer_norm_backward", inputs={4: POSITIVE})),
    (r"layer_norm_backward_32x64", Chain("layer_norm_backward_two_dims", inputs={4: POSITIVE})),
    (r"rope", Chain("rope")),
    (r"qk_norm_rope", Chain("qk_norm_rope")),
    (r"swiglu_\d+", Chain("swiglu")),
    (r"named_swiglu_backward_\d+", Chain("named_swiglu_backward")),
    (r"swiglu_backward", Chain("swiglu_backward")),
    (r"gelu_bias_\d+", Chain("gelu_bias")),
    (r"gelu_bias_tanh_\d+", Chain("gelu_bias", {"form": "tanh"})),
    (r"gelu_bias_backward_\d+", Chain("gelu_bias_backward")),
    (r"gelu_bias_backward_tanh_\d+", Chain("gelu_bias_backward", {"form": "tanh"})),
    (r"dropout_residual_norm_\d+",
     Chain("dropout_residual_norm", inputs={3: {"const": 1234}, 4: {"const": 0}},
           random=True)),
    (r"dropout_residual_norm_backward_\d+",
     Chain("dropout_residual_norm_backward",
           inputs={4: POSITIVE, 5: {"const": 1234}, 6: {"const": 0}}, random=True)),
    (r"(named_)?softmax_\d+", Chain("softmax")),
    (r"softmax_backward_\d+", Chain("softmax_backward")),
    (r"cross_entropy_\d+", Chain("cross_entropy", inputs={1: IDS}, longs=(1,))),
    (r"named_cross_entropy_\d+",
     Chain("cross_entropy", {"mean": True}, inputs={1: IDS}, longs=(1,))),
    (r"named_cross_entropy_all_\d+",
     Chain("cross_entropy_all", inputs={1: IDS}, longs=(1,))),
    (r"embedding_\d+", Chain("embedding", inputs={1: IDS}, longs=(1,), gathered=(0, 1))),
    (r"embedding_backward_\d+", Chain("embedding_backward", inputs={1: IDS}, longs=(1,))),
    (r"adamw", Chain("adamw", inputs=ADAMW)),
    (r"named_adamw", Chain("named_adamw", inputs=ADAMW, last=STEP, donated=True)),
    # All gradients have to be read before the first of them can be scaled.
    (r"clip_adamw_\d+", Chain("clip_adamw", inputs=ADAMW, every=4, last=STEP, twice=(3,),
                              donated=True)),
    # fp8: one scale over the tensor needs all of it before the first code; of
    # the norm's two inputs their sum is stored, and read again.
    (r"fp8_tensor_\d+", Chain("fp8", {"block": [0, 0]}, twice=(0,))),
    (r"residual_rms_norm_fp8_tensor_\d+", Chain("norm_fp8", {"block": [0, 0]}, twice=(0,))),
    (r"swiglu_fp8_tensor_\d+", Chain("swiglu_fp8", {"block": [0, 0]}, twice=(0, 1))),
    (r"fp8_given_(transposed_)?\d+", Chain("fp8", last=GIVEN)),
    (r"residual_rms_norm_fp8_given_(transposed_)?\d+", Chain("norm_fp8", last=GIVEN)),
    (r"swiglu_fp8_given_(transposed_)?\d+", Chain("swiglu_fp8", last=GIVEN)),
    (r"fp8_row_(transposed_)?\d+", Chain("fp8", {"block": [1, 0]})),
    (r"residual_rms_norm_fp8_row_(transposed_)?\d+", Chain("norm_fp8", {"block": [1, 0]})),
    (r"swiglu_fp8_row_(transposed_)?\d+", Chain("swiglu_fp8", {"block": [1, 0]})),
    (r"fp8_(?P<block>\d+x\d+)_(transposed_)?\d+", Chain("fp8")),
    (r"residual_rms_norm_fp8_(?P<block>\d+x\d+)_(transposed_)?\d+", Chain("norm_fp8")),
    (r"swiglu_fp8_(?P<block>\d+x\d+)_(transposed_)?\d+", Chain("swiglu_fp8")),
    # Controls: what memory does, and kernels short of registers.
    (r"negate_\d+", Chain("negate", counted=False)),
    (r"row_sum_\d+", Chain("row_sum", counted=False)),
    (r"recurrent_backward", Chain("recurrent_backward", counted=False)),
    (r"blend_60", Chain("blend", counted=False)),
]

# The chains of ../shared/reference/measured.md, by what they are called here.
ELEVEN = [
    r"named_residual_rms_norm_2048", r"named_rms_norm_backward_2048", r"swiglu_5632",
    r"named_swiglu_backward_5632", r"named_cross_entropy_32000", r"fp8_row_2048",
    r"residual_rms_norm_fp8_row_2048", r"fp8_row_transposed_2048",
    r"named_adamw", r"rope", r"named_softmax_4096",
]

# Odd widths and the neighbour that each is compared with, per byte.
ODD = {2049: 2048, 4097: 4096, 5000: 5120, 50257: 50304}
ODD_KINDS = ("named_residual_rms_norm", "named_softmax", "named_cross_entropy")


def find(name):
    """The chain of this name, or None where no pattern knows it."""
    for pattern, chain in PATTERNS:
        match = re.fullmatch(pattern, name)
        if not match:
            continue
        options = dict(chain.options)
        if match.groupdict().get("block"):
            options["block"] = [int(n) for n in match["block"].split("x")]
        if "_transposed_" in name:
            options["transposed"] = True
        return dataclasses.replace(chain, options=options)
    return None


def groups(name):
    """Groups of the summary that a chain is in."""
    chain = find(name)
    if odd_pair(name) or any(name == f"{k}_{c}" for k in ODD_KINDS
                             for c in ODD.values() if (k, c) not in OF_THE_LIST):
        return {"odd"}
    if not chain or not chain.counted:
        return {"control"}
    if name.startswith("embedding_backward"):
        return {"all", "embedding gradient"}
    found = {"all", "transposed" if "transposed" in name else "straight"}
    if any(re.fullmatch(pattern, name) for pattern in ELEVEN):
        found.add("eleven")
    return found


# Even widths that are chains of the list in their own right.
OF_THE_LIST = {("named_residual_rms_norm", 2048), ("named_softmax", 4096)}


def odd_pair(name):
    """The even neighbour of a chain of odd width, or None."""
    kind, _, width = name.rpartition("_")
    if kind in ODD_KINDS and width.isdigit() and int(width) in ODD:
        return f"{kind}_{ODD[int(width)]}"
    return None


def recipe(chain, inputs, outputs):
    """How to draw inputs, each a (dtype, shape)."""
    args = {}
    count = len(inputs)
    for i, (dtype, _) in enumerate(inputs):
        place = i % chain.every if chain.every else i
        rule = chain.inputs.get(place)
        if i >= count - len(chain.last):
            rule = chain.last[i - (count - len(chain.last))]
        if rule == IDS:
            # Below the classes of logits, or the rows of a table.
            rule = {"uniform": [0, ids_below(chain, inputs, outputs)]}
        if rule is None and dtype.startswith(("F", "BF")):
            rule = NORMAL
        if rule is not None:
            args[str(i)] = rule
    return {"default": NORMAL, "args": args}


def ids_below(chain, inputs, outputs):
    if chain.rival == "embedding_backward":
        return outputs[0][1][0]
    shape = inputs[0][1]
    return shape[0] if chain.gathered else shape[-1]


def dense_bytes(dtype, shape):
    return BYTES[dtype] * math.prod(shape)


def distinct(below, draws):
    """How many of `below` numbers some draws hit, on average."""
    return round(below * -math.expm1(draws * math.log1p(-1 / below)))


def floor_bytes(chain, inputs, outputs):
    """Bytes that the chain's exact semantics have to move: every input once, or
    twice where something over all of it comes first, every output once, and of a
    table the rows that are looked up, once."""
    total = sum(dense_bytes(*tensor) for tensor in outputs)
    for i, tensor in enumerate(inputs):
        place = i % chain.every if chain.every else i
        times = 2 if place in chain.twice and i < len(inputs) - len(chain.last) else 1
        size = dense_bytes(*tensor)
        if chain.gathered and i == chain.gathered[0]:
            rows = tensor[1][0]
            ids = math.prod(inputs[chain.gathered[1]][1])
            size = size // rows * distinct(rows, ids)
        total += times * size
    return total
