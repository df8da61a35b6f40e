// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Serialises kernels in parallel and remembers the results. Each worker parses
// its kernels into a context of its own, so that nothing is shared but text.

#include "CodegenVersion.h"
#include "KernelCache.h"
#include "LowerToNvvm.h"
#include "Ptxas.h"
#include "sinter/Analysis/PlanTarget.h"
#include "sinter/Codegen/Passes.h"
#include "sinter/Codegen/Serialize.h"

#include "mlir/IR/AsmState.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Config/llvm-config.h"

#include <atomic>
#include <thread>

using namespace mlir;

namespace sinter {

#define GEN_PASS_DEF_SINTERSERIALIZEKERNELS
#include "sinter/Codegen/Passes.h.inc"

SerializeOptions SerializeOptions::forTarget(const Target &target) {
  SerializeOptions options;
  options.chip = target.chip;
  options.packsFloats = target.ccMajor >= 8;
  // 7.8 has the bf16 conversions of sm_80; older drivers read it too.
  options.ptxVersion = std::max(target.minPtx, 78);
  return options;
}

namespace {

/// One kernel on its way: text in, code or an error out.
struct Job {
  std::string text;
  std::string key;
  SerializedKernel kernel;
  std::string error;
};

/// A context to lower kernels in, with its diagnostics kept as text.
class Worker {
public:
  Worker() : context(registry(), MLIRContext::Threading::DISABLED) {
    context.loadAllAvailableDialects();
    context.getDiagEngine().registerHandler([this](Diagnostic &diagnostic) {
      if (diagnostic.getSeverity() != DiagnosticSeverity::Error)
        return;
      if (!messages.empty())
        messages += "; ";
      messages += diagnostic.str();
    });
  }

  void run(Job &job, const SerializeOptions &options, const std::string &ptxas,
           const KernelCache *cache);

private:
  static DialectRegistry registry() {
    DialectRegistry registry;
    registerLoweringDialects(registry);
    return registry;
  }

  MLIRContext context;
  std::string messages;
};

} // namespace

void Worker::run(Job &job, const SerializeOptions &options,
                 const std::string &ptxas, const KernelCache *cache) {
  if (cache) {
    if (std::optional<SerializedKernel> known = cache->read(job.key)) {
      if (options.cubin == !known->cubin.empty()) {
        job.kernel = std::move(*known);
        return;
      }
    }
  }
  messages.clear();
  OwningOpRef<ModuleOp> module =
      parseSourceString<ModuleOp>(job.text, ParserConfig(&context));
  auto fail = [&](std::string message) {
    job.error = message.empty() ? "lowering failed" : std::move(message);
  };
  if (!module)
    return fail(messages);
  auto kernel = *module->getOps<gpu::GPUModuleOp>().begin();
  if (failed(lowerToNvvm(kernel, options.packsFloats)))
    return fail(messages);
  FailureOr<std::string> ptx = translateToPtx(
      kernel, options.chip, options.ptxVersion, options.optLevel);
  if (failed(ptx))
    return fail(messages);
  // Nothing is linked in: every function called must be in the text.
  if (size_t at = ptx->find(".extern .func"); at != std::string::npos) {
    StringRef declaration = StringRef(*ptx).substr(at).split(';').first;
    return fail("the PTX calls a function that it does not define: " +
                declaration.str());
  }
  job.kernel.ptx = std::move(*ptx);
  if (options.cubin) {
    Result<Assembled> assembled = runPtxas(ptxas, options.chip, job.kernel.ptx);
    if (!assembled)
      return fail(assembled.message());
    job.kernel.cubin = std::move(assembled->cubin);
    job.kernel.resources = std::move(assembled->resources);
  }
  if (cache)
    cache->write(job.key, job.kernel);
}

/// The module's text under a name that does not depend on its own.
static std::string canonicalText(gpu::GPUModuleOp module) {
  OwningOpRef<gpu::GPUModuleOp> copy(module.clone());
  copy->setName("kernel");
  // What passes noted about it is not part of the code.
  copy->getOperation()->setDiscardableAttrs(
      DictionaryAttr::get(module.getContext()));
  std::string text;
  llvm::raw_string_ostream stream(text);
  copy->print(stream, OpPrintingFlags().useLocalScope());
  return text;
}

std::optional<std::vector<SerializedKernel>>
serializeKernels(ArrayRef<gpu::GPUModuleOp> modules,
                 const SerializeOptions &options) {
  if (modules.empty())
    return std::vector<SerializedKernel>();
  std::string ptxas, assembler;
  if (options.cubin) {
    ptxas = options.ptxas.empty() ? findPtxas() : options.ptxas;
    if (ptxas.empty()) {
      gpu::GPUModuleOp(modules.front()).emitError()
          << "a cubin needs CUDA's assembler, and no ptxas is on PATH or in "
             "/usr/local/cuda/bin: install the CUDA Toolkit, name the "
             "assembler, or ask for PTX";
      return std::nullopt;
    }
    Result<std::string> version = ptxasVersion(ptxas);
    if (!version) {
      gpu::GPUModuleOp(modules.front()).emitError() << version.message();
      return std::nullopt;
    }
    assembler = *version;
  }

  std::string prefix;
  llvm::raw_string_ostream(prefix)
      << SINTER_CODEGEN_VERSION << "\n"
      << LLVM_VERSION_STRING << "\n"
      << options.chip << " ptx" << options.ptxVersion << " O"
      << options.optLevel << "\n"
      << assembler << "\n";
  std::vector<Job> jobs(modules.size());
  for (auto [job, module] : llvm::zip(jobs, modules)) {
    job.text = canonicalText(module);
    job.key = hashOf(prefix + job.text);
  }

  std::optional<KernelCache> cache;
  if (!options.cacheDirectory.empty())
    cache.emplace(options.cacheDirectory);
  unsigned threads =
      options.threads ? options.threads : std::thread::hardware_concurrency();
  threads = std::max(1u, std::min<unsigned>(threads, jobs.size()));
  std::atomic<size_t> next = 0;
  auto work = [&] {
    std::optional<Worker> worker;
    for (size_t i = next++; i < jobs.size(); i = next++) {
      if (!worker)
        worker.emplace();
      worker->run(jobs[i], options, ptxas, cache ? &*cache : nullptr);
    }
  };
  std::vector<std::thread> pool;
  for (unsigned i = 1; i < threads; ++i)
    pool.emplace_back(work);
  work();
  for (std::thread &thread : pool)
    thread.join();

  std::vector<SerializedKernel> kernels;
  bool good = true;
  for (auto [job, module] : llvm::zip(jobs, modules)) {
    if (!job.error.empty()) {
      gpu::GPUModuleOp(module).emitError() << "kernel cannot be compiled for "
                                           << options.chip << ": " << job.error;
      good = false;
    }
    job.kernel.hash = job.key;
    kernels.push_back(std::move(job.kernel));
  }
  if (!good)
    return std::nullopt;
  return kernels;
}

namespace {

struct SerializeKernelsPass
    : public impl::SinterSerializeKernelsBase<SerializeKernelsPass> {
  using Base::Base;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    FailureOr<Target> chip = targetOfPlan(getOperation(), target);
    if (failed(chip))
      return signalPassFailure();
    SerializeOptions options = SerializeOptions::forTarget(*chip);
    options.cubin = format == "cubin";
    if (format != "cubin" && format != "ptx") {
      module.emitError() << "unknown format '" << format
                         << "': ptx and cubin are known";
      return signalPassFailure();
    }
    options.ptxas = ptxas;
    options.cacheDirectory = cacheDirectory;
    SmallVector<gpu::GPUModuleOp> modules(module.getOps<gpu::GPUModuleOp>());
    if (modules.empty())
      emitWarning(module.getLoc())
          << "there is no gpu.module to compile: run sinter-emit-kernels first";
    auto kernels = serializeKernels(modules, options);
    if (!kernels)
      return signalPassFailure();
    Builder b(&getContext());
    for (auto [kernel, gpuModule] : llvm::zip(*kernels, modules)) {
      gpuModule->setAttr("sinter.ptx", b.getStringAttr(kernel.ptx));
      if (!options.cubin)
        continue;
      SmallVector<Attribute> resources;
      for (const EntryResources &entry : kernel.resources)
        resources.push_back(b.getDictionaryAttr({
            b.getNamedAttr("entry", b.getStringAttr(entry.entry)),
            b.getNamedAttr("registers", b.getI64IntegerAttr(entry.registers)),
            b.getNamedAttr("stack", b.getI64IntegerAttr(entry.stackBytes)),
            b.getNamedAttr("spill_stores",
                           b.getI64IntegerAttr(entry.spillStoreBytes)),
            b.getNamedAttr("spill_loads",
                           b.getI64IntegerAttr(entry.spillLoadBytes)),
            b.getNamedAttr("shared", b.getI64IntegerAttr(entry.sharedBytes)),
        }));
      gpuModule->setAttr("sinter.resources", b.getArrayAttr(resources));
      gpuModule->setAttr(
          "sinter.cubin",
          DenseI8ArrayAttr::get(
              &getContext(),
              ArrayRef(reinterpret_cast<const int8_t *>(kernel.cubin.data()),
                       kernel.cubin.size())));
    }
  }
};

} // namespace

} // namespace sinter
