#pragma once

// Gives other values than the present ones for every type of field: round trips test a new field
// without further code.

#include "core/base/fields.h"
#include "core/settings/settings.h"

#include <string>
#include <string_view>
#include <vector>

inline const std::string hostileText
    // Open on purpose.
    = "\"quotes\" \\ \t\n <b> & { [ 注意力 שלום \xF0\x9F\x98\x80 \xE2\x80\xAE \x01 end";

inline bool otherValue(bool value, const core::Range&)
{
    return !value;
}
inline int otherValue(int value, const core::Range& range)
{
    return value == static_cast<int>(range.high) ? value - 1 : value + 1;
}
inline float otherValue(float value, const core::Range& range)
{
    const auto middle = static_cast<float>((range.low + range.high) / 3);
    return middle == value ? middle / 2 : middle;
}
inline std::string otherValue(const std::string& value, const core::Range&)
{
    return hostileText + value;
}
inline std::vector<int> otherValue(const std::vector<int>& value, const core::Range& range)
{
    std::vector<int> result = value;
    result.push_back(static_cast<int>(range.low));
    result.push_back(static_cast<int>(range.high));
    return result;
}
template <core::NamedEnum E> E otherValue(E value, const core::Range&)
{
    return static_cast<E>((static_cast<std::size_t>(value) + 1) % enumIds(value).size());
}

// Texts for core::settings::set, each with another value than the field's default.
inline std::vector<std::string> otherTexts(const core::settings::Field& field)
{
    using core::settings::Type;
    const core::Range range = field.range.value_or(core::Range { 0, 1e6 });
    std::vector<std::string> result;
    switch (field.type) {
    case Type::Boolean:
        return { field.defaultText == "true" ? "false" : "true" };
    case Type::Integer: {
        const int low = static_cast<int>(range.low) + 1;
        const int other = std::to_string(low) == field.defaultText ? low + 1 : low;
        return { std::to_string(other), std::to_string(static_cast<int>(range.high)) };
    }
    case Type::Number:
        return { std::to_string((range.low + range.high) / 3), std::to_string(range.high) };
    case Type::Text:
        return { hostileText };
    case Type::Choice:
    case Type::Kind:
    case Type::Kinds:
        for (const std::string& choice : field.choices)
            if (choice != field.defaultText)
                result.push_back(choice);
        return result;
    case Type::Tensor:
        return { "[[1, 2.5], [-3, 1e-20]]", "/data/some file.npz:q" };
    case Type::Integers:
        return { "1,3" };
    case Type::Records:
        return {
            "matrix=w_q row=1 column=2 value=0.5; matrix=w_o layer=1 row=3 column=4 value=-1"
        };
    }
    return result;
}
