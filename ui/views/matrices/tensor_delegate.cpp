#include "ui/views/matrices/tensor_delegate.h"

#include "ui/drawing/formula.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

namespace {
    constexpr qreal listFontSize = 0.85;
    constexpr qreal symbolWidth = 2.1; // in line heights
} // namespace

void TensorDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QString symbol = index.data(Symbol).toString();
    if (symbol.isEmpty()) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }
    QStyleOptionViewItem empty = option;
    initStyleOption(&empty, index);
    empty.text.clear();
    empty.widget->style()->drawControl(QStyle::CE_ItemViewItem, &empty, painter, empty.widget);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    Theme theme = m_theme;
    if (selected)
        theme.text = theme.muted = theme.q = theme.k = theme.v = theme.onAccent;
    painter->save();
    const QRectF box = option.rect.adjusted(4, 0, -6, 0);
    const qreal em = theme.em();
    const qreal baseline = box.center().y() + em * 0.28;
    const Formula formula(symbol);
    formula.paint(*painter, QPointF(box.left(), baseline), theme, listFontSize);
    painter->setFont(theme.sized(listFontSize));
    painter->setPen(theme.muted);
    const QString shape = index.data(Shape).toString();
    const QFontMetricsF metrics(painter->font());
    const qreal shapeWidth = metrics.horizontalAdvance(shape) + 8;
    const QRectF word = box.adjusted(
        std::max(symbolWidth * em, formula.extent(theme, listFontSize).width + em / 2), 0, 0, 0);
    const qreal wordWidth = metrics.horizontalAdvance(index.data().toString());
    const bool both = wordWidth + shapeWidth <= word.width();
    if (both)
        painter->drawText(word, Qt::AlignRight | Qt::AlignVCenter, shape);
    painter->setPen(theme.text);
    painter->drawText(word, Qt::AlignLeft | Qt::AlignVCenter,
        metrics.elidedText(index.data().toString(), Qt::ElideRight, word.width()));
    painter->restore();
}

QSize TensorDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    size.setHeight(qRound(1.45 * m_theme.em()));
    return size;
}

} // namespace ui
