#pragma once

#include "core/base/matrix.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

// A matrix with labels. Labels are absent (empty) or as many as rows or columns.
struct Table {
    Matrix values;
    std::vector<std::string> rowLabels;
    std::vector<std::string> columnLabels;
    bool boolean = false; // every cell was true or false

    bool operator==(const Table&) const = default;
};

inline constexpr std::size_t tableSizeLimit = std::size_t { 256 } << 20;

// Reads CSV and similar tables: commas, semicolons, tabs or (numbers only) spaces, detected; quoted
// cells, a byte order mark, any line ending; numbers as in parseNumber, true and false; with
// semicolons or tabs also a decimal comma. The first row holds labels unless all its cells are
// numbers, the first column likewise; a quoted cell among unquoted ones is a label even if it looks
// like a number. Errors with the byte offset: "table_empty", "table_not_a_number", "table_ragged",
// "table_quote", "table_too_large", "text_not_utf8", "file_is_…".
Table readTable(std::string_view text);

// Numbers in their shortest exact form, labels guarded against spreadsheets
// (core/io/text/spreadsheet_label.h); readTable() gives the same table again. `separator` is ',',
// ';' or a tab.
std::string separatedText(const Table& table, char separator = ',');

// How the numbers of a table for papers and notes are rounded.
struct Rounding {
    int digits = 3; // significant digits; 0: exact numbers
    std::optional<int> decimals {}; // instead: digits after the decimal point

    bool operator==(const Rounding&) const = default;
};
inline constexpr int mostDigits = 9; // no float has more that count

std::string roundedText(Scalar number, const Rounding& rounding);

// For papers and notes. LaTeX tables have the rules of the package booktabs.
std::string latexText(const Table& table, const Rounding& rounding = {});
std::string markdownText(const Table& table, const Rounding& rounding = {});

} // namespace core
