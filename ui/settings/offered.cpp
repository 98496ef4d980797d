#include "ui/settings/offered.h"

#include "core/io/training/network_folder.h"
#include "core/resolve/imported_source.h"
#include "core/training/trained_network.h"

#include <algorithm>
#include <string_view>
#include <variant>

namespace ui {

bool Offered::has(const core::settings::Field& field) const
{
    const std::string_view path = field.path;
    if (path == "network.kind")
        return true;
    if (path == "network.where")
        return checkpoints;
    if (path == "network.changes.rank" && !rank)
        return false;
    for (const char* const reduced :
        { "network.changes.rank", "network.changes.heads_kept", "network.changes.dimension" })
        if (path == reduced && !reductions)
            return false;
    return interventions && (sources || !path.starts_with("source"));
}

// The trace may still belong to the previous model.
Offered offeredBy(const Document& document)
{
    const core::Experiment& now = document.experiment();
    Offered result;
    result.interventions = !core::requestsImportedAttention(now);
    const auto* const source = std::get_if<core::PretrainedSource>(&now.network);
    const auto& trace = document.trace();
    const auto* const shown
        = trace ? std::get_if<core::PretrainedSource>(&trace->model->experiment.network) : nullptr;
    if (source == nullptr || shown == nullptr
        || core::networkPath(source->where).folder != core::networkPath(shown->where).folder)
        return result;
    result.rank = std::ranges::any_of(trace->attentions,
        [](const core::AttentionTrace& each) { return !core::takesAnyWidths(each.spec.score); });
    const core::Model& model = *trace->model;
    if (model.trainedRun == nullptr)
        return result;
    result.interventions = result.interventions && model.canExplain();
    result.reductions = model.pretrained() != nullptr;
    result.checkpoints = model.trainedRun->checkpoints.size() > 1;
    result.sources = false;
    return result;
}

} // namespace ui
