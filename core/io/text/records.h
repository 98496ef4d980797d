#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace core {

// A value of a record; monostate: there is none. Numbers may be infinite.
using RecordValue = std::variant<std::monostate, bool, std::int64_t, double, std::string>;
using RecordRow = std::vector<RecordValue>;

// Records with named values, as programs read them: CSV or JSON.
struct Records {
    std::vector<std::string> columns;
    std::vector<RecordRow> rows; // each as long as columns
};

// A header and a line for each record, quoted by RFC 4180; lines end with \n, as in every file of
// Headlight. Numbers in their shortest exact form. A text is quoted where a reader could take it
// for something else: separators, quotes, line breaks, blanks at an end, a number, nothing.
std::string csvText(const Records& records);
std::string csvHeader(const std::vector<std::string>& columns);
std::string csvLine(const RecordRow& row);

// A list of objects, one per line; infinite numbers are texts ("-inf"), missing values null.
std::string recordsJson(const Records& records);
// One object in one line, without a line break.
std::string recordJson(const std::vector<std::string>& columns, const RecordRow& row);

// A text as a cell of CSV; never a formula to a spreadsheet (guardedLabel()).
std::string csvCell(std::string_view label);

} // namespace core
