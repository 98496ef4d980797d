#include "core/reading/shares/joined_trace.h"

#include "core/head_at.h"
#include "core/input/stored_trace.h"
#include "core/resolve/stored.h"
#include "core/run/stored_run.h"

#include <utility>

namespace core {

namespace {

    struct JoinedSides {
        JoinedTokens queries, keys;
    };

    using AllSides = std::vector<JoinedSides>; // of each attention

    TokenList listed(std::vector<Token> tokens)
    {
        return std::make_shared<const std::vector<Token>>(std::move(tokens));
    }

    StoredAttention described(const AttentionTrace& attention, const JoinedSides& sides)
    {
        StoredAttention result { .path = attention.path,
            .heads = std::ssize(attention.heads),
            .queries = std::ssize(sides.queries.tokens),
            .keys = std::ssize(sides.keys.tokens),
            .queryTokens = listed(sides.queries.tokens) };
        result.keyTokens
            = attention.selfAttention() ? result.queryTokens : listed(sides.keys.tokens);
        return result;
    }

    // Whom all tokens are left out of, there is nothing to show of.
    bool isEmpty(const JoinedSides& sides)
    {
        return sides.queries.tokens.empty() || sides.keys.tokens.empty();
    }

    bool changes(const AttentionTrace& attention, const JoinedSides& sides)
    {
        return sides.queries.groups.size() != attention.queryTokens->size()
            || sides.keys.groups.size() != attention.keyTokens->size();
    }

    std::shared_ptr<const Model> modelOf(const std::shared_ptr<const Trace>& trace,
        const JoinWish& wish, std::shared_ptr<const AllSides> sides)
    {
        auto model = std::make_shared<Model>(*trace->model);
        model->joined = std::make_shared<const JoinedFrom>(JoinedFrom { trace, wish });
        std::vector<StoredAttention> attentions;
        model->rules.clear();
        for (std::size_t i = 0; i < trace->attentions.size(); ++i) {
            attentions.push_back(described(trace->attentions[i], (*sides)[i]));
            model->rules.push_back(trace->attentions[i].rule);
        }
        model->inputs = inputsOf(attentions.front());
        model->stored = std::make_shared<const StoredTrace>(
            std::move(attentions), [trace, sides = std::move(sides)](const StoredRows& rows) {
                const JoinedSides& of = (*sides)[static_cast<std::size_t>(rows.attention)];
                const std::span<const Extent> queries(of.queries.groups);
                return joinedWeights(headAt(*trace, rows.attention, rows.head).weights(),
                    queries.subspan(
                        static_cast<std::size_t>(rows.first), static_cast<std::size_t>(rows.count)),
                    of.keys.groups);
            });
        return model;
    }

} // namespace

std::shared_ptr<const Trace> joinedTrace(
    std::shared_ptr<const Trace> trace, const JoinWish& wish, const RunOptions& options)
{
    if (wish == JoinWish {})
        return trace;
    auto sides = std::make_shared<AllSides>();
    bool changed = false;
    for (const AttentionTrace& attention : trace->attentions) {
        sides->push_back({ joinedTokens(*attention.queryTokens, wish),
            joinedTokens(*attention.keyTokens, wish) });
        if (isEmpty(sides->back()))
            return trace;
        changed = changed || changes(attention, sides->back());
    }
    return changed ? runStored(modelOf(trace, wish, std::move(sides)), options) : trace;
}

const Trace& withItsOwnTokens(const Trace& trace)
{
    return trace.model->joined ? *trace.model->joined->whole : trace;
}

} // namespace core
