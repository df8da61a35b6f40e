// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of the options of tools.

#include "sinter/Support/CommandLine.h"

#include <gtest/gtest.h>

using namespace sinter;

namespace {

class CommandLineTest : public ::testing::Test {
protected:
  CommandLineTest() {
    line.flag("poison", poison);
    line.text("inputs", inputs);
    line.number("repeat", repeat, 1, 10);
    line.real("rtol", [&](double value) { rtol = value; });
  }
  Result<std::vector<std::string>> parse(std::vector<std::string> words) {
    words.insert(words.begin(), "tool");
    std::vector<char *> argv;
    for (std::string &word : words)
      argv.push_back(word.data());
    argv.push_back(nullptr);
    return line.parse(static_cast<int>(words.size()), argv.data());
  }

  CommandLine line;
  bool poison = true;
  std::string inputs;
  uint64_t repeat = 0;
  double rtol = -1;
};

TEST_F(CommandLineTest, Values) {
  auto rest = parse(
      {"a", "--inputs=x", "--repeat", "3", "b", "--no-poison", "--rtol=1e-3"});
  ASSERT_TRUE(rest) << rest.message();
  EXPECT_EQ(*rest, (std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(inputs, "x");
  EXPECT_EQ(repeat, 3u);
  EXPECT_FALSE(poison);
  EXPECT_EQ(rtol, 1e-3);
}

TEST_F(CommandLineTest, Help) {
  ASSERT_TRUE(parse({"--help", "--nonsense"}));
  EXPECT_TRUE(line.helpWanted);
}

TEST_F(CommandLineTest, Errors) {
  EXPECT_EQ(parse({"--nonsense"}).message(),
            "unknown option '--nonsense'; see --help");
  EXPECT_EQ(parse({"-x"}).message(), "unknown option '-x'; see --help");
  EXPECT_EQ(parse({"--inputs"}).message(),
            "option '--inputs' needs a value; see --help");
  EXPECT_EQ(parse({"--inputs="}).message(), "--inputs needs a value");
  for (const char *bad :
       {"--repeat=0", "--repeat=11", "--repeat=-1", "--repeat=x", "--repeat=3x",
        "--repeat= 3", "--repeat=99999999999999999999999"})
    EXPECT_FALSE(parse({bad})) << bad;
  for (const char *bad : {"--rtol=x", "--rtol=-1", "--rtol=nan", "--rtol=inf"})
    EXPECT_FALSE(parse({bad})) << bad;
}

} // namespace
