// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Decisions as attributes.

#include "sinter/Schedule/KernelPlan.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace sinter;

constexpr ScheduleKind scheduleKinds[] = {
    ScheduleKind::Pointwise, ScheduleKind::Row,     ScheduleKind::Split,
    ScheduleKind::Scatter,   ScheduleKind::Library, ScheduleKind::Copy};

StringRef sinter::stringifySchedule(ScheduleKind kind) {
  switch (kind) {
  case ScheduleKind::Pointwise:
    return "pointwise";
  case ScheduleKind::Row:
    return "row";
  case ScheduleKind::Split:
    return "split";
  case ScheduleKind::Scatter:
    return "scatter";
  case ScheduleKind::Library:
    return "library";
  case ScheduleKind::Copy:
    return "copy";
  }
  llvm_unreachable("unknown schedule");
}

std::optional<ScheduleKind> sinter::parseSchedule(StringRef name) {
  for (ScheduleKind kind : scheduleKinds)
    if (stringifySchedule(kind) == name)
      return kind;
  return std::nullopt;
}

namespace {
/// Name, place and bounds of each number in the attribute.
struct Field {
  StringLiteral name;
  int64_t TileDecisions::*member;
  int64_t low, high;
  /// May be left out, and is where it has its first value.
  bool optional = false;
};
} // namespace

/// The largest grid in y; in x it is 2^31 - 1.
constexpr int64_t maxGridY = 65535;
constexpr int64_t maxGridX = 2147483647;

constexpr Field fields[] = {
    {"blocks", &TileDecisions::blocks, 1, maxGridX},
    {"chunks", &TileDecisions::chunks, 0, 1024},
    {"lanes", &TileDecisions::lanes, 1, 1024},
    {"min_blocks_per_sm", &TileDecisions::minBlocksPerSM, 1, 32},
    {"segment", &TileDecisions::segment, 0, 65536, /*optional=*/true},
    {"splits", &TileDecisions::splits, 1, maxGridY},
    {"stage", &TileDecisions::stage, 0, 1, /*optional=*/true},
    {"threads", &TileDecisions::threads, 32, 1024},
    {"vector", &TileDecisions::vector, 1, 16},
};

static bool isTiled(ScheduleKind kind) {
  return kind != ScheduleKind::Library && kind != ScheduleKind::Copy;
}

DictionaryAttr sinter::toAttribute(const TileDecisions &decisions,
                                   MLIRContext *context) {
  Builder b(context);
  SmallVector<NamedAttribute> entries;
  if (isTiled(decisions.schedule))
    for (const Field &field : fields)
      if (!field.optional ||
          decisions.*field.member != TileDecisions().*field.member)
        entries.push_back(b.getNamedAttr(
            field.name, b.getI64IntegerAttr(decisions.*field.member)));
  entries.push_back(b.getNamedAttr(
      "schedule", b.getStringAttr(stringifySchedule(decisions.schedule))));
  entries.push_back(b.getNamedAttr("version", b.getI64IntegerAttr(1)));
  return b.getDictionaryAttr(entries);
}

std::optional<TileDecisions> sinter::fromAttribute(DictionaryAttr attribute,
                                                   std::string &error) {
  auto fail = [&](const Twine &text) -> std::optional<TileDecisions> {
    error = text.str();
    return std::nullopt;
  };
  if (!attribute)
    return fail("there are no decisions");
  auto version = attribute.getAs<IntegerAttr>("version");
  if (!version || version.getValue() != 1)
    return fail("'version' must be 1");
  auto name = attribute.getAs<StringAttr>("schedule");
  if (!name)
    return fail("'schedule' is missing");
  TileDecisions decisions;
  std::optional<ScheduleKind> kind = parseSchedule(name.getValue());
  if (!kind)
    return fail(
        "'schedule' is \"" + name.getValue() +
        "\", but must be pointwise, row, split, scatter, library or copy");
  decisions.schedule = *kind;
  for (NamedAttribute entry : attribute) {
    StringRef key = entry.getName().getValue();
    if (key == "version" || key == "schedule")
      continue;
    const Field *field = llvm::find_if(
        fields, [&](const Field &field) { return field.name == key; });
    if (field == std::end(fields))
      return fail("'" + key + "' is no decision");
  }
  if (!isTiled(*kind))
    return decisions;
  for (const Field &field : fields) {
    if (field.optional && !attribute.contains(field.name))
      continue;
    auto value = attribute.getAs<IntegerAttr>(field.name);
    if (!value || !value.getType().isInteger(64))
      return fail("'" + field.name + "' is missing or no integer of type i64");
    if (!value.getValue().isSignedIntN(64))
      return fail("'" + field.name + "' is too large");
    int64_t number = value.getValue().getSExtValue();
    if (number < field.low || number > field.high)
      return fail("'" + field.name + "' is " + Twine(number) +
                  ", but must be between " + Twine(field.low) + " and " +
                  Twine(field.high));
    decisions.*field.member = number;
  }
  if (decisions.threads % 32 != 0)
    return fail("'threads' must be a multiple of 32");
  if (!llvm::isPowerOf2_64(decisions.vector))
    return fail("'vector' must be 1, 2, 4, 8 or 16");
  if (!llvm::isPowerOf2_64(decisions.lanes) ||
      decisions.threads % decisions.lanes != 0)
    return fail("'lanes' must be a power of two that divides 'threads'");
  return decisions;
}
