#include "core/base/error.h"
#include "core/settings/field_text.h"
#include "core/settings/record_text.h"
#include "core/settings/settings.h"
#include "core/settings/settings_path.h"

#include <algorithm>

namespace core::settings {

namespace {

    template <HasFields S>
    std::string getIn(const S& self, std::string_view path, std::string_view whole);

    template <Variant V>
    std::string getVariant(const V& value, const Step& step, std::string_view whole)
    {
        if (step.rest.empty() || step.rest == "kind")
            return std::string(kindOf(value));
        const std::string_view field = firstStep(step.rest).name;
        return std::visit(
            [&]<class A>(const A& active) -> std::string {
                if (hasField<A>(field))
                    return getIn(active, step.rest, whole);
                const std::vector<std::string> kinds = kindsWith<V>(field);
                if (kinds.empty())
                    refuseField(whole);
                refuseInactive(whole, parentPath(whole, step), A::id, kinds);
            },
            value);
    }

    template <Variant V>
    std::string getVariants(const std::vector<V>& list, const Step& step, std::string_view whole)
    {
        if (step.index) {
            if (*step.index < 1 || *step.index > list.size())
                refuseIndex(parentPath(whole, step), list.size());
            return getVariant(list[*step.index - 1], step, whole);
        }
        if (step.rest.empty() || step.rest == "kind")
            return kindsText(list);
        const std::string_view field = firstStep(step.rest).name;
        const std::vector<std::string> kinds = kindsWith<V>(field);
        if (kinds.empty())
            refuseField(whole);
        const auto place = std::find_if(list.begin(), list.end(), [&](const V& value) {
            return std::find(kinds.begin(), kinds.end(), kindOf(value)) != kinds.end();
        });
        if (place == list.end())
            refuseInactive(whole, parentPath(whole, step), kindsText(list), kinds);
        return getVariant(*place, step, whole);
    }

    // Without an index: the first part.
    template <HasFields P>
    std::string getPart(const std::vector<P>& list, const Step& step, std::string_view whole)
    {
        const std::size_t index = step.index.value_or(1);
        if (index < 1 || index > list.size())
            refuseIndex(parentPath(whole, step), list.size());
        return getIn(list[index - 1], step.rest, whole);
    }

    // Without entries: the value of a default entry.
    template <HasFields E>
    std::string getEntry(const std::vector<E>& list, const Step& step, std::string_view whole)
    {
        if (step.rest.empty())
            refuseField(whole);
        if (!step.index && list.empty())
            return getIn(E {}, step.rest, whole);
        const std::size_t index = step.index.value_or(usualEntry(list));
        if (index < 1 || index > list.size())
            refuseIndex(parentPath(whole, step), list.size());
        return getIn(list[index - 1], step.rest, whole);
    }

    template <class T>
    std::string getField(const T& value, const Step& step, std::string_view whole)
    {
        if constexpr (PartList<T>) {
            return getPart(value, step, whole);
        } else if constexpr (EntryList<T>) {
            return getEntry(value, step, whole);
        } else if constexpr (VariantList<T>) {
            return getVariants(value, step, whole);
        } else if constexpr (Variant<T>) {
            if (step.index)
                refuseField(whole);
            return getVariant(value, step, whole);
        } else if constexpr (HasFields<T>) {
            if (step.index)
                refuseField(whole);
            return getIn(value, step.rest, whole);
        } else {
            if (step.index || !step.rest.empty())
                refuseField(whole);
            if constexpr (RecordList<T>)
                return recordsText(value);
            else
                return fieldText(value);
        }
    }

    template <HasFields S>
    std::string getIn(const S& self, std::string_view path, std::string_view whole)
    {
        const Step step = firstStep(path);
        std::optional<std::string> result;
        S::fields(self, [&](std::string_view name, const auto& value, auto&&...) {
            if (name == step.name)
                result = getField(value, step, whole);
        });
        derivedFields(self, [&](std::string_view name, float value, auto&&...) {
            if (name == step.name)
                result = getField(value, step, whole);
        });
        if (!result)
            withPart<S>(self, step.name, [&]<class T>(const T& part) {
                if constexpr (HasFields<T>)
                    result = getIn(part, path, whole);
                else
                    result = getIn(part.at(0), path, whole);
            });
        if (!result)
            refuseField(whole);
        return std::move(*result);
    }

} // namespace

std::string get(const Experiment& experiment, std::string_view path)
{
    return getIn(experiment, path, path);
}

} // namespace core::settings
