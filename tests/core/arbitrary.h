#pragma once

// Random experiments for property tests, generated from the field lists, ranges, enum ids and
// alternatives, so that a new score or mask is tested without a change here.
//
//     rc::check([] { const core::Experiment e = *arbitrary::experiment(); … });

#include "core/base/fields.h"
#include "core/experiment.h"

#include <rapidcheck.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

namespace arbitrary {

// The values to draw from. Full ranges give experiments that can be saved; small ones without files
// give experiments that can be run.
struct Taste {
    int largest = 1 << 24; // no integer with a range exceeds it
    bool files = true; // may name files
};

template <class A>
concept HasFile = requires(A a)
{
    a.file;
};
template <class A>
concept HasEdges = requires(A a)
{
    a.edges;
};

// Alternatives that need a file.
template <class A> inline constexpr bool needsFile
    = (HasFile<A> && !HasEdges<A>) || std::is_same_v<A, core::PretrainedSource>;

// Uniform over [low, high], independent of rapidcheck's size.
inline std::int64_t integer(std::int64_t low, std::int64_t high)
{
    return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange<std::int64_t>(low, high + 1));
}

inline bool coin()
{
    return integer(0, 1) == 1;
}

inline float real(const core::Range& range)
{
    const double share = static_cast<double>(integer(0, 1 << 20)) / (1 << 20);
    const double value = range.logarithmic ? range.low * std::pow(range.high / range.low, share)
                                           : range.low + share * (range.high - range.low);
    return std::clamp(
        static_cast<float>(value), static_cast<float>(range.low), static_cast<float>(range.high));
}

// Any finite number, tiny, huge and negative zero included.
inline float anyFloat()
{
    const auto bits = static_cast<std::uint32_t>(integer(0, 0xFFFFFFFF));
    const auto value = std::bit_cast<float>(bits);
    return std::isfinite(value) ? value : 0.5F;
}

// Valid UTF-8 with difficult characters: quotes, controls, scripts, characters beyond the basic
// plane.
inline std::string text()
{
    static constexpr std::array<std::string_view, 16> pieces { "a", "it", " ", "\"", "\\", "\n",
        "\t", "\x01", "é", "中文", "שלום", "👩‍🚀", "/", "</b>", "0.5", "e\u0301" };
    std::string result;
    for (auto n = integer(0, 8); n > 0; --n)
        result += pieces[static_cast<std::size_t>(integer(0, pieces.size() - 1))];
    return result;
}

inline core::Tensor tensor(std::vector<core::Index> shape, bool boolean)
{
    core::Index size = 1;
    for (const core::Index n : shape)
        size *= n;
    core::Tensor result { std::move(shape), core::Buffer(size), boolean };
    for (core::Index i = 0; i < size; ++i)
        result.data.data()[i]
            = boolean ? static_cast<float>(integer(0, 1)) : real({ -4, 4, false });
    return result;
}

inline core::TensorInput tensorInput(const Taste& taste)
{
    core::TensorInput result;
    if (taste.files && coin()) {
        result.file = "x" + text();
        result.tensor = text();
    } else if (coin()) {
        std::vector<core::Index> shape(static_cast<std::size_t>(integer(1, 3)));
        std::ranges::generate(shape, [] { return integer(1, 3); });
        result.values = tensor(std::move(shape), coin());
    }
    return result;
}

template <class T> struct IsList : std::false_type {
};
template <class T> struct IsList<std::vector<T>> : std::true_type {
};
template <class T> struct IsOptional : std::false_type {
};
template <class T> struct IsOptional<std::optional<T>> : std::true_type {
};

template <class T> void draw(T& value, const Taste& taste, const core::Range* range = nullptr);

template <core::HasFields T> void drawFields(T& value, const Taste& taste)
{
    T::fields(value, [&](std::string_view, auto& field, auto... range) {
        if constexpr (sizeof...(range) == 0)
            draw(field, taste);
        else
            (draw(field, taste, &range), ...);
    });
}

template <core::Variant V> void drawAlternative(V& value, const Taste& taste)
{
    std::vector<std::string_view> ids;
    core::forEachAlternative<V>([&](auto type) {
        using A = typename decltype(type)::type;
        if (taste.files || !needsFile<A>)
            ids.push_back(A::id);
    });
    const std::string_view id = ids[static_cast<std::size_t>(integer(0, std::ssize(ids) - 1))];
    core::forEachAlternative<V>([&](auto type) {
        using A = typename decltype(type)::type;
        if (A::id == id)
            drawFields(value.template emplace<A>(), taste);
    });
}

template <class T> void drawNumber(T& value, const Taste& taste, const core::Range* range)
{
    if constexpr (std::same_as<T, bool>)
        value = coin();
    else if constexpr (std::same_as<T, std::uint64_t>)
        value = (static_cast<std::uint64_t>(integer(0, 0xFFFFFFFF)) << 32U)
            | static_cast<std::uint64_t>(integer(0, 0xFFFFFFFF));
    else if constexpr (std::floating_point<T>)
        value = range != nullptr ? real(*range) : anyFloat();
    else
        value = static_cast<T>(integer(static_cast<std::int64_t>(range->low),
            std::min<std::int64_t>(taste.largest, static_cast<std::int64_t>(range->high))));
}

template <class T> void draw(T& value, const Taste& taste, const core::Range* range)
{
    if constexpr (std::is_arithmetic_v<T>)
        drawNumber(value, taste, range);
    else if constexpr (std::same_as<T, std::string>)
        value = taste.files ? text() : std::string {};
    else if constexpr (std::same_as<T, core::TensorInput>)
        value = tensorInput(taste);
    else if constexpr (core::NamedEnum<T>)
        value = static_cast<T>(integer(0, std::ssize(enumIds(value)) - 1));
    else if constexpr (core::Variant<T>)
        drawAlternative(value, taste);
    else if constexpr (IsOptional<T>::value) {
        value.reset();
        if (coin())
            draw(value.emplace(), taste, range);
    } else if constexpr (IsList<T>::value) {
        value.resize(static_cast<std::size_t>(integer(core::PartList<T> ? 1 : 0, 3)));
        for (auto& element : value)
            draw(element, taste, range);
    } else
        drawFields(value, taste);
}

// Any experiment that can be saved: every field over its whole range, with files that do not exist.
// Used for round trips.
inline rc::Gen<core::Experiment> experiment()
{
    return rc::gen::exec([] {
        core::Experiment result;
        drawFields(result, {});
        return result;
    });
}

} // namespace arbitrary
