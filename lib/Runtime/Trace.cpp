// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writing launches as trace events.

#include "sinter/Runtime/Trace.h"

#include "sinter/Support/Json.h"

using namespace sinter;
using namespace sinter::runtime;
using namespace sinter::bundle;

namespace {

// Events of a process are shown on lines, its threads; a step has one stream.
constexpr int process = 0;
constexpr int stream = 0;

json::Value metadata(const char *kind, const std::string &name) {
  return {{"ph", "M"},
          {"pid", process},
          {"tid", stream},
          {"name", kind},
          {"args", {{"name", name}}}};
}

void describeWork(json::Value &args, const Launch &launch, double seconds) {
  if (auto *kernel = std::get_if<KernelLaunch>(&launch.work)) {
    args["grid"] = kernel->grid;
    args["block"] = kernel->block;
    args["shared_bytes"] = kernel->sharedBytes;
    return;
  }
  auto *matmul = std::get_if<MatmulLaunch>(&launch.work);
  if (!matmul)
    return;
  args["m"] = matmul->m;
  args["n"] = matmul->n;
  args["k"] = matmul->k;
  double flops = flopsOf(launch);
  args["flops"] = flops;
  if (seconds > 0)
    args["TFLOP/s"] = flops / seconds * 1e-12;
}

} // namespace

std::string runtime::traceToJson(const Manifest &manifest,
                                 const DeviceInfo &device,
                                 const std::vector<TracedLaunch> &launches,
                                 double copyBandwidth) {
  json::Value events = json::Value::array();
  events.push_back(metadata("process_name", device.name));
  events.push_back(metadata("thread_name", manifest.program));
  double begin = 0;
  for (size_t i = 0; i < launches.size(); ++i) {
    const Launch &launch = manifest.launches[i];
    const TracedLaunch &traced = launches[i];
    LaunchTraffic traffic = trafficOf(launch);
    double seconds = traced.microseconds * 1e-6;
    json::Value args = {{"index", i},
                        {"kind", kindOf(launch)},
                        {"family", launch.family},
                        {"plan", launch.plan},
                        {"read_bytes", traffic.read},
                        {"written_bytes", traffic.written}};
    if (seconds > 0) {
      double rate =
          static_cast<double>(traffic.read + traffic.written) / seconds;
      args["GB/s"] = rate * 1e-9;
      if (copyBandwidth > 0)
        args["share_of_copy"] = rate / copyBandwidth;
    }
    describeWork(args, launch, seconds);
    if (traced.resources) {
      args["registers"] = traced.resources->registers;
      args["local_bytes"] = traced.resources->localBytes;
    }
    events.push_back({{"ph", "X"},
                      {"pid", process},
                      {"tid", stream},
                      {"name", describeLaunch(manifest, launch)},
                      {"cat", launch.family},
                      {"ts", begin},
                      {"dur", traced.microseconds},
                      {"args", std::move(args)}});
    begin += traced.microseconds;
  }
  json::Value other = {{"program", manifest.program},
                       {"target", manifest.targetChip},
                       {"producer", manifest.producer}};
  if (copyBandwidth > 0)
    other["copy_bytes_per_second"] = copyBandwidth;
  json::Value root = {{"displayTimeUnit", "ns"},
                      {"otherData", std::move(other)},
                      {"traceEvents", std::move(events)}};
  return root.dump() + "\n";
}
