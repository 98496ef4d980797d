#include "core/resolve/learnt.h"

#include "core/learning/learnt_network.h"
#include "core/resolve/stored.h"

#include <algorithm>

namespace core {

namespace {

    void requireTextAlone(const Experiment& experiment, const Loaded& loaded)
    {
        const bool altered = std::ranges::any_of(loaded.changes,
            [](const Alteration& change) { return change != Alteration { .at = change.at }; });
        if (altered || !experiment.edits.empty()
            || Loaded { .where = loaded.where, .changes = loaded.changes } != loaded)
            throw Error("learnt_only",
                phrase("a network that was trained here is asked with a text alone, and nothing "
                       "of it can be altered"));
    }

    const std::string& sentenceOf(const Experiment& experiment)
    {
        const auto* const sentence = std::get_if<Sentence>(&experiment.source);
        if (sentence == nullptr)
            throw Error("learnt_source", phrase("a network that was trained here reads a text"));
        return sentence->text;
    }

} // namespace

std::shared_ptr<const Model> resolveLearnt(const Experiment& experiment, const Files& files)
{
    const auto* const loaded = std::get_if<Loaded>(&experiment.network);
    auto network = loaded != nullptr ? files.learnt(loaded->where) : nullptr;
    if (network == nullptr)
        return nullptr;
    requireTextAlone(experiment, *loaded);
    auto model = modelOf(learning::attentionTo(*network, sentenceOf(experiment)), experiment);
    model->learnt = network;
    return model;
}

} // namespace core
