#pragma once

// Shared by settings::set, get and list: paths and the type of a field.

#include "core/base/fields.h"
#include "core/settings/derived_fields.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace core::settings {

template <class T> struct IsVariantList : std::false_type {
};
template <Variant V> struct IsVariantList<std::vector<V>> : std::true_type {
    using Element = V;
};
template <class T>
concept VariantList = IsVariantList<T>::value;

template <class T> struct IsRecordList : std::false_type {
};
template <HasFields R>
requires(
    !PartList<std::vector<R>> && !EntryList<std::vector<R>>) struct IsRecordList<std::vector<R>>
    : std::true_type {
};
template <class T>
concept RecordList = IsRecordList<T>::value;

// The entry (from 1) that a path without an index means: the one for all layers, else the first.
template <class E> std::size_t usualEntry(const std::vector<E>& list)
{
    const auto ofAll = std::ranges::find(list, std::string(), &E::at);
    return ofAll == list.end() ? 1 : static_cast<std::size_t>(ofAll - list.begin()) + 1;
}

// The first name of a path, its index ("mask[2]", counted from 1) and the rest after the dot.
struct Step {
    std::string_view name;
    std::optional<std::size_t> index;
    std::string_view rest;
};

inline Step firstStep(std::string_view path)
{
    Step step;
    const std::size_t dot = std::min(path.find('.'), path.size());
    step.rest = path.substr(std::min(dot + 1, path.size()));
    step.name = path.substr(0, dot);
    const std::size_t bracket = step.name.find('[');
    if (bracket == std::string_view::npos || !step.name.ends_with(']'))
        return step;
    const std::string_view digits = step.name.substr(bracket + 1, step.name.size() - bracket - 2);
    std::size_t index = 0;
    const auto end = std::from_chars(digits.data(), digits.data() + digits.size(), index);
    if (end.ec == std::errc {} && end.ptr == digits.data() + digits.size())
        step.index = index;
    step.name = step.name.substr(0, bracket);
    return step;
}

inline std::optional<Range> rangeOf()
{
    return std::nullopt;
}
inline std::optional<Range> rangeOf(const Range& range)
{
    return range;
}

// Whether a struct lists a field with this name.
template <HasFields S> bool hasField(std::string_view name)
{
    bool found = false;
    S defaults;
    const auto is = [&](std::string_view field, auto&&...) { found |= field == name; };
    S::fields(defaults, is);
    derivedFields(defaults, is);
    return found;
}

// Calls f(part or list of parts) for the first part that has the field, directly or in a part of
// its own. Returns whether there is one.
template <HasFields S> bool withPart(auto& self, std::string_view field, auto&& f);

template <HasFields S> bool reaches(std::string_view field)
{
    S defaults;
    return hasField<S>(field) || withPart<S>(defaults, field, [](auto&&...) {});
}

template <HasFields S> bool withPart(auto& self, std::string_view field, auto&& f)
{
    bool found = false;
    S::fields(self, [&](std::string_view, auto& value, auto&&...) {
        using T = std::remove_cvref_t<decltype(value)>;
        if constexpr (HasFields<T>) {
            if (!found && reaches<T>(field)) {
                found = true;
                f(value);
            }
        } else if constexpr (PartList<T>) {
            if (!found && reaches<typename IsPartList<T>::Element>(field)) {
                found = true;
                f(value);
            }
        }
    });
    return found;
}

// The kinds whose struct lists a field with this name.
template <Variant V> std::vector<std::string> kindsWith(std::string_view field)
{
    std::vector<std::string> result;
    forEachAlternative<V>([&](auto type) {
        using Alternative = typename decltype(type)::type;
        if (hasField<Alternative>(field))
            result.emplace_back(Alternative::id);
    });
    return result;
}

template <Variant V> std::vector<std::string> kindNames()
{
    const auto ids = kinds<V>();
    return { ids.begin(), ids.end() };
}

// "causal,window"; "none"
template <Variant V> std::string kindsText(const std::vector<V>& list)
{
    std::string result;
    for (const V& value : list)
        result += (result.empty() ? "" : ",") + std::string(kindOf(value));
    return result.empty() ? "none" : result;
}

[[noreturn]] void refuseField(std::string_view path);
[[noreturn]] void refuseInactive(std::string_view path, std::string_view variant,
    std::string_view active, const std::vector<std::string>& kinds);
[[noreturn]] void refuseIndex(std::string_view path, std::size_t count);
[[noreturn]] void refuseKind(
    std::string_view path, std::string_view found, const std::vector<std::string>& kinds);

// The part of the path that names the variant itself: "score" of "score.bandwidth".
inline std::string_view parentPath(std::string_view path, const Step& step)
{
    return path.substr(0, path.size() - step.rest.size() - (step.rest.empty() ? 0 : 1));
}

} // namespace core::settings
