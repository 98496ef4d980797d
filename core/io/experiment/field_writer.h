#pragma once

// Writes structs that list their fields as JSON; a template, for the few sources that need it.

#include "core/base/fields.h"
#include "core/base/number_text.h"
#include "core/input/source.h"
#include "core/io/experiment/experiment_node.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace core {

inline nlohmann::ordered_json nodeOf(bool value)
{
    return value;
}
inline nlohmann::ordered_json nodeOf(int value)
{
    return value;
}
inline nlohmann::ordered_json nodeOf(std::uint64_t value)
{
    return value;
}
inline nlohmann::ordered_json nodeOf(const std::string& value)
{
    return value;
}

// JSON has no infinities; a mask's −inf is written as a string.
inline nlohmann::ordered_json nodeOf(float value)
{
    return std::isfinite(value) ? nlohmann::ordered_json(printable(value))
                                : nlohmann::ordered_json(numberText(value));
}

template <NamedEnum E> nlohmann::ordered_json nodeOf(E value)
{
    return idOf(value);
}

template <class T> nlohmann::ordered_json nodeOf(const std::optional<T>& value)
{
    return value ? nodeOf(*value) : nlohmann::ordered_json {};
}

inline nlohmann::ordered_json nodeOf(const TensorInput& value)
{
    if (value.file.empty() && value.tensor.empty())
        return tensorNode(value.values);
    nlohmann::ordered_json node { { "file", value.file } };
    if (!value.tensor.empty())
        node["tensor"] = value.tensor;
    if (value.values.size() > 0)
        node["values"] = tensorNode(value.values);
    return node;
}

template <HasFields S> nlohmann::ordered_json nodeOf(const S& value);
template <Variant V> nlohmann::ordered_json nodeOf(const V& value);

template <class T> nlohmann::ordered_json nodeOf(const std::vector<T>& list)
{
    nlohmann::ordered_json node = nlohmann::ordered_json::array();
    for (const T& element : list)
        node.push_back(nodeOf(element));
    return node;
}

template <HasFields S> void addFields(const S& value, nlohmann::ordered_json& node)
{
    S::fields(value, [&](std::string_view name, const auto& field, auto&&...) {
        node[std::string(name)] = nodeOf(field);
    });
}

template <HasFields S> nlohmann::ordered_json nodeOf(const S& value)
{
    nlohmann::ordered_json node = nlohmann::ordered_json::object();
    addFields(value, node);
    return node;
}

template <Variant V> nlohmann::ordered_json nodeOf(const V& value)
{
    nlohmann::ordered_json node { { "kind", kindOf(value) } };
    std::visit([&](const auto& active) { addFields(active, node); }, value);
    return node;
}

} // namespace core
