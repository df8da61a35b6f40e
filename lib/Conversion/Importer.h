// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The translator behind sinter-import-stablehlo. It walks the StableHLO
// program once, in execution order, and emits the step as it goes: the body
// of a called function at each call, the body of a loop at each iteration.
// Small integers are computed at once, so that trip counts and slice
// positions are known where they can be.

#ifndef SINTER_LIB_CONVERSION_IMPORTER_H
#define SINTER_LIB_CONVERSION_IMPORTER_H

#include "AttributeText.h"

#include "sinter/IR/SinterDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/DenseMap.h"

namespace sinter {

class Importer;

/// Translates one op: emits its meaning and sets its results.
using ImportHandler = llvm::LogicalResult (*)(Importer &, mlir::Operation *);
using ImportHandlers = llvm::StringMap<ImportHandler>;

/// Each adds the handlers of one group of ops, by full op name.
void addControlHandlers(ImportHandlers &handlers);
void addConvertHandlers(ImportHandlers &handlers);
void addDotHandlers(ImportHandlers &handlers);
void addElementwiseHandlers(ImportHandlers &handlers);
void addIndexHandlers(ImportHandlers &handlers);
void addIntegerHandlers(ImportHandlers &handlers);
void addReduceHandlers(ImportHandlers &handlers);
void addShapeHandlers(ImportHandlers &handlers);

class Importer {
public:
  Importer(mlir::ModuleOp module, int64_t maxUnrolledOps);

  /// Replaces the functions of the module by the step, or reports one error
  /// and leaves the module as it is.
  llvm::LogicalResult run();

  //===--- Reading the StableHLO program --------------------------------===//

  /// An error at `op`, which begins with its name.
  mlir::InFlightDiagnostic error(mlir::Operation *op);
  /// Checks the counts of operands, results and regions.
  llvm::LogicalResult expect(mlir::Operation *op, unsigned operands,
                             unsigned results = 1, unsigned regions = 0);
  /// The type that values of `type` have in the step, or an error that says
  /// why there is none. `what` names the value.
  mlir::RankedTensorType convertType(mlir::Operation *op, mlir::Type type,
                                     const llvm::Twine &what);
  /// The type of a result in the step, or null after an error.
  mlir::RankedTensorType resultType(mlir::Operation *op, unsigned index = 0);

  /// Integers of an attribute in any of the forms of a list; an absent
  /// attribute is `fallback`, or an error where that is not given.
  llvm::FailureOr<llvm::SmallVector<int64_t>>
  integers(mlir::Operation *op, llvm::StringRef name,
           std::optional<llvm::SmallVector<int64_t>> fallback = std::nullopt);
  /// An integer attribute; an absent one is an error.
  llvm::FailureOr<int64_t> integer(mlir::Operation *op, llvm::StringRef name);
  /// An attribute that StableHLO defines; an absent one is an error.
  llvm::FailureOr<AttributeText> text(mlir::Operation *op,
                                      llvm::StringRef name);

  /// The step's value for an operand.
  mlir::Value operand(mlir::Operation *op, unsigned index);
  mlir::Value lookup(mlir::Value old) { return values.lookup(old); }
  void bind(mlir::Value old, mlir::Value value) { values[old] = value; }
  /// Sets a result; an error where `value` has not the result's type.
  llvm::LogicalResult set(mlir::Operation *op, mlir::Value value,
                          unsigned index = 0);

  /// Whether elements of a StableHLO type are read as unsigned; i1 is.
  static bool isUnsigned(mlir::Type type);
  static bool isBool(mlir::Type type);
  static bool isFloat(mlir::Type type);

  //===--- Control ------------------------------------------------------===//

  /// Emits the ops of a block, whose arguments are bound, and gives the
  /// values of its terminator's operands.
  llvm::LogicalResult importBlock(mlir::Block &block,
                                  llvm::SmallVectorImpl<mlir::Value> &results);
  llvm::LogicalResult importOp(mlir::Operation *op);
  /// The function that a call names, or null after an error.
  mlir::func::FuncOp callee(mlir::Operation *call);

  /// Functions that are being inlined, outermost first, with their calls.
  struct Frame {
    mlir::Operation *function;
    mlir::Location location;
  };
  llvm::SmallVector<Frame> frames;
  /// Loops that are being unrolled, and the ops that they cost so far.
  int64_t loopDepth = 0, unrolledOps = 0;
  const int64_t maxUnrolledOps;

  //===--- Emitting the step --------------------------------------------===//

  /// Emits an op with one result, simplifies it where that is cheap, and
  /// gives its value. An op that does not verify fails the import.
  template <typename OpT, typename... Args> mlir::Value make(Args &&...args) {
    return finish(OpT::create(builder, location, std::forward<Args>(args)...)
                      .getOperation());
  }
  /// As `make`, for ops with any number of results, without simplifying.
  template <typename OpT, typename... Args>
  mlir::Operation *makeAll(Args &&...args) {
    mlir::Operation *op =
        OpT::create(builder, location, std::forward<Args>(args)...)
            .getOperation();
    check(op);
    return op;
  }
  mlir::Value finish(mlir::Operation *op);
  /// Verifies an emitted op; what is wrong is reported at the op that is
  /// being imported.
  void check(mlir::Operation *op);

  mlir::Value constant(mlir::TypedAttr attr);
  /// A tensor of `type` all of whose elements are `value`.
  mlir::Value splat(mlir::RankedTensorType type, const llvm::APInt &value);
  mlir::Value splat(mlir::RankedTensorType type, int64_t value);
  mlir::Value splat(mlir::RankedTensorType type, double value);
  mlir::Value splatLike(mlir::Value value, int64_t element);
  mlir::Value splatLike(mlir::Value value, double element);

  mlir::Value reshape(mlir::Value value, llvm::ArrayRef<int64_t> shape);
  /// Repeats a rank-0 value over `shape`; other values pass.
  mlir::Value broadcastScalar(mlir::Value value, llvm::ArrayRef<int64_t> shape);
  mlir::Value slice(mlir::Value value, llvm::ArrayRef<int64_t> offsets,
                    llvm::ArrayRef<int64_t> sizes,
                    llvm::ArrayRef<int64_t> strides);
  mlir::Value concat(llvm::ArrayRef<mlir::Value> parts, int64_t dim);
  /// `value` with elements of another float type, rounded once.
  mlir::Value toFloat(mlir::Value value, mlir::Type element);
  mlir::Value compare(mlir::arith::CmpIPredicate predicate, mlir::Value lhs,
                      mlir::Value rhs);
  mlir::Value compare(mlir::arith::CmpFPredicate predicate, mlir::Value lhs,
                      mlir::Value rhs);
  mlir::Value select(mlir::Value condition, mlir::Value yes, mlir::Value no);

  mlir::OpBuilder builder;
  /// Where the ops being emitted come from.
  mlir::Location location;
  mlir::ModuleOp module;
  mlir::SymbolTable symbols;

private:
  mlir::Location locate(mlir::Operation *op) const;
  mlir::func::FuncOp findMain();
  llvm::LogicalResult importSignature(mlir::func::FuncOp old,
                                      mlir::func::FuncOp step);
  llvm::LogicalResult checkModule();
  void eraseDeadOps(mlir::Block &block);
  /// Checks that values are computed before they are used, which the verifier
  /// does not do within ops that it does not know.
  llvm::LogicalResult checkOrder(mlir::Block &block);

  ImportHandlers handlers;
  llvm::DenseMap<mlir::Value, mlir::Value> values;
  llvm::DenseMap<mlir::Attribute, mlir::Value> constants;
  llvm::DenseSet<mlir::Block *> checkedBlocks;
  /// The op that is being imported.
  mlir::Operation *current = nullptr;
  /// Set once something was reported.
  bool failed = false;
};

/// Element type of a tensor type.
mlir::Type elementType(mlir::Type type);
inline mlir::Type elementType(mlir::Value value) {
  return elementType(value.getType());
}
inline mlir::RankedTensorType tensorType(mlir::Value value) {
  return llvm::cast<mlir::RankedTensorType>(value.getType());
}
/// `value`'s type with another element type.
inline mlir::RankedTensorType withElement(mlir::Value value,
                                          mlir::Type element) {
  return tensorType(value).clone(element);
}

/// The one integer that every element of `value` is known to be.
std::optional<llvm::APInt> knownSplat(mlir::Value value);

/// Largest integer tensor that is computed during the import, in elements.
constexpr int64_t kMaxFoldedElements = 256;

/// What an op that moves elements gives for constant integer operands of at
/// most kMaxFoldedElements elements, or null.
mlir::DenseElementsAttr foldMovement(mlir::Operation *op);

} // namespace sinter

#endif // SINTER_LIB_CONVERSION_IMPORTER_H
