#pragma once

// The list of all parameters of a layer (see attention/parameter.h).

#include "core/limits.h"
#include "core/model.h"

#include <span>
#include <string_view>
#include <vector>

namespace core {

// Calls f(parameter, matrix, head) for every matrix of a layer, also for empty ones: first of each
// head, then the layer's own with head -1.
void eachParameter(auto& layer, auto&& f)
{
    for (std::size_t head = 0; head < layer.heads.size(); ++head)
        HeadModel::parameters(layer.heads[head],
            [&](const Parameter& p, auto& matrix) { f(p, matrix, static_cast<Index>(head)); });
    LayerModel::parameters(
        layer, [&](const Parameter& p, auto& matrix) { f(p, matrix, Index { -1 }); });
}

// All parameters, of any score.
std::span<const Parameter> headParameters();
std::span<const Parameter> layerParameters(); // of the layer, not of its heads

// Null if there is no such name or head; the head is ignored for the layer's own.
Matrix* parameterNamed(LayerModel& layer, std::string_view name, Index head);
const Matrix* parameterNamed(const LayerModel& layer, std::string_view name, Index head);

// Shape of a parameter in an attention of given sizes.
struct ParameterShapeIn {
    Parameter parameter;
    Index rows = 0;
    Index cols = 0;
    // Columns of the fused matrix of all heads that other programs use: h·d_k for W_Q.
    Index packed = 0;
};

// Parameters of each head; of the layer. Without biases and W_O where the spec has none.
std::vector<ParameterShapeIn> headForms(const AttentionSpec& attention, const limits::Size& size);
std::vector<ParameterShapeIn> layerForms(const AttentionSpec& attention, const limits::Size& size);

} // namespace core
