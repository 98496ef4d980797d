#include "ui/document.h"
#include "ui/plot/colour_bar.h"
#include "ui/views/flow_view.h"

#include <algorithm>

// The colour bars of the flow: of the weights, and one for all signed matrices, each of which has a
// range of its own, named in its title.

namespace ui {

int FlowView::barHeight() const
{
    return qRound(12 * theme().scale + 3.0 * theme().em());
}

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
    return { area.left(), area.top() + area.height() * 755 / 1000 - barHeight(),
        area.width() * 225 / 1000, barHeight() };
}

// With the first caption that fits.
void FlowView::placeBar(ColourBar& bar, QRect box, const QStringList& captions)
{
    bar.setOuterRect(box);
    const QFontMetricsF metrics(theme().sized(0.85));
    const auto fitting = std::ranges::find_if(captions,
        [&](const QString& text) { return metrics.horizontalAdvance(text) <= box.width(); });
    bar.axis()->setLabel(fitting != captions.end() ? *fitting : QString());
    bar.update(QCPLayoutElement::upMargins); // the caption needs room, too
}

void FlowView::placeBars(QRect area)
{
    const int longest = qRound(220 * theme().scale);
    if (m_enlarged) {
        const QRect bar(area.left() + 8, area.bottom() - barHeight(),
            std::min(longest, area.width() - 16), barHeight());
        placeBar(*m_weightBar, bar, { tr("attention weight") });
        placeBar(*m_signedBar, bar, {});
        return;
    }
    const QRect weights = part(Weights)->rect();
    const int wide = std::min(longest, std::max(weights.width() * 3 / 4, 60));
    placeBar(*m_weightBar, { weights.right() - wide, weights.bottom() + 6, wide, barHeight() },
        { tr("attention weight"), tr("weight") });
    placeBar(*m_signedBar, signedBar(area),
        { tr("number ÷ the matrix's largest"), tr("÷ its largest") });
}

} // namespace ui
