#include "core/base/error.h"
#include "core/base/spelling.h"
#include "core/settings/field_text.h"
#include "core/settings/record_text.h"
#include "core/settings/settings.h"
#include "core/settings/settings_path.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <type_traits>
#include <utility>

namespace core::settings {

namespace {

    template <class T> constexpr Type typeOf()
    {
        if constexpr (std::is_same_v<T, bool>)
            return Type::Boolean;
        else if constexpr (
            std::is_same_v<T,
                int> || std::is_same_v<T, std::uint64_t> || std::is_same_v<T, std::optional<int>>)
            return Type::Integer;
        else if constexpr (std::is_same_v<T, float>)
            return Type::Number;
        else if constexpr (std::is_same_v<T, std::string>)
            return Type::Text;
        else if constexpr (NamedEnum<T>)
            return Type::Choice;
        else if constexpr (std::is_same_v<T, TensorInput>)
            return Type::Tensor;
        else if constexpr (std::is_same_v<T, std::vector<int>>)
            return Type::Integers;
        else {
            static_assert(RecordList<T>, "a type of field that has no name here yet");
            return Type::Records;
        }
    }

    struct Lister {
        std::vector<Field> fields;

        // Alternatives with an identical field share its row.
        void add(Field field)
        {
            for (Field& other : fields)
                if (other.path == field.path && other.type == field.type
                    && other.range == field.range && other.defaultText == field.defaultText
                    && other.choices == field.choices) {
                    other.needs.insert(other.needs.end(), field.needs.begin(), field.needs.end());
                    return;
                }
            fields.push_back(std::move(field));
        }

        template <Variant V> void addKinds(Field field)
        {
            const std::string path = field.path;
            field.path += ".kind";
            field.choices = kindNames<V>();
            const std::string needPath = field.path;
            add(std::move(field));
            forEachAlternative<V>([&](auto type) {
                using Alternative = typename decltype(type)::type;
                addFields(
                    Alternative {}, path + ".", { needPath + "=" + std::string(Alternative::id) });
            });
        }

        template <class T> void addField(const T& value, Field field)
        {
            if constexpr (HasFields<T>) { // a part's fields go by their own names
                addFields(value, {}, field.needs);
            } else if constexpr (PartList<T>) {
                addFields(typename IsPartList<T>::Element {}, {}, field.needs);
            } else if constexpr (EntryList<T>) {
                addFields(typename IsEntryList<T>::Element {}, field.path + ".", field.needs);
            } else if constexpr (Variant<T>) {
                field.type = Type::Kind;
                field.defaultText = kindOf(value);
                addKinds<T>(std::move(field));
            } else if constexpr (VariantList<T>) {
                field.type = Type::Kinds;
                field.defaultText = kindsText(value);
                addKinds<typename IsVariantList<T>::Element>(std::move(field));
            } else {
                field.type = typeOf<T>();
                if constexpr (NamedEnum<T>)
                    field.choices = choicesOf<T>();
                if constexpr (RecordList<T>)
                    field.defaultText = recordsText(value);
                else
                    field.defaultText = fieldText(value);
                add(std::move(field));
            }
        }

        template <HasFields S> void addFields(
            const S& defaults, const std::string& prefix, const std::vector<std::string>& needs)
        {
            S::fields(defaults, [&](std::string_view name, const auto& value, auto... range) {
                addField(value,
                    { prefix + std::string(name), Type::Text, rangeOf(range...), {}, {}, needs,
                        {} });
            });
            derivedFields(
                defaults, [&](std::string_view name, auto value, const Range& range, auto&&...) {
                    addField(value,
                        { prefix + std::string(name), Type::Text, range, {}, {}, needs, {} });
                });
        }
    };

    // Whether "score.kind=kernel" or "mask.kind=window" holds among the values found so far: the
    // kind of a variant precedes the fields of its alternatives.
    bool satisfied(const std::string& need, const std::map<std::string, std::string>& kinds)
    {
        const std::size_t equals = need.find('=');
        const auto found = kinds.find(need.substr(0, equals));
        if (found == kinds.end())
            return false;
        const std::vector<std::string_view> active = listParts(found->second, ',');
        return std::ranges::find(active, std::string_view(need).substr(equals + 1)) != active.end();
    }

    void addValues(std::vector<Field>& fields, const Experiment& experiment)
    {
        std::map<std::string, std::string> kinds;
        for (Field& field : fields) {
            const bool inUse = field.needs.empty()
                || std::ranges::any_of(
                    field.needs, [&](const std::string& need) { return satisfied(need, kinds); });
            if (!inUse)
                continue;
            field.value = get(experiment, field.path);
            if (field.type == Type::Kind || field.type == Type::Kinds)
                kinds[field.path] = *field.value;
        }
    }

    std::vector<std::string> paths()
    {
        const std::vector<Field> fields = list();
        std::vector<std::string> result(fields.size());
        std::ranges::transform(fields, result.begin(), &Field::path);
        return result;
    }

} // namespace

std::vector<Field> list(const Experiment& experiment)
{
    Lister lister;
    lister.addFields(Experiment {}, {}, {});
    addValues(lister.fields, experiment);
    return std::move(lister.fields);
}

void refuseField(std::string_view path)
{
    Message hint = suggestion(path, paths());
    if (hint.empty())
        hint = message("\"headlight fields\" lists all of them");
    throw Error("unknown_field", message("there is no field \"%1\"; %2", path, std::move(hint)));
}

void refuseInactive(std::string_view path, std::string_view variant, std::string_view active,
    const std::vector<std::string>& kinds)
{
    std::vector<std::string> ways;
    for (const std::string& kind : kinds)
        ways.push_back(std::string(variant) + ".kind=" + kind);
    throw Error("inactive_field",
        message("%1: %2 is \"%3\", which has no such field; set %4 first",
            IdName { std::string(path) }, IdName { std::string(variant) },
            IdName { std::string(active) }, oneOf(ways)));
}

void refuseIndex(std::string_view path, std::size_t count)
{
    throw Error("bad_index",
        message(
            "%1: this list has %2 entries, counted from 1", IdName { std::string(path) }, count));
}

void refuseKind(
    std::string_view path, std::string_view found, const std::vector<std::string>& kinds)
{
    throw Error("unknown_kind",
        joined(message("%1: unknown kind \"%2\"; choose %3", IdName { std::string(path) }, found,
                   oneOf(kinds)),
            suggestion(found, kinds)));
}

} // namespace core::settings
