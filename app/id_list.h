#pragma once

#include "core/base/fields.h"

#include <QString>

#include <string>
#include <string_view>
#include <vector>

namespace app {

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
