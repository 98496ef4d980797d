#include "core/io/text/table.h"

#include "core/io/text/decimal_text.h"
#include "core/io/text/spreadsheet_label.h"

#include <array>
#include <cassert>
#include <cmath>
#include <functional>

namespace core {

namespace {

    // Parts of a text table in one format.
    struct Style {
        std::function<std::string(std::string_view)> label;
        std::function<std::string(Scalar)> number;
        std::string_view between;
        std::string_view rowStart;
        std::string_view rowEnd;
    };

    std::string rowText(const Style& style, const std::vector<std::string>& cells)
    {
        std::string result(style.rowStart);
        for (std::size_t i = 0; i < cells.size(); ++i)
            result += std::string(i > 0 ? style.between : "") + cells[i];
        return result + std::string(style.rowEnd);
    }

    std::string headerText(const Style& style, const Table& table)
    {
        std::vector<std::string> cells;
        if (!table.rowLabels.empty())
            cells.emplace_back();
        for (const std::string& label : table.columnLabels)
            cells.push_back(style.label(label));
        return rowText(style, cells);
    }

    std::string bodyText(const Style& style, const Table& table)
    {
        std::string result;
        for (Index row = 0; row < table.values.rows(); ++row) {
            std::vector<std::string> cells;
            if (!table.rowLabels.empty())
                cells.push_back(style.label(table.rowLabels[static_cast<std::size_t>(row)]));
            for (const Scalar number : table.values.row(row))
                cells.push_back(style.number(number));
            result += rowText(style, cells);
        }
        return result;
    }

    bool labelsFit(const Table& table)
    {
        const auto fits = [](const std::vector<std::string>& labels, Index count) {
            return labels.empty() || static_cast<Index>(labels.size()) == count;
        };
        return fits(table.rowLabels, table.values.rows())
            && fits(table.columnLabels, table.values.cols());
    }

    std::string truthText(Scalar number)
    {
        return number != 0 ? "true" : "false";
    }

    // Labels are always quoted: one that looks like a number stays a label.
    std::string quotedCell(std::string_view text)
    {
        std::string result = "\"";
        for (const char c : guardedLabel(text))
            result += c == '"' ? std::string("\"\"") : std::string(1, c);
        return result + "\"";
    }

    // Control characters as escapes (\n, \x1b); everything else by `escape`.
    std::string visible(std::string_view text, const std::function<std::string(char)>& escape)
    {
        constexpr std::string_view hex = "0123456789abcdef";
        std::string result;
        for (const char c : text) {
            const auto byte = static_cast<unsigned char>(c);
            if (byte >= 0x20 && byte != 0x7F) {
                result += escape(c);
                continue;
            }
            result += escape('\\');
            if (c == '\n' || c == '\t' || c == '\r')
                result += c == '\n' ? 'n' : c == '\t' ? 't' : 'r';
            else
                result += { 'x', hex[byte / 16], hex[byte % 16] };
        }
        return result;
    }

    // Braces also prevent TeX from joining -- or `` and from reading [ or * as an argument of \\.
    std::string latexCharacter(char c)
    {
        switch (c) {
        case '\\':
            return "\\textbackslash{}";
        case '~':
            return "\\textasciitilde{}";
        case '^':
            return "\\textasciicircum{}";
        case '<':
            return "\\textless{}";
        case '>':
            return "\\textgreater{}";
        case '|':
            return "\\textbar{}";
        case '"':
            return "\\textquotedbl{}";
        default:
            break;
        }
        if (std::string_view("&%$#_{}").find(c) != std::string_view::npos)
            return { '\\', c };
        if (std::string_view("[]*-`',!?").find(c) != std::string_view::npos)
            return { '{', c, '}' };
        return { c };
    }

    // Escapes every character with a meaning in GitHub's Markdown, including those of links.
    std::string markdownCharacter(char c)
    {
        if (std::string_view("\\`*_{}[]<>()#+-.!|~$&:@=\"'^/").find(c) != std::string_view::npos)
            return { '\\', c };
        return { c };
    }

    // 1e-05 as $1 \cdot 10^{-5}$
    std::string latexNumber(Scalar number, const Rounding& rounding)
    {
        if (std::isnan(number))
            return "NaN";
        if (std::isinf(number))
            return number > 0 ? "$\\infty$" : "$-\\infty$";
        const std::string text = roundedText(number, rounding);
        const std::size_t e = text.find('e');
        if (e == std::string::npos)
            return "$" + text + "$";
        const bool negative = text[e + 1] == '-';
        const std::size_t power = std::min(text.find_first_not_of("+-0", e + 1), text.size() - 1);
        return "$" + text.substr(0, e) + " \\cdot 10^{" + (negative ? "-" : "") + text.substr(power)
            + "}$";
    }

} // namespace

std::string separatedText(const Table& table, char separator)
{
    assert(labelsFit(table) && (separator == ',' || separator == ';' || separator == '\t'));
    const Style style { quotedCell,
        [&](Scalar number) { return table.boolean ? truthText(number) : numberText(number); },
        std::string_view(&separator, 1), "", "\n" };
    return (table.columnLabels.empty() ? "" : headerText(style, table)) + bodyText(style, table);
}

std::string roundedText(Scalar number, const Rounding& rounding)
{
    if (rounding.decimals)
        return fixedNumberText(number, *rounding.decimals);
    return rounding.digits > 0 ? numberText(number, rounding.digits) : numberText(number);
}

std::string latexText(const Table& table, const Rounding& rounding)
{
    assert(labelsFit(table));
    const Style style { [](std::string_view label) { return visible(label, latexCharacter); },
        [&](Scalar number) {
            return table.boolean ? truthText(number) : latexNumber(number, rounding);
        },
        " & ", "  ", " \\\\\n" };
    const std::string columns = std::string(table.rowLabels.empty() ? "" : "l")
        + std::string(static_cast<std::size_t>(table.values.cols()), 'r');
    std::string result
        = "% needs \\usepackage{booktabs}\n\\begin{tabular}{" + columns + "}\n  \\toprule\n";
    if (!table.columnLabels.empty())
        result += headerText(style, table) + "  \\midrule\n";
    return result + bodyText(style, table) + "  \\bottomrule\n\\end{tabular}\n";
}

std::string markdownText(const Table& table, const Rounding& rounding)
{
    assert(labelsFit(table));
    const Style style { [](std::string_view label) { return visible(label, markdownCharacter); },
        [&](Scalar number) {
            return table.boolean ? truthText(number) : roundedText(number, rounding);
        },
        " | ", "| ", " |\n" };
    Table headed = { {}, table.rowLabels, table.columnLabels };
    if (headed.columnLabels.empty()) // Markdown tables require a header
        headed.columnLabels.resize(static_cast<std::size_t>(table.values.cols()));
    std::vector<std::string> rule(static_cast<std::size_t>(table.values.cols()), "---:");
    if (!table.rowLabels.empty())
        rule.insert(rule.begin(), ":---");
    return headerText(style, headed) + rowText(style, rule) + bodyText(style, table);
}

} // namespace core
