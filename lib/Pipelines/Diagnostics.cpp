// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One line per diagnostic.

#include "sinter/Pipelines/Diagnostics.h"

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
  if (FileLineColLoc at = positionOf(diagnostic.getLocation()))
    os << at.getFilename().getValue() << ":" << at.getLine() << ":"
       << at.getColumn() << ": ";
  else
    os << tool << ": ";
  os << severityOf(diagnostic) << ": " << diagnostic.str() << "\n";
  for (Diagnostic &note : diagnostic.getNotes())
    printDiagnostic(os, tool, note);
}
