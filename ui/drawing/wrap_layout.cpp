#include "ui/drawing/wrap_layout.h"

#include <QWidget>

#include <algorithm>

namespace ui {

WrapLayout::WrapLayout(QWidget* parent)
    : QLayout(parent)
{
}

WrapLayout::~WrapLayout()
{
    qDeleteAll(m_items);
}

QLayoutItem* WrapLayout::itemAt(int index) const
{
    return m_items.value(index, nullptr);
}

QLayoutItem* WrapLayout::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

int WrapLayout::heightForWidth(int width) const
{
    const QMargins edge = contentsMargins();
    return arrange(QRect(0, 0, width, 0).marginsRemoved({ edge.left(), 0, edge.right(), 0 }), false)
        + edge.top() + edge.bottom();
}

QSize WrapLayout::sizeHint() const
{
    int width = 0;
    for (const QLayoutItem* item : m_items)
        width += item->sizeHint().width() + spacing();
    return { width, heightForWidth(width) };
}

QSize WrapLayout::minimumSize() const
{
    QSize result;
    for (const QLayoutItem* item : m_items)
        result = result.expandedTo(item->minimumSize());
    const QMargins edge = contentsMargins();
    return result + QSize(edge.left() + edge.right(), edge.top() + edge.bottom());
}

void WrapLayout::setGeometry(const QRect& area)
{
    QLayout::setGeometry(area);
    static_cast<void>(arrange(area.marginsRemoved(contentsMargins()), true)); // height is known
}

int WrapLayout::arrange(QRect area, bool apply) const
{
    QList<QLayoutItem*> row;
    int used = 0;
    int height = 0;
    int y = area.top();
    const auto finish = [&] {
        if (apply)
            placeRow(row, { area.left(), y, area.width(), height });
        y += height + spacing();
        row.clear();
        used = height = 0;
    };
    for (QLayoutItem* item : m_items) {
        if (item->isEmpty())
            continue;
        const int width = item->sizeHint().width();
        if (!row.isEmpty() && used + spacing() + width > area.width())
            finish();
        used += (row.isEmpty() ? 0 : spacing()) + width;
        height = std::max(height, item->sizeHint().height());
        row.append(item);
    }
    if (!row.isEmpty())
        finish();
    return std::max(0, y - spacing() - area.top());
}

void WrapLayout::placeRow(const QList<QLayoutItem*>& row, QRect area) const
{
    int spare = area.width() - spacing() * (static_cast<int>(row.size()) - 1);
    int growing = 0;
    for (const QLayoutItem* item : row) {
        spare -= item->sizeHint().width();
        growing += item->expandingDirections().testFlag(Qt::Horizontal) ? 1 : 0;
    }
    int x = area.left();
    for (QLayoutItem* item : row) {
        int width = std::min(item->sizeHint().width(), area.width());
        if (item->expandingDirections().testFlag(Qt::Horizontal))
            width += std::max(0, spare) / growing;
        const int height = std::min(area.height(), item->sizeHint().height());
        item->setGeometry({ x, area.top() + (area.height() - height) / 2, width, height });
        x += width + spacing();
    }
}

} // namespace ui
