#pragma once

#include "ui/drawing/theme.h"

#include <QStyledItemDelegate>

namespace ui {

// Row of the tensor tree: the symbol set as a formula, the name, and the shape at the right.
class TensorDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    enum Role { Id = Qt::UserRole, Symbol, Shape, Order };
    void setTheme(const Theme& theme) { m_theme = theme; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(
        const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    Theme m_theme;
};

} // namespace ui
