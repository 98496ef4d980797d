#include "core/settings/field_text.h"

#include "core/base/error.h"
#include "core/base/number_text.h"
#include "core/base/spelling.h"
#include "core/input/tensor_text.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

namespace core {

namespace {

    // "a whole number from 1 to 64"
    Message inRange(Message what, const std::optional<Range>& range)
    {
        return range ? message("%1 from %2 to %3", std::move(what), range->low, range->high) : what;
    }

    [[noreturn]] void refuse(std::string_view found, Message expected, const FieldLocation& place)
    {
        throw Error("bad_value",
            message("%1: expected %2, found \"%3\"", place.what(),
                inRange(std::move(expected), place.range), found));
    }

    template <class T> T wholeNumber(std::string_view text, const FieldLocation& place)
    {
        T number = 0;
        const std::string_view digits = trimmed(text);
        const auto end = std::from_chars(digits.data(), digits.data() + digits.size(), number);
        if (end.ec == std::errc::result_out_of_range)
            throw Error("out_of_range",
                message("%1: %2 is out of range; the maximum is %3", place.what(), digits,
                    std::numeric_limits<T>::max()));
        if (end.ec != std::errc {} || end.ptr != digits.data() + digits.size())
            refuse(text,
                std::is_signed_v<T> ? message("a whole number")
                                    : message("a whole number, 0 or more"),
                place);
        checkRange(static_cast<double>(number), place);
        return number;
    }

} // namespace

Message FieldLocation::what() const
{
    return member.empty() ? Message(IdName { path }) : message("%1: %2", IdName { path }, member);
}

std::string fieldText(bool value)
{
    return value ? "true" : "false";
}

std::string fieldText(int value)
{
    return std::to_string(value);
}

std::string fieldText(std::uint64_t value)
{
    return std::to_string(value);
}

std::string fieldText(float value)
{
    return numberText(value);
}

std::string fieldText(const std::string& value)
{
    return value;
}

std::string fieldText(const TensorInput& value)
{
    return tensorInputText(value);
}

std::string fieldText(const std::vector<int>& value)
{
    std::string result;
    for (const int number : value)
        result += (result.empty() ? "" : ", ") + std::to_string(number);
    return result.empty() ? "none" : result;
}

std::string fieldText(const std::optional<int>& value)
{
    return value ? std::to_string(*value) : "auto";
}

void readField(bool& value, std::string_view text, const FieldLocation& place)
{
    for (const std::string_view word : { "true", "yes", "on", "1" })
        if (text == word) {
            value = true;
            return;
        }
    for (const std::string_view word : { "false", "no", "off", "0" })
        if (text == word) {
            value = false;
            return;
        }
    refuse(text, message("true or false"), place);
}

void readField(int& value, std::string_view text, const FieldLocation& place)
{
    value = wholeNumber<int>(text, place);
}

void readField(std::uint64_t& value, std::string_view text, const FieldLocation& place)
{
    value = wholeNumber<std::uint64_t>(text, place);
}

void readField(float& value, std::string_view text, const FieldLocation& place)
{
    float number = 0;
    if (!readNumber(text, number) || !std::isfinite(number))
        refuse(text, message("a number"), place);
    checkRange(printable(number), place);
    value = number;
}

void readField(std::string& value, std::string_view text, const FieldLocation& /*place*/)
{
    value = text;
}

void readField(TensorInput& value, std::string_view text, const FieldLocation& place)
{
    try {
        value = parseTensorInput(text);
    } catch (const Error& error) {
        throw error.within(message("%1: %2", place.what(), error.message));
    }
}

void readField(std::vector<int>& value, std::string_view text, const FieldLocation& place)
{
    std::vector<int> numbers;
    for (const std::string_view part : listParts(text, ','))
        numbers.push_back(wholeNumber<int>(part, place));
    value = std::move(numbers);
}

void readField(std::optional<int>& value, std::string_view text, const FieldLocation& place)
{
    if (text == "auto")
        value.reset();
    else
        value = wholeNumber<int>(text, place);
}

std::vector<std::string_view> listParts(std::string_view text, char separator)
{
    text = trimmed(text);
    std::vector<std::string_view> result;
    if (text.empty() || text == "none")
        return result;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(separator, begin), text.size());
        result.push_back(trimmed(text.substr(begin, end - begin)));
        begin = end + 1;
    }
    return result;
}

void checkRange(double number, const FieldLocation& place)
{
    if (!place.range)
        return;
    const auto low = static_cast<float>(place.range->low);
    const auto high = static_cast<float>(place.range->high);
    if (number < std::min<double>(low, place.range->low)
        || number > std::max<double>(high, place.range->high))
        throw Error("out_of_range",
            message("%1: expected %2, found %3", place.what(),
                inRange(message("a number"), place.range), number));
}

void refuseChoice(
    std::string_view found, const std::vector<std::string>& choices, const FieldLocation& place)
{
    throw Error("unknown_choice",
        joined(message("%1: there is no \"%2\"; choose %3", place.what(), found, oneOf(choices)),
            suggestion(found, choices)));
}

} // namespace core
