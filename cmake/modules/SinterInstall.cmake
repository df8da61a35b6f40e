# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Filled by the install rules: see SinterConfig.cmake.in.
