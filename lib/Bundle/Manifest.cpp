// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Spellings, traffic and descriptions of what a manifest holds.

#include "sinter/Bundle/Manifest.h"

#include <algorithm>

using namespace sinter;
using namespace sinter::bundle;

const char *sinter::bundle::spell(BufferKind kind) {
  switch (kind) {
  case BufferKind::Input:
    return "input";
  case BufferKind::Output:
    return "output";
  case BufferKind::Constant:
    return "constant";
  case BufferKind::Temporary:
    return "temporary";
  case BufferKind::Scratch:
    return "scratch";
  }
  return "";
}

const char *sinter::bundle::spell(KernelFormat format) {
  return format == KernelFormat::Cubin ? "cubin" : "ptx";
}

const char *sinter::bundle::spell(Access access) {
  switch (access) {
  case Access::Read:
    return "read";
  case Access::Write:
    return "write";
  case Access::ReadWrite:
    return "readwrite";
  }
  return "";
}

const char *sinter::bundle::spell(ArgContent content) {
  return content == ArgContent::Tensor ? "tensor" : "scratch";
}

const char *sinter::bundle::spell(MatmulCompute compute) {
  switch (compute) {
  case MatmulCompute::F32:
    return "f32";
  case MatmulCompute::TF32:
    return "tf32";
  case MatmulCompute::F64:
    return "f64";
  case MatmulCompute::F16:
    return "f16";
  }
  return "";
}

namespace {

LaunchTraffic trafficOfMatmul(const MatmulLaunch &matmul) {
  uint64_t a = 1, b = 1, d = 1; // distinct matrices
  for (const MatmulBatch &dim : matmul.batch) {
    auto count = static_cast<uint64_t>(dim.count);
    a *= dim.a != 0 ? count : std::min<uint64_t>(count, 1);
    b *= dim.b != 0 ? count : std::min<uint64_t>(count, 1);
    d *= count;
  }
  auto m = static_cast<uint64_t>(matmul.m);
  auto n = static_cast<uint64_t>(matmul.n);
  auto k = static_cast<uint64_t>(matmul.k);
  LaunchTraffic traffic;
  if (d * m * n == 0)
    return traffic;
  traffic.read = a * m * k * dtypeBytes(matmul.a.dtype) +
                 b * k * n * dtypeBytes(matmul.b.dtype);
  traffic.written = d * m * n * dtypeBytes(matmul.d.dtype);
  return traffic;
}

} // namespace

double sinter::bundle::flopsOf(const Launch &launch) {
  auto *matmul = std::get_if<MatmulLaunch>(&launch.work);
  if (!matmul)
    return 0;
  double flops = 2 * static_cast<double>(matmul->m) *
                 static_cast<double>(matmul->n) *
                 static_cast<double>(matmul->k);
  for (const MatmulBatch &dim : matmul->batch)
    flops *= static_cast<double>(dim.count);
  return flops;
}

const char *sinter::bundle::kindOf(const Launch &launch) {
  if (std::holds_alternative<KernelLaunch>(launch.work))
    return "kernel";
  return std::holds_alternative<MatmulLaunch>(launch.work) ? "matmul" : "copy";
}

LaunchTraffic sinter::bundle::trafficOf(const Launch &launch) {
  if (auto *copy = std::get_if<CopyLaunch>(&launch.work))
    return {copy->bytes, copy->bytes};
  if (auto *matmul = std::get_if<MatmulLaunch>(&launch.work))
    return trafficOfMatmul(*matmul);
  LaunchTraffic traffic;
  for (const KernelArg &arg : std::get<KernelLaunch>(launch.work).args) {
    if (arg.access != Access::Write)
      traffic.read += arg.bytes;
    if (arg.access != Access::Read)
      traffic.written += arg.bytes;
  }
  return traffic;
}

std::string sinter::bundle::describeLaunch(const Manifest &manifest,
                                           const Launch &launch) {
  if (auto *copy = std::get_if<CopyLaunch>(&launch.work))
    return "copy of " + std::to_string(copy->bytes) + " bytes";
  if (auto *kernel = std::get_if<KernelLaunch>(&launch.work))
    return manifest.kernels[kernel->kernel].symbol;
  const auto &matmul = std::get<MatmulLaunch>(launch.work);
  std::string text = "matmul " + std::to_string(matmul.m) + "x" +
                     std::to_string(matmul.n) + "x" + std::to_string(matmul.k) +
                     " " + dtypeMlirName(matmul.a.dtype);
  for (const MatmulBatch &dim : matmul.batch)
    text += " x" + std::to_string(dim.count);
  return text;
}
