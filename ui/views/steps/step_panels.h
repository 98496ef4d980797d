#pragma once

#include "ui/views/steps/steps_canvas.h"

#include <span>

namespace ui {

// Matrices made for a figure: the trace does not hold them in this shape.
MatrixPtr owned(core::Matrix matrix);
MatrixPtr oneRow(std::span<const core::Scalar> values);
MatrixPtr oneColumn(std::span<const core::Scalar> values);
MatrixPtr transposed(const core::Matrix& m);

// Panel of a matrix with a named row for every token.
StepPanel wholePanel(const std::string& id, MatrixPtr m, const QString& title, core::Axis rows);

// The panels of a head's tensors, of which its figures consist. What the figure of another query
// has already is used again.
class StepPanels {
protected:
    using Axis = core::Axis;

    StepPanels(const StepScene& scene, const StepSources& sources);

    [[nodiscard]] StepPanel matrix(
        const std::string& name, const core::Matrix& m, const QString& title) const;
    // Panel of the query's row of a score matrix.
    [[nodiscard]] StepPanel rowPanel(const std::string& name,
        const std::vector<core::Scalar>& values, const QString& title) const;
    [[nodiscard]] const StepPanel* panelBefore(const StepPanel& panel) const;
    [[nodiscard]] MatrixPtr matrixBefore(const StepPanel& panel) const;
    [[nodiscard]] MatrixPtr shared(const core::Matrix& m) const;
    [[nodiscard]] float largest(const MatrixPtr& matrix) const;
    // The query's weights; `excluded` for masked keys.
    [[nodiscard]] std::vector<core::Scalar> weightsShown() const;

    const StepScene& m_scene;
    StepSources m_sources;
    std::string m_prefix, m_head; // of the ids of the layer's and the head's tensors
    QString m_query; // its number
};

} // namespace ui
