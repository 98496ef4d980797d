#pragma once

#include "core/base/message.h"

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>

namespace core {

// Invalid input: a file, a size, a text. `problem` is a stable snake_case id; `message` states what
// was found, what was expected and what to do; `remarks` quotes a parser or the system,
// untranslated; `offset` is the byte (or, in the user's text, the character) of the problem. Broken
// contracts inside the program are assertions instead.
class Error : public std::runtime_error {
public:
    Error(
        std::string problemId, Message text, std::optional<std::uint64_t> byteOffset = std::nullopt)
        : std::runtime_error(formatted(text))
        , problem(std::move(problemId))
        , message { std::move(text) }
        , offset(byteOffset)
    {
    }

    // This error during a larger operation; `larger` becomes the message and includes this one's.
    [[nodiscard]] Error within(Message larger) const
    {
        return Error(problem, std::move(larger), offset).remarked(remarks);
    }
    [[nodiscard]] Error at(std::optional<std::uint64_t> place) const
    {
        Error result = *this;
        result.offset = place;
        return result;
    }
    [[nodiscard]] Error remarked(std::string words) const
    {
        Error result = *this;
        result.remarks = std::move(words);
        return result;
    }
    [[nodiscard]] std::string detail() const { return what(); } // in English

    std::string problem;
    Message message;
    std::string remarks;
    std::optional<std::uint64_t> offset;
};

// A remark that is not an error: a choice the program made for the user.
struct Notice {
    std::string id; // snake_case, stable
    Message message; // includes the values

    [[nodiscard]] std::string detail() const { return formatted(message); }
    bool operator==(const Notice&) const = default;
};

} // namespace core
