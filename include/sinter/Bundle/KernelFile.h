// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a PTX text or a cubin says about itself: enough to know that it is whole
// and that a launch gives an entry as many pointers as it takes. A driver reads
// one pointer per parameter, however many there are.

#ifndef SINTER_BUNDLE_KERNELFILE_H
#define SINTER_BUNDLE_KERNELFILE_H

#include "sinter/Support/Result.h"

#include <cstddef>
#include <map>
#include <string>
#include <string_view>

namespace sinter::bundle {

/// Number of parameters by name of the entry; each parameter has 8 bytes.
using KernelEntries = std::map<std::string, size_t>;

/// A word of a file as a message may show it: short, and of printable ASCII.
std::string printable(std::string_view word);

/// Reads PTX: its version, its target, which must be `chip`, and its entries;
/// every brace has to be closed. The code between braces is the driver's to
/// judge.
Result<KernelEntries> readPtx(std::string_view text, const std::string &chip);

/// Reads a cubin, an ELF file: all of its sections, symbols and notes on
/// entries have to lie inside it, and its architecture must be that of `chip`.
Result<KernelEntries> readCubin(std::string_view image,
                                const std::string &chip);

} // namespace sinter::bundle

#endif // SINTER_BUNDLE_KERNELFILE_H
