#include "ui/plot/axis_words.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr qreal axisLetters = 0.85; // relative to the plain font, as for the panel's labels
    constexpr qreal numberGap = 5;
    constexpr qreal litRow = 0.5; // in line heights

    std::pair<core::Index, core::Index> inSight(const QCPAxis* axis, core::Index count)
    {
        const auto first = static_cast<core::Index>(std::floor(axis->range().lower + 0.5));
        const auto last = static_cast<core::Index>(std::ceil(axis->range().upper - 0.5));
        return { std::clamp<core::Index>(first, 0, count - 1) + 1,
            std::clamp<core::Index>(last, 0, count - 1) + 1 };
    }

} // namespace

std::vector<core::Index> sparseNumbers(core::Index first, core::Index last, double apart)
{
    core::Index step = 1;
    for (int i = 0; static_cast<double>(step) < apart; ++i)
        step = i % 3 == 1 ? step / 2 * 5 : step * 2;
    std::vector<core::Index> result;
    if (first == 1 && step > 1 && static_cast<double>(step - 1) >= apart * 0.8)
        result.push_back(1);
    for (core::Index n = (first + step - 1) / step * step; n <= last; n += step)
        result.push_back(n);
    if (result.empty() && first <= last)
        result.push_back(first);
    return result;
}

AxisWords::AxisWords(MatrixPanel* panel)
    : QCPLayerable(panel->parentPlot(), u"axes"_s, panel)
    , m_panel(panel)
{
}

void AxisWords::setWords(const QString& rows, const QString& columns)
{
    m_rows = rows;
    m_columns = columns;
}

QString AxisWords::rowTitle() const
{
    return m_rows.isEmpty() ? m_rows : m_panel->theme().texts.rows.value_or(m_rows);
}

QString AxisWords::columnTitle() const
{
    return m_columns.isEmpty() ? m_columns : m_panel->theme().texts.columns.value_or(m_columns);
}

qreal AxisWords::numberWidth() const
{
    const QFontMetricsF metrics(m_panel->theme().sized(axisLetters));
    return metrics.horizontalAdvance(QString::number(m_panel->content().matrix->rows()));
}

QMargins AxisWords::margins() const
{
    QMargins result = m_panel->frameMargins();
    const PanelContent& content = m_panel->content();
    if (!content.matrix)
        return result;
    const int line = qCeil(QFontMetricsF(m_panel->theme().sized(axisLetters)).height());
    if (!rowTitle().isEmpty()) // next to a highlighted row, whose name is bold
        result += QMargins(line + qCeil(m_panel->theme().em() * litRow), 0, 0, 0);
    if (!m_rows.isEmpty() && content.rows.isEmpty())
        result += QMargins(qCeil(numberWidth() + numberGap), 0, 0, 0);
    if (!columnTitle().isEmpty())
        result += QMargins(0, 0, 0, line + 4);
    if (!m_columns.isEmpty() && content.columns.isEmpty())
        result += QMargins(0, 0, 0, line + 2);
    return result;
}

void AxisWords::applyDefaultAntialiasingHint(QCPPainter* painter) const
{
    painter->setAntialiasing(true);
}

void AxisWords::draw(QCPPainter* painter)
{
    const PanelContent& content = m_panel->content();
    if (!m_panel->visible() || !content.matrix || content.matrix->empty())
        return;
    painter->setClipping(false);
    painter->setFont(m_panel->theme().sized(axisLetters));
    painter->setPen(m_panel->theme().muted);
    if (content.rows.isEmpty() && !m_rows.isEmpty())
        drawRowNumbers(painter);
    if (content.columns.isEmpty() && !m_columns.isEmpty())
        drawColumnNumbers(painter);
    drawTitles(painter);
}

void AxisWords::drawRowNumbers(QCPPainter* painter) const
{
    const QCPAxis* axis = m_panel->axis(QCPAxis::atLeft);
    const QRectF area = m_panel->rect();
    const QFontMetricsF metrics(painter->font());
    const qreal cell = area.height() / axis->range().size();
    const auto [first, last] = inSight(axis, m_panel->content().matrix->rows());
    for (const core::Index n : sparseNumbers(first, last, metrics.height() * 1.2 / cell)) {
        const qreal y = axis->coordToPixel(static_cast<double>(n - 1));
        painter->drawText(QRectF(area.left() - numberGap - numberWidth() - 2, y - metrics.height(),
                              numberWidth() + 2, 2 * metrics.height()),
            Qt::AlignRight | Qt::AlignVCenter, QString::number(n));
    }
}

void AxisWords::drawColumnNumbers(QCPPainter* painter) const
{
    const QCPAxis* axis = m_panel->axis(QCPAxis::atBottom);
    const QRectF area = m_panel->rect();
    const QFontMetricsF metrics(painter->font());
    const qreal cell = area.width() / axis->range().size();
    const core::Index count = m_panel->content().matrix->cols();
    const qreal width = metrics.horizontalAdvance(QString::number(count)) * 1.5;
    const auto [first, last] = inSight(axis, count);
    for (const core::Index n : sparseNumbers(first, last, width / cell)) {
        const qreal x = axis->coordToPixel(static_cast<double>(n - 1));
        painter->drawText(QRectF(x - width, area.bottom() + 2, 2 * width, metrics.height()),
            Qt::AlignHCenter | Qt::AlignTop, QString::number(n));
    }
}

void AxisWords::drawTitles(QCPPainter* painter) const
{
    const QRectF area = m_panel->rect();
    const QRectF outer = m_panel->outerRect();
    const QFontMetricsF metrics(painter->font());
    const qreal line = metrics.height();
    const qreal widest = painter->window().width();
    painter->drawText(QRectF(area.center().x() - widest / 2, outer.bottom() - line, widest, line),
        Qt::AlignHCenter | Qt::AlignBottom, columnTitle());
    if (rowTitle().isEmpty())
        return;
    painter->save();
    painter->translate(outer.left(), area.center().y());
    painter->rotate(-90);
    const qreal highest = std::max(area.height(), qreal(outer.height()));
    painter->drawText(QRectF(-highest / 2, 0, highest, line), Qt::AlignHCenter | Qt::AlignTop,
        metrics.elidedText(rowTitle(), Qt::ElideRight, highest));
    painter->restore();
}

} // namespace ui
