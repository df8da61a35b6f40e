// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of names.

#include "sinter/Cost/KernelFamily.h"

#include <algorithm>
#include <cctype>
#include <string>

using namespace sinter;

namespace {

struct NameRule {
  /// Lower case.
  std::string_view part;
  KernelFamily family;
};

// The first rule whose text occurs in a name decides, so what is more special
// comes first: an attention kernel is built from products, an optimizer's from
// elementwise work. Parts that are short begin or end with a separator.
constexpr NameRule rules[] = {
    {"flash", KernelFamily::Attention},
    {"fmha", KernelFamily::Attention},
    {"attention", KernelFamily::Attention},
    {"attn_fwd", KernelFamily::Attention},
    {"attn_bwd", KernelFamily::Attention},
    {"sdpa", KernelFamily::Attention},
    {"mha_", KernelFamily::Attention},
    {"_mha", KernelFamily::Attention},

    {"recurren", KernelFamily::Recurrent},
    {"selective_scan", KernelFamily::Recurrent},
    {"ssd_", KernelFamily::Recurrent},
    {"chunk_scan", KernelFamily::Recurrent},
    {"chunk_state", KernelFamily::Recurrent},
    {"chunk_gated", KernelFamily::Recurrent},
    {"delta_rule", KernelFamily::Recurrent},
    {"gated_delta", KernelFamily::Recurrent},
    {"linear_attn", KernelFamily::Recurrent},
    {"mamba", KernelFamily::Recurrent},
    {"rwkv", KernelFamily::Recurrent},
    {"retention", KernelFamily::Recurrent},
    {"lstm", KernelFamily::Recurrent},
    {"gru_cell", KernelFamily::Recurrent},
    {"causal_conv1d", KernelFamily::Recurrent},

    {"adam", KernelFamily::Optimizer},
    {"optimizer", KernelFamily::Optimizer},
    {"multi_tensor_apply", KernelFamily::Optimizer},
    {"multitensorapply", KernelFamily::Optimizer},
    {"sgd_", KernelFamily::Optimizer},
    {"_sgd", KernelFamily::Optimizer},
    {"lamb_", KernelFamily::Optimizer},
    {"muon", KernelFamily::Optimizer},
    {"clip_grad", KernelFamily::Optimizer},

    // Conversions named after the product that they feed.
    {"dequantize_gemm", KernelFamily::Matmul},
    {"quantize", KernelFamily::Quantize},
    {"quantise", KernelFamily::Quantize},
    {"cast_transpose", KernelFamily::Quantize},
    {"fp4_pack", KernelFamily::Quantize},
    {"pack_fp4", KernelFamily::Quantize},
    {"fp8_pack", KernelFamily::Quantize},
    {"cast_fp8", KernelFamily::Quantize},
    {"cast_to_fp8", KernelFamily::Quantize},
    {"amax", KernelFamily::Quantize},
    {"swizzle_scale", KernelFamily::Quantize},

    {"gemm", KernelFamily::Matmul},
    {"matmul", KernelFamily::Matmul},
    {"nvjet", KernelFamily::Matmul},
    {"cutlass", KernelFamily::Matmul},
    {"cublas", KernelFamily::Matmul},
    {"xmma", KernelFamily::Matmul},
    {"splitkreduce", KernelFamily::Matmul},
    {"triton_tem", KernelFamily::Matmul},
    {"gemv", KernelFamily::Matmul},
    {"convolution", KernelFamily::Matmul},
    {"fprop", KernelFamily::Matmul},
    {"dgrad", KernelFamily::Matmul},
    {"wgrad", KernelFamily::Matmul},
    {"_mm_", KernelFamily::Matmul},
    {"dot_fusion", KernelFamily::Matmul},

    {"layer_norm", KernelFamily::Norm},
    {"layernorm", KernelFamily::Norm},
    {"rms_norm", KernelFamily::Norm},
    {"rmsnorm", KernelFamily::Norm},
    {"batch_norm", KernelFamily::Norm},
    {"batchnorm", KernelFamily::Norm},
    {"group_norm", KernelFamily::Norm},
    {"groupnorm", KernelFamily::Norm},
    {"ln_fwd", KernelFamily::Norm},
    {"ln_bwd", KernelFamily::Norm},
    {"norm_fwd", KernelFamily::Norm},
    {"norm_bwd", KernelFamily::Norm},
    {"gammabeta", KernelFamily::Norm},
    {"_norm", KernelFamily::Norm},

    {"cross_entropy", KernelFamily::Other},
    {"nll_loss", KernelFamily::Other},
    {"softmax", KernelFamily::Attention},

    {"memcpy", KernelFamily::Layout},
    {"memset", KernelFamily::Layout},
    {"direct_copy", KernelFamily::Layout},
    {"copy_kernel", KernelFamily::Layout},
    {"copy_device", KernelFamily::Layout},
    {"catarray", KernelFamily::Layout},
    {"transpose", KernelFamily::Layout},
    {"permute", KernelFamily::Layout},
    {"concat", KernelFamily::Layout},
    {"contiguous", KernelFamily::Layout},
    {"wrapped_slice", KernelFamily::Layout},
    {"pad_kernel", KernelFamily::Layout},
    {"move_", KernelFamily::Layout},
    {"fillfunctor", KernelFamily::Layout},

    {"elementwise", KernelFamily::Pointwise},
    {"pointwise", KernelFamily::Pointwise},
    {"triton_poi", KernelFamily::Pointwise},
    {"swiglu", KernelFamily::Pointwise},
    {"silu", KernelFamily::Pointwise},
    {"gelu", KernelFamily::Pointwise},
    {"relu", KernelFamily::Pointwise},
    {"rope", KernelFamily::Pointwise},
    {"rotary", KernelFamily::Pointwise},
    {"dropout", KernelFamily::Pointwise},
    {"activation", KernelFamily::Pointwise},
    {"residual", KernelFamily::Pointwise},
    {"loop_", KernelFamily::Pointwise},
    {"wrapped_", KernelFamily::Pointwise},
};

constexpr std::string_view names[numKernelFamilies] = {
    "matmul",   "attention", "norm",      "pointwise", "layout",
    "quantize", "recurrent", "optimizer", "other"};

} // namespace

std::string_view sinter::stringifyKernelFamily(KernelFamily family) {
  return names[static_cast<size_t>(family)];
}

std::optional<KernelFamily> sinter::parseKernelFamily(std::string_view name) {
  for (size_t i = 0; i < numKernelFamilies; ++i)
    if (names[i] == name)
      return static_cast<KernelFamily>(i);
  return std::nullopt;
}

KernelFamily sinter::kernelFamily(std::string_view kernelName) {
  std::string lower(kernelName);
  std::transform(lower.begin(), lower.end(), lower.begin(),
                 [](unsigned char c) { return std::tolower(c); });
  for (const NameRule &rule : rules)
    if (lower.find(rule.part) != std::string::npos)
      return rule.family;
  return KernelFamily::Other;
}
