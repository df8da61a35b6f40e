// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs a plan on the CPU in the arena that its buffers name.

#include "sinter/Conversion/StablehloSyntax.h"
#include "sinter/Evaluator/Evaluator.h"
#include "sinter/Evaluator/ProgramIO.h"
#include "sinter/Pipelines/Compile.h"
#include "sinter/Pipelines/Diagnostics.h"
#include "sinter/Pipelines/Pipelines.h"
#include "sinter/Pipelines/ReadProgram.h"
#include "sinter/Schedule/BufferPlan.h"
#include "sinter/Support/CommandLine.h"
#include "sinter/Support/RandomInputs.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/MLIRContext.h"

#include <cstring>

using namespace mlir;
using namespace sinter;

namespace {

constexpr const char *help =
    R"(sinter-replay PLAN.mlir --random-inputs=SEED [options]

Runs a plan on the CPU as a GPU would: launch after launch, each reading from and
writing to one block of memory at the offsets that the plan says. What comes out
must equal, bit for bit, what the program computes when every value has a place
of its own. Says so, and where it does not, and fails then.

  sinter-replay bundle/plan.mlir --random-inputs=0 --recipe=bundle/recipe.json

A plan whose buffers are edited by hand can be tried this way. A kernel is one
step here: whether its threads may write over what they read is checked by rule.

options:
  --random-inputs=SEED  draw the arguments, alike in every tool; 0 by default
  --recipe=R            how to draw them; PLAN.recipe.json is found by itself
  --program=IN.mlir     compare with this program instead of with the plan's own
                        values: StableHLO or a step
  --repeat=N            run the launches N times, feeding results back into the
                        donated arguments (1)
)";

int fatal(const Twine &message) {
  llvm::errs() << "sinter-replay: error: " << message << "\n";
  return 1;
}

class Replay {
public:
  Replay(PlannedStep &step, const BufferPlan &plan, eval::Evaluator &evaluator)
      : step(step), plan(plan), evaluator(evaluator),
        // All ones is NaN in every float type.
        arena(plan.arenaBytes, std::byte(0xff)) {}

  void writeArgument(unsigned number, const eval::Datum &value) {
    write(plan.offsets[number], value.tensor, step.getTensors()[number].bytes);
  }

  LogicalResult run(ArrayRef<eval::Datum> constants) {
    size_t next = 0;
    for (auto [i, tensor] : llvm::enumerate(step.getTensors()))
      if (tensor.writer < 0 && !tensor.isArgument())
        write(plan.offsets[i], constants[next++].tensor, tensor.bytes);
    for (unsigned launch = 0; launch < step.numLaunches(); ++launch) {
      SmallVector<eval::Datum> operands;
      for (auto [range, value] : llvm::zip(
               step.operandsOf(launch), step.getLaunch(launch).getOperands())) {
        FailureOr<eval::Datum> operand = read(range, value.getType());
        if (failed(operand))
          return failure();
        operands.push_back(std::move(*operand));
      }
      auto results = evaluator.run(step.kernelOf(launch), operands);
      if (failed(results))
        return failure();
      auto [offset, bytes] = plan.scratch[launch];
      if (bytes > 0)
        std::memset(arena.data() + offset, 0xff, bytes);
      for (auto [tensor, result] : llvm::zip(step.resultsOf(launch), *results))
        write(plan.offsets[tensor], result.tensor,
              step.getTensors()[tensor].bytes);
    }
    return success();
  }

  FailureOr<eval::Datum> read(TensorRange range, Type type) {
    auto tensor = evaluator.allocate(step.getFunction().getLoc(),
                                     cast<RankedTensorType>(type));
    if (failed(tensor))
      return failure();
    if (range.bytes > 0)
      std::memcpy(tensor->data(),
                  arena.data() + plan.offsets[range.tensor] + range.offset,
                  range.bytes);
    return eval::Datum{std::move(*tensor), {}};
  }

private:
  void write(int64_t offset, const eval::Tensor &tensor, int64_t bytes) {
    if (bytes > 0)
      std::memcpy(arena.data() + offset, tensor.data(), bytes);
  }

  PlannedStep &step;
  const BufferPlan &plan;
  eval::Evaluator &evaluator;
  std::vector<std::byte> arena;
};

/// Values of the constants of the step, in order.
FailureOr<SmallVector<eval::Datum>> constantsOf(ModuleOp module,
                                                PlannedStep &step) {
  // The evaluator runs functions: one that returns them all.
  OpBuilder builder(module.getBodyRegion());
  builder.setInsertionPointToEnd(module.getBody());
  SmallVector<Type> types;
  SmallVector<Operation *> constants;
  for (const StepTensor &tensor : step.getTensors())
    if (tensor.writer < 0 && !tensor.isArgument()) {
      types.push_back(tensor.root.getType());
      constants.push_back(tensor.root.getDefiningOp());
    }
  auto function =
      func::FuncOp::create(builder, module.getLoc(), "sinter_replay_constants",
                           builder.getFunctionType({}, types));
  builder.setInsertionPointToStart(function.addEntryBlock());
  SmallVector<Value> values;
  for (Operation *op : constants)
    values.push_back(builder.clone(*op)->getResult(0));
  func::ReturnOp::create(builder, module.getLoc(), values);
  eval::Evaluator evaluator(module);
  auto results = evaluator.run(function, {});
  function.erase();
  return results;
}

/// Compares bit for bit; says what differs.
bool compare(StringRef name, const eval::Tensor &got, const eval::Tensor &want,
             int64_t bytes) {
  if (bytes == 0 || std::memcmp(got.data(), want.data(), bytes) == 0)
    return true;
  int64_t at = 0;
  while (got.data()[at] == want.data()[at])
    ++at;
  llvm::errs() << "sinter-replay: error: " << name
               << " differs, first in element "
               << at / eval::elementBytes(got.kind) << "\n";
  return false;
}

int run(const std::string &path, const std::string &programPath,
        const std::string &recipePath, uint64_t seed, uint64_t repeat) {
  DialectRegistry registry;
  registerCompileDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.printOpOnDiagnostic(false);
  ScopedDiagnosticHandler handler(&context, [](Diagnostic &diagnostic) {
    printDiagnostic(llvm::errs(), "sinter-replay", diagnostic);
    return success();
  });
  OwningOpRef<ModuleOp> module = readProgram(path, &context);
  if (!module)
    return 1;
  auto function = findStep(*module);
  if (failed(function))
    return 1;
  auto step = PlannedStep::build(*function);
  if (failed(step))
    return 1;
  auto plan = readBufferPlan(*step);
  InPlaceRules rules;
  if (failed(plan) || failed(checkBufferPlan(*step, *plan, rules)))
    return 1;
  auto constants = constantsOf(*module, *step);
  if (failed(constants))
    return 1;

  OwningOpRef<ModuleOp> program;
  FunctionOpInterface reference = *function;
  if (!programPath.empty()) {
    program = readProgram(programPath, &context);
    if (!program)
      return 1;
    PassManager passes(&context);
    buildImportPipeline(passes, needsStablehloImport(*program));
    if (failed(passes.run(*program)))
      return 1;
    auto found = findStep(*program);
    if (failed(found))
      return 1;
    if (found->getFunctionType() != (*function).getFunctionType())
      return fatal("the plan is of another program than " + programPath +
                   ": they take and give values of different types");
    reference = *found;
  }
  Result<Recipe> recipe =
      findRecipe(programPath.empty() ? path : programPath, recipePath);
  if (!recipe)
    return fatal(recipe.message());

  eval::Evaluator evaluator(*module);
  eval::Evaluator oracle(program ? *program : *module);
  auto values = eval::drawArguments(evaluator, *function, *recipe, seed);
  if (failed(values))
    return 1;
  Replay replay(*step, *plan, evaluator);
  for (auto [i, value] : llvm::enumerate(*values))
    replay.writeArgument(i, value);
  bool equal = true;
  for (uint64_t turn = 0; turn < repeat && equal; ++turn) {
    auto expected = oracle.run(reference, *values);
    if (failed(expected) || failed(replay.run(*constants)))
      return 1;
    for (auto [i, range] : llvm::enumerate(step->getOutputs())) {
      auto got = replay.read(range, (*function).getResultTypes()[i]);
      if (failed(got))
        return 1;
      equal &= compare("out" + std::to_string(i), got->tensor,
                       (*expected)[i].tensor, range.bytes);
    }
    for (auto [argument, output] : llvm::enumerate(step->getAliasOutputs()))
      if (output >= 0)
        (*values)[argument] = (*expected)[output];
  }
  if (!equal)
    return 1;
  llvm::outs() << "sinter-replay: " << step->numLaunches() << " launches in "
               << plan->arenaBytes << " bytes: equal bit for bit\n";
  return finishOutput("sinter-replay", 0);
}

} // namespace

int main(int argc, char **argv) {
  std::string recipe, program, seedText = "0";
  uint64_t repeat = 1, seed = 0;
  CommandLine line;
  line.text("random-inputs", seedText);
  line.text("recipe", recipe);
  line.text("program", program);
  line.number("repeat", repeat, 1, 1000);
  Result<std::vector<std::string>> files = line.parse(argc, argv);
  if (!files)
    return fatal(files.message());
  if (line.helpWanted) {
    llvm::outs() << help;
    return finishOutput("sinter-replay", 0);
  }
  if (files->size() != 1)
    return fatal("give one plan, PLAN.mlir; see --help");
  if (StringRef(seedText).getAsInteger(10, seed))
    return fatal("--random-inputs takes a whole number");
  return run(files->front(), program, recipe, seed, repeat);
}
