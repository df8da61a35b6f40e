// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of recipes and of the generator; its values are those that the Python
// definition gives.

#include "sinter/Support/RandomInputs.h"
#include "sinter/Support/NarrowFloat.h"

#include "TestFiles.h"

#include <bit>
#include <cstring>

using namespace sinter;

namespace {

Recipe parsed(const std::string &text) {
  Result<Recipe> recipe = Recipe::parse(text, "r");
  EXPECT_TRUE(recipe) << recipe.message();
  return recipe ? *recipe : Recipe();
}

TEST(Recipe, Rules) {
  Recipe recipe = parsed(R"({"default": {"normal": 0.5}, "args": {
      "0": {"zeros": 1}, "1": {"ones": 1}, "2": {"const": 1e-7},
      "3": {"uniform": [-5, 1000]}, "4": {}, "5": {"ones": 1, "const": 2}},
      "outputs": {"7": {"compute_dtype": "F16"}}})");
  EXPECT_EQ(recipe.ruleFor(0, DType::F32, 2).value, 0);
  EXPECT_EQ(recipe.ruleFor(1, DType::F32, 2).value, 1);
  EXPECT_EQ(recipe.ruleFor(2, DType::F32, 2).value, 1e-7);
  EXPECT_EQ(recipe.ruleFor(3, DType::F32, 2).low, -5);
  EXPECT_EQ(recipe.ruleFor(3, DType::F32, 2).high, 1000);
  EXPECT_EQ(recipe.ruleFor(4, DType::F32, 1).value, 0.5);
  EXPECT_EQ(recipe.ruleFor(5, DType::F32, 1).value, 2);
  // The default is for floats only.
  EXPECT_EQ(recipe.ruleFor(9, DType::I32, 1).kind, DrawRule::Kind::Uniform);
  EXPECT_EQ(recipe.ruleFor(9, DType::I32, 1).high, 100);
  EXPECT_EQ(recipe.computeDType(7), DType::F16);
  EXPECT_EQ(recipe.computeDType(8), std::nullopt);
}

TEST(Recipe, WithoutRules) {
  Recipe recipe;
  EXPECT_EQ(recipe.ruleFor(0, DType::BF16, 2).kind, DrawRule::Kind::Normal);
  EXPECT_EQ(recipe.ruleFor(0, DType::BF16, 2).value, 0.02);
  EXPECT_EQ(recipe.ruleFor(0, DType::BF16, 1).kind, DrawRule::Kind::Constant);
  EXPECT_EQ(recipe.ruleFor(0, DType::BF16, 0).value, 1);
}

TEST(Recipe, Errors) {
  const std::pair<const char *, const char *> cases[] = {
      {"", "r:1:1: not valid JSON"},
      {"[]", "r: a recipe is a JSON object"},
      {"{\"arg\": {}}", "unknown key \"arg\""},
      {"{\"default\": {\"gauss\": 1}}", "r: default: unknown rule"},
      {"{\"default\": {\"normal\": -1}}", "a scale of 0 or more, not -1"},
      {"{\"default\": {\"zeros\": \"a\"}}", "'zeros' needs 1, not \"a\""},
      {"{\"args\": {\"x\": {\"ones\": 1}}}", "a key is an argument's number"},
      {"{\"args\": {\"-1\": {\"ones\": 1}}}", "a key is an argument's number"},
      {"{\"args\": {\"0\": 3}}", "a rule is an object"},
      {"{\"args\": {\"0\": {\"uniform\": 3}}}", "two whole numbers"},
      {"{\"args\": {\"0\": {\"uniform\": [0.5, 3]}}}", "two whole numbers"},
      {"{\"args\": {\"0\": {\"uniform\": [3, 0]}}}", "below the low one"},
      {"{\"args\": {\"0\": {\"normal\": \"a\"}}}", "needs a number"},
      {"{\"args\": {\"0\": {\"ones\": 1}, \"0\": {\"ones\": 1}}}", "twice"},
      {"{\"outputs\": {\"0\": {\"compute_dtype\": \"I32\"}}}",
       "not a float type"},
  };
  for (const auto &[text, message] : cases) {
    Result<Recipe> recipe = Recipe::parse(text, "r");
    ASSERT_FALSE(recipe) << text;
    EXPECT_NE(recipe.message().find(message), std::string::npos)
        << recipe.message();
  }
}

TEST(Recipe, NumbersOfAProgram) {
  Result<Recipe> recipe = Recipe::parse(
      R"({"args": {"2": {"ones": 1}},
          "outputs": {"1": {"compute_dtype": "F16"}}})",
      "r");
  ASSERT_TRUE(recipe);
  EXPECT_TRUE(recipe->checkNumbers(3, 2));
  EXPECT_FALSE(recipe->checkNumbers(2, 2));
  EXPECT_FALSE(recipe->checkNumbers(3, 1));
}

class RecipeFile : public test::FileTest {};

TEST_F(RecipeFile, BesideTheProgram) {
  EXPECT_EQ(recipePathFor("a/b.mlir"), "a/b.recipe.json");
  EXPECT_EQ(recipePathFor("a/b.txt"), "");
  Result<Recipe> none = findRecipe(path("p.mlir"), "");
  ASSERT_TRUE(none);
  EXPECT_EQ(none->ruleFor(0, DType::F32, 2).value, 0.02);
  write("p.recipe.json", "{\"default\": {\"ones\": 1}}");
  EXPECT_EQ(findRecipe(path("p.mlir"), "")->ruleFor(0, DType::F32, 2).value, 1);
  write("q.json", "{\"default\": {\"const\": 3}}");
  EXPECT_EQ(findRecipe(path("p.mlir"), path("q.json"))
                ->ruleFor(0, DType::F32, 2)
                .value,
            3);
  EXPECT_FALSE(findRecipe(path("p.mlir"), path("absent.json")));
}

// hash of bytes, FNV-1a, to hold a whole tensor against the definition.
uint64_t hash(const std::string &bytes) {
  uint64_t h = 0xcbf29ce484222325ull;
  for (unsigned char c : bytes)
    h = (h ^ c) * 0x100000001b3ull;
  return h;
}

std::string draw(const std::string &recipe, uint64_t seed, unsigned argument,
                 DType dtype, const Shape &shape, unsigned threads = 1) {
  std::string data(*byteCount(dtype, shape), '\0');
  Status status = drawArgument(parsed(recipe), seed, argument, dtype, shape,
                               data.data(), threads);
  EXPECT_TRUE(status) << status.message();
  return data;
}

TEST(RandomInputs, Bits) {
  EXPECT_EQ(randomBits(0, 0, 0), 0xe220a8397b1dcdafull);
  EXPECT_EQ(randomBits(5, 7, 123456), 0x6cf373f68fca0af2ull);
}

TEST(RandomInputs, AsDefined) {
  const char *normal = "{\"default\": {\"normal\": 0.3}}";
  const char *uniform = "{\"args\": {\"3\": {\"uniform\": [-5, 70000]}}}";
  struct Case {
    const char *recipe;
    uint64_t seed;
    DType dtype;
    uint64_t hash;
  };
  const Case cases[] = {
      {normal, 0, DType::F8E4M3, 0xd8d282a9627be5c4ull},
      {normal, 4099, DType::F8E4M3, 0x91643aa7bae3b185ull},
      {normal, 0, DType::F8E5M2, 0x10c775c58732f20eull},
      {normal, 4099, DType::F8E5M2, 0xd5e40bb81264293full},
      {normal, 0, DType::F16, 0x5912bf46286e78d6ull},
      {normal, 4099, DType::F16, 0xc164fceec397b12dull},
      {normal, 0, DType::BF16, 0xc1a1d58247403049ull},
      {normal, 4099, DType::BF16, 0xc47e6d3f24a269e0ull},
      {normal, 0, DType::F32, 0xf48f8a6b7c5e1f99ull},
      {normal, 4099, DType::F32, 0xf145c9424225ed6dull},
      {normal, 0, DType::F64, 0x710ff94ced5bc8c1ull},
      {normal, 4099, DType::F64, 0x05fda62446eaed99ull},
      {uniform, 0, DType::Bool, 0xc43e429bc453e6b2ull},
      {uniform, 4099, DType::Bool, 0x84fec2f80c01b736ull},
      {uniform, 0, DType::I8, 0xcd8af8d774ea0466ull},
      {uniform, 4099, DType::I8, 0x0fffb13bacf458dbull},
      {uniform, 0, DType::I16, 0xcaba76ecef83977cull},
      {uniform, 4099, DType::I16, 0xac7e9b239caddb36ull},
      {uniform, 0, DType::I32, 0xa4396c9ae7ef4d49ull},
      {uniform, 4099, DType::I32, 0x2c0ff057022d8570ull},
      {uniform, 0, DType::I64, 0xfa46e7877d3ca4a9ull},
      {uniform, 4099, DType::I64, 0xbe3b0ce950090de4ull},
      {uniform, 0, DType::U8, 0xcd8af8d774ea0466ull},
      {uniform, 4099, DType::U8, 0x0fffb13bacf458dbull},
      {uniform, 0, DType::U16, 0xcaba76ecef83977cull},
      {uniform, 4099, DType::U16, 0xac7e9b239caddb36ull},
      {uniform, 0, DType::U32, 0xa4396c9ae7ef4d49ull},
      {uniform, 4099, DType::U32, 0x2c0ff057022d8570ull},
      {uniform, 0, DType::U64, 0xfa46e7877d3ca4a9ull},
      {uniform, 4099, DType::U64, 0xbe3b0ce950090de4ull},
      {uniform, 0, DType::F8E4M3, 0xbb710a7c5e0cdd0dull},
      {uniform, 4099, DType::F8E4M3, 0xc57404ac2870a54cull},
      {uniform, 0, DType::F8E5M2, 0x6672cfbb013214acull},
      {uniform, 4099, DType::F8E5M2, 0xb2f42f27899b5665ull},
      {uniform, 0, DType::F16, 0x2b988492e989f991ull},
      {uniform, 4099, DType::F16, 0xa25f21a125e77d66ull},
      {uniform, 0, DType::BF16, 0x56ac72b45b961d45ull},
      {uniform, 4099, DType::BF16, 0x97492c2a7c93e475ull},
      {uniform, 0, DType::F32, 0xf668286336af3fe5ull},
      {uniform, 4099, DType::F32, 0x0d95ca3f97c04560ull},
      {uniform, 0, DType::F64, 0x265bf94fa4823798ull},
      {uniform, 4099, DType::F64, 0x577054ed994895dcull},
      {"{}", 0, DType::Bool, 0xc43e429bc453e6b2ull},
      {"{}", 4099, DType::Bool, 0x84fec2f80c01b736ull},
      {"{}", 0, DType::I8, 0x742bc206253f9ecdull},
      {"{}", 4099, DType::I8, 0xab992bd92f50dbbbull},
      {"{}", 0, DType::I16, 0xa09f787ccf6232ffull},
      {"{}", 4099, DType::I16, 0xc55cbb0fabc459ebull},
      {"{}", 0, DType::I32, 0xc5373fe727907247ull},
      {"{}", 4099, DType::I32, 0xf2811dd362ccf1fbull},
      {"{}", 0, DType::I64, 0x7ffbec61d4703e97ull},
      {"{}", 4099, DType::I64, 0x3ea5cd5fd11d04dbull},
      {"{}", 0, DType::U8, 0x742bc206253f9ecdull},
      {"{}", 4099, DType::U8, 0xab992bd92f50dbbbull},
      {"{}", 0, DType::U16, 0xa09f787ccf6232ffull},
      {"{}", 4099, DType::U16, 0xc55cbb0fabc459ebull},
      {"{}", 0, DType::U32, 0xc5373fe727907247ull},
      {"{}", 4099, DType::U32, 0xf2811dd362ccf1fbull},
      {"{}", 0, DType::U64, 0x7ffbec61d4703e97ull},
      {"{}", 4099, DType::U64, 0x3ea5cd5fd11d04dbull},
      {"{}", 0, DType::F8E4M3, 0x9f8b9cceb40510f0ull},
      {"{}", 4099, DType::F8E4M3, 0x3de09c5c1d24a9e8ull},
      {"{}", 0, DType::F8E5M2, 0x6b0e71531d85275dull},
      {"{}", 4099, DType::F8E5M2, 0x823a3eb84c3809ceull},
      {"{}", 0, DType::F16, 0x0ff5b82d0e62878bull},
      {"{}", 4099, DType::F16, 0xed615b0b54a9e4d0ull},
      {"{}", 0, DType::BF16, 0x531c06e55a64e08eull},
      {"{}", 4099, DType::BF16, 0xcf81f29df927be5bull},
      {"{}", 0, DType::F32, 0xac2facbc55bb2e2eull},
      {"{}", 4099, DType::F32, 0x9e749eddfd97ff24ull},
      {"{}", 0, DType::F64, 0x4a012915363fb3a5ull},
      {"{}", 4099, DType::F64, 0xd59b5479efaad405ull},
  };
  for (const Case &c : cases)
    EXPECT_EQ(hash(draw(c.recipe, c.seed, 3, c.dtype, {31, 97})), c.hash)
        << dtypeName(c.dtype) << " " << c.recipe << " " << c.seed;
}

TEST(RandomInputs, ThreadsDoNotMatter) {
  Shape shape = {1 << 19};
  std::string recipe = "{\"default\": {\"normal\": 1}}";
  EXPECT_EQ(draw(recipe, 1, 0, DType::F32, shape, 1),
            draw(recipe, 1, 0, DType::F32, shape, 5));
}

TEST(RandomInputs, ConstantsThatDoNotFit) {
  Recipe recipe = parsed("{\"args\": {\"0\": {\"const\": 300}}}");
  int8_t element;
  EXPECT_FALSE(drawArgument(recipe, 0, 0, DType::I8, {}, &element));
  EXPECT_FALSE(drawArgument(recipe, 0, 0, DType::U8, {}, &element));
  EXPECT_TRUE(drawArgument(recipe, 0, 0, DType::F8E5M2, {}, &element));
  EXPECT_FALSE(drawArgument(Recipe(), 0, 0, DType::F32, {-1}, &element));
}

TEST(RandomInputs, EmptyTensors) {
  EXPECT_EQ(draw("{}", 0, 0, DType::F32, {0, 3}), "");
}

} // namespace
