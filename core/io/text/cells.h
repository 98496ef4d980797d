#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

// Byte range of a cell in a separated text, without quotes and surrounding blanks.
struct TextCell {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
    bool quoted = false;
};

// The cells of all rows one after another; row i is [rows[i], rows[i + 1]).
struct Cells {
    std::string_view text;
    std::vector<TextCell> cells;
    std::vector<std::size_t> rows { 0 };
    char separator = ',';

    [[nodiscard]] std::size_t rowCount() const { return rows.size() - 1; }
    [[nodiscard]] std::size_t width(std::size_t row) const { return rows[row + 1] - rows[row]; }
    [[nodiscard]] const TextCell& at(std::size_t row, std::size_t column) const
    {
        return cells[rows[row] + column];
    }
    // The cell's text; doubled quotes are still double.
    [[nodiscard]] std::string_view raw(const TextCell& cell) const
    {
        return text.substr(cell.begin, cell.end - cell.begin);
    }
    [[nodiscard]] std::string label(const TextCell& cell) const;
};

// Splits the text (under 4 GiB) into cells, at the given separator or the one it appears to use.
// Empty rows are skipped. Error "table_quote".
Cells cutCells(std::string_view text, std::optional<char> separator = std::nullopt);

} // namespace core
