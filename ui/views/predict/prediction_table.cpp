#include "ui/views/predict/prediction_table.h"

#include "core/inference/run.h"
#include "core/inference/run_network.h"
#include "core/trace.h"

#include <algorithm>
#include <utility>

namespace ui {

namespace {

    const core::PretrainedRun& loadedOf(const core::Trace& trace)
    {
        return *trace.model->pretrained();
    }

    TracePtr predictingRun(const PredictionTable& found, const std::stop_token& stop)
    {
        if (!core::seesEveryToken(*found.trace))
            return found.trace;
        const core::PretrainedRun& run = loadedOf(*found.trace);
        core::RunOptions options;
        options.stop = stop;
        return core::runNetwork(run.model->architecture, run.model->weights,
            core::predictingInput(*found.trace, found.request.position), options);
    }

    // Runs the original model on the same decoder input, so that positions stay comparable.
    std::vector<double> probabilitiesAsTrained(
        const PredictionTable& found, const std::stop_token& stop)
    {
        const core::PretrainedRun& run = loadedOf(*found.trace);
        if (run.original == run.model)
            return {};
        core::RunOptions options;
        options.stop = stop;
        const auto plain = core::runNetwork(run.original->architecture, run.original->weights,
            core::predictingInput(*found.trace, found.request.position), options);
        std::vector<double> result;
        if (plain == nullptr)
            return result;
        for (const core::Prediction& each : found.now)
            result.push_back(
                core::rankOf(core::logitsAt(*run.original, *plain, found.request.position), each.id,
                    found.request.temperature)
                    .probability);
        return result;
    }

    // Columns around the position if tokens on both sides are known, otherwise up to it.
    core::Index firstColumn(const PredictionTable& found, core::Index places, core::Index columns)
    {
        const bool both = core::predictionKind(loadedOf(*found.trace).model->architecture)
            != core::PredictionKind::NextTokens;
        const core::Index last = found.request.position + (both ? columns / 2 : 0);
        return std::clamp<core::Index>(last + 1 - columns, 0, places - columns);
    }

    void readColumn(PredictionTable& found, core::Index place, const std::stop_token& stop)
    {
        const core::LensRequest request { place, { 1, found.request.temperature }, {} };
        core::RunOptions options;
        options.stop = stop;
        const auto readings
            = core::logitLens(*loadedOf(*found.trace).model, *found.predicting, request, options);
        found.layers.resize(readings.size());
        for (std::size_t i = 0; i < readings.size(); ++i) {
            const core::Prediction& most = readings[i].mostLikely.front();
            found.layers[i].path = readings[i].path;
            found.layers[i].cells.push_back({ most.label, most.probability });
        }
    }

} // namespace

PredictionTable predictionTable(
    TracePtr trace, const PredictionTable::Request& request, const std::stop_token& stop)
{
    PredictionTable found { std::move(trace), request, {}, {}, {}, 0, {} };
    const core::PretrainedModel& model = *loadedOf(*found.trace).model;
    core::requirePredictions(model);
    const bool single = model.architecture.outputHead->isSingle();
    const core::Index places = single ? 1 : std::ssize(core::predictingTokens(*found.trace));
    found.request.position = std::clamp<core::Index>(request.position, 0, places - 1);
    found.predicting = predictingRun(found, stop);
    if (found.predicting == nullptr)
        return found; // stopped
    found.now
        = core::mostLikely(model, core::logitsAt(model, *found.predicting, found.request.position),
            { request.count, request.temperature });
    found.original = probabilitiesAsTrained(found, stop);
    const core::Index columns = std::clamp<core::Index>(request.columns, 1, places);
    found.first = firstColumn(found, places, columns);
    for (core::Index i = 0; i < columns && !stop.stop_requested(); ++i)
        readColumn(found, found.first + i, stop);
    if (stop.stop_requested())
        found.layers.clear();
    return found;
}

std::optional<std::string> addedText(const core::Trace& trace, core::Index id)
{
    const core::PretrainedRun& run = loadedOf(trace);
    if (std::ranges::count(run.model->endIds, id) > 0)
        return std::nullopt;
    std::vector<core::Index> ids
        = run.model->architecture.decoder ? run.input.decoderIds : run.input.ids;
    const std::string before = core::decodedText(*run.model, ids);
    ids.push_back(id);
    const std::string after = core::decodedText(*run.model, ids);
    return after.starts_with(before) ? after.substr(before.size())
                                     : core::decodedText(*run.model, { &id, 1 });
}

} // namespace ui
