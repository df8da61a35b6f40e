// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A bundle on a device: memory, launches, the graph of a step, and times.

#include "sinter/Runtime/Runtime.h"

#include "Device.h"
#include "Kernels.h"
#include "Matmul.h"

#include "sinter/Bundle/Reader.h"
#include "sinter/Support/AtomicFile.h"

#include <algorithm>
#include <chrono>
#include <functional>
#include <thread>

using namespace sinter;
using namespace sinter::runtime;
using namespace sinter::bundle;

namespace {

constexpr int poisonByte = 0xff;
constexpr int copyRepeats = 10;
// Below this a copy does not show the bandwidth of the memory, in bytes.
constexpr uint64_t minCopyBytes = uint64_t(64) << 20;

// The head start of a timed run of launches: copies of this size, in bytes, and
// the host's time to put one launch and one event on a stream, generously, in
// microseconds. A copy of this size takes at least 50 us at 10 TB/s.
constexpr uint64_t headStartBytes = uint64_t(256) << 20;
constexpr double hostMicrosecondsPerLaunch = 10;
constexpr double headStartMicroseconds = 50;

// A graph over several arenas holds this many steps, so that the gap between
// two replays (some microseconds) does not show in the time of a step, but no
// more launches than this many.
constexpr unsigned stepsPerGraph = 16;
constexpr uint64_t launchesPerGraph = 16384;
// Beyond the cache: this many times its size.
constexpr uint64_t cacheTimes = 4;

constexpr uint32_t noLaunch = 0xffffffff;
constexpr auto runningLaunchPatience = std::chrono::seconds(2);

std::string algorithmsPath(std::string directory) {
  while (directory.size() > 1 && directory.back() == '/')
    directory.pop_back();
  return directory + ".algorithms.json";
}

} // namespace

unsigned runtime::arenasBeyondCache(uint64_t arenaBytes, uint64_t cacheBytes) {
  arenaBytes = std::max(arenaBytes, bufferAlignment);
  return static_cast<unsigned>(
      std::max<uint64_t>(2, cacheTimes * cacheBytes / arenaBytes + 1));
}

struct Program::State {
  Manifest manifest;
  LoadOptions options;
  std::unique_ptr<Device> device;
  DeviceMemory arena;
  CUdeviceptr base = 0;             // of the arena that launches use
  DeviceMemory tables;              // of launches of members
  std::vector<CUdeviceptr> tableOf; // by launch; 0: it has none
  DeviceMemory mark; // one 32-bit number: the launch that has begun
  uint32_t *markOnHost =
      nullptr; // page-locked, so that reading it never blocks
  KernelTable kernels;
  std::unique_ptr<MatmulRunner> matmuls;
  std::vector<size_t> products; // by launch, for products
  AlgorithmStore algorithms;    // where they are timed
  CUgraphExec graph = nullptr;

  ~State() {
    if (graph)
      device->api().GraphExecDestroy(graph);
    if (markOnHost)
      device->api().MemFreeHost(markOnHost);
  }

  CUdeviceptr addressOf(uint32_t buffer, uint64_t offset = 0) const {
    return base + manifest.buffers[buffer].offset + offset;
  }

  const DriverApi &cuda() const { return device->api(); }

  Status check(CUresult result, const char *call) const {
    return device->api().check(result, call);
  }

  Status prepareProducts(const std::string &directory);
  Status prepareProducts();
  Status place(const std::string &directory);
  Status placeTables(DeviceMemory &memory);
  Status launchKernel(size_t index, const KernelLaunch &launch) const;
  Status launch(size_t index) const;
  Status launchAll(bool wait) const;
  Status capture(CUgraphExec &exec, const std::function<Status()> &launches);
  Result<std::vector<double>>
  timeRuns(unsigned runs, const std::function<Status()> &launch) const;
  Status upload(uint32_t buffer, const void *data, uint64_t bytes) const;
};

Program::Program() : state(new State) {}
Program::~Program() {
  if (state->device)
    (void)state->device->enter();
}

const Manifest &Program::manifest() const { return state->manifest; }

DeviceInfo Program::device() const {
  const Device &device = *state->device;
  return {device.name,
          device.major,
          device.minor,
          device.multiprocessors,
          device.driverVersion,
          state->matmuls ? state->matmuls->libraryName() : "",
          static_cast<uint64_t>(std::max(device.cacheBytes, 0))};
}

std::string Program::launchName(size_t index) const {
  return "launch " + std::to_string(index) + " (" +
         describeLaunch(state->manifest, state->manifest.launches[index]) + ")";
}

//===----------------------------------------------------------------------===//
// Loading
//===----------------------------------------------------------------------===//

Result<std::unique_ptr<Program>> Program::load(const std::string &directory,
                                               const LoadOptions &options) {
  Result<Manifest> manifest = readBundle(directory);
  if (!manifest)
    return manifest.failure();
  std::unique_ptr<Program> program(new Program);
  State &state = *program->state;
  state.manifest = std::move(*manifest);
  state.options = options;

  Result<std::unique_ptr<Device>> device = Device::open(options.device);
  if (!device)
    return device.failure();
  state.device = std::move(*device);
  if (Status s = checkDevice(state.manifest, state.device->major,
                             state.device->minor, state.device->name);
      !s)
    return fail(directory, ": ", s.message());
  Result<DeviceMemory> arena = DeviceMemory::allocate(
      *state.device, std::max(state.manifest.arenaBytes, bufferAlignment),
      "the program's arena");
  if (!arena)
    return arena.failure();
  state.arena = std::move(*arena);
  state.base = state.arena.address();
  if (options.marks) {
    Result<DeviceMemory> mark =
        DeviceMemory::allocate(*state.device, sizeof(uint32_t), "a mark");
    if (!mark)
      return mark.failure();
    state.mark = std::move(*mark);
    void *onHost = nullptr;
    if (Status s =
            state.check(state.cuda().MemAllocHost(&onHost, sizeof(uint32_t)),
                        "cuMemAllocHost");
        !s)
      return s.failure();
    state.markOnHost = static_cast<uint32_t *>(onHost);
    if (Status s = state.check(
            state.cuda().MemsetD32Async(state.mark.address(), noLaunch, 1,
                                        state.device->stream()),
            "cuMemsetD32Async");
        !s)
      return s.failure();
  }
  Result<KernelTable> kernels =
      KernelTable::load(*state.device, directory, state.manifest);
  if (!kernels)
    return kernels.failure();
  state.kernels = std::move(*kernels);
  if (Status s = state.prepareProducts(directory); !s)
    return s.failure();
  if (Status s = state.place(directory); !s)
    return s.failure();
  if (Status s = state.placeTables(state.tables); !s)
    return s.failure();
  return program;
}

// Must come before anything of value is in the arena: choosing an algorithm
// runs the product.
Status Program::State::prepareProducts(const std::string &directory) {
  products.assign(manifest.launches.size(), 0);
  bool any =
      std::any_of(manifest.launches.begin(), manifest.launches.end(),
                  [](const Launch &launch) {
                    return std::holds_alternative<MatmulLaunch>(launch.work);
                  });
  if (!any)
    return {};
  Result<std::unique_ptr<MatmulRunner>> runner =
      MatmulRunner::create(*device, options.workspaceBytes);
  if (!runner)
    return runner.failure();
  matmuls = std::move(*runner);

  std::string path = algorithmsPath(directory);
  if (options.autotune) {
    Result<AlgorithmStore> loaded =
        AlgorithmStore::load(path, matmuls->libraryName(), device->name);
    if (!loaded)
      return loaded.failure();
    algorithms = std::move(*loaded);
  }
  size_t known = algorithms.algorithms.size();
  if (Status s = prepareProducts(); !s)
    return s;
  if (algorithms.algorithms.size() != known)
    return algorithms.save(path);
  return {};
}

// The products of the arena at `base`.
Status Program::State::prepareProducts() {
  for (size_t i = 0; i < manifest.launches.size(); ++i) {
    auto *matmul = std::get_if<MatmulLaunch>(&manifest.launches[i].work);
    if (!matmul)
      continue;
    Result<size_t> product =
        matmuls->prepare(*matmul, addressOf(matmul->a.buffer, matmul->a.offset),
                         addressOf(matmul->b.buffer, matmul->b.offset),
                         addressOf(matmul->d.buffer, matmul->d.offset),
                         options.autotune ? &algorithms : nullptr);
    if (!product)
      return fail("launch ", i, " (",
                  describeLaunch(manifest, manifest.launches[i]),
                  "): ", product.message());
    products[i] = *product;
  }
  if (Status s = device->wait(); !s)
    return fail("while choosing algorithms for products: ", s.message());
  return {};
}

// Poison and constants.
Status Program::State::place(const std::string &directory) {
  if (options.poison)
    if (Status s = check(cuda().MemsetD8Async(arena.address(), poisonByte,
                                              arena.bytes(), device->stream()),
                         "cuMemsetD8Async");
        !s)
      return s;
  if (!manifest.constants.empty()) {
    Result<std::string> file =
        readFile(directory + "/" + constantsFile, SIZE_MAX);
    if (!file)
      return file.failure();
    for (const Constant &constant : manifest.constants) {
      if (constant.fileOffset + constant.bytes > file->size())
        return fail(directory, "/", constantsFile,
                    ": it has become shorter while it was read");
      if (Status s = upload(constant.buffer, file->data() + constant.fileOffset,
                            constant.bytes);
          !s)
        return s;
    }
  }
  return device->wait();
}

// Tables of the arena at `base`, which stays where it is, and so do all
// pointers into it.
Status Program::State::placeTables(DeviceMemory &memory) {
  tableOf.assign(manifest.launches.size(), 0);
  std::string bytes;
  std::vector<size_t> offsets(manifest.launches.size(), 0);
  for (size_t i = 0; i < manifest.launches.size(); ++i) {
    auto *kernel = std::get_if<KernelLaunch>(&manifest.launches[i].work);
    if (!kernel || !kernel->members)
      continue;
    std::vector<uint64_t> pointers;
    for (size_t a = 0; a < kernel->tableArgs(); ++a)
      pointers.push_back(
          addressOf(kernel->args[a].buffer, kernel->args[a].offset));
    bytes.resize((bytes.size() + bufferAlignment - 1) / bufferAlignment *
                 bufferAlignment);
    offsets[i] = bytes.size();
    bytes += kernel->members->layOut(pointers);
  }
  if (bytes.empty())
    return {};
  Result<DeviceMemory> allocated =
      DeviceMemory::allocate(*device, bytes.size(), "tables of members");
  if (!allocated)
    return allocated.failure();
  memory = std::move(*allocated);
  for (size_t i = 0; i < manifest.launches.size(); ++i) {
    auto *kernel = std::get_if<KernelLaunch>(&manifest.launches[i].work);
    if (kernel && kernel->members)
      tableOf[i] = memory.address() + offsets[i];
  }
  if (Status s = check(cuda().MemcpyHtoDAsync(memory.address(), bytes.data(),
                                              bytes.size(), device->stream()),
                       "cuMemcpyHtoDAsync");
      !s)
    return s;
  return device->wait();
}

Status Program::State::upload(uint32_t buffer, const void *data,
                              uint64_t bytes) const {
  if (bytes == 0)
    return {};
  if (Status s = check(cuda().MemcpyHtoDAsync(addressOf(buffer), data, bytes,
                                              device->stream()),
                       "cuMemcpyHtoDAsync");
      !s)
    return s;
  return device->wait();
}

//===----------------------------------------------------------------------===//
// Launches
//===----------------------------------------------------------------------===//

Status Program::State::launchKernel(size_t index,
                                    const KernelLaunch &launch) const {
  const auto &[gx, gy, gz] = launch.grid;
  const auto &[bx, by, bz] = launch.block;
  if (gx == 0 || gy == 0 || gz == 0)
    return {};
  std::vector<CUdeviceptr> pointers;
  pointers.reserve(launch.parameters());
  if (launch.members)
    pointers.push_back(tableOf[index]);
  for (size_t i = launch.tableArgs(); i < launch.args.size(); ++i)
    pointers.push_back(addressOf(launch.args[i].buffer, launch.args[i].offset));
  std::vector<void *> parameters;
  parameters.reserve(pointers.size());
  for (CUdeviceptr &pointer : pointers)
    parameters.push_back(&pointer);
  return check(cuda().LaunchKernel(kernels[launch.kernel], gx, gy, gz, bx, by,
                                   bz, launch.sharedBytes, device->stream(),
                                   parameters.data(), nullptr),
               "cuLaunchKernel");
}

Status Program::State::launch(size_t index) const {
  if (options.marks)
    if (Status s = check(cuda().MemsetD32Async(mark.address(),
                                               static_cast<unsigned>(index), 1,
                                               device->stream()),
                         "cuMemsetD32Async");
        !s)
      return s;
  const Launch &launch = manifest.launches[index];
  if (auto *kernel = std::get_if<KernelLaunch>(&launch.work))
    return launchKernel(index, *kernel);
  if (std::holds_alternative<MatmulLaunch>(launch.work))
    return matmuls->run(products[index]);
  const auto &copy = std::get<CopyLaunch>(launch.work);
  CUdeviceptr from = addressOf(copy.fromBuffer, copy.fromOffset);
  CUdeviceptr to = addressOf(copy.toBuffer, copy.toOffset);
  if (copy.bytes == 0 || from == to)
    return {};
  return check(cuda().MemcpyDtoDAsync(to, from, copy.bytes, device->stream()),
               "cuMemcpyDtoDAsync");
}

Status Program::State::launchAll(bool wait) const {
  for (size_t i = 0; i < manifest.launches.size(); ++i) {
    Status s = launch(i);
    if (s && wait)
      s = device->wait();
    if (!s)
      return fail("launch ", i, " (",
                  describeLaunch(manifest, manifest.launches[i]),
                  "): ", s.message());
  }
  return {};
}

Status Program::State::capture(CUgraphExec &exec,
                               const std::function<Status()> &launches) {
  // Relaxed: cuBLASLt may load a kernel while the graph is captured.
  if (Status s = check(cuda().StreamBeginCapture(
                           device->stream(), CU_STREAM_CAPTURE_MODE_RELAXED),
                       "cuStreamBeginCapture");
      !s)
    return s;
  Status launched = launches();
  CUgraph captured = nullptr;
  CUresult ended = cuda().StreamEndCapture(device->stream(), &captured);
  Status result = launched ? check(ended, "cuStreamEndCapture") : launched;
  if (result)
    result = check(cuda().GraphInstantiate(&exec, captured, 0),
                   "cuGraphInstantiate");
  if (captured)
    cuda().GraphDestroy(captured);
  return result;
}

//===----------------------------------------------------------------------===//
// Tensors and steps
//===----------------------------------------------------------------------===//

namespace {

Status checkBytes(const std::string &name, DType dtype, const Shape &shape,
                  uint64_t bytes) {
  Result<uint64_t> expected = byteCount(dtype, shape);
  if (!expected)
    return expected.failure();
  if (*expected == bytes)
    return {};
  return fail(name, ": ", describeTensor(dtype, shape), " has ", *expected,
              " bytes, not ", bytes);
}

} // namespace

Status Program::setInput(size_t index, const void *data, uint64_t bytes) {
  if (index >= state->manifest.inputs.size())
    return fail("there is no input ", index);
  const Input &input = state->manifest.inputs[index];
  if (Status s = checkBytes(input.name, input.dtype, input.shape, bytes); !s)
    return s;
  if (Status s = state->device->enter(); !s)
    return s;
  if (Status s = state->upload(input.buffer, data, bytes); !s)
    return fail(input.name, ": ", s.message());
  return {};
}

Status Program::readOutput(size_t index, void *data, uint64_t bytes) {
  if (index >= state->manifest.outputs.size())
    return fail("there is no output ", index);
  const Output &output = state->manifest.outputs[index];
  if (Status s = checkBytes(output.name, output.dtype, output.shape, bytes); !s)
    return s;
  if (bytes == 0)
    return {};
  if (Status s = state->device->enter(); !s)
    return s;
  Status s = state->check(
      state->cuda().MemcpyDtoHAsync(data, state->addressOf(output.buffer),
                                    bytes, state->device->stream()),
      "cuMemcpyDtoHAsync");
  if (s)
    s = state->device->wait();
  if (!s)
    return fail(output.name, ": ", s.message());
  return {};
}

Status Program::run(RunMode mode) {
  if (Status s = state->device->enter(); !s)
    return s;
  if (mode == RunMode::Graph && !state->manifest.launches.empty()) {
    if (!state->graph)
      if (Status s = state->capture(state->graph,
                                    [&] { return state->launchAll(false); });
          !s)
        return s;
    if (Status s = state->check(
            state->cuda().GraphLaunch(state->graph, state->device->stream()),
            "cuGraphLaunch");
        !s)
      return s;
  } else if (Status s = state->launchAll(mode == RunMode::EagerChecked); !s) {
    return s;
  }
  if (Status s = state->device->wait(); !s)
    return fail("in the step: ", s.message(),
                "; a run launch by launch names the launch (--no-graph)");
  return {};
}

Status Program::feedBack() {
  if (Status s = state->device->enter(); !s)
    return s;
  const Manifest &manifest = state->manifest;
  struct Move {
    CUdeviceptr from, to;
    uint64_t bytes;
  };
  std::vector<Move> moves;
  uint64_t total = 0;
  for (const Output &output : manifest.outputs) {
    if (!output.aliasInput)
      continue;
    Result<uint64_t> bytes = byteCount(output.dtype, output.shape);
    if (!bytes)
      return bytes.failure();
    CUdeviceptr from = state->addressOf(output.buffer);
    CUdeviceptr to =
        state->addressOf(manifest.inputs[*output.aliasInput].buffer);
    if (from == to || *bytes == 0)
      continue;
    moves.push_back({from, to, *bytes});
    total += *bytes;
  }
  if (moves.empty())
    return {};

  // A result may lie where another one has to go: then all pass through memory
  // of their own.
  auto overlap = [](CUdeviceptr a, uint64_t aBytes, CUdeviceptr b,
                    uint64_t bBytes) {
    return a < b + bBytes && b < a + aBytes;
  };
  bool crossing = false;
  for (const Move &move : moves)
    for (const Output &output : manifest.outputs) {
      if (!output.aliasInput)
        continue;
      Result<uint64_t> bytes = byteCount(output.dtype, output.shape);
      crossing |= bytes && overlap(move.to, move.bytes,
                                   state->addressOf(output.buffer), *bytes);
    }
  DeviceMemory staging;
  if (crossing) {
    Result<DeviceMemory> memory = DeviceMemory::allocate(
        *state->device, total, "results that pass to the next step");
    if (!memory)
      return memory.failure();
    staging = std::move(*memory);
  }
  auto copy = [&](CUdeviceptr to, CUdeviceptr from, uint64_t bytes) {
    return state->check(
        state->cuda().MemcpyDtoDAsync(to, from, bytes, state->device->stream()),
        "cuMemcpyDtoDAsync");
  };
  CUdeviceptr next = staging.address();
  if (crossing)
    for (Move &move : moves) {
      if (Status s = copy(next, move.from, move.bytes); !s)
        return s;
      move.from = next;
      next += move.bytes;
    }
  for (const Move &move : moves)
    if (Status s = copy(move.to, move.from, move.bytes); !s)
      return s;
  return state->device->wait();
}

//===----------------------------------------------------------------------===//
// Times
//===----------------------------------------------------------------------===//

// Microseconds of each of some runs that follow one another on the stream.
Result<std::vector<double>>
Program::State::timeRuns(unsigned runs,
                         const std::function<Status()> &launch) const {
  Result<EventList> events = EventList::create(*device, runs + 1);
  if (!events)
    return events.failure();
  if (Status s = events->record(0); !s)
    return s.failure();
  for (unsigned i = 0; i < runs; ++i) {
    Status s = launch();
    if (s)
      s = events->record(i + 1);
    if (!s)
      return s.failure();
  }
  if (Status s = device->wait(); !s)
    return s.failure();
  std::vector<double> times;
  for (unsigned i = 0; i < runs; ++i) {
    Result<double> time = events->microseconds(i, i + 1);
    if (!time)
      return time.failure();
    times.push_back(*time);
  }
  return times;
}

Result<std::vector<double>> Program::timeSteps(unsigned replays, RunMode mode) {
  if (Status s = run(mode); !s) // captures, and warms up
    return s.failure();
  bool graph = mode == RunMode::Graph && state->graph;
  return state->timeRuns(replays, [&] {
    return graph ? state->check(state->cuda().GraphLaunch(
                                    state->graph, state->device->stream()),
                                "cuGraphLaunch")
                 : state->launchAll(mode == RunMode::EagerChecked);
  });
}

Result<RotatingTimes> Program::timeRotating(unsigned arenas, unsigned replays) {
  if (Status s = state->device->enter(); !s)
    return s.failure();
  RotatingTimes result;
  uint64_t bytes = state->arena.bytes();
  result.arenas =
      arenas ? arenas : arenasBeyondCache(bytes, device().cacheBytes);

  // Each arena has its own products and tables, which know its addresses.
  struct Arena {
    CUdeviceptr base;
    std::vector<size_t> products;
    std::vector<CUdeviceptr> tableOf;
  };
  Arena first{state->base, state->products, state->tableOf};
  std::vector<Arena> all = {first};
  std::vector<DeviceMemory> memory;
  struct Restore {
    State &state;
    const Arena &first;
    CUgraphExec graph = nullptr;
    ~Restore() {
      state.base = first.base;
      state.products = first.products;
      state.tableOf = first.tableOf;
      if (graph)
        state.cuda().GraphExecDestroy(graph);
    }
  } restore{*state, first};
  for (unsigned i = 1; i < result.arenas; ++i) {
    Result<DeviceMemory> more = DeviceMemory::allocate(
        *state->device, bytes, "another copy of the arena");
    if (!more)
      return more.failure();
    state->base = more->address();
    if (state->matmuls)
      if (Status s = state->prepareProducts(); !s)
        return s.failure();
    DeviceMemory tables;
    if (Status s = state->placeTables(tables); !s)
      return s.failure();
    if (Status s = state->check(
            state->cuda().MemcpyDtoDAsync(state->base, first.base, bytes,
                                          state->device->stream()),
            "cuMemcpyDtoDAsync");
        !s)
      return s.failure();
    all.push_back({state->base, state->products, state->tableOf});
    memory.push_back(std::move(*more));
    memory.push_back(std::move(tables));
  }

  uint64_t launches = std::max<uint64_t>(1, state->manifest.launches.size());
  unsigned rounds = 1;
  while (rounds * result.arenas < stepsPerGraph &&
         (rounds + 1) * result.arenas * launches <= launchesPerGraph)
    ++rounds;
  result.stepsPerReplay = rounds * result.arenas;
  auto launchRounds = [&]() -> Status {
    for (unsigned round = 0; round < rounds; ++round)
      for (const Arena &arena : all) {
        state->base = arena.base;
        state->products = arena.products;
        state->tableOf = arena.tableOf;
        if (Status s = state->launchAll(false); !s)
          return s;
      }
    return {};
  };
  if (Status s = state->capture(restore.graph, launchRounds); !s)
    return s.failure();
  auto replay = [&] {
    return state->check(
        state->cuda().GraphLaunch(restore.graph, state->device->stream()),
        "cuGraphLaunch");
  };
  if (Status s = replay(); !s) // warms up
    return s.failure();
  Result<std::vector<double>> times = state->timeRuns(replays, replay);
  if (!times)
    return times.failure();
  for (double time : *times)
    result.steps.push_back(time / result.stepsPerReplay);
  return result;
}

Result<std::vector<double>> Program::timeLaunches(unsigned repeats) {
  if (Status s = state->device->enter(); !s)
    return s.failure();
  size_t count = state->manifest.launches.size();
  Result<EventList> events = EventList::create(*state->device, count + 1);
  if (!events)
    return events.failure();
  // Without the memory for a head start the times of short launches include the
  // host's.
  Result<DeviceMemory> headStart = DeviceMemory::allocate(
      *state->device, 2 * headStartBytes, "a head start");
  auto copies = static_cast<unsigned>(hostMicrosecondsPerLaunch *
                                      static_cast<double>(count) /
                                      headStartMicroseconds) +
                1;
  std::vector<std::vector<double>> times(count);
  for (unsigned repeat = 0; repeat < repeats; ++repeat) {
    if (headStart)
      for (unsigned i = 0; i < copies; ++i)
        if (Status s = state->check(state->cuda().MemcpyDtoDAsync(
                                        headStart->address() + headStartBytes,
                                        headStart->address(), headStartBytes,
                                        state->device->stream()),
                                    "cuMemcpyDtoDAsync");
            !s)
          return s.failure();
    if (Status s = events->record(0); !s)
      return s.failure();
    for (size_t i = 0; i < count; ++i) {
      Status s = state->launch(i);
      if (s)
        s = events->record(i + 1);
      if (!s)
        return fail(launchName(i), ": ", s.message());
    }
    if (Status s = state->device->wait(); !s)
      return s.failure();
    for (size_t i = 0; i < count; ++i) {
      Result<double> time = events->microseconds(i, i + 1);
      if (!time)
        return time.failure();
      times[i].push_back(*time);
    }
  }
  std::vector<double> medians;
  medians.reserve(count);
  for (std::vector<double> &list : times)
    medians.push_back(list.empty() ? 0 : median(std::move(list)));
  return medians;
}

Result<double> Program::measureCopyBandwidth(uint64_t bytes) {
  if (Status s = state->device->enter(); !s)
    return s.failure();
  Result<DeviceMemory> memory = fail("");
  for (; bytes >= minCopyBytes; bytes /= 2) {
    memory = DeviceMemory::allocate(*state->device, 2 * bytes, "a copy");
    if (memory)
      break;
  }
  if (!memory)
    return fail("not enough free device memory to measure the copy bandwidth");
  Result<EventList> events = EventList::create(*state->device, copyRepeats + 2);
  if (!events)
    return events.failure();
  // The first copy warms up.
  for (int i = 0; i <= copyRepeats + 1; ++i) {
    Status s = events->record(static_cast<size_t>(i));
    if (s && i <= copyRepeats)
      s = state->check(state->cuda().MemcpyDtoDAsync(memory->address() + bytes,
                                                     memory->address(), bytes,
                                                     state->device->stream()),
                       "cuMemcpyDtoDAsync");
    if (!s)
      return s.failure();
  }
  if (Status s = state->device->wait(); !s)
    return s.failure();
  std::vector<double> times;
  for (size_t i = 1; i <= copyRepeats; ++i) {
    Result<double> time = events->microseconds(i, i + 1);
    if (!time)
      return time.failure();
    times.push_back(*time);
  }
  return 2 * static_cast<double>(bytes) / (median(times) * 1e-6);
}

Result<KernelResources> Program::resources(size_t index) {
  auto *kernel =
      index < state->manifest.launches.size()
          ? std::get_if<KernelLaunch>(&state->manifest.launches[index].work)
          : nullptr;
  if (!kernel)
    return fail("launch ", index, " is not a kernel");
  if (Status s = state->device->enter(); !s)
    return s.failure();
  KernelResources resources;
  CUfunction function = state->kernels[kernel->kernel];
  if (Status s = state->check(
          state->cuda().FuncGetAttribute(&resources.registers,
                                         CU_FUNC_ATTRIBUTE_NUM_REGS, function),
          "cuFuncGetAttribute");
      !s)
    return s.failure();
  if (Status s = state->check(state->cuda().FuncGetAttribute(
                                  &resources.localBytes,
                                  CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES, function),
                              "cuFuncGetAttribute");
      !s)
    return s.failure();
  return resources;
}

Result<uint64_t> Program::freeMemory() {
  if (Status s = state->device->enter(); !s)
    return s.failure();
  return state->device->freeMemory();
}

Result<size_t> Program::runningLaunch() {
  if (!state->options.marks)
    return fail("the program was loaded without marks");
  if (Status s = state->device->enter(); !s)
    return s.failure();
  // A stream of its own: the program's is busy.
  CUstream stream = nullptr;
  if (Status s = state->check(
          state->cuda().StreamCreate(&stream, CU_STREAM_NON_BLOCKING),
          "cuStreamCreate");
      !s)
    return s.failure();
  CUresult result = state->cuda().MemcpyDtoHAsync(
      state->markOnHost, state->mark.address(), sizeof(uint32_t), stream);
  auto deadline = std::chrono::steady_clock::now() + runningLaunchPatience;
  if (result == CUDA_SUCCESS)
    while ((result = state->cuda().StreamQuery(stream)) ==
               CUDA_ERROR_NOT_READY &&
           std::chrono::steady_clock::now() < deadline)
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
  if (Status s = state->check(result, "reading the mark"); !s)
    return s.failure();
  size_t index = *state->markOnHost;
  state->cuda().StreamDestroy(stream);
  if (index >= state->manifest.launches.size())
    return fail("no launch has begun");
  return index;
}
