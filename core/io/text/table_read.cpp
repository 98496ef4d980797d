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

} // namespace core
