// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A map of the arena from bytes to the buffer they belong to at a time.

#include "CheckOrder.h"

#include "sinter/Bundle/MatmulLayout.h"

#include <algorithm>
#include <map>

using namespace sinter;
using namespace sinter::bundle;

namespace {

/// Who wrote a piece of the arena last. Pieces do not overlap.
struct Piece {
  uint64_t end = 0;
  uint32_t buffer = 0;
  std::optional<size_t> launch; // none: there before the first one
  bool fixed = false;           // no launch may write it
};

/// Bytes of a buffer that a launch uses; `where` as in "launches[3].args[0]".
struct Use {
  std::string where;
  uint32_t buffer = 0;
  uint64_t offset = 0; // in the arena
  uint64_t bytes = 0;
};

class OrderCheck {
public:
  explicit OrderCheck(const Manifest &manifest) : manifest(manifest) {}

  Status run() {
    if (Status s = placeInputs(); !s)
      return s;
    for (size_t i = 0; i < manifest.launches.size(); ++i)
      if (Status s = launch(i); !s)
        return s;
    for (size_t i = 0; i < manifest.outputs.size(); ++i) {
      const Output &output = manifest.outputs[i];
      const Buffer &buffer = manifest.buffers[output.buffer];
      uint32_t root = buffer.viewOf.value_or(output.buffer);
      std::string where =
          "outputs[" + std::to_string(i) + "] ('" + output.name + "')";
      if (Status s = read({where, root, buffer.offset, buffer.bytes},
                          "no launch writes all of");
          !s)
        return s;
    }
    return {};
  }

private:
  using Pieces = std::map<uint64_t, Piece>; // by start

  std::string nameOf(uint32_t buffer) const {
    return "'" + manifest.buffers[buffer].name + "'";
  }

  /// The first piece that ends after `offset`.
  Pieces::iterator firstAfter(uint64_t offset) {
    auto it = pieces.upper_bound(offset);
    if (it != pieces.begin() && std::prev(it)->second.end > offset)
      --it;
    return it;
  }

  Status placeInputs() {
    for (size_t i = 0; i < manifest.inputs.size(); ++i)
      if (Status s =
              place("inputs[" + std::to_string(i) + "]",
                    manifest.inputs[i].buffer, !manifest.inputs[i].donated);
          !s)
        return s;
    for (size_t i = 0; i < manifest.constants.size(); ++i)
      if (Status s = place("constants[" + std::to_string(i) + "]",
                           manifest.constants[i].buffer, true);
          !s)
        return s;
    return {};
  }

  Status place(const std::string &where, uint32_t index, bool fixed) {
    const Buffer &buffer = manifest.buffers[index];
    if (buffer.bytes == 0)
      return {};
    auto it = firstAfter(buffer.offset);
    if (it != pieces.end() && it->first < buffer.offset + buffer.bytes)
      return fail(where, ": buffers ", nameOf(index), " and ",
                  nameOf(it->second.buffer),
                  " lie on the same bytes and both are there from the start");
    pieces[buffer.offset] = {buffer.offset + buffer.bytes, index, std::nullopt,
                             fixed};
    return {};
  }

  Use use(const std::string &where, uint32_t buffer, uint64_t offset,
          uint64_t bytes) const {
    return {where, buffer, manifest.buffers[buffer].offset + offset, bytes};
  }

  Status launch(size_t index) {
    std::string where = "launches[" + std::to_string(index) + "]";
    const Launch &launch = manifest.launches[index];
    std::vector<Use> reads, writes;
    if (auto *kernel = std::get_if<KernelLaunch>(&launch.work)) {
      if (std::count(kernel->grid.begin(), kernel->grid.end(), 0u) > 0)
        return {};
      for (size_t i = 0; i < kernel->args.size(); ++i) {
        const KernelArg &arg = kernel->args[i];
        Use it = use(where + ".args[" + std::to_string(i) + "]", arg.buffer,
                     arg.offset, arg.bytes);
        if (arg.access != Access::Write && arg.content != ArgContent::Scratch)
          reads.push_back(it);
        if (arg.access != Access::Read)
          writes.push_back(it);
      }
      if (kernel->members)
        if (Status s = membersApart(*kernel, where); !s)
          return s;
    } else if (auto *matmul = std::get_if<MatmulLaunch>(&launch.work)) {
      if (isEmpty(*matmul))
        return {};
      auto operand = [&](const char *name, const MatmulOperand &matrix) {
        return use(where + name, matrix.buffer, matrix.offset, matrix.bytes);
      };
      writes.push_back(operand(".d", matmul->d));
      if (matmul->k > 0) {
        reads.push_back(operand(".a", matmul->a));
        reads.push_back(operand(".b", matmul->b));
      }
      for (const Use &matrix : reads)
        if (overlap(matrix, writes.front()))
          return fail(matrix.where, ": it lies on the bytes of d, which the "
                                    "product writes while it reads");
    } else {
      const auto &copy = std::get<CopyLaunch>(launch.work);
      reads.push_back(
          use(where + ".from", copy.fromBuffer, copy.fromOffset, copy.bytes));
      writes.push_back(
          use(where + ".to", copy.toBuffer, copy.toOffset, copy.bytes));
    }
    for (const Use &it : reads)
      if (Status s = read(it, "no launch before it writes all of"); !s)
        return s;
    for (size_t i = 0; i < writes.size(); ++i)
      for (size_t j = 0; j < i; ++j)
        if (overlap(writes[i], writes[j]))
          return fail(writes[i].where,
                      ": it is written and so are the same "
                      "bytes through ",
                      writes[j].where);
    for (const Use &it : writes)
      if (Status s = write(it, index); !s)
        return s;
    return {};
  }

  // CTAs of all members run at once: what one writes, no other one may use, and
  // itself only element by element.
  Status membersApart(const KernelLaunch &launch, const std::string &where) {
    struct Range {
      uint64_t begin, end;
      size_t arg;
    };
    const MemberTable &table = *launch.members;
    size_t columns = table.columns.size();
    std::vector<Range> written;
    auto rangeOf = [&](size_t i) -> Range {
      const KernelArg &arg = launch.args[i];
      uint64_t begin = manifest.buffers[arg.buffer].offset + arg.offset;
      return {begin, begin + arg.bytes, i};
    };
    for (size_t i = 0; i < launch.args.size(); ++i)
      if (Range range = rangeOf(i);
          launch.args[i].access != Access::Read && range.begin != range.end)
        written.push_back(range);
    std::sort(written.begin(), written.end(),
              [](const Range &a, const Range &b) { return a.begin < b.begin; });
    for (size_t i = 0; i < launch.args.size(); ++i) {
      Range range = rangeOf(i);
      if (range.begin == range.end)
        continue;
      // The written ranges are apart, as the caller finds out.
      auto it = std::upper_bound(
          written.begin(), written.end(), range.begin,
          [](uint64_t begin, const Range &other) { return begin < other.end; });
      for (; it != written.end() && it->begin < range.end; ++it) {
        if (it->arg == i)
          continue;
        bool inTable = i < launch.tableArgs() && it->arg < launch.tableArgs();
        const MemberColumn &own = table.columns[i % columns];
        const MemberColumn &other = table.columns[it->arg % columns];
        uint64_t elements = inTable ? table.elements[i / columns] : 0;
        if (inTable && i / columns == it->arg / columns &&
            it->begin == range.begin && own.bytes == other.bytes &&
            ((own.perElement && other.perElement) || elements == 1))
          continue;
        return fail(where, ".args[", i,
                    "]: it lies on bytes that the launch "
                    "writes through args[",
                    it->arg, "] at the same time");
      }
    }
    return {};
  }

  static bool overlap(const Use &a, const Use &b) {
    return a.bytes > 0 && b.bytes > 0 && a.offset < b.offset + b.bytes &&
           b.offset < a.offset + a.bytes;
  }

  Status read(const Use &use, const char *missing) {
    uint64_t next = use.offset, end = use.offset + use.bytes;
    for (auto it = firstAfter(next); next < end; ++it) {
      if (it == pieces.end() || it->first > next)
        return fail(use.where, ": it is read from buffer ", nameOf(use.buffer),
                    " and ", missing, " that");
      const Piece &piece = it->second;
      if (piece.buffer != use.buffer) {
        std::string writer = piece.launch
                                 ? "launches[" + std::to_string(*piece.launch) +
                                       "] has written there as"
                                 : "there are the bytes of";
        return fail(use.where, ": it is read from buffer ", nameOf(use.buffer),
                    " but ", writer, " buffer ", nameOf(piece.buffer),
                    ", which shares memory with it");
      }
      next = piece.end;
    }
    return {};
  }

  Status write(const Use &use, size_t launch) {
    if (use.bytes == 0)
      return {};
    uint64_t start = use.offset, end = use.offset + use.bytes;
    auto it = firstAfter(start);
    while (it != pieces.end() && it->first < end) {
      Piece piece = it->second;
      uint64_t from = it->first;
      if (piece.fixed) {
        bool constant =
            manifest.buffers[piece.buffer].kind == BufferKind::Constant;
        return fail(use.where, ": it writes bytes of ",
                    constant ? "constant " : "input ", nameOf(piece.buffer),
                    constant ? ", and a constant has to stay"
                             : ", which is not donated");
      }
      it = pieces.erase(it);
      if (from < start) {
        Piece left = piece;
        left.end = start;
        pieces[from] = left;
      }
      if (piece.end > end)
        it = pieces.emplace(end, piece).first;
    }
    pieces[start] = {end, use.buffer, launch, false};
    return {};
  }

  const Manifest &manifest;
  Pieces pieces;
};

} // namespace

Status sinter::bundle::checkOrder(const Manifest &manifest) {
  return OrderCheck(manifest).run();
}
