#pragma once

// Every struct of an Experiment lists its fields once:
//
//     static void fields(auto& self, auto&& f) { f("bandwidth", self.bandwidth, Range {0.05, 10});
//     }
//
// JSON, the command line's --set, the parameter forms and the random experiments of the property
// tests all walk that list. A variant is saved as its alternative's fields plus "kind", the
// alternative's `id`. Ids are saved and never change.
//
// A field that is itself a struct is a part, and so is each element of a list whose struct declares
// `part = true`; such a list has at least one element. The fields of a part are also found without
// its name, in all parts of a list: `heads` is `design.blocks.attention.heads`.
//
// A list whose struct declares `entry = true` may be empty; the fields of an entry always need the
// list's name: `network.changes[2].temperature`.

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace core {

// The range of a number, both ends included. `logarithmic` is a hint for sliders.
struct Range {
    double low = 0;
    double high = 1;
    bool logarithmic = false;
    bool operator==(const Range&) const = default;
};

namespace detail {
    struct AnyVisitor {
        void operator()(auto&&...) const { }
    };
} // namespace detail

template <class T>
concept HasFields = requires(T& t)
{
    T::fields(t, detail::AnyVisitor {});
};

template <class T> struct IsVariant : std::false_type {
};
template <class... Ts> struct IsVariant<std::variant<Ts...>> : std::true_type {
};

template <class T>
concept Variant = IsVariant<T>::value;

template <class T> struct IsPartList : std::false_type {
};
template <HasFields R>
requires requires
{
    R::part;
}
struct IsPartList<std::vector<R>> : std::true_type {
    using Element = R;
};
template <class T>
concept PartList = IsPartList<T>::value;

template <class T> struct IsEntryList : std::false_type {
};
template <HasFields R>
requires requires
{
    R::entry;
}
struct IsEntryList<std::vector<R>> : std::true_type {
    using Element = R;
};
template <class T>
concept EntryList = IsEntryList<T>::value;

// An enum whose ids are listed by `constexpr auto enumIds(E)` next to it, in order from 0.
template <class T>
concept NamedEnum = std::is_enum_v<T> && requires(T t)
{
    enumIds(t).size();
};

template <NamedEnum E> constexpr std::string_view idOf(E value)
{
    return enumIds(value)[static_cast<std::size_t>(value)];
}

// All values of an enum, in the order of their ids.
template <NamedEnum E> constexpr auto enumValues()
{
    std::array<E, enumIds(E {}).size()> values {};
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = static_cast<E>(i);
    return values;
}

// Calls f(std::type_identity<Alternative>) for every alternative of a variant type.
template <Variant V> constexpr void forEachAlternative(auto&& f)
{
    [&]<std::size_t... I>(std::index_sequence<I...>)
    {
        (f(std::type_identity<std::variant_alternative_t<I, V>> {}), ...);
    }
    (std::make_index_sequence<std::variant_size_v<V>> {});
}

template <Variant V> constexpr std::string_view kindOf(const V& value)
{
    return std::visit([](const auto& a) { return std::string_view(a.id); }, value);
}

template <Variant V> constexpr auto kinds()
{
    std::array<std::string_view, std::variant_size_v<V>> result;
    std::size_t i = 0;
    forEachAlternative<V>([&](auto type) { result[i++] = decltype(type)::type::id; });
    return result;
}

// The alternative with this id and default values; nothing if there is none.
template <Variant V> std::optional<V> makeKind(std::string_view id)
{
    std::optional<V> result;
    forEachAlternative<V>([&](auto type) {
        using Alternative = typename decltype(type)::type;
        if (Alternative::id == id)
            result = Alternative {};
    });
    return result;
}

// Calls f for every field; a part is replaced by its fields.
template <HasFields S, class Self> void forEachField(Self& self, auto&& f)
{
    S::fields(self, [&](std::string_view name, auto& value, auto&&... range) {
        using T = std::remove_cvref_t<decltype(value)>;
        if constexpr (HasFields<T>)
            forEachField<T>(value, f);
        else if constexpr (PartList<T>)
            for (auto& part : value)
                forEachField<typename IsPartList<T>::Element>(part, f);
        else
            f(name, value, range...);
    });
}

} // namespace core
