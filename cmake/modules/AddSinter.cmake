# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# How Sinter builds its libraries, tools and unit tests.
#
#   add_sinter_library(NAME [MLIR] [EXCEPTIONS] SOURCES... LINK_LIBS... DEPENDS...)
#   add_sinter_tool(NAME [MLIR] SOURCES... LINK_LIBS...)
#   add_sinter_unittest(NAME [MLIR] SOURCES... LINK_LIBS...)
#
# MLIR: the code includes MLIR or LLVM headers: it links the shared libMLIR and
# libLLVM, follows LLVM's RTTI and exception flags, and reuses one precompiled
# header (an MLIR source costs 20 s and more without).

# libstdc++ 12 calls its own deprecated std::get_temporary_buffer in
# std::stable_sort, which clang reports at the call.
set(SINTER_WARNINGS -Wall -Wextra -Werror -Wno-unused-parameter
    -Wno-deprecated-declarations)
if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
  # ccache and precompiled headers work together only without time stamps.
  add_compile_options("$<$<COMPILE_LANGUAGE:CXX>:SHELL:-Xclang -fno-pch-timestamp>")
endif()

if(SINTER_SANITIZE)
  add_compile_options(-fsanitize=${SINTER_SANITIZE} -fno-omit-frame-pointer
                      -fno-sanitize-recover=undefined)
  add_link_options(-fsanitize=${SINTER_SANITIZE})
endif()

# Flags, include paths and link libraries that every target shares.
function(_sinter_common target uses_mlir)
  target_include_directories(${target} PUBLIC
    $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include>
    $<BUILD_INTERFACE:${PROJECT_BINARY_DIR}/include>
    $<INSTALL_INTERFACE:include>)
  target_compile_options(${target} PRIVATE
    $<$<COMPILE_LANGUAGE:CXX>:${SINTER_WARNINGS}>)
  # One precompiled header serves libraries and tools: both are -fPIC.
  target_compile_options(${target} PRIVATE -fPIC)
  if(uses_mlir)
    target_include_directories(${target} SYSTEM PUBLIC
      ${MLIR_INCLUDE_DIRS} ${LLVM_INCLUDE_DIRS})
    target_link_libraries(${target} PUBLIC MLIR LLVM)
  endif()
endfunction()

# Flags and libraries for a target that is not made by the functions below.
function(sinter_configure_target name)
  cmake_parse_arguments(ARG "MLIR" "" "" ${ARGN})
  _sinter_common(${name} "${ARG_MLIR}")
  if(ARG_MLIR)
    llvm_update_compile_flags(${name})
    target_precompile_headers(${name} REUSE_FROM SinterPCH)
    add_dependencies(${name} sinter-headers)
  endif()
endfunction()

# The one precompiled header, compiled with the flags of MLIR code.
function(sinter_add_pch)
  set(pch_source ${PROJECT_BINARY_DIR}/SinterPCH.cpp)
  file(WRITE ${pch_source}.in "namespace {}\n")
  configure_file(${pch_source}.in ${pch_source} COPYONLY)
  add_library(SinterPCH OBJECT ${pch_source})
  _sinter_common(SinterPCH TRUE)
  llvm_update_compile_flags(SinterPCH)
  target_precompile_headers(SinterPCH PRIVATE
    "$<$<COMPILE_LANGUAGE:CXX>:${PROJECT_SOURCE_DIR}/cmake/modules/SinterPCH.h>")
endfunction()

function(add_sinter_library name)
  cmake_parse_arguments(ARG "MLIR;EXCEPTIONS;SHARED" "" "SOURCES;LINK_LIBS;DEPENDS" ${ARGN})
  if(ARG_MLIR)
    set(mlir MLIR)
  endif()
  if(ARG_SHARED)
    add_library(${name} SHARED ${ARG_SOURCES})
  else()
    add_library(${name} STATIC ${ARG_SOURCES})
  endif()
  sinter_configure_target(${name} ${mlir})
  if(ARG_DEPENDS)
    add_dependencies(${name} ${ARG_DEPENDS})
  endif()
  target_link_libraries(${name} PUBLIC ${ARG_LINK_LIBS})
  set_property(GLOBAL APPEND PROPERTY SINTER_LIBRARIES ${name})
endfunction()

function(add_sinter_tool name)
  cmake_parse_arguments(ARG "MLIR" "" "SOURCES;LINK_LIBS" ${ARGN})
  if(ARG_MLIR)
    set(mlir MLIR)
  endif()
  add_executable(${name} ${ARG_SOURCES})
  sinter_configure_target(${name} ${mlir})
  target_link_libraries(${name} PRIVATE ${ARG_LINK_LIBS})
  if(NOT ARG_MLIR AND NOT SINTER_SANITIZE)
    # Copied to machines with a GPU, which may have another C++ library.
    target_link_options(${name} PRIVATE -static-libstdc++ -static-libgcc
      -Wl,--gc-sections)
  endif()
  set_property(GLOBAL APPEND PROPERTY SINTER_TOOLS ${name})
endfunction()

function(add_sinter_unittest name)
  cmake_parse_arguments(ARG "MLIR" "" "SOURCES;LINK_LIBS" ${ARGN})
  if(ARG_MLIR)
    set(mlir MLIR)
  endif()
  find_package(GTest REQUIRED)
  add_executable(${name} ${ARG_SOURCES})
  sinter_configure_target(${name} ${mlir})
  target_link_libraries(${name} PRIVATE ${ARG_LINK_LIBS} GTest::gtest GTest::gtest_main)
  set_target_properties(${name} PROPERTIES
    RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/unittests)
  set_property(GLOBAL APPEND PROPERTY SINTER_UNITTESTS ${name})
endfunction()

add_custom_target(sinter-headers)
