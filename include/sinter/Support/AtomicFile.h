// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Output that appears whole or not at all: written under a temporary name in
// the same folder, renamed when complete, removed when not; by signals, too,
// where a tool calls removeTemporariesOnSignals().

#ifndef SINTER_SUPPORT_ATOMICFILE_H
#define SINTER_SUPPORT_ATOMICFILE_H

#include "sinter/Support/Result.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace sinter {

/// One output file. Destroying it before commit() leaves nothing behind. A path
/// that names a device or a pipe is written in place.
class AtomicFile {
public:
  static Result<AtomicFile> create(const std::string &path);

  AtomicFile(AtomicFile &&other) noexcept;
  AtomicFile &operator=(AtomicFile &&) = delete;
  ~AtomicFile();

  Status write(const void *data, size_t bytes);
  Status write(std::string_view text) {
    return write(text.data(), text.size());
  }

  /// Closes the file and gives it its name.
  Status commit();

private:
  AtomicFile() = default;
  void discard();

  std::string finalPath;
  std::string temporaryPath; // empty: written in place
  int descriptor = -1;
};

/// Writes one file from memory, atomically.
Status writeFileAtomically(const std::string &path, std::string_view contents);

/// A folder of output files; the folders above it are made where they are
/// missing. Where DIR does not exist, files are built in `DIR.tmp-*`, which
/// commit() renames to DIR. Where it does, they are built in `DIR/tmp-*`, and
/// commit() moves them into DIR one by one in the order in which they were
/// added (add last the file that names the others).
class AtomicDirectory {
public:
  static Result<AtomicDirectory> create(const std::string &path);

  AtomicDirectory(AtomicDirectory &&other) noexcept;
  AtomicDirectory &operator=(AtomicDirectory &&) = delete;
  ~AtomicDirectory();

  /// Where files lie until commit(), for tools that write files by path; name
  /// each such file to noteFile().
  const std::string &temporaryPath() const { return temporary; }

  /// Adds a file; `relative` is a path inside the folder, such as
  /// "kernels/ab12.ptx", and its folders are made as needed.
  Status addFile(const std::string &relative, std::string_view contents);

  /// Records a file that another tool wrote below temporaryPath().
  Status noteFile(const std::string &relative);

  Status commit();

private:
  AtomicDirectory() = default;
  void discard();

  std::string final;
  std::string temporary;
  std::vector<std::string> files;
  bool isNew = true;
};

/// Reads a whole file; fails where it is larger than `limit` bytes.
Result<std::string> readFile(const std::string &path, size_t limit);

/// True for a path that stays inside the folder that it is relative to: not
/// empty, not absolute, no "." or ".." step, no empty step, no NUL.
bool isPlainRelativePath(std::string_view path);

} // namespace sinter

#endif // SINTER_SUPPORT_ATOMICFILE_H
