// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tables and JSON of times.

#include "Report.h"

#include "sinter/Runtime/Trace.h"
#include "sinter/Support/Json.h"

#include <algorithm>
#include <cstdio>
#include <map>

using namespace sinter;
using namespace sinter::bundle;
using runtime::Program;

namespace {

double middle(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  size_t half = values.size() / 2;
  return values.size() % 2 ? values[half]
                           : (values[half - 1] + values[half]) / 2;
}

struct Total {
  size_t launches = 0;
  double microseconds = 0;
  double bytes = 0;
  double flops = 0;
};

double bytesOf(const Launch &launch) {
  LaunchTraffic traffic = trafficOf(launch);
  return static_cast<double>(traffic.read) +
         static_cast<double>(traffic.written);
}

std::map<std::string, Total> familiesOf(const Manifest &manifest,
                                        const std::vector<double> &times) {
  std::map<std::string, Total> families;
  for (size_t i = 0; i < times.size(); ++i) {
    const Launch &launch = manifest.launches[i];
    Total &total = families[launch.family];
    ++total.launches;
    total.microseconds += times[i];
    total.bytes += bytesOf(launch);
    total.flops += flopsOf(launch);
  }
  return families;
}

// "12.3" or "-" where there is nothing to divide.
std::string ratio(double numerator, double denominator, double scale) {
  if (numerator <= 0 || denominator <= 0)
    return "-";
  char text[32];
  std::snprintf(text, sizeof(text), "%.1f", numerator / denominator * scale);
  return text;
}

void printRates(double microseconds, double bytes, double flops,
                double copyBandwidth) {
  double seconds = microseconds * 1e-6;
  std::printf("%10.1f %10.2f %8s %7s %8s", microseconds, bytes * 1e-6,
              ratio(bytes, seconds, 1e-9).c_str(),
              ratio(bytes, seconds * copyBandwidth, 100).c_str(),
              ratio(flops, seconds, 1e-12).c_str());
}

} // namespace

void sinter::run::printSteps(const Times &times) {
  if (times.steps.empty())
    return;
  auto [fastest, slowest] =
      std::minmax_element(times.steps.begin(), times.steps.end());
  std::printf("step: %.4f ms (median of %zu %s; fastest %.4f, slowest %.4f)\n",
              middle(times.steps) * 1e-3, times.steps.size(),
              times.graph ? "graph replays" : "runs launch by launch",
              *fastest * 1e-3, *slowest * 1e-3);
  if (times.arenas > 1)
    std::printf("      each of %u steps in a graph that goes round %u arenas\n",
                times.stepsPerReplay, times.arenas);
}

void sinter::run::printProfile(Program &program, const Times &times) {
  const Manifest &manifest = program.manifest();
  std::printf("copy: %.1f GB/s, read and written bytes (median of ten "
              "device-to-device copies)\n",
              times.copyBandwidth * 1e-9);
  std::printf("%5s %10s %10s %8s %7s %8s %5s %6s  %-16s %s\n", "", "us", "MB",
              "GB/s", "% copy", "TFLOP/s", "regs", "local", "family", "launch");
  for (size_t i = 0; i < times.launches.size(); ++i) {
    const Launch &launch = manifest.launches[i];
    std::printf("%5zu ", i);
    printRates(times.launches[i], bytesOf(launch), flopsOf(launch),
               times.copyBandwidth);
    if (Result<runtime::KernelResources> resources = program.resources(i))
      std::printf(" %5d %6d", resources->registers, resources->localBytes);
    else
      std::printf(" %5s %6s", "-", "-");
    std::printf("  %-16s %s\n", launch.family.c_str(),
                describeLaunch(manifest, launch).c_str());
  }
  Total sum;
  std::printf("%-18s %8s %10s %10s %8s %7s %8s\n", "family", "launches", "us",
              "MB", "GB/s", "% copy", "TFLOP/s");
  auto line = [&](const std::string &name, const Total &total) {
    std::printf("%-18s %8zu ", name.c_str(), total.launches);
    printRates(total.microseconds, total.bytes, total.flops,
               times.copyBandwidth);
    std::printf("\n");
  };
  for (const auto &[name, total] : familiesOf(manifest, times.launches)) {
    line(name, total);
    sum.launches += total.launches;
    sum.microseconds += total.microseconds;
    sum.bytes += total.bytes;
    sum.flops += total.flops;
  }
  line("all", sum);
}

std::string sinter::run::timesToJson(Program &program, const Times &times) {
  const Manifest &manifest = program.manifest();
  runtime::DeviceInfo device = program.device();
  json::Value root = {
      {"format", "sinter-timing"},
      {"version", 1},
      {"program", manifest.program},
      {"producer", manifest.producer},
      {"target", manifest.targetChip},
      {"device",
       {{"name", device.name},
        {"compute_capability", std::to_string(device.computeMajor) + "." +
                                   std::to_string(device.computeMinor)},
        {"multiprocessors", device.multiprocessors},
        {"driver", device.driverVersion},
        {"matmul_library", device.matmulLibrary}}}};
  if (times.copyBandwidth > 0)
    root["copy_bytes_per_second"] = times.copyBandwidth;
  if (!times.steps.empty()) {
    auto [fastest, slowest] =
        std::minmax_element(times.steps.begin(), times.steps.end());
    root["step"] = {{"median_us", middle(times.steps)},
                    {"fastest_us", *fastest},
                    {"slowest_us", *slowest},
                    {"replays", times.steps.size()},
                    {"graph", times.graph},
                    {"arenas", times.arenas},
                    {"steps_per_replay", times.stepsPerReplay},
                    {"arena_bytes", manifest.arenaBytes},
                    {"cache_bytes", device.cacheBytes},
                    {"free_bytes_before", times.freeBefore},
                    {"free_bytes_after", times.freeAfter}};
  }
  if (times.launches.empty())
    return root.dump(1) + "\n";
  json::Value &launches = root["launches"] = json::Value::array();
  for (size_t i = 0; i < times.launches.size(); ++i) {
    const Launch &launch = manifest.launches[i];
    LaunchTraffic traffic = trafficOf(launch);
    json::Value entry = {{"index", i},
                         {"kind", kindOf(launch)},
                         {"name", describeLaunch(manifest, launch)},
                         {"family", launch.family},
                         {"plan", launch.plan},
                         {"us", times.launches[i]},
                         {"read_bytes", traffic.read},
                         {"written_bytes", traffic.written}};
    if (double flops = flopsOf(launch))
      entry["flops"] = flops;
    if (Result<runtime::KernelResources> resources = program.resources(i)) {
      entry["registers"] = resources->registers;
      entry["local_bytes"] = resources->localBytes;
    }
    launches.push_back(std::move(entry));
  }
  json::Value &families = root["families"] = json::Value::object();
  for (const auto &[name, total] : familiesOf(manifest, times.launches))
    families[name] = {{"launches", total.launches},
                      {"us", total.microseconds},
                      {"bytes", total.bytes},
                      {"flops", total.flops}};
  return root.dump(1) + "\n";
}

std::string sinter::run::traceOf(Program &program, const Times &times) {
  std::vector<runtime::TracedLaunch> launches;
  for (size_t i = 0; i < times.launches.size(); ++i) {
    runtime::TracedLaunch launch{times.launches[i], std::nullopt};
    if (Result<runtime::KernelResources> resources = program.resources(i))
      launch.resources = *resources;
    launches.push_back(launch);
  }
  return traceToJson(program.manifest(), program.device(), launches,
                     times.copyBandwidth);
}
