#include "core/forward/alter_network.h"

#include "core/base/spelling.h"
#include "core/forward/attentions.h"
#include "core/forward/head_numbers.h"
#include "core/forward/head_rank.h"
#include "core/forward/readout.h"
#include "core/weights/weight_edits.h"

#include <algorithm>
#include <string>
#include <type_traits>
#include <utility>

namespace core {

namespace {

    template <class T, class Asked> void alterKind(T& trained, const Asked& asked)
    {
        std::visit(
            [&]<class A>(const A& alternative) {
                if constexpr (!std::is_same_v<A, AsTrained>)
                    trained = alternative;
            },
            asked);
    }

    // The same of several layers is told once.
    void tellOnce(std::vector<Notice>& notices, Notice notice)
    {
        if (std::ranges::find(notices, notice) == notices.end())
            notices.push_back(std::move(notice));
    }

    void tellBeyond(
        const TrainedAttention& attention, const Alteration& change, std::vector<Notice>& notices)
    {
        const Index heads = attention.heads();
        const Index width = std::max(attention.q.inputs, attention.k.inputs);
        for (const int number : change.headsOff)
            if (number > heads)
                tellOnce(notices,
                    { "head_outside",
                        phrase("head %1 is ablated, but there are only %2", number, heads) });
        if (change.rank > 0 && !hasRank(attention))
            tellOnce(notices,
                { "no_rank",
                    phrase("rank %1 was requested, but this score has trained parameters of its "
                           "own: all dimensions are kept",
                        change.rank) });
        else if (change.rank > attention.dk())
            tellOnce(notices,
                { "rank_outside",
                    phrase("rank %1 was requested, but a head has only %2 dimensions: all are "
                           "kept",
                        change.rank, attention.dk()) });
        if (change.headsKept > heads)
            tellOnce(notices,
                { "kept_outside",
                    phrase("%1 heads were to be kept, but there are only %2: all are kept",
                        change.headsKept, heads) });
        if (change.dimension > width)
            tellOnce(notices,
                { "dimension_outside",
                    phrase("%1 directions were requested, but the vectors have only %2 "
                           "dimensions: all are kept",
                        change.dimension, width) });
    }

    void tellUnknownPaths(
        const Network& network, std::span<const Alteration> changes, std::vector<Notice>& notices)
    {
        std::vector<std::string> paths;
        for (const AttentionAt& each : attentionsOf(network))
            paths.push_back(each.path);
        for (const Alteration& change : changes)
            if (!change.at.empty() && std::ranges::find(paths, change.at) == paths.end())
                tellOnce(notices,
                    { "unknown_attention",
                        joined(phrase("this model has no attention layer called \"%1\"", change.at),
                            suggestion(change.at, paths)) });
    }

    std::vector<TrainedAttention*> changeable(Network& network)
    {
        std::vector<TrainedAttention*> result;
        eachAttention(
            network, [&](const std::string&, TrainedAttention& each) { result.push_back(&each); });
        return result;
    }

    void takeEdits(
        Network& network, std::span<const WeightEdit> edits, std::vector<Notice>& notices)
    {
        const std::vector<TrainedAttention*> all = changeable(network);
        const auto edited = [&](const WeightEdit& edit) -> TrainedAttention* {
            const bool there = edit.layer >= 1 && edit.layer <= std::ssize(all);
            return there ? all[static_cast<std::size_t>(edit.layer) - 1] : nullptr;
        };
        const auto shape = [&](const WeightEdit& edit) {
            const TrainedAttention* const attention = edited(edit);
            return attention == nullptr || edit.head < 1 || edit.head > attention->heads()
                ? LayerMaker::Shape {}
                : shapeOf(*attention, edit.matrix);
        };
        for (const WeightEdit& edit : editsInside(edits, shape, notices))
            edited(edit)->reduction.edits.push_back(edit);
    }

} // namespace

void alterSpec(AttentionSpec& spec, const Alteration& change)
{
    alterKind(spec.scaling, change.scaling);
    spec.temperature *= change.temperature;
    alterKind(spec.normaliser, change.normaliser);
    spec.mask.insert(spec.mask.end(), change.mask.begin(), change.mask.end());
    spec.headsOff.insert(spec.headsOff.end(), change.headsOff.begin(), change.headsOff.end());
}

bool alters(std::span<const Alteration> changes)
{
    return std::ranges::any_of(
        changes, [](const Alteration& change) { return change != Alteration { .at = change.at }; });
}

const Alteration* changeFor(std::span<const Alteration> changes, const std::string& path)
{
    for (const std::string& at : { path, std::string() })
        if (const auto found = std::ranges::find(changes, at, &Alteration::at);
            found != changes.end())
            return &*found;
    return nullptr;
}

Network alteredNetwork(
    const Network& network, const AskedChanges& asked, std::vector<Notice>& notices)
{
    Network result = network;
    result.trainedFor = foretells(network);
    tellUnknownPaths(network, asked.changes, notices);
    eachAttention(result, [&](const std::string& path, TrainedAttention& attention) {
        const Alteration* const change = changeFor(asked.changes, path);
        if (change == nullptr)
            return;
        tellBeyond(attention, *change, notices);
        alterSpec(attention.spec, *change);
        attention.reduction.rank = change->rank;
        attention.reduction.headsKept = change->headsKept;
        attention.reduction.dimension = change->dimension;
    });
    takeEdits(result, asked.edits, notices);
    return result;
}

std::shared_ptr<const TrainedModel> alteredModel(std::shared_ptr<const TrainedModel> model,
    const AskedChanges& asked, std::vector<Notice>& notices)
{
    if (asked.changes.empty() && asked.edits.empty())
        return model;
    auto result = std::make_shared<TrainedModel>(*model);
    result->network = alteredNetwork(model->network, asked, notices);
    return alters(asked.changes) || !asked.edits.empty() ? result : model;
}

} // namespace core
