#pragma once

#include "core/base/fields.h"
#include "core/base/message.h"
#include "core/input/source.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

// The path and range of a value, for error messages.
struct FieldLocation {
    std::string path;
    std::optional<Range> range;
    std::string member = {}; // field of a record in the list at this path

    [[nodiscard]] Message what() const;
};

// Formats and parses the value of one field. readField throws Error "bad_value", "out_of_range",
// "unknown_choice" or "bad_tensor" and then leaves the value unchanged.
std::string fieldText(bool value);
std::string fieldText(int value);
std::string fieldText(std::uint64_t value);
std::string fieldText(float value);
std::string fieldText(const std::string& value);
std::string fieldText(const TensorInput& value);
std::string fieldText(const std::vector<int>& value); // "1, 3"; "none"
std::string fieldText(const std::optional<int>& value); // absent: "auto"

void readField(bool& value, std::string_view text, const FieldLocation& place);
void readField(int& value, std::string_view text, const FieldLocation& place);
void readField(std::uint64_t& value, std::string_view text, const FieldLocation& place);
void readField(float& value, std::string_view text, const FieldLocation& place);
void readField(std::string& value, std::string_view text, const FieldLocation& place);
void readField(TensorInput& value, std::string_view text, const FieldLocation& place);
void readField(std::vector<int>& value, std::string_view text, const FieldLocation& place);
void readField(std::optional<int>& value, std::string_view text, const FieldLocation& place);

// Splits at separators and trims blanks; empty for "" and "none".
std::vector<std::string_view> listParts(std::string_view text, char separator);

// Error "out_of_range" if the number is outside the field's range. Ends are compared as floats: the
// user's 0.01 is the float next to 0.01, and so is the range's.
void checkRange(double number, const FieldLocation& place);
[[noreturn]] void refuseChoice(
    std::string_view found, const std::vector<std::string>& choices, const FieldLocation& place);

template <NamedEnum E> std::vector<std::string> choicesOf()
{
    const auto ids = enumIds(E {});
    return { ids.begin(), ids.end() };
}

template <NamedEnum E> std::string fieldText(E value)
{
    return std::string(idOf(value));
}

template <NamedEnum E> void readField(E& value, std::string_view text, const FieldLocation& place)
{
    const auto ids = enumIds(E {});
    for (std::size_t i = 0; i < ids.size(); ++i)
        if (ids[i] == text) {
            value = static_cast<E>(i);
            return;
        }
    refuseChoice(text, choicesOf<E>(), place);
}

} // namespace core
