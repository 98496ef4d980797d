#pragma once

#include "core/base/message.h"

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>

namespace core {

// Bad input: a file, a size, a text. `problem` is a stable snake_case id; `message` says what was
// found, what was expected and what to do; `remarks` are the words of a parser or of the system,
// in its language, for those who want to know more; `offset` is the byte (or, for text given by
// the user, the character) where it went wrong.
// A broken contract inside the program is an assertion instead.
class Error : public std::runtime_error {
public:
    Error(
        std::string problemId, Message said, std::optional<std::uint64_t> byteOffset = std::nullopt)
        : std::runtime_error(formatted(said))
        , problem(std::move(problemId))
        , message(std::move(said))
        , offset(byteOffset)
    {
    }

    // The same, met while doing something larger that the message tells as well.
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

// Something worth telling that is no error: a choice the program made for the user.
struct Notice {
    std::string id; // snake_case, stable
    Message message; // with the numbers

    [[nodiscard]] std::string detail() const { return formatted(message); }
    bool operator==(const Notice&) const = default;
};

} // namespace core
