// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What kind of work a kernel does, by its name: of a profile little else is
// known. The rules are one table.

#ifndef SINTER_COST_KERNELFAMILY_H
#define SINTER_COST_KERNELFAMILY_H

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace sinter {

enum class KernelFamily {
  Matmul,
  Attention,
  Norm,
  Pointwise,
  Layout,
  Quantize,
  Recurrent,
  Optimizer,
  Other,
};
inline constexpr size_t numKernelFamilies = 9;

/// matmul, attention, norm, pointwise, layout, quantize, recurrent, optimizer,
/// other.
std::string_view stringifyKernelFamily(KernelFamily family);
std::optional<KernelFamily> parseKernelFamily(std::string_view name);

/// The family of a kernel of that name, as PyTorch, XLA, CUDA's libraries and
/// Sinter name kernels; Other where no rule fits. Case does not count.
KernelFamily kernelFamily(std::string_view kernelName);

} // namespace sinter

#endif // SINTER_COST_KERNELFAMILY_H
