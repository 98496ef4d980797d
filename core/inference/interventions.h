#pragma once

#include "core/pretrained_model.h"

#include <span>
#include <vector>

namespace core {

// The user's interventions in a pretrained network.
struct Interventions {
    std::span<const Intervention> list; // with all matrices inline: see withoutFile()
    std::span<const WeightEdit> edits; // layer: number of the attention, from 1
};

// The network with interventions: each attention gets the first one with its own path, else the
// first one without a path. What does not fit the network is ignored, with a notice:
// "unknown_attention", "head_outside", "no_rank", "rank_outside", "kept_outside",
// "dimension_outside" and "edit_outside". Error "unknown_matrix" for an edit of a nonexistent
// matrix.
Architecture withInterventions(
    const Architecture& network, const Interventions& interventions, std::vector<Notice>& notices);

// Applies an intervention to a spec: everything except rank, heads kept and input rank
// (WeightIntervention).
void applyIntervention(AttentionSpec& spec, const Intervention& intervention);

// Whether any of them changes anything.
bool isModified(std::span<const Intervention> interventions);

// The intervention for the attention at this path; null: none.
const Intervention* interventionFor(
    std::span<const Intervention> interventions, const std::string& path);

// The model with interventions; the model itself if nothing changes.
std::shared_ptr<const PretrainedModel> modelWithInterventions(
    std::shared_ptr<const PretrainedModel> model, const Interventions& interventions,
    std::vector<Notice>& notices);

} // namespace core
