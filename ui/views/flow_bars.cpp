#include "ui/plot/colour_bar.h"
#include "ui/views/flow_view.h"

#include "ui/document.h"

#include <algorithm>

// The colour bars of the flow: of the weights, and one for all signed matrices, each of which has a
// range of its own, named in its title.

namespace ui {

int FlowView::barHeight() const
{
    return qRound(12 * theme().scale + 2.6 * theme().em());
}

void FlowView::fillBars()
{
    m_weightBar->setTheme(theme());
    m_signedBar->setTheme(theme());
    m_weightBar->setScale(m_whole[static_cast<std::size_t>(Weights)].scale, tr("attention weight"));
    if (m_enlarged)
        m_signedBar->setScale(m_whole[static_cast<std::size_t>(*m_enlarged)].scale, {});
    else
        m_signedBar->setScale(divergingScale(document().view().diverging, theme().dark, 1),
            tr("number ÷ the matrix's largest"));
    m_weightBar->setVisible(shows(Weights));
    m_signedBar->setVisible(m_enlarged != Weights);
}

void FlowView::placeBars(QRect area)
{
    const int longest = qRound(220 * theme().scale);
    if (m_enlarged) {
        const QRect bar(area.left() + 8, area.bottom() - barHeight(),
            std::min(longest, area.width() - 16), barHeight());
        m_weightBar->setOuterRect(bar);
        m_signedBar->setOuterRect(bar);
        return;
    }
    const QRect weights = part(Weights)->rect();
    const int wide = std::min(longest, std::max(weights.width() * 3 / 4, 60));
    m_weightBar->setOuterRect(
        { weights.right() - wide, weights.bottom() + 6, wide + 12, barHeight() });
    const QRect left(area.left(), area.top() + area.height() * 755 / 1000 - barHeight(),
        area.width() * 225 / 1000, barHeight());
    m_signedBar->setOuterRect(left);
}

} // namespace ui
