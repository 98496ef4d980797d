#include "ui/plot/colour_bar.h"
#include "ui/plot/matrix_panel.h"
#include "ui/views/flow/flow_view.h"

#include <algorithm>

// The colour bars of Flow: one for the weights, and one for all signed matrices, with ranges in
// their titles.

namespace ui {

void FlowView::fillBars()
{
    m_weightBar->setTheme(theme());
    m_signedBar->setTheme(theme());
    m_weightBar->setScale(m_whole[static_cast<std::size_t>(Weights)].scale, {});
    m_signedBar->setScale(m_enlarged
            ? m_whole[static_cast<std::size_t>(*m_enlarged)].scale
            : divergingScale(viewModel().view().diverging, theme().dark, 1),
        {});
    showBars();
}

void FlowView::showBars()
{
    m_weightBar->setVisible(theme().colourBar && !m_low && shows(Weights));
    m_signedBar->setVisible(theme().colourBar && !m_low && m_enlarged != Weights);
}

// The bar's area, below the input and above the thumbnails.
QRect FlowView::signedBar(QRect area) const
{
    const int high = ColourBar::heightIn(theme());
    return { area.left(), area.top() + area.height() * 755 / 1000 - high,
        area.width() * (m_longText ? 165 : 225) / 1000, high };
}

// True if the weights' colour bar is left of the weights, below the scores and above the values'
// arrow, so that the weights have more room.
bool FlowView::barIsBeside(QRect area) const
{
    return m_longText && ColourBar::heightIn(theme()) < 0.18 * area.height();
}

void FlowView::placeBars(QRect area)
{
    showBars();
    const int longest = qRound(220 * theme().scale);
    const int high = ColourBar::heightIn(theme());
    if (m_enlarged) {
        const QRect bar(
            area.left() + 8, area.bottom() - high, std::min(longest, area.width() - 16), high);
        m_weightBar->place(bar, { tr("attention weight") });
        m_signedBar->place(bar, {});
        return;
    }
    const QRect weights = part(Weights)->rect();
    const int wide = std::min(longest, std::max(weights.width() * 3 / 4, 60));
    const QRectF scores = slotOf(Scores);
    const QRect beside(qRound(area.left() + scores.left() * area.width()),
        qRound(area.top() + 0.68 * area.height()), qRound(scores.width() * area.width()), high);
    // In line with the right edge; the arrow of a narrow matrix starts left of the bar.
    const int left
        = std::min(std::max(weights.right() + 1 - wide, weights.left() + 12), area.right() - wide);
    const int end = std::max(weights.right(), left + std::min(wide, 60) - 1);
    const QRect below(left, weights.bottom() + 6, end + 1 - left, high);
    if (barIsBeside(area)) // below another matrix
        m_weightBar->place(beside, { tr("A: attention weight"), tr("A: weight") });
    else
        m_weightBar->place(below, { tr("attention weight"), tr("weight") });
    QRect input = signedBar(area);
    if (const QRect cells = part(X)->rect(); shows(X) && cells.width() >= 60) {
        input.setLeft(cells.left());
        input.setRight(cells.right());
    }
    m_signedBar->place(
        input, { tr("value ÷ its colour range (±)"), tr("÷ its colour range"), tr("÷ its range") });
}

} // namespace ui
