// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One line per diagnostic.

#include "sinter/Pipelines/Diagnostics.h"

#include "llvm/Support/raw_ostream.h"

using namespace mlir;

static FileLineColLoc positionOf(Location location) {
  FileLineColLoc found;
  location->walk([&](Location part) {
    found = dyn_cast<FileLineColLoc>(part);
    return found ? WalkResult::interrupt() : WalkResult::advance();
  });
  return found;
}

static StringRef severityOf(const Diagnostic &diagnostic) {
  switch (diagnostic.getSeverity()) {
  case DiagnosticSeverity::Error:
    return "error";
  case DiagnosticSeverity::Warning:
    return "warning";
  case DiagnosticSeverity::Remark:
    return "remark";
  case DiagnosticSeverity::Note:
    return "note";
  }
  return "error";
}

void sinter::printDiagnostic(raw_ostream &os, StringRef tool,
                             Diagnostic &diagnostic) {
  FileLineColLoc at = positionOf(diagnostic.getLocation());
  os << (at ? at.getFilename().getValue() : tool) << ":";
  // A whole file is at line 0.
  if (at && at.getLine() != 0)
    os << at.getLine() << ":" << at.getColumn() << ":";
  os << " ";
  os << severityOf(diagnostic) << ": " << diagnostic.str() << "\n";
  for (Diagnostic &note : diagnostic.getNotes())
    printDiagnostic(os, tool, note);
}

int sinter::finishOutput(StringRef tool, int status) {
  llvm::raw_fd_ostream &out = llvm::outs();
  out.flush();
  if (!out.has_error())
    return status;
  llvm::errs() << tool << ": error: cannot write to standard output: "
               << out.error().message() << "\n";
  out.clear_error();
  return 1;
}
