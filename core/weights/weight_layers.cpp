#include "core/weights/weight_layers.h"

#include "core/base/random.h"
#include "core/parameters.h"
#include "core/weights/hand_built.h"

#include <cmath>
#include <cstdint>
#include <string>

namespace core {

namespace {

    // Fills in missing parameters with their neutral values.
    void fillUp(LayerModel& layer, const AttentionSpec& attention, const limits::Size& size)
    {
        const auto fill = [&](const std::vector<ParameterShapeIn>& forms, Index head) {
            for (const auto& [parameter, rows, cols, packed] : forms)
                if (Matrix& matrix = *parameterNamed(layer, parameter.name, head); matrix.empty())
                    matrix = simplest(parameter, rows, cols);
        };
        for (Index head = 0; head < size.heads; ++head)
            fill(headForms(attention, size), head);
        fill(layerForms(attention, size), -1);
    }

    // h copies of the identity / h, stacked by rows.
    Matrix averagingProjection(const limits::Size& size)
    {
        Matrix wo(size.heads * size.dv, size.outputWidth);
        for (Index head = 0; head < size.heads; ++head)
            for (Index c = 0; c < std::min(size.dv, size.outputWidth); ++c)
                wo(head * size.dv + c, c) = 1 / static_cast<Scalar>(size.heads);
        return wo;
    }

    Message fitted(Message what, Index from, Index to)
    {
        if (from == to)
            return {};
        return from > to
            ? message("%1 of dimension %2 are truncated to %3", std::move(what), from, to)
            : message("%1 of dimension %2 are zero-padded to %3", std::move(what), from, to);
    }

    void noticeFit(
        const Experiment& experiment, const limits::Size& s, std::vector<Notice>& notices)
    {
        Message fit = joined(fitted(message("queries"), s.queryWidth, s.dq),
            joined(fitted(message("keys"), s.keyWidth, s.dk),
                fitted(message("values"), s.valueWidth, s.dv)));
        if (experiment.attention().outputProjection)
            fit = joined(std::move(fit), fitted(message("head outputs"), s.dv, s.outputWidth));
        if (!fit.empty())
            notices.push_back({ "identity_fitted", std::move(fit) });
    }

    constexpr double biasDeviation = 0.02;

    // Keeps unit variance approximately.
    double deviation(const ParameterShapeIn& form)
    {
        switch (form.parameter.kind) {
        case ParameterKind::Bias:
        case ParameterKind::ScoreBias:
            return biasDeviation;
        case ParameterKind::ScoreVector: // maps a values to one
            return std::sqrt(2 / (static_cast<double>(form.rows * form.cols) + 1));
        case ParameterKind::Projection:
        case ParameterKind::ScoreMatrix:
            break;
        }
        return std::sqrt(2 / static_cast<double>(form.rows + form.packed));
    }

    Matrix drawn(
        const ParameterShapeIn& form, Index head, const std::string& layer, std::uint64_t seed)
    {
        const std::string purpose = layer + std::string(form.parameter.name);
        Matrix result = Matrix::uninitialised(form.rows, form.cols);
        fillNormal({ result.data(), static_cast<std::size_t>(result.size()) },
            streamKey(seed, purpose, static_cast<std::uint64_t>(head)), deviation(form));
        return result;
    }

} // namespace

LayerModel identityLayer(
    const Experiment& experiment, const limits::Size& size, std::vector<Notice>& notices)
{
    LayerModel layer;
    layer.heads.resize(static_cast<std::size_t>(size.heads));
    if (experiment.attention().outputProjection)
        layer.wo = averagingProjection(size);
    fillUp(layer, experiment.attention(), size);
    noticeFit(experiment, size, notices);
    return layer;
}

LayerModel handBuiltLayer(const Experiment& experiment, const limits::Size& size,
    const Inputs& inputs, std::vector<Notice>& notices)
{
    HandBuiltHeads made
        = handBuiltHeads({ std::get<HandBuiltWeights>(experiment.design.weights).patterns, inputs,
            experiment.design.position, size.heads, size.dk, size.dv, size.outputWidth });
    LayerModel layer { std::move(made.heads), {}, {} };
    if (experiment.attention().outputProjection)
        layer.wo = std::move(made.wo);
    fillUp(layer, experiment.attention(), size);
    notices.insert(notices.end(), made.notices.begin(), made.notices.end());
    return layer;
}

LayerModel randomLayer(const Experiment& experiment, const limits::Size& size, std::size_t number)
{
    const std::string path = "layer" + std::to_string(number) + "/";
    const AttentionSpec& attention = experiment.attention();
    LayerModel layer;
    layer.heads.resize(static_cast<std::size_t>(size.heads));
    for (Index head = 0; head < size.heads; ++head)
        for (const ParameterShapeIn& form : headForms(attention, size))
            *parameterNamed(layer, form.parameter.name, head)
                = drawn(form, head, path, experiment.seed);
    for (const ParameterShapeIn& form : layerForms(attention, size))
        *parameterNamed(layer, form.parameter.name, -1) = drawn(form, 0, path, experiment.seed);
    return layer;
}

} // namespace core
