#include "core/analysis/predictions.h"

#include "core/training/tasks/curve.h"
#include "core/training/trained_network.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

namespace core {

namespace {

    // softmax(logits / temperature), in double precision.
    class Probabilities {
    public:
        Probabilities(std::span<const Scalar> row, double temperature)
            : logits(row)
            , divisor(temperature)
            , largest(static_cast<double>(*std::ranges::max_element(row)))
        {
            for (std::size_t id = 0; id < logits.size(); ++id)
                sum += share(id);
        }
        [[nodiscard]] double of(Index id) const
        {
            return share(static_cast<std::size_t>(id)) / sum;
        }

    private:
        [[nodiscard]] double share(std::size_t id) const
        {
            return std::exp((static_cast<double>(logits[id]) - largest) / divisor);
        }
        std::span<const Scalar> logits;
        double divisor;
        double largest;
        double sum = 0;
    };

    std::string nameOfPrediction(const PretrainedModel& model, Index id)
    {
        if (!model.architecture.outputHead->classes)
            return labelOf(model, id);
        const auto place = static_cast<std::size_t>(id);
        return place < model.classes.size() ? model.classes[place] : std::to_string(id);
    }

    std::vector<const HiddenState*> statesOf(const Stack& stack, const Trace& trace)
    {
        std::vector<const HiddenState*> result;
        for (const HiddenState& state : trace.states)
            if (state.path.starts_with(stack.path + "hidden"))
                result.push_back(&state);
        if (stack.recurrentEncoder
            || stack.attentionDecoder) // their first entries are not hidden states
            result.erase(result.begin(), result.end() - 1);
        return result;
    }

    // One row per state: the state's row at a position, or the mean of its rows. Returns states x
    // d.
    Matrix rowOfEach(std::span<const HiddenState* const> states, std::optional<Index> place)
    {
        Matrix result = Matrix::uninitialised(std::ssize(states), states.front()->values.cols());
        for (std::size_t i = 0; i < states.size(); ++i) {
            const Matrix& values = states[i]->values;
            const Matrix row = place ? chosenRows(values, { &*place, 1 }) : meanOfRows(values);
            std::ranges::copy(row.values(), result.row(static_cast<Index>(i)).data());
        }
        return result;
    }

    // torch.cat({ above, below }, dim = 0)
    Matrix stacked(const Matrix& above, const Matrix& below)
    {
        Matrix result = Matrix::uninitialised(above.rows() + below.rows(), below.cols());
        std::ranges::copy(above.values(), result.data());
        std::ranges::copy(below.values(), result.data() + above.size());
        return result;
    }

    // The rows that the output head reads, after the final norm: states x d.
    Matrix readableRows(const Stack& stack, std::span<const HiddenState* const> states,
        std::optional<Index> place, const InferenceContext& run)
    {
        const bool lastHasNorm = stack.norm && stack.normIsState;
        if (!lastHasNorm)
            return readableStates(stack, rowOfEach(states, place), false, run);
        Matrix last = readableStates(stack, rowOfEach(states.last(1), place), true, run);
        if (states.size() == 1)
            return last;
        const auto before = states.first(states.size() - 1);
        return stacked(readableStates(stack, rowOfEach(before, place), false, run), last);
    }

} // namespace

std::vector<Prediction> mostLikely(
    const PretrainedModel& model, std::span<const Scalar> logits, const PredictionRequest& request)
{
    assert(!logits.empty() && request.count >= 0 && request.temperature > 0);
    const Probabilities probabilities(logits, request.temperature);
    std::vector<Prediction> result;
    for (const Index id : largestOf(logits, request.count))
        result.push_back({ id, nameOfPrediction(model, id), probabilities.of(id) });
    return result;
}

TokenRank rankOf(std::span<const Scalar> logits, Index id, double temperature)
{
    assert(id >= 0 && id < std::ssize(logits) && temperature > 0);
    const Scalar own = logits[static_cast<std::size_t>(id)];
    const auto larger = std::ranges::count_if(logits, [own](Scalar other) { return other > own; });
    const auto alike = std::ranges::count(logits.first(static_cast<std::size_t>(id)), own);
    return { larger + alike + 1, Probabilities(logits, temperature).of(id) };
}

const std::vector<Token>& predictingTokens(const Trace& trace)
{
    const PretrainedRun& run = *trace.model->pretrained();
    const TokenList& given
        = run.model->architecture.decoder ? run.input.decoderTokens : run.input.tokens;
    return given != nullptr ? *given : *trace.attentions.back().queryTokens;
}

std::string trainedOutput(const Trace& trace)
{
    const Model& model = *trace.model;
    assert(model.trainedRun != nullptr);
    if (model.surrogate() != nullptr)
        return training::textOfNumbers(trace.output().values());
    if (model.pretrained() == nullptr)
        return training::outputOf(
            *model.trainedRun, std::get<Sentence>(model.experiment.source).text);
    const PretrainedModel& trained = *model.pretrained()->model;
    if (trained.architecture.decoder)
        return decodedText(trained, model.pretrained()->input.decoderIds);
    std::string labels;
    for (Index row = 0; row < trace.logits.rows(); ++row)
        labels += (row > 0 ? " " : "") + mostLikely(trained, trace.logits.row(row)).front().label;
    return labels;
}

void requirePredictions(const PretrainedModel& model)
{
    if (!model.architecture.outputHead)
        throw Error("no_predictions",
            message("this model's weights have no output head: it makes no predictions"));
    if (predictionKind(model.architecture) == PredictionKind::Nothing)
        throw Error("no_predictions",
            message("this model classifies each token as original or replaced (ELECTRA); it does "
                    "not predict tokens"));
}

std::vector<LayerPrediction> logitLens(const PretrainedModel& model, const Trace& trace,
    const LensRequest& request, const RunOptions& options)
{
    requirePredictions(model);
    const Architecture& network = model.architecture;
    const Stack& stack = network.decoder ? *network.decoder : network.stack;
    const std::vector<const HiddenState*> states = statesOf(stack, trace);
    assert(!states.empty());
    const Index place = network.outputHead->isSingle() ? 0 : request.position;
    const Index places = states.front()->values.rows();
    if (place < 0 || place >= places)
        throw Error(
            "unknown_place", message("there is no token %1: there are %2", place + 1, places));
    const ThreadPool threadPool(options.threads);
    const InferenceContext run { model.weights, threadPool, options.stop };
    const bool ofAll = network.outputHead->pooling == OutputHead::Pooling::MeanOfTokens;
    const Matrix logits = logitsOf(*network.outputHead,
        readableRows(stack, states, ofAll ? std::nullopt : std::optional(place), run), run);
    std::vector<LayerPrediction> result;
    for (Index i = 0; i < logits.rows() && !options.stop.stop_requested(); ++i) {
        LayerPrediction& reading = result.emplace_back();
        reading.path = states[static_cast<std::size_t>(i)]->path;
        reading.mostLikely = mostLikely(model, logits.row(i), request.shown);
        if (request.token)
            reading.chosen = rankOf(logits.row(i), *request.token, request.shown.temperature);
        reading.logits = chosenRows(logits, { &i, 1 });
    }
    if (options.stop.stop_requested())
        return {};
    return result;
}

bool hasPredictions(const Trace& trace)
{
    return trace.model->pretrained() != nullptr && !trace.logits.empty()
        && predictionKind(trace.model->pretrained()->model->architecture)
        != PredictionKind::Nothing;
}

Index usualPosition(const Trace& trace)
{
    const auto& masked = std::get<PretrainedSource>(trace.model->experiment.network).maskedTokens;
    const Index last = std::ssize(predictingTokens(trace)) - 1;
    const PredictionKind what = predictionKind(trace.model->pretrained()->model->architecture);
    if (what == PredictionKind::Labels)
        return 0;
    if (what != PredictionKind::MaskedTokens)
        return last;
    const Index first = masked.empty() ? 1 : std::ranges::min(masked) - 1;
    return std::clamp<Index>(first, 0, last);
}

bool seesEveryToken(const Trace& trace)
{
    const PretrainedRun& run = *trace.model->pretrained();
    return predictionKind(run.model->architecture) == PredictionKind::MaskedTokens
        && run.model->maskId && std::ranges::count(run.input.ids, *run.model->maskId) == 0;
}

NetworkInput predictingInput(const Trace& trace, Index position)
{
    const PretrainedRun& run = *trace.model->pretrained();
    NetworkInput input = run.input;
    if (seesEveryToken(trace))
        input.ids[static_cast<std::size_t>(position)] = *run.model->maskId;
    return input;
}

bool predictsFrom(const Trace& trace, const AttentionTrace& attention)
{
    return !trace.model->pretrained()->model->architecture.decoder
        || !attention.path.starts_with("encoder/");
}

std::span<const Scalar> logitsAt(const PretrainedModel& model, const Trace& trace, Index position)
{
    return trace.logits.row(model.architecture.outputHead->isSingle() ? 0 : position);
}

} // namespace core
