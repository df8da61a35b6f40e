// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What sinter-run prints and writes about times.

#ifndef SINTER_TOOLS_SINTERRUN_REPORT_H
#define SINTER_TOOLS_SINTERRUN_REPORT_H

#include "sinter/Runtime/Runtime.h"

#include <string>
#include <vector>

namespace sinter::run {

/// Times of a run, in microseconds. Empty lists were not measured.
struct Times {
  std::vector<double> steps;
  bool graph = true;            ///< the steps were graph replays
  unsigned arenas = 1;          ///< that the steps went round
  unsigned stepsPerReplay = 1;  ///< steps in a graph, each of which one time is
  std::vector<double> launches; ///< by launch
  double copyBandwidth = 0;     ///< bytes per second; 0: not measured
  uint64_t freeBefore = 0;      ///< device memory around the steps, in bytes
  uint64_t freeAfter = 0;
};

/// "step: 1.234 ms (median of 100 graph replays; ...)".
void printSteps(const Times &times);

/// A table of launches and one of families.
void printProfile(runtime::Program &program, const Times &times);

/// The same as JSON, for --timing-json.
std::string timesToJson(runtime::Program &program, const Times &times);

/// The launches as trace events, for --trace.
std::string traceOf(runtime::Program &program, const Times &times);

} // namespace sinter::run

#endif // SINTER_TOOLS_SINTERRUN_REPORT_H
