#include "ui/document/actions.h"
#include "ui/document/view_model.h"
#include "ui/drawing/pattern_colour.h"
#include "ui/session/weight_colours.h"
#include "ui/views/links/links_canvas.h"
#include "ui/words/head_name.h"
#include "ui/words/labels.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

// Painting of Links.

namespace ui {

namespace {

    constexpr qreal pale = 0.13; // opacity of the curves below the chosen ones
    constexpr qreal paleThin = 0.35; // in long texts, where curves are thin
    constexpr qreal paleOnDark = 0.24; // dark grounds swallow pale and thin curves
    constexpr float plainOpacity = 0.3F; // of the thinnest curves
    constexpr float opacityOnDark = 0.65F;
    constexpr qreal thinnestOnDark = 1.2;
    constexpr float faint = 0.22F; // opacity of other heads' curves next to the chosen head's
    constexpr Qt::Alignment tokenMiddle = Qt::AlignVCenter | Qt::AlignAbsolute; // also for Hebrew

    QColor readableOn(const QColor& ground)
    {
        const float light
            = 0.299F * ground.redF() + 0.587F * ground.greenF() + 0.114F * ground.blueF();
        return light > 0.55F ? QColor(Qt::black) : QColor(Qt::white);
    }

} // namespace

void LinksCanvas::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.paper);
    if (m_viewModel.trace() && m_curves.all != nullptr)
        paint(painter, size());
}

void LinksCanvas::paint(QPainter& painter, QSizeF size)
{
    const Place place = placeIn(size);
    const bool some = m_curves.chosen != nullptr;
    painter.setRenderHint(QPainter::Antialiasing);
    const bool thin = weightSpacing(m_viewModel.view(), place.keys) == ColourSpacing::Root;
    painter.setOpacity(some ? (thin ? paleThin : (m_theme.dark ? paleOnDark : pale)) : 1);
    if (painter.device() == this)
        painter.drawImage(QPointF(), imageOf(m_all, place, *m_curves.all));
    else
        strokeRibbons(painter, ribbonsOf(place, *m_curves.all));
    painter.setOpacity(1);
    if (some && painter.device() == this)
        painter.drawImage(QPointF(), imageOf(m_chosen, place, *m_curves.chosen));
    else if (some)
        strokeRibbons(painter, ribbonsOf(place, *m_curves.chosen));
    paintSwatches(painter, place);
    paintTokens(painter, place, true);
    paintTokens(painter, place, false);
}

// Cached until the curves change: the window may repaint the same image many times.
const QImage& LinksCanvas::imageOf(
    QImage& kept, const Place& place, const std::vector<Link>& links) const
{
    const QSize pixels = (QSizeF(size()) * devicePixelRatioF()).toSize();
    if (kept.size() == pixels)
        return kept;
    kept = QImage(pixels, QImage::Format_ARGB32_Premultiplied);
    kept.setDevicePixelRatio(devicePixelRatioF());
    kept.fill(Qt::transparent);
    blendRibbons(kept, ribbonsOf(place, links));
    return kept;
}

// The colour of each head's pattern, as in Heads, Atlas and the map of heads.
std::vector<QColor> LinksCanvas::headColours() const
{
    std::vector<QColor> colours;
    for (const core::HeadStatistics& each :
        m_viewModel.derived()->statistics(m_viewModel.locked().layer))
        colours.push_back(patternColour(each.pattern, m_theme.muted, m_theme.muted));
    return colours;
}

std::vector<Ribbon> LinksCanvas::ribbonsOf(const Place& place, const std::vector<Link>& links) const
{
    std::vector<Ribbon> ribbons;
    std::vector<Ribbon> above; // the chosen head's
    const std::optional<core::Index> strong = strongHead();
    const std::vector<QColor> colours = headColours();
    const float least = m_theme.dark ? opacityOnDark : plainOpacity;
    for (const Link& link : links) {
        Shape shape = shapeIn(place, link);
        QColor colour = colours[static_cast<std::size_t>(link.head)];
        if (m_theme.dark) {
            colour = m_theme.readable(colour);
            shape.width = std::max(shape.width, thinnestOnDark);
        }
        const bool own = !strong || link.head == *strong;
        const float opacity = least + (0.95F - least) * float(strengthOf(place, link));
        colour.setAlphaF(own ? opacity : opacity * faint);
        (own ? above : ribbons)
            .push_back({ shape.from, shape.to, shape.width * place.bold, colour, link.weight < 0 });
    }
    ribbons.insert(ribbons.end(), above.begin(), above.end());
    return ribbons;
}

void LinksCanvas::paintTokens(QPainter& painter, const Place& place, bool asking) const
{
    const core::Index count = asking ? place.queries : place.keys;
    const Selection& s = m_viewModel.selection();
    const auto chosen = asking ? s.query : s.key;
    const qreal factor = std::clamp(place.line / m_theme.em() * 0.8, 0.75, 1.25);
    const QFontMetricsF metrics(m_theme.sized(factor));
    const auto step = std::max<core::Index>(
        1, static_cast<core::Index>(std::ceil(metrics.height() * 0.85 / place.line)));
    const qreal width = place.left - 24;
    const auto paintOne = [&](core::Index i, bool lit) {
        const QString text
            = metrics.elidedText(asking ? m_viewModel.queryLabels()[i] : m_viewModel.keyLabels()[i],
                Qt::ElideRight, width);
        const QFont font = m_theme.sized(factor, lit);
        const qreal wide = QFontMetricsF(font).horizontalAdvance(text) + 2;
        QRectF box(0, 0, wide, metrics.height());
        box.moveCenter({ 0, y(place, i, count) });
        box.moveLeft(asking ? place.left - 12 - wide : place.right + 12);
        if (lit) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(m_theme.hoverFill);
            painter.drawRoundedRect(box.adjusted(-5, 0, 5, 0), 4, 4);
        }
        painter.setFont(font);
        painter.setPen(lit ? (asking ? m_theme.query : m_theme.k)
                           : (chosen && asking ? m_theme.muted : m_theme.text));
        // A glyph of another font may be higher than the box, and a clip on part of a PDF page
        // would apply to all later drawing.
        painter.drawText(box, Qt::AlignLeft | tokenMiddle | Qt::TextDontClip, text);
    };
    for (core::Index i = 0; i < count; i += step)
        if (chosen != i)
            paintOne(i, false);
    if (chosen && *chosen < count)
        paintOne(*chosen, true);
}

void LinksCanvas::paintSwatches(QPainter& painter, const Place& place) const
{
    const QFont font = m_theme.sized(0.85);
    const qreal number = QFontMetricsF(font).horizontalAdvance(u'0') * 2 + 12;
    const std::vector<QColor> colours = headColours();
    painter.setFont(font);
    for (core::Index head = 0; head < std::ssize(place.swatches); ++head) {
        const QRectF box = place.swatches[static_cast<std::size_t>(head)];
        QRectF patch = box;
        patch.setWidth(number);
        const QColor colour = colours[static_cast<std::size_t>(head)];
        const bool off = headHidden(m_viewModel.view(), head);
        if (head == m_viewModel.locked().head) {
            painter.setPen(QPen(m_theme.text, 1.2 * m_theme.lineWidth));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(box.adjusted(-2, -2, 2, 2), 6, 6);
        }
        painter.setPen(QPen(colour, 1.5));
        painter.setBrush(off ? QBrush(Qt::NoBrush) : QBrush(colour));
        painter.drawRoundedRect(patch.adjusted(1, 1, -1, -1), 4, 4);
        painter.setPen(off ? m_theme.muted : readableOn(colour));
        painter.drawText(patch, Qt::AlignCenter,
            place.words ? QString::number(head + 1)
                        : shortHeadNumber(*m_viewModel.trace(), m_viewModel.locked().layer, head));
        if (!place.words)
            continue;
        painter.setPen(off ? m_theme.muted : m_theme.text);
        painter.drawText(
            box.adjusted(number + 5, 0, 8, 0), Qt::AlignLeft | tokenMiddle, swatchWord(head));
    }
}

} // namespace ui
