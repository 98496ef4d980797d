#pragma once

#include "core/experiment.h"
#include "core/settings/settings.h"

#include <cstddef>
#include <string>
#include <vector>

namespace ui {

// The interventions of a pretrained model. The list index names an entry; its `at` names the
// attention layer it applies to: "layer3"; empty: all layers without an entry of their own.

// The intervention that applies to that layer: its own entry, or else that of all layers.
core::Intervention interventionOf(
    const std::vector<core::Intervention>& all, const std::string& path);

// The experiment with the layer's intervention applied to all layers. Custom attention is returned
// unchanged.
core::Experiment interventionsFor(const core::Experiment& experiment, const std::string& path);

// The experiment with this intervention alone, so that its fields are listed. Custom attention is
// returned unchanged.
core::Experiment withOnly(core::Experiment experiment, const core::Intervention& intervention);

// The settings of one intervention, named as the entry at index `place`, from 0:
// "network.changes[2].rank"; and all other settings.
std::vector<core::settings::Field> interventionFields(
    const core::Experiment& experiment, const core::Intervention& intervention, std::size_t place);
std::vector<core::settings::Field> otherFields(const core::Experiment& experiment);

} // namespace ui
