#pragma once

#include "core/base/error.h"
#include "core/base/number_text.h"
#include "core/base/spelling.h"
#include "core/settings/field_text.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core {

// "matrix=w_q row=1 column=2 value=0.5": the fields of a struct; values contain no blanks.
template <HasFields R> std::string recordText(const R& record)
{
    std::string text;
    R::fields(record, [&](std::string_view name, const auto& value, auto&&...) {
        text += (text.empty() ? "" : " ") + std::string(name) + "=" + fieldText(value);
    });
    return text;
}

template <HasFields R> std::string recordsText(const std::vector<R>& records)
{
    std::string text;
    for (const R& record : records)
        text += (text.empty() ? "" : "; ") + recordText(record);
    return text.empty() ? "none" : text;
}

template <HasFields R>
void readRecordField(R& record, std::string_view assignment, const FieldLocation& place)
{
    const std::size_t equals = assignment.find('=');
    const std::string_view wanted = assignment.substr(0, equals);
    bool found = false;
    std::vector<std::string> names;
    R::fields(record, [&](std::string_view name, auto& value, auto... range) {
        names.emplace_back(name);
        if (name != wanted || equals == std::string_view::npos)
            return;
        found = true;
        readField(value, assignment.substr(equals + 1), { place.path, { range... }, names.back() });
    });
    if (!found)
        throw Error("bad_value",
            message("%1: expected name=value with the name %2, found \"%3\"", place.what(),
                oneOf(names), assignment));
}

// Parses records separated by semicolons, with fields separated by blanks; omitted fields keep
// their defaults.
template <HasFields R>
void readRecords(std::vector<R>& records, std::string_view text, const FieldLocation& place)
{
    std::vector<R> result;
    for (const std::string_view part : listParts(text, ';')) {
        R& record = result.emplace_back();
        for (std::string_view rest = part; !rest.empty();) {
            const std::size_t blank = std::min(rest.find(' '), rest.size());
            readRecordField(record, rest.substr(0, blank), place);
            rest = trimmed(rest.substr(blank));
        }
    }
    records = std::move(result);
}

} // namespace core
