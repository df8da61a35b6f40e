// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reading profiles. They come from outside: everything is checked.

#include "sinter/Cost/Profile.h"

#include "sinter/Support/JsonDepth.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/JSON.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

using namespace sinter;
using llvm::StringRef;
namespace json = llvm::json;

namespace {

constexpr double nano = 1e-9, micro = 1e-6, milli = 1e-3;

/// A launch, or a row that stands for several.
struct Row {
  std::string name;
  double seconds = 0;
  int64_t launches = 1;
  /// Seconds; of rows that are one launch.
  std::optional<double> start;
};

class Collector {
public:
  /// Empty, or what is wrong.
  std::string add(const Row &row) {
    if (!std::isfinite(row.seconds) || row.seconds < 0)
      return "the time of '" + row.name + "' is no finite number of at least 0";
    if (row.launches < 0 || row.launches > int64_t(1) << 50)
      return "the number of launches of '" + row.name + "' is out of range";
    ProfileKernel &kernel = kernels[row.name];
    kernel.seconds += row.seconds;
    kernel.launches += row.launches;
    if (row.start && std::isfinite(*row.start))
      intervals.emplace_back(*row.start, *row.start + row.seconds);
    else
      complete = false;
    return "";
  }

  /// Times of day of the whole, where the launches have none of their own.
  void setSpan(double seconds) { knownSpan = seconds; }

  Profile finish() {
    Profile profile;
    for (auto &[name, kernel] : kernels) {
      kernel.name = name;
      profile.kernels.push_back(kernel);
    }
    std::stable_sort(
        profile.kernels.begin(), profile.kernels.end(),
        [](const auto &a, const auto &b) { return a.seconds > b.seconds; });
    if (!complete || intervals.empty()) {
      // Launches that are timed one by one take longer than in a graph.
      if (knownSpan > 0 && profile.kernelSeconds() <= knownSpan) {
        profile.span = knownSpan;
        profile.busy = profile.kernelSeconds();
      }
      return profile;
    }
    std::sort(intervals.begin(), intervals.end());
    double end = intervals.front().first;
    for (auto [from, to] : intervals) {
      profile.busy += std::max(to - std::max(from, end), 0.0);
      end = std::max(end, to);
    }
    profile.span = end - intervals.front().first;
    return profile;
  }

private:
  std::map<std::string, ProfileKernel> kernels;
  std::vector<std::pair<double, double>> intervals;
  bool complete = true;
  double knownSpan = 0;
};

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

/// "Total Time (ns)" -> "total time" and 1e-9.
std::pair<std::string, double> splitHeader(StringRef header) {
  header = header.trim();
  double scale = 0;
  if (header.ends_with(")")) {
    auto [before, unit] = header.drop_back().rsplit('(');
    scale = llvm::StringSwitch<double>(unit.lower())
                .Case("ns", nano)
                .Cases("us", "μs", micro)
                .Case("ms", milli)
                .Cases("s", "sec", 1)
                .Default(0);
    if (scale > 0)
      header = before.trim();
  }
  std::string name = header.lower();
  std::replace(name.begin(), name.end(), '_', ' ');
  return {name, scale};
}

/// Which columns hold what; -1: none does.
struct Columns {
  int name = -1, time = -1, count = -1, start = -1;
  /// Of a number without a unit.
  double timeScale = micro, startScale = nano;

  bool complete() const { return name >= 0 && time >= 0; }
};

/// The columns of a header row, whatever their order. Of several columns that
/// could hold a time, the earlier in the list counts.
Columns findColumns(const std::vector<std::string> &header) {
  Columns columns;
  // Time of a kernel itself; PyTorch's tables are in microseconds.
  static constexpr StringRef times[] = {"total time",
                                        "duration",
                                        "self cuda time total",
                                        "self device time total",
                                        "self cuda",
                                        "self device",
                                        "cuda time total",
                                        "device time total",
                                        "cuda total",
                                        "device total",
                                        "us"};
  static constexpr StringRef names[] = {"plan", "name", "key", "kernel name",
                                        "kernel"};
  static constexpr StringRef counts[] = {"instances", "# of calls", "calls",
                                         "count",     "num calls",  "launches"};
  size_t bestTime = std::size(times), bestName = std::size(names);
  for (size_t i = 0; i < header.size(); ++i) {
    auto [name, scale] = splitHeader(header[i]);
    for (size_t k = 0; k < bestName; ++k)
      if (name == names[k]) {
        bestName = k;
        columns.name = static_cast<int>(i);
      }
    for (size_t k = 0; k < bestTime; ++k)
      if (name == times[k]) {
        bestTime = k;
        columns.time = static_cast<int>(i);
        columns.timeScale = scale > 0 ? scale : micro;
      }
    if (llvm::is_contained(counts, name))
      columns.count = static_cast<int>(i);
    if (name == "start") {
      columns.start = static_cast<int>(i);
      columns.startScale = scale > 0 ? scale : nano;
    }
  }
  return columns;
}

/// "1,234.5", "12.3ms", "0.000us": seconds, with `scale` where the text has no
/// unit.
std::optional<double> parseTime(StringRef text, double scale) {
  std::string digits;
  text = text.trim();
  for (auto [unit, factor] :
       std::initializer_list<std::pair<StringRef, double>>{
           {"ns", nano}, {"us", micro}, {"μs", micro}, {"ms", milli}, {"s", 1}})
    if (text.ends_with(unit)) {
      text = text.drop_back(unit.size()).rtrim();
      scale = factor;
      break;
    }
  for (char c : text)
    if (c != ',')
      digits += c;
  double value;
  if (StringRef(digits).getAsDouble(value))
    return std::nullopt;
  return value * scale;
}

/// Cells of a CSV text row by row; quotes hide commas and line ends.
std::vector<std::vector<std::string>> splitCsv(std::string_view text) {
  std::vector<std::vector<std::string>> rows;
  std::vector<std::string> row;
  std::string cell;
  bool quoted = false, started = false;
  auto endCell = [&] {
    row.push_back(std::move(cell));
    cell.clear();
    started = false;
  };
  auto endRow = [&] {
    endCell();
    if (row.size() > 1 || !StringRef(row.front()).trim().empty())
      rows.push_back(std::move(row));
    row.clear();
  };
  for (size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (quoted) {
      if (c != '"')
        cell += c;
      else if (i + 1 < text.size() && text[i + 1] == '"')
        cell += text[++i];
      else
        quoted = false;
    } else if (c == '"' && !started) {
      quoted = started = true;
    } else if (c == ',') {
      endCell();
    } else if (c == '\n') {
      endRow();
    } else if (c != '\r') {
      cell += c;
      started = started || c != ' ';
    }
  }
  if (!cell.empty() || !row.empty())
    endRow();
  return rows;
}

/// One row of a table, as text.
std::string addRow(Collector &collector, const Columns &columns,
                   const std::vector<std::string> &cells, bool &skipped) {
  auto cell = [&](int column) -> StringRef {
    return column >= 0 && static_cast<size_t>(column) < cells.size()
               ? StringRef(cells[column]).trim()
               : StringRef();
  };
  Row row;
  row.name = cell(columns.name).str();
  // Averages list host functions too, and they take no time on the GPU.
  if (row.name.empty() || cell(columns.time).empty()) {
    skipped = true;
    return "";
  }
  std::optional<double> seconds =
      parseTime(cell(columns.time), columns.timeScale);
  if (!seconds)
    return "'" + cell(columns.time).str() + "' is no time";
  row.seconds = *seconds;
  if (columns.count >= 0) {
    double count;
    std::string digits = cell(columns.count).str();
    digits.erase(std::remove(digits.begin(), digits.end(), ','), digits.end());
    if (StringRef(digits).getAsDouble(count) || !(count >= 0 && count < 1e15))
      return "'" + digits + "' is no number of launches";
    row.launches = static_cast<int64_t>(count);
  } else if (columns.start >= 0) {
    row.start = parseTime(cell(columns.start), columns.startScale);
  }
  if (row.seconds == 0 && columns.start < 0) {
    skipped = true;
    return "";
  }
  return collector.add(row);
}

Failure noTable(const std::string &origin) {
  return fail(origin,
              ": no table of kernels: it should be what `nsys stats "
              "--format csv --report cuda_gpu_kern_sum` (or "
              "cuda_gpu_trace) prints, with columns \"Name\" and "
              "\"Total Time (ns)\" or \"Duration (ns)\"; a table with "
              "\"Name\", \"Self CUDA\" and \"# of Calls\"; or a trace of "
              "the PyTorch profiler");
}

Result<Profile> parseCsv(std::string_view text, const std::string &origin) {
  std::vector<std::vector<std::string>> rows = splitCsv(text);
  // Tools print other lines before the header.
  size_t header = 0;
  Columns columns;
  while (header < rows.size() &&
         !(columns = findColumns(rows[header])).complete())
    ++header;
  if (header == rows.size())
    return noTable(origin);
  Collector collector;
  size_t width = rows[header].size();
  for (size_t i = header + 1; i < rows.size(); ++i) {
    // Another table, or a line of text, ends this one.
    if (rows[i].size() < width)
      break;
    bool skipped = false;
    std::string wrong = addRow(collector, columns, rows[i], skipped);
    if (!wrong.empty())
      return fail(origin, ": row ", i + 1, ": ", wrong);
  }
  return collector.finish();
}

//===----------------------------------------------------------------------===//
// JSON
//===----------------------------------------------------------------------===//

std::string textOf(const json::Value *value) {
  if (!value)
    return "";
  if (std::optional<StringRef> text = value->getAsString())
    return text->str();
  if (std::optional<int64_t> integer = value->getAsInteger())
    return std::to_string(*integer);
  if (std::optional<double> number = value->getAsNumber()) {
    char text[64];
    std::snprintf(text, sizeof text, "%.17g", *number);
    return text;
  }
  return "";
}

/// Complete events of kernels and copies; times are in microseconds.
Result<Profile> parseTrace(const json::Array &events,
                           const std::string &origin) {
  Collector collector;
  for (const json::Value &value : events) {
    const json::Object *event = value.getAsObject();
    if (!event || event->getString("ph") != "X")
      continue;
    std::optional<StringRef> category = event->getString("cat");
    if (!category)
      continue;
    std::string kind = category->lower();
    if (kind != "kernel" && kind != "gpu_memcpy" && kind != "gpu_memset")
      continue;
    Row row;
    row.name = event->getString("name").value_or("").str();
    std::optional<double> time = event->getNumber("dur");
    if (row.name.empty() || !time)
      return fail(origin, ": a kernel's event has no name or no duration");
    row.seconds = *time * micro;
    if (std::optional<double> start = event->getNumber("ts"))
      row.start = *start * micro;
    std::string wrong = collector.add(row);
    if (!wrong.empty())
      return fail(origin, ": ", wrong);
  }
  return collector.finish();
}

/// A list of objects whose keys are the columns of a table.
Result<Profile> parseRecords(const json::Array &records,
                             const std::string &origin, double span = 0) {
  Collector collector;
  collector.setSpan(span);
  bool found = false;
  for (const json::Value &value : records) {
    const json::Object *record = value.getAsObject();
    if (!record)
      continue;
    std::vector<std::string> header, cells;
    for (const auto &[key, entry] : *record) {
      StringRef name = key;
      header.push_back(name == "seconds" ? "Total Time (s)" : name.str());
      cells.push_back(textOf(&entry));
    }
    Columns columns = findColumns(header);
    if (!columns.complete())
      continue;
    found = true;
    bool skipped = false;
    std::string wrong = addRow(collector, columns, cells, skipped);
    if (!wrong.empty())
      return fail(origin, ": ", wrong);
  }
  if (!found)
    return noTable(origin);
  return collector.finish();
}

Result<Profile> parseJson(std::string_view text, const std::string &origin) {
  if (nestsDeeperThan(text))
    return fail(origin, ": not valid JSON: it nests too deep");
  llvm::Expected<json::Value> parsed =
      json::parse(StringRef(text.data(), text.size()));
  if (!parsed)
    return fail(origin,
                ": not valid JSON: ", llvm::toString(parsed.takeError()));
  if (const json::Array *list = parsed->getAsArray()) {
    // A trace may be the bare list of its events.
    for (const json::Value &value : *list)
      if (const json::Object *object = value.getAsObject())
        return object->get("ph") ? parseTrace(*list, origin)
                                 : parseRecords(*list, origin);
    return noTable(origin);
  }
  if (const json::Object *root = parsed->getAsObject()) {
    if (const json::Array *events = root->getArray("traceEvents"))
      return parseTrace(*events, origin);
    // What sinter-run writes: launches one by one, and the step as a graph.
    double span = 0;
    if (const json::Object *step = root->getObject("step"))
      span = step->getNumber("median_us").value_or(0) * micro;
    for (StringRef key : {"launches", "kernels"})
      if (const json::Array *list = root->getArray(key))
        return parseRecords(*list, origin, std::isfinite(span) ? span : 0);
    if (const json::Object *named = root->getObject("kernels")) {
      json::Array list;
      for (const auto &[name, value] : *named)
        if (const json::Object *entry = value.getAsObject()) {
          json::Object record = *entry;
          record["name"] = name.str();
          list.push_back(std::move(record));
        }
      return parseRecords(list, origin, std::isfinite(span) ? span : 0);
    }
  }
  return noTable(origin);
}

} // namespace

double Profile::kernelSeconds() const {
  double total = 0;
  for (const ProfileKernel &kernel : kernels)
    total += kernel.seconds;
  return total;
}

int64_t Profile::launches() const {
  int64_t total = 0;
  for (const ProfileKernel &kernel : kernels)
    total += kernel.launches;
  return total;
}

Result<Profile> sinter::parseProfile(std::string_view text,
                                     const std::string &origin) {
  StringRef start = StringRef(text.data(), text.size()).ltrim();
  // A byte-order mark is no part of the text.
  if (start.consume_front("\xef\xbb\xbf"))
    text = std::string_view(start.data(), start.size());
  Result<Profile> profile = start.starts_with("{") || start.starts_with("[")
                                ? parseJson(text, origin)
                                : parseCsv(text, origin);
  if (profile && profile->kernels.empty())
    return fail(origin, ": no kernel in it took any time");
  return profile;
}

Result<StepTime>
sinter::stepOfProfile(const Profile &profile, int64_t steps, double wallSeconds,
                      const std::map<std::string, KernelFamily> &known) {
  double count = static_cast<double>(std::max<int64_t>(steps, 1));
  double kernels = profile.kernelSeconds();
  // Of kernels that ran side by side, a second counts once.
  double busy = profile.span > 0 ? profile.busy : kernels;
  double wall = wallSeconds > 0    ? wallSeconds
                : profile.span > 0 ? profile.span
                                   : kernels;
  // Clocks of host and device differ a little.
  if (busy > 1.001 * wall)
    return fail("kernels ran for ", busy, " s, which is more than the ", wall,
                " s that the steps took; check the wall time and the number of "
                "steps");
  double overlap = kernels > 0 ? busy / kernels : 1;
  StepTime step;
  step.measured = true;
  for (const ProfileKernel &kernel : profile.kernels) {
    StringRef symbol = kernel.name;
    symbol.consume_front("@");
    auto found = known.find(symbol.str());
    FamilyTime &family = step.of(
        found != known.end() ? found->second : kernelFamily(kernel.name));
    family.seconds += kernel.seconds * overlap / count;
    family.launches += static_cast<double>(kernel.launches) / count;
  }
  step.idleSeconds = std::max(wall - busy, 0.0) / count;
  return step;
}
