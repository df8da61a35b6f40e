// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compares the outputs of two runs of a program, tensor by tensor.

#include "sinter/Bundle/Reader.h"
#include "sinter/Support/AtomicFile.h"
#include "sinter/Support/CommandLine.h"
#include "sinter/Support/Compare.h"
#include "sinter/Support/RandomInputs.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <map>

using namespace sinter;

namespace {

constexpr const char *help =
    R"(sinter-compare A.safetensors B.safetensors [options]

Compares the outputs A of a run with those of a reference run B: a line per
tensor, exit 0 where all agree and 1 where not.

  sinter-compare out.safetensors oracle.safetensors
  sinter-compare out.safetensors xla.safetensors --program=step.mlir \
      --inputs=in.safetensors

The rule. A float tensor agrees where
    norm(a - b) <= tolerance * max(norm(b), 0.01 * sqrt(elements) * rms)
with rms the root mean square of the reference tensors of its kind, each tensor
weighing the same: a gradient that is zero in theory is noise in practice. The
tolerance is that of the narrowest
float type that computes the tensor:
    f64 1e-12   f32 1e-5   f16 2e-3   bf16 2e-2   f8E4M3FN 1e-1   f8E5M2 2e-1
An output that takes the place of an input (a parameter, an optimizer's moment)
is compared as its difference from that input, at twice the tolerance, and an
element within one unit in the last place of its type counts as equal.
NaNs and infinities have to be in the same places. Integers and booleans have to
be equal. One kind are: tensors of one tolerance, scalars apart from the rest,
differences apart from values, and parameters, first and second moments apart
from each other.

What computes an output, and which input it takes the place of, stands in the
metadata of files that sinter-eval and sinter-run write ("sinter.outputs");
other files need --program. Without either, a tensor's own type counts.

options:
  --program=P    the program, IN.mlir (main's tf.aliasing_output is read, and
                 the narrowest float type in the text is the one that computes)
                 or a bundle's folder
  --inputs=F     the inputs of the run, for outputs that take their place
  --recipe=R     a recipe file whose "outputs" say what computes an output:
                 {"outputs": {"0": {"compute_dtype": "F32"}}}; beside --program's
                 IN.mlir, IN.recipe.json is found by itself
  --rtol=X       one tolerance instead of the table's
  --atol=X       allow X * sqrt(elements) more
  --no-alias     compare outputs that take the place of inputs as values

columns:
  error      norm(a - b) over what the tolerance multiplies; for integers, the
             share of elements that differ
  largest    largest absolute difference of two elements
  NaN        NaNs in A
)";

int fatal(const std::string &message) {
  std::fprintf(stderr, "sinter-compare: error: %s\n", message.c_str());
  return 1;
}

struct Options {
  std::string program;
  std::string inputs;
  std::string recipe;
  bool alias = true;
  CompareOptions rule;
};

// What is known of outputs, by name.
struct Knowledge {
  std::map<std::string, DType> computeDTypes;
  std::map<std::string, std::string> aliases; // the input's name
  std::optional<DType> narrowestOfProgram;
};

// "out12" is 12.
std::optional<unsigned> numberOf(const std::string &name,
                                 const std::string &prefix) {
  if (!name.starts_with(prefix) || name.size() == prefix.size() ||
      name.size() > prefix.size() + 6)
    return std::nullopt;
  unsigned number = 0;
  for (char c : name.substr(prefix.size())) {
    if (c < '0' || c > '9')
      return std::nullopt;
    number = number * 10 + static_cast<unsigned>(c - '0');
  }
  return number;
}

void learn(Knowledge &knowledge, const std::vector<OutputInfo> &outputs) {
  for (const OutputInfo &output : outputs) {
    if (output.computeDType && isFloat(*output.computeDType)) {
      auto [it, isNew] = knowledge.computeDTypes.try_emplace(
          output.name, *output.computeDType);
      if (!isNew)
        it->second = narrowerOf(it->second, *output.computeDType);
    }
    if (output.aliasInput)
      knowledge.aliases.try_emplace(output.name, *output.aliasInput);
  }
}

Status learnFromFile(Knowledge &knowledge, const SafetensorsFile &file) {
  auto it = file.metadata().find(outputsMetadataKey);
  if (it == file.metadata().end())
    return {};
  Result<std::vector<OutputInfo>> outputs = outputInfoFromJson(it->second);
  if (!outputs)
    return fail(file.path(), ": metadata: ", outputs.message());
  learn(knowledge, *outputs);
  return {};
}

Status learnFromProgram(Knowledge &knowledge, const std::string &path) {
  std::error_code error;
  if (std::filesystem::is_directory(path, error)) {
    Result<bundle::Manifest> manifest = bundle::readBundle(path);
    if (!manifest)
      return manifest.failure();
    std::vector<OutputInfo> outputs;
    for (const bundle::Output &output : manifest->outputs) {
      OutputInfo info{output.name, output.computeDType, std::nullopt};
      if (output.aliasInput)
        info.aliasInput = manifest->inputs[*output.aliasInput].name;
      outputs.push_back(std::move(info));
    }
    learn(knowledge, outputs);
    return {};
  }
  constexpr size_t maxProgramBytes = size_t(4) << 30;
  Result<std::string> text = readFile(path, maxProgramBytes);
  if (!text)
    return text.failure();
  Result<ProgramText> program = scanProgramText(*text, path);
  if (!program)
    return program.failure();
  for (size_t i = 0; i < program->aliasingOutputs.size(); ++i)
    if (program->aliasingOutputs[i])
      knowledge.aliases.try_emplace(
          "out" + std::to_string(*program->aliasingOutputs[i]),
          "arg" + std::to_string(i));
  knowledge.narrowestOfProgram = program->narrowestFloat;
  return {};
}

Status learnFromRecipe(Knowledge &knowledge, const Options &options,
                       const SafetensorsFile &expected) {
  Result<Recipe> recipe = findRecipe(options.program, options.recipe);
  if (!recipe)
    return recipe.failure();
  for (const TensorView &tensor : expected.tensors())
    if (std::optional<unsigned> number = numberOf(tensor.name, "out"))
      if (std::optional<DType> dtype = recipe->computeDType(*number))
        knowledge.computeDTypes[tensor.name] = *dtype;
  return {};
}

Status checkSame(const char *whatA, const TensorView &a, const char *whatB,
                 const TensorView &b) {
  if (a.dtype == b.dtype && a.shape == b.shape)
    return {};
  return fail("'", a.name, "' is ", describeTensor(a.dtype, a.shape), " in ",
              whatA, " and '", b.name, "' ", describeTensor(b.dtype, b.shape),
              " in ", whatB);
}

Result<ComparePair> makePair(const TensorView &expected,
                             const SafetensorsFile &actualFile,
                             const SafetensorsFile *inputs,
                             const Knowledge &knowledge,
                             const Options &options) {
  const TensorView *actual = actualFile.find(expected.name);
  if (!actual)
    return fail(actualFile.path(), ": it has no tensor '", expected.name, "'");
  if (Status s = checkSame("A", *actual, "B", expected); !s)
    return s.failure();

  ComparePair pair;
  pair.name = expected.name;
  pair.actual = *actual;
  pair.expected = expected;
  pair.computeDType = expected.dtype;
  if (isFloat(expected.dtype)) {
    auto known = knowledge.computeDTypes.find(expected.name);
    if (known != knowledge.computeDTypes.end())
      pair.computeDType = narrowerOf(known->second, expected.dtype);
    else if (knowledge.narrowestOfProgram)
      pair.computeDType =
          narrowerOf(*knowledge.narrowestOfProgram, expected.dtype);
  }

  auto alias = knowledge.aliases.find(expected.name);
  if (!options.alias || !isFloat(expected.dtype) ||
      alias == knowledge.aliases.end())
    return pair;
  if (!inputs)
    return fail("'", expected.name, "' takes the place of '", alias->second,
                "' and is compared as a difference from it: give the inputs "
                "with --inputs=F.safetensors (or compare values: --no-alias)");
  const TensorView *input = inputs->find(alias->second);
  if (!input)
    return fail(inputs->path(), ": it has no tensor '", alias->second,
                "', whose place '", expected.name, "' takes");
  if (Status s = checkSame("the inputs", *input, "B", expected); !s)
    return s.failure();
  pair.input = *input;
  return pair;
}

int report(const std::vector<ComparePair> &pairs,
           const std::vector<CompareRow> &rows) {
  size_t nameWidth = 6, typeWidth = 4;
  for (const ComparePair &pair : pairs) {
    nameWidth = std::max(nameWidth, pair.name.size());
    typeWidth = std::max(
        typeWidth,
        describeTensor(pair.expected.dtype, pair.expected.shape).size());
  }
  auto wide = [](size_t width) { return static_cast<int>(width); };
  std::printf("%-*s  %-*s  %-9s %-9s %6s  %-9s\n", wide(nameWidth), "tensor",
              wide(typeWidth), "type", "error", "largest", "NaN", "tolerance");
  size_t bad = 0;
  for (size_t i = 0; i < rows.size(); ++i) {
    const CompareRow &row = rows[i];
    const TensorView &expected = pairs[i].expected;
    bad += !row.ok;
    std::printf("%-*s  %-*s  %-9.3g %-9.3g %6llu  %-9.3g %s", wide(nameWidth),
                row.name.c_str(), wide(typeWidth),
                describeTensor(expected.dtype, expected.shape).c_str(),
                row.error, row.largest,
                static_cast<unsigned long long>(row.nans), row.tolerance,
                row.ok ? "ok" : "FAIL");
    if (row.misplaced)
      std::printf(" (%llu NaNs or infinities in other places)",
                  static_cast<unsigned long long>(row.misplaced));
    if (pairs[i].input)
      std::printf(" (as a difference from %s)", pairs[i].input->name.c_str());
    std::printf("\n");
  }
  if (bad)
    std::printf("%zu of %zu tensors out of tolerance\n", bad, rows.size());
  else
    std::printf("all %zu tensors agree\n", rows.size());
  return bad ? 1 : 0;
}

Result<int> compare(const std::string &pathA, const std::string &pathB,
                    const Options &options) {
  Result<SafetensorsFile> actual = SafetensorsFile::open(pathA);
  if (!actual)
    return actual.failure();
  Result<SafetensorsFile> expected = SafetensorsFile::open(pathB);
  if (!expected)
    return expected.failure();
  std::optional<SafetensorsFile> inputs;
  if (!options.inputs.empty()) {
    Result<SafetensorsFile> file = SafetensorsFile::open(options.inputs);
    if (!file)
      return file.failure();
    inputs.emplace(std::move(*file));
  }

  Knowledge knowledge;
  if (Status s = learnFromFile(knowledge, *actual); !s)
    return s.failure();
  if (Status s = learnFromFile(knowledge, *expected); !s)
    return s.failure();
  if (!options.program.empty())
    if (Status s = learnFromProgram(knowledge, options.program); !s)
      return s.failure();
  if (Status s = learnFromRecipe(knowledge, options, *expected); !s)
    return s.failure();

  for (const TensorView &tensor : actual->tensors())
    if (!expected->find(tensor.name))
      return fail(pathB, ": it has no tensor '", tensor.name, "'");
  std::vector<ComparePair> pairs;
  for (const TensorView &tensor : expected->tensors()) {
    Result<ComparePair> pair = makePair(
        tensor, *actual, inputs ? &*inputs : nullptr, knowledge, options);
    if (!pair)
      return pair.failure();
    pairs.push_back(std::move(*pair));
  }
  // out2 before out10.
  std::sort(pairs.begin(), pairs.end(),
            [](const ComparePair &a, const ComparePair &b) {
              return std::pair(a.name.size(), a.name) <
                     std::pair(b.name.size(), b.name);
            });
  return report(pairs, compareTensors(pairs, options.rule));
}

/// The exit status, once what was printed has arrived.
int finish(int status) {
  if (std::fflush(stdout) == 0 && !std::ferror(stdout))
    return status;
  return fatal(std::string("cannot write to standard output: ") +
               std::strerror(errno));
}

} // namespace

int main(int argc, char **argv) {
  Options options;
  CommandLine line;
  line.text("program", options.program);
  line.text("inputs", options.inputs);
  line.text("recipe", options.recipe);
  line.flag("alias", options.alias);
  line.real("rtol", [&](double value) { options.rule.rtol = value; });
  line.real("atol", [&](double value) { options.rule.atol = value; });
  Result<std::vector<std::string>> files = line.parse(argc, argv);
  if (!files)
    return fatal(files.message());
  if (line.helpWanted) {
    std::fputs(help, stdout);
    return finish(0);
  }
  if (files->size() != 2)
    return fatal("give two files, A.safetensors and the reference "
                 "B.safetensors; see --help");
  Result<int> status = compare((*files)[0], (*files)[1], options);
  return status ? finish(*status) : fatal(status.message());
}
