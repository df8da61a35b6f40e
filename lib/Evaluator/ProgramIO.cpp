// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Files of tensors against the interface of a function.

#include "sinter/Evaluator/ProgramIO.h"

#include "Access.h"

#include "sinter/IR/ElementDType.h"

#include "llvm/Support/Format.h"

using namespace mlir;
using namespace sinter;
using namespace sinter::eval;

namespace {

FailureOr<FileTensor> describe(FunctionOpInterface function, Type type,
                               bool isUnsigned, const std::string &name) {
  auto ranked = dyn_cast<RankedTensorType>(type);
  std::optional<DType> dtype;
  if (ranked && ranked.hasStaticShape())
    dtype = elementDType(ranked.getElementType(), isUnsigned);
  if (!dtype)
    return function.emitError("@")
           << function.getName() << ": " << name << " is of type " << type
           << ", which files of tensors do not hold";
  return FileTensor{name, *dtype,
                    Shape(ranked.getShape().begin(), ranked.getShape().end())};
}

FailureOr<Tensor> allocateFor(Evaluator &evaluator,
                              FunctionOpInterface function, unsigned argument) {
  return evaluator.allocate(
      function.getLoc(),
      cast<RankedTensorType>(function.getArgumentTypes()[argument]));
}

} // namespace

FailureOr<std::vector<FileTensor>>
eval::describeArguments(FunctionOpInterface function) {
  std::vector<FileTensor> all;
  for (auto [i, type] : llvm::enumerate(function.getArgumentTypes())) {
    FailureOr<FileTensor> one =
        describe(function, type,
                 static_cast<bool>(function.getArgAttr(i, "sinter.unsigned")),
                 "arg" + std::to_string(i));
    if (failed(one))
      return failure();
    all.push_back(std::move(*one));
  }
  return all;
}

FailureOr<std::vector<FileTensor>>
eval::describeResults(FunctionOpInterface function) {
  std::vector<FileTensor> all;
  for (auto [i, type] : llvm::enumerate(function.getResultTypes())) {
    FailureOr<FileTensor> one = describe(
        function, type,
        static_cast<bool>(function.getResultAttr(i, "sinter.unsigned")),
        "out" + std::to_string(i));
    if (failed(one))
      return failure();
    all.push_back(std::move(*one));
  }
  return all;
}

FailureOr<SmallVector<Datum>> eval::readArguments(Evaluator &evaluator,
                                                  FunctionOpInterface function,
                                                  const SafetensorsFile &file) {
  FailureOr<std::vector<FileTensor>> wanted = describeArguments(function);
  if (failed(wanted))
    return failure();
  SmallVector<Datum> arguments;
  for (auto [i, want] : llvm::enumerate(*wanted)) {
    const TensorView *found = file.find(want.name);
    if (!found)
      return function.emitError("@")
             << function.getName() << " takes " << want.name << ", "
             << describeTensor(want.dtype, want.shape) << ", but '"
             << file.path() << "' has no tensor of that name";
    if (found->dtype != want.dtype || found->shape != want.shape)
      return function.emitError("@")
             << function.getName() << " takes " << want.name << " as "
             << describeTensor(want.dtype, want.shape) << ", but in '"
             << file.path() << "' it is "
             << describeTensor(found->dtype, found->shape);
    FailureOr<Tensor> tensor = allocateFor(evaluator, function, i);
    if (failed(tensor))
      return failure();
    std::copy_n(static_cast<const char *>(found->data), found->bytes,
                tensor->as<char>());
    if (want.dtype == DType::Bool)
      for (uint8_t &byte :
           llvm::MutableArrayRef<uint8_t>(tensor->as<uint8_t>(), found->bytes))
        byte = byte != 0;
    arguments.push_back({std::move(*tensor), {}});
  }
  return arguments;
}

FailureOr<SmallVector<Datum>>
eval::drawArguments(Evaluator &evaluator, FunctionOpInterface function,
                    const Recipe &recipe, uint64_t seed, unsigned threads) {
  if (Status known = recipe.checkNumbers(function.getNumArguments(),
                                         function.getNumResults());
      !known)
    return function.emitError() << known.message();
  FailureOr<std::vector<FileTensor>> wanted = describeArguments(function);
  if (failed(wanted))
    return failure();
  SmallVector<Datum> arguments;
  for (auto [i, want] : llvm::enumerate(*wanted)) {
    FailureOr<Tensor> tensor = allocateFor(evaluator, function, i);
    if (failed(tensor))
      return failure();
    if (Status drawn = drawArgument(recipe, seed, i, want.dtype, want.shape,
                                    tensor->data(), threads);
        !drawn)
      return function.emitError() << drawn.message();
    arguments.push_back({std::move(*tensor), {}});
  }
  return arguments;
}

Status eval::writeTensors(const std::string &path,
                          const std::vector<FileTensor> &described,
                          ArrayRef<Datum> values, const Metadata &metadata) {
  std::vector<TensorView> views;
  for (auto [described, value] : llvm::zip(described, values)) {
    const Tensor &tensor = value.tensor;
    views.push_back(
        {described.name, described.dtype, described.shape, tensor.data(),
         static_cast<uint64_t>(tensor.size()) * elementBytes(tensor.kind)});
  }
  return writeSafetensors(path, views, metadata);
}

void eval::printTensors(llvm::raw_ostream &os,
                        const std::vector<FileTensor> &described,
                        ArrayRef<Datum> values) {
  for (auto [described, value] : llvm::zip(described, values)) {
    const Tensor &tensor = value.tensor;
    os << described.name << " "
       << describeTensor(described.dtype, described.shape) << ":";
    bool isWide = tensor.kind == ElementKind::F64;
    bool isUnsigned =
        !isSignedInteger(described.dtype) && !isFloat(described.dtype);
    for (int64_t i = 0, count = tensor.size(); i < count; ++i) {
      const void *element = tensor.data() + i * elementBytes(tensor.kind);
      os << " ";
      if (isFloatKind(tensor.kind)) {
        double number;
        convertFrom(tensor.kind, element, 1, &number);
        if (number != number)
          os << "nan";
        else
          os << llvm::format(isWide ? "%.17g" : "%.9g", number);
      } else if (isUnsigned) {
        uint64_t number;
        convertFrom(tensor.kind, element, 1, &number);
        os << number;
      } else {
        int64_t number;
        convertFrom(tensor.kind, element, 1, &number);
        os << number;
      }
    }
    os << "\n";
  }
}
