#include "core/base/number_text.h"

#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <system_error>

namespace core {

namespace {

    template <class T> std::string shortest(T number)
    {
        const T size = std::abs(number);
        const bool plain = number == 0 || (size >= T(1e-4) && size < T(1e7));
        std::array<char, 64> text {};
        const auto end = plain ? std::to_chars(text.data(), text.data() + text.size(), number,
                             std::chars_format::fixed)
                               : std::to_chars(text.data(), text.data() + text.size(), number);
        return { text.data(), end.ptr };
    }

    template <class T> bool readWhole(std::string_view text, T& number)
    {
        text = trimmed(text);
        if (text.starts_with('+') && !text.starts_with("+-"))
            text.remove_prefix(1);
        T value {};
        const auto end = std::from_chars(text.data(), text.data() + text.size(), value);
        if (end.ec != std::errc {} || end.ptr != text.data() + text.size())
            return false;
        number = value;
        return true;
    }

} // namespace

std::string numberText(float number)
{
    return shortest(number);
}

std::string numberText(double number)
{
    return shortest(number);
}

double printable(float number)
{
    double result = number;
    // Rounding the decimal to double and then to float may, very rarely, give another float.
    if (std::isfinite(number) && readNumber(numberText(number), result)
        && static_cast<float>(result) != number)
        result = number;
    return result;
}

std::optional<float> narrowed(double number)
{
    constexpr double largest = std::numeric_limits<float>::max();
    constexpr double halfAStepAbove = 0x1.ffffffp127;
    if (std::abs(number) <= largest)
        return static_cast<float>(number);
    if (std::abs(number) < halfAStepAbove) // includes the largest float's shortest decimal
        return static_cast<float>(std::copysign(largest, number));
    return std::nullopt;
}

bool readNumber(std::string_view text, float& number)
{
    return readWhole(text, number);
}

bool readNumber(std::string_view text, double& number)
{
    return readWhole(text, number);
}

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r\n";
    const auto first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

} // namespace core
