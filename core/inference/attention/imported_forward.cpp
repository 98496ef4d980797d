#include "core/inference/attention/imported_forward.h"

#include "core/base/parallel.h"
#include "core/input/imported_attention.h"

#include <string_view>
#include <utility>

namespace core {

namespace {

    // Self-attention has one input, and so does the first attention.
    void addInputs(const Model& model, const ImportedLayer& from, AttentionTrace& to)
    {
        const bool first = &from == &model.imported()->attentions().front();
        const auto rows = [](Index count) { return std::make_shared<const Matrix>(count, 0); };
        to.queries = first ? model.inputs.queries : rows(from.queries);
        to.keys = first ? model.inputs.keys : from.isSelfAttention() ? to.queries : rows(from.keys);
        to.values = to.keys;
    }

    AttentionTrace begun(const Model& model, std::size_t index)
    {
        const ImportedLayer& from = model.imported()->attentions()[index];
        AttentionTrace result;
        result.path = from.path;
        result.spec = model.specs[index];
        result.queryTokens = from.queryTokens;
        result.keyTokens = from.keyTokens;
        result.predicted = from.predicted;
        addInputs(model, from, result);
        result.heads.resize(static_cast<std::size_t>(from.heads));
        for (const int off : result.spec.ablatedHeads)
            result.heads[static_cast<std::size_t>(off - 1)].enabled = false;
        return result;
    }

    void read(const ImportedAttention& from, Index attention, AttentionTrace& to,
        const ThreadPool& threadPool, const std::stop_token& stop)
    {
        const ImportedLayer& form = from.attentions()[static_cast<std::size_t>(attention)];
        struct NamedTensor {
            std::string_view name;
            Matrix HeadTrace::*matrix;
        };
        threadPool.forEach(form.heads, [&](Index h) {
            HeadTrace& head = to.heads[static_cast<std::size_t>(h)];
            for (const NamedTensor& part : { NamedTensor { "weights", &HeadTrace::weights },
                     NamedTensor { "q", &HeadTrace::q }, NamedTensor { "k", &HeadTrace::k },
                     NamedTensor { "v", &HeadTrace::v } })
                if (form.colsOf(part.name) > 0 && !stop.stop_requested())
                    head.*part.matrix = from.read(attention, h, part.name);
        });
    }

} // namespace

std::shared_ptr<const Trace> runImported(
    std::shared_ptr<const Model> model, const RunOptions& options, double heldBytes)
{
    const ImportedAttention& imported = *model->imported();
    const bool holds = imported.bytes() <= heldBytes;
    const ThreadPool threadPool(options.threads);
    auto trace = std::make_shared<Trace>();
    for (std::size_t l = 0; l < imported.attentions().size(); ++l) {
        trace->attentions.push_back(begun(*model, l));
        if (holds)
            read(imported, static_cast<Index>(l), trace->attentions.back(), threadPool,
                options.stop);
        if (options.stop.stop_requested())
            return nullptr;
    }
    trace->model = std::move(model);
    return trace;
}

std::shared_ptr<const Trace> holdingImported(
    std::shared_ptr<const Trace> trace, Index attention, const RunOptions& options)
{
    const auto& model = trace->model;
    if (model->imported() == nullptr || !trace->attention(attention).heads.front().weights.empty())
        return trace;
    auto result = std::make_shared<Trace>();
    for (std::size_t l = 0; l < trace->attentions.size(); ++l)
        result->attentions.push_back(begun(*model, l));
    read(*model->imported(), attention, result->attentions[static_cast<std::size_t>(attention)],
        ThreadPool(options.threads), options.stop);
    if (options.stop.stop_requested())
        return nullptr;
    result->model = model;
    return result;
}

} // namespace core
