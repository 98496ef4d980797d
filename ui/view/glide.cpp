#include "ui/view/glide.h"

#include "ui/plot/matrix_panel.h"

#include <QEasingCurve>

#include <cmath>
#include <utility>

namespace ui {

namespace {

    constexpr int wayLength = 450; // milliseconds
    constexpr core::Index mostCells = 200'000; // most cells of a panel, recomputed for each frame

    bool moves(const MatrixPtr& from, const MatrixPtr& to)
    {
        return from && to && from != to && from->rows() == to->rows() && from->cols() == to->cols()
            && !to->empty() && to->size() <= mostCells;
    }

    bool isNumber(core::Scalar x)
    {
        return std::isfinite(x) && x != core::excluded;
    }

    MatrixPtr between(const core::Matrix& from, const core::Matrix& to, core::Scalar share)
    {
        core::Matrix result = to;
        for (core::Index i = 0; i < to.rows(); ++i)
            for (core::Index j = 0; j < to.cols(); ++j)
                if (isNumber(from(i, j)) && isNumber(to(i, j)))
                    result(i, j) = from(i, j) + share * (to(i, j) - from(i, j));
        return std::make_shared<const core::Matrix>(std::move(result));
    }

    void showIn(MatrixPanel& panel, const MatrixPtr& cells)
    {
        PanelContent content = panel.content();
        content.matrix = cells;
        panel.setContent(content);
    }

} // namespace

Glide::Glide(QObject* parent)
    : QVariantAnimation(parent)
{
    setDuration(wayLength);
    setStartValue(0.0);
    setEndValue(1.0);
    setEasingCurve(QEasingCurve::InOutCubic);
    connect(this, &QVariantAnimation::valueChanged, this, [this](const QVariant& share) {
        if (state() == Running && !m_ways.empty())
            show(share.toDouble());
    });
    connect(this, &QVariantAnimation::finished, this, &Glide::end);
}

std::vector<MatrixPtr> Glide::cellsOf(const std::vector<MatrixPanel*>& panels)
{
    std::vector<MatrixPtr> cells;
    for (const MatrixPanel* panel : panels)
        cells.push_back(panel->visible() ? panel->content().matrix : nullptr);
    return cells;
}

void Glide::begin(const std::vector<MatrixPtr>& before, const std::vector<MatrixPanel*>& panels)
{
    end();
    for (std::size_t i = 0; i < std::min(before.size(), panels.size()); ++i)
        if (const MatrixPtr& to = panels[i]->content().matrix;
            panels[i]->visible() && moves(before[i], to))
            m_ways.push_back({ panels[i], before[i], to });
    if (m_ways.empty())
        return;
    show(0);
    start();
}

// Ends the animation in the final state, except in panels that show something else by now.
void Glide::end()
{
    stop();
    const std::vector<Way> ways = std::exchange(m_ways, {});
    for (const Way& way : ways)
        if (way.panel->content().matrix != way.to)
            showIn(*way.panel, way.to);
    if (!ways.empty())
        emit moved();
}

void Glide::show(double share)
{
    for (const Way& way : m_ways)
        showIn(*way.panel, between(*way.from, *way.to, static_cast<core::Scalar>(share)));
    emit moved();
}

} // namespace ui
