// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Two packings, and the bound that tells how good they are.

#include "PackBuffers.h"

#include "llvm/ADT/STLExtras.h"

#include <map>
#include <numeric>
#include <set>

using namespace llvm;
using namespace sinter;

/// Beyond this many buffers the largest-first rule, which looks at all placed
/// ones for each, is left out.
static constexpr size_t maxForLargestFirst = 8192;

static int64_t lowerBound(ArrayRef<PackedBuffer> buffers) {
  std::map<int64_t, int64_t> change;
  for (const PackedBuffer &buffer : buffers) {
    change[buffer.first] += buffer.bytes;
    change[buffer.last + 1] -= buffer.bytes;
  }
  int64_t alive = 0, most = 0;
  for (auto [time, bytes] : change)
    most = std::max(most, alive += bytes);
  return most;
}

/// Each buffer, largest first, at the lowest place that is free all its life.
static PackResult largestFirst(ArrayRef<PackedBuffer> buffers) {
  std::vector<unsigned> order(buffers.size());
  std::iota(order.begin(), order.end(), 0);
  llvm::sort(order, [&](unsigned a, unsigned b) {
    return std::tuple(-buffers[a].bytes, buffers[a].first, a) <
           std::tuple(-buffers[b].bytes, buffers[b].first, b);
  });
  PackResult result;
  result.offsets.resize(buffers.size());
  std::vector<unsigned> placed; // by offset
  for (unsigned id : order) {
    const PackedBuffer &buffer = buffers[id];
    int64_t offset = 0;
    for (unsigned other : placed) {
      if (buffers[other].last < buffer.first ||
          buffers[other].first > buffer.last)
        continue;
      if (result.offsets[other] - offset >= buffer.bytes)
        break;
      offset = std::max(offset, result.offsets[other] + buffers[other].bytes);
    }
    result.offsets[id] = offset;
    result.bytes = std::max(result.bytes, offset + buffer.bytes);
    placed.insert(llvm::upper_bound(placed, id,
                                    [&](unsigned a, unsigned b) {
                                      return result.offsets[a] <
                                             result.offsets[b];
                                    }),
                  id);
  }
  return result;
}

/// In order of time, each buffer in the smallest hole that holds it.
static PackResult bestFit(ArrayRef<PackedBuffer> buffers) {
  std::vector<unsigned> order(buffers.size());
  std::iota(order.begin(), order.end(), 0);
  llvm::sort(order, [&](unsigned a, unsigned b) {
    return std::tuple(buffers[a].first, -buffers[a].bytes, a) <
           std::tuple(buffers[b].first, -buffers[b].bytes, b);
  });
  PackResult result;
  result.offsets.resize(buffers.size());
  std::map<int64_t, int64_t> holes;             // offset -> bytes
  std::set<std::pair<int64_t, int64_t>> bySize; // bytes, offset
  std::multimap<int64_t, unsigned> ends;        // last -> buffer
  auto addHole = [&](int64_t offset, int64_t bytes) {
    auto next = holes.lower_bound(offset);
    if (next != holes.end() && offset + bytes == next->first) {
      bytes += next->second;
      bySize.erase({next->second, next->first});
      next = holes.erase(next);
    }
    if (next != holes.begin()) {
      auto before = std::prev(next);
      if (before->first + before->second == offset) {
        bySize.erase({before->second, before->first});
        offset = before->first;
        bytes += before->second;
        holes.erase(before);
      }
    }
    holes[offset] = bytes;
    bySize.emplace(bytes, offset);
  };
  for (unsigned id : order) {
    const PackedBuffer &buffer = buffers[id];
    while (!ends.empty() && ends.begin()->first < buffer.first) {
      unsigned dead = ends.begin()->second;
      ends.erase(ends.begin());
      addHole(result.offsets[dead], buffers[dead].bytes);
    }
    auto hole = bySize.lower_bound({buffer.bytes, 0});
    int64_t offset, bytes;
    if (hole != bySize.end()) {
      std::tie(bytes, offset) = *hole;
      bySize.erase(hole);
      holes.erase(offset);
    } else {
      // Grow the arena, from a hole at its end if there is one.
      offset = result.bytes;
      bytes = 0;
      if (!holes.empty() &&
          holes.rbegin()->first + holes.rbegin()->second == result.bytes) {
        std::tie(offset, bytes) = *holes.rbegin();
        bySize.erase({bytes, offset});
        holes.erase(offset);
      }
      result.bytes = offset + buffer.bytes;
      bytes = buffer.bytes;
    }
    result.offsets[id] = offset;
    if (bytes > buffer.bytes)
      addHole(offset + buffer.bytes, bytes - buffer.bytes);
    ends.emplace(buffer.last, id);
  }
  return result;
}

PackResult sinter::packBuffers(ArrayRef<PackedBuffer> buffers) {
  PackResult result = bestFit(buffers);
  if (buffers.size() <= maxForLargestFirst) {
    PackResult other = largestFirst(buffers);
    if (other.bytes < result.bytes)
      result = std::move(other);
  }
  result.lowerBound = lowerBound(buffers);
  return result;
}
