// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Stand-ins for the dialects of StableHLO programs: they know no op and no
// attribute, and keep all of them as text.

#include "sinter/Conversion/StablehloSyntax.h"

#include "mlir/IR/Dialect.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace sinter;

namespace {
/// What the stand-ins share. Each has a class of its own, since a context
/// tells dialects apart by their C++ types.
class SyntaxDialect : public Dialect {
public:
  SyntaxDialect(StringRef name, MLIRContext *context, TypeID id)
      : Dialect(name, context, id) {
    allowUnknownOperations();
    allowUnknownTypes();
  }

  Attribute parseAttribute(DialectAsmParser &parser, Type) const override {
    return OpaqueAttr::get(StringAttr::get(getContext(), getNamespace()),
                           parser.getFullSymbolSpec(),
                           NoneType::get(getContext()));
  }

  Type parseType(DialectAsmParser &parser) const override {
    return OpaqueType::get(StringAttr::get(getContext(), getNamespace()),
                           parser.getFullSymbolSpec());
  }

  std::optional<ParseOpHook>
  getParseOperationHook(StringRef opName) const override {
    // The parser begins the message with the op's name.
    return ParseOpHook([](OpAsmParser &parser, OperationState &) {
      return parser.emitError(parser.getNameLoc())
             << "is in its short form, which only the StableHLO libraries can "
                "read; write the program in generic form: stablehlo-opt "
                "--mlir-print-op-generic, or get_asm(print_generic_op_form="
                "True) on JAX's module";
    });
  }
};

#define SINTER_SYNTAX_DIALECT(CLASS, NAMESPACE)                                \
  class CLASS final : public SyntaxDialect {                                   \
  public:                                                                      \
    explicit CLASS(MLIRContext *context)                                       \
        : SyntaxDialect(getDialectNamespace(), context,                        \
                        TypeID::get<CLASS>()) {}                               \
    static constexpr StringLiteral getDialectNamespace() {                     \
      return StringLiteral(NAMESPACE);                                         \
    }                                                                          \
    MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(CLASS)                        \
  };

SINTER_SYNTAX_DIALECT(StablehloSyntax, "stablehlo")
SINTER_SYNTAX_DIALECT(ChloSyntax, "chlo")
SINTER_SYNTAX_DIALECT(MhloSyntax, "mhlo")
SINTER_SYNTAX_DIALECT(SdySyntax, "sdy")
#undef SINTER_SYNTAX_DIALECT

template <typename... Dialects> void insertMissing(DialectRegistry &registry) {
  auto insert = [&]<typename T>(T *) {
    if (!registry.getDialectAllocator(T::getDialectNamespace()))
      registry.insert<T>();
  };
  (insert(static_cast<Dialects *>(nullptr)), ...);
}
} // namespace

void sinter::registerStablehloSyntax(DialectRegistry &registry) {
  insertMissing<StablehloSyntax, ChloSyntax, MhloSyntax, SdySyntax>(registry);
}

/// Whether a function's interface is written as front ends write it: a step
/// that only hands values on has no other sign.
static bool hasForeignInterface(FunctionOpInterface function) {
  auto hasSign = [](Type type) {
    Type element = getElementTypeOrSelf(type);
    return element.isSignedInteger() || element.isUnsignedInteger();
  };
  if (llvm::any_of(function.getArgumentTypes(), hasSign) ||
      llvm::any_of(function.getResultTypes(), hasSign))
    return true;
  for (unsigned i = 0, e = function.getNumArguments(); i < e; ++i)
    if (function.getArgAttr(i, "tf.aliasing_output") ||
        function.getArgAttr(i, "jax.buffer_donor"))
      return true;
  return false;
}

bool sinter::needsStablehloImport(Operation *root) {
  return root
      ->walk([](Operation *op) {
        StringRef dialect = op->getName().getDialectNamespace();
        auto function = dyn_cast<FunctionOpInterface>(op);
        return llvm::is_contained({"stablehlo", "chlo", "mhlo", "sdy"},
                                  dialect) ||
                       (function && hasForeignInterface(function))
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}
