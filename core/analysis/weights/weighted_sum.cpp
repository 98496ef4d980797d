#include "core/analysis/weights/weighted_sum.h"

#include "core/head_at.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <cmath>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

namespace {

    constexpr Scalar longestFixed = 1e6F; // larger values are printed as "1.00e+38"

    std::string subscript(Index number)
    {
        std::string result;
        for (const char digit : std::to_string(number))
            result += std::string("\xE2\x82") + static_cast<char>('\x80' + (digit - '0'));
        return result;
    }

    std::string nameOf(std::span<const Token> tokens, Index place)
    {
        const std::string& text = tokens[static_cast<std::size_t>(place)].text;
        const std::string name = std::ranges::count(tokens, text, &Token::text) > 1
            ? text + subscript(place + 1)
            : text;
        return readsAsArithmetic(text) ? "“" + name + "”" : name;
    }

    bool isOfPoints(const Trace& trace)
    {
        return trace.model != nullptr
            && std::holds_alternative<PointSource>(trace.model->computed().source);
    }

    std::string outputName(const Trace& trace, std::span<const Token> tokens, Index query)
    {
        if (isOfPoints(trace))
            return "ŷ" + subscript(query + 1);
        return areNumbered(tokens) ? "o" + subscript(query + 1) : nameOf(tokens, query) + "′";
    }

    std::string valueName(const Trace& trace, std::span<const Token> tokens, Index key)
    {
        if (isOfPoints(trace))
            return "y" + subscript(key + 1);
        return areNumbered(tokens) ? "v" + subscript(key + 1) : nameOf(tokens, key);
    }

    std::string magnitudeText(Scalar magnitude, int digits)
    {
        std::array<char, 64> text {};
        const auto format
            = magnitude < longestFixed ? std::chars_format::fixed : std::chars_format::scientific;
        const auto end
            = std::to_chars(text.data(), text.data() + text.size(), magnitude, format, digits).ptr;
        return { text.data(), end };
    }

    bool readsZero(std::string_view number)
    {
        return number.find_first_not_of("0.") == std::string_view::npos;
    }

    // Positions of the nonzero weights, the largest first.
    std::vector<Index> byWeight(std::span<const Scalar> row)
    {
        std::vector<Index> places;
        for (Index j = 0; j < std::ssize(row); ++j)
            if (row[static_cast<std::size_t>(j)] != 0)
                places.push_back(j);
        std::ranges::stable_sort(places, std::greater<> {},
            [&](Index j) { return std::abs(row[static_cast<std::size_t>(j)]); });
        return places;
    }

} // namespace

bool areNumbered(std::span<const Token> tokens)
{
    for (std::size_t i = 0; i < tokens.size(); ++i)
        if (tokens[i].text != std::to_string(i + 1))
            return false;
    return !tokens.empty();
}

bool readsAsArithmetic(std::string_view text)
{
    while (!text.empty()) {
        constexpr std::array<std::string_view, 4> signs { "−", "·", "×", "…" };
        const auto* const sign = std::ranges::find_if(
            signs, [&](std::string_view each) { return text.starts_with(each); });
        if (sign == signs.end()
            && std::string_view(" 0123456789.,+-*/=").find(text.front()) == std::string_view::npos)
            return false;
        text.remove_prefix(sign == signs.end() ? 1 : sign->size());
    }
    return true;
}

WeightedSum weightedSum(const Trace& trace, const WeightedSumOf& of, Index k)
{
    const HeadAt at = headAt(trace, of.layer, of.head);
    assert(of.query >= 0 && of.query < at.weights().rows());
    const std::span<const Scalar> row = at.weights().row(of.query);
    WeightedSum result { outputName(trace, *at.layer.queryTokens, of.query), {}, 0, 0 };
    for (const Index j : byWeight(row)) {
        const Scalar weight = row[static_cast<std::size_t>(j)];
        if (std::ssize(result.terms) < k) {
            result.terms.push_back({ j, weight, valueName(trace, *at.layer.keyTokens, j) });
        } else {
            ++result.others;
            result.rest += static_cast<double>(weight);
        }
    }
    return result;
}

std::string weightedSumText(const WeightedSum& sum, int digits, Index k)
{
    std::string result = sum.query + " =";
    if (sum.terms.empty())
        return result + (sum.others > 0 ? " …" : " 0");
    Index shown = 0;
    for (const WeightedTerm& term : sum.terms) {
        const std::string number = magnitudeText(std::abs(term.weight), std::clamp(digits, 0, 9));
        if (shown == k || (shown > 0 && readsZero(number)))
            break;
        const bool negative = term.weight < 0;
        if (shown > 0)
            result += negative ? " −" : " +";
        else if (negative)
            result += " −";
        result += (shown > 0 || !negative ? " " : "") + number + "·" + term.name;
        ++shown;
    }
    if (sum.others > 0 || shown < std::ssize(sum.terms))
        result += shown > 0 ? " + …" : " …";
    return result;
}

} // namespace core
