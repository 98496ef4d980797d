#include "core/base/random.h"
#include "core/parameters.h"
#include "core/weights/weight_layers.h"

#include <cmath>
#include <cstdint>
#include <string>

namespace core {

namespace {

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

    Matrix drawn(const ParameterShapeIn& form, Index head, std::uint64_t seed)
    {
        const std::string purpose = "layer1/" + std::string(form.parameter.name);
        Matrix result = Matrix::uninitialised(form.rows, form.cols);
        fillNormal({ result.data(), static_cast<std::size_t>(result.size()) },
            streamKey(seed, purpose, static_cast<std::uint64_t>(head)), deviation(form));
        return result;
    }

} // namespace

LayerModel randomLayer(const Experiment& experiment, const limits::Size& size)
{
    const AttentionSpec& attention = experiment.attention();
    LayerModel layer;
    layer.heads.resize(static_cast<std::size_t>(size.heads));
    for (Index head = 0; head < size.heads; ++head)
        for (const ParameterShapeIn& form : headForms(attention, size))
            *parameterNamed(layer, form.parameter.name, head) = drawn(form, head, experiment.seed);
    for (const ParameterShapeIn& form : layerForms(attention, size))
        *parameterNamed(layer, form.parameter.name, -1) = drawn(form, 0, experiment.seed);
    return layer;
}

} // namespace core
