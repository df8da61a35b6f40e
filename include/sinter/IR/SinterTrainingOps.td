// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Named training ops, for steps that people write: each is defined by its
// decomposition into primitives (sinter-decompose-named-ops). They stand apart
// from the other ops, so that few sources depend on them.

#ifndef SINTER_IR_SINTERTRAININGOPS_TD
#define SINTER_IR_SINTERTRAININGOPS_TD

include "sinter/IR/SinterBase.td"
include "mlir/IR/CommonTypeConstraints.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Sinter_FloatTensor
    : StaticShapeTensorOf<[F8E4M3FN, F8E5M2, F16, BF16, F32, F64]>;

class Sinter_TrainingOp<string mnemonic, list<Trait> traits = []>
    : Sinter_Op<mnemonic, !listconcat(traits, [Pure])> {
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Norms and softmax
//===----------------------------------------------------------------------===//

def Sinter_RmsNormOp : Sinter_TrainingOp<"rms_norm"> {
  let summary = "Divides rows by their root mean square";
  let description = [{
    Dims `axis` and after are one row of n elements; `weight` has their sizes.
    With `rstd = rsqrt(sum(x * x) / n + eps)` per row, the result is
    `x * rstd * weight`. A second result, of the dims before `axis`, is `rstd`,
    for the gradient.

    As in all named ops, operands of any float types are widened to f32 (to
    f64 where one is f64), everything is computed there, and each result is
    rounded once to its own type.

    ```mlir
    %y, %rstd = sinter.rms_norm %x weight %w axis 1 eps 1.0e-6
       : (tensor<8x64xbf16>, tensor<64xbf16>)
       -> (tensor<8x64xbf16>, tensor<8xf32>)
    ```
  }];
  let arguments = (ins Sinter_FloatTensor:$input,
                       Optional<Sinter_FloatTensor>:$weight, I64Attr:$axis,
                       F64Attr:$eps);
  let results = (outs Sinter_FloatTensor:$result,
                      Optional<Sinter_FloatTensor>:$rstd);
  let assemblyFormat = [{
    $input (`weight` $weight^)? `axis` $axis `eps` $eps attr-dict `:`
    functional-type(operands, results)
  }];
}

def Sinter_RmsNormGradOp
    : Sinter_TrainingOp<"rms_norm_grad", [AttrSizedOperandSegments]> {
  let summary = "Gradients of rms_norm";
  let description = [{
    `grad` is the gradient of rms_norm's result. With `g = grad * weight` and
    `u = x * rstd`, the gradient of `x` is `(g - u * sum(g * u) / n) * rstd`
    and that of `weight`, which is there where `weight` is, the sum of
    `grad * u` over the dims before `axis`. `rstd` is computed again where it is
    not given.

    ```mlir
    %dx, %dw = sinter.rms_norm_grad %dy, %x weight %w rstd %rstd
       axis 1 eps 1.0e-6
       : (tensor<8x64xbf16>, tensor<8x64xbf16>, tensor<64xbf16>, tensor<8xf32>)
       -> (tensor<8x64xbf16>, tensor<64xf32>)
    ```
  }];
  let arguments = (ins Sinter_FloatTensor:$grad, Sinter_FloatTensor:$input,
                       Optional<Sinter_FloatTensor>:$weight,
                       Optional<Sinter_FloatTensor>:$rstd, I64Attr:$axis,
                       F64Attr:$eps);
  let results = (outs Sinter_FloatTensor:$dinput,
                      Optional<Sinter_FloatTensor>:$dweight);
  let assemblyFormat = [{
    $grad `,` $input (`weight` $weight^)? (`rstd` $rstd^)? `axis` $axis `eps`
    $eps attr-dict `:` functional-type(operands, results)
  }];
}

def Sinter_LayerNormOp
    : Sinter_TrainingOp<"layer_norm", [AttrSizedOperandSegments]> {
  let summary = "Shifts rows to mean 0 and divides by their deviation";
  let description = [{
    Dims `axis` and after are one row of n elements; `weight` and `bias` have
    their sizes. With `mean = sum(x) / n`, `c = x - mean` and
    `rstd = rsqrt(sum(c * c) / n + eps)` per row, the result is
    `c * rstd * weight + bias`. Two more results, of the dims before `axis`,
    are `mean` and `rstd`, for the gradient.

    ```mlir
    %y, %mean, %rstd = sinter.layer_norm %x weight %w bias %b axis 1 eps 1.0e-5
       : (tensor<8x64xbf16>, tensor<64xbf16>, tensor<64xbf16>)
       -> (tensor<8x64xbf16>, tensor<8xf32>, tensor<8xf32>)
    ```
  }];
  let arguments = (ins Sinter_FloatTensor:$input,
                       Optional<Sinter_FloatTensor>:$weight,
                       Optional<Sinter_FloatTensor>:$bias, I64Attr:$axis,
                       F64Attr:$eps);
  let results = (outs Sinter_FloatTensor:$result,
                      Variadic<Sinter_FloatTensor>:$statistics);
  let assemblyFormat = [{
    $input (`weight` $weight^)? (`bias` $bias^)? `axis` $axis `eps` $eps
    attr-dict `:` functional-type(operands, results)
  }];
}

def Sinter_LayerNormGradOp
    : Sinter_TrainingOp<"layer_norm_grad", [AttrSizedOperandSegments]> {
  let summary = "Gradients of layer_norm";
  let description = [{
    With `g = grad * weight` and `u = (x - mean) * rstd`, the gradient of `x`
    is `(g - sum(g) / n - u * sum(g * u) / n) * rstd`. Then follow the gradient
    of `weight`, the sum of `grad * u` over the dims before `axis`, where
    `weight` is there, and, as one result more, that of the bias, the sum of
    `grad` over these dims. `statistics` are `mean` and `rstd`; left out, they
    are computed again.

    ```mlir
    %dx, %dw, %db = sinter.layer_norm_grad %dy, %x weight %w
       statistics %mean, %rstd axis 1 eps 1.0e-5
       : (tensor<8x64xbf16>, tensor<8x64xbf16>, tensor<64xbf16>, tensor<8xf32>,
          tensor<8xf32>) -> (tensor<8x64xbf16>, tensor<64xf32>, tensor<64xf32>)
    ```
  }];
  let arguments = (ins Sinter_FloatTensor:$grad, Sinter_FloatTensor:$input,
                       Optional<Sinter_FloatTensor>:$weight,
                       Variadic<Sinter_FloatTensor>:$statistics, I64Attr:$axis,
                       F64Attr:$eps);
  let results = (outs Sinter_FloatTensor:$dinput,
                      Variadic<Sinter_FloatTensor>:$dparameters);
  let assemblyFormat = [{
    $grad `,` $input (`weight` $weight^)? (`statistics` $statistics^)? `axis`
    $axis `eps` $eps attr-dict `:` functional-type(operands, results)
  }];
}

def Sinter_SoftmaxOp : Sinter_TrainingOp<"softmax"> {
  let summary = "Exponentials along a dim, divided by their sum";
  let description = [{
    `e * (1 / sum(e))` with `e = exp(x - max(x))` along dim `axis`. A NaN, an
    infinity, or nothing but -infinity in a row makes it NaN.

    ```mlir
    %y = sinter.softmax %x axis 1 : (tensor<8x64xbf16>) -> tensor<8x64xbf16>
    ```
  }];
  let arguments = (ins Sinter_FloatTensor:$input, I64Attr:$axis);
  let results = (outs Sinter_FloatTensor:$result);
  let assemblyFormat = [{
    $input `axis` $axis attr-dict `:` functional-type(operands, results)
  }];
}

def Sinter_SoftmaxGradOp : Sinter_TrainingOp<"softmax_grad"> {
  let summary = "Gradient of softmax";
  let description = [{
    `y * (grad - sum(grad * y))` along dim `axis`, where `y` is what softmax
    gave, as it was rounded.

    ```mlir
    %dx = sinter.softmax_grad %dy, %y axis 1
       : (tensor<8x64xbf16>, tensor<8x64xbf16>) -> tensor<8x64xbf16>
    ```
  }];
  let arguments = (ins Sinter_FloatTensor:$grad, Sinter_FloatTensor:$output,
                       I64Attr:$axis);
  let results = (outs Sinter_FloatTensor:$dinput);
  let assemblyFormat = [{
    $grad `,` $output `axis` $axis attr-dict `:`
    functional-type(operands, results)
  }];
}

//===----------------------------------------------------------------------===//
// Loss
//===----------------------------------------------------------------------===//

def Sinter_CrossEntropyOp : Sinter_TrainingOp<"cross_entropy"> {
  let summary = "Loss of class scores against the right class, row by row";
  let description = [{
    The last dim of `logits` are V classes; `targets`, of the other dims, are
    signed integers. With `z = logits`, or `tanh(logits * (1 / cap)) * cap`, and
    `lse = log(sum(exp(z - max(z)))) + max(z)`, the loss of a row is
    `lse - (1 - smoothing) * z[target] - smoothing * sum(z) / V`. Where the
    target is `ignore` it is 0; any other target outside of [0, V) gives NaN. A
    second result is `lse`, for the gradient.

    ```mlir
    %loss, %lse = sinter.cross_entropy %logits, %targets smoothing 0.1
       ignore -100 cap 30.0
       : (tensor<8x1000xbf16>, tensor<8xi32>) -> (tensor<8xf32>, tensor<8xf32>)
    ```
  }];
  let arguments = (ins Sinter_FloatTensor:$logits, Sinter_IntTensor:$targets,
                       OptionalAttr<F64Attr>:$smoothing,
                       OptionalAttr<I64Attr>:$ignore,
                       OptionalAttr<F64Attr>:$cap);
  let results = (outs Sinter_FloatTensor:$loss,
                      Optional<Sinter_FloatTensor>:$lse);
  let assemblyFormat = [{
    $logits `,` $targets (`smoothing` $smoothing^)? (`ignore` $ignore^)?
    (`cap` $cap^)? attr-dict `:` functional-type(operands, results)
  }];
}

def Sinter_CrossEntropyGradOp : Sinter_TrainingOp<"cross_entropy_grad"> {
  let summary = "Gradient of cross_entropy";
  let description = [{
    `grad` has one element per row. The gradient of `z` is
    `grad * (exp(z - lse) - (1 - smoothing) * [column == target] -
    smoothing / V)`, and that of the logits this times
    `1 - tanh(logits * (1 / cap))^2` where there is a cap. Ignored rows are 0
    whatever is in them; a target outside of [0, V) makes its row NaN. `lse` is
    computed again where it is not given.

    ```mlir
    %dlogits = sinter.cross_entropy_grad %dloss, %logits, %targets lse %lse
       smoothing 0.1 ignore -100 cap 30.0
       : (tensor<8xf32>, tensor<8x1000xbf16>, tensor<8xi32>, tensor<8xf32>)
       -> tensor<8x1000xbf16>
    ```
  }];
  let arguments = (ins Sinter_FloatTensor:$grad, Sinter_FloatTensor:$logits,
                       Sinter_IntTensor:$targets,
                       Optional<Sinter_FloatTensor>:$lse,
                       OptionalAttr<F64Attr>:$smoothing,
                       OptionalAttr<I64Attr>:$ignore,
                       OptionalAttr<F64Attr>:$cap);
  let results = (outs Sinter_FloatTensor:$dlogits);
  let assemblyFormat = [{
    $grad `,` $logits `,` $targets (`lse` $lse^)? (`smoothing` $smoothing^)?
    (`ignore` $ignore^)? (`cap` $cap^)? attr-dict `:`
    functional-type(operands, results)
  }];
}

//===----------------------------------------------------------------------===//
// Elementwise
//===----------------------------------------------------------------------===//

def Sinter_SwigluOp : Sinter_TrainingOp<"swiglu"> {
  let summary = "SiLU of the gate, times up";
  let description = [{
    `gate / (1 + exp(-gate)) * up`, computed as `gate * s * up` with
    `s = 1 / (1 + exp(-gate))`.

    ```mlir
    %y = sinter.swiglu %gate, %up
       : (tensor<8x64xbf16>, tensor<8x64xbf16>) -> tensor<8x64xbf16>
    ```
  }];
  let arguments = (ins Sinter_FloatTensor:$gate, Sinter_FloatTensor:$up);
  let results = (outs Sinter_FloatTensor:$result);
  let assemblyFormat = [{
    $gate `,` $up attr-dict `:` functional-type(operands, results)
  }];
}

def Sinter_SwigluGradOp : Sinter_TrainingOp<"swiglu_grad"> {
  let summary = "Gradients of swiglu";
  let description = [{
    With `s = 1 / (1 + exp(-gate))` these are
    `grad * up * s * (1 + gate * (1 - s))` and `grad * gate * s`.

    ```mlir
    %dgate, %dup = sinter.swiglu_grad %dy, %gate, %up
       : (tensor<8x64xbf16>, tensor<8x64xbf16>, tensor<8x64xbf16>)
       -> (tensor<8x64xbf16>, tensor<8x64xbf16>)
    ```
  }];
  let arguments = (ins Sinter_FloatTensor:$grad, Sinter_FloatTensor:$gate,
                       Sinter_FloatTensor:$up);
  let results = (outs Sinter_FloatTensor:$dgate, Sinter_FloatTensor:$dup);
  let assemblyFormat = [{
    $grad `,` $gate `,` $up attr-dict `:` functional-type(operands, results)
  }];
}

def Sinter_GeluOp : Sinter_TrainingOp<"gelu"> {
  let summary = "x times the normal distribution function of x";
  let description = [{
    `x / 2 * (1 + erf(x / sqrt(2)))`, or with `tanh` its approximation
    `x / 2 * (1 + tanh(sqrt(2 / pi) * (x + 0.044715 * x^3)))`.

    ```mlir
    %y = sinter.gelu %x tanh : (tensor<8x64xbf16>) -> tensor<8x64xbf16>
    ```
  }];
  let arguments = (ins Sinter_FloatTensor:$input, UnitAttr:$tanh);
  let results = (outs Sinter_FloatTensor:$result);
  let assemblyFormat = [{
    $input (`tanh` $tanh^)? attr-dict `:` functional-type(operands, results)
  }];
}

def Sinter_GeluGradOp : Sinter_TrainingOp<"gelu_grad"> {
  let summary = "Gradient of gelu";
  let description = [{
    `grad` times the derivative of gelu, or of its approximation, at `input`:
    `(1 + erf(x / sqrt(2))) / 2 + x * exp(-x^2 / 2) / sqrt(2 * pi)`, or with
    `t` for the tanh and `u` for its operand
    `(1 + t) / 2 + x / 2 * (1 - t^2) * du/dx`.

    ```mlir
    %dx = sinter.gelu_grad %dy, %x tanh
       : (tensor<8x64xbf16>, tensor<8x64xbf16>) -> tensor<8x64xbf16>
    ```
  }];
  let arguments = (ins Sinter_FloatTensor:$grad, Sinter_FloatTensor:$input,
                       UnitAttr:$tanh);
  let results = (outs Sinter_FloatTensor:$dinput);
  let assemblyFormat = [{
    $grad `,` $input (`tanh` $tanh^)? attr-dict `:`
    functional-type(operands, results)
  }];
}

class Sinter_RotateOp<string mnemonic> : Sinter_TrainingOp<mnemonic> {
  let arguments = (ins Sinter_FloatTensor:$input, Sinter_FloatTensor:$cosine,
                       Sinter_FloatTensor:$sine, DenseI64ArrayAttr:$dims,
                       UnitAttr:$interleaved);
  let results = (outs Sinter_FloatTensor:$result);
  let assemblyFormat = [{
    $input `,` $cosine `,` $sine `dims` $dims (`interleaved` $interleaved^)?
    attr-dict `:` functional-type(operands, results)
  }];
}

def Sinter_RopeOp : Sinter_RotateOp<"rope"> {
  let summary = "Rotates pairs of elements by angles of their position";
  let description = [{
    The last dim of `cosine` and `sine` has one entry per pair, P of them; its
    other dims run together with the dims `dims` of `input`. Of the last dim
    of `input`, elements i and i + P are a pair, or 2i and 2i + 1 with
    `interleaved`; elements from 2P on stay. A pair (a, b) becomes
    `(a * cos - b * sin, b * cos + a * sin)`.

    ```mlir
    %y = sinter.rope %x, %cos, %sin dims [1]
       : (tensor<2x16x4x64xbf16>, tensor<16x32xf32>, tensor<16x32xf32>)
       -> tensor<2x16x4x64xbf16>
    ```
  }];
}

def Sinter_RopeGradOp : Sinter_RotateOp<"rope_grad"> {
  let summary = "Gradient of rope";
  let description = [{
    The rotation by the angles of the other sign; `input` is the gradient of
    rope's result. `cosine` and `sine` are constants and have no gradient.

    ```mlir
    %dx = sinter.rope_grad %dy, %cos, %sin dims [1]
       : (tensor<2x16x4x64xbf16>, tensor<16x32xf32>, tensor<16x32xf32>)
       -> tensor<2x16x4x64xbf16>
    ```
  }];
}

class Sinter_RandomOp<string mnemonic> : Sinter_TrainingOp<mnemonic> {
  let arguments = (ins Sinter_FloatTensor:$input, Sinter_IntTensor:$seed,
                       Sinter_IntTensor:$offset, F64Attr:$rate);
  let results = (outs Sinter_FloatTensor:$result);
  let assemblyFormat = [{
    $input `,` $seed `,` $offset `rate` $rate attr-dict `:`
    functional-type(operands, results)
  }];
}

def Sinter_DropoutOp : Sinter_RandomOp<"dropout"> {
  let summary = "Drops elements at random, and scales what stays";
  let description = [{
    Element e, counted in row-major order, draws 16 bits, and is dropped where
    they are below `round(rate * 65536)`; what stays is multiplied by
    `1 / (1 - rate)`. A dropped element is 0, whatever it was.

    The bits are those of Philox4x32-10 (Salmon and others, "Parallel random
    numbers: as easy as 1, 2, 3", 2011) with key `seed` and a counter whose low
    64 bits are e / 8 and whose high 64 bits are `offset`, low words first.
    Element e takes word `e % 8 / 2` of the four, the low half where e is even,
    else the high half. `seed` and `offset` are rank-0 integers of at most 64
    bits, read as unsigned. No mask is stored: the gradient draws again.

    ```mlir
    %y = sinter.dropout %x, %seed, %offset rate 0.1
       : (tensor<8x64xbf16>, tensor<i64>, tensor<i64>) -> tensor<8x64xbf16>
    ```
  }];
}

def Sinter_DropoutGradOp : Sinter_RandomOp<"dropout_grad"> {
  let summary = "Gradient of dropout";
  let description = [{
    The same function of the gradient of dropout's result, with the same
    `seed`, `offset` and `rate`.

    ```mlir
    %dx = sinter.dropout_grad %dy, %seed, %offset rate 0.1
       : (tensor<8x64xbf16>, tensor<i64>, tensor<i64>) -> tensor<8x64xbf16>
    ```
  }];
}

//===----------------------------------------------------------------------===//
// Look-ups
//===----------------------------------------------------------------------===//

def Sinter_EmbeddingOp : Sinter_TrainingOp<"embedding"> {
  let summary = "Rows of a table by their numbers";
  let description = [{
    The result has the dims of `indices`, then those of `table` without the
    first. Indices are signed; what lies outside of the table is moved inside,
    as in `sinter.gather`.

    ```mlir
    %y = sinter.embedding %table, %ids
       : (tensor<1000x64xbf16>, tensor<2x16xi32>) -> tensor<2x16x64xbf16>
    ```
  }];
  let arguments = (ins Sinter_FloatTensor:$table, Sinter_IntTensor:$indices);
  let results = (outs Sinter_FloatTensor:$result);
  let assemblyFormat = [{
    $table `,` $indices attr-dict `:` functional-type(operands, results)
  }];
}

def Sinter_EmbeddingGradOp : Sinter_TrainingOp<"embedding_grad"> {
  let summary = "Gradient of embedding";
  let description = [{
    Row v of the result is the sum of the rows of `grad` whose index is v, as
    `sinter.scatter` adds them; 0 where there is none. An index outside of the
    table adds nothing.

    ```mlir
    %dtable = sinter.embedding_grad %dy, %ids
       : (tensor<2x16x64xbf16>, tensor<2x16xi32>) -> tensor<1000x64xf32>
    ```
  }];
  let arguments = (ins Sinter_FloatTensor:$grad, Sinter_IntTensor:$indices);
  let results = (outs Sinter_FloatTensor:$dtable);
  let assemblyFormat = [{
    $grad `,` $indices attr-dict `:` functional-type(operands, results)
  }];
}

//===----------------------------------------------------------------------===//
// Sequences
//===----------------------------------------------------------------------===//

def Sinter_LinearRecurrenceOp : Sinter_TrainingOp<"linear_recurrence"> {
  let summary = "h[t] = decay[t] * h[t-1] + input[t]";
  let description = [{
    Along dim `axis`, element by element in the other dims; `init` is h[-1], of
    the other dims, 0 where it is left out. The result is every h, each rounded
    when it is stored; the recurrence goes on with the unrounded one.

    The decomposition writes every step out; programs with more steps than
    `max-recurrence-steps` of `sinter-decompose-named-ops` are refused.

    ```mlir
    %h = sinter.linear_recurrence %a, %b init %h0 axis 1
       : (tensor<2x16x64xf32>, tensor<2x16x64xbf16>, tensor<2x64xf32>)
       -> tensor<2x16x64xbf16>
    ```
  }];
  let arguments = (ins Sinter_FloatTensor:$decay, Sinter_FloatTensor:$input,
                       Optional<Sinter_FloatTensor>:$init, I64Attr:$axis);
  let results = (outs Sinter_FloatTensor:$result);
  let assemblyFormat = [{
    $decay `,` $input (`init` $init^)? `axis` $axis attr-dict `:`
    functional-type(operands, results)
  }];
}

def Sinter_LinearRecurrenceGradOp
    : Sinter_TrainingOp<"linear_recurrence_grad"> {
  let summary = "Gradients of linear_recurrence";
  let description = [{
    `states` is what the recurrence gave, as it was rounded. Backwards in t,
    `g[t] = grad[t] + decay[t+1] * g[t+1]`; the gradient of `decay` is
    `g[t] * h[t-1]`, that of the input `g[t]`, and that of `init`, which is
    there where `init` is, `decay[0] * g[0]`. Its steps are bounded as those of
    `linear_recurrence`.

    ```mlir
    %da, %db, %dh0 = sinter.linear_recurrence_grad %dh, %a, %h init %h0 axis 1
       : (tensor<2x16x64xbf16>, tensor<2x16x64xf32>, tensor<2x16x64xbf16>,
          tensor<2x64xf32>)
       -> (tensor<2x16x64xf32>, tensor<2x16x64xbf16>, tensor<2x64xf32>)
    ```
  }];
  let arguments = (ins Sinter_FloatTensor:$grad, Sinter_FloatTensor:$decay,
                       Sinter_FloatTensor:$states,
                       Optional<Sinter_FloatTensor>:$init, I64Attr:$axis);
  let results = (outs Sinter_FloatTensor:$ddecay, Sinter_FloatTensor:$dinput,
                      Optional<Sinter_FloatTensor>:$dinit);
  let assemblyFormat = [{
    $grad `,` $decay `,` $states (`init` $init^)? `axis` $axis attr-dict `:`
    functional-type(operands, results)
  }];
}

def Sinter_CausalConv1dOp : Sinter_TrainingOp<"causal_conv1d"> {
  let summary = "Weighted sum of the last K elements of a sequence";
  let description = [{
    The last two dims of `input` are time and channel; `weight` is K x channels
    and `bias` one per channel. Result t is the sum over k of
    `weight[k] * input[t - (K - 1) + k]`, ascending, then plus `bias`; what lies
    before the sequence is 0. The decomposition writes the K terms out; more
    than 64 are refused.

    ```mlir
    %y = sinter.causal_conv1d %x, %w bias %b
       : (tensor<2x16x64xbf16>, tensor<4x64xf32>, tensor<64xf32>)
       -> tensor<2x16x64xbf16>
    ```
  }];
  let arguments = (ins Sinter_FloatTensor:$input, Sinter_FloatTensor:$weight,
                       Optional<Sinter_FloatTensor>:$bias);
  let results = (outs Sinter_FloatTensor:$result);
  let assemblyFormat = [{
    $input `,` $weight (`bias` $bias^)? attr-dict `:`
    functional-type(operands, results)
  }];
}

def Sinter_CausalConv1dGradOp : Sinter_TrainingOp<"causal_conv1d_grad"> {
  let summary = "Gradients of causal_conv1d";
  let description = [{
    That of the input at t is the sum over k of
    `weight[k] * grad[t + (K - 1) - k]`, with 0 behind the sequence; that of
    `weight[k]` is the sum over all but the channels of
    `grad[t] * input[t - (K - 1) + k]`; and a third result is that of the bias,
    the sum of `grad` over all but the channels.

    ```mlir
    %dx, %dw, %db = sinter.causal_conv1d_grad %dy, %x, %w
       : (tensor<2x16x64xbf16>, tensor<2x16x64xbf16>, tensor<4x64xf32>)
       -> (tensor<2x16x64xbf16>, tensor<4x64xf32>, tensor<64xf32>)
    ```
  }];
  let arguments = (ins Sinter_FloatTensor:$grad, Sinter_FloatTensor:$input,
                       Sinter_FloatTensor:$weight);
  let results = (outs Sinter_FloatTensor:$dinput, Sinter_FloatTensor:$dweight,
                      Optional<Sinter_FloatTensor>:$dbias);
  let assemblyFormat = [{
    $grad `,` $input `,` $weight attr-dict `:`
    functional-type(operands, results)
  }];
}

//===----------------------------------------------------------------------===//
// Optimizer
//===----------------------------------------------------------------------===//

def Sinter_AdamwOp
    : Sinter_TrainingOp<"adamw", [AttrSizedOperandSegments]> {
  let summary = "One step of AdamW on one tensor";
  let description = [{
    With `g = grad * scale` (`scale`, rank 0, is 1 where it is left out):
    `m = beta1 * mean + (1 - beta1) * g`,
    `v = beta2 * square + (1 - beta2) * g * g`, and the new weight is
    `weight - rate * (m * b1 / (sqrt(v * b2) + eps) + decay * weight)`, where
    `b1 = 1 / (1 - beta1^step)` and `b2 = 1 / (1 - beta2^step)` for the rank-0
    integer `step`, counted from 1, and 1 where it is left out. The powers are
    taken as `expm1(step * log(beta))`, which keeps their distance from 1. `rate` is of rank 0. The
    results are the new weight, `m` and `v`; a fourth one is the new weight
    again, unrounded before it is rounded to the type of this result.

    ```mlir
    %w1, %m1, %v1, %copy = sinter.adamw %w, %m, %v, %g rate %lr step %t
       beta1 0.9 beta2 0.95 eps 1.0e-8 decay 0.1
       : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xbf16>,
          tensor<f32>, tensor<i32>)
       -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xbf16>)
    ```
  }];
  let arguments = (ins Sinter_FloatTensor:$weight, Sinter_FloatTensor:$mean,
                       Sinter_FloatTensor:$square, Sinter_FloatTensor:$grad,
                       Sinter_FloatTensor:$rate,
                       Optional<Sinter_IntTensor>:$step,
                       Optional<Sinter_FloatTensor>:$scale, F64Attr:$beta1,
                       F64Attr:$beta2, F64Attr:$eps, F64Attr:$decay);
  let results = (outs Sinter_FloatTensor:$newWeight,
                      Sinter_FloatTensor:$newMean, Sinter_FloatTensor:$newSquare,
                      Optional<Sinter_FloatTensor>:$copy);
  let assemblyFormat = [{
    $weight `,` $mean `,` $square `,` $grad `rate` $rate (`step` $step^)?
    (`scale` $scale^)? `beta1` $beta1 `beta2` $beta2 `eps` $eps `decay` $decay
    attr-dict `:` functional-type(operands, results)
  }];
}

#endif // SINTER_IR_SINTERTRAININGOPS_TD
