// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Offsets for buffers with known lifetimes, in as little memory as two simple
// rules find.

#ifndef SINTER_LIB_TRANSFORMS_PACKBUFFERS_H
#define SINTER_LIB_TRANSFORMS_PACKBUFFERS_H

#include "llvm/ADT/ArrayRef.h"

#include <cstdint>
#include <vector>

namespace sinter {

struct PackedBuffer {
  /// First and last moment of its life, both included.
  int64_t first = 0;
  int64_t last = 0;
  /// A multiple of the alignment of buffers.
  int64_t bytes = 0;
};

struct PackResult {
  std::vector<int64_t> offsets;
  /// End of the highest buffer.
  int64_t bytes = 0;
  /// Most bytes alive at one moment: no packing needs less.
  int64_t lowerBound = 0;
};

/// Buffers alive at one moment get disjoint places. Takes the better of the
/// largest-first rule and, in order of time, best fit with merged holes.
PackResult packBuffers(llvm::ArrayRef<PackedBuffer> buffers);

} // namespace sinter

#endif // SINTER_LIB_TRANSFORMS_PACKBUFFERS_H
