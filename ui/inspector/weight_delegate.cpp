#include "ui/inspector/weight_delegate.h"

#include "ui/drawing/colour_map.h"
#include "ui/inspector/weight_model.h"
#include "ui/words/numbers.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace ui {

WeightDelegate::WeightDelegate(const WeightModel& model, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_model(model)
{
}

qreal WeightDelegate::numberWidth() const
{
    return QFontMetricsF(m_theme.sized(0.95)).horizontalAdvance(u"−0.00000"_s);
}

QRectF WeightDelegate::barRoom(const QRectF& line) const
{
    const qreal pad = line.height() * 0.22;
    return { line.left() + nameWidth(line) + 8, line.top() + pad,
        std::max(10.0, line.width() - nameWidth(line) - 8 - numberWidth() - 8),
        line.height() - 2 * pad };
}

QRectF WeightDelegate::barRect(int row, const QRectF& line) const
{
    const QRectF room = barRoom(line);
    const double span = std::max(m_model.high() - m_model.low(), 1e-30);
    const auto x
        = [&](double value) { return room.left() + (value - m_model.low()) / span * room.width(); };
    const auto weight = static_cast<double>(m_model.at(row).weight);
    QRectF bar = room;
    bar.setLeft(x(std::min(0.0, weight)));
    bar.setRight(x(std::max(0.0, weight)));
    return bar;
}

void WeightDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const WeightModel::Row& row = m_model.at(index.row());
    const QRectF line = QRectF(option.rect).adjusted(4, 0, -4, 0);
    painter->save();
    const bool current = option.state.testFlag(QStyle::State_Selected);
    if (current || option.state.testFlag(QStyle::State_MouseOver))
        painter->fillRect(option.rect, m_theme.hoverFill);
    painter->setFont(m_theme.sized(1, current));
    painter->setPen(row.masked ? m_theme.muted : m_theme.text);
    const QString name
        = QFontMetricsF(painter->font())
              .elidedText(m_model.name(index.row()), Qt::ElideRight, nameWidth(line));
    painter->drawText(QRectF(line.left(), line.top(), nameWidth(line), line.height()),
        Qt::AlignLeft | Qt::AlignVCenter, name);
    const auto weight = static_cast<double>(row.weight);
    const double reach = std::max(std::abs(m_model.low()), m_model.high());
    QRectF bar = barRect(index.row(), line);
    if (!row.masked && weight != 0) {
        // The bar has the colour of the cell, but keeps a contrast to the paper.
        const double share = reach > 0 ? std::abs(weight) / reach : 0;
        const ColourScale scale = sequentialScale(m_sequential, m_theme.dark, 0, 1);
        const QColor colour = weight < 0
            ? m_theme.warning
            : QColor(scale.colour(static_cast<float>(0.3 + 0.55 * share)));
        bar.setWidth(std::max(1.0, bar.width()));
        painter->fillRect(bar, colour);
    }
    painter->setFont(m_theme.sized(0.95, current));
    painter->setPen(m_theme.muted);
    const QString number = row.masked ? tr("masked") : shownApart(weight, 3);
    painter->drawText(line, Qt::AlignRight | Qt::AlignVCenter, number);
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(QPen(m_theme.accent, m_theme.lineWidth));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
    }
    painter->restore();
}

QSize WeightDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    Q_UNUSED(option)
    Q_UNUSED(index)
    return { 100, qRound(QFontMetricsF(m_theme.sized(1)).height() * 1.25) };
}

} // namespace ui
