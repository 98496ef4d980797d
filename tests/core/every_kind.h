#pragma once

// Every alternative of a variant, once for every value of its enums, so that new scores and
// normalisers are tested automatically.

#include "core/base/fields.h"

#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

namespace test {

namespace detail {

    template <class A> void addEnums(std::vector<A>& all)
    {
        std::size_t at = 0; // index of the field in the list
        A::fields(all.front(), [&](std::string_view, auto& field, auto&&...) {
            using Field = std::remove_cvref_t<decltype(field)>;
            const std::size_t wanted = at++;
            if constexpr (core::NamedEnum<Field>) {
                const std::vector<A> known = all;
                for (std::size_t value = 1; value < enumIds(Field {}).size(); ++value)
                    for (A one : known) {
                        std::size_t other = 0;
                        A::fields(one, [&](std::string_view, auto& each, auto&&...) {
                            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(each)>,
                                              Field>)
                                if (other == wanted)
                                    each = static_cast<Field>(value);
                            ++other;
                        });
                        all.push_back(one);
                    }
            }
        });
    }

} // namespace detail

template <core::Variant V> std::vector<V> everyKind()
{
    std::vector<V> result;
    core::forEachAlternative<V>([&](auto type) {
        std::vector<typename decltype(type)::type> all(1);
        all.reserve(64); // keeps references to its first element valid
        detail::addEnums(all);
        result.insert(result.end(), all.begin(), all.end());
    });
    return result;
}

} // namespace test
