// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A small manifest with something of everything.

#ifndef SINTER_TEST_UNIT_BUNDLE_SAMPLE_H
#define SINTER_TEST_UNIT_BUNDLE_SAMPLE_H

#include "sinter/Bundle/Manifest.h"

namespace sinter::test {

inline bundle::Manifest sampleManifest() {
  using namespace bundle;
  Manifest m;
  m.producer = "sinter 0.1.0";
  m.program = "sample";
  m.targetProduct = "h200";
  m.targetChip = "sm_90a";
  m.arenaBytes = 4096;
  m.buffers = {
      {"arg0", 0, 1024, DType::F32, {16, 16}, BufferKind::Input},
      {"arg1", 1024, 512, DType::BF16, {16, 16}, BufferKind::Input},
      {"out0", 1536, 512, DType::BF16, {16, 16}, BufferKind::Output},
      {"c0", 2048, 64, DType::I32, {16}, BufferKind::Constant},
      {"s0", 2304, 512, DType::U8, {512}, BufferKind::Scratch},
      {"out1", 2816, 4, DType::F32, {}, BufferKind::Output},
      {"t0", 3072, 512, DType::F32, {128}, BufferKind::Temporary},
  };
  m.constants = {{3, 0, 64}};
  m.inputs = {{"arg0", DType::F32, {16, 16}, 0, true},
              {"arg1", DType::BF16, {16, 16}, 1, false}};
  m.outputs = {{"out0", DType::BF16, {16, 16}, 2, std::nullopt, DType::BF16},
               {"out1", DType::F32, {}, 5, std::nullopt, DType::F32},
               {"out2", DType::F32, {16, 16}, 0, 0, std::nullopt}};
  m.kernels = {
      {"k0", "kernels/ab12.cubin", KernelFormat::Cubin, "k0", 32},
      {"k1", "kernels/cd34.ptx", KernelFormat::Ptx, "k1", std::nullopt}};
  m.launches.push_back(
      {KernelLaunch{0,
                    {16, 1, 1},
                    {256, 1, 1},
                    128,
                    {{0, 0, 1024, Access::ReadWrite, ArgContent::Tensor},
                     {4, 256, 256, Access::Write, ArgContent::Scratch},
                     {5, 0, 4, Access::Write, ArgContent::Tensor}}},
       "other", "@k0"});
  MatmulLaunch matmul;
  matmul.m = 8;
  matmul.n = 4;
  matmul.k = 2;
  matmul.a = {1, 0, 512, DType::BF16, {2, 1}};
  matmul.b = {1, 128, 384, DType::BF16, {4, 1}};
  matmul.d = {2, 0, 512, DType::BF16, {4, 1}};
  matmul.batch = {{2, 16, 0, 64}, {2, 0, 8, 32}};
  m.launches.push_back({matmul, "matmul", "@mm"});
  m.launches.push_back({CopyLaunch{0, 0, 6, 0, 512}, "other", ""});
  return m;
}

} // namespace sinter::test

#endif // SINTER_TEST_UNIT_BUNDLE_SAMPLE_H
