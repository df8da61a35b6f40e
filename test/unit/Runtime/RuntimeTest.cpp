// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of the runtime that need no GPU: the file of algorithms, and errors
// before a device is opened.

#include "../../../lib/Runtime/Matmul.h"
#include "../Bundle/Sample.h"
#include "../Support/TestFiles.h"

#include "sinter-c/Runtime.h"
#include "sinter/Runtime/Runtime.h"
#include "sinter/Runtime/Trace.h"
#include "sinter/Support/Json.h"

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

TEST(Rotation, ArenasBeyondTheCache) {
  constexpr uint64_t mebi = 1 << 20;
  // Two at least, and more than four caches together.
  EXPECT_EQ(arenasBeyondCache(4096 * mebi, 50 * mebi), 2u);
  EXPECT_EQ(arenasBeyondCache(200 * mebi, 50 * mebi), 2u);
  EXPECT_EQ(arenasBeyondCache(100 * mebi, 50 * mebi), 3u);
  EXPECT_EQ(arenasBeyondCache(99 * mebi, 50 * mebi), 3u);
  EXPECT_EQ(arenasBeyondCache(10 * mebi, 50 * mebi), 21u);
  EXPECT_EQ(arenasBeyondCache(mebi, 0), 2u);
  EXPECT_GT(arenasBeyondCache(0, 50 * mebi), 2u);
}

TEST(Trace, OneEventPerLaunch) {
  bundle::Manifest manifest = test::sampleManifest();
  manifest.launches[0].plan = "@quote\"d";
  DeviceInfo device;
  device.name = "a GPU";
  std::vector<TracedLaunch> launches = {
      {10.5, KernelResources{32, 8}}, {2, {}}, {0, {}}};
  std::string text = traceToJson(manifest, device, launches, 1e9);
  auto root = json::Value::parse(text, nullptr, false);
  ASSERT_FALSE(root.is_discarded());
  EXPECT_EQ(root["otherData"]["program"], "sample");
  EXPECT_EQ(root["otherData"]["copy_bytes_per_second"], 1e9);
  json::Value &events = root["traceEvents"];
  ASSERT_EQ(events.size(), 2u + launches.size());
  EXPECT_EQ(events[0]["ph"], "M");
  EXPECT_EQ(events[0]["args"]["name"], "a GPU");
  EXPECT_EQ(events[1]["args"]["name"], "sample");
  double end = 0;
  for (size_t i = 0; i < launches.size(); ++i) {
    json::Value &event = events[2 + i];
    EXPECT_EQ(event["ph"], "X");
    EXPECT_EQ(event["ts"], end);
    EXPECT_EQ(event["dur"], launches[i].microseconds);
    EXPECT_EQ(event["cat"], manifest.launches[i].family);
    EXPECT_EQ(event["args"]["index"], i);
    end += launches[i].microseconds;
  }
  json::Value &kernel = events[2]["args"];
  EXPECT_EQ(kernel["kind"], "kernel");
  EXPECT_EQ(kernel["plan"], "@quote\"d");
  EXPECT_EQ(kernel["grid"], json::Value({16, 1, 1}));
  EXPECT_EQ(kernel["block"], json::Value({256, 1, 1}));
  EXPECT_EQ(kernel["registers"], 32);
  EXPECT_EQ(kernel["local_bytes"], 8);
  EXPECT_EQ(kernel["read_bytes"], 1024);
  double bytes = kernel["read_bytes"].get<double>() +
                 kernel["written_bytes"].get<double>();
  EXPECT_NEAR(kernel["GB/s"].get<double>(), bytes / 10.5e-6 * 1e-9, 1e-9);
  EXPECT_NEAR(kernel["share_of_copy"].get<double>(), bytes / 10.5e-6 / 1e9,
              1e-9);
  // Products say their shape; what took no time has no rate.
  EXPECT_EQ(events[3]["args"]["kind"], "matmul");
  EXPECT_EQ(events[3]["args"]["m"], 8);
  EXPECT_EQ(events[3]["args"]["flops"], 2.0 * 8 * 4 * 2 * 4);
  EXPECT_FALSE(events[3]["args"].contains("registers"));
  EXPECT_EQ(events[4]["args"]["kind"], "copy");
  EXPECT_FALSE(events[4]["args"].contains("GB/s"));
}

TEST(Trace, NothingMeasured) {
  auto root = json::Value::parse(
      traceToJson(test::sampleManifest(), DeviceInfo(), {}, 0), nullptr, false);
  ASSERT_FALSE(root.is_discarded());
  EXPECT_EQ(root["traceEvents"].size(), 2u);
  EXPECT_FALSE(root["otherData"].contains("copy_bytes_per_second"));
}

TEST(Median, OddAndEven) {
  EXPECT_EQ(median({3, 1, 2}), 2);
  EXPECT_EQ(median({4, 1, 2, 3}), 2.5);
  EXPECT_EQ(median({7}), 7);
}

} // namespace
