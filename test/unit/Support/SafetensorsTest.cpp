// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of safetensors files, hostile ones included.

#include "sinter/Support/Safetensors.h"

#include "TestFiles.h"

#include <cstring>

using namespace sinter;

namespace {

class Safetensors : public test::FileTest {
protected:
  // A file with this header and so many data bytes.
  std::string file(const std::string &header, size_t dataBytes = 0) {
    uint64_t length = header.size();
    std::string contents(reinterpret_cast<const char *>(&length),
                         sizeof(length));
    return write("t.safetensors",
                 contents + header + std::string(dataBytes, 'x'));
  }
  void expectError(const std::string &path, const std::string &message) {
    Result<SafetensorsFile> opened = SafetensorsFile::open(path);
    ASSERT_FALSE(opened) << "expected: " << message;
    EXPECT_NE(opened.message().find(message), std::string::npos)
        << opened.message();
    EXPECT_NE(opened.message().find(path), std::string::npos)
        << opened.message();
  }
};

TEST_F(Safetensors, RoundTrip) {
  float a[6] = {1, 2, 3, 4, 5, 6};
  uint16_t b[1] = {0x3f80};
  std::vector<TensorView> tensors = {
      {"arg0", DType::F32, {2, 3}, a, sizeof(a)},
      {"empty", DType::I64, {0, 7}, nullptr, 0},
      {"a \"quoted\" name", DType::BF16, {}, b, sizeof(b)},
  };
  std::string name = path("t.safetensors");
  ASSERT_TRUE(writeSafetensors(name, tensors, {{"key", "value\n"}}));
  EXPECT_EQ(entries(), 1u);

  Result<SafetensorsFile> read = SafetensorsFile::open(name);
  ASSERT_TRUE(read) << read.message();
  SafetensorsFile moved = std::move(*read);
  EXPECT_EQ(moved.metadata().at("key"), "value\n");
  ASSERT_EQ(moved.tensors().size(), 3u);
  const TensorView *found = moved.find("arg0");
  ASSERT_TRUE(found);
  EXPECT_EQ(found->shape, (Shape{2, 3}));
  EXPECT_EQ(std::memcmp(found->data, a, sizeof(a)), 0);
  found = moved.find("a \"quoted\" name");
  ASSERT_TRUE(found);
  EXPECT_EQ(found->dtype, DType::BF16);
  EXPECT_EQ(moved.find("empty")->bytes, 0u);
  EXPECT_EQ(moved.find("none"), nullptr);
  // The data starts at a multiple of 8.
  uint64_t header = 0;
  std::memcpy(&header, this->read("t.safetensors").data(), sizeof(header));
  EXPECT_EQ(header % 8, 0u);
}

TEST_F(Safetensors, WriterRefuses) {
  float a[1] = {};
  std::string name = path("t.safetensors");
  EXPECT_FALSE(writeSafetensors(
      name, {{"a", DType::F32, {1}, a, 4}, {"a", DType::F32, {1}, a, 4}}));
  EXPECT_FALSE(writeSafetensors(name, {{"a", DType::F32, {2}, a, 4}}));
  EXPECT_FALSE(
      writeSafetensors(name, {{"__metadata__", DType::F32, {1}, a, 4}}));
  Status status =
      writeSafetensors(path("no/such/folder"), {{"a", DType::F32, {1}, a, 4}});
  ASSERT_FALSE(status);
  EXPECT_NE(status.message().find("No such file"), std::string::npos);
  EXPECT_EQ(entries(), 0u);
}

TEST_F(Safetensors, NotAFile) {
  expectError(path("absent"), "No such file");
  expectError(folder.string(), "not a regular file");
}

TEST_F(Safetensors, Truncated) {
  expectError(write("t", ""), "too few for a header");
  expectError(write("t", "1234567"), "too few for a header");
  expectError(write("t", std::string("\x10\0\0\0\0\0\0\0{}", 10)),
              "truncated: the header has 16 bytes");
  expectError(write("t", std::string(8, '\xff') + "{}"), "over the format's");
  expectError(write("t", std::string("\0\0\0\0\0\1\0\0{}", 10)),
              "over the format's");
  // Cut anywhere, a good file is an error.
  float a[4] = {};
  ASSERT_TRUE(writeSafetensors(path("good"), {{"a", DType::F32, {4}, a, 16}}));
  std::string good = read("good");
  for (size_t size = 0; size < good.size(); ++size)
    EXPECT_FALSE(SafetensorsFile::open(write("cut", good.substr(0, size))));
}

TEST_F(Safetensors, BadHeaders) {
  expectError(file(""), "not valid JSON");
  expectError(file("{\"a\": }"), "header:1:7: not valid JSON");
  expectError(file("[]"), "not a JSON object");
  expectError(file(std::string(100000, '[')), "not valid JSON");
  expectError(file("{\"a\": 3}"), "not an object");
  expectError(file("{\"a\": {\"dtype\": \"F32\", \"shape\": []}}"),
              "no 'data_offsets'");
  expectError(file("{\"__metadata__\": {\"a\": 1}}"), "is not a string");
  expectError(file("{\"__metadata__\": []}"), "not an object");
}

std::string entry(const std::string &dtype, const std::string &shape,
                  const std::string &offsets) {
  return "{\"dtype\": \"" + dtype + "\", \"shape\": " + shape +
         ", \"data_offsets\": " + offsets + "}";
}

TEST_F(Safetensors, BadEntries) {
  auto one = [&](const std::string &text, size_t bytes) {
    return file("{\"a\": " + text + "}", bytes);
  };
  expectError(one(entry("F99", "[1]", "[0,4]"), 4), "unknown dtype \"F99\"");
  expectError(one(entry("F32", "[-1]", "[0,4]"), 4), "is not a size");
  expectError(one(entry("F32", "[1.5]", "[0,4]"), 4), "is not a size");
  expectError(one(entry("F32", "[18446744073709551615]", "[0,4]"), 4),
              "is not a size");
  expectError(one(entry("F32", "3", "[0,4]"), 4), "shape is not a list");
  expectError(one(entry("F32", "[1]", "[0]"), 4), "two sizes");
  expectError(one(entry("F32", "[1]", "[-4,0]"), 4), "two sizes");
  expectError(one(entry("F32", "[1]", "[0,8]"), 4), "outside of the file's");
  expectError(one(entry("F32", "[1]", "[4,0]"), 4), "outside of the file's");
  expectError(one(entry("F32", "[2]", "[0,4]"), 4), "needs 8 bytes");
  expectError(
      one(entry("F64", "[4611686018427387904,4611686018427387904]", "[0,4]"),
          4),
      "more than 2^60 elements");
  // 2^61 elements of 8 bytes would be 0 modulo 2^64.
  expectError(one(entry("F64", "[2305843009213693952]", "[0,0]"), 0),
              "more than 2^60 elements");
  expectError(one(entry("F32", "[1]", "[0,4]"), 8), "the tensors own 4");
  expectError(one(entry("F32", "[1]", "[4,8]"), 8), "follows a gap");
}

TEST_F(Safetensors, OverlapsAndDuplicates) {
  expectError(file("{\"a\": " + entry("F32", "[2]", "[0,8]") +
                       ", \"b\": " + entry("F32", "[2]", "[4,12]") + "}",
                   12),
              "overlaps that of another");
  expectError(file("{\"a\": " + entry("F32", "[1]", "[0,4]") +
                       ", \"b\": " + entry("F32", "[1]", "[0,4]") + "}",
                   4),
              "overlaps that of another");
  expectError(file("{\"a\": " + entry("F32", "[1]", "[0,4]") +
                       ", \"a\": " + entry("F32", "[1]", "[4,8]") + "}",
                   8),
              "'a' occurs twice");
}

TEST(OutputInfo, RoundTrip) {
  std::vector<OutputInfo> outputs = {{"out0", DType::BF16, std::nullopt},
                                     {"out1", std::nullopt, "arg3"}};
  std::string text = outputInfoToJson(outputs);
  EXPECT_EQ(text,
            "[{\"name\":\"out0\",\"compute_dtype\":\"BF16\",\"alias_input\":"
            "null},{\"name\":\"out1\",\"compute_dtype\":null,\"alias_input\":"
            "\"arg3\"}]");
  Result<std::vector<OutputInfo>> back = outputInfoFromJson(text);
  ASSERT_TRUE(back);
  EXPECT_EQ((*back)[0].computeDType, DType::BF16);
  EXPECT_EQ((*back)[1].aliasInput, "arg3");
  EXPECT_FALSE(outputInfoFromJson("{}"));
  EXPECT_FALSE(outputInfoFromJson("[{}]"));
  EXPECT_FALSE(outputInfoFromJson("[{\"name\": \"a\", \"compute_dtype\": 3}]"));
  EXPECT_FALSE(
      outputInfoFromJson("[{\"name\": \"a\", \"compute_dtype\": \"F9\"}]"));
}

} // namespace
