#pragma once

#include <QTableView>

namespace ui {

// A table whose cells are edited by somebody else, in what is asked for with `edited`.
class NumberTable : public QTableView {
    Q_OBJECT

public:
    using QTableView::QTableView;

signals:
    void edited(const QModelIndex& index, const QString& typed); // the first letter, if it was one

protected:
    bool edit(const QModelIndex& index, EditTrigger trigger, QEvent* event) override;
};

} // namespace ui
