#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>

namespace core {

// Bad input: a file, a size, a text. `problem` is a stable snake_case id that the interface
// translates; `detail` says in plain English what was found, what was expected and what to do;
// `offset` is the byte (or, for text given by the user, the character) where it went wrong.
// A broken contract inside the program is an assertion instead.
class Error : public std::runtime_error {
public:
    Error(std::string problemId, const std::string& detailText,
        std::optional<std::uint64_t> byteOffset = std::nullopt)
        : std::runtime_error(detailText)
        , problem(std::move(problemId))
        , offset(byteOffset)
    {
    }

    [[nodiscard]] std::string detail() const { return what(); }

    std::string problem;
    std::optional<std::uint64_t> offset;
};

// Something worth telling that is no error: a choice the program made for the user.
struct Notice {
    std::string id; // snake_case, stable; the interface translates it
    std::string detail; // English, with the numbers

    bool operator==(const Notice&) const = default;
};

} // namespace core
