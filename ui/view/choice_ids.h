#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace ui {

// Converts between an enumeration, with its ids in enumIds(), and the ids of a choice.
template <class Enum> Enum choiceOf(const std::string& id)
{
    const auto ids = enumIds(Enum {});
    return static_cast<Enum>(std::ranges::find(ids, id) - ids.begin());
}

template <class Enum> std::string_view idOfChoice(Enum value)
{
    return enumIds(value)[static_cast<std::size_t>(value)];
}

} // namespace ui
