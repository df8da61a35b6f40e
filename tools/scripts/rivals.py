# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The chains of kernels/chains in PyTorch, as a good user of it would write them.

Each function takes a chain's arguments in order (ids as int64) and returns its
results in order, in the same types. They run as they are (eager) and through
torch.compile. chain_table.py says which is whose.
"""

import torch
import torch.nn.functional as F

BF16, F32, E4M3 = torch.bfloat16, torch.float32, torch.float8_e4m3fn
E4M3_MAX = 448.0


def rms_norm_with_scale(x, weight, eps=1e-6):
    wide = x.float()
    rstd = torch.rsqrt(wide.square().mean(-1, keepdim=True) + eps)
    return (wide * rstd * weight.float()).to(x.dtype), rstd.squeeze(-1)


def rms_norm(x, weight, eps=1e-6):
    return rms_norm_with_scale(x, weight, eps)[0]


def rms_norm_gradients(dy, x, weight, rstd):
    """In f32: of the input, and of the weight."""
    dy, unit = dy.float(), x.float() * rstd[:, None]
    weighted = dy * weight.float()
    along = (weighted * unit).mean(-1, keepdim=True)
    return (weighted - unit * along) * rstd[:, None], (dy * unit).sum(0)


def residual_rms_norm(x, residual, weight):
    h = x + residual
    return h, rms_norm(h, weight)


def rms_norm_backward(h, dy, residual, weight, rstd):
    dx, dw = rms_norm_gradients(dy, h, weight, rstd)
    return (dx + residual.float()).to(BF16), dw.to(BF16)


def named_rms_norm_backward(dy, x, residual, weight, rstd):
    return rms_norm_backward(x, dy, residual, weight, rstd)


def layer_norm(x, weight, bias=None, dims=1, eps=1e-5):
    wide, along = x.float(), list(range(-dims, 0))
    variance, mean = torch.var_mean(wide, along, correction=0, keepdim=True)
    rstd = torch.rsqrt(variance + eps)
    y = (wide - mean) * rstd * weight
    if bias is not None:
        y = y + bias
    return y.to(x.dtype), mean.squeeze(along), rstd.squeeze(along)


def layer_norm_two_dims(x, weight, bias):
    return layer_norm(x, weight, bias, dims=2)[:1]


def layer_norm_backward(dy, x, weight, mean, rstd, bias=True, dims=1):
    along = list(range(-dims, 0))
    mean, rstd = (t.reshape(t.shape + (1,) * dims) for t in (mean, rstd))
    dy, unit = dy.float(), (x.float() - mean) * rstd
    weighted = dy * weight
    dx = rstd * (weighted - weighted.mean(along, keepdim=True)
                 - unit * (weighted * unit).mean(along, keepdim=True))
    gradients = (dx.to(x.dtype), (dy * unit).sum(0))
    return gradients + (dy.sum(0),) if bias else gradients


def layer_norm_backward_two_dims(dy, x, weight, mean, rstd):
    return layer_norm_backward(dy, x, weight, mean, rstd, dims=2)


def rotate(x, cos, sin):
    a, b = x.float().chunk(2, -1)
    cos, sin = cos[:, None], sin[:, None]
    return torch.cat((a * cos - b * sin, b * cos + a * sin), -1).to(x.dtype)


def rope(x, cos, sin):
    return (rotate(x, cos, sin),)


def qk_norm_rope(q, k, q_weight, k_weight, cos, sin):
    return (rotate(rms_norm(q, q_weight), cos, sin),
            rotate(rms_norm(k, k_weight), cos, sin))


def swiglu_of(gate, up):
    return (F.silu(gate.float()) * up.float()).to(gate.dtype)


def swiglu(gate, up):
    return (swiglu_of(gate, up),)


def swiglu_backward(gate, up, dy):
    gate, up, dy = gate.float(), up.float(), dy.float()
    s = torch.sigmoid(gate)
    return (dy * up * (s * (1 + gate * (1 - s)))).to(BF16), (dy * gate * s).to(BF16)


def named_swiglu_backward(dy, gate, up):
    return swiglu_backward(gate, up, dy)


def gelu_bias(x, bias, form="none"):
    return (F.gelu(x + bias, approximate=form),)


def gelu_bias_backward(dy, x, bias, form="none"):
    dx = torch.ops.aten.gelu_backward(dy, x + bias, approximate=form)
    return dx, dx.sum(0, dtype=F32).to(BF16)


def dropout_residual_norm(x, residual, weight, seed, offset):
    h = F.dropout(x, 0.1) + residual
    return (h, *rms_norm_with_scale(h, weight))


def dropout_residual_norm_backward(dy, dh, h, weight, rstd, seed, offset):
    dn, dw = rms_norm_gradients(dy, h, weight, rstd)
    dr = (dn + dh.float()).to(BF16)
    # The gradient of a dropout whose mask is drawn anew is a dropout.
    return dr, F.dropout(dr, 0.1), dw.to(BF16)


def softmax(x):
    return (torch.softmax(x, -1),)


def softmax_backward(dy, y):
    return (torch.ops.aten._softmax_backward_data(dy, y, -1, dy.dtype),)


def cross_entropy(logits, ids, mean=False):
    wide = logits.float()
    lse = torch.logsumexp(wide, -1)
    loss = lse - wide.gather(1, ids[:, None])[:, 0]
    hit = torch.arange(logits.shape[1], device=logits.device) == ids[:, None]
    gradient = torch.exp(wide - lse[:, None]) - hit.float()
    if mean:
        gradient = gradient / logits.shape[0]
    return loss, gradient.to(BF16)


def cross_entropy_all(logits, ids, smoothing=0.1, ignore=-100, cap=30.0):
    rows, classes = logits.shape
    tanh = torch.tanh(logits.float() / cap)
    z = tanh * cap
    lse = torch.logsumexp(z, -1)
    there = ids != ignore
    safe = torch.where(there, ids, 0)
    loss = lse - (1 - smoothing) * z.gather(1, safe[:, None])[:, 0] - smoothing * z.mean(-1)
    hit = torch.arange(classes, device=logits.device) == safe[:, None]
    gradient = torch.exp(z - lse[:, None]) - (1 - smoothing) * hit.float() - smoothing / classes
    gradient = gradient * (1 - tanh * tanh) / rows
    return (torch.where(there, loss, 0.0),
            torch.where(there[:, None], gradient, 0.0).to(BF16))


def embedding(table, ids):
    return (F.embedding(ids, table),)


def embedding_backward(dy, ids, rows=32000):
    return (torch.ops.aten.embedding_dense_backward(dy, ids, rows, -1, False),)


def adamw(weight, mean, square, gradient):
    gradient = gradient.float()
    mean = 0.9 * mean + 0.1 * gradient
    square = 0.95 * square + 0.05 * gradient * gradient
    update = mean / (square.sqrt() + 1e-8) + 0.1 * weight
    return weight - 1e-3 * update, mean, square


def named_adamw(weight, mean, square, gradient, rate, step):
    gradient = gradient.float()
    mean.copy_(0.9 * mean + 0.1 * gradient)
    square.copy_(0.95 * square + 0.05 * gradient * gradient)
    mean_hat = mean / (1 - 0.9 ** step.float())
    square_hat = square / (1 - 0.95 ** step.float())
    weight.copy_(weight - rate * (mean_hat / (square_hat.sqrt() + 1e-8) + 0.1 * weight))
    return weight, mean, square, weight.to(BF16)


def clip_adamw(*tensors):
    *tensors, rate, step = tensors
    weights, means, squares, gradients = (list(tensors[i::4]) for i in range(4))
    wide = [g.float() for g in gradients]
    norm = torch.linalg.vector_norm(torch.stack(torch._foreach_norm(wide)))
    wide = torch._foreach_mul(wide, torch.clamp(1.0 / norm, max=1.0))
    torch._foreach_lerp_(means, wide, 0.1)
    torch._foreach_mul_(squares, 0.95)
    torch._foreach_addcmul_(squares, wide, wide, 0.05)
    update = torch._foreach_div(squares, 1 - 0.95 ** step.float())
    update = torch._foreach_add(torch._foreach_sqrt(update), 1e-8)
    update = torch._foreach_div(torch._foreach_div(means, 1 - 0.9 ** step.float()), update)
    update = torch._foreach_add(update, weights, alpha=0.1)
    torch._foreach_sub_(weights, torch._foreach_mul(update, rate))
    return (*(t for kind in zip(weights, means, squares) for t in kind), norm)


# fp8. A scale is what a code is multiplied with to be the value again.


def to_codes(wide, scale):
    return (wide / scale).clamp(-E4M3_MAX, E4M3_MAX).to(E4M3)


def scale_of(amax, power_of_two=False):
    scale = torch.where(amax > 0, amax / E4M3_MAX, 1.0)
    # Rounded up, so that nothing is clipped.
    return torch.exp2(torch.ceil(torch.log2(scale))) if power_of_two else scale


def quantized(wide, block, given=None, transposed=False):
    """Codes, their scales unless given, and the codes transposed."""
    rows, columns = wide.shape
    if given is not None:
        codes = to_codes(wide, given)
        return (codes, codes.t().contiguous()) if transposed else (codes,)
    high, broad = block[0] or rows, block[1] or columns
    narrow = broad == 32  # MX: scales are powers of two, returned as bytes
    parts = wide.view(rows // high, high, columns // broad, broad)
    scale = scale_of(parts.abs().amax((1, 3), keepdim=True), narrow)
    codes = to_codes(parts, scale).view(rows, columns)
    scale = scale[:, 0, :, 0]
    if narrow:
        scale = scale.to(torch.float8_e8m0fnu).view(torch.int8)
    return (codes, scale, codes.t().contiguous()) if transposed else (codes, scale)


def fp8(x, given=None, block=None, transposed=False):
    return quantized(x.float(), block, given, transposed)


def norm_fp8(x, residual, weight, given=None, block=None, transposed=False):
    h, y = residual_rms_norm(x, residual, weight)
    return (h, *quantized(y.float(), block, given, transposed))


def swiglu_fp8(gate, up, given=None, block=None, transposed=False):
    return quantized(swiglu_of(gate, up).float(), block, given, transposed)


# Controls.


def negate(x):
    return (-x,)


def row_sum(x):
    return (x.sum(-1, dtype=F32),)


def recurrent_backward(a, b, dh):
    h = [torch.zeros_like(a[0])]
    for t in range(len(a)):
        h.append(a[t] * h[t] + b[t])
    gradient, da = torch.zeros_like(a[0]), [None] * len(a)
    for t in reversed(range(len(a))):
        gradient = (gradient + dh[t]) * (1 - torch.tanh(h[t + 1]).square())
        da[t] = gradient * h[t]
        gradient = gradient * a[t]
    return (torch.stack(da),)


def blend(*tensors):
    wide = [t.float() for t in tensors]
    largest = wide[0]
    for t in wide[1:]:
        largest = torch.maximum(largest, t)
    weights = [torch.exp(t - largest) for t in wide]
    total, blended = weights[0], weights[0] * wide[0]
    for weight, t in zip(weights[1:], wide[1:]):
        total, blended = total + weight, blended + weight * t
    return ((blended / total).to(BF16),)


# The same from libraries of kernels, where they can be imported: by rival, then
# by library. Each returns the results that it has, in order.


def liger(name):
    import importlib
    return importlib.import_module(f"liger_kernel.ops.{name}")


def liger_rms_norm(x, residual, weight):
    h = x + residual
    return h, liger("rms_norm").rms_norm_forward(h, weight, 1e-6, 0.0, "llama", None)[0]


def liger_fused_rms_norm(x, residual, weight):
    y, h = liger("fused_add_rms_norm").fused_add_rms_norm_forward(
        x, residual, weight, 1e-6, 0.0, "llama")[:2]
    return h, y


def liger_swiglu(gate, up):
    return (liger("swiglu").swiglu_forward(gate, up)[-1],)


def quack_rms_norm(x, residual, weight):
    from quack.rmsnorm import rmsnorm_fwd
    y, h, _ = rmsnorm_fwd(x, weight, residual=residual, eps=1e-6)
    return h, y


def quack_softmax(x):
    from quack.softmax import softmax_fwd
    return (softmax_fwd(x),)


def quack_softmax_backward(dy, y):
    from quack.softmax import softmax_bwd
    return (softmax_bwd(dy, y),)


def quack_cross_entropy(logits, ids, mean=False):
    from quack.cross_entropy import cross_entropy_bwd, cross_entropy_fwd
    loss, lse = cross_entropy_fwd(logits, ids, return_lse=True)[:2]
    weight = torch.full_like(loss, 1 / logits.shape[0] if mean else 1.0)
    return loss, cross_entropy_bwd(logits, ids, weight, lse)


LIBRARIES = {
    "residual_rms_norm": {"liger": liger_fused_rms_norm, "liger (norm alone)": liger_rms_norm,
                          "quack": quack_rms_norm},
    "swiglu": {"liger": liger_swiglu},
    "softmax": {"quack": quack_softmax},
    "softmax_backward": {"quack": quack_softmax_backward},
    "cross_entropy": {"quack": quack_cross_entropy},
}
