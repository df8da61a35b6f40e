// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Diagnostics as the tools print them.

#ifndef SINTER_PIPELINES_DIAGNOSTICS_H
#define SINTER_PIPELINES_DIAGNOSTICS_H

#include "mlir/IR/Diagnostics.h"

namespace sinter {

/// Prints one line, "file:line:column: error: ...", and one for each note. The
/// source line is left out: in a program it may be a constant of megabytes.
/// `tool` stands where there is no position.
void printDiagnostic(llvm::raw_ostream &os, llvm::StringRef tool,
                     mlir::Diagnostic &diagnostic);

/// Flushes standard output before a tool ends with `status`; prints an error
/// and gives 1 where what was written did not arrive.
int finishOutput(llvm::StringRef tool, int status);

} // namespace sinter

#endif // SINTER_PIPELINES_DIAGNOSTICS_H
