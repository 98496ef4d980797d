#pragma once

#include "core/inference/pretrained_model.h"

#include <span>
#include <vector>

namespace core {

// What a user asks of a trained network.
struct Interventions {
    std::span<const Intervention> list; // with all their numbers: see withoutFiles()
    std::span<const WeightEdit> edits; // layers: the attentions in their order, from 1
};

// The network with what its attentions obey: each the first change with its own path, else the
// first without a path. What is beyond the network is kept and does nothing, with a notice:
// "unknown_attention", "head_outside", "no_rank", "rank_outside", "kept_outside",
// "dimension_outside" and "edit_outside". Error "unknown_matrix" for an edit of no matrix there is.
Architecture withInterventions(
    const Architecture& network, const Interventions& asked, std::vector<Notice>& notices);

// What one attention obeys of a change, besides the dimensions that are taken from it.
void applyIntervention(AttentionSpec& spec, const Intervention& intervention);

// Whether any of them makes something other than it was trained.
bool isModified(std::span<const Intervention> interventions);

// The change that the attention of that path obeys; null: none.
const Intervention* interventionFor(
    std::span<const Intervention> interventions, const std::string& path);

// The same model with such a network; the model itself, if nothing is altered.
std::shared_ptr<const PretrainedModel> modelWithInterventions(
    std::shared_ptr<const PretrainedModel> model, const Interventions& asked,
    std::vector<Notice>& notices);

} // namespace core
