#pragma once

// What options of `headlight train` say into fields.

#include "core/settings/field_text.h"

#include <QCommandLineParser>

#include <algorithm>
#include <optional>
#include <string>
#include <type_traits>

namespace app {

// What is not said stays.
template <class T> void take(T& field, const QCommandLineParser& parser, const QString& option,
    const std::optional<core::Range>& range = {})
{
    if (parser.isSet(option))
        core::readField(field, parser.value(option).toStdString(),
            core::FieldPlace { "--" + option.toStdString(), range });
}

// The number of a struct that bears the option's name, its range with it.
template <class S>
void takeField(S& fields, const QCommandLineParser& parser, const QString& option)
{
    std::string field = option.toStdString();
    std::ranges::replace(field, '-', '_');
    S::fields(fields, [&](std::string_view name, auto& value, auto... range) {
        using T = std::remove_cvref_t<decltype(value)>;
        if constexpr (std::is_arithmetic_v<T>)
            if (name == field)
                take(value, parser, option, std::optional<core::Range> { range... });
    });
}

} // namespace app
