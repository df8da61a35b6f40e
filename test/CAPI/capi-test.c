/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parses a step, runs passes by name and prints it, all in C. */

#include "sinter-c/Dialects.h"
#include "sinter-c/Passes.h"

#include "mlir-c/IR.h"
#include "mlir-c/Pass.h"
#include "mlir-c/Transforms.h"

#include <stdio.h>

static const char *const step =
    "func.func @main(%x: tensor<4xf32>) -> tensor<8x4xf32> {\n"
    "  %z = arith.mulf %x, %x : tensor<4xf32>\n"
    "  %y = sinter.broadcast %x dims [1] : tensor<4xf32> -> tensor<8x4xf32>\n"
    "  return %y : tensor<8x4xf32>\n"
    "}\n";

static void print(MlirStringRef text, void *file) {
  fwrite(text.data, 1, text.length, (FILE *)file);
}

static int fail(const char *what) {
  fprintf(stderr, "sinter-capi-test: error: %s\n", what);
  return 1;
}

int main(int argc, char **argv) {
  const char *pipeline = argc > 1 ? argv[1] : "builtin.module(canonicalize)";

  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  sinterRegisterAllDialects(registry);
  mlirDialectHandleInsertDialect(mlirGetDialectHandle__sinter__(), registry);
  MlirContext context =
      mlirContextCreateWithRegistry(registry, /*threadingEnabled=*/false);
  mlirDialectRegistryDestroy(registry);
  mlirContextLoadAllAvailableDialects(context);
  mlirRegisterTransformsPasses();
  sinterRegisterAllPasses();

  MlirModule module =
      mlirModuleCreateParse(context, mlirStringRefCreateFromCString(step));
  if (mlirModuleIsNull(module))
    return fail("the step does not parse");

  MlirPassManager manager = mlirPassManagerCreate(context);
  if (mlirLogicalResultIsFailure(mlirParsePassPipeline(
          mlirPassManagerGetAsOpPassManager(manager),
          mlirStringRefCreateFromCString(pipeline), print, stderr)))
    return fail("the pipeline does not parse");
  MlirOperation op = mlirModuleGetOperation(module);
  if (mlirLogicalResultIsFailure(mlirPassManagerRunOnOp(manager, op)))
    return fail("the pipeline failed");
  mlirOperationPrint(op, print, stdout);

  mlirPassManagerDestroy(manager);
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
