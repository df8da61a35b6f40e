// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arguments and results of an evaluated function from and to safetensors files,
// named arg0, arg1, ... and out0, out1, ...

#ifndef SINTER_EVALUATOR_PROGRAMIO_H
#define SINTER_EVALUATOR_PROGRAMIO_H

#include "sinter/Evaluator/Evaluator.h"
#include "sinter/Support/RandomInputs.h"
#include "sinter/Support/Safetensors.h"

namespace sinter::eval {

/// A value of a function's interface as files describe it.
struct FileTensor {
  std::string name;
  DType dtype = DType::F32;
  Shape shape;
};

/// The arguments (results) of a function. An argument or result that carries
/// `sinter.unsigned` is of an unsigned dtype. Fails, with a diagnostic, for
/// types that files do not hold (quantised values, 4-bit floats, ...).
llvm::FailureOr<std::vector<FileTensor>>
describeArguments(mlir::FunctionOpInterface function);
llvm::FailureOr<std::vector<FileTensor>>
describeResults(mlir::FunctionOpInterface function);

/// Arguments of `function` read from a file, or drawn. Fails, with a
/// diagnostic, where a tensor is missing or of another dtype or shape.
llvm::FailureOr<llvm::SmallVector<Datum>>
readArguments(Evaluator &evaluator, mlir::FunctionOpInterface function,
              const SafetensorsFile &file);
llvm::FailureOr<llvm::SmallVector<Datum>>
drawArguments(Evaluator &evaluator, mlir::FunctionOpInterface function,
              const Recipe &recipe, uint64_t seed, unsigned threads = 0);

/// Writes contiguous tensors as `described`, atomically.
Status writeTensors(const std::string &path,
                    const std::vector<FileTensor> &described,
                    llvm::ArrayRef<Datum> values,
                    const Metadata &metadata = {});

/// Prints contiguous tensors as text, a line each: name, type, elements in
/// row-major order with as many digits as tell them apart.
void printTensors(llvm::raw_ostream &os,
                  const std::vector<FileTensor> &described,
                  llvm::ArrayRef<Datum> values);

} // namespace sinter::eval

#endif // SINTER_EVALUATOR_PROGRAMIO_H
