#pragma once

#include "core/analysis/tensors.h"
#include "ui/document/document.h"
#include "ui/plot/matrix_panel.h"

namespace ui {

// The numbers of a tensor: the trace's own where it keeps them, made now otherwise.
MatrixPtr numbersOf(const TracePtr& trace, const core::TensorRef& tensor);

// The same as they are drawn: weights that the mask forbids are `excluded`.
MatrixPtr shownNumbers(const TracePtr& trace, const core::TensorRef& tensor);

// Those to choose from: where one sequence asks itself its input is not listed three times.
std::vector<core::TensorRef> choosableTensors(const core::Trace& trace);

// The tensor of that id or, when the trace has none (fewer heads, another score), the one that
// comes nearest: the same matrix of the nearest head, else weights.
core::TensorRef nearestTensor(const core::Trace& trace, const std::string& id);

// The tokens along an axis, made safe; empty where it counts dimensions.
QStringList tokenLabels(const core::AttentionTrace& attention, core::Axis axis, core::Index count);

// What stands at a place of an axis: "it (8)" for a token, "8" for a dimension.
QString placeName(const core::AttentionTrace& attention, core::Axis axis, core::Index index);

// The number of a cell, or the word for a masked one.
QString cellText(float value);
// "11 × 8"
QString shapeText(core::Index rows, core::Index columns);

struct MatrixFacts {
    float low = 0;
    float high = 0;
    double mean = 0;
    double norm = 0; // root of the sum of squares
    core::Index masked = 0; // cells left out of the other numbers
};
MatrixFacts factsOf(const core::Matrix& matrix);

// Weights from 0 on, in the map of weights; everything with a sign in the diverging one.
ColourScale scaleOf(
    const core::TensorRef& tensor, const MatrixFacts& facts, const ViewState& view, bool dark);

} // namespace ui
