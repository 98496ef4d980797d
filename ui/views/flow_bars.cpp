#include "ui/document.h"
#include "ui/plot/colour_bar.h"
#include "ui/views/flow_view.h"

#include <algorithm>

// The colour bars of the flow: of the weights, and one for all signed matrices, each of which has a
// range of its own, named in its title.

namespace ui {

void FlowView::fillBars()
{
    m_weightBar->setTheme(theme());
    m_signedBar->setTheme(theme());
    m_weightBar->setScale(m_whole[static_cast<std::size_t>(Weights)].scale, {});
    m_signedBar->setScale(m_enlarged ? m_whole[static_cast<std::size_t>(*m_enlarged)].scale
                                     : divergingScale(document().view().diverging, theme().dark, 1),
        {});
    m_weightBar->setVisible(theme().colourBar && shows(Weights));
    m_signedBar->setVisible(theme().colourBar && m_enlarged != Weights);
}

// Below the input, and above the thumbnails.
QRect FlowView::signedBar(QRect area) const
{
    const int high = ColourBar::heightIn(theme());
    return { area.left(), area.top() + area.height() * 755 / 1000 - high, area.width() * 225 / 1000,
        high };
}

void FlowView::placeBars(QRect area)
{
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
    m_weightBar->place({ weights.right() - wide, weights.bottom() + 6, wide, high },
        { tr("attention weight"), tr("weight") });
    m_signedBar->place(
        signedBar(area), { tr("number ÷ the matrix's range (±)"), tr("÷ its range") });
}

} // namespace ui
