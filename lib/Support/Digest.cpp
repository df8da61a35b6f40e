// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// XXH64.

#include "sinter/Support/Digest.h"

#include <algorithm>
#include <bit>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

using namespace sinter;

namespace {

constexpr uint64_t prime1 = 0x9e3779b185ebca87;
constexpr uint64_t prime2 = 0xc2b2ae3d27d4eb4f;
constexpr uint64_t prime3 = 0x165667b19e3779f9;
constexpr uint64_t prime4 = 0x85ebca77c2b2ae63;
constexpr uint64_t prime5 = 0x27d4eb2f165667c5;

uint64_t load(const char *from, size_t bytes) {
  uint64_t value = 0;
  for (size_t i = 0; i < bytes; ++i)
    value |= uint64_t(static_cast<unsigned char>(from[i])) << (8 * i);
  return value;
}

uint64_t mix(uint64_t lane, uint64_t input) {
  return std::rotl(lane + input * prime2, 31) * prime1;
}

} // namespace

void Digest::addBlock(const char *block) {
  for (size_t i = 0; i < lanes.size(); ++i)
    lanes[i] = mix(lanes[i], load(block + 8 * i, 8));
}

void Digest::add(const void *data, size_t bytes) {
  const char *next = static_cast<const char *>(data);
  size_t filled = total % blockBytes;
  total += bytes;
  if (filled > 0) {
    size_t taken = std::min(bytes, blockBytes - filled);
    std::memcpy(rest.data() + filled, next, taken);
    next += taken;
    bytes -= taken;
    if (filled + taken < blockBytes)
      return;
    addBlock(rest.data());
  }
  for (; bytes >= blockBytes; bytes -= blockBytes, next += blockBytes)
    addBlock(next);
  if (bytes > 0)
    std::memcpy(rest.data(), next, bytes);
}

void Digest::addNumber(uint64_t value) {
  char bytes[8];
  for (int i = 0; i < 8; ++i)
    bytes[i] = static_cast<char>(value >> (8 * i));
  add(bytes, sizeof(bytes));
}

void Digest::addText(std::string_view text) {
  addNumber(text.size());
  add(text);
}

uint64_t Digest::value() const {
  uint64_t sum = prime5;
  if (total >= blockBytes) {
    sum = std::rotl(lanes[0], 1) + std::rotl(lanes[1], 7) +
          std::rotl(lanes[2], 12) + std::rotl(lanes[3], 18);
    for (uint64_t lane : lanes)
      sum = (sum ^ mix(0, lane)) * prime1 + prime4;
  }
  sum += total;
  const char *next = rest.data();
  size_t left = total % blockBytes;
  for (; left >= 8; left -= 8, next += 8)
    sum = std::rotl(sum ^ mix(0, load(next, 8)), 27) * prime1 + prime4;
  if (left >= 4) {
    sum = std::rotl(sum ^ (load(next, 4) * prime1), 23) * prime2 + prime3;
    left -= 4;
    next += 4;
  }
  for (; left > 0; --left, ++next)
    sum = std::rotl(sum ^ (load(next, 1) * prime5), 11) * prime1;
  sum = (sum ^ (sum >> 33)) * prime2;
  sum = (sum ^ (sum >> 29)) * prime3;
  return sum ^ (sum >> 32);
}

std::string Digest::text() const {
  constexpr const char *digits = "0123456789abcdef";
  std::string text = "xxh64:";
  uint64_t number = value();
  for (int shift = 60; shift >= 0; shift -= 4)
    text += digits[(number >> shift) & 15];
  return text;
}

std::string sinter::digestText(std::string_view bytes) {
  Digest digest;
  digest.add(bytes);
  return digest.text();
}

Result<std::string> sinter::digestOfFile(const std::string &path) {
  int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0)
    return fail("cannot read '", path, "': ", std::strerror(errno));
  Digest digest;
  std::string buffer(1 << 16, '\0');
  for (;;) {
    ssize_t got = ::read(descriptor, buffer.data(), buffer.size());
    if (got < 0 && errno == EINTR)
      continue;
    if (got <= 0) {
      int error = errno;
      ::close(descriptor);
      if (got < 0)
        return fail("cannot read '", path, "': ", std::strerror(error));
      return digest.text();
    }
    digest.add(buffer.data(), static_cast<size_t>(got));
  }
}
