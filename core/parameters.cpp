#include "core/parameters.h"

#include "core/attention/score_parameters.h"
#include "core/limits.h"

#include <utility>

namespace core {

namespace {

    template <class Owner> std::vector<Parameter> listed()
    {
        std::vector<Parameter> result;
        const Owner owner;
        Owner::parameters(owner, [&](const Parameter& p, const Matrix&) { result.push_back(p); });
        return result;
    }

    void appendBias(std::vector<ParameterShapeIn>& forms, const AttentionSpec& attention,
        std::string_view name, Index width)
    {
        if (attention.biases)
            forms.push_back({ { name, ParameterKind::Bias }, 1, width, width });
    }

} // namespace

std::span<const Parameter> headParameters()
{
    static const std::vector<Parameter> all = listed<HeadModel>();
    return all;
}

std::span<const Parameter> layerParameters()
{
    static const std::vector<Parameter> all = listed<LayerModel>();
    return all;
}

const Matrix* parameterNamed(const LayerModel& layer, std::string_view name, Index head)
{
    const Matrix* found = nullptr;
    const auto take = [&](const Parameter& p, const Matrix& matrix) {
        if (p.name == name)
            found = &matrix;
    };
    LayerModel::parameters(layer, take);
    if (head >= 0 && head < std::ssize(layer.heads))
        HeadModel::parameters(layer.heads[static_cast<std::size_t>(head)], take);
    return found;
}

Matrix* parameterNamed(LayerModel& layer, std::string_view name, Index head)
{
    return const_cast<Matrix*>(parameterNamed(std::as_const(layer), name, head));
}

std::vector<ParameterShapeIn> headForms(const AttentionSpec& attention, const limits::Size& size)
{
    constexpr auto projection = ParameterKind::Projection;
    std::vector<ParameterShapeIn> result { { { "w_q", projection }, size.queryWidth, size.dq,
                                               size.heads * size.dq },
        { { "w_k", projection }, size.keyWidth, size.dk, size.heads * size.dk },
        { { "w_v", projection }, size.valueWidth, size.dv, size.heads * size.dv } };
    appendBias(result, attention, "b_q", size.dq);
    appendBias(result, attention, "b_k", size.dk);
    appendBias(result, attention, "b_v", size.dv);
    for (const ParameterShape& shape : parameterShapes(attention.score, { size.dq, size.dk }))
        result.push_back({ shape.parameter, shape.rows, shape.cols, shape.cols });
    return result;
}

std::vector<ParameterShapeIn> layerForms(const AttentionSpec& attention, const limits::Size& size)
{
    if (!attention.outputProjection)
        return {};
    std::vector<ParameterShapeIn> result { { { "w_o", ParameterKind::Projection },
        size.heads * size.dv, size.outputWidth, size.outputWidth } };
    appendBias(result, attention, "b_o", size.outputWidth);
    return result;
}

} // namespace core
