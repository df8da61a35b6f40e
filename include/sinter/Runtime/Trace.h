// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The launches of a step as a trace that browsers show (chrome://tracing,
// ui.perfetto.dev): JSON in the "Trace Event Format".

#ifndef SINTER_RUNTIME_TRACE_H
#define SINTER_RUNTIME_TRACE_H

#include "sinter/Bundle/Manifest.h"
#include "sinter/Runtime/Runtime.h"

#include <optional>
#include <string>
#include <vector>

namespace sinter::runtime {

/// What was measured of one launch.
struct TracedLaunch {
  double microseconds = 0;
  std::optional<KernelResources> resources; ///< of a kernel
};

/// One complete event per launch, in order and end to end, as they are on the
/// one stream: its name, family and plan; bytes read and written, GB/s and the
/// share of `copyBandwidth` (bytes per second; 0: not known); for kernels grid,
/// block, shared memory and registers; for products m, n, k and TFLOP/s; for
/// copies the bytes. `launches` has one entry per launch of the manifest.
std::string traceToJson(const bundle::Manifest &manifest,
                        const DeviceInfo &device,
                        const std::vector<TracedLaunch> &launches,
                        double copyBandwidth);

} // namespace sinter::runtime

#endif // SINTER_RUNTIME_TRACE_H
