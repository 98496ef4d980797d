#include "core/base/error.h"
#include "core/limits.h"
#include "core/model.h"
#include "core/resolve/learnt.h"
#include "core/resolve/loaded.h"
#include "core/resolve/sizes.h"
#include "core/resolve/source_reading.h"
#include "core/resolve/stored.h"
#include "core/settings/ranges.h"
#include "core/weights/layers.h"
#include "core/weights/weight_edits.h"
#include "core/weights/weights_file.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace core {

namespace {

    std::vector<LayerRule> rulesOf(const Experiment& experiment)
    {
        std::vector<LayerRule> rules;
        for (const BlockSpec& block : experiment.design.blocks) {
            LayerRule rule { block.attention, {} };
            if (const auto* rotary = std::get_if<Rotary>(&experiment.design.position))
                rule.rotary = *rotary;
            rules.push_back(std::move(rule));
        }
        return rules;
    }

    void addMasks(Model& model, limits::Size& size, const Files& files)
    {
        const Experiment& experiment = model.experiment;
        LayerModel& layer = model.layers.own().front();
        std::vector<HeadMask> masks = resolveMasks(experiment.attention().mask,
            { size.queries, size.keys, size.heads }, files, &model.notices);
        std::vector<const Matrix*> different;
        for (std::size_t h = 0; h < masks.size(); ++h) {
            masks[h].slope
                = distanceSlope(experiment.design.position, static_cast<Index>(h), size.heads);
            if (masks[h].added != nullptr)
                different.push_back(masks[h].added.get());
            layer.heads[h].mask = std::move(masks[h]);
        }
        std::ranges::sort(different);
        size.addedMasks = std::unique(different.begin(), different.end()) - different.begin();
        limits::check(size);
    }

    LayerModel makeLayer(Model& model, const limits::Size& size, const WeightsFile* file)
    {
        const Experiment& experiment = model.experiment;
        if (file != nullptr)
            return file->layer(
                experiment.attention().score, experiment.attention().outputProjection);
        if (std::holds_alternative<RandomWeights>(experiment.design.weights))
            return randomLayer(experiment, size);
        if (std::holds_alternative<IdentityWeights>(experiment.design.weights))
            return identityLayer(experiment, size, model.notices);
        return handmadeLayer(experiment, size, model.inputs, model.notices);
    }

    std::unique_ptr<WeightsFile> openWeights(const Experiment& experiment, const Files& files)
    {
        const auto* const weights = std::get_if<FileWeights>(&experiment.design.weights);
        if (weights == nullptr)
            return nullptr;
        if (weights->file.empty())
            throw Error("file_not_named",
                phrase("%1 is empty: name an npz or safetensors file", Name { "weights.file" }));
        return std::make_unique<WeightsFile>(weights->file, experiment, files);
    }

    constexpr const char* scaledTwice = "scaled_twice";

    void noticeDoubleScaling(const Experiment& experiment, std::vector<Notice>& notices)
    {
        if (std::holds_alternative<ScaledDotScore>(experiment.attention().score)
            && std::holds_alternative<SqrtScaling>(experiment.attention().scaling))
            notices.push_back({ scaledTwice,
                phrase("the scaled dot product already divides by √d_k, so the scores are "
                       "divided twice") });
    }

} // namespace

std::shared_ptr<const Model> resolve(const Experiment& experiment, const Files& files)
{
    checkRanges(experiment);
    if (asksForTrace(experiment))
        return resolveStored(experiment, files);
    if (auto learnt = resolveLearnt(experiment, files))
        return learnt;
    if (std::holds_alternative<Loaded>(experiment.network))
        return resolveLoaded(experiment, files);
    if (experiment.design.blocks.size() != 1)
        throw Error("several_blocks",
            phrase("only single-layer designs are supported, but there are %1 layers",
                experiment.design.blocks.size()));
    auto model = std::make_shared<Model>();
    model->experiment = experiment;
    const std::unique_ptr<WeightsFile> file = openWeights(experiment, files);
    Material material = readSource(experiment, files);
    const Index dimension = inputWidth(material, experiment, file.get(), model->notices);
    // Before the first large allocation, and again with the vocabulary that was found.
    limits::check(sizesOf(experiment, widthsOf(material, dimension), file.get()));
    model->inputs = makeInputs(std::move(material), experiment, dimension, files, model->notices);
    limits::Size size = sizesOf(experiment, widthsOf(model->inputs), file.get());
    limits::check(size);
    if (file != nullptr)
        requireFit(*file, experiment, size, model->notices);
    model->rules = rulesOf(experiment);
    model->layers.own().push_back(makeLayer(*model, size, file.get()));
    addMasks(*model, size, files);
    applyEdits(experiment.edits, model->layers.own(), model->notices);
    for (std::size_t l = 0; l < model->rules.size(); ++l)
        switchOff(model->rules[l].headsOff, model->layers.own()[l], model->notices);
    noticeDoubleScaling(experiment, model->notices);
    return model;
}

std::shared_ptr<const Model> resolveAgain(const Model& model, const Experiment& experiment)
{
    if (model.stored != nullptr)
        return resolveStoredAgain(model, experiment);
    if (model.loaded != nullptr)
        return resolveLoadedAgain(model, experiment);
    if (model.instead != nullptr)
        return nullptr;
    Experiment same = experiment;
    same.attention().scaling = model.experiment.attention().scaling;
    same.attention().softcap = model.experiment.attention().softcap;
    same.attention().temperature = model.experiment.attention().temperature;
    same.attention().normaliser = model.experiment.attention().normaliser;
    if (same != model.experiment)
        return nullptr;
    checkRanges(experiment);
    auto result = std::make_shared<Model>(model);
    result->experiment = experiment;
    result->rules = rulesOf(experiment);
    std::erase_if(result->notices, [](const Notice& notice) { return notice.id == scaledTwice; });
    noticeDoubleScaling(experiment, result->notices);
    return result;
}

} // namespace core
