#include "core/analysis/weights/merged_trace.h"

#include "core/head_at.h"
#include "core/inference/attention/imported_forward.h"
#include "core/input/imported_attention.h"
#include "core/resolve/imported_source.h"

#include <utility>

namespace core {

namespace {

    struct MergedSides {
        MergedTokens queries, keys;
    };

    using AllSides = std::vector<MergedSides>; // of each attention

    TokenList listed(std::vector<Token> tokens)
    {
        return std::make_shared<const std::vector<Token>>(std::move(tokens));
    }

    // After the last subword of each query; null: nothing is predicted.
    TokenList predictedAfter(const TokenList& all, const MergedTokens& queries)
    {
        if (all == nullptr)
            return nullptr;
        std::vector<Token> result;
        for (const IndexRange& group : queries.groups)
            result.push_back((*all)[static_cast<std::size_t>(group.end - 1)]);
        return listed(std::move(result));
    }

    ImportedLayer described(const AttentionTrace& attention, const MergedSides& sides)
    {
        ImportedLayer result { .path = attention.path,
            .heads = std::ssize(attention.heads),
            .queries = std::ssize(sides.queries.tokens),
            .keys = std::ssize(sides.keys.tokens),
            .queryTokens = listed(sides.queries.tokens),
            .predicted = predictedAfter(attention.predicted, sides.queries) };
        result.keyTokens
            = attention.selfAttention() ? result.queryTokens : listed(sides.keys.tokens);
        return result;
    }

    // Without queries or keys there is nothing to show.
    bool isEmpty(const MergedSides& sides)
    {
        return sides.queries.tokens.empty() || sides.keys.tokens.empty();
    }

    bool changes(const AttentionTrace& attention, const MergedSides& sides)
    {
        return sides.queries.groups.size() != attention.queryTokens->size()
            || sides.keys.groups.size() != attention.keyTokens->size();
    }

    std::shared_ptr<const Model> modelOf(const std::shared_ptr<const Trace>& trace,
        const MergeRequest& request, std::shared_ptr<const AllSides> sides)
    {
        auto model = std::make_shared<Model>(*trace->model);
        std::vector<ImportedLayer> attentions;
        model->specs.clear();
        for (std::size_t i = 0; i < trace->attentions.size(); ++i) {
            attentions.push_back(described(trace->attentions[i], (*sides)[i]));
            model->specs.push_back(trace->attentions[i].spec);
        }
        model->inputs = inputsOf(attentions.front());
        auto merged = std::make_shared<const ImportedAttention>(
            std::move(attentions), [trace, sides = std::move(sides)](const ImportedRows& rows) {
                const MergedSides& of = (*sides)[static_cast<std::size_t>(rows.attention)];
                const std::span<const IndexRange> queries(of.queries.groups);
                return mergedWeights(headAt(*trace, rows.attention, rows.head).weights(),
                    queries.subspan(
                        static_cast<std::size_t>(rows.first), static_cast<std::size_t>(rows.count)),
                    of.keys.groups);
            });
        model->kind = Merged { std::move(merged),
            std::make_shared<const MergedFrom>(MergedFrom { trace, request }),
            trace->model->pretrained() };
        return model;
    }

} // namespace

std::shared_ptr<const Trace> mergedTrace(
    std::shared_ptr<const Trace> trace, const MergeRequest& request, const RunOptions& options)
{
    if (request == MergeRequest {})
        return trace;
    auto sides = std::make_shared<AllSides>();
    bool changed = false;
    for (const AttentionTrace& attention : trace->attentions) {
        sides->push_back({ mergedTokens(*attention.queryTokens, request),
            mergedTokens(*attention.keyTokens, request) });
        if (isEmpty(sides->back()))
            return trace;
        changed = changed || changes(attention, sides->back());
    }
    return changed ? runImported(modelOf(trace, request, std::move(sides)), options) : trace;
}

const Trace& unmergedTrace(const Trace& trace)
{
    return trace.model->merged() ? *trace.model->merged()->whole : trace;
}

} // namespace core
