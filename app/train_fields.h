#pragma once

// Reads options of `headlight train` into fields.

#include "core/settings/field_text.h"

#include <QCommandLineParser>

#include <algorithm>
#include <optional>
#include <string>
#include <type_traits>

namespace app {

// Options that are not given leave the field unchanged.
template <class T> void parse(T& field, const QCommandLineParser& parser, const QString& option,
    const std::optional<core::Range>& range = {})
{
    if (parser.isSet(option))
        core::readField(field, parser.value(option).toStdString(),
            core::FieldLocation { "--" + option.toStdString(), range });
}

// The arithmetic field of a struct with the option's name, checked against its range.
template <class S>
void parseField(S& fields, const QCommandLineParser& parser, const QString& option)
{
    std::string field = option.toStdString();
    std::ranges::replace(field, '-', '_');
    S::fields(fields, [&](std::string_view name, auto& value, auto... range) {
        using T = std::remove_cvref_t<decltype(value)>;
        if constexpr (std::is_arithmetic_v<T>)
            if (name == field)
                parse(value, parser, option, std::optional<core::Range> { range... });
    });
}

} // namespace app
