#include "ui/views/steps/step_panels.h"

#include <algorithm>

namespace ui {

MatrixPtr owned(core::Matrix matrix)
{
    return std::make_shared<const core::Matrix>(std::move(matrix));
}

MatrixPtr oneRow(std::span<const core::Scalar> values)
{
    core::Matrix row(1, std::ssize(values));
    std::ranges::copy(values, row.row(0).begin());
    return owned(std::move(row));
}

MatrixPtr oneColumn(std::span<const core::Scalar> values)
{
    core::Matrix column(std::ssize(values), 1);
    std::ranges::copy(values, column.data());
    return owned(std::move(column));
}

MatrixPtr transposed(const core::Matrix& m)
{
    core::Matrix result = core::Matrix::uninitialised(m.cols(), m.rows());
    for (core::Index i = 0; i < m.rows(); ++i)
        for (core::Index j = 0; j < m.cols(); ++j)
            result(j, i) = m(i, j);
    return owned(std::move(result));
}

StepPanel wholePanel(const std::string& id, MatrixPtr m, const QString& title, core::Axis rows)
{
    StepPanel panel { id, std::move(m), title, rows, core::Axis::Dimensions };
    panel.rowLabels = true;
    return panel;
}

StepPanels::StepPanels(const StepScene& scene, const StepSources& sources)
    : m_scene(scene)
    , m_sources(sources)
    , m_prefix(core::pathOf(*scene.trace, scene.where.layer))
    , m_head(core::pathOf(*scene.trace, scene.where.layer, scene.where.head))
    , m_query(QString::number(scene.query() + 1))
{
}

StepPanel StepPanels::matrix(
    const std::string& name, const core::Matrix& m, const QString& title) const
{
    StepPanel panel { m_head + name, {}, title, Axis::Dimensions, Axis::Dimensions };
    panel.matrix = matrixBefore(panel);
    if (!panel.matrix)
        panel.matrix = shared(m);
    return panel;
}

StepPanel StepPanels::rowPanel(
    const std::string& name, const std::vector<core::Scalar>& values, const QString& title) const
{
    StepPanel panel { m_head + name, oneRow(values), title, Axis::Queries, Axis::Keys };
    panel.onlyQuery = panel.rowLabels = true;
    return panel;
}

const StepPanel* StepPanels::panelBefore(const StepPanel& panel) const
{
    if (m_sources.before != nullptr)
        for (const StepPanel& each : m_sources.before->panels)
            if (each.tensor == panel.tensor && !each.onlyQuery)
                return &each;
    return nullptr;
}

MatrixPtr StepPanels::matrixBefore(const StepPanel& panel) const
{
    const StepPanel* const known = panelBefore(panel);
    return known != nullptr ? known->matrix : nullptr;
}

MatrixPtr StepPanels::shared(const core::Matrix& m) const
{
    if (!m_scene.trace->model->layers.held()) // the matrix may be released before it is shown
        return std::make_shared<const core::Matrix>(m);
    return { m_scene.trace, &m };
}

float StepPanels::largest(const MatrixPtr& matrix) const
{
    const bool lasts = m_sources.derived != nullptr && m_scene.trace->model->layers.held();
    return lasts ? m_sources.derived->largest(*matrix) : largestMagnitude(*matrix);
}

std::vector<core::Scalar> StepPanels::weightsShown() const
{
    const auto weights = m_scene.head().trace.weights.row(m_scene.query());
    std::vector<core::Scalar> result(weights.begin(), weights.end());
    for (std::size_t j = 0; j < result.size(); ++j)
        if (m_scene.row.masked[j] == core::excluded)
            result[j] = core::excluded;
    return result;
}

} // namespace ui
