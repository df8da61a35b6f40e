// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The frame of a cubin. Sources: the ELF-64 object file format; the CUDA parts
// (machine, flags, .nv.info) as binutils, LLVM and cuobjdump name them and as
// ptxas 12 and 13 write them.

#include "sinter/Bundle/KernelFile.h"

#include <cstdint>
#include <set>
#include <vector>

using namespace sinter;
using namespace sinter::bundle;

namespace {

constexpr size_t fileHeaderBytes = 64;
constexpr size_t sectionHeaderBytes = 64;
constexpr size_t programHeaderBytes = 56;
constexpr size_t symbolBytes = 24;
constexpr uint16_t machineCuda = 190;
constexpr uint32_t sectionSymtab = 2, sectionNobits = 8;
constexpr uint8_t symbolFunction = 2;

// Records of .nv.info: form, attribute, then two bytes that are the value or,
// for form 4, the size of the value that follows.
constexpr uint8_t infoFormSized = 4;
constexpr uint8_t infoParameter = 0x17;      // one per parameter
constexpr uint8_t infoParameterBytes = 0x19; // of all parameters together
constexpr uint64_t parameterRecordBytes = 12;
constexpr uint64_t pointerBytes = 8;

struct Section {
  std::string_view name;
  uint32_t type = 0, link = 0;
  uint64_t offset = 0, bytes = 0, entryBytes = 0;
};

class CubinReader {
public:
  CubinReader(std::string_view image, const std::string &chip)
      : image(image), chip(chip) {}

  Result<KernelEntries> run() {
    if (Status s = fileHeader(); !s)
      return s.failure();
    if (Status s = sectionHeaders(); !s)
      return s.failure();
    for (const Section &section : sections)
      if (section.type == sectionSymtab)
        if (Status s = symbols(section); !s)
          return s.failure();
    for (const std::string &name : functions)
      if (Status s = entry(name); !s)
        return s.failure();
    return std::move(entries);
  }

private:
  // Little-endian; the caller has checked that the bytes are there.
  uint64_t number(uint64_t offset, unsigned bytes) const {
    uint64_t value = 0;
    for (unsigned i = 0; i < bytes; ++i)
      value |= uint64_t(static_cast<unsigned char>(image[offset + i]))
               << (8 * i);
    return value;
  }

  bool inside(uint64_t offset, uint64_t bytes) const {
    return offset <= image.size() && bytes <= image.size() - offset;
  }

  Status fileHeader() const {
    using namespace std::string_view_literals;
    if (!image.starts_with("\x7f"
                           "ELF"sv))
      return fail("it is not a cubin: it is no ELF file");
    if (image.size() < fileHeaderBytes)
      return fail("it is cut off in the ELF header");
    if (image[4] != 2 || image[5] != 1 || number(18, 2) != machineCuda)
      return fail("it is not a cubin: its ELF header is of another machine");
    // ABI 8 has the architecture in the second byte of the flags, ABI 7 in the
    // first.
    uint64_t flags = number(48, 4);
    uint64_t abi = number(8, 1);
    uint64_t architecture = abi >= 8 ? (flags >> 8) & 0xff : flags & 0xff;
    std::string name = "sm_" + std::to_string(architecture);
    if (chip.substr(0, chip.find_last_of("0123456789") + 1) != name)
      return fail("it is compiled for ", name, " and the bundle is for ", chip);
    return {};
  }

  Status table(const char *what, uint64_t offset, uint64_t count,
               uint64_t entryBytes, uint64_t expected) const {
    if (count > 0 && entryBytes != expected)
      return fail("its ", what, " headers have ", entryBytes, " bytes, not ",
                  expected);
    if (count > 0 && !inside(offset, count * expected))
      return fail("it is cut off: its ", count, " ", what, " headers at byte ",
                  offset, " reach beyond its ", image.size(), " bytes");
    return {};
  }

  Status sectionHeaders() {
    uint64_t programs = number(56, 2);
    if (Status s = table("program", number(32, 8), programs, number(54, 2),
                         programHeaderBytes);
        !s)
      return s;
    for (uint64_t i = 0; i < programs; ++i) {
      uint64_t at = number(32, 8) + i * programHeaderBytes;
      if (!inside(number(at + 8, 8), number(at + 32, 8)))
        return fail("it is cut off: program header ", i, " reaches beyond its ",
                    image.size(), " bytes");
    }
    uint64_t start = number(40, 8), count = number(60, 2);
    if (Status s =
            table("section", start, count, number(58, 2), sectionHeaderBytes);
        !s)
      return s;
    for (uint64_t i = 0; i < count; ++i) {
      uint64_t at = start + i * sectionHeaderBytes;
      Section section;
      section.type = static_cast<uint32_t>(number(at + 4, 4));
      section.offset = number(at + 24, 8);
      section.bytes = number(at + 32, 8);
      section.link = static_cast<uint32_t>(number(at + 40, 4));
      section.entryBytes = number(at + 56, 8);
      if (section.type != sectionNobits &&
          !inside(section.offset, section.bytes))
        return fail("it is cut off: section ", i, " reaches beyond its ",
                    image.size(), " bytes");
      sections.push_back(section);
    }
    uint64_t names = number(62, 2);
    if (names >= sections.size())
      return fail("its section of names, ", names, ", is not one of its ",
                  sections.size());
    for (uint64_t i = 0; i < count; ++i)
      if (!name(sections[names], number(start + i * sectionHeaderBytes, 4),
                sections[i].name))
        return fail("the name of its section ", i, " is out of bounds");
    return {};
  }

  // A text of a string table, up to its NUL.
  bool name(const Section &table, uint64_t offset,
            std::string_view &text) const {
    if (table.type == sectionNobits || offset >= table.bytes)
      return offset == 0 && table.bytes == 0;
    text = image.substr(table.offset + offset, table.bytes - offset);
    size_t end = text.find('\0');
    text = text.substr(0, end);
    return end != std::string_view::npos;
  }

  // Collects functions that have code.
  Status symbols(const Section &table) {
    if (table.entryBytes != symbolBytes || table.bytes % symbolBytes != 0)
      return fail("its symbols do not have ", symbolBytes, " bytes each");
    if (table.link >= sections.size())
      return fail("the names of its symbols are in no section");
    for (uint64_t at = 0; at < table.bytes; at += symbolBytes) {
      uint64_t start = table.offset + at;
      std::string_view text;
      if (!name(sections[table.link], number(start, 4), text))
        return fail("the name of its symbol ", at / symbolBytes,
                    " is out of bounds");
      uint64_t home = number(start + 6, 2);
      if ((number(start + 4, 1) & 15) != symbolFunction || home == 0 ||
          home >= sections.size() ||
          sections[home].name != ".text." + std::string(text))
        continue;
      uint64_t value = number(start + 8, 8), bytes = number(start + 16, 8);
      if (sections[home].type == sectionNobits ||
          value > sections[home].bytes || bytes > sections[home].bytes - value)
        return fail("the code of '", printable(text),
                    "' reaches beyond its section");
      functions.emplace(text);
    }
    return {};
  }

  // Parameters, from the section of notes on one entry.
  Status entry(const std::string &function) {
    const Section *notes = nullptr;
    for (const Section &section : sections)
      if (section.type != sectionNobits &&
          section.name == ".nv.info." + function)
        notes = &section;
    if (!notes)
      return {};
    std::optional<uint64_t> bytes;
    uint64_t records = 0;
    for (uint64_t at = 0; at < notes->bytes;) {
      uint64_t start = notes->offset + at;
      uint64_t left = notes->bytes - at;
      if (left < 4)
        return fail("the notes on entry '", printable(function),
                    "' are cut off");
      uint64_t value = number(start + 2, 2);
      uint64_t size = 4 + (number(start, 1) == infoFormSized ? value : 0);
      if (size > left)
        return fail("the notes on entry '", printable(function),
                    "' are cut off");
      uint64_t attribute = number(start + 1, 1);
      if (attribute == infoParameterBytes && size == 4)
        bytes = value;
      if (attribute == infoParameter && size == 4 + parameterRecordBytes) {
        // index, number (2 bytes), place (2 bytes), flags and size from bit 18
        uint64_t place = number(start + 10, 2);
        uint64_t width = number(start + 12, 4) >> 18;
        if (width != pointerBytes || place % pointerBytes != 0)
          return fail("parameter ", place / pointerBytes, " of entry '",
                      printable(function), "' is no 8-byte pointer");
        ++records;
      }
      at += size;
    }
    if (!bytes && records == 0)
      bytes = 0;
    if (!bytes || *bytes != records * pointerBytes)
      return fail("entry '", printable(function), "' has ", records,
                  " parameters in ", bytes.value_or(0),
                  " bytes: they are no 8-byte pointers");
    entries.emplace(function, records);
    return {};
  }

  std::string_view image;
  const std::string &chip;
  std::vector<Section> sections;
  std::set<std::string> functions;
  KernelEntries entries;
};

} // namespace

Result<KernelEntries> sinter::bundle::readCubin(std::string_view image,
                                                const std::string &chip) {
  if (image.empty())
    return fail("it is empty");
  return CubinReader(image, chip).run();
}
