#pragma once

#include "core/analysis/tensors.h"
#include "ui/drawing/theme.h"

#include <QStyledItemDelegate>
#include <QWidget>

#include <vector>

class QLineEdit;
class QSortFilterProxyModel;
class QStandardItem;
class QStandardItemModel;
class QTreeView;

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

// All tensors of a trace in groups (the selected head; input; layers and their heads; the whole
// model), each with symbol, name and shape; typing filters.
class TensorTree : public QWidget {
    Q_OBJECT

public:
    explicit TensorTree(QWidget* parent);

    void setTheme(const Theme& theme);
    void showTensors(const core::Trace& trace);
    // The group of this head is the first one, and open.
    void setSelectedHead(core::Index layer, core::Index head);
    void setCurrent(const std::string& id);
    [[nodiscard]] QLineEdit* filter() const { return m_filter; }
    [[nodiscard]] QTreeView* tree() const { return m_tree; }
    [[nodiscard]] QSize sizeHint() const override { return { 230, 400 }; }

signals:
    void chosen(const std::string& id);

private:
    void fill(const core::Trace& trace, const std::vector<core::TensorRef>& tensors);
    void rename(const core::Trace& trace);
    void applyFilter(const QString& text);

    QLineEdit* m_filter;
    QTreeView* m_tree;
    QStandardItemModel* m_model;
    QSortFilterProxyModel* m_shown;
    std::vector<core::TensorRef> m_tensors;
    std::vector<QStandardItem*> m_leaves; // one per tensor; owned by the model
    struct Group {
        QStandardItem* item = nullptr; // owned by the model
        core::Index layer = -1;
        core::Index head = -1; // -1: of no head
    };
    std::vector<Group> m_groups; // in the order of the computation
    bool m_showing = false; // the program changes the selection, not the user
};

} // namespace ui
