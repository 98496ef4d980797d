#pragma once

// Random experiments that resolve() accepts: small and without files. forEachKind checks a law for
// every alternative.

#include "core/parameters.h"
#include "core/resolve/resolve.h"
#include "core/settings/settings.h"
#include "tests/core/arbitrary.h"

#include <algorithm>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace arbitrary {

// Changes an experiment before it is made runnable, such as "the score is additive".
using Pin = std::function<void(core::Experiment&)>;

inline constexpr Taste smallOnes { 12, false };

// Repeated words; also valid for characters and white space.
inline std::string sentence()
{
    static constexpr std::array<std::string_view, 8> words { "the", "cat", "saw", "the", "dog",
        "中文", "it", "walking" };
    std::string result;
    for (auto n = integer(1, 7); n > 0; --n)
        result += std::string(words[static_cast<std::size_t>(integer(0, words.size() - 1))]) + " ";
    return result;
}

inline core::TensorInput given(core::Index rows, core::Index cols)
{
    return { tensor({ rows, cols }, false), {}, {} };
}

struct SourceMaker {
    core::Index n = integer(1, 6);
    core::Index m = integer(1, 6);
    core::Index d = integer(1, 6);

    void operator()(core::Sentence& s) const { s.text = sentence(); }
    void operator()(core::SentencePair& s) const
    {
        s.text = sentence();
        s.keys = sentence();
    }
    void operator()(core::MatrixSource& s) const
    {
        s = { given(n, d), {}, {} };
        if (coin())
            s.keys = given(m, integer(1, 6));
        if (coin())
            s.values = given(s.keys.given() ? m : n, integer(1, 6));
    }
    void operator()(core::PointSource& s) const
    {
        s = { {}, given(m, d), given(m, integer(1, 3)) };
        if (coin())
            s.queries = given(n, d);
    }
};

struct Counts {
    core::Index queries = 0;
    core::Index keys = 0;
};

inline Counts countsOf(const core::Experiment& e)
{
    const auto tokens = [&](const std::string& text) {
        return std::ssize(core::tokenise(e.design.tokens, text));
    };
    const auto rows = [](const core::TensorInput& input) { return input.values.shape.at(0); };
    if (const auto* s = std::get_if<core::Sentence>(&e.source))
        return { tokens(s->text), tokens(s->text) };
    if (const auto* s = std::get_if<core::SentencePair>(&e.source))
        return { tokens(s->text), tokens(s->keys) };
    if (const auto* s = std::get_if<core::MatrixSource>(&e.source))
        return { rows(s->queries), rows(s->keys.given() ? s->keys : s->queries) };
    const auto& s = std::get<core::PointSource>(e.source);
    return { rows(s.queries.given() ? s.queries : s.points), rows(s.points) };
}

// Sets mask sizes and positions that fit this many tokens.
struct MaskMaker {
    Counts counts;
    core::Index heads = 1;

    void operator()(auto&) const { }
    void operator()(core::GraphMask& mask) const
    {
        const core::Index least = std::min(counts.queries, counts.keys);
        mask = {};
        for (auto n = integer(0, 4); n > 0; --n)
            mask.edges += std::to_string(integer(1, least)) + (coin() ? "-" : ">")
                + std::to_string(integer(1, least)) + ", ";
    }
    void operator()(core::MatrixMask& mask) const
    {
        std::vector<core::Index> shape { counts.queries, counts.keys };
        if (coin())
            shape.insert(shape.begin(), heads);
        mask.matrix = { tensor(std::move(shape), coin()), {}, {} };
    }
};

// One of the projections that every head has.
inline std::string drawnProjection()
{
    std::vector<std::string> names;
    for (const core::Parameter& parameter : core::headParameters())
        if (parameter.kind == core::ParameterKind::Projection)
            names.emplace_back(parameter.name);
    return names[static_cast<std::size_t>(integer(0, std::ssize(names) - 1))];
}

inline void makeRunnable(core::Experiment& e)
{
    e.network = core::CustomSource {};
    core::BlockSpec alone; // tst_designed_networks has what stands around it
    alone.attention = e.attention();
    e.design.blocks = { alone };
    e.design.dimension = static_cast<int>(integer(1, 12));
    e.attention().heads = static_cast<int>(integer(1, 4));
    for (auto* width : { &e.attention().dk, &e.attention().dv })
        if (*width)
            *width = static_cast<int>(integer(1, 8));
    // No soft cap in half of the cases, else one in the range of typical scores.
    e.attention().softcap = coin() ? 0 : real({ 0.1, 60, true });
    std::visit(SourceMaker {}, e.source);
    for (auto& mask : e.attention().mask)
        std::visit(MaskMaker { countsOf(e), e.attention().heads }, mask);
    for (auto& edit : e.edits) { // the first row and column always exist
        edit.layer = edit.row = edit.column = 1;
        edit.head = static_cast<int>(integer(1, e.attention().heads));
        edit.matrix = drawnProjection();
        edit.value = real({ -10, 10, false });
    }
    std::set<int> off;
    for (const int head : e.attention().ablatedHeads)
        off.insert(1 + head % e.attention().heads);
    e.attention().ablatedHeads.assign(off.begin(), off.end());
    if (auto* hash = std::get_if<core::SubwordHash>(&e.design.embedding))
        hash->longest = std::max(hash->shortest, hash->longest);
}

inline rc::Gen<core::Experiment> runnable(const Pin& pin = {})
{
    return rc::gen::exec([pin] {
        core::Experiment result;
        drawFields(result, smallOnes);
        if (pin)
            pin(result);
        makeRunnable(result);
        return result;
    });
}

// Calls f(name, pin) for every alternative of every variant of an experiment, including masks and
// patterns of hand-built heads, except those that need a file.
inline void forEachKind(const std::function<void(const std::string&, const Pin&)>& f)
{
    const core::Experiment example;
    const auto each = [&]<class V>(std::type_identity<V>, std::string_view name, auto&& place) {
        core::forEachAlternative<V>([&](auto type) {
            using A = typename decltype(type)::type;
            if constexpr (!needsFile<A>)
                f(std::string(name) + "=" + std::string(A::id), [place](core::Experiment& e) {
                    drawFields(place(e).template emplace<A>(), smallOnes);
                });
        });
    };
    core::forEachField<core::Experiment>(
        example, [&](std::string_view name, const auto& field, auto...) {
            using T = std::decay_t<decltype(field)>;
            if constexpr (core::Variant<T>)
                each(std::type_identity<T> {}, name, [name](core::Experiment& e) -> T& {
                    T* found = nullptr;
                    core::forEachField<core::Experiment>(
                        e, [&](std::string_view other, auto& place, auto...) {
                            if constexpr (std::same_as<std::decay_t<decltype(place)>, T>)
                                if (other == name)
                                    found = &place;
                        });
                    return *found;
                });
        });
    each(std::type_identity<core::Mask> {}, "mask",
        [](core::Experiment& e) -> core::Mask& { return e.attention().mask.emplace_back(); });
    each(std::type_identity<core::HeadPattern> {}, "pattern",
        [](core::Experiment& e) -> core::HeadPattern& {
            auto& handBuilt = e.design.weights.emplace<core::HandBuiltWeights>();
            handBuilt.patterns.resize(1);
            return handBuilt.patterns.front();
        });
}

// The differences from the default experiment, for failure messages.
inline std::string textOf(const core::Experiment& e)
{
    std::string result;
    for (const auto& field : core::settings::list(e))
        if (field.value && *field.value != field.defaultText)
            result += field.path + "=" + *field.value + "\n";
    return result;
}

} // namespace arbitrary
