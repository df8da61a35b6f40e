// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Temporary names, renames and clean-up, on POSIX.

#include "sinter/Support/AtomicFile.h"
#include "sinter/Support/Temporaries.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

using namespace sinter;
namespace fs = std::filesystem;

namespace {

// Tries of a temporary name before giving up; a name holds the process id and
// a counter, so that a second try is rare.
constexpr int maxNameTries = 100;

std::string temporaryName(const std::string &prefix) {
  static std::atomic<unsigned> counter{0};
  return prefix + "tmp-" + std::to_string(::getpid()) + "-" +
         std::to_string(counter++);
}

std::string withoutTrailingSlash(std::string path) {
  while (path.size() > 1 && path.back() == '/')
    path.pop_back();
  return path;
}

} // namespace

//===----------------------------------------------------------------------===//
// AtomicFile
//===----------------------------------------------------------------------===//

Result<AtomicFile> AtomicFile::create(const std::string &path) {
  AtomicFile file;
  file.finalPath = path;
  struct stat status;
  if (::stat(path.c_str(), &status) == 0 && !S_ISREG(status.st_mode)) {
    if (S_ISDIR(status.st_mode))
      return fail("cannot write '", path, "': it is a directory");
    file.descriptor = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
    if (file.descriptor < 0)
      return fail("cannot write '", path, "': ", std::strerror(errno));
    return file;
  }
  Temporaries temporaries;
  for (int i = 0; i < maxNameTries; ++i) {
    std::string name = temporaryName(path + ".");
    int descriptor =
        ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (descriptor >= 0) {
      file.descriptor = descriptor;
      temporaries.add(name);
      file.temporaryPath = std::move(name);
      return file;
    }
    if (errno != EEXIST)
      break;
  }
  return fail("cannot write '", path, "': ", std::strerror(errno));
}

AtomicFile::AtomicFile(AtomicFile &&other) noexcept
    : finalPath(std::move(other.finalPath)),
      temporaryPath(std::move(other.temporaryPath)),
      descriptor(std::exchange(other.descriptor, -1)) {
  other.temporaryPath.clear();
}

AtomicFile::~AtomicFile() { discard(); }

void AtomicFile::discard() {
  if (descriptor >= 0)
    ::close(std::exchange(descriptor, -1));
  if (temporaryPath.empty())
    return;
  Temporaries temporaries;
  ::unlink(temporaryPath.c_str());
  temporaries.forget(temporaryPath);
  temporaryPath.clear();
}

Status AtomicFile::write(const void *data, size_t bytes) {
  const char *next = static_cast<const char *>(data);
  while (bytes > 0) {
    ssize_t done = ::write(descriptor, next, bytes);
    if (done < 0) {
      if (errno == EINTR)
        continue;
      return fail("cannot write '", finalPath, "': ", std::strerror(errno));
    }
    next += done;
    bytes -= static_cast<size_t>(done);
  }
  return {};
}

Status AtomicFile::commit() {
  bool closed = ::close(std::exchange(descriptor, -1)) == 0;
  if (closed && temporaryPath.empty())
    return {};
  Temporaries temporaries;
  if (!closed || ::rename(temporaryPath.c_str(), finalPath.c_str()) != 0) {
    Failure failure =
        fail("cannot write '", finalPath, "': ", std::strerror(errno));
    discard();
    return failure;
  }
  temporaries.forget(temporaryPath);
  temporaryPath.clear();
  return {};
}

Status sinter::writeFileAtomically(const std::string &path,
                                   std::string_view contents) {
  Result<AtomicFile> file = AtomicFile::create(path);
  if (!file)
    return file.failure();
  if (Status written = file->write(contents); !written)
    return written;
  return file->commit();
}

//===----------------------------------------------------------------------===//
// AtomicDirectory
//===----------------------------------------------------------------------===//

Result<AtomicDirectory> AtomicDirectory::create(const std::string &path) {
  AtomicDirectory directory;
  directory.final = withoutTrailingSlash(path);
  std::error_code error;
  if (directory.final.empty())
    return fail("cannot write to a folder without a name");
  fs::file_status status = fs::status(directory.final, error);
  if (fs::exists(status) && !fs::is_directory(status))
    return fail("cannot write '", path, "': it is not a directory");
  fs::path parent = fs::path(directory.final).parent_path();
  if (!parent.empty()) {
    fs::create_directories(parent, error);
    if (error)
      return fail("cannot write '", path, "': ", error.message());
  }
  directory.isNew = !fs::exists(status);
  Temporaries temporaries;
  for (int i = 0; i < maxNameTries; ++i) {
    // In a folder that exists, so that it may be "." or a mount point.
    std::string name =
        temporaryName(directory.final + (directory.isNew ? "." : "/"));
    if (::mkdir(name.c_str(), 0777) == 0) {
      temporaries.add(name);
      directory.temporary = std::move(name);
      return directory;
    }
    if (errno != EEXIST)
      break;
  }
  return fail("cannot write '", path, "': ", std::strerror(errno));
}

AtomicDirectory::AtomicDirectory(AtomicDirectory &&other) noexcept
    : final(std::move(other.final)), temporary(std::move(other.temporary)),
      files(std::move(other.files)), isNew(other.isNew) {
  other.temporary.clear();
}

AtomicDirectory::~AtomicDirectory() { discard(); }

void AtomicDirectory::discard() {
  if (temporary.empty())
    return;
  Temporaries temporaries;
  std::error_code ignored;
  fs::remove_all(temporary, ignored);
  temporaries.forget(temporary);
  temporary.clear();
}

Status AtomicDirectory::addFile(const std::string &relative,
                                std::string_view contents) {
  if (Status noted = noteFile(relative); !noted)
    return noted;
  fs::path path = fs::path(temporary) / relative;
  std::error_code error;
  fs::create_directories(path.parent_path(), error);
  if (error)
    return fail("cannot write '", final, "/", relative, "': ", error.message());
  return writeFileAtomically(path.string(), contents);
}

Status AtomicDirectory::noteFile(const std::string &relative) {
  if (!isPlainRelativePath(relative))
    return fail("cannot write '", relative, "' in '", final,
                "': the path does not stay inside the folder");
  if (std::find(files.begin(), files.end(), relative) == files.end())
    files.push_back(relative);
  return {};
}

Status AtomicDirectory::commit() {
  // Whole, whatever signal comes meanwhile.
  Temporaries temporaries;
  // A new folder appears in one step. Where there is one already, also one that
  // has appeared since create(), its files are replaced one by one.
  if (isNew && ::rename(temporary.c_str(), final.c_str()) == 0) {
    temporaries.forget(temporary);
    temporary.clear();
    return {};
  }
  if (isNew && errno != ENOTEMPTY && errno != EEXIST) {
    Failure failure =
        fail("cannot write '", final, "': ", std::strerror(errno));
    discard();
    return failure;
  }
  for (const std::string &relative : files) {
    fs::path target = fs::path(final) / relative;
    std::error_code error;
    fs::create_directories(target.parent_path(), error);
    if (!error)
      fs::rename(fs::path(temporary) / relative, target, error);
    if (error) {
      discard();
      return fail("cannot write '", target.string(), "': ", error.message());
    }
  }
  discard();
  return {};
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

Result<std::string> sinter::readFile(const std::string &path, size_t limit) {
  int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0)
    return fail("cannot read '", path, "': ", std::strerror(errno));
  std::string text;
  std::string buffer(1 << 16, '\0');
  for (;;) {
    ssize_t got = ::read(descriptor, buffer.data(), buffer.size());
    if (got < 0 && errno == EINTR)
      continue;
    if (got < 0) {
      Failure failure =
          fail("cannot read '", path, "': ", std::strerror(errno));
      ::close(descriptor);
      return failure;
    }
    if (got == 0)
      break;
    if (text.size() + static_cast<size_t>(got) > limit) {
      ::close(descriptor);
      return fail("cannot read '", path, "': it is larger than ", limit,
                  " bytes");
    }
    text.append(buffer.data(), static_cast<size_t>(got));
  }
  ::close(descriptor);
  return text;
}

bool sinter::isPlainRelativePath(std::string_view path) {
  if (path.empty() || path.find('\0') != std::string_view::npos)
    return false;
  while (true) {
    size_t slash = path.find('/');
    std::string_view step = path.substr(0, slash);
    if (step.empty() || step == "." || step == "..")
      return false;
    if (slash == std::string_view::npos)
      return true;
    path.remove_prefix(slash + 1);
  }
}
