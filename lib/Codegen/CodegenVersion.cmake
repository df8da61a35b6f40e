# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Writes OUTPUT with a version that changes whenever one of SOURCES (a list
# with ':' between its entries) does: cached code is good for one version.
string(REPLACE ":" ";" sources "${SOURCES}")
set(digest "")
foreach(source ${sources})
  file(SHA256 ${source} one)
  string(APPEND digest ${one})
endforeach()
string(SHA256 digest "${digest}")
file(WRITE ${OUTPUT} "#define SINTER_CODEGEN_VERSION \"sinter ${VERSION} ${digest}\"\n")
