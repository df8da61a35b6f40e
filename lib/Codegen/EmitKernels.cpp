// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pass around the emitter.

#include "sinter/Codegen/Passes.h"

using namespace mlir;

namespace sinter {

#define GEN_PASS_DEF_SINTEREMITKERNELS
#include "sinter/Codegen/Passes.h.inc"

namespace {

struct EmitKernelsPass : impl::SinterEmitKernelsBase<EmitKernelsPass> {
  using Base::Base;
  void runOnOperation() override {}
};

} // namespace

} // namespace sinter
