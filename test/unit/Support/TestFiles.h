// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A folder for the files of one test, removed after it.

#ifndef SINTER_TEST_UNIT_SUPPORT_TESTFILES_H
#define SINTER_TEST_UNIT_SUPPORT_TESTFILES_H

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>
#include <string>

namespace sinter::test {

class FileTest : public ::testing::Test {
protected:
  void SetUp() override {
    std::string name =
        (std::filesystem::temp_directory_path() / "sinter-test-XXXXXX")
            .string();
    ASSERT_NE(::mkdtemp(name.data()), nullptr);
    folder = name;
  }
  void TearDown() override {
    std::error_code ignored;
    std::filesystem::remove_all(folder, ignored);
  }

  std::string path(const std::string &name) const {
    return (folder / name).string();
  }
  std::string write(const std::string &name, const std::string &contents) {
    std::ofstream(path(name), std::ios::binary) << contents;
    return path(name);
  }
  std::string read(const std::string &name) const {
    std::ostringstream text;
    text << std::ifstream(path(name), std::ios::binary).rdbuf();
    return text.str();
  }
  size_t entries() const {
    size_t count = 0;
    for ([[maybe_unused]] const auto &entry :
         std::filesystem::directory_iterator(folder))
      ++count;
    return count;
  }

  std::filesystem::path folder;
};

} // namespace sinter::test

#endif // SINTER_TEST_UNIT_SUPPORT_TESTFILES_H
