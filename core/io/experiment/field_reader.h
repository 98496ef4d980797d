#pragma once

// Reads JSON into structs that list their fields; a template, for the few sources that need it.

#include "core/base/error.h"
#include "core/base/fields.h"
#include "core/base/number_text.h"
#include "core/base/spelling.h"
#include "core/io/experiment/experiment_node.h"
#include "core/io/text/json_text.h"
#include "core/settings/field_text.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

namespace detail {

    inline FieldLocation fieldPlace(const JsonLocation& place, const std::optional<Range>& range)
    {
        return { readablePlace(place.pointer), range };
    }

    // Adds the byte offset to errors of `check`.
    template <class Check> void checked(const JsonLocation& place, const Check& check)
    {
        try {
            check();
        } catch (const Error& error) {
            throw error.at(offsetOf(place.text, place.pointer));
        }
    }

    template <class T> T wholeNumber(const nlohmann::ordered_json& node, const JsonLocation& place,
        const std::optional<Range>& range)
    {
        if (!node.is_number_integer())
            refuseType(message("a whole number"), node, place);
        const bool fits = node.is_number_unsigned()
            ? node.get<std::uint64_t>() <= static_cast<std::uint64_t>(std::numeric_limits<T>::max())
            : std::is_signed_v<
                  T> && node.get<std::int64_t>() >= static_cast<std::int64_t>(std::numeric_limits<T>::min());
        if (range)
            checked(place, [&] { checkRange(node.get<double>(), fieldPlace(place, range)); });
        if (!fits)
            refuseNode("out_of_range", message("%1 is out of range here", node.dump()), place);
        return node.get<T>();
    }

} // namespace detail

// Reads nodes into fields, for any type that lists its fields. Unknown members go to the last
// argument in the node's own shape, their names to `unknownPaths`.
struct FieldReader {
    using Json = nlohmann::ordered_json;

    std::string_view text;
    std::vector<std::string>& unknownPaths;

    [[nodiscard]] JsonLocation inside(const JsonLocation& place, std::string_view name) const
    {
        return { text, place.pointer + "/" + std::string(name) };
    }

    using OptionalRange = std::optional<Range>;

    static void read(
        bool& value, const Json& node, const JsonLocation& place, const OptionalRange&, Json&)
    {
        if (!node.is_boolean())
            refuseType(message("true or false"), node, place);
        value = node.get<bool>();
    }

    static void read(
        int& value, const Json& node, const JsonLocation& place, const OptionalRange& range, Json&)
    {
        value = detail::wholeNumber<int>(node, place, range);
    }

    static void read(std::uint64_t& value, const Json& node, const JsonLocation& place,
        const OptionalRange& range, Json&)
    {
        value = detail::wholeNumber<std::uint64_t>(node, place, range);
    }

    static void read(float& value, const Json& node, const JsonLocation& place,
        const OptionalRange& range, Json&)
    {
        if (!node.is_number())
            refuseType(message("a number"), node, place);
        const auto number = node.get<double>();
        detail::checked(place, [&] { checkRange(number, detail::fieldPlace(place, range)); });
        const std::optional<float> narrow = narrowed(number);
        if (!narrow)
            refuseNode("out_of_range", message("%1 is too large", node.dump()), place);
        value = *narrow;
    }

    static void read(std::string& value, const Json& node, const JsonLocation& place,
        const OptionalRange&, Json&)
    {
        if (!node.is_string())
            refuseType(message("text"), node, place);
        value = node.get<std::string>();
    }

    template <NamedEnum E> void read(
        E& value, const Json& node, const JsonLocation& place, const OptionalRange&, Json& unknown)
    {
        std::string id;
        read(id, node, place, {}, unknown);
        detail::checked(place, [&] { readField(value, id, detail::fieldPlace(place, {})); });
    }

    template <class T> void read(std::optional<T>& value, const Json& node,
        const JsonLocation& place, const OptionalRange& range, Json& unknown)
    {
        value.reset();
        if (!node.is_null())
            read(value.emplace(), node, place, range, unknown);
    }

    void read(TensorInput& value, const Json& node, const JsonLocation& place, const OptionalRange&,
        Json& unknown)
    {
        value = {};
        if (!node.is_object()) {
            if (!node.is_null())
                value.values = readTensorNode(node, place);
            return;
        }
        readMembers(node, place, unknown,
            [&](const std::string& key, const Json& member, const JsonLocation& at, Json& ignored) {
                if (key == "file")
                    read(value.file, member, at, {}, ignored);
                else if (key == "tensor")
                    read(value.tensor, member, at, {}, ignored);
                else if (key == "values")
                    value.values = readTensorNode(member, at);
                else
                    return false;
                return true;
            });
    }

    template <class T> void read(std::vector<T>& list, const Json& node, const JsonLocation& place,
        const OptionalRange& range, Json& unknown)
    {
        if (!node.is_array())
            refuseType(message("a list"), node, place);
        if (PartList<std::vector<T>> && node.empty())
            refuseNode("out_of_range", message("at least one is needed"), place);
        list.clear();
        for (std::size_t i = 0; i < node.size(); ++i) {
            const JsonLocation at = inside(place, std::to_string(i));
            if constexpr (Variant<T>)
                if (node[i].is_object() && !node[i].contains("kind"))
                    refuseNode("unknown_kind", message("expected a \"kind\", found none"), at);
            Json kept;
            read(list.emplace_back(), node[i], at, range, kept);
            if (!kept.is_null())
                unknown[i] = std::move(kept); // fills up with null
        }
    }

    template <Variant V> void read(
        V& value, const Json& node, const JsonLocation& place, const OptionalRange&, Json& unknown)
    {
        if (!node.is_object())
            refuseType(message("an object with a \"kind\""), node, place);
        if (node.contains("kind"))
            takeKind(value, node["kind"], inside(place, "kind"));
        std::visit([&](auto& active) { readFields(active, node, place, unknown, "kind"); }, value);
        if (!unknown.is_null())
            unknown["kind"] = kindOf(value);
    }

    template <HasFields S> void read(
        S& value, const Json& node, const JsonLocation& place, const OptionalRange&, Json& unknown)
    {
        if (!node.is_object())
            refuseType(message("an object"), node, place);
        readFields(value, node, place, unknown, {});
    }

    template <Variant V> void takeKind(V& value, const Json& node, const JsonLocation& place)
    {
        if (!node.is_string())
            refuseType(message("text"), node, place);
        const auto id = node.get<std::string>();
        std::optional<V> made = makeKind<V>(id);
        if (!made) {
            const auto ids = kinds<V>();
            const std::vector<std::string> choices(ids.begin(), ids.end());
            refuseNode(
                "unknown_kind", message("expected %1, found \"%2\"", oneOf(choices), id), place);
        }
        value = std::move(*made);
    }

    template <HasFields S> void readFields(S& value, const Json& node, const JsonLocation& place,
        Json& unknown, std::string_view alsoKnown)
    {
        Json lifted;
        readMembers(node, place, unknown,
            [&](const std::string& key, const Json& member, const JsonLocation& at, Json& kept) {
                return key == alsoKnown || readOwn(value, key, member, at, kept)
                    || readInside(value, key, member, at, lifted);
            });
        for (const auto& [name, kept] : lifted.items())
            keep(unknown, name, kept);
    }

    static void keep(Json& all, std::string_view name, Json what)
    {
        Json added = Json::object();
        added[std::string(name)] = std::move(what);
        if (all.is_null())
            all = std::move(added);
        else
            mergeUnknown(all, added);
    }

    template <HasFields S> bool readOwn(
        S& value, std::string_view key, const Json& member, const JsonLocation& place, Json& kept)
    {
        bool known = false;
        S::fields(value, [&](std::string_view name, auto& field, auto... range) {
            if (name != key)
                return;
            known = true;
            read(field, member, place, OptionalRange { range... }, kept);
        });
        return known;
    }

    // Reads a part's member that is next to the part, as in files of format 1, which had no parts.
    // Unknown members inside it are kept at the position where they will be written.
    template <HasFields S> bool readInside(S& value, std::string_view key, const Json& member,
        const JsonLocation& place, Json& unknown)
    {
        bool known = false;
        const auto readPart = [&](auto& part) {
            Json kept;
            Json inside;
            known = readOwn(part, key, member, place, kept);
            if (!kept.is_null())
                inside[std::string(key)] = std::move(kept);
            if (!known)
                known = readInside(part, key, member, place, inside);
            return inside;
        };
        S::fields(value, [&](std::string_view name, auto& field, auto&&...) {
            using T = std::remove_cvref_t<decltype(field)>;
            Json kept;
            if constexpr (HasFields<T>) {
                if (!known)
                    kept = readPart(field);
            } else if constexpr (PartList<T>) {
                if (!known)
                    for (std::size_t i = 0; i < field.size(); ++i)
                        if (Json each = readPart(field[i]); !each.is_null())
                            kept[i] = std::move(each);
            }
            if (!kept.is_null())
                keep(unknown, name, std::move(kept));
        });
        return known;
    }

    // Calls take(key, member, place, kept) for every member; it returns whether the key is known,
    // and leaves unknown members inside in `kept`.
    template <class Take>
    void readMembers(const Json& node, const JsonLocation& place, Json& unknown, const Take& take)
    {
        Json::object_t all;
        for (const auto& [key, member] : node.items()) {
            const JsonLocation at = inside(place, key);
            Json kept;
            if (!take(key, member, at, kept)) {
                unknownPaths.push_back(readablePlace(at.pointer));
                all.emplace_back(key, member); // the parser refuses duplicate keys
            } else if (!kept.is_null()) {
                all.emplace_back(key, std::move(kept));
            }
        }
        if (!all.empty())
            unknown = std::move(all);
    }
};

} // namespace core
