// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writing a manifest, from the structures that the reader gives back.

#ifndef SINTER_BUNDLE_WRITER_H
#define SINTER_BUNDLE_WRITER_H

#include "sinter/Bundle/Manifest.h"

#include "llvm/Support/JSON.h"
#include <string>

namespace sinter::bundle {

/// The manifest as a JSON value, with keys as documented in docs/Bundle.md.
llvm::json::Value manifestToJson(const Manifest &manifest);

/// The text of manifest.json: the same manifest gives the same bytes.
std::string manifestToText(const Manifest &manifest);

} // namespace sinter::bundle

#endif // SINTER_BUNDLE_WRITER_H
