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
/// extents within buffers, buffers within the arena, kinds and types of what
/// goes in and out, launch shapes, paths; and that no launch, in order, reads
/// what is not there or writes what has to stay. Messages start with the place:
/// "launches[3].args[0]: ...".
Status validate(const Manifest &manifest);

/// Parses and validates, and compares the digest, if any. `origin` names the
/// text in messages.
Result<Manifest> parseManifest(std::string_view text,
                               const std::string &origin);

/// Reads DIR/manifest.json, and checks the files which it names: kernels have
/// the entries, with as many parameters as launches give arguments;
/// constants.bin is as large as its constants need; digests agree.
Result<Manifest> readBundle(const std::string &directory);

/// Fails where a device of this compute capability cannot run the kernels: code
/// for sm_90a runs on 9.0 alone, a cubin for sm_80 on 8.x, PTX for it on newer
/// ones, too. Source: CUDA C++ Programming Guide, "Compatibility".
Status checkDevice(const Manifest &manifest, int major, int minor,
                   const std::string &name);

} // namespace sinter::bundle

#endif // SINTER_BUNDLE_READER_H
