// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The cache of compiled kernels: hits, misses, damage.

#include "sinter/Codegen/Serialize.h"
#include "sinter/Target/Target.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace sinter;

namespace {

class SerializeTest : public testing::Test {
protected:
  SerializeTest() {
    context
        .loadDialect<arith::ArithDialect, gpu::GPUDialect, LLVM::LLVMDialect>();
    EXPECT_FALSE(llvm::sys::fs::createUniqueDirectory("sinter-cache", folder));
    options = SerializeOptions::forTarget(*lookupTarget("h200"));
    options.cacheDirectory = std::string(folder);
    options.threads = 2;
  }
  ~SerializeTest() override { llvm::sys::fs::remove_directories(folder); }

  /// A module `name` whose kernel writes `value`.
  std::string text(const std::string &name, int value) {
    return "gpu.module @" + name + R"( {
  gpu.func @store(%p: !llvm.ptr<1>) kernel
      attributes {nvvm.maxntid = array<i32: 32>, nvvm.minctasm = 1 : i32} {
    %v = arith.constant )" +
           std::to_string(value) + R"( : i32
    llvm.store %v, %p : i32, !llvm.ptr<1>
    gpu.return
  }
})";
  }

  std::vector<SerializedKernel> run(const std::string &source) {
    module = parseSourceString<ModuleOp>(source, &context);
    SmallVector<gpu::GPUModuleOp> modules(module->getOps<gpu::GPUModuleOp>());
    auto kernels = serializeKernels(modules, options);
    return kernels ? std::move(*kernels) : std::vector<SerializedKernel>();
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
  llvm::SmallString<128> folder;
  SerializeOptions options;
};

TEST_F(SerializeTest, EqualCodeUnderAnotherNameIsFound) {
  auto first = run(text("a", 1));
  ASSERT_EQ(first.size(), 1u);
  EXPECT_FALSE(first[0].cached);
  auto second = run(text("b", 1) + text("c", 2));
  ASSERT_EQ(second.size(), 2u);
  EXPECT_TRUE(second[0].cached);
  EXPECT_FALSE(second[1].cached);
  EXPECT_EQ(first[0].hash, second[0].hash);
  EXPECT_NE(second[0].hash, second[1].hash);
  EXPECT_EQ(first[0].ptx, second[0].ptx);
}

TEST_F(SerializeTest, AnotherChipIsAnotherEntry) {
  auto first = run(text("a", 1));
  std::string cache = options.cacheDirectory;
  options = SerializeOptions::forTarget(*lookupTarget("a100"));
  options.cacheDirectory = cache;
  auto second = run(text("a", 1));
  ASSERT_EQ(second.size(), 1u);
  EXPECT_FALSE(second[0].cached);
  EXPECT_NE(first[0].hash, second[0].hash);
  EXPECT_NE(second[0].ptx.find(".target sm_80"), std::string::npos);
}

TEST_F(SerializeTest, DamagedEntriesAreIgnored) {
  auto first = run(text("a", 1));
  std::error_code error;
  for (llvm::sys::fs::directory_iterator it(folder, error), end; it != end;
       it.increment(error)) {
    llvm::raw_fd_ostream file(it->path(), error, llvm::sys::fs::OF_Append);
    file << "x";
  }
  auto second = run(text("a", 1));
  ASSERT_EQ(second.size(), 1u);
  EXPECT_FALSE(second[0].cached);
  EXPECT_EQ(first[0].ptx, second[0].ptx);
  // Written anew.
  EXPECT_TRUE(run(text("a", 1))[0].cached);
}

TEST_F(SerializeTest, AFolderThatCannotBeMadeCostsNothing) {
  options.cacheDirectory = "/proc/no/such/folder";
  auto kernels = run(text("a", 1));
  ASSERT_EQ(kernels.size(), 1u);
  EXPECT_FALSE(kernels[0].cached);
}

TEST_F(SerializeTest, AMissingAssemblerIsOneError) {
  options.cubin = true;
  options.ptxas = "/no/such/ptxas";
  std::string message;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    message += diagnostic.str();
    return success();
  });
  EXPECT_TRUE(run(text("a", 1)).empty());
  EXPECT_NE(message.find("/no/such/ptxas"), std::string::npos);
}

} // namespace
