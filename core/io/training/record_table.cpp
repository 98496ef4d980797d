#include "core/io/training/record_table.h"

#include "core/base/error.h"
#include "core/io/text/cells.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace core {

namespace {

    template <class T> std::string shortestForm(T number)
    {
        std::array<char, 32> text {};
        return { text.data(), std::to_chars(text.data(), text.data() + text.size(), number).ptr };
    }

    template <class T> void readNumber(T& number, std::string_view text, std::size_t line)
    {
        const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (problem != std::errc() || end != text.data() + text.size()
            || !std::isfinite(static_cast<double>(number)))
            throw Error("history_form",
                message("line %1 of the training history contains \"%2\", which is not a number",
                    static_cast<std::int64_t>(line), std::string(text)));
    }

} // namespace

std::string shortest(long number)
{
    return shortestForm(number);
}

std::string shortest(double number)
{
    return shortestForm(number);
}

std::string shortest(float number)
{
    return shortestForm(number);
}

RecordTable::RecordTable(std::string_view text)
{
    const Cells cells = cutCells(text);
    for (std::size_t row = 0; row < cells.rowCount(); ++row) {
        std::vector<std::string>& to = row == 0 ? names : lines.emplace_back();
        for (std::size_t i = 0; i < cells.width(row); ++i)
            to.emplace_back(cells.raw(cells.at(row, i)));
    }
}

const std::string* RecordTable::cell(std::size_t line, std::string_view column) const
{
    const auto at = static_cast<std::size_t>(std::ranges::find(names, column) - names.begin());
    return at < std::min(names.size(), lines[line].size()) ? &lines[line][at] : nullptr;
}

void RecordTable::read(std::size_t line, std::string_view column, long& number) const
{
    if (const std::string* text = cell(line, column))
        readNumber(number, *text, line + 2);
}

void RecordTable::read(std::size_t line, std::string_view column, double& number) const
{
    if (const std::string* text = cell(line, column))
        readNumber(number, *text, line + 2);
}

void RecordTable::read(std::size_t line, std::string_view column, float& number) const
{
    if (const std::string* text = cell(line, column))
        readNumber(number, *text, line + 2);
}

} // namespace core
