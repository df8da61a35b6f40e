// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The C interface of the runtime.

#include "sinter-c/Runtime.h"

#include "sinter/Runtime/Runtime.h"

using namespace sinter;
using runtime::Program;
using runtime::RunMode;

struct SinterProgram {
  std::unique_ptr<Program> program; // null where loading failed
  std::string error;

  int finish(const Status &status) {
    error = status ? "" : status.message();
    return status ? 0 : 1;
  }

  Status loaded() const {
    return program ? Status() : fail("the program is not loaded");
  }
};

namespace {

template <typename Tensor>
Status describe(const std::vector<Tensor> &tensors, size_t index,
                SinterTensorInfo *info) {
  if (index >= tensors.size())
    return fail("there is no tensor ", index, " among ", tensors.size());
  const Tensor &tensor = tensors[index];
  Result<uint64_t> bytes = byteCount(tensor.dtype, tensor.shape);
  if (!bytes)
    return bytes.failure();
  *info = {tensor.name.c_str(),
           dtypeName(tensor.dtype),
           tensor.shape.data(),
           tensor.shape.size(),
           *bytes,
           0,
           -1};
  return {};
}

} // namespace

int sinterProgramLoad(const char *directory, int device,
                      SinterProgram **program) {
  *program = new SinterProgram;
  runtime::LoadOptions options;
  options.device = device;
  options.poison = false;
  Result<std::unique_ptr<Program>> loaded = Program::load(directory, options);
  if (!loaded)
    return (*program)->finish(loaded.failure());
  (*program)->program = std::move(*loaded);
  return 0;
}

void sinterProgramDestroy(SinterProgram *program) { delete program; }

const char *sinterProgramError(const SinterProgram *program) {
  return program->error.c_str();
}

size_t sinterProgramNumInputs(const SinterProgram *program) {
  return program->program ? program->program->manifest().inputs.size() : 0;
}

size_t sinterProgramNumOutputs(const SinterProgram *program) {
  return program->program ? program->program->manifest().outputs.size() : 0;
}

int sinterProgramInputInfo(SinterProgram *program, size_t index,
                           SinterTensorInfo *info) {
  Status status = program->loaded();
  if (status)
    status = describe(program->program->manifest().inputs, index, info);
  if (status)
    info->donated = program->program->manifest().inputs[index].donated;
  return program->finish(status);
}

int sinterProgramOutputInfo(SinterProgram *program, size_t index,
                            SinterTensorInfo *info) {
  Status status = program->loaded();
  if (status)
    status = describe(program->program->manifest().outputs, index, info);
  if (status)
    if (auto alias = program->program->manifest().outputs[index].aliasInput)
      info->aliasInput = *alias;
  return program->finish(status);
}

int sinterProgramSetInput(SinterProgram *program, size_t index,
                          const void *data, uint64_t bytes) {
  Status status = program->loaded();
  return program->finish(status ? program->program->setInput(index, data, bytes)
                                : status);
}

int sinterProgramReadOutput(SinterProgram *program, size_t index, void *data,
                            uint64_t bytes) {
  Status status = program->loaded();
  return program->finish(
      status ? program->program->readOutput(index, data, bytes) : status);
}

int sinterProgramRun(SinterProgram *program, SinterRunMode mode) {
  RunMode runMode = mode == SinterRunGraph   ? RunMode::Graph
                    : mode == SinterRunEager ? RunMode::Eager
                                             : RunMode::EagerChecked;
  Status status = program->loaded();
  return program->finish(status ? program->program->run(runMode) : status);
}

int sinterProgramFeedBack(SinterProgram *program) {
  Status status = program->loaded();
  return program->finish(status ? program->program->feedBack() : status);
}
