// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of the runtime that need no GPU: the file of algorithms, and errors
// before a device is opened.

#include "../../../lib/Runtime/Matmul.h"
#include "../Support/TestFiles.h"

#include "sinter-c/Runtime.h"
#include "sinter/Runtime/Runtime.h"

using namespace sinter;
using namespace sinter::runtime;

namespace {

using Store = test::FileTest;

TEST_F(Store, RoundTrip) {
  AlgorithmStore store;
  store.library = "cublasLt 130100";
  store.device = "NVIDIA H200";
  store.algorithms["f32 BF16 \"x\""] = {
      {1, 2, 3, 4, 5, 6, 7, 0xffffffffffffffffull}};
  std::string file = path("b.algorithms.json");
  ASSERT_TRUE(store.save(file));
  Result<AlgorithmStore> read =
      AlgorithmStore::load(file, store.library, store.device);
  ASSERT_TRUE(read) << read.message();
  ASSERT_EQ(read->algorithms.size(), 1u);
  EXPECT_EQ(read->algorithms.begin()->first, "f32 BF16 \"x\"");
  EXPECT_EQ(read->algorithms.begin()->second.data[7], 0xffffffffffffffffull);

  // Those of another library or device are of no use.
  EXPECT_TRUE(AlgorithmStore::load(file, "cublasLt 1", store.device)
                  ->algorithms.empty());
  EXPECT_TRUE(
      AlgorithmStore::load(file, store.library, "other")->algorithms.empty());
  EXPECT_TRUE(AlgorithmStore::load(path("absent"), store.library, store.device)
                  ->algorithms.empty());
}

TEST_F(Store, BadFiles) {
  const std::string head =
      "{\"format\": \"sinter-algorithms\", \"version\": 1, \"library\": \"l\", "
      "\"device\": \"d\"";
  for (const std::string &text :
       {std::string("{"), std::string("{}"), std::string("[]"),
        std::string("{\"format\": 3}"), head + "}",
        head + ", \"algorithms\": []}", head + ", \"algorithms\": {\"k\": 3}}",
        head + ", \"algorithms\": {\"k\": [1, 2]}}",
        head + ", \"algorithms\": {\"k\": [1, 2, 3, 4, 5, 6, 7, -8]}}"})
    EXPECT_FALSE(AlgorithmStore::load(write("s", text), "l", "d")) << text;
}

TEST(Program, LoadErrors) {
  Result<std::unique_ptr<runtime::Program>> program =
      runtime::Program::load("no-such-folder");
  ASSERT_FALSE(program);
  EXPECT_NE(program.message().find("no such folder"), std::string::npos);
}

TEST(CInterface, LoadErrors) {
  SinterProgram *program = nullptr;
  EXPECT_EQ(sinterProgramLoad("no-such-folder", 0, &program), 1);
  ASSERT_NE(program, nullptr);
  EXPECT_NE(std::string(sinterProgramError(program)).find("no such folder"),
            std::string::npos);
  EXPECT_EQ(sinterProgramNumInputs(program), 0u);
  EXPECT_EQ(sinterProgramNumOutputs(program), 0u);
  SinterTensorInfo info;
  EXPECT_EQ(sinterProgramInputInfo(program, 0, &info), 1);
  EXPECT_EQ(sinterProgramRun(program, SinterRunGraph), 1);
  EXPECT_EQ(std::string(sinterProgramError(program)),
            "the program is not loaded");
  sinterProgramDestroy(program);
}

TEST(Median, OddAndEven) {
  EXPECT_EQ(median({3, 1, 2}), 2);
  EXPECT_EQ(median({4, 1, 2, 3}), 2.5);
  EXPECT_EQ(median({7}), 7);
}

} // namespace
