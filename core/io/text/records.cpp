#include "core/io/text/records.h"

#include "core/base/number_text.h"
#include "core/io/text/spreadsheet_label.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cassert>
#include <cmath>

namespace core {

namespace {

    struct CellText {
        std::string operator()(std::monostate) const { return {}; }
        std::string operator()(bool value) const { return value ? "true" : "false"; }
        std::string operator()(std::int64_t value) const { return std::to_string(value); }
        std::string operator()(double value) const { return numberText(value); }
        std::string operator()(const std::string& value) const { return csvCell(value); }
    };

    // Invalid UTF-8 is replaced.
    std::string quotedJson(const std::string& text)
    {
        return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    }

    struct JsonText {
        std::string operator()(std::monostate) const { return "null"; }
        std::string operator()(bool value) const { return value ? "true" : "false"; }
        std::string operator()(std::int64_t value) const { return std::to_string(value); }
        std::string operator()(double value) const
        {
            return std::isfinite(value) ? numberText(value) : '"' + numberText(value) + '"';
        }
        std::string operator()(const std::string& value) const { return quotedJson(value); }
    };

    bool isNumber(std::string_view text)
    {
        double number = 0;
        return readNumber(text, number);
    }

    bool needsQuotes(std::string_view text)
    {
        constexpr std::string_view blanks = " \t";
        return text.empty() || text.find_first_of(",;\"\r\n\t") != std::string_view::npos
            || blanks.find(text.front()) != std::string_view::npos
            || blanks.find(text.back()) != std::string_view::npos || isNumber(text)
            || text == "true" || text == "false";
    }

    std::string joined(std::size_t count, const auto& part)
    {
        std::string text;
        for (std::size_t i = 0; i < count; ++i)
            text += (i == 0 ? "" : ",") + part(i);
        return text + "\n";
    }

} // namespace

std::string csvCell(std::string_view label)
{
    std::string text = guardedLabel(label);
    if (!needsQuotes(text))
        return text;
    std::string result = "\"";
    for (const char c : text)
        result += c == '"' ? std::string("\"\"") : std::string(1, c);
    return result + "\"";
}

std::string csvHeader(const std::vector<std::string>& columns)
{
    return joined(columns.size(), [&](std::size_t i) { return csvCell(columns[i]); });
}

std::string csvLine(const RecordRow& row)
{
    return joined(row.size(), [&](std::size_t i) { return std::visit(CellText {}, row[i]); });
}

std::string csvText(const Records& records)
{
    std::string text = csvHeader(records.columns);
    for (const RecordRow& row : records.rows) {
        assert(row.size() == records.columns.size());
        text += csvLine(row);
    }
    return text;
}

std::string recordJson(const std::vector<std::string>& columns, const RecordRow& row)
{
    assert(row.size() == columns.size());
    std::string text;
    for (std::size_t i = 0; i < row.size(); ++i)
        text += (i == 0 ? "" : ", ") + quotedJson(columns[i]) + ": "
            + std::visit(JsonText {}, row[i]);
    return "{" + text + "}";
}

std::string recordsJson(const Records& records)
{
    std::string text;
    for (const RecordRow& row : records.rows)
        text += (text.empty() ? "[\n  " : ",\n  ") + recordJson(records.columns, row);
    return text.empty() ? "[]\n" : text + "\n]\n";
}

} // namespace core
