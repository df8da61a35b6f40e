// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A value or an error text, for the rooms that use neither LLVM nor exceptions
// across their interface. An error says where, what and how to repair it.

#ifndef SINTER_SUPPORT_RESULT_H
#define SINTER_SUPPORT_RESULT_H

#include <cassert>
#include <optional>
#include <sstream>
#include <string>
#include <utility>
#include <variant>

namespace sinter {

/// The text of an error, without a trailing newline and without the tool's
/// name.
struct Failure {
  std::string message;
};

/// Builds a Failure from pieces, each printed as an ostream prints it.
template <typename... Pieces> Failure fail(const Pieces &...pieces) {
  std::ostringstream text;
  (text << ... << pieces);
  return Failure{std::move(text).str()};
}

/// Either a T or a Failure. Check before use: `if (!r) return r.failure();`.
template <typename T> class [[nodiscard]] Result {
public:
  Result(T value) : state(std::in_place_index<0>, std::move(value)) {}
  Result(Failure failure) : state(std::in_place_index<1>, std::move(failure)) {}

  explicit operator bool() const { return state.index() == 0; }
  T &operator*() {
    assert(*this && "a failed result has no value");
    return *std::get_if<0>(&state);
  }
  const T &operator*() const {
    assert(*this && "a failed result has no value");
    return *std::get_if<0>(&state);
  }
  T *operator->() { return &**this; }
  const T *operator->() const { return &**this; }

  const Failure &failure() const {
    assert(!*this && "a good result has no failure");
    return *std::get_if<1>(&state);
  }
  const std::string &message() const { return failure().message; }

private:
  std::variant<T, Failure> state;
};

/// Success or a Failure.
template <> class [[nodiscard]] Result<void> {
public:
  Result() = default;
  Result(Failure failure) : error(std::move(failure)) {}

  explicit operator bool() const { return !error; }
  const Failure &failure() const {
    assert(error && "a good result has no failure");
    return *error;
  }
  const std::string &message() const { return failure().message; }

private:
  std::optional<Failure> error;
};

using Status = Result<void>;

} // namespace sinter

#endif // SINTER_SUPPORT_RESULT_H
