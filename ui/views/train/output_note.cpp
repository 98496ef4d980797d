#include "ui/views/train/output_note.h"

#include <algorithm>

namespace ui {

OutputNote::OutputNote(QCustomPlot* plot)
    : QCPLayoutElement(plot)
{
    setLayer(QStringLiteral("axes"));
}

bool OutputNote::hasTargets() const
{
    return std::ranges::any_of(
        m_content.parts, [](const Part& part) { return !part.target.isEmpty(); });
}

void OutputNote::draw(QCPPainter* painter)
{
    const QRectF area = rect();
    constexpr int wrapped = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
    const qreal remark
        = QFontMetricsF(m_theme.sized(1))
              .boundingRect({ 0, 0, area.width(), area.height() }, wrapped, m_content.remark)
              .height();
    const qreal end = drawParts(*painter, area.adjusted(0, 0, 0, -remark - m_theme.em()));
    painter->setFont(m_theme.sized(1));
    painter->setPen(m_theme.muted);
    painter->drawText(QRectF(area.left(), end + m_theme.em(), area.width(), area.bottom() - end),
        wrapped, m_content.remark);
}

// Draws as many parts side by side as fit, and leaves out those below the area.
qreal OutputNote::drawParts(QCPPainter& painter, const QRectF& area) const
{
    const QFontMetricsF metrics(m_theme.sized(1, true));
    const qreal gap = m_theme.em();
    const qreal names
        = std::max({ metrics.horizontalAdvance(tr("input")),
              metrics.horizontalAdvance(tr("output")), metrics.horizontalAdvance(tr("target")) })
        + gap;
    const qreal rows = (hasTargets() ? 3 : 2) * lineHeight();
    qreal top = area.top();
    qreal left = area.left() + names;
    const auto headed = [&] { drawHeadings(painter, { area.left(), top }, names); };
    headed();
    for (const Part& part : m_content.parts) {
        const qreal wanted = std::max({ metrics.horizontalAdvance(part.input),
            metrics.horizontalAdvance(part.output), metrics.horizontalAdvance(part.target) });
        const qreal width = std::min(wanted, area.width() - names);
        if (left > area.left() + names && left + width > area.right()) {
            if (top + 2 * rows + lineHeight() > area.bottom())
                break;
            top += rows + 0.5 * lineHeight();
            left = area.left() + names;
            headed();
        }
        drawPart(painter, part, { left, top, width + 1, lineHeight() });
        left += width + gap;
    }
    return top + rows;
}

void OutputNote::drawHeadings(QCPPainter& painter, QPointF at, qreal width) const
{
    painter.setFont(m_theme.sized(1));
    painter.setPen(m_theme.muted);
    QRectF line(at, QSizeF(width, lineHeight()));
    for (const QString& name :
        { tr("input"), tr("output"), hasTargets() ? tr("target") : QString() }) {
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, name);
        line.translate(0, lineHeight());
    }
}

void OutputNote::drawPart(QCPPainter& painter, const Part& part, const QRectF& column) const
{
    const bool wrong = !part.target.isEmpty() && part.target != part.output;
    QRectF line = column;
    const auto cell = [&](const QString& text, const QColor& colour, bool bold) {
        painter.setFont(m_theme.sized(1, bold));
        painter.setPen(colour);
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
            QFontMetricsF(painter.font()).elidedText(text, Qt::ElideRight, line.width()));
        line.translate(0, lineHeight());
    };
    cell(part.input, m_theme.text, true);
    cell(part.output, wrong ? m_theme.warning : m_theme.text, wrong);
    cell(part.target, m_theme.muted, false);
}

} // namespace ui
