#include "ui/session/alterations.h"

#include "core/forward/alter_network.h"
#include "ui/words/labels.h"

namespace ui {

core::Alteration alterationOf(const std::vector<core::Alteration>& all, const std::string& path)
{
    const core::Alteration* const found = core::changeFor(all, path);
    core::Alteration result = found == nullptr ? core::Alteration {} : *found;
    result.at = path;
    return result;
}

core::Experiment obeying(const core::Experiment& experiment, const std::string& path)
{
    const auto* const trained = std::get_if<core::Loaded>(&experiment.network);
    if (trained == nullptr)
        return experiment;
    core::Alteration entry = alterationOf(trained->changes, path);
    entry.at.clear();
    return withOnly(experiment, entry);
}

core::Experiment withOnly(core::Experiment experiment, const core::Alteration& alteration)
{
    if (auto* const trained = std::get_if<core::Loaded>(&experiment.network))
        trained->changes.assign(1, alteration);
    return experiment;
}

std::vector<core::settings::Field> alterationFields(
    const core::Experiment& experiment, const core::Alteration& alteration, std::size_t place)
{
    std::vector<core::settings::Field> fields
        = core::settings::list(withOnly(experiment, alteration));
    std::erase_if(fields, [](const auto& field) { return !field.path.starts_with(alteredPrefix); });
    const auto* const trained = std::get_if<core::Loaded>(&experiment.network);
    if (place > 0 || (trained != nullptr && trained->changes.size() > 1))
        for (core::settings::Field& field : fields)
            field.path.insert(alteredPrefix.size() - 1, "[" + std::to_string(place + 1) + "]");
    return fields;
}

std::vector<core::settings::Field> otherFields(const core::Experiment& experiment)
{
    std::vector<core::settings::Field> fields = core::settings::list(experiment);
    std::erase_if(fields, [](const auto& field) { return field.path.starts_with(alteredPrefix); });
    return fields;
}

} // namespace ui
