#include "ui/views/predict/foretold.h"

#include "core/trace.h"

#include <algorithm>
#include <utility>

namespace ui {

namespace {

    const core::LoadedRun& loadedOf(const core::Trace& trace)
    {
        return *trace.model->loaded;
    }

    std::span<const core::Scalar> logitsAt(
        const core::TrainedModel& model, const core::Trace& trace, core::Index place)
    {
        return trace.logits.row(model.network.readout->isSingle() ? 0 : place);
    }

    // With what was said by the altered model, so that places stay what they are.
    std::vector<double> probabilitiesAsTrained(const Foretold& found, const std::stop_token& stop)
    {
        const core::LoadedRun& run = loadedOf(*found.trace);
        if (run.trained == run.model)
            return {};
        core::RunOptions options;
        options.stop = stop;
        const auto plain
            = core::runNetwork(run.trained->network, run.trained->numbers, run.input, options);
        std::vector<double> result;
        if (plain == nullptr)
            return result;
        for (const core::Prediction& each : found.now)
            result.push_back(core::rankOf(
                logitsAt(*run.trained, *plain, found.wish.place), each.id, found.wish.temperature)
                                 .probability);
        return result;
    }

    // Around the place where tokens on both sides are known, else up to it.
    core::Index firstColumn(const Foretold& found, core::Index places, core::Index columns)
    {
        const bool both
            = core::foretells(loadedOf(*found.trace).model->network) != core::Foretells::NextTokens;
        const core::Index last = found.wish.place + (both ? columns / 2 : 0);
        return std::clamp<core::Index>(last + 1 - columns, 0, places - columns);
    }

    void readColumn(Foretold& found, core::Index place, const std::stop_token& stop)
    {
        const core::LensWish wish { place, { 1, found.wish.temperature }, {} };
        core::RunOptions options;
        options.stop = stop;
        const auto readings
            = core::readLayers(*loadedOf(*found.trace).model, *found.trace, wish, options);
        found.layers.resize(readings.size());
        for (std::size_t i = 0; i < readings.size(); ++i) {
            const core::Prediction& most = readings[i].likeliest.front();
            found.layers[i].path = readings[i].path;
            found.layers[i].cells.push_back({ most.label, most.probability });
        }
    }

} // namespace

core::Index usualPlace(const core::Trace& trace)
{
    const auto& hidden = std::get<core::Loaded>(trace.model->experiment.network).hidden;
    const core::Index last = std::ssize(core::predictingTokens(trace)) - 1;
    const core::Foretells what = core::foretells(loadedOf(trace).model->network);
    if (what == core::Foretells::Labels)
        return 0;
    if (what != core::Foretells::HiddenTokens)
        return last;
    const core::Index first = hidden.empty() ? 1 : std::ranges::min(hidden) - 1;
    return std::clamp<core::Index>(first, 0, last);
}

Foretold foretell(TracePtr trace, const Foretold::Wish& wish, const std::stop_token& stop)
{
    Foretold found { std::move(trace), wish, {}, {}, 0, {} };
    const core::TrainedModel& model = *loadedOf(*found.trace).model;
    core::requirePredictions(model);
    const bool single = model.network.readout->isSingle();
    const core::Index places = single ? 1 : std::ssize(core::predictingTokens(*found.trace));
    found.wish.place = std::clamp<core::Index>(wish.place, 0, places - 1);
    found.now = core::likeliest(
        model, logitsAt(model, *found.trace, found.wish.place), { wish.count, wish.temperature });
    found.asTrained = probabilitiesAsTrained(found, stop);
    const core::Index columns = std::clamp<core::Index>(wish.columns, 1, places);
    found.first = firstColumn(found, places, columns);
    for (core::Index i = 0; i < columns && !stop.stop_requested(); ++i)
        readColumn(found, found.first + i, stop);
    if (stop.stop_requested())
        found.layers.clear();
    return found;
}

bool predictsFrom(const core::Trace& trace, const core::AttentionTrace& attention)
{
    return !loadedOf(trace).model->network.decoder || !attention.path.starts_with("encoder/");
}

std::optional<std::string> addedText(const core::Trace& trace, core::Index id)
{
    const core::LoadedRun& run = loadedOf(trace);
    if (std::ranges::count(run.model->endIds, id) > 0)
        return std::nullopt;
    std::vector<core::Index> ids
        = run.model->network.decoder ? run.input.decoderIds : run.input.ids;
    const std::string before = core::decodedText(*run.model, ids);
    ids.push_back(id);
    const std::string after = core::decodedText(*run.model, ids);
    return after.starts_with(before) ? after.substr(before.size())
                                     : core::decodedText(*run.model, { &id, 1 });
}

} // namespace ui
