#pragma once

// The one list of what a layer has learnt (see attention/parameter.h).

#include "core/limits.h"
#include "core/model.h"

#include <span>
#include <string_view>
#include <vector>

namespace core {

// Calls f(parameter, matrix, head) for every matrix of a layer, also for empty ones: those of head
// 0, of head 1, … and the layer's own with head -1.
void eachParameter(auto& layer, auto&& f)
{
    for (std::size_t head = 0; head < layer.heads.size(); ++head)
        HeadModel::parameters(layer.heads[head],
            [&](const Parameter& p, auto& matrix) { f(p, matrix, static_cast<Index>(head)); });
    LayerModel::parameters(
        layer, [&](const Parameter& p, auto& matrix) { f(p, matrix, Index { -1 }); });
}

// All there are, of any score.
std::span<const Parameter> headParameters();
std::span<const Parameter> layerParameters(); // its own: not of a head

// Null where there is no such name or no such head; the head is ignored for the layer's own.
Matrix* parameterNamed(LayerModel& layer, std::string_view name, Index head);
const Matrix* parameterNamed(const LayerModel& layer, std::string_view name, Index head);

// A parameter as an attention of these sizes needs it.
struct ParameterShapeIn {
    Parameter parameter;
    Index rows = 0;
    Index cols = 0;
    // Columns of the one matrix that other programs make of all heads' together: W_Q's have h·d_k.
    Index packed = 0;
};

// Those of any of its heads; those of the layer. Without biases and W_O where none are asked for.
std::vector<ParameterShapeIn> headForms(const AttentionSpec& attention, const limits::Size& size);
std::vector<ParameterShapeIn> layerForms(const AttentionSpec& attention, const limits::Size& size);

} // namespace core
