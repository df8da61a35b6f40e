// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of digests against values of the xxHash project's own tools.

#include "sinter/Support/Digest.h"

#include "TestFiles.h"

using namespace sinter;

namespace {

TEST(Digest, KnownValues) {
  const std::pair<const char *, const char *> cases[] = {
      {"", "xxh64:ef46db3751d8e999"},
      {"a", "xxh64:d24ec4f1a98c6e5b"},
      {"abc", "xxh64:44bc2cf5ad770999"},
      {"Nobody inspects the spammish repetition", "xxh64:fbcea83c8a378bf1"},
  };
  for (const auto &[text, digest] : cases)
    EXPECT_EQ(digestText(text), digest) << text;
}

TEST(Digest, PiecesDoNotMatter) {
  std::string text;
  for (int i = 0; i < 300; ++i)
    text.push_back(static_cast<char>(i * 7));
  for (size_t piece : {1, 3, 31, 32, 33, 64, 299}) {
    Digest digest;
    for (size_t at = 0; at < text.size(); at += piece)
      digest.add(std::string_view(text).substr(at, piece));
    EXPECT_EQ(digest.text(), digestText(text)) << piece;
  }
}

using DigestFile = test::FileTest;

TEST_F(DigestFile, OfAFile) {
  std::string text(100000, 'x');
  EXPECT_EQ(*digestOfFile(write("t", text)), digestText(text));
  EXPECT_FALSE(digestOfFile(path("absent")));
  EXPECT_FALSE(digestOfFile(folder.string()));
}

} // namespace
