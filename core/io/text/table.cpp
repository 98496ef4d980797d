#include "core/io/text/table.h"
#include "core/base/error.h"
#include "core/base/utf8.h"
#include "core/io/files/bytes.h"
#include "core/io/files/sniff.h"
#include "core/io/text/cells.h"
#include "core/io/text/decimal_text.h"
#include "core/io/text/shown.h"
#include "core/io/text/spreadsheet_label.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <functional>
#include <optional>

namespace core {

namespace {

    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

    bool isWord(std::string_view text, std::string_view lowerCase)
    {
        return std::ranges::equal(text, lowerCase, {},
            [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c; });
    }

    bool isTruth(std::string_view text)
    {
        return isWord(text, "true") || isWord(text, "false");
    }

    // If commas are not the separator, one may be the decimal sign.
    std::optional<Scalar> numberIn(std::string_view text, char separator)
    {
        const std::size_t comma = text.find(',');
        if (separator == ',' || comma == std::string_view::npos
            || text.find('.') != std::string_view::npos)
            return parseNumber(text);
        std::string point(text);
        point[comma] = '.';
        return parseNumber(point);
    }

    // Position of the labels.
    struct Layout {
        bool header = false;
        bool labels = false;
        bool shortHeader = false; // no cell above the row labels
    };

    class LayoutFinder {
    public:
        explicit LayoutFinder(const Cells& source)
            : cells(source)
        {
        }

        [[nodiscard]] Layout find() const
        {
            Layout layout;
            const std::size_t rows = cells.rowCount();
            const std::size_t width = cells.width(0);
            if (rows >= 2 && cells.width(1) == width + 1)
                return { .header = true, .labels = true, .shortHeader = true };
            const TextCell& corner = cells.at(0, 0);
            if (rows >= 2 && width >= 2 && corner.begin == corner.end && !corner.quoted)
                return { .header = true, .labels = true };
            layout.header = width == 1 ? isLabel(0, 0, 1, 0) : headerBesideCorner();
            layout.labels = width >= 2 && rowsAreLabelled(layout.header ? 1 : 0);
            if (!layout.header && width >= 2 && rows >= 2 && isLabel(0, 0, 0, 1))
                return underAName();
            return layout;
        }

    private:
        [[nodiscard]] bool isValue(const TextCell& cell) const
        {
            const std::string_view text = cells.raw(cell);
            return isTruth(text) || numberIn(text, cells.separator).has_value();
        }

        // Not a number, or a quoted number whose neighbour in the data is unquoted.
        [[nodiscard]] bool isLabel(
            std::size_t row, std::size_t column, std::size_t nextRow, std::size_t nextColumn) const
        {
            const TextCell& cell = cells.at(row, column);
            if (!isValue(cell))
                return true;
            return cell.quoted && nextRow < cells.rowCount() && nextColumn < cells.width(nextRow)
                && !cells.at(nextRow, nextColumn).quoted;
        }

        [[nodiscard]] bool headerBesideCorner() const
        {
            for (std::size_t column = 1; column < cells.width(0); ++column)
                if (isLabel(0, column, 1, column))
                    return true;
            return false;
        }

        // The first cell is a word, the rest of its row numbers. It is either a row label, or the
        // row is a header: then nothing else in the column is a word, or the row counts columns.
        [[nodiscard]] Layout underAName() const
        {
            const bool labels = rowsAreLabelled(1);
            return { .header = !labels || countsColumns(), .labels = labels };
        }

        [[nodiscard]] bool rowsAreLabelled(std::size_t first) const
        {
            for (std::size_t row = first; row < cells.rowCount(); ++row)
                if (isLabel(row, 0, row, 1))
                    return true;
            return false;
        }

        // "token,0,1,2", as pandas writes it: a name for the labels, and numbered columns.
        [[nodiscard]] bool countsColumns() const
        {
            constexpr std::size_t fewest = 3;
            if (cells.at(0, 0).quoted || cells.width(0) <= fewest)
                return false;
            for (std::size_t column = 1; column < cells.width(0); ++column)
                if (cells.raw(cells.at(0, column)) != std::to_string(column - 1))
                    return false;
            return true;
        }

        const Cells& cells;
    };

    class TableBuilder {
    public:
        TableBuilder(const Cells& source, const Layout& found)
            : cells(source)
            , firstRow(found.header ? 1 : 0)
            , firstColumn(found.labels ? 1 : 0)
            , layout(found)
        {
        }

        Table build()
        {
            const std::size_t rows = cells.rowCount() - firstRow;
            const std::size_t width = cells.width(cells.rowCount() > firstRow ? firstRow : 0);
            if (rows == 0 || width == firstColumn)
                throw Error("table_empty", message("the table has labels but no numbers"));
            const std::size_t columns = width - firstColumn;
            readLabels(width);
            Table result { Matrix::uninitialised(
                               static_cast<Index>(rows), static_cast<Index>(columns)),
                std::move(rowLabels), std::move(columnLabels), true };
            for (std::size_t row = 0; row < rows; ++row)
                readRow(row + firstRow, width, result);
            return result;
        }

    private:
        void readLabels(std::size_t width)
        {
            if (layout.header && !layout.shortHeader)
                checkWidth(0, width);
            if (layout.header)
                for (std::size_t i = layout.shortHeader ? 0 : firstColumn; i < cells.width(0); ++i)
                    columnLabels.push_back(label(cells.at(0, i)));
            if (layout.labels)
                for (std::size_t row = firstRow; row < cells.rowCount(); ++row)
                    rowLabels.push_back(label(cells.at(row, 0)));
        }

        // separatedText() quotes labels and guards them.
        [[nodiscard]] std::string label(const TextCell& cell) const
        {
            return cell.quoted ? unguardedLabel(cells.label(cell)) : cells.label(cell);
        }

        void checkWidth(std::size_t row, std::size_t width) const
        {
            if (cells.width(row) != width)
                throw Error("table_ragged",
                    message("row %1 has %2 cells, expected %3 as in the others", row + 1,
                        cells.width(row), width),
                    cells.at(row, 0).begin);
        }

        void readRow(std::size_t row, std::size_t width, Table& to)
        {
            checkWidth(row, width);
            Scalar* number = to.values.row(static_cast<Index>(row - firstRow)).data();
            for (std::size_t column = firstColumn; column < width; ++column) {
                const TextCell& cell = cells.at(row, column);
                const std::string_view text = cells.raw(cell);
                const bool truth = isTruth(text);
                to.boolean = to.boolean && truth;
                const auto value = truth ? std::optional(isWord(text, "true") ? 1.0F : 0.0F)
                                         : numberIn(text, cells.separator);
                if (!value)
                    throw Error("table_not_a_number",
                        message("expected a number in row %1, column %2, found %3", row + 1,
                            column + 1,
                            text.empty() ? message("an empty cell")
                                         : Message::verbatim(shown(text))),
                        cell.begin);
                *number++ = *value;
            }
        }

        const Cells& cells;
        std::size_t firstRow;
        std::size_t firstColumn;
        Layout layout;
        std::vector<std::string> rowLabels, columnLabels;
    };

    void checkText(std::string_view text)
    {
        const FileKind kind = sniff(bytesOf(text));
        if (kind != FileKind::Unknown && kind != FileKind::Empty && kind != FileKind::Json)
            throw wrongFile(kind, message("a table (CSV or TSV)"));
        if (text.size() > tableSizeLimit)
            throw Error("table_too_large",
                message("the table has %1 bytes of text; at most %2 are read. Save it as npy",
                    text.size(), tableSizeLimit));
        if (const auto bad = firstIllFormed(text))
            throw Error("text_not_utf8",
                message("the table is not UTF-8 text; save it again as UTF-8"), *bad);
    }

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

    [[maybe_unused]] bool labelsFit(const Table& table)
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

Table readTable(std::string_view text)
{
    checkText(text);
    const std::size_t mark = text.starts_with(byteOrderMark) ? byteOrderMark.size() : 0;
    try {
        const Cells cells = cutCells(text.substr(mark));
        if (cells.rowCount() == 0)
            throw Error("table_empty", message("the table has no cells"), 0);
        return TableBuilder(cells, LayoutFinder(cells).find()).build();
    } catch (const Error& error) {
        const auto offset = error.offset ? std::optional(*error.offset + mark) : std::nullopt;
        throw error.at(offset);
    }
}

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
