#include "ui/session/interventions.h"

#include "core/inference/interventions.h"
#include "ui/words/labels.h"

namespace ui {

core::Intervention interventionOf(
    const std::vector<core::Intervention>& all, const std::string& path)
{
    const core::Intervention* const found = core::interventionFor(all, path);
    core::Intervention result = found == nullptr ? core::Intervention {} : *found;
    result.at = path;
    return result;
}

core::Experiment interventionsFor(const core::Experiment& experiment, const std::string& path)
{
    const auto* const trained = std::get_if<core::PretrainedSource>(&experiment.network);
    if (trained == nullptr)
        return experiment;
    core::Intervention entry = interventionOf(trained->interventions, path);
    entry.at.clear();
    return withOnly(experiment, entry);
}

core::Experiment withOnly(core::Experiment experiment, const core::Intervention& intervention)
{
    if (auto* const trained = std::get_if<core::PretrainedSource>(&experiment.network))
        trained->interventions.assign(1, intervention);
    return experiment;
}

std::vector<core::settings::Field> interventionFields(
    const core::Experiment& experiment, const core::Intervention& intervention, std::size_t place)
{
    std::vector<core::settings::Field> fields
        = core::settings::list(withOnly(experiment, intervention));
    std::erase_if(
        fields, [](const auto& field) { return !field.path.starts_with(interventionPrefix); });
    const auto* const trained = std::get_if<core::PretrainedSource>(&experiment.network);
    if (place > 0 || (trained != nullptr && trained->interventions.size() > 1))
        for (core::settings::Field& field : fields)
            field.path.insert(interventionPrefix.size() - 1, "[" + std::to_string(place + 1) + "]");
    return fields;
}

std::vector<core::settings::Field> otherFields(const core::Experiment& experiment)
{
    std::vector<core::settings::Field> fields = core::settings::list(experiment);
    std::erase_if(
        fields, [](const auto& field) { return field.path.starts_with(interventionPrefix); });
    return fields;
}

} // namespace ui
