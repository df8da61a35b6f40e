// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of output that appears whole or not at all.

#include "sinter/Support/AtomicFile.h"

#include "TestFiles.h"

#include <unistd.h>

using namespace sinter;

namespace {

using AtomicOutput = test::FileTest;

TEST_F(AtomicOutput, FileAppearsOnCommit) {
  {
    Result<AtomicFile> file = AtomicFile::create(path("out"));
    ASSERT_TRUE(file);
    ASSERT_TRUE(file->write("abc"));
    EXPECT_FALSE(std::filesystem::exists(path("out")));
    AtomicFile moved = std::move(*file);
    ASSERT_TRUE(moved.write("def"));
    ASSERT_TRUE(moved.commit());
  }
  EXPECT_EQ(read("out"), "abcdef");
  EXPECT_EQ(entries(), 1u);
}

TEST_F(AtomicOutput, FileLeavesNothingWithoutCommit) {
  write("out", "old");
  {
    Result<AtomicFile> file = AtomicFile::create(path("out"));
    ASSERT_TRUE(file);
    ASSERT_TRUE(file->write("new"));
    EXPECT_EQ(entries(), 2u);
  }
  EXPECT_EQ(read("out"), "old");
  EXPECT_EQ(entries(), 1u);
}

TEST_F(AtomicOutput, FileErrors) {
  EXPECT_EQ(AtomicFile::create(path("no/out")).message(),
            "cannot write '" + path("no/out") + "': No such file or directory");
  EXPECT_EQ(AtomicFile::create(folder.string()).message(),
            "cannot write '" + folder.string() + "': it is a directory");
}

TEST_F(AtomicOutput, DeviceIsWrittenInPlace) {
  ASSERT_TRUE(writeFileAtomically("/dev/null", "abc"));
  EXPECT_TRUE(std::filesystem::is_character_file("/dev/null"));
}

TEST_F(AtomicOutput, DirectoryAppearsOnCommit) {
  Result<AtomicDirectory> directory = AtomicDirectory::create(path("d/"));
  ASSERT_TRUE(directory);
  ASSERT_TRUE(directory->addFile("kernels/a.ptx", "a"));
  ASSERT_TRUE(directory->addFile("manifest.json", "m"));
  EXPECT_FALSE(std::filesystem::exists(path("d")));
  ASSERT_TRUE(directory->commit());
  EXPECT_EQ(read("d/kernels/a.ptx"), "a");
  EXPECT_EQ(read("d/manifest.json"), "m");
  EXPECT_EQ(entries(), 1u);
}

TEST_F(AtomicOutput, DirectoryReplacesFiles) {
  std::filesystem::create_directories(path("d/kernels"));
  write("d/manifest.json", "old");
  write("d/kernels/b.ptx", "b");
  Result<AtomicDirectory> directory = AtomicDirectory::create(path("d"));
  ASSERT_TRUE(directory);
  ASSERT_TRUE(directory->addFile("kernels/a.ptx", "a"));
  ASSERT_TRUE(directory->addFile("manifest.json", "new"));
  EXPECT_EQ(read("d/manifest.json"), "old");
  ASSERT_TRUE(directory->commit());
  EXPECT_EQ(read("d/manifest.json"), "new");
  EXPECT_EQ(read("d/kernels/a.ptx"), "a");
  EXPECT_EQ(read("d/kernels/b.ptx"), "b");
  EXPECT_EQ(entries(), 1u);
}

TEST_F(AtomicOutput, DirectoryMayBeTheCurrentOne) {
  std::filesystem::path before = std::filesystem::current_path();
  std::filesystem::current_path(folder);
  for (const char *name : {".", "./", "../"}) {
    std::filesystem::create_directories(path("d"));
    std::filesystem::current_path(path("d"));
    Result<AtomicDirectory> directory = AtomicDirectory::create(name);
    ASSERT_TRUE(directory) << directory.message();
    ASSERT_TRUE(directory->addFile("kernels/a.ptx", "a"));
    ASSERT_TRUE(directory->addFile("manifest.json", "m"));
    ASSERT_TRUE(directory->commit());
  }
  std::filesystem::current_path(before);
  for (const char *file : {"d/manifest.json", "manifest.json"})
    EXPECT_EQ(read(file), "m");
  EXPECT_EQ(entries(), 3u); // and kernels, d
}

TEST_F(AtomicOutput, StaleTemporariesDoNotMatter) {
  // Of a process with this number that was killed.
  for (int i = 0; i < 50; ++i) {
    std::string tail =
        "tmp-" + std::to_string(::getpid()) + "-" + std::to_string(i);
    std::filesystem::create_directories(path("d." + tail + "/kernels"));
    write("f." + tail, "");
  }
  ASSERT_TRUE(writeFileAtomically(path("f"), "new"));
  EXPECT_EQ(read("f"), "new");
  for (const char *text : {"1", "2"}) {
    Result<AtomicDirectory> directory = AtomicDirectory::create(path("d"));
    ASSERT_TRUE(directory);
    ASSERT_TRUE(directory->addFile("x", text));
    ASSERT_TRUE(directory->commit());
    EXPECT_EQ(read("d/x"), text);
  }
  EXPECT_EQ(entries(), 102u);
}

TEST_F(AtomicOutput, DirectoryLeavesNothingWithoutCommit) {
  {
    Result<AtomicDirectory> directory = AtomicDirectory::create(path("d"));
    ASSERT_TRUE(directory);
    ASSERT_TRUE(directory->addFile("a", "a"));
    EXPECT_EQ(entries(), 1u);
  }
  EXPECT_EQ(entries(), 0u);
}

TEST_F(AtomicOutput, DirectoryMakesItsParents) {
  Result<AtomicDirectory> directory = AtomicDirectory::create(path("a/b/d"));
  ASSERT_TRUE(directory);
  ASSERT_TRUE(directory->addFile("x", "x"));
  ASSERT_TRUE(directory->commit());
  EXPECT_EQ(read("a/b/d/x"), "x");
}

TEST_F(AtomicOutput, DirectoryErrors) {
  write("file", "");
  EXPECT_NE(AtomicDirectory::create(path("file"))
                .message()
                .find("it is not a directory"),
            std::string::npos);
  EXPECT_FALSE(AtomicDirectory::create(path("file/d")));
  Result<AtomicDirectory> directory = AtomicDirectory::create(path("d"));
  ASSERT_TRUE(directory);
  EXPECT_FALSE(directory->addFile("../out", ""));
  EXPECT_FALSE(directory->addFile("/out", ""));
}

TEST_F(AtomicOutput, ReadFile) {
  write("t", "12345");
  EXPECT_EQ(*readFile(path("t"), 5), "12345");
  EXPECT_FALSE(readFile(path("t"), 4));
  EXPECT_FALSE(readFile(path("absent"), 4));
  EXPECT_FALSE(readFile(folder.string(), 4));
}

TEST(PlainRelativePath, Cases) {
  EXPECT_TRUE(isPlainRelativePath("a"));
  EXPECT_TRUE(isPlainRelativePath("kernels/ab12.ptx"));
  EXPECT_TRUE(isPlainRelativePath("..a/b.."));
  for (const char *bad :
       {"", "/a", "..", "a/../b", "a/..", "./a", "a//b", "a/", "../a"})
    EXPECT_FALSE(isPlainRelativePath(bad)) << bad;
  EXPECT_FALSE(isPlainRelativePath(std::string_view("a\0b", 3)));
}

} // namespace
