#pragma once

// Options of `headlight train` for fields: their help, and how they are read.

#include "core/base/fields.h"
#include "core/settings/field_text.h"

#include <QCommandLineParser>
#include <QString>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

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

// Ids in a help text, the default first: "adam (default), adamw, momentum or sgd".
QString idList(std::vector<std::string_view> ids, std::string_view standard);

template <core::Variant V> QString idList(const V& standard)
{
    const auto ids = core::kinds<V>();
    return idList({ ids.begin(), ids.end() }, core::kindOf(standard));
}

// The ids of a variant's alternatives, for a message.
template <core::Variant V> std::vector<std::string> idsOf()
{
    const auto ids = core::kinds<V>();
    return { ids.begin(), ids.end() };
}

template <core::NamedEnum E> QString idList(E standard)
{
    const auto ids = enumIds(standard);
    return idList({ ids.begin(), ids.end() }, core::idOf(standard));
}

} // namespace app
