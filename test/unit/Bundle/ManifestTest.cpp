// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of reading, writing and checking manifests: round trips, and manifests
// that lie.

#include "sinter/Bundle/Reader.h"
#include "sinter/Bundle/Writer.h"

#include "../Support/TestFiles.h"
#include "Sample.h"

#include <algorithm>
#include <functional>

using namespace sinter;
using namespace sinter::bundle;
using sinter::test::sampleManifest;

namespace {

TEST(Manifest, RoundTrip) {
  Manifest sample = sampleManifest();
  std::string text = manifestToText(sample);
  Result<Manifest> read = parseManifest(text, "m");
  ASSERT_TRUE(read) << read.message();
  EXPECT_EQ(manifestToText(*read), text);

  EXPECT_EQ(read->program, "sample");
  EXPECT_EQ(read->targetChip, "sm_90a");
  ASSERT_EQ(read->buffers.size(), 7u);
  EXPECT_EQ(read->buffers[4].kind, BufferKind::Scratch);
  EXPECT_EQ(read->buffers[1].shape, (Shape{16, 16}));
  EXPECT_TRUE(read->inputs[0].donated);
  EXPECT_EQ(read->outputs[2].aliasInput, 0u);
  EXPECT_EQ(read->outputs[0].computeDType, DType::BF16);
  EXPECT_EQ(read->outputs[2].computeDType, std::nullopt);
  EXPECT_EQ(read->kernels[0].registers, 32u);
  EXPECT_EQ(read->kernels[1].format, KernelFormat::Ptx);
  const auto &kernel = std::get<KernelLaunch>(read->launches[0].work);
  EXPECT_EQ(kernel.block[0], 256u);
  EXPECT_EQ(kernel.args[1].content, ArgContent::Scratch);
  const auto &matmul = std::get<MatmulLaunch>(read->launches[1].work);
  EXPECT_EQ(matmul.batch[1].b, 8);
  EXPECT_EQ(matmul.b.strides[0], 4);
  EXPECT_EQ(read->launches[1].family, "matmul");
  EXPECT_EQ(std::get<CopyLaunch>(read->launches[2].work).bytes, 512u);
}

TEST(Manifest, Descriptions) {
  Manifest sample = sampleManifest();
  EXPECT_EQ(describeLaunch(sample, sample.launches[0]), "k0");
  EXPECT_EQ(describeLaunch(sample, sample.launches[1]),
            "matmul 8x4x2 bf16 x2 x2");
  LaunchTraffic traffic = trafficOf(sample.launches[0]);
  EXPECT_EQ(traffic.read, 1024u);
  EXPECT_EQ(traffic.written, 1284u);
  // Two distinct matrices of a and of b, four of d.
  traffic = trafficOf(sample.launches[1]);
  EXPECT_EQ(traffic.read, 2u * 16 * 2 + 2u * 8 * 2);
  EXPECT_EQ(traffic.written, 4u * 32 * 2);
}

// Text that is not a manifest, or lacks parts of one.
TEST(Manifest, BadText) {
  const std::pair<const char *, const char *> cases[] = {
      {"", "m:1:1: not valid JSON"},
      {"{\n  \"format\": }", "m:2:13: not valid JSON"},
      {"[1]", "m: it is not a JSON object"},
      {"{}", "m: the key 'format' is missing"},
      {"{\"format\": \"zip\"}", "m: format: it is not \"sinter-bundle\""},
      {"{\"format\": \"sinter-bundle\", \"version\": 2}",
       "m: version: 2 is not 1"},
      {"{\"format\": \"sinter-bundle\", \"version\": \"1\"}",
       "m: version: it is not a whole number"},
      {"{\"format\": 1, \"format\": 2}", "'format' occurs twice"},
  };
  for (const auto &[text, message] : cases) {
    Result<Manifest> read = parseManifest(text, "m");
    ASSERT_FALSE(read) << text;
    EXPECT_NE(read.message().find(message), std::string::npos)
        << read.message();
  }
}

// Every key of the sample is needed, but for a few; without it, or with a value
// of another type, the reader says so and does not crash.
TEST(Manifest, MissingAndWrongKeys) {
  std::string text = manifestToText(sampleManifest());
  // It would find every change.
  size_t digest = text.find("\"digest\"");
  ASSERT_NE(digest, std::string::npos);
  text.erase(digest, text.find('\n', digest) - digest);
  const std::string optional[] = {"alias_input", "compute_dtype", "registers",
                                  "family", "plan"};
  size_t checked = 0;
  for (size_t at = 0; (at = text.find("\": ", at)) != std::string::npos; ++at) {
    size_t start = text.rfind('"', at - 1) + 1;
    std::string key = text.substr(start, at - start);
    std::string renamed = text;
    renamed.replace(start, key.size(), "unknown");
    bool isOptional = std::find(std::begin(optional), std::end(optional),
                                key) != std::end(optional);
    EXPECT_EQ(static_cast<bool>(parseManifest(renamed, "m")), isOptional)
        << key;
    for (const char *value :
         {"true, \"rest\": ", "-1, \"rest\": ", "\"text\", \"rest\": ",
          "[[]], \"rest\": ", "1e300, \"rest\": "}) {
      std::string changed = text;
      changed.insert(at + 3, value);
      (void)parseManifest(changed, "m");
      ++checked;
    }
  }
  EXPECT_GT(checked, 500u);
}

// Cut anywhere, it is no manifest.
TEST(Manifest, Truncated) {
  std::string text = manifestToText(sampleManifest());
  for (size_t size = 0; size + 2 < text.size(); size += 7)
    EXPECT_FALSE(parseManifest(text.substr(0, size), "m"));
}

struct Lie {
  const char *message;
  std::function<void(Manifest &)> tell;
};

KernelLaunch &kernelOf(Manifest &m) {
  return std::get<KernelLaunch>(m.launches[0].work);
}
MatmulLaunch &matmulOf(Manifest &m) {
  return std::get<MatmulLaunch>(m.launches[1].work);
}
CopyLaunch &copyOf(Manifest &m) {
  return std::get<CopyLaunch>(m.launches[2].work);
}

TEST(Manifest, Lies) {
  constexpr uint64_t huge = uint64_t(1) << 62;
  const Lie lies[] = {
      {"arena_bytes: ", [](Manifest &m) { m.arenaBytes = huge; }},
      {"buffers[5] ('out1'): bytes 2816 to 2820 reach beyond the arena",
       [](Manifest &m) { m.arenaBytes = 2819; }},
      {"buffers[0] ('arg0'): bytes",
       [](Manifest &m) { m.buffers[0].bytes = huge; }},
      {"buffers[0] ('arg0'): bytes",
       [](Manifest &m) { m.buffers[0].offset = huge; }},
      {"buffers[3] ('c0'): offset 2049 is not a multiple of 256",
       [](Manifest &m) { m.buffers[3].offset = 2049; }},
      {"constants[0].buffer: 7 is not one of the 7",
       [](Manifest &m) { m.constants[0].buffer = 7; }},
      {"constants[0]: 65 bytes do not fit buffer 'c0' of 64",
       [](Manifest &m) { m.constants[0].bytes = 65; }},
      {"constants[0]: file_offset",
       [](Manifest &m) { m.constants[0].fileOffset = huge; }},
      {"inputs[0].buffer: 99 is not one of the 7",
       [](Manifest &m) { m.inputs[0].buffer = 99; }},
      {"inputs[0] ('arg0'): it is F32[16,17] and its buffer 'arg0' is",
       [](Manifest &m) { m.inputs[0].shape = {16, 17}; }},
      {"inputs[0] ('arg0'): shape",
       [](Manifest &m) { m.inputs[0].shape = {int64_t(huge), 16}; }},
      {"inputs[0] ('arg0'): shape",
       [](Manifest &m) {
         m.inputs[0].shape = {int64_t(1) << 40, int64_t(1) << 40, 0};
       }},
      {"outputs[1] ('out1'): it is F64[] and its buffer 'out1' is F32[]",
       [](Manifest &m) { m.outputs[1].dtype = DType::F64; }},
      {"outputs[2].alias_input: 2 is not one of the 2",
       [](Manifest &m) { m.outputs[2].aliasInput = 2; }},
      {"outputs[2] ('out2'): it aliases 'arg1', which is not donated",
       [](Manifest &m) { m.outputs[2].aliasInput = 1; }},
      {"outputs[2] ('out2'): it aliases 'arg1' but is F32[16,16]",
       [](Manifest &m) {
         m.inputs[1].donated = true;
         m.outputs[2].aliasInput = 1;
       }},
      {"kernels[0] ('k0'): file '../k' is not a path inside",
       [](Manifest &m) { m.kernels[0].file = "../k"; }},
      {"kernels[0] ('k0'): file '/etc/passwd'",
       [](Manifest &m) { m.kernels[0].file = "/etc/passwd"; }},
      {"kernels[0] ('k0'): file 'kernels/../../k'",
       [](Manifest &m) { m.kernels[0].file = "kernels/../../k"; }},
      {"kernels[0] ('k0'): its entry has no name",
       [](Manifest &m) { m.kernels[0].entry = ""; }},
      {"launches[0].kernel: 2 is not one of the 2",
       [](Manifest &m) { kernelOf(m).kernel = 2; }},
      {"launches[0]: grid", [](Manifest &m) { kernelOf(m).grid[1] = 65536; }},
      {"launches[0]: block 1025x1x1",
       [](Manifest &m) { kernelOf(m).block[0] = 1025; }},
      {"launches[0]: block 0x1x1",
       [](Manifest &m) { kernelOf(m).block[0] = 0; }},
      {"launches[0]: block 256x1x8",
       [](Manifest &m) { kernelOf(m).block[2] = 8; }},
      {"launches[0]: shared_bytes",
       [](Manifest &m) { kernelOf(m).sharedBytes = 1u << 20; }},
      {"launches[0].args[1]: 257 bytes at offset 256 reach beyond",
       [](Manifest &m) { kernelOf(m).args[1].bytes = 257; }},
      {"launches[0].args[0]: 1024 bytes at offset 4611686018427387904",
       [](Manifest &m) { kernelOf(m).args[0].offset = huge; }},
      {"launches[0].args[0].buffer: 4294967295",
       [](Manifest &m) { kernelOf(m).args[0].buffer = 0xffffffff; }},
      {"launches[1]: dimensions", [](Manifest &m) { matmulOf(m).m = huge; }},
      {"launches[1].a: its strides reach beyond its 512 bytes",
       [](Manifest &m) { matmulOf(m).m = 300; }},
      {"launches[1].a: its strides reach beyond its 512 bytes",
       [](Manifest &m) { matmulOf(m).batch[0].a = 241; }},
      {"launches[1].a: stride",
       [](Manifest &m) { matmulOf(m).a.strides[0] = huge; }},
      {"launches[1].b: 1024 bytes at offset 128",
       [](Manifest &m) { matmulOf(m).b.bytes = 1024; }},
      {"launches[1].b: offset 127 is not a multiple",
       [](Manifest &m) { matmulOf(m).b.offset = 127; }},
      {"launches[1]: matrix a has strides 2 and 2",
       [](Manifest &m) { matmulOf(m).a.strides = {2, 2}; }},
      {"launches[1]: matrix b has strides 3 and 1",
       [](Manifest &m) { matmulOf(m).b.strides = {3, 1}; }},
      {"launches[1].d: a stride of 4",
       [](Manifest &m) { matmulOf(m).batch[1].d = 4; }},
      {"launches[1].d: a stride of 0",
       [](Manifest &m) { matmulOf(m).batch[1].d = 0; }},
      {"launches[1].batch[0]: count",
       [](Manifest &m) { matmulOf(m).batch[0].count = huge; }},
      {"launches[1].batch: more than",
       [](Manifest &m) {
         for (MatmulBatch &dim : matmulOf(m).batch)
           dim.count = 1 << 20;
       }},
      {"launches[1]: 9 batch dimensions",
       [](Manifest &m) { matmulOf(m).batch.assign(9, {1, 0, 0, 0}); }},
      {"launches[1]: no product of BF16 and F16 in f32 into BF16",
       [](Manifest &m) { matmulOf(m).b.dtype = DType::F16; }},
      {"launches[1]: no product of BF16 and BF16 in f64 into BF16",
       [](Manifest &m) { matmulOf(m).compute = MatmulCompute::F64; }},
      {"launches[2].from: 513 bytes at offset 512",
       [](Manifest &m) {
         copyOf(m).bytes = 513;
         copyOf(m).fromOffset = 512;
       }},
      {"launches[2].to: 512 bytes at offset 1",
       [](Manifest &m) { copyOf(m).toOffset = 1; }},
      {"launches[2]: from and to overlap",
       [](Manifest &m) { copyOf(m) = {0, 0, 0, 256, 512}; }},
  };
  for (const Lie &lie : lies) {
    Manifest m = sampleManifest();
    lie.tell(m);
    Status status = validate(m);
    ASSERT_FALSE(status) << lie.message;
    EXPECT_EQ(status.message().rfind(lie.message, 0), 0u)
        << "expected: " << lie.message << "\nbut was: " << status.message();
    // The same through the text.
    Result<Manifest> read = parseManifest(manifestToText(m), "m");
    EXPECT_FALSE(read) << lie.message;
  }
}

/// The sample with a launch of two members: 5 and 0 elements, scaled by one.
static Manifest membersManifest() {
  Manifest m = sampleManifest();
  m.buffers.push_back({"t1", 3584, 20, DType::F32, {5}, BufferKind::Temporary});
  m.buffers.push_back({"t2", 3840, 0, DType::F32, {0}, BufferKind::Temporary});
  KernelLaunch launch;
  launch.kernel = 1;
  launch.grid = {2, 1, 1};
  launch.members =
      MemberTable{4, false, {5, 0}, {{4, true}, {4, false}, {4, true}}};
  launch.args = {{0, 0, 20, Access::Read, ArgContent::Tensor},
                 {5, 0, 4, Access::Read, ArgContent::Tensor},
                 {7, 0, 20, Access::Write, ArgContent::Tensor},
                 {0, 32, 0, Access::Read, ArgContent::Tensor},
                 {5, 0, 4, Access::Read, ArgContent::Tensor},
                 {8, 0, 0, Access::Write, ArgContent::Tensor}};
  m.launches.push_back({launch, "other", "@k1"});
  return m;
}

static KernelLaunch &membersOf(Manifest &m) {
  return std::get<KernelLaunch>(m.launches.back().work);
}

TEST(Manifest, Members) {
  Manifest m = membersManifest();
  Result<Manifest> read = parseManifest(manifestToText(m), "m");
  ASSERT_TRUE(read) << read.message();
  EXPECT_EQ(digestOf(*read), digestOf(m));
  const KernelLaunch &launch = membersOf(*read);
  ASSERT_TRUE(launch.members);
  EXPECT_EQ(launch.parameters(), 1u);
  EXPECT_EQ(launch.members->elements, (std::vector<uint64_t>{5, 0}));
  EXPECT_FALSE(launch.members->columns[1].perElement);
  EXPECT_EQ(launch.members->tiles(), 2u);
  // In place is legal for a member by itself.
  membersOf(m).args[2] = {0, 0, 20, Access::Write, ArgContent::Tensor};
  EXPECT_TRUE(validate(m)) << validate(m).message();
  // Every part counts in the digest.
  Manifest other = membersManifest();
  membersOf(other).members->tile = 3;
  EXPECT_NE(digestOf(other), digestOf(membersManifest()));
  membersOf(other).members.reset();
  EXPECT_NE(digestOf(other), digestOf(membersManifest()));
}

TEST(Manifest, MemberTable) {
  MemberTable table{4, false, {5, 0, 9}, {{4, true}}};
  EXPECT_EQ(table.ctas(), 5u);
  std::string bytes = table.layOut({0x1122334455667788, 2, 3});
  ASSERT_EQ(bytes.size(), table.bytes());
  auto number = [&](size_t at, int count) {
    uint64_t value = 0;
    for (int i = count; i-- > 0;)
      value = value << 8 | static_cast<unsigned char>(bytes[at + i]);
    return value;
  };
  // First tiles; then a row of size and pointer for each.
  EXPECT_EQ(number(0, 4), 0u);
  EXPECT_EQ(number(4, 4), 2u);
  EXPECT_EQ(number(8, 4), 2u);
  EXPECT_EQ(number(16, 8), 5u);
  EXPECT_EQ(number(24, 8), 0x1122334455667788u);
  EXPECT_EQ(number(48, 8), 9u);
  EXPECT_EQ(number(56, 8), 3u);
  table.ctaPerMember = true;
  EXPECT_EQ(table.ctas(), 3u);
}

TEST(Manifest, MemberLies) {
  constexpr uint64_t huge = uint64_t(1) << 62;
  const Lie lies[] = {
      {"launches[3].members: it has 0 members",
       [](Manifest &m) { membersOf(m).members->elements.clear(); }},
      {"launches[3].members: it has 2 members of 0 columns",
       [](Manifest &m) { membersOf(m).members->columns.clear(); }},
      {"launches[3].members: 3 members of 3 columns need more than 6 args",
       [](Manifest &m) { membersOf(m).members->elements.push_back(1); }},
      {"launches[3].members.tile: 0",
       [](Manifest &m) { membersOf(m).members->tile = 0; }},
      {"launches[3].members.tile: ",
       [](Manifest &m) { membersOf(m).members->tile = huge; }},
      {"launches[3].members.columns[0]: elements of 3 bytes",
       [](Manifest &m) { membersOf(m).members->columns[0].bytes = 3; }},
      {"launches[3].members.columns[2]: elements of 0 bytes",
       [](Manifest &m) { membersOf(m).members->columns[2].bytes = 0; }},
      {"launches[3].members.elements[1]: ",
       [](Manifest &m) { membersOf(m).members->elements[1] = huge; }},
      {"launches[3].members: more than 2147483647 tiles",
       [](Manifest &m) {
         membersOf(m).members->elements[1] = uint64_t(1) << 48;
       }},
      {"launches[3]: grid 3x1x1 is not that of its tiles, 2x1x1",
       [](Manifest &m) { membersOf(m).grid[0] = 3; }},
      {"launches[3]: grid 2x2x1",
       [](Manifest &m) { membersOf(m).grid[1] = 2; }},
      {"launches[3]: grid 3x1x1 is not that of its members, 2x1x1",
       [](Manifest &m) {
         membersOf(m).members->ctaPerMember = true;
         membersOf(m).grid[0] = 3;
       }},
      {"launches[3].args[0]: it has 20 bytes and its member's 6 elements take "
       "24",
       [](Manifest &m) { membersOf(m).members->elements[0] = 6; }},
      {"launches[3].args[1]: it has 4 bytes and its member's 5 elements take "
       "20",
       [](Manifest &m) { membersOf(m).members->columns[1].perElement = true; }},
      {"launches[3].args[3]: byte 4 of the arena is not a multiple of 16",
       [](Manifest &m) { membersOf(m).args[3].offset = 4; }},
      {"launches[3].args[3]: members access it as write and as read",
       [](Manifest &m) { membersOf(m).args[3].access = Access::Write; }},
      {"launches[3].args[1]: a table of members has tensors only",
       [](Manifest &m) {
         membersOf(m).args[1] = {4, 256, 4, Access::Read, ArgContent::Scratch};
       }},
      {"launches[3].args[2].buffer: 99",
       [](Manifest &m) { membersOf(m).args[2].buffer = 99; }},
      // One writes what the other reads, at the same time.
      {"launches[3].args[3]: it lies on bytes that the launch writes through "
       "args[2] at the same time",
       [](Manifest &m) {
         membersOf(m).members->elements[1] = 4;
         membersOf(m).grid[0] = 3;
         membersOf(m).args[2] = {0, 0, 20, Access::Write, ArgContent::Tensor};
         membersOf(m).args[3] = {0, 16, 16, Access::Read, ArgContent::Tensor};
         membersOf(m).args[5] = {6, 0, 16, Access::Write, ArgContent::Tensor};
       }},
      // In place, but shifted.
      {"launches[3].args[0]: it lies on bytes that the launch writes",
       [](Manifest &m) {
         membersOf(m).args[2] = {0, 16, 20, Access::Write, ArgContent::Tensor};
       }},
      // What is one for all lies under what is written.
      {"launches[3].args[1]: it lies on bytes that the launch writes",
       [](Manifest &m) {
         membersOf(m).args[1] = {0, 0, 4, Access::Read, ArgContent::Tensor};
         membersOf(m).args[2] = {0, 0, 20, Access::Write, ArgContent::Tensor};
       }},
  };
  for (const Lie &lie : lies) {
    Manifest m = membersManifest();
    lie.tell(m);
    Status status = validate(m);
    ASSERT_FALSE(status) << lie.message;
    EXPECT_EQ(status.message().rfind(lie.message, 0), 0u)
        << "expected: " << lie.message << "\nbut was: " << status.message();
    EXPECT_FALSE(parseManifest(manifestToText(m), "m")) << lie.message;
  }
  // Keys and types.
  std::string text = manifestToText(membersManifest());
  for (auto [from, to] :
       {std::pair("\"per_element\": true", "\"per_element\": 1"),
        std::pair("\"cta_per_member\": false", "\"x\": false"),
        std::pair("\"tile\": 4", "\"tile\": -4")}) {
    std::string bad = text;
    size_t at = bad.find(from);
    ASSERT_NE(at, std::string::npos) << from;
    bad.replace(at, std::string(from).size(), to);
    EXPECT_FALSE(parseManifest(bad, "m")) << to;
  }
}

TEST(Manifest, Legal) {
  Manifest m = sampleManifest();
  kernelOf(m).grid[0] = 0;
  m.outputs.erase(m.outputs.begin() + 1); // which it would write
  EXPECT_TRUE(validate(m));
  // A product of nothing reaches nowhere.
  m.outputs.erase(m.outputs.begin());
  matmulOf(m).m = 0;
  matmulOf(m).a.strides[0] = 1 << 20;
  EXPECT_TRUE(validate(m));
  m = sampleManifest();
  matmulOf(m).k = 0;
  EXPECT_TRUE(validate(m));
  copyOf(m) = {0, 256, 0, 256, 512}; // onto itself
  EXPECT_TRUE(validate(m));
}

TEST(Manifest, DigestFindsDamage) {
  std::string text = manifestToText(sampleManifest());
  size_t at = text.find("\"sample\"");
  ASSERT_NE(at, std::string::npos);
  text[at + 1] = 'S';
  EXPECT_NE(parseManifest(text, "m").message().find("m: digest: it says xxh64"),
            std::string::npos);
  // Every field counts.
  std::string digest = digestOf(sampleManifest());
  Manifest m = sampleManifest();
  std::swap(kernelOf(m).args[0], kernelOf(m).args[1]);
  EXPECT_NE(digestOf(m), digest);
  m = sampleManifest();
  m.outputs[2].aliasInput = std::nullopt;
  EXPECT_NE(digestOf(m), digest);
}

TEST(Manifest, Devices) {
  Manifest m = sampleManifest();
  EXPECT_TRUE(checkDevice(m, 9, 0, "d"));
  EXPECT_EQ(checkDevice(m, 10, 0, "NVIDIA B200").message(),
            "the bundle is compiled for sm_90a (compute capability 9.0) and "
            "the device, NVIDIA B200, has compute capability 10.0; compile the "
            "program with --target for that device");
  EXPECT_FALSE(checkDevice(m, 8, 9, "d"));
  m.targetProduct = "a100";
  m.targetChip = "sm_80";
  EXPECT_TRUE(checkDevice(m, 8, 0, "d"));
  EXPECT_TRUE(checkDevice(m, 8, 9, "d"));
  EXPECT_FALSE(checkDevice(m, 9, 0, "d"));
  EXPECT_FALSE(checkDevice(m, 7, 5, "d"));
  m.kernels[0].format = KernelFormat::Ptx; // all are now
  EXPECT_TRUE(checkDevice(m, 9, 0, "d"));
  EXPECT_FALSE(checkDevice(m, 7, 5, "d"));
  // Products alone run anywhere.
  m.kernels.clear();
  EXPECT_TRUE(checkDevice(m, 7, 5, "d"));
}

TEST(Manifest, UnknownSpellings) {
  std::string text = manifestToText(sampleManifest());
  const std::pair<const char *, const char *> changes[] = {
      {"\"scratch\"", "\"scrap\""},
      {"\"BF16\"", "\"BF17\""},
      {"\"cubin\"", "\"fatbin\""},
      {"\"readwrite\"", "\"rw\""},
      {"\"kind\": \"copy\"", "\"kind\": \"move\""},
      {"\"compute\": \"f32\"", "\"compute\": \"f8\""},
  };
  for (const auto &[from, to] : changes) {
    std::string changed = text;
    size_t at = changed.find(from);
    ASSERT_NE(at, std::string::npos) << from;
    changed.replace(at, std::string(from).size(), to);
    EXPECT_FALSE(parseManifest(changed, "m")) << to;
  }
}

class Bundle : public test::FileTest {
protected:
  void SetUp() override {
    FileTest::SetUp();
    std::filesystem::create_directories(path("kernels"));
    Manifest manifest = sampleManifest();
    manifest.kernels[0].format = KernelFormat::Ptx;
    write("manifest.json", manifestToText(manifest));
    write("kernels/ab12.cubin", ptx);
    write("kernels/cd34.ptx", ptx);
    write("constants.bin", std::string(64, 'x'));
  }
  const std::string ptx =
      ".version 8.0 .target sm_90a\n"
      ".entry k0(.param .u64 a, .param .u64 b, .param .u64 c) { ret; }\n"
      ".entry k1() { ret; }\n";
  std::string error() {
    Result<Manifest> read = readBundle(folder.string());
    return read ? "" : read.message();
  }
};

TEST_F(Bundle, Reads) { EXPECT_EQ(error(), ""); }

TEST_F(Bundle, MissingParts) {
  EXPECT_NE(readBundle(path("absent")).message().find("no such folder"),
            std::string::npos);
  EXPECT_NE(readBundle(path("manifest.json")).message().find("not a folder"),
            std::string::npos);
  std::filesystem::remove(path("kernels/ab12.cubin"));
  EXPECT_NE(error().find("'kernels/ab12.cubin' is not in the bundle"),
            std::string::npos);
  write("kernels/ab12.cubin", ptx.substr(0, ptx.size() - 3));
  EXPECT_NE(error().find("kernels[0] ('k0'): file 'kernels/ab12.cubin': it is "
                         "cut off: 1 braces are not closed"),
            std::string::npos);
  write("kernels/ab12.cubin", ptx);
  write("constants.bin", std::string(63, 'x'));
  EXPECT_NE(error().find("constants need 64 bytes and 'constants.bin' has 63"),
            std::string::npos);
  std::filesystem::remove(path("constants.bin"));
  EXPECT_NE(error().find("'constants.bin' cannot be read"), std::string::npos);
  std::filesystem::remove(path("manifest.json"));
  EXPECT_NE(error().find("manifest.json': No such file"), std::string::npos);
}

} // namespace
