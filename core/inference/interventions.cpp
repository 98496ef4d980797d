#include "core/inference/interventions.h"

#include "core/base/spelling.h"
#include "core/inference/attentions.h"
#include "core/inference/head_rank.h"
#include "core/inference/head_weights.h"
#include "core/inference/output_head.h"
#include "core/weights/weight_edits.h"

#include <algorithm>
#include <string>
#include <type_traits>
#include <utility>

namespace core {

namespace {

    template <class T, class Asked> void replaceKind(T& trained, const Asked& request)
    {
        std::visit(
            [&]<class A>(const A& alternative) {
                if constexpr (!std::is_same_v<A, Unchanged>)
                    trained = alternative;
            },
            request);
    }

    // One notice for the same problem in several layers.
    void noteOnce(std::vector<Notice>& notices, Notice notice)
    {
        if (std::ranges::find(notices, notice) == notices.end())
            notices.push_back(std::move(notice));
    }

    void noteOutOfRange(const AttentionLayer& attention, const Intervention& intervention,
        std::vector<Notice>& notices)
    {
        const Index heads = attention.heads();
        const Index width = std::max(attention.q.inputs, attention.k.inputs);
        for (const int number : intervention.ablatedHeads)
            if (number > heads)
                noteOnce(notices,
                    { "head_outside",
                        message("head %1 is ablated, but there are only %2", number, heads) });
        if (intervention.rank > 0 && !hasRank(attention))
            noteOnce(notices,
                { "no_rank",
                    message("rank %1 was requested, but this score has trained parameters of its "
                            "own: all dimensions are kept",
                        intervention.rank) });
        else if (intervention.rank > attention.dk())
            noteOnce(notices,
                { "rank_outside",
                    message("rank %1 was requested, but a head has only %2 dimensions: all are "
                            "kept",
                        intervention.rank, attention.dk()) });
        if (intervention.headsKept > heads)
            noteOnce(notices,
                { "kept_outside",
                    message("%1 heads were to be kept, but there are only %2: all are kept",
                        intervention.headsKept, heads) });
        if (intervention.inputRank > width)
            noteOnce(notices,
                { "dimension_outside",
                    message("%1 directions were requested, but the vectors have only %2 "
                            "dimensions: all are kept",
                        intervention.inputRank, width) });
    }

    void noteUnknownPaths(const Architecture& network, std::span<const Intervention> interventions,
        std::vector<Notice>& notices)
    {
        std::vector<std::string> paths;
        for (const AttentionAt& each : attentionsOf(network))
            paths.push_back(each.path);
        for (const Intervention& intervention : interventions)
            if (!intervention.at.empty()
                && std::ranges::find(paths, intervention.at) == paths.end())
                noteOnce(notices,
                    { "unknown_attention",
                        joined(message("this model has no attention layer called \"%1\"",
                                   intervention.at),
                            suggestion(intervention.at, paths)) });
    }

    std::vector<AttentionLayer*> changeable(Architecture& network)
    {
        std::vector<AttentionLayer*> result;
        eachAttention(
            network, [&](const std::string&, AttentionLayer& each) { result.push_back(&each); });
        return result;
    }

    void editsFor(
        Architecture& network, std::span<const WeightEdit> edits, std::vector<Notice>& notices)
    {
        const std::vector<AttentionLayer*> all = changeable(network);
        const auto edited = [&](const WeightEdit& edit) -> AttentionLayer* {
            const bool there = edit.layer >= 1 && edit.layer <= std::ssize(all);
            return there ? all[static_cast<std::size_t>(edit.layer) - 1] : nullptr;
        };
        const auto shape = [&](const WeightEdit& edit) {
            const AttentionLayer* const attention = edited(edit);
            return attention == nullptr || edit.head < 1 || edit.head > attention->heads()
                ? LazyLayers::Shape {}
                : shapeOf(*attention, edit.matrix);
        };
        for (const WeightEdit& edit : editsInside(edits, shape, notices))
            edited(edit)->weightIntervention.edits.push_back(edit);
    }

    bool changesMasks(const Architecture& before, const Architecture& after)
    {
        const std::vector<AttentionAt> from = attentionsOf(before);
        const std::vector<AttentionAt> to = attentionsOf(after);
        return !std::ranges::equal(from, to, [](const AttentionAt& a, const AttentionAt& b) {
            return std::ranges::is_permutation(a.attention->spec.mask, b.attention->spec.mask);
        });
    }

    // Whether anything but masks changes.
    bool changesMore(std::span<const Intervention> interventions)
    {
        return std::ranges::any_of(interventions, [](Intervention intervention) {
            intervention.mask.clear();
            intervention.ownMask = true;
            return isModified({ &intervention, 1 });
        });
    }

} // namespace

void applyIntervention(AttentionSpec& spec, const Intervention& intervention)
{
    replaceKind(spec.scaling, intervention.scaling);
    spec.temperature *= intervention.temperature;
    replaceKind(spec.normaliser, intervention.normaliser);
    if (!intervention.ownMask)
        spec.mask.clear();
    for (const Mask& mask : intervention.mask)
        if (std::ranges::find(spec.mask, mask) == spec.mask.end())
            spec.mask.push_back(mask); // a second one would change nothing
    spec.ablatedHeads.insert(spec.ablatedHeads.end(), intervention.ablatedHeads.begin(),
        intervention.ablatedHeads.end());
}

bool isModified(std::span<const Intervention> interventions)
{
    return std::ranges::any_of(interventions, [](const Intervention& intervention) {
        return intervention != Intervention { .at = intervention.at };
    });
}

const Intervention* interventionFor(
    std::span<const Intervention> interventions, const std::string& path)
{
    for (const std::string& at : { path, std::string() })
        if (const auto found = std::ranges::find(interventions, at, &Intervention::at);
            found != interventions.end())
            return &*found;
    return nullptr;
}

Architecture withInterventions(
    const Architecture& network, const Interventions& interventions, std::vector<Notice>& notices)
{
    Architecture result = network;
    result.trainedFor = predictionKind(network);
    noteUnknownPaths(network, interventions.list, notices);
    eachAttention(result, [&](const std::string& path, AttentionLayer& attention) {
        const Intervention* const intervention = interventionFor(interventions.list, path);
        if (intervention == nullptr)
            return;
        noteOutOfRange(attention, *intervention, notices);
        applyIntervention(attention.spec, *intervention);
        attention.weightIntervention.rank = intervention->rank;
        attention.weightIntervention.headsKept = intervention->headsKept;
        attention.weightIntervention.inputRank = intervention->inputRank;
    });
    editsFor(result, interventions.edits, notices);
    return result;
}

std::shared_ptr<const PretrainedModel> modelWithInterventions(
    std::shared_ptr<const PretrainedModel> model, const Interventions& interventions,
    std::vector<Notice>& notices)
{
    if (interventions.list.empty() && interventions.edits.empty())
        return model;
    auto result = std::make_shared<PretrainedModel>(*model);
    result->architecture = withInterventions(model->architecture, interventions, notices);
    // The causal mask of a causal model, chosen once more, changes nothing.
    const bool modified = changesMore(interventions.list) || !interventions.edits.empty()
        || changesMasks(model->architecture, result->architecture);
    return modified ? result : model;
}

} // namespace core
