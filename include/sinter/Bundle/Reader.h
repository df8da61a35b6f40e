// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reading a bundle from disk. A manifest is untrusted input: whatever it says
// is checked here, so that the runtime can follow it without looking again.

#ifndef SINTER_BUNDLE_READER_H
#define SINTER_BUNDLE_READER_H

#include "sinter/Bundle/Manifest.h"
#include "sinter/Support/Result.h"

#include <string>
#include <string_view>

namespace sinter::bundle {

/// Checks everything that one part of a manifest says about another: indices,
/// extents within buffers, buffers within the arena, launch shapes, paths.
/// Messages start with the place: "launches[3].args[0]: ...".
Status validate(const Manifest &manifest);

/// Parses and validates. `origin` names the text in messages.
Result<Manifest> parseManifest(std::string_view text,
                               const std::string &origin);

/// Reads DIR/manifest.json, and checks that the files which it names exist and
/// that constants.bin is as large as its constants need.
Result<Manifest> readBundle(const std::string &directory);

} // namespace sinter::bundle

#endif // SINTER_BUNDLE_READER_H
