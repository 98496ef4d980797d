#include "core/resolve/learnt.h"

#include "core/forward/alter_network.h"
#include "core/learning/learnt_network.h"
#include "core/resolve/loaded.h"
#include "core/resolve/stored.h"
#include "core/resolve/taught_kernel.h"
#include "core/resolve/taught_model.h"

namespace core {

namespace {

    Error textAlone()
    {
        return Error("learnt_only",
            phrase("a network without attention heads takes only a text and cannot be modified"));
    }

    void requireTextAlone(const Loaded& loaded)
    {
        if (Loaded { .where = loaded.where, .changes = loaded.changes } != loaded)
            throw textAlone();
    }

    void requireUnaltered(const Experiment& experiment, const Loaded& loaded)
    {
        if (alters(loaded.changes) || !experiment.edits.empty())
            throw textAlone();
    }

} // namespace

const std::string& taughtSentence(const Experiment& experiment)
{
    const auto* const sentence = std::get_if<Sentence>(&experiment.source);
    if (sentence == nullptr)
        throw Error("learnt_source",
            phrase("a network trained with Headlight takes a text as "
                   "input"));
    return sentence->text;
}

std::shared_ptr<const Model> resolveLearnt(const Experiment& experiment, const Files& files)
{
    const auto* const loaded = std::get_if<Loaded>(&experiment.network);
    auto network = loaded != nullptr ? files.learnt(loaded->where) : nullptr;
    if (network == nullptr)
        return nullptr;
    if (auto described = taughtModel(network))
        return resolveWith(std::move(described), experiment, files);
    requireTextAlone(*loaded);
    if (auto kernel = taughtKernel(network, experiment, files))
        return kernel;
    requireUnaltered(experiment, *loaded);
    auto model = modelOf(learning::attentionTo(*network, taughtSentence(experiment)), experiment);
    model->learnt = network;
    return model;
}

} // namespace core
