#include "core/settings/settings.h"

#include "core/base/error.h"
#include "core/base/number_text.h"
#include "core/settings/field_text.h"
#include "core/settings/record_text.h"
#include "core/settings/settings_path.h"

#include <algorithm>
#include <type_traits>
#include <utility>
#include <variant>

namespace core::settings {

namespace {

    struct Request {
        std::string_view path; // the full path, for messages
        std::string_view text;
    };

    template <HasFields S> void setIn(S& self, std::string_view path, const Request& request);

    // Copies fields of the same name and type to the new alternative.
    template <HasFields From, HasFields To> void carryOver(const From& from, To& to)
    {
        To::fields(to, [&](std::string_view name, auto& target, auto&&...) {
            From::fields(from, [&](std::string_view other, const auto& value, auto&&...) {
                using Target = std::remove_cvref_t<decltype(target)>;
                if constexpr (std::is_same_v<Target, std::remove_cvref_t<decltype(value)>>)
                    if (name == other)
                        target = value;
            });
        });
    }

    template <Variant V> V madeKind(std::string_view id, std::string_view path)
    {
        std::optional<V> made = makeKind<V>(id);
        if (!made)
            refuseKind(path, id, kindNames<V>());
        return std::move(*made);
    }

    template <Variant V> void changeKind(V& value, std::string_view id, std::string_view path)
    {
        if (kindOf(value) == id)
            return;
        V made = madeKind<V>(id, path);
        std::visit([](const auto& from, auto& to) { carryOver(from, to); }, value, made);
        value = std::move(made);
    }

    template <Variant V> bool activeHas(const V& value, std::string_view field)
    {
        return std::visit([&]<class A>(const A&) { return hasField<A>(field); }, value);
    }

    // The only kind with such a field; if there are several, an error rather than a guess.
    template <Variant V> std::string onlyKindWith(
        std::string_view field, const Request& request, const Step& step, std::string_view active)
    {
        const std::vector<std::string> kinds = kindsWith<V>(field);
        if (kinds.empty())
            refuseField(request.path);
        if (kinds.size() > 1)
            refuseInactive(request.path, parentPath(request.path, step), active, kinds);
        return kinds.front();
    }

    [[maybe_unused]] bool namesKind(const Step& step)
    {
        return step.rest.empty() || step.rest == "kind";
    }

    template <Variant V> void setVariant(V& value, const Step& step, const Request& request)
    {
        if (namesKind(step))
            return changeKind(value, trimmed(request.text), parentPath(request.path, step));
        const std::string_view field = firstStep(step.rest).name;
        if (!activeHas(value, field))
            changeKind(value, onlyKindWith<V>(field, request, step, kindOf(value)), request.path);
        std::visit([&](auto& active) { setIn(active, step.rest, request); }, value);
    }

    // Sets the list of kinds; kinds that were in the list keep their fields.
    template <Variant V>
    void setKinds(std::vector<V>& list, const Step& step, const Request& request)
    {
        std::vector<V> result;
        for (const std::string_view id : listParts(request.text, ',')) {
            const auto old = std::find_if(
                list.begin(), list.end(), [&](const V& value) { return kindOf(value) == id; });
            if (old == list.end()) {
                result.push_back(madeKind<V>(id, parentPath(request.path, step)));
            } else {
                result.push_back(std::move(*old));
                list.erase(old);
            }
        }
        list = std::move(result);
    }

    template <Variant V>
    void setVariants(std::vector<V>& list, const Step& step, const Request& request)
    {
        if (step.index) {
            if (*step.index < 1 || *step.index > list.size())
                refuseIndex(parentPath(request.path, step), list.size());
            return setVariant(list[*step.index - 1], step, request);
        }
        if (namesKind(step))
            return setKinds(list, step, request);
        const std::string_view field = firstStep(step.rest).name;
        auto place = std::find_if(
            list.begin(), list.end(), [&](const V& value) { return activeHas(value, field); });
        if (place == list.end()) {
            const std::string kind
                = onlyKindWith<V>(field, request, step, list.empty() ? "none" : kindOf(list[0]));
            place = list.insert(list.end(), madeKind<V>(kind, request.path));
        }
        std::visit([&](auto& active) { setIn(active, step.rest, request); }, *place);
    }

    // Sets the field in one part or, without an index, in all.
    template <HasFields P>
    void setParts(std::vector<P>& list, const Step& step, const Request& request)
    {
        if (step.index && (*step.index < 1 || *step.index > list.size()))
            refuseIndex(parentPath(request.path, step), list.size());
        if (step.rest.empty())
            refuseField(request.path);
        for (std::size_t i = 0; i < list.size(); ++i)
            if (!step.index || *step.index == i + 1)
                setIn(list[i], step.rest, request);
    }

    // Sets the field of an entry; without an index that of usualEntry(). A missing entry is
    // appended, but without an index only if it differs from the default.
    template <HasFields E>
    void setEntries(std::vector<E>& list, const Step& step, const Request& request)
    {
        if (step.rest.empty() && !step.index && trimmed(request.text) == "none")
            return list.clear();
        if (step.rest.empty())
            refuseField(request.path);
        const std::size_t index = step.index.value_or(usualEntry(list));
        if (index < 1 || index > list.size() + 1)
            refuseIndex(parentPath(request.path, step), list.size());
        E changed = index > list.size() ? E {} : list[index - 1];
        setIn(changed, step.rest, request);
        if (index <= list.size())
            list[index - 1] = std::move(changed);
        else if (step.index || changed != E {})
            list.push_back(std::move(changed));
    }

    template <class T>
    void setField(T& value, const Step& step, const Request& request, const FieldLocation& place)
    {
        if constexpr (PartList<T>) {
            setParts(value, step, request);
            return;
        }
        if constexpr (VariantList<T>) {
            setVariants(value, step, request);
            return;
        }
        if constexpr (EntryList<T>) {
            setEntries(value, step, request);
            return;
        }
        if (step.index)
            refuseField(request.path);
        if constexpr (Variant<T>) {
            setVariant(value, step, request);
        } else if constexpr (HasFields<T>) {
            setIn(value, step.rest, request);
        } else if constexpr (!VariantList<T> && !PartList<T> && !EntryList<T>) {
            if (!step.rest.empty())
                refuseField(request.path);
            if constexpr (RecordList<T>)
                readRecords(value, request.text, place);
            else
                readField(value, request.text, place);
        }
    }

    // Sets a field of a part whose name is omitted.
    template <HasFields S> bool setInside(S& self, std::string_view path, const Request& request)
    {
        return withPart<S>(self, firstStep(path).name, [&]<class T>(T& part) {
            if constexpr (HasFields<T>)
                setIn(part, path, request);
            else
                for (auto& each : part)
                    setIn(each, path, request);
        });
    }

    template <HasFields S> void setIn(S& self, std::string_view path, const Request& request)
    {
        const Step step = firstStep(path);
        const float length = keptLength(self);
        bool found = false;
        S::fields(self, [&](std::string_view name, auto& value, auto... range) {
            if (name != step.name)
                return;
            found = true;
            setField(value, step, request, { std::string(request.path), rangeOf(range...) });
        });
        derivedFields(self, [&](std::string_view name, auto value, const Range& range, auto set) {
            if (name != step.name)
                return;
            found = true;
            if (step.index || !step.rest.empty())
                refuseField(request.path);
            readField(value, request.text, { std::string(request.path), range });
            set(value);
        });
        if (!found && !setInside(self, path, request))
            refuseField(request.path);
        keepLength(self, step.name, length);
    }

    // Leaves the settings unchanged on errors.
    template <HasFields S> void setWhole(S& self, std::string_view path, std::string_view text)
    {
        S changed = self;
        setIn(changed, path, { path, text });
        self = std::move(changed);
    }

    template <HasFields S> void setAssigned(S& self, std::string_view assignment)
    {
        const std::size_t equals = assignment.find('=');
        if (equals == std::string_view::npos)
            throw Error("bad_setting",
                message("expected field=value, as in heads=4, found \"%1\"", assignment));
        setWhole(self, trimmed(assignment.substr(0, equals)), assignment.substr(equals + 1));
    }

    bool hasWords(const Source& source)
    {
        return std::holds_alternative<Sentence>(source)
            || std::holds_alternative<SentencePair>(source);
    }

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
        derivedFields(self, [&](std::string_view name, auto value, auto&&...) {
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

void set(Experiment& experiment, std::string_view path, std::string_view text)
{
    setWhole(experiment, path, text);
}

void set(Experiment& experiment, std::string_view assignment)
{
    setAssigned(experiment, assignment);
}

void set(training::AttentionChoice& choice, std::string_view path, std::string_view text)
{
    setWhole(choice, path, text);
}

void set(training::AttentionChoice& choice, std::string_view assignment)
{
    setAssigned(choice, assignment);
}

bool matters(const Experiment& experiment, std::string_view path)
{
    const std::string_view top = path.substr(0, path.find('.'));
    if (std::holds_alternative<PretrainedSource>(experiment.network))
        return top == "source" || top == "network" || top == "edits";
    const bool words = hasWords(experiment.source);
    const bool file = std::holds_alternative<FileWeights>(experiment.design.weights);
    if (top == "tokens" || top == "embedding")
        return words;
    if (top == "dimension")
        return words && !file && !std::holds_alternative<OneHot>(experiment.design.embedding);
    if (top == "heads" || top == "dk" || top == "dv")
        return !file;
    return true;
}

bool isOfLayer(std::string_view path)
{
    return reaches<BlockSpec>(firstStep(path).name);
}

std::string get(const Experiment& experiment, std::string_view path)
{
    return getIn(experiment, path, path);
}

} // namespace core::settings
