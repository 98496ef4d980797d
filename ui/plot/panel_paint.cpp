#include "ui/plot/panel_paint.h"

#include "ui/plot/panel_labels.h"
#include "ui/plot/pixel_grid.h"
#include "ui/words/numbers.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    // Whole numbers among scores have no decimals, and one that misses a whole number by less than
    // the digits can tell counts as whole. Weights are shares, which all have the same decimals.
    bool isWholeNumber(float value, bool isSigned)
    {
        constexpr float rounding = 5e-4F;
        const float whole = std::round(value);
        return isSigned && (value == whole || (whole != 0 && std::abs(value - whole) < rounding));
    }

    // Three digits, or two where there is less room: the minus takes the room of the third digit.
    QString cellNumber(float value, int decimals, bool isSigned)
    {
        if (isWholeNumber(value, isSigned))
            return fixedText(static_cast<double>(value), 0);
        const float size = std::abs(value);
        const int ofTens = value > 0 ? 1 : decimals - 1;
        const int digits = size >= 99.95F ? 0 : (size >= 9.995F ? ofTens : decimals);
        return fixedText(static_cast<double>(value), digits);
    }

    // Format of the numbers in cells of a given size.
    struct CellNumbers {
        QFont font;
        int decimals = 2;
    };

    // The widest number with these decimals; `isWhole`: in a matrix of whole numbers.
    QString widestNumber(const PanelContent& content, bool isWhole, int decimals)
    {
        if (!isWhole)
            return content.scale.low >= 0 ? u"0.00"_s : (decimals == 2 ? u"−0.00"_s : u"−0.0"_s);
        QString widest;
        for (const float value : content.matrix->values())
            if (value != core::excluded)
                if (const QString text = fixedText(static_cast<double>(value), 0);
                    text.size() > widest.size())
                    widest = text;
        return widest;
    }

    // The best format that fits, if any. Weights keep two decimals: most are below 0.1.
    std::optional<CellNumbers> numbersFor(QSizeF cell, const MatrixPanel& panel)
    {
        const Theme& theme = panel.theme();
        const bool isSigned = panel.content().scale.low < 0;
        constexpr int smallest = 9; // least pixel size of legible digits
        constexpr qreal usual = 0.85; // larger digits need a margin
        for (const int decimals : { 2, 1 }) {
            const QString widest = widestNumber(panel.content(), panel.isWhole(), decimals);
            for (const qreal size : { 1.5, 1.3, 1.15, 1.0, usual, 0.75, 0.65 }) {
                if (size > theme.numbers)
                    continue;
                const qreal air = size > usual ? 1.4 : 1.12;
                const QFont font = theme.sized(size);
                const QFontMetricsF metrics(font);
                if (font.pixelSize() >= smallest && (isSigned || decimals == 2)
                    && metrics.horizontalAdvance(widest) * air <= cell.width()
                    && metrics.height() * 1.1 <= cell.height())
                    return CellNumbers { font, decimals };
            }
        }
        return std::nullopt;
    }

    qreal panelFrameWidth(const PanelContent& content, const Theme& theme)
    {
        return content.chosen ? 1 + 1.5 * theme.lineWidth
                              : (content.frame ? 1.5 : 1) * theme.lineWidth;
    }

    bool isDark(QRgb colour)
    {
        return 0.299 * qRed(colour) + 0.587 * qGreen(colour) + 0.114 * qBlue(colour) < 140;
    }

} // namespace

PanelGround::PanelGround(MatrixPanel* panel)
    : QCPLayerable(panel->parentPlot(), u"background"_s, panel)
    , m_panel(panel)
{
}

void PanelGround::applyDefaultAntialiasingHint(QCPPainter* painter) const
{
    painter->setAntialiasing(true);
}

void PanelGround::draw(QCPPainter* painter)
{
    if (!m_panel->content().chosen)
        return;
    painter->setClipping(false);
    painter->setPen(Qt::NoPen);
    painter->setBrush(m_panel->theme().hoverFill);
    painter->drawRoundedRect(m_panel->outerRect().adjusted(-3, -3, 3, 3), 6, 6);
}

PanelDecoration::PanelDecoration(MatrixPanel* panel)
    : QCPLayerable(panel->parentPlot(), u"axes"_s, panel)
    , m_panel(panel)
{
}

void PanelDecoration::applyDefaultAntialiasingHint(QCPPainter* painter) const
{
    painter->setAntialiasing(true);
}

void PanelDecoration::draw(QCPPainter* painter)
{
    const PanelContent& content = m_panel->content();
    if (!content.matrix || content.matrix->empty() || m_panel->rect().isEmpty())
        return;
    painter->setClipping(false);
    drawStill(painter);
    drawNames(painter);
    drawNotes(painter);
    drawNumbers(painter);
    drawFrame(painter);
}

// Draws the frame outside the cells, with a gap where it has a colour of its own.
void PanelDecoration::drawFrame(QCPPainter* painter) const
{
    const PanelContent& content = m_panel->content();
    const Theme& theme = m_panel->theme();
    const PixelGrid grid(*painter);
    const qreal width = grid.line(panelFrameWidth(content, theme));
    const qreal gap = content.frame ? grid.line(1) : 0;
    const QRectF cells = grid.whole(m_panel->rect());
    painter->setAntialiasing(false);
    paintAround(*painter, cells.marginsAdded({ gap, gap, gap, gap }), width,
        content.frame.value_or(theme.line));
}

void PanelDecoration::drawStill(QCPPainter* painter)
{
    const PanelContent& content = m_panel->content();
    const bool onScreen
        = !painter->modes().testAnyFlags(QCPPainter::pmVectorized | QCPPainter::pmNoCaching);
    const auto draw = [&](Kept& kept, const Still& still) {
        if (onScreen)
            drawKept(painter, kept, still);
        else
            (this->*still.draw)(painter);
    };
    if (!content.title.empty())
        draw(m_title,
            { { content.title, content.titleFactor, {} }, &PanelDecoration::titleArea,
                &PanelDecoration::drawTitle });
    if (!content.rows.isEmpty())
        draw(m_rows,
            { { {}, 1, content.rows }, &PanelDecoration::rowArea, &PanelDecoration::drawRows });
    if (!content.columns.isEmpty())
        draw(m_columns,
            { { {}, 1, content.columns }, &PanelDecoration::columnArea,
                &PanelDecoration::drawColumns });
}

void PanelDecoration::drawKept(QCPPainter* painter, Kept& kept, const Still& still) const
{
    const Place place { m_panel->rect(), m_panel->axis(QCPAxis::atBottom)->range(),
        m_panel->axis(QCPAxis::atLeft)->range(), m_panel->parentPlot()->viewport(),
        painter->device()->devicePixelRatioF() };
    if (kept.place != place || kept.words != still.words) {
        const QRect area = (this->*still.area)();
        kept = { place, still.words, area.topLeft(),
            QPixmap((QSizeF(area.size()) * place.ratio).toSize()) };
        kept.picture.setDevicePixelRatio(place.ratio);
        kept.picture.fill(Qt::transparent);
        QCPPainter onto(&kept.picture);
        onto.translate(-area.topLeft());
        onto.setAntialiasing(true);
        (this->*still.draw)(&onto);
    }
    painter->drawPixmap(kept.at, kept.picture);
}

QRect PanelDecoration::framed() const
{
    return m_panel->rect().marginsAdded(m_panel->frameMargins());
}

// Areas are slightly larger than their text: glyphs and slanted labels extend beyond it.
QRect PanelDecoration::titleArea() const
{
    const PanelContent& content = m_panel->content();
    const auto extent = content.title.extent(m_panel->theme(), content.titleFactor);
    const int beyond = qRound(m_panel->theme().em());
    const qreal left
        = inPlot(QRectF(m_panel->rect()).center().x() - extent.width / 2, extent.width);
    return QRectF(left, framed().top(), extent.width, extent.ascent + extent.descent)
        .toAlignedRect()
        .adjusted(-beyond, 0, beyond, beyond);
}

QRect PanelDecoration::rowArea() const
{
    const QRect cells = m_panel->rect();
    const int beyond = qRound(m_panel->theme().em());
    const int left = framed().left();
    return { left, cells.top() - beyond, cells.left() - left, cells.height() + 2 * beyond };
}

QRect PanelDecoration::columnArea() const
{
    const QRect all = framed();
    const int beyond = qRound(m_panel->theme().em());
    return { all.left() - beyond, all.top(), all.width() + 2 * beyond,
        m_panel->rect().top() - all.top() + 1 };
}

void PanelDecoration::drawRows(QCPPainter* painter) const
{
    painter->setFont(PanelLabels::font(m_panel->theme()));
    painter->setPen(m_panel->theme().muted);
    const PanelLabels labels(*m_panel);
    for (const PanelLabel& label : labels.rows())
        labels.paintRow(*painter, label);
}

void PanelDecoration::drawColumns(QCPPainter* painter) const
{
    const PanelLabels labels(*m_panel);
    painter->setFont(PanelLabels::font(m_panel->theme()));
    painter->setPen(m_panel->theme().muted);
    for (const PanelLabel& label : labels.columns())
        labels.paintColumn(*painter, label);
}

void PanelDecoration::drawTitle(QCPPainter* painter) const
{
    const PanelContent& content = m_panel->content();
    const QRectF area = m_panel->rect();
    const auto extent = content.title.extent(m_panel->theme(), content.titleFactor);
    content.title.paint(*painter,
        QPointF(inPlot(area.center().x() - extent.width / 2, extent.width),
            framed().top() + extent.ascent),
        m_panel->theme(), content.titleFactor);
}

// Draws the texts under the formula.
void PanelDecoration::drawNames(QCPPainter* painter) const
{
    const Theme& theme = m_panel->theme();
    const PanelContent& content = m_panel->content();
    if (content.name.isEmpty() && content.subtitle.isEmpty())
        return;
    qreal y = m_panel->rect().top() - m_panel->frameMargins().top();
    if (!content.title.empty()) {
        const auto extent = content.title.extent(theme, content.titleFactor);
        y += extent.ascent + extent.descent + 1;
    }
    if (!content.name.isEmpty())
        y += drawCentred(painter, { theme.sized(1, true), theme.text }, content.name, y) + 1;
    if (!content.subtitle.isEmpty() && !m_panel->veiled())
        drawCentred(painter,
            { PanelLabels::font(theme), content.chosen ? theme.text : theme.muted },
            content.subtitle, y);
}

// Returns the height.
qreal PanelDecoration::drawCentred(
    QCPPainter* painter, const Ink& ink, const QString& text, qreal y) const
{
    painter->setFont(ink.font);
    painter->setPen(ink.colour);
    const QFontMetricsF metrics(ink.font);
    const qreal width = metrics.horizontalAdvance(text) + 2;
    qreal left = QRectF(m_panel->rect()).center().x() - width / 2;
    if (!m_panel->content().rows.isEmpty()) // there is room above row labels, not at the right
        left = std::min(left, framed().right() + m_panel->theme().em() / 2 - width);
    left = inPlot(left, width);
    painter->drawText(
        QRectF(left, y, width, metrics.height()), Qt::AlignHCenter | Qt::AlignTop, text);
    return metrics.height();
}

// The left edge of a text: it may extend beyond the panel, but not beyond the plot.
qreal PanelDecoration::inPlot(qreal left, qreal width) const
{
    const QRect all = m_panel->parentPlot()->viewport();
    return std::max<qreal>(all.left() + 2, std::min(left, all.right() - 2 - width));
}

void PanelDecoration::drawNotes(QCPPainter* painter) const
{
    if (m_panel->veiled())
        return;
    const Theme& theme = m_panel->theme();
    painter->setFont(PanelLabels::font(theme));
    painter->setPen(theme.muted);
    const QFontMetricsF metrics(painter->font());
    const qreal middle = QRectF(m_panel->rect()).center().x();
    qreal y = m_panel->rect().bottom() + PanelLabels::gap(theme) - 1;
    for (const QString& line : m_panel->content().notes) {
        const qreal half = metrics.horizontalAdvance(line) / 2 + 1;
        painter->drawText(QRectF(middle - half, y, 2 * half, metrics.height()),
            Qt::AlignHCenter | Qt::AlignTop, line);
        y += metrics.height();
    }
}

void PanelDecoration::drawNumbers(QCPPainter* painter) const
{
    const Theme& theme = m_panel->theme();
    if (!theme.values)
        return;
    const QRect area = m_panel->rect();
    const QCPRange x = m_panel->axis(QCPAxis::atBottom)->range();
    const QCPRange y = m_panel->axis(QCPAxis::atLeft)->range();
    const core::Matrix& m = *m_panel->content().matrix;
    const auto numbers
        = numbersFor({ area.width() / x.size(), area.height() / y.size() }, *m_panel);
    if (!numbers)
        return;
    painter->setFont(numbers->font);
    const auto first = [](double v) {
        return std::max<core::Index>(0, static_cast<core::Index>(std::floor(v + 0.5)));
    };
    for (core::Index i = first(y.lower); i < std::min(m.rows(), first(y.upper) + 1); ++i) {
        for (core::Index j = first(x.lower); j < std::min(m.cols(), first(x.upper) + 1); ++j) {
            if (m(i, j) == core::excluded)
                continue;
            painter->setPen(isDark(m_panel->map()->colourOf(i, j)) ? Qt::white : QColor(0x1a1c21U));
            painter->drawText(m_panel->map()->cellRect(i, j), Qt::AlignCenter,
                m_panel->isWhole()
                    ? fixedText(static_cast<double>(m(i, j)), 0)
                    : cellNumber(m(i, j), numbers->decimals, m_panel->content().scale.low < 0));
        }
    }
}

} // namespace ui
