#include "ui/plot/colour_bar.h"
#include "ui/session/view_state.h"
#include "ui/views/steps/steps_view.h"

#include <algorithm>

// The colour bars of a step: one for the signed matrices, with ranges under their titles, and one
// for weights.

namespace ui {

bool StepsView::shows(bool weights) const
{
    return std::ranges::any_of(m_canvas.panels, [weights](const StepPanel& panel) {
        return panel.weights == weights && panel.columnOf.empty(); // not one-hot panels
    });
}

ColourScale StepsView::weightScale() const
{
    const core::HeadTrace& head = core::headAt(*m_trace, m_shown.layer, m_shown.head).trace;
    return weightColours(viewModel().view(), theme().dark,
        viewModel().derived()->largest(head.weights), head.weights.cols());
}

ColourScale StepsView::scaleOf(const StepPanel& what) const
{
    return what.weights ? weightScale()
                        : divergingScale(viewModel().view().diverging, theme().dark,
                            std::max(what.reach, largestMagnitude(*what.matrix)));
}

int StepsView::scaleHeight() const
{
    return theme().colourBar && !m_canvas.panels.empty()
        ? ColourBar::heightIn(theme()) + qRound(0.8 * theme().em())
        : 0;
}

void StepsView::fillScales()
{
    m_signedScale->setTheme(theme());
    m_weightScale->setTheme(theme());
    m_signedScale->setScale(divergingScale(viewModel().view().diverging, theme().dark, 1), {});
    m_weightScale->setScale(weightScale(), {});
}

// Places the bars side by side under the lowest matrix, or hides them where there is no room.
void StepsView::placeScales(const QRectF& room)
{
    const bool hasRoom = scaleHeight() > 0 && !room.isEmpty();
    const qreal gap = 1.5 * theme().em();
    const qreal end = theme().em(); // half of the last number is beyond its bar
    const int count = shows(false) && shows(true) ? 2 : 1;
    const int wide
        = qRound(std::min(220 * theme().scale, (room.width() - (count - 1) * gap - end) / count));
    const int all = count * wide + qRound((count - 1) * gap);
    int top = m_canvas.bars ? m_barsRect->rect().bottom() : 0;
    for (std::size_t i = 0; i < m_canvas.panels.size(); ++i)
        top = std::max(top, panels()[i]->rect().bottom());
    int left = qRound(room.left());
    if (!m_canvas.panels.empty()) // in line with the first matrix
        left = std::min(panels().front()->rect().left(), qRound(room.right() - end) - all);
    QRect box(std::max(left, qRound(room.left())), top + qRound(0.8 * theme().em()), wide,
        ColourBar::heightIn(theme()));
    const auto put = [&](ColourBar& bar, bool wanted, const QStringList& captions) {
        const bool visible = hasRoom && wanted;
        m_sameMatrices
            = m_sameMatrices && bar.visible() == visible && (!visible || bar.outerRect() == box);
        bar.setVisible(visible);
        if (!visible)
            return;
        bar.place(box, captions);
        box.translate(wide + qRound(gap), 0);
    };
    put(*m_signedScale, shows(false),
        { tr("value ÷ its colour range (±)"), tr("÷ its colour range"), tr("÷ its range") });
    put(*m_weightScale, shows(true), { tr("attention weight"), tr("weight") });
}

} // namespace ui
