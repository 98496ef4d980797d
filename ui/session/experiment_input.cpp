#include "ui/session/experiment_input.h"

#include "core/io/training/network_folder.h"

#include <tuple>
#include <variant>

namespace ui {

namespace {

    const core::PretrainedSource& pretrainedOf(const core::Experiment& experiment)
    {
        static const core::PretrainedSource none;
        const auto* const found = std::get_if<core::PretrainedSource>(&experiment.network);
        return found != nullptr ? *found : none;
    }

} // namespace

bool sameInput(const core::Experiment& a, const core::Experiment& b)
{
    const auto ofModel = [](const core::Experiment& experiment) {
        const core::PretrainedSource& source = pretrainedOf(experiment);
        return std::tie(source.target, source.ids, source.typeIds, source.targetIds, source.image);
    };
    return a.source == b.source && ofModel(a) == ofModel(b);
}

void setTexts(core::Experiment& to, const core::Experiment& from)
{
    to.source = from.source;
    auto* const pretrained = std::get_if<core::PretrainedSource>(&to.network);
    const auto* const asked = std::get_if<core::PretrainedSource>(&from.network);
    if (pretrained != nullptr && asked != nullptr)
        pretrained->target = asked->target;
}

std::string modelFolderOf(const core::Experiment& experiment)
{
    const auto* const found = std::get_if<core::PretrainedSource>(&experiment.network);
    return found != nullptr ? core::networkPath(found->where).folder : std::string();
}

core::Experiment withoutCheckpoint(core::Experiment experiment)
{
    if (auto* const found = std::get_if<core::PretrainedSource>(&experiment.network))
        found->where = core::networkPath(found->where).folder;
    return experiment;
}

} // namespace ui
