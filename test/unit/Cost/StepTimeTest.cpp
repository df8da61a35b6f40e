// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "sinter/Cost/StepTime.h"

#include "gtest/gtest.h"

#include <cmath>
#include <limits>

using namespace sinter;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double day = 86400;

TEST(StepTime, AmdahlsCeilings) {
  EXPECT_NEAR(amdahl(0.224, infinity), 1.289, 5e-4);
  EXPECT_NEAR(amdahl(0.232, 2), 1.13, 5e-3);
  EXPECT_DOUBLE_EQ(amdahl(0.5, 2), 4.0 / 3);
  EXPECT_DOUBLE_EQ(amdahl(0, infinity), 1);
  EXPECT_DOUBLE_EQ(amdahl(0.3, 1), 1);
  EXPECT_TRUE(std::isinf(amdahl(1, infinity)));
  EXPECT_DOUBLE_EQ(amdahl(1, 2), 2);
}

StepTime example() {
  StepTime step;
  step.of(KernelFamily::Matmul) = {0.0552, 300};
  step.of(KernelFamily::Recurrent) = {0.0224, 18};
  step.of(KernelFamily::Norm) = {0.0200, 36};
  step.idleSeconds = 0.0024;
  return step;
}

TEST(StepTime, SharesAddUp) {
  StepTime step = example();
  EXPECT_NEAR(step.seconds(), 0.1, 1e-12);
  EXPECT_NEAR(step.share(KernelFamily::Recurrent), 0.224, 1e-12);
  EXPECT_NEAR(step.idleShare(), 0.024, 1e-12);
  EXPECT_DOUBLE_EQ(step.launches(), 354);
  EXPECT_EQ(step.share(KernelFamily::Attention), 0);
  EXPECT_EQ(StepTime().share(KernelFamily::Matmul), 0);
}

TEST(StepTime, CeilingsOfFamiliesAndPairs) {
  std::vector<Ceiling> ceilings = familyCeilings(example());
  ASSERT_EQ(ceilings.size(), 3u);
  EXPECT_EQ(ceilings[0].family, KernelFamily::Matmul);
  EXPECT_NEAR(ceilings[0].infinite, 1 / 0.448, 1e-9);
  EXPECT_EQ(ceilings[1].family, KernelFamily::Recurrent);
  EXPECT_NEAR(ceilings[1].infinite, 1.289, 5e-4);
  EXPECT_NEAR(ceilings[1].halved, 1 / 0.888, 1e-9);
  std::vector<PairCeiling> pairs = pairCeilings(example());
  ASSERT_EQ(pairs.size(), 3u);
  EXPECT_EQ(pairs[0].first, KernelFamily::Matmul);
  EXPECT_EQ(pairs[0].second, KernelFamily::Recurrent);
  EXPECT_NEAR(pairs[0].infinite, 1 / 0.224, 1e-9);
  EXPECT_NEAR(pairs[2].infinite, 1 / (1 - 0.424), 1e-9);
}

TEST(StepTime, LaunchesThatAreNotTheLimit) {
  // Ten replays with 49 480 kernels in 12.810 s, kernels 12.789 s.
  StepTime step;
  step.of(KernelFamily::Other) = {12.789 / 10, 49480.0 / 10};
  step.idleSeconds = (12.810 - 12.789) / 10;
  EXPECT_DOUBLE_EQ(step.launches(), 4948);
  EXPECT_NEAR(step.idleSeconds * 1e3, 2.10, 5e-3);
  EXPECT_NEAR(step.idleShare() * 100, 0.164, 5e-4);
  EXPECT_EQ(launchVerdict(step),
            "launches are not the limit: 0.164% of the step idle");
  step.idleSeconds = step.kernelSeconds();
  EXPECT_EQ(launchVerdict(step), "launches cost time: 50.000% of the step "
                                 "idle, at most 2.00x without it");
}

TEST(StepTime, FeasibilityOfABudget) {
  FeasibilityInput input;
  input.tokens = 1.0009e9 * 20;
  input.deadlineSeconds = 7 * day;
  input.rate = 14.08e3;
  Feasibility f = judgeFeasibility(input, nullptr);
  EXPECT_NEAR(f.neededRate / 1e3, 33.10, 5e-3);
  EXPECT_NEAR(f.seconds / day, 16.45, 1e-2);
  EXPECT_NEAR(f.gap, 2.35, 5e-3);
  EXPECT_EQ(f.verdict, FeasibilityVerdict::TooSlow);
  EXPECT_FALSE(f.closers.empty());

  input.floorRate = 100e3;
  EXPECT_EQ(judgeFeasibility(input, nullptr).verdict,
            FeasibilityVerdict::NeedsSpeedup);
  input.floorRate = 20e3;
  EXPECT_EQ(judgeFeasibility(input, nullptr).verdict,
            FeasibilityVerdict::BeyondTheChip);
  input.rate = 40e3;
  f = judgeFeasibility(input, nullptr);
  EXPECT_EQ(f.verdict, FeasibilityVerdict::Feasible);
  EXPECT_TRUE(f.closers.empty());
  input.rate = 0;
  input.floorRate = 0;
  EXPECT_EQ(judgeFeasibility(input, nullptr).verdict,
            FeasibilityVerdict::Unknown);
}

TEST(StepTime, WhatClosesAGap) {
  StepTime step = example();
  FeasibilityInput input;
  input.tokens = 100;
  input.deadlineSeconds = 1;
  // 2x: products alone could, 0.552 / (0.5 - 0.448) as fast.
  input.rate = 50;
  Feasibility f = judgeFeasibility(input, &step);
  ASSERT_FALSE(f.closers.empty());
  EXPECT_EQ(f.closers[0], "matmul alone, 55.2% of the step, 10.62x as fast");
  // 3x: only together with another family.
  input.rate = 100.0 / 3;
  f = judgeFeasibility(input, &step);
  EXPECT_EQ(f.closers[0].rfind("matmul and recurrent together", 0), 0u)
      << f.closers[0];
  // 20x: nothing of the kind.
  input.rate = 5;
  f = judgeFeasibility(input, &step);
  EXPECT_EQ(f.closers[0].rfind("no family and no two", 0), 0u);
}

TEST(KernelFamily, NamesOfProfiles) {
  const struct {
    const char *name;
    KernelFamily family;
  } cases[] = {
      {"nvjet_sm90_tst_128x256_64x4_2x1_v_bz_coopB_TNT", KernelFamily::Matmul},
      {"sm80_xmma_gemm_bf16bf16_bf16f32", KernelFamily::Matmul},
      {"void cutlass::Kernel2<cutlass_80_tensorop>", KernelFamily::Matmul},
      {"triton_tem_fused_mm_12", KernelFamily::Matmul},
      {"matmul_0", KernelFamily::Matmul},
      {"void flash_fwd_kernel<Flash_fwd_kernel_traits>",
       KernelFamily::Attention},
      {"fmha_cutlassF_bf16_aligned_64x64", KernelFamily::Attention},
      {"void at::native::layer_norm_grad_input_kernel_vectorized",
       KernelFamily::Norm},
      {"triton_red_fused_rms_norm_3", KernelFamily::Norm},
      {"void at::native::vectorized_elementwise_kernel<4, add>",
       KernelFamily::Pointwise},
      {"triton_poi_fused_add_mul_silu_5", KernelFamily::Pointwise},
      {"void at::native::elementwise_kernel<direct_copy_kernel_cuda>",
       KernelFamily::Layout},
      {"[CUDA memcpy Device-to-Device]", KernelFamily::Layout},
      {"input_transpose_fusion_2", KernelFamily::Layout},
      {"mxfp8_quantize_rowwise", KernelFamily::Quantize},
      {"fp4_pack_kernel", KernelFamily::Quantize},
      {"selective_scan_bwd_kernel", KernelFamily::Recurrent},
      {"chunk_gated_delta_rule_bwd", KernelFamily::Recurrent},
      {"void multi_tensor_apply_kernel<adam>", KernelFamily::Optimizer},
      {"fused_adamw_kernel", KernelFamily::Optimizer},
      {"embedding_dense_backward", KernelFamily::Other},
      {"", KernelFamily::Other}};
  for (const auto &c : cases)
    EXPECT_EQ(stringifyKernelFamily(kernelFamily(c.name)),
              stringifyKernelFamily(c.family))
        << c.name;
  for (size_t i = 0; i < numKernelFamilies; ++i) {
    auto family = static_cast<KernelFamily>(i);
    EXPECT_EQ(parseKernelFamily(stringifyKernelFamily(family)), family);
  }
  EXPECT_FALSE(parseKernelFamily("attn").has_value());
}

} // namespace
