#pragma once

#include <charconv>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace core {

// Records of numbers as CSV: a header, then a line for each record, numbers in their shortest exact
// form. columns(record, f) calls f(name, number) for each number.
class RecordTable {
public:
    // Errors: those of cutCells, "history_form".
    explicit RecordTable(std::string_view text);

    [[nodiscard]] std::size_t size() const { return lines.size(); }
    // `number` stays unchanged where the cell is missing.
    void read(std::size_t line, std::string_view column, long& number) const;
    void read(std::size_t line, std::string_view column, double& number) const;
    void read(std::size_t line, std::string_view column, float& number) const;
    [[nodiscard]] const std::vector<std::string>& columns() const { return names; }

private:
    [[nodiscard]] const std::string* cell(std::size_t line, std::string_view column) const;

    std::vector<std::string> names;
    std::vector<std::vector<std::string>> lines;
};

std::string shortest(long number);
std::string shortest(double number);
std::string shortest(float number);

template <class Record> std::string textOf(const std::vector<Record>& records, auto&& columns)
{
    std::string text;
    const auto add = [&text](const std::string& cell) {
        text += (text.empty() || text.back() == '\n' ? "" : ",") + cell;
    };
    const Record none {};
    columns(none, [&](const char* name, const auto&) { add(name); });
    text += '\n';
    for (const Record& each : records) {
        columns(each, [&](const char*, const auto& number) { add(shortest(number)); });
        text += '\n';
    }
    return text;
}

template <class Record> std::vector<Record> recordsIn(std::string_view text, auto&& columns)
{
    const RecordTable table(text);
    std::vector<Record> records(table.size());
    for (std::size_t i = 0; i < records.size(); ++i)
        columns(
            records[i], [&](std::string_view name, auto& number) { table.read(i, name, number); });
    return records;
}

} // namespace core
