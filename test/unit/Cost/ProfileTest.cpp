// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "sinter/Cost/Profile.h"

#include "gtest/gtest.h"

using namespace sinter;

namespace {

Profile good(std::string_view text) {
  Result<Profile> profile = parseProfile(text, "f");
  EXPECT_TRUE(bool(profile)) << (profile ? "" : profile.message());
  return profile ? *profile : Profile();
}

std::string bad(std::string_view text) {
  Result<Profile> profile = parseProfile(text, "f");
  EXPECT_FALSE(bool(profile));
  return profile ? "" : profile.message();
}

TEST(Profile, KernelSummary) {
  Profile p = good("Processing [run.sqlite] with [cuda_gpu_kern_sum.py]...\n"
                   "\n"
                   "Time (%),Total Time (ns),Instances,Avg (ns),Med (ns),Name\n"
                   "75.0,3000000,30,100000.0,99000.0,\"void gemm<1, 2>(float*, "
                   "\"\"x\"\")\"\n"
                   "25.0,1000000,10,100000.0,99000.0,rms_norm\r\n"
                   "\n"
                   "Generated:\n");
  ASSERT_EQ(p.kernels.size(), 2u);
  EXPECT_EQ(p.kernels[0].name, "void gemm<1, 2>(float*, \"x\")");
  EXPECT_DOUBLE_EQ(p.kernels[0].seconds, 3e-3);
  EXPECT_EQ(p.kernels[0].launches, 30);
  EXPECT_EQ(p.kernels[1].name, "rms_norm");
  EXPECT_EQ(p.launches(), 40);
  EXPECT_EQ(p.span, 0);
}

TEST(Profile, KernelTrace) {
  Profile p = good("Start (ns),Duration (ns),CorrId,Bytes (MB),Device,Name\n"
                   "1000,500,1,,GPU,a\n"
                   "2000,500,2,,GPU,b\n"
                   "2250,500,3,,GPU,a\n");
  EXPECT_EQ(p.launches(), 3);
  EXPECT_DOUBLE_EQ(p.kernelSeconds(), 1500e-9);
  EXPECT_NEAR(p.span, 1750e-9, 1e-15);
  // b and the second a overlap.
  EXPECT_NEAR(p.busy, 1250e-9, 1e-15);
  Result<StepTime> step = stepOfProfile(p, 1, 0);
  ASSERT_TRUE(bool(step));
  EXPECT_NEAR(step->kernelSeconds(), 1250e-9, 1e-15);
  EXPECT_NEAR(step->idleSeconds, 500e-9, 1e-15);
}

TEST(Profile, Averages) {
  Profile p = good("Name,Self CPU %,Self CUDA,# of Calls\n"
                   "aten::mm,3%,0.000us,20\n"
                   "sm90_gemm,0%,\"1,500.5us\",20\n"
                   "elementwise,0%,2.5ms,40\n");
  ASSERT_EQ(p.kernels.size(), 2u);
  EXPECT_NEAR(p.kernels[0].seconds, 2.5e-3, 1e-12);
  EXPECT_NEAR(p.kernels[1].seconds, 1.5005e-3, 1e-12);
  p = good("key,count,self_device_time_total\nk,2,12.5\n");
  EXPECT_NEAR(p.kernels[0].seconds, 12.5e-6, 1e-15);
}

TEST(Profile, JsonTables) {
  Profile p = good(R"json([{"Time (%)": 100, "Total Time (ns)": 4000,
                        "Instances": 4, "Name": "k"}])json");
  EXPECT_NEAR(p.kernels[0].seconds, 4e-6, 1e-15);
  EXPECT_EQ(p.kernels[0].launches, 4);
  p = good(R"({"kernels": [{"name": "k", "seconds": 2e-6, "count": 3}]})");
  EXPECT_NEAR(p.kernels[0].seconds, 2e-6, 1e-15);
  EXPECT_EQ(p.kernels[0].launches, 3);
}

TEST(Profile, TorchTrace) {
  Profile p = good(R"({"schemaVersion": 1, "traceEvents": [
      {"ph": "X", "cat": "cpu_op", "name": "aten::mm", "ts": 0, "dur": 100},
      {"ph": "X", "cat": "kernel", "name": "gemm", "ts": 10, "dur": 20},
      {"ph": "X", "cat": "gpu_memcpy", "name": "Memcpy", "ts": 40, "dur": 10},
      {"ph": "i", "cat": "kernel", "name": "x", "ts": 50}]})");
  EXPECT_EQ(p.kernels.size(), 2u);
  EXPECT_NEAR(p.span, 40e-6, 1e-12);
  EXPECT_NEAR(p.busy, 30e-6, 1e-12);
}

TEST(Profile, TimesOfSinterRun) {
  Profile p = good(R"({"format": "sinter-timing", "version": 1,
      "step": {"median_us": 100.0}, "launches": [
      {"name": "x", "kind": "kernel", "plan": "@pointwise_0", "us": 20.5},
      {"name": "x", "kind": "kernel", "plan": "@pointwise_0", "us": 19.5},
      {"name": "y", "kind": "matmul", "plan": "@matmul_0", "us": 50.0}]})");
  ASSERT_EQ(p.kernels.size(), 2u);
  EXPECT_EQ(p.kernels[1].name, "@pointwise_0");
  EXPECT_EQ(p.kernels[1].launches, 2);
  EXPECT_NEAR(p.span, 100e-6, 1e-12);
  // A plan knows better than a name what its kernels are.
  Result<StepTime> step =
      stepOfProfile(p, 1, 0, {{"pointwise_0", KernelFamily::Norm}});
  ASSERT_TRUE(bool(step));
  EXPECT_NEAR(step->of(KernelFamily::Norm).seconds, 40e-6, 1e-12);
  EXPECT_NEAR(step->of(KernelFamily::Matmul).seconds, 50e-6, 1e-12);
  EXPECT_NEAR(step->idleSeconds, 10e-6, 1e-12);
  p = good(R"({"kernels": {"@k": {"launches": 3, "us": 6.0}}})");
  EXPECT_EQ(p.kernels[0].name, "@k");
  EXPECT_EQ(p.kernels[0].launches, 3);
}

TEST(Profile, WhatIsNoProfile) {
  EXPECT_NE(bad("").find("no table of kernels"), std::string::npos);
  EXPECT_NE(bad("a,b\n1,2\n").find("no table of kernels"), std::string::npos);
  EXPECT_NE(bad("{").find("not valid JSON"), std::string::npos);
  EXPECT_NE(bad(std::string(1000000, '[')).find("nests too deep"),
            std::string::npos);
  EXPECT_NE(bad("[1]").find("no table of kernels"), std::string::npos);
  EXPECT_NE(bad(R"({"traceEvents": []})").find("no kernel"), std::string::npos);
  EXPECT_EQ(bad("Name,Duration (ns)\na,soon\n"), "f: row 2: 'soon' is no time");
  EXPECT_NE(bad("Name,Duration (ns)\na,-5\n").find("no finite number"),
            std::string::npos);
  EXPECT_NE(bad("Name,Duration (ns)\na,nan\n").find("no finite number"),
            std::string::npos);
  EXPECT_NE(bad("Name,Total Time (ns),Instances\na,5,-1\n")
                .find("no number of launches"),
            std::string::npos);
  EXPECT_NE(bad(R"({"traceEvents": [{"ph": "X", "cat": "kernel"}]})")
                .find("no name or no duration"),
            std::string::npos);
}

TEST(Profile, StepsOfARun) {
  Profile p = good("Name,Total Time (s),Instances\nall,12.789,49480\n");
  Result<StepTime> step = stepOfProfile(p, 10, 12.810);
  ASSERT_TRUE(bool(step));
  EXPECT_DOUBLE_EQ(step->launches(), 4948);
  EXPECT_NEAR(step->idleSeconds, 2.1e-3, 1e-9);
  EXPECT_TRUE(step->measured);
  // Kernels cannot run longer than the steps.
  step = stepOfProfile(p, 10, 1.2810);
  ASSERT_FALSE(bool(step));
  EXPECT_NE(step.message().find("check the wall time"), std::string::npos);
}

} // namespace
