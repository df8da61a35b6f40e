// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs a bundle on a GPU: inputs, outputs, times, training.

#include "Inputs.h"
#include "Report.h"

#include "sinter/Bundle/Reader.h"
#include "sinter/Runtime/Runtime.h"
#include "sinter/Support/AtomicFile.h"
#include "sinter/Support/CommandLine.h"
#include "sinter/Support/NarrowFloat.h"
#include "sinter/Support/Temporaries.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <filesystem>
#include <mutex>
#include <optional>
#include <thread>
#include <unistd.h>

using namespace sinter;
using namespace sinter::run;
using runtime::Program;
using runtime::RunMode;

namespace {

constexpr const char *help =
    R"(sinter-run BUNDLE... (--inputs=F | --random-inputs=SEED) [options]

Runs a bundle, the folder that sinter-compile -o wrote, on an NVIDIA GPU. Needs
the driver, and cuBLASLt (of CUDA 13 or 12) where the bundle has products.

  sinter-run step.bundle --random-inputs=0 --outputs=out.safetensors
  sinter-run step.bundle --random-inputs=0 --repeat=100
  sinter-run step.bundle --random-inputs=0 --profile
  sinter-run step.bundle --inputs=in.safetensors --train=20
  sinter-run plan0 plan1 plan2 --random-inputs=0 --repeat=20 --timing-json=t.json

Several bundles are run one after the other; those with the same arguments share
the inputs, drawn as the first one's recipe says. One that fails does not stop the
others.

inputs and outputs (safetensors; tensors arg0, arg1, ... and out0, out1, ...):
  --inputs=F          read every input from F
  --random-inputs=N   draw them from seed N, bit for bit as sinter-eval does
  --recipe=R.json     how to draw them; by default recipe.json in the bundle:
                      {"default": {"normal": 0.02}, "args": {"3": {"ones": 1},
                       "4": {"uniform": [0, 1000]}}}
  --save-inputs=F     write the inputs that were used
  --outputs=F         write the outputs of the first step

times:
  --repeat=N          time N more steps, as replays of one CUDA graph, and print
                      their median
  --rotate=N          time them in N arenas in turn, each with the same inputs,
                      in one CUDA graph: a step then finds nothing in the L2
                      cache that the one before left there; 0: as many arenas as
                      exceed four times that cache, two at least
  --profile           time every launch: microseconds, megabytes moved, GB/s,
                      and their share of what this GPU copies at in this run
                      (bytes of products: every matrix once)
  --trace=F           write what --profile measures as a trace for
                      chrome://tracing or ui.perfetto.dev: launches end to end,
                      each with bytes, GB/s, grid, block and registers
  --timing-json=F     write these times as JSON; of several bundles a list
  --autotune          choose each product's algorithm by timing the library's
                      first eight, and remember them in BUNDLE.algorithms.json

training:
  --train=N           run N steps; results that take the place of donated inputs
                      are fed back, and the loss, the first scalar float output,
                      is printed after each step

checks:
  --no-poison         do not fill the memory with 0xFF before the inputs are
                      placed (filled, a read of what nothing wrote shows as NaN)
  --no-graph          launch by launch, waiting after each: an error names its
                      launch
  --time-limit=S      give up after S seconds on the GPU and name the launch
                      that was running
  --check             only read and check the bundle and the inputs; no GPU

  --device=N          which GPU (0)
)";

int fatal(const std::string &message) {
  std::fflush(stdout);
  std::fprintf(stderr, "sinter-run: error: %s\n", message.c_str());
  return 1;
}

struct Options {
  std::string bundle;
  std::string inputs;
  bool random = false;
  uint64_t seed = 0;
  std::string recipe;
  std::string saveInputs;
  std::string outputs;
  uint64_t repeat = 0;
  std::optional<uint64_t> rotate;
  bool profile = false;
  std::string trace;
  std::string timingJson;
  bool autotune = false;
  uint64_t train = 0;
  bool poison = true;
  bool graph = true;
  double timeLimit = 0; // seconds; 0: none
  bool check = false;
  uint64_t device = 0;
};

// Runs of the step for the median of a launch's time.
constexpr unsigned profileRepeats = 9;

constexpr uint64_t maxArenas = 1024;
constexpr uint64_t noRotation = UINT64_MAX;

// Held while a file is written, so that the watchdog never ends the process
// with a temporary file on disk.
std::mutex filesInProgress;

/// Ends the process when the GPU takes too long.
class Watchdog {
public:
  Watchdog(Program &program, double seconds)
      : program(program), seconds(seconds) {
    if (seconds > 0)
      thread = std::thread([this] { watch(); });
  }
  ~Watchdog() {
    if (!thread.joinable())
      return;
    {
      std::lock_guard<std::mutex> lock(mutex);
      done = true;
    }
    changed.notify_one();
    thread.join();
  }

private:
  void watch() {
    std::unique_lock<std::mutex> lock(mutex);
    if (changed.wait_for(lock, std::chrono::duration<double>(seconds),
                         [this] { return done; }))
      return;
    Result<size_t> launch = program.runningLaunch();
    std::string where = launch ? "in " + program.launchName(*launch)
                               : "(" + launch.message() + ")";
    char limit[32];
    std::snprintf(limit, sizeof(limit), "%g", seconds);
    fatal("the time limit of " + std::string(limit) + " s is over " + where);
    // The GPU may never come back: no destructor may wait for it.
    std::lock_guard<std::mutex> files(filesInProgress);
    ::_exit(1);
  }

  Program &program;
  double seconds;
  std::thread thread;
  std::mutex mutex;
  std::condition_variable changed;
  bool done = false;
};

Result<Inputs> makeInputs(const bundle::Manifest &manifest,
                          const Options &options) {
  if (!options.inputs.empty())
    return Inputs::fromFile(manifest, options.inputs);
  if (!options.random && !manifest.inputs.empty())
    return fail("the program has ", manifest.inputs.size(),
                " inputs: give --inputs=F.safetensors or --random-inputs=SEED");
  std::string path = options.recipe;
  std::error_code error;
  std::filesystem::path inBundle =
      std::filesystem::path(options.bundle) / bundle::recipeFile;
  if (path.empty() && std::filesystem::exists(inBundle, error))
    path = inBundle.string();
  Recipe recipe;
  if (!path.empty()) {
    Result<Recipe> loaded = Recipe::load(path);
    if (!loaded)
      return loaded.failure();
    recipe = std::move(*loaded);
  }
  return Inputs::draw(manifest, recipe, options.seed);
}

// What a comparison needs to know about the outputs.
Metadata outputMetadata(const bundle::Manifest &manifest) {
  std::vector<OutputInfo> outputs;
  for (const bundle::Output &output : manifest.outputs) {
    OutputInfo info{output.name, output.computeDType, std::nullopt};
    if (output.aliasInput)
      info.aliasInput = manifest.inputs[*output.aliasInput].name;
    outputs.push_back(std::move(info));
  }
  return {{outputsMetadataKey, outputInfoToJson(outputs)},
          {"sinter.program", manifest.program}};
}

Status writeOutputs(Program &program, const std::string &path) {
  std::vector<TensorView> views;
  std::vector<std::unique_ptr<char[]>> storage;
  const bundle::Manifest &manifest = program.manifest();
  for (size_t i = 0; i < manifest.outputs.size(); ++i) {
    const bundle::Output &output = manifest.outputs[i];
    Result<uint64_t> bytes = byteCount(output.dtype, output.shape);
    if (!bytes)
      return bytes.failure();
    std::unique_ptr<char[]> data(new (std::nothrow) char[*bytes]);
    if (!data)
      return fail("not enough memory for ", output.name, ": ", *bytes,
                  " bytes");
    if (Status s = program.readOutput(i, data.get(), *bytes); !s)
      return s;
    views.push_back(
        {output.name, output.dtype, output.shape, data.get(), *bytes});
    storage.push_back(std::move(data));
  }
  std::lock_guard<std::mutex> lock(filesInProgress);
  return writeSafetensors(path, views, outputMetadata(manifest));
}

std::optional<size_t> lossOutput(const bundle::Manifest &manifest) {
  for (size_t i = 0; i < manifest.outputs.size(); ++i)
    if (isFloat(manifest.outputs[i].dtype) &&
        manifest.outputs[i].shape.empty() && !manifest.outputs[i].aliasInput)
      return i;
  return std::nullopt;
}

Result<double> readScalar(Program &program, size_t output) {
  char bytes[sizeof(double)] = {};
  DType dtype = program.manifest().outputs[output].dtype;
  if (Status s = program.readOutput(output, bytes, dtypeBytes(dtype)); !s)
    return s.failure();
  return loadAsDouble(dtype, bytes, 0);
}

// Donated inputs that no result replaces: the step may have overwritten them.
std::vector<size_t> usedUpInputs(const bundle::Manifest &manifest) {
  std::vector<bool> replaced(manifest.inputs.size(), false);
  for (const bundle::Output &output : manifest.outputs)
    if (output.aliasInput)
      replaced[*output.aliasInput] = true;
  std::vector<size_t> inputs;
  for (size_t i = 0; i < manifest.inputs.size(); ++i)
    if (manifest.inputs[i].donated && !replaced[i])
      inputs.push_back(i);
  return inputs;
}

Status train(Program &program, const Inputs &inputs, const Options &options,
             RunMode mode) {
  const bundle::Manifest &manifest = program.manifest();
  std::optional<size_t> loss = lossOutput(manifest);
  std::vector<size_t> usedUp = usedUpInputs(manifest);
  if (!loss)
    std::printf(
        "the program has no scalar float output to print as the loss\n");
  for (uint64_t step = 1; step <= options.train; ++step) {
    if (step > 1) {
      if (Status s = program.feedBack(); !s)
        return s;
      for (size_t i : usedUp) {
        const TensorView &tensor = inputs.tensors()[i];
        if (Status s = program.setInput(i, tensor.data, tensor.bytes); !s)
          return s;
      }
    }
    if (Status s = program.run(mode); !s)
      return fail("step ", step, ": ", s.message());
    if (step == 1 && !options.outputs.empty())
      if (Status s = writeOutputs(program, options.outputs); !s)
        return s;
    if (loss) {
      Result<double> value = readScalar(program, *loss);
      if (!value)
        return value.failure();
      std::printf("step %llu  loss %.9g\n",
                  static_cast<unsigned long long>(step), *value);
      std::fflush(stdout);
    }
  }
  return {};
}

// What several bundles share.
struct Session {
  std::optional<Inputs> inputs;
  // The one before, so that the device stays open.
  std::unique_ptr<Program> program;
  // By bundle, for --timing-json.
  std::vector<std::string> times;
};

// Whether inputs are there and suit the program.
bool suits(const Session &session, const bundle::Manifest &manifest) {
  return session.inputs &&
         std::equal(manifest.inputs.begin(), manifest.inputs.end(),
                    session.inputs->tensors().begin(),
                    session.inputs->tensors().end(),
                    [](const bundle::Input &input, const TensorView &tensor) {
                      return input.name == tensor.name &&
                             input.dtype == tensor.dtype &&
                             input.shape == tensor.shape;
                    });
}

Status measure(Program &program, const Options &options, RunMode mode,
               Session &session) {
  Times times;
  times.graph = mode == RunMode::Graph;
  if (options.repeat > 0) {
    Result<uint64_t> before = program.freeMemory();
    auto repeat = static_cast<unsigned>(options.repeat);
    if (options.rotate) {
      Result<runtime::RotatingTimes> rotating =
          program.timeRotating(static_cast<unsigned>(*options.rotate), repeat);
      if (!rotating)
        return rotating.failure();
      times.steps = std::move(rotating->steps);
      times.arenas = rotating->arenas;
      times.stepsPerReplay = rotating->stepsPerReplay;
    } else {
      Result<std::vector<double>> steps = program.timeSteps(repeat, mode);
      if (!steps)
        return steps.failure();
      times.steps = std::move(*steps);
    }
    Result<uint64_t> after = program.freeMemory();
    times.freeBefore = before ? *before : 0;
    times.freeAfter = after ? *after : 0;
    printSteps(times);
  }
  if (options.profile) {
    Result<double> bandwidth = program.measureCopyBandwidth();
    if (!bandwidth)
      return bandwidth.failure();
    times.copyBandwidth = *bandwidth;
    Result<std::vector<double>> launches = program.timeLaunches(profileRepeats);
    if (!launches)
      return launches.failure();
    times.launches = std::move(*launches);
    printProfile(program, times);
    if (!options.trace.empty()) {
      std::string trace = traceOf(program, times);
      std::lock_guard<std::mutex> lock(filesInProgress);
      if (Status s = writeFileAtomically(options.trace, trace); !s)
        return s;
    }
  }
  session.times.push_back(timesToJson(program, times));
  return {};
}

// One object of one bundle, a list of several; null where one failed.
Status writeTimes(const Session &session, const std::string &path) {
  std::string text = session.times.front();
  if (session.times.size() > 1) {
    text = "[";
    for (const std::string &times : session.times)
      text += (text.size() > 1 ? ",\n" : "\n") + times;
    text += "]\n";
  }
  std::lock_guard<std::mutex> lock(filesInProgress);
  return writeFileAtomically(path, text);
}

Status checkOnly(const Options &options) {
  Result<bundle::Manifest> manifest = bundle::readBundle(options.bundle);
  if (!manifest)
    return manifest.failure();
  if (options.random || !options.inputs.empty()) {
    Result<Inputs> inputs = makeInputs(*manifest, options);
    if (!inputs)
      return inputs.failure();
    if (!options.saveInputs.empty())
      if (Status s = writeSafetensors(options.saveInputs, inputs->tensors());
          !s)
        return s;
  }
  std::printf("%s: %s for %s (%s): %zu inputs, %zu outputs, %zu kernels, %zu "
              "launches, %.1f MiB\n",
              options.bundle.c_str(), manifest->program.c_str(),
              manifest->targetProduct.c_str(), manifest->targetChip.c_str(),
              manifest->inputs.size(), manifest->outputs.size(),
              manifest->kernels.size(), manifest->launches.size(),
              static_cast<double>(manifest->arenaBytes) / (1 << 20));
  return {};
}

Status runBundle(const Options &options, Session &session) {
  if (options.check)
    return checkOnly(options);
  // Read before the device is opened: what is wrong with the command line or
  // the files is said on a machine without a GPU, too.
  Result<bundle::Manifest> manifest = bundle::readBundle(options.bundle);
  if (!manifest)
    return manifest.failure();
  if (!suits(session, *manifest)) {
    Result<Inputs> made = makeInputs(*manifest, options);
    if (!made)
      return made.failure();
    session.inputs.emplace(std::move(*made));
  }
  Inputs *inputs = &*session.inputs;
  if (!options.saveInputs.empty())
    if (Status s = writeSafetensors(options.saveInputs, inputs->tensors()); !s)
      return s;

  runtime::LoadOptions load;
  load.device = static_cast<int>(options.device);
  load.poison = options.poison;
  load.autotune = options.autotune;
  load.marks = options.timeLimit > 0;
  Result<std::unique_ptr<Program>> loaded = Program::load(options.bundle, load);
  if (!loaded)
    return loaded.failure();
  session.program = std::move(*loaded);
  Program &program = *session.program;
  runtime::DeviceInfo device = program.device();
  std::printf("%s on %s (sm_%d%d, %d SMs, driver %d.%d%s%s)\n",
              manifest->program.c_str(), device.name.c_str(),
              device.computeMajor, device.computeMinor, device.multiprocessors,
              device.driverVersion / 1000, device.driverVersion % 1000 / 10,
              device.matmulLibrary.empty() ? "" : ", ",
              device.matmulLibrary.c_str());

  for (size_t i = 0; i < inputs->tensors().size(); ++i) {
    const TensorView &tensor = inputs->tensors()[i];
    if (Status s = program.setInput(i, tensor.data, tensor.bytes); !s)
      return s;
  }
  RunMode mode = options.graph ? RunMode::Graph : RunMode::EagerChecked;
  Watchdog watchdog(program, options.timeLimit);
  if (options.train > 0) {
    if (Status s = train(program, *inputs, options, mode); !s)
      return s;
  } else {
    if (Status s = program.run(mode); !s)
      return s;
    if (!options.outputs.empty())
      if (Status s = writeOutputs(program, options.outputs); !s)
        return s;
  }
  return measure(program, options, mode, session);
}

} // namespace

int main(int argc, char **argv) {
  removeTemporariesOnSignals();
  Options options;
  std::string seed;
  uint64_t rotate = noRotation;
  CommandLine line;
  line.text("inputs", options.inputs);
  line.text("random-inputs", seed);
  line.text("recipe", options.recipe);
  line.text("save-inputs", options.saveInputs);
  line.text("outputs", options.outputs);
  line.number("repeat", options.repeat, 1, 1000000);
  line.number("rotate", rotate, 0, maxArenas);
  line.flag("profile", options.profile);
  line.text("trace", options.trace);
  line.text("timing-json", options.timingJson);
  line.flag("autotune", options.autotune);
  line.number("train", options.train, 1, 1000000000);
  line.flag("poison", options.poison);
  line.flag("graph", options.graph);
  line.real("time-limit", [&](double value) { options.timeLimit = value; });
  line.flag("check", options.check);
  line.number("device", options.device, 0, 1023);
  Result<std::vector<std::string>> folders = line.parse(argc, argv);
  if (!folders)
    return fatal(folders.message());
  if (line.helpWanted) {
    std::fputs(help, stdout);
    return 0;
  }
  if (folders->empty())
    return fatal("give a bundle, the folder that sinter-compile -o wrote; "
                 "see --help");
  if (folders->size() > 1 &&
      !(options.outputs + options.saveInputs + options.trace).empty())
    return fatal("--outputs, --save-inputs and --trace take one bundle");
  if (!seed.empty()) {
    options.random = true;
    char *end = nullptr;
    errno = 0;
    options.seed = std::strtoull(seed.c_str(), &end, 10);
    if (seed[0] < '0' || seed[0] > '9' || *end || errno)
      return fatal("--random-inputs=" + seed + ": it has to be a whole number");
  }
  if (options.random && !options.inputs.empty())
    return fatal("give --inputs or --random-inputs, not both");
  if (!options.recipe.empty() && !options.random)
    return fatal("--recipe says how to draw inputs: give --random-inputs too");
  if (rotate != noRotation) {
    options.rotate = rotate;
    if (options.repeat == 0 || !options.graph)
      return fatal("--rotate says how --repeat=N times steps as CUDA graphs: "
                   "give --repeat, and not --no-graph");
  }
  if (!options.trace.empty() && !options.profile)
    return fatal("--trace writes what --profile measures: give --profile too");
  Session session;
  int status = 0;
  for (const std::string &folder : *folders) {
    options.bundle = folder;
    size_t before = session.times.size();
    if (Status s = runBundle(options, session); !s)
      status = fatal((folders->size() > 1 ? folder + ": " : "") + s.message());
    if (session.times.size() == before)
      session.times.push_back("null");
  }
  if (!options.timingJson.empty() && !options.check &&
      (status == 0 || folders->size() > 1))
    if (Status s = writeTimes(session, options.timingJson); !s)
      return fatal(s.message());
  return status;
}
