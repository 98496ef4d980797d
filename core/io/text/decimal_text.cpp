#include "core/io/text/decimal_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <system_error>

namespace core {

namespace {

    std::optional<Scalar> parseWord(std::string_view text)
    {
        std::string lower(text);
        std::ranges::transform(lower, lower.begin(),
            [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c; });
        if (lower == "nan")
            return std::numeric_limits<Scalar>::quiet_NaN();
        if (lower == "inf" || lower == "infinity")
            return std::numeric_limits<Scalar>::infinity();
        return std::nullopt;
    }

    // ±infinity or 0 for a number outside float's range. long double covers every computed number;
    // beyond it the sign of the exponent decides.
    Scalar outOfRange(std::string_view text)
    {
        long double value = 0;
        const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (code == std::errc())
            return value < 1 ? 0.0F : std::numeric_limits<Scalar>::infinity();
        const std::size_t exponent = text.find_first_of("eE");
        const bool tiny = exponent != std::string_view::npos
            ? text.substr(exponent + 1).starts_with('-')
            : text.starts_with('.') || text.starts_with("0.");
        return tiny ? 0.0F : std::numeric_limits<Scalar>::infinity();
    }

    std::optional<Scalar> parseUnsigned(std::string_view text)
    {
        const bool number = !text.empty() && ((text[0] >= '0' && text[0] <= '9') || text[0] == '.');
        if (!number)
            return parseWord(text);
        Scalar value = 0;
        const char* const last = text.data() + text.size();
        const auto [end, code] = std::from_chars(text.data(), last, value);
        if (end != last || code == std::errc::invalid_argument)
            return std::nullopt;
        return code == std::errc::result_out_of_range ? outOfRange(text) : value;
    }

    std::string digitsOf(Scalar number, auto... format)
    {
        std::array<char, 64> text {};
        const auto end = std::to_chars(text.data(), text.data() + text.size(), number, format...);
        return { text.data(), end.ptr };
    }

    // "1.5" and "4e-07" with zeros up to so many significant digits: "1.50", "4.00e-07".
    std::string withZeros(std::string text, int digits)
    {
        const std::size_t exponent = std::min(text.find('e'), text.size());
        const std::string_view mantissa = std::string_view(text).substr(0, exponent);
        const std::size_t first = mantissa.find_first_of("123456789");
        if (first == std::string_view::npos)
            return text; // zero has no significant digits
        const bool point = mantissa.find('.') != std::string_view::npos;
        const auto written
            = std::ranges::count_if(mantissa.substr(first), [](char c) { return c != '.'; });
        if (written < digits)
            text.insert(exponent,
                (point ? "" : ".") + std::string(static_cast<std::size_t>(digits - written), '0'));
        return text;
    }

    std::string nonFinite(Scalar number)
    {
        if (std::isnan(number))
            return "nan";
        return number > 0 ? "inf" : "-inf";
    }

} // namespace

std::optional<Scalar> parseNumber(std::string_view text)
{
    const bool negative = text.starts_with('-');
    if (negative || text.starts_with('+'))
        text.remove_prefix(1);
    const std::optional<Scalar> magnitude = parseUnsigned(text);
    return magnitude && negative ? -*magnitude : magnitude;
}

std::string numberText(Scalar number)
{
    return std::isfinite(number) ? digitsOf(number) : nonFinite(number);
}

std::string numberText(Scalar number, int digits)
{
    return std::isfinite(number)
        ? withZeros(digitsOf(number, std::chars_format::general, digits), digits)
        : nonFinite(number);
}

std::string fixedNumberText(Scalar number, int decimals)
{
    if (!std::isfinite(number))
        return nonFinite(number);
    std::string text = digitsOf(number, std::chars_format::fixed, decimals);
    if (text.find_first_not_of("-0.") == std::string::npos && text.starts_with('-'))
        text.erase(0, 1);
    return text;
}

} // namespace core
