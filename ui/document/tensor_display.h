#pragma once

#include "core/analysis/tensors.h"
#include "ui/document/document.h"
#include "ui/plot/panel_content.h"

namespace ui {

// The tensor's values: the trace's own where it keeps them, computed now otherwise.
MatrixPtr matrixOf(const TracePtr& trace, const core::TensorRef& tensor);

// The values as drawn: masked weights are `excluded`.
MatrixPtr shownMatrix(const TracePtr& trace, const core::TensorRef& tensor);

// The tensors to choose from: self-attention lists its input once, not three times.
std::vector<core::TensorRef> choosableTensors(const core::Trace& trace);

// The tensor with that id or, when the trace lacks it (fewer heads, another score), the closest
// one: the same matrix of the nearest head, else the attention weights.
core::TensorRef nearestTensor(const core::Trace& trace, const std::string& id);

// The selection in the attention that the tensor belongs to.
Selection selectionIn(
    const core::Trace& trace, const core::TensorRef& tensor, const Selection& selection);

struct LabelledAxis {
    core::Axis axis = core::Axis::Queries;
    core::Index count = 0;
};
// The token labels along an axis, escaped for display, or the positions of points on a line; empty
// where the axis counts dimensions. `predicted`: what the queries' positions predict, "色 → 汽";
// null: none.
QStringList tokenLabels(const core::Trace& trace, const core::AttentionTrace& attention,
    const LabelledAxis& along, const core::TokenList& predicted = nullptr);

// The label of an index on an axis: "it (8)" for a token, "8" for a dimension.
QString placeName(const core::AttentionTrace& attention, core::Axis axis, core::Index index);

// The cell's number, or the word for a masked cell.
QString cellText(float value);
// "11 × 8"
QString shapeText(core::Index rows, core::Index columns);

struct MatrixFacts {
    float low = 0;
    float high = 0;
    double mean = 0;
    double norm = 0; // Frobenius norm
    core::Index masked = 0; // cells that the other members leave out
};
MatrixFacts factsOf(const core::Matrix& matrix);

// Weights start at 0 and use the colour map of weights; signed tensors use the diverging one.
ColourScale scaleOf(
    const core::TensorRef& tensor, const MatrixFacts& facts, const ViewState& view, bool dark);

} // namespace ui
