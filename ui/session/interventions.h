#pragma once

#include "core/experiment.h"
#include "core/settings/settings.h"

#include <cstddef>
#include <string>
#include <vector>

namespace ui {

// How a trained model is altered. Entries are named by their place in a list; what is said of them
// goes by the attention that they are of: "layer3"; empty, all that have none of their own.

// What that attention obeys: its own entry or else that of all.
core::Intervention interventionOf(
    const std::vector<core::Intervention>& all, const std::string& path);

// As if all obeyed what that attention does. Models made by hand stay as they are.
core::Experiment interventionsFor(const core::Experiment& experiment, const std::string& path);

// With this one and no other, so that its fields are listed. Models made by hand stay as they are.
core::Experiment withOnly(core::Experiment experiment, const core::Intervention& alteration);

// The settings of one, by the names that set it as the entry at that place, from 0:
// "network.changes[2].rank"; and all other settings.
std::vector<core::settings::Field> interventionFields(
    const core::Experiment& experiment, const core::Intervention& alteration, std::size_t place);
std::vector<core::settings::Field> otherFields(const core::Experiment& experiment);

} // namespace ui
