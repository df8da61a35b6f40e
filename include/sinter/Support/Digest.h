// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Digests that find accidental damage of a file. They are no protection against
// a person who means harm.

#ifndef SINTER_SUPPORT_DIGEST_H
#define SINTER_SUPPORT_DIGEST_H

#include "sinter/Support/Result.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace sinter {

/// XXH64 with seed 0 of bytes that come in pieces; how they are cut does not
/// matter. Source: xxHash's specification, "XXH64 algorithm description".
class Digest {
public:
  void add(const void *data, size_t bytes);
  void add(std::string_view bytes) { add(bytes.data(), bytes.size()); }
  /// Eight bytes, the lowest first.
  void addNumber(uint64_t value);
  /// The length and then the text, so that neighbours cannot trade bytes.
  void addText(std::string_view text);

  uint64_t value() const;
  /// "xxh64:" and 16 hexadecimal digits.
  std::string text() const;

private:
  static constexpr size_t blockBytes = 32;

  void addBlock(const char *block);

  uint64_t total = 0; // bytes so far
  std::array<uint64_t, 4> lanes = {0x60ea27eeadc0b5d6, 0xc2b2ae3d27d4eb4f, 0,
                                   0x61c8864e7a143579};
  std::array<char, blockBytes> rest = {};
};

/// The digest of some bytes, as Digest::text() spells it.
std::string digestText(std::string_view bytes);

/// The digest of a file's bytes.
Result<std::string> digestOfFile(const std::string &path);

} // namespace sinter

#endif // SINTER_SUPPORT_DIGEST_H
