// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Running a bundle on a GPU: load, bind inputs, run the step, read outputs,
// time it. Needs NVIDIA's driver at run time, and cuBLASLt where the bundle has
// matrix products; neither at build time. A Program is used by one thread at a
// time, runningLaunch() excepted.

#ifndef SINTER_RUNTIME_RUNTIME_H
#define SINTER_RUNTIME_RUNTIME_H

#include "sinter/Bundle/Manifest.h"
#include "sinter/Support/Result.h"

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace sinter::runtime {

struct LoadOptions {
  int device = 0; ///< number of the device, as the driver counts
  /// For cuBLASLt, in bytes. NVIDIA advises 32 MiB on Hopper ("cuBLAS Library",
  /// cublasSetWorkspace); Blackwell uses no more.
  uint64_t workspaceBytes = uint64_t(32) << 20;
  /// Fill the arena with 0xFF before constants and inputs are placed: a read of
  /// what nothing wrote gives NaN.
  bool poison = true;
  /// Time up to eight algorithms for each kind of product and remember the best
  /// in BUNDLE.algorithms.json, beside the bundle. Without it: the library's
  /// first choice.
  bool autotune = false;
  /// Mark the beginning of every launch on the device, for runningLaunch(). A
  /// mark costs about a microsecond.
  bool marks = false;
};

struct DeviceInfo {
  std::string name;
  int computeMajor = 0;
  int computeMinor = 0;
  int multiprocessors = 0;
  int driverVersion = 0;     ///< CUDA version of the driver; 13000 for 13.0
  std::string matmulLibrary; ///< "cublasLt 130100"; empty where not needed
  uint64_t cacheBytes = 0;   ///< of the L2 cache
};

/// Resources of a launch's kernel, as the driver reports them.
struct KernelResources {
  int registers = 0;
  int localBytes = 0; ///< per thread; spills lie there
};

enum class RunMode {
  /// One CUDA graph of the whole step, captured at its first use.
  Graph,
  /// Launch by launch, in stream order.
  Eager,
  /// Launch by launch, waiting after each: an error names its launch.
  EagerChecked
};

/// Times of steps that go round several arenas.
struct RotatingTimes {
  unsigned arenas = 0;         ///< with the first one
  unsigned stepsPerReplay = 0; ///< steps in the one graph, all arenas in turn
  std::vector<double> steps;   ///< by replay, of one step, in microseconds
};

/// Arenas of this size that are needed so that together they exceed four times
/// a cache of this size, and a step finds nothing of itself there; at least
/// two.
unsigned arenasBeyondCache(uint64_t arenaBytes, uint64_t cacheBytes);

/// A bundle on a device.
class Program {
public:
  static Result<std::unique_ptr<Program>> load(const std::string &directory,
                                               const LoadOptions &options = {});
  ~Program();
  Program(const Program &) = delete;
  Program &operator=(const Program &) = delete;

  const bundle::Manifest &manifest() const;
  DeviceInfo device() const;

  /// Copies a dense tensor, `bytes` long as its dtype and shape say, into an
  /// input's buffer.
  Status setInput(size_t index, const void *data, uint64_t bytes);

  /// Runs the step once and waits for it.
  Status run(RunMode mode = RunMode::Graph);

  /// Copies an output to the host; `bytes` as for setInput.
  Status readOutput(size_t index, void *data, uint64_t bytes);

  /// Copies every output that aliases a donated input into that input, for the
  /// next step.
  Status feedBack();

  /// Runs the step `replays` times, one right after the other, and gives the
  /// time of each in microseconds. Donated inputs are used up by the first.
  Result<std::vector<double>> timeSteps(unsigned replays,
                                        RunMode mode = RunMode::Graph);

  /// Runs the step in `arenas` arenas in turn, each with a copy of the first
  /// one's bytes, in one CUDA graph that is replayed `replays` times, so that
  /// no step finds its inputs in a cache. 0 arenas: arenasBeyondCache() of
  /// them.
  Result<RotatingTimes> timeRotating(unsigned arenas, unsigned replays);

  /// Median time of each launch over `repeats` runs in stream order, in
  /// microseconds. The device gets a head start of copies, so that the time to
  /// put a launch on the stream does not show.
  Result<std::vector<double>> timeLaunches(unsigned repeats);

  /// Copy bandwidth of the device in bytes per second, read and written bytes
  /// both counted: the median of ten device-to-device copies of `bytes`, or of
  /// what fits into free memory.
  Result<double> measureCopyBandwidth(uint64_t bytes = uint64_t(1) << 30);

  /// Resources of launch `index`, where it is a kernel.
  Result<KernelResources> resources(size_t index);

  /// Free device memory, in bytes.
  Result<uint64_t> freeMemory();

  /// The launch that the device has begun last; needs LoadOptions::marks. May
  /// be called by another thread while run() waits; gives up after two seconds.
  Result<size_t> runningLaunch();

  /// "launch 12 (rms_norm_3)".
  std::string launchName(size_t index) const;

private:
  Program();
  struct State;
  std::unique_ptr<State> state;
};

} // namespace sinter::runtime

#endif // SINTER_RUNTIME_RUNTIME_H
