# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# What `cmake --install` copies, and the CMake package of Sinter in the build
# tree (lib/cmake/sinter) and in the install tree (the same place there).
include(CMakePackageConfigHelpers)
include(GNUInstallDirs)

get_property(sinter_libraries GLOBAL PROPERTY SINTER_LIBRARIES)
get_property(sinter_tools GLOBAL PROPERTY SINTER_TOOLS)
set(package_dir lib/cmake/sinter)

# The tools go on finding libMLIR.so and libLLVM.so where they were linked.
set_target_properties(${sinter_tools} PROPERTIES
  INSTALL_RPATH_USE_LINK_PATH ON)
install(TARGETS ${sinter_tools}
  RUNTIME DESTINATION bin
  LIBRARY DESTINATION lib)
install(TARGETS ${sinter_libraries} SinterAll EXPORT SinterTargets
  ARCHIVE DESTINATION lib
  LIBRARY DESTINATION lib)

install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/ DESTINATION include
  FILES_MATCHING PATTERN "*.h" PATTERN "*.td")
install(DIRECTORY ${PROJECT_BINARY_DIR}/include/ DESTINATION include
  FILES_MATCHING PATTERN "*.inc" PATTERN "CMakeFiles" EXCLUDE)
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION share/doc/sinter)

install(EXPORT SinterTargets NAMESPACE Sinter:: DESTINATION ${package_dir})
export(EXPORT SinterTargets NAMESPACE Sinter::
  FILE ${PROJECT_BINARY_DIR}/${package_dir}/SinterTargets.cmake)

set(MLIR_VERSION_WANTED 22.1)
write_basic_package_version_file(
  ${PROJECT_BINARY_DIR}/${package_dir}/SinterConfigVersion.cmake
  VERSION ${PROJECT_VERSION} COMPATIBILITY SameMinorVersion)

# In the build tree the headers stand in two places; the targets know both.
set(SINTER_PACKAGE_INCLUDE_DIR ${PROJECT_SOURCE_DIR}/include)
set(SINTER_PACKAGE_TOOLS_DIR ${PROJECT_BINARY_DIR}/bin)
configure_package_config_file(
  ${CMAKE_CURRENT_LIST_DIR}/SinterConfig.cmake.in
  ${PROJECT_BINARY_DIR}/${package_dir}/SinterConfig.cmake
  INSTALL_DESTINATION ${PROJECT_BINARY_DIR}/${package_dir}
  INSTALL_PREFIX ${PROJECT_BINARY_DIR}
  PATH_VARS SINTER_PACKAGE_INCLUDE_DIR SINTER_PACKAGE_TOOLS_DIR)

set(SINTER_PACKAGE_INCLUDE_DIR include)
set(SINTER_PACKAGE_TOOLS_DIR bin)
configure_package_config_file(
  ${CMAKE_CURRENT_LIST_DIR}/SinterConfig.cmake.in
  ${PROJECT_BINARY_DIR}/CMakeFiles/SinterConfig.cmake
  INSTALL_DESTINATION ${package_dir}
  PATH_VARS SINTER_PACKAGE_INCLUDE_DIR SINTER_PACKAGE_TOOLS_DIR)
install(FILES
  ${PROJECT_BINARY_DIR}/CMakeFiles/SinterConfig.cmake
  ${PROJECT_BINARY_DIR}/${package_dir}/SinterConfigVersion.cmake
  DESTINATION ${package_dir})
