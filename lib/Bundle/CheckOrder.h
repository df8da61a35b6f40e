// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Whether the launches of a step, in order, read only what is there.

#ifndef SINTER_LIB_BUNDLE_CHECKORDER_H
#define SINTER_LIB_BUNDLE_CHECKORDER_H

#include "sinter/Bundle/Manifest.h"
#include "sinter/Support/Result.h"

namespace sinter::bundle {

/// Follows the launches and keeps, for every byte of the arena, the buffer that
/// it was last written as. Bytes that are read must have been written as the
/// buffer that they are read as, but for scratch; at the end every output must
/// be there. Inputs that are not donated and constants are never written. All
/// indices and ranges must have been checked.
Status checkOrder(const Manifest &manifest);

} // namespace sinter::bundle

#endif // SINTER_LIB_BUNDLE_CHECKORDER_H
