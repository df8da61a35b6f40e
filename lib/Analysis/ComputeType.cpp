// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One forward walk over a program that carries, for each value, the narrowest
// type that its elements were rounded to on their way.

#include "sinter/Analysis/ComputeType.h"

#include "sinter/IR/ElementDType.h"
#include "sinter/IR/SinterDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace sinter;

namespace {

// Nothing: not rounded yet.
using Narrowest = std::optional<DType>;

// Nested calls; a program that calls itself is refused elsewhere.
constexpr unsigned maxCallDepth = 64;

unsigned precisionRank(DType dtype) {
  switch (dtype) {
  case DType::F8E5M2:
    return 0;
  case DType::F8E4M3:
    return 1;
  case DType::BF16:
    return 2;
  case DType::F16:
    return 3;
  case DType::F32:
    return 4;
  default:
    return 5;
  }
}

Narrowest narrower(Narrowest a, Narrowest b) {
  if (!a || !b)
    return a ? a : b;
  return precisionRank(*a) < precisionRank(*b) ? a : b;
}

// What rounding to an element type amounts to.
Narrowest roundingOf(Type type) {
  if (isa<FloatTF32Type>(type))
    return DType::F16;
  if (isa<Float4E2M1FNType>(type))
    return DType::F8E5M2;
  if (!isa<FloatType>(type))
    return std::nullopt;
  return elementDType(type);
}

bool isBoolean(Type type) { return getElementTypeOrSelf(type).isInteger(1); }

// Float ops of arith and math whose results are exact: they pick an operand or
// move to a value that the type has.
bool isExact(Operation *op) {
  StringRef name = op->getName().getStringRef();
  return llvm::StringSwitch<bool>(name)
      .Cases({"arith.extf", "arith.negf", "arith.maximumf", "arith.minimumf",
              "arith.maxnumf", "arith.minnumf", "arith.remf", "arith.select",
              "arith.bitcast"},
             true)
      .Cases({"math.absf", "math.copysign", "math.clampf", "math.floor",
              "math.ceil", "math.round", "math.roundeven", "math.trunc"},
             true)
      .Default(false);
}

class Walk {
public:
  explicit Walk(Operation *top) : symbols(top) {}

  SmallVector<Narrowest> run(FunctionOpInterface function,
                             ArrayRef<Narrowest> arguments, unsigned depth) {
    SmallVector<Narrowest> results(function.getNumResults());
    if (function.isExternal() || depth > maxCallDepth ||
        !llvm::hasSingleElement(function.getFunctionBody()))
      return results;
    Block &block = function.getFunctionBody().front();
    DenseMap<Value, Narrowest> known;
    for (auto [value, narrowest] : llvm::zip(block.getArguments(), arguments))
      known[value] = narrowest;
    for (Operation &op : block.without_terminator()) {
      visit(op, known, depth);
      // What passes through a truth value only chooses.
      for (Value result : op.getResults())
        if (isBoolean(result.getType()))
          known[result] = std::nullopt;
    }
    for (auto [narrowest, value] :
         llvm::zip(results, block.getTerminator()->getOperands()))
      narrowest = known.lookup(value);
    return results;
  }

private:
  void visit(Operation &op, DenseMap<Value, Narrowest> &known, unsigned depth) {
    auto get = [&](Value value) { return known.lookup(value); };
    auto setAll = [&](Narrowest narrowest) {
      for (Value result : op.getResults())
        known[result] = narrowest;
    };
    llvm::TypeSwitch<Operation *>(&op)
        .Case<func::CallOp, LaunchOp>([&](auto call) {
          SymbolRefAttr callee;
          if constexpr (std::is_same_v<decltype(call), LaunchOp>)
            callee = call.getKernelAttr();
          else
            callee = call.getCalleeAttr();
          auto target = dyn_cast_or_null<FunctionOpInterface>(
              symbols.lookup(callee.getRootReference()));
          if (!target)
            return;
          SmallVector<Narrowest> arguments;
          for (Value operand : op.getOperands())
            arguments.push_back(get(operand));
          SmallVector<Narrowest> results = run(target, arguments, depth + 1);
          for (auto [value, narrowest] : llvm::zip(op.getResults(), results))
            known[value] = narrowest;
        })
        .Case([&](arith::SelectOp select) {
          setAll(narrower(get(select.getTrueValue()),
                          get(select.getFalseValue())));
        })
        .Case([&](GatherOp gather) { setAll(get(gather.getInput())); })
        .Case([&](DynamicSliceOp slice) { setAll(get(slice.getInput())); })
        .Case([&](DynamicUpdateSliceOp update) {
          setAll(narrower(get(update.getInput()), get(update.getUpdate())));
        })
        .Case([&](ScatterOp scatter) {
          Narrowest all =
              narrower(get(scatter.getInput()), get(scatter.getUpdates()));
          if (scatter.getKind() == ScatterKind::Add)
            all = narrower(all,
                           roundingOf(getElementTypeOrSelf(scatter.getType())));
          setAll(all);
        })
        .Case([&](MatmulOp matmul) {
          Narrowest all = narrower(get(matmul.getLhs()), get(matmul.getRhs()));
          auto addOperand = [&](Type precision, RankedTensorType type) {
            if (precision != type.getElementType())
              all = narrower(all, roundingOf(precision));
          };
          addOperand(matmul.getLhsPrecision(), matmul.getLhsTensorType());
          addOperand(matmul.getRhsPrecision(), matmul.getRhsTensorType());
          all = narrower(all, roundingOf(matmul.getAccType()));
          all = narrower(
              all, roundingOf(matmul.getResultTensorType().getElementType()));
          setAll(all);
        })
        .Case([&](ReduceOp reduce) {
          bool rounds = reduce.getKind() == ReduceKind::Add ||
                        reduce.getKind() == ReduceKind::Mul;
          for (auto [input, result] :
               llvm::zip(reduce.getInputs(), reduce.getResults())) {
            Narrowest own = rounds ? roundingOf(getElementTypeOrSelf(result))
                                   : std::nullopt;
            known[result] = narrower(get(input), own);
          }
        })
        .Case([&](QuantizeOp quantize) {
          setAll(narrower(get(quantize.getInput()),
                          roundingOf(quantize.getType().getElementType())));
        })
        .Case([&](BarrierOp barrier) {
          for (auto [input, result] :
               llvm::zip(barrier.getInputs(), barrier.getResults()))
            known[result] = get(input);
        })
        .Default([&](Operation *) {
          Narrowest all;
          for (Value operand : op.getOperands())
            all = narrower(all, get(operand));
          bool rounds =
              (isa_and_nonnull<arith::ArithDialect>(op.getDialect()) ||
               op.getName().getDialectNamespace() == "math" ||
               isa<DequantizeOp>(op)) &&
              !isa<arith::ConstantOp>(op) && !isExact(&op);
          for (Value result : op.getResults())
            known[result] =
                rounds ? narrower(all, roundingOf(getElementTypeOrSelf(result)))
                       : all;
        });
  }

  SymbolTable symbols;
};

} // namespace

SmallVector<std::optional<DType>>
sinter::computeTypes(FunctionOpInterface function) {
  Walk walk(SymbolTable::getNearestSymbolTable(function->getParentOp()));
  SmallVector<Narrowest> arguments(function.getNumArguments());
  SmallVector<std::optional<DType>> types = walk.run(function, arguments, 0);
  for (auto [type, result] : llvm::zip(types, function.getResultTypes())) {
    Type element = getElementTypeOrSelf(result);
    if (auto quantized = dyn_cast<QuantizedType>(result))
      element = quantized.getElementType();
    type = isa<FloatType>(element) ? narrower(type, roundingOf(element))
                                   : std::nullopt;
  }
  return types;
}

SmallVector<std::optional<unsigned>>
sinter::aliasedArguments(FunctionOpInterface function) {
  SmallVector<std::optional<unsigned>> aliases(function.getNumResults());
  for (unsigned i = 0; i < function.getNumArguments(); ++i) {
    auto output =
        function.getArgAttrOfType<IntegerAttr>(i, "sinter.alias_output");
    if (output && output.getValue().ult(aliases.size()))
      aliases[output.getValue().getZExtValue()] = i;
  }
  return aliases;
}
