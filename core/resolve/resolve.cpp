#include "core/resolve/resolve.h"

#include "core/base/error.h"
#include "core/limits.h"
#include "core/model.h"
#include "core/resolve/design_layer.h"
#include "core/resolve/designed_network.h"
#include "core/resolve/imported_source.h"
#include "core/resolve/pretrained_source.h"
#include "core/resolve/source_tensors.h"
#include "core/resolve/trained_source.h"
#include "core/settings/ranges.h"
#include "core/weights/weight_edits.h"
#include "core/weights/weights_file.h"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

namespace core {

namespace {

    void requireWidth(const char* name, Index rows, Index cols, Message what, Index width)
    {
        if (rows != width)
            throw Error("width_mismatch",
                message(
                    "%1 in the file expects vectors of dimension %2 (%2 x %3 for each head), but "
                    "the %4 have dimension %5",
                    name, rows, cols, std::move(what), width));
    }

    // Error "width_mismatch" unless the file's weights can multiply the inputs. Notices
    // "file_heads" and "file_widths" where the experiment sets other sizes than the file's.
    void requireFit(const WeightsFile& file, const Experiment& experiment, const limits::Size& size,
        std::vector<Notice>& notices)
    {
        requireWidth("w_q", file.queryWidth(), file.dq(), message("queries"), size.queryWidth);
        requireWidth("w_k", file.keyWidth(), file.dk(), message("keys"), size.keyWidth);
        requireWidth("w_v", file.valueWidth(), file.dv(), message("values"), size.valueWidth);
        if (file.heads() != experiment.attention().heads)
            notices.push_back({ "file_heads",
                message("heads in the file: %1",
                    decided(experiment.attention().heads, file.heads())) });
        if (experiment.attention().dk && *experiment.attention().dk != file.dk())
            notices.push_back({ "file_widths",
                message("the file's d_k is %1", decided(*experiment.attention().dk, file.dk())) });
        if (experiment.attention().dv && *experiment.attention().dv != file.dv())
            notices.push_back({ "file_widths",
                message("the file's d_v is %1", decided(*experiment.attention().dv, file.dv())) });
    }

    std::vector<LayerSpec> rulesOf(const Experiment& experiment)
    {
        std::vector<LayerSpec> rules;
        for (const BlockSpec& block : experiment.design.blocks) {
            LayerSpec spec { block.attention, {} };
            if (const auto* rotary = std::get_if<Rotary>(&experiment.design.position))
                spec.rotary = *rotary;
            rules.push_back(std::move(spec));
        }
        return rules;
    }

    void addMasks(Model& model, limits::Size& size, const Files& files)
    {
        const Experiment& experiment = model.experiment;
        LayerModel& layer = model.layers.mutableLayers().front();
        std::vector<HeadMask> masks = resolveMasks(experiment.attention().mask,
            { size.queries, size.keys, size.heads }, files, &model.notices);
        std::vector<const Matrix*> different;
        for (std::size_t h = 0; h < masks.size(); ++h) {
            masks[h].distanceSlope
                = alibiSlope(experiment.design.position, static_cast<Index>(h), size.heads);
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
        return computedLayer(experiment, size, model.inputs, 1, model.notices);
    }

    std::unique_ptr<WeightsFile> openWeights(const Experiment& experiment, const Files& files)
    {
        const auto* const weights = std::get_if<FileWeights>(&experiment.design.weights);
        if (weights == nullptr)
            return nullptr;
        if (weights->file.empty())
            throw Error("file_not_named",
                message("%1 is empty: name an npz or safetensors file", IdName { "weights.file" }));
        return std::make_unique<WeightsFile>(weights->file, experiment, files);
    }

} // namespace

std::shared_ptr<const Model> resolve(const Experiment& experiment, const ModelFiles& files)
{
    checkRanges(experiment);
    if (requestsImportedAttention(experiment))
        return resolveImported(experiment, files);
    if (auto trained = resolveTrainedRun(experiment, files))
        return trained;
    if (std::holds_alternative<PretrainedSource>(experiment.network))
        return resolvePretrained(experiment, files);
    if (experiment.design.isNetwork())
        return resolveDesignedNetwork(experiment, files);
    auto model = std::make_shared<Model>();
    model->experiment = experiment;
    const std::unique_ptr<WeightsFile> file = openWeights(experiment, files);
    SourceTensors sourceTensors = readSourceTensors(experiment, files);
    const Index dimension = inputWidth(sourceTensors, experiment, file.get(), model->notices);
    // Before the first large allocation, and again with the actual vocabulary.
    limits::check(sizesOf(experiment, widthsOf(sourceTensors, dimension), file.get()));
    model->inputs
        = makeInputs(std::move(sourceTensors), experiment, dimension, files, model->notices);
    limits::Size size = sizesOf(experiment, widthsOf(model->inputs), file.get());
    limits::check(size);
    if (file != nullptr)
        requireFit(*file, experiment, size, model->notices);
    model->specs = rulesOf(experiment);
    model->layers.mutableLayers().push_back(makeLayer(*model, size, file.get()));
    addMasks(*model, size, files);
    applyEdits(experiment.edits, model->layers.mutableLayers(), model->notices);
    for (std::size_t l = 0; l < model->specs.size(); ++l)
        ablateHeads(model->specs[l].ablatedHeads, model->layers.mutableLayers()[l], model->notices);
    noticeDoubleScaling(experiment, model->notices);
    return model;
}

std::shared_ptr<const Model> resolveAgain(const Model& model, const Experiment& experiment)
{
    if (model.imported() != nullptr)
        return resolveImportedAgain(model, experiment);
    if (model.surrogate() != nullptr || std::holds_alternative<DesignedNetwork>(model.kind))
        return nullptr;
    if (model.pretrained() != nullptr)
        return resolvePretrainedAgain(model, experiment);
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
    result->specs = rulesOf(experiment);
    std::erase_if(result->notices, [](const Notice& notice) { return notice.id == scaledTwice; });
    noticeDoubleScaling(experiment, result->notices);
    return result;
}

} // namespace core
