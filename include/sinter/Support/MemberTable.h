// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One launch for several tensors, or several sets of tensors: its kernel gets
// the pointers of all its members in one table in device memory.
//
//   u32 first[members]      the first tile of each; rounded up to 16 bytes
//   then for each member    u64 elements; u64 pointer[columns]

#ifndef SINTER_SUPPORT_MEMBERTABLE_H
#define SINTER_SUPPORT_MEMBERTABLE_H

#include <cstdint>
#include <string>
#include <vector>

namespace sinter {

/// A tensor that each member has.
struct MemberColumn {
  /// Of one element in memory.
  uint32_t bytes = 0;
  /// It has as many elements as the member; else one.
  bool perElement = true;
};

struct MemberTable {
  /// Elements of a member that one CTA takes.
  uint64_t tile = 1;
  /// There is a CTA for each member, not for each tile.
  bool ctaPerMember = false;
  /// Of each member; may be 0, then it has no tile.
  std::vector<uint64_t> elements;
  std::vector<MemberColumn> columns;

  uint64_t tilesOf(size_t member) const {
    return elements[member] / tile + (elements[member] % tile != 0);
  }
  /// Tiles of all members.
  uint64_t tiles() const {
    uint64_t sum = 0;
    for (size_t i = 0; i < elements.size(); ++i)
      sum += tilesOf(i);
    return sum;
  }
  uint64_t ctas() const { return ctaPerMember ? elements.size() : tiles(); }

  /// Where the members' rows begin, and their size, in bytes.
  static uint64_t rowsOffset(uint64_t members) {
    return (4 * members + 15) / 16 * 16;
  }
  uint64_t rowBytes() const { return 8 * (1 + columns.size()); }
  /// Of the whole table, in memory.
  uint64_t bytes() const {
    return rowsOffset(elements.size()) + elements.size() * rowBytes();
  }

  /// The table as it lies in memory. `pointers`: the columns of the first
  /// member, of the second, and so on.
  std::string layOut(const std::vector<uint64_t> &pointers) const {
    std::string out;
    out.reserve(bytes());
    // The byte order of every GPU.
    auto put = [&](uint64_t value, int bytes) {
      for (int i = 0; i < bytes; ++i)
        out.push_back(static_cast<char>((value >> (8 * i)) & 0xff));
    };
    uint64_t first = 0;
    for (size_t i = 0; i < elements.size(); ++i) {
      put(first, 4);
      first += tilesOf(i);
    }
    out.resize(rowsOffset(elements.size()), '\0');
    for (size_t i = 0; i < elements.size(); ++i) {
      put(elements[i], 8);
      for (size_t c = 0; c < columns.size(); ++c)
        put(pointers[i * columns.size() + c], 8);
    }
    return out;
  }
};

} // namespace sinter

#endif // SINTER_SUPPORT_MEMBERTABLE_H
