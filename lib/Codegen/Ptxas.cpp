// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Finds and runs ptxas, and reads its report.

#include "Ptxas.h"

#include "sinter/Support/Temporaries.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

namespace sinter {

namespace {

/// A folder for files that come and go, removed with the object. A folder, so
/// that an assembler which outlives a signal cannot leave its output behind.
struct ScratchFolder {
  llvm::SmallString<128> path;

  ~ScratchFolder() {
    if (path.empty())
      return;
    Temporaries temporaries;
    // Nobody needs it any more; that it could not be removed helps nobody.
    std::error_code ignored = llvm::sys::fs::remove_directories(path);
    (void)ignored;
    temporaries.forget(path.str().str());
  }

  Status create() {
    Temporaries temporaries;
    llvm::SmallString<128> made;
    if (std::error_code error =
            llvm::sys::fs::createUniqueDirectory("sinter-kernel", made))
      return fail("cannot make a temporary folder: ", error.message());
    path = made;
    temporaries.add(path.str().str());
    return {};
  }

  std::string file(const char *name) const { return (path + "/" + name).str(); }

  std::string read(const char *name) const {
    auto buffer = llvm::MemoryBuffer::getFile(file(name));
    return buffer ? (*buffer)->getBuffer().str() : std::string();
  }
};

} // namespace

std::string findPtxas() {
  if (auto found = llvm::sys::findProgramByName("ptxas"))
    return *found;
  llvm::StringRef usual[] = {"/usr/local/cuda/bin"};
  if (auto found = llvm::sys::findProgramByName("ptxas", usual))
    return *found;
  return {};
}

/// Runs `program`; both its outputs go to `output`.
static Status runProgram(const std::string &program,
                         llvm::ArrayRef<llvm::StringRef> arguments,
                         std::string &output) {
  ScratchFolder scratch;
  if (Status made = scratch.create(); !made)
    return made;
  std::string log = scratch.file("log");
  std::optional<llvm::StringRef> redirects[] = {
      llvm::StringRef(), llvm::StringRef(log), llvm::StringRef(log)};
  std::string error;
  int status = llvm::sys::ExecuteAndWait(program, arguments, std::nullopt,
                                         redirects, /*SecondsToWait=*/600,
                                         /*MemoryLimit=*/0, &error);
  output = scratch.read("log");
  if (status != 0)
    return fail(program, " failed: ", error.empty() ? output : error);
  return {};
}

Result<std::string> ptxasVersion(const std::string &ptxas) {
  std::string output;
  if (Status ran = runProgram(ptxas, {ptxas, "--version"}, output); !ran)
    return ran.failure();
  // The last line names the build.
  llvm::StringRef text = llvm::StringRef(output).rtrim();
  return text.substr(text.rfind('\n') + 1).str();
}

std::vector<EntryResources> parsePtxasReport(llvm::StringRef report) {
  std::vector<EntryResources> entries;
  llvm::SmallVector<llvm::StringRef> lines;
  report.split(lines, '\n');
  // The number right before `unit` in a list such as "0 bytes stack frame, 8
  // bytes spill stores".
  auto numberBefore = [](llvm::StringRef line, llvm::StringRef unit) {
    size_t at = line.find(unit);
    if (at == llvm::StringRef::npos)
      return int64_t(0);
    llvm::StringRef head = line.substr(0, at).rtrim();
    head = head.substr(head.find_last_of(" \t,:") + 1);
    int64_t value = 0;
    return head.getAsInteger(10, value) ? int64_t(0) : value;
  };
  for (llvm::StringRef line : lines) {
    if (line.contains("Compiling entry function '")) {
      llvm::StringRef name = line.split('\'').second.split('\'').first;
      entries.emplace_back();
      entries.back().entry = name.str();
      continue;
    }
    if (entries.empty())
      continue;
    EntryResources &last = entries.back();
    if (line.contains("bytes stack frame")) {
      last.stackBytes = numberBefore(line, "bytes stack frame");
      last.spillStoreBytes = numberBefore(line, "bytes spill stores");
      last.spillLoadBytes = numberBefore(line, "bytes spill loads");
    } else if (size_t used = line.find("Used ");
               used != llvm::StringRef::npos) {
      last.registers = numberBefore(line, " registers");
      last.sharedBytes = numberBefore(line, " bytes smem");
    }
  }
  return entries;
}

Result<Assembled> runPtxas(const std::string &ptxas, const std::string &chip,
                           const std::string &ptx) {
  ScratchFolder scratch;
  if (Status made = scratch.create(); !made)
    return made.failure();
  std::string source = scratch.file("kernel.ptx");
  std::string object = scratch.file("kernel.cubin");
  {
    std::error_code error;
    llvm::raw_fd_ostream stream(source, error);
    stream << ptx;
    stream.close();
    if (error || stream.has_error())
      return fail("cannot write ", source);
  }
  std::string architecture = "-arch=" + chip;
  std::string report;
  if (Status ran = runProgram(
          ptxas, {ptxas, architecture, "-v", source, "-o", object}, report);
      !ran)
    return ran.failure();
  Assembled result;
  std::string bytes = scratch.read("kernel.cubin");
  if (bytes.empty())
    return fail(ptxas, " wrote no cubin: ", report);
  result.cubin.assign(bytes.begin(), bytes.end());
  result.resources = parsePtxasReport(report);
  return result;
}

} // namespace sinter
