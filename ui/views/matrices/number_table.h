#pragma once

#include <QTableView>

namespace ui {

// A table without an editor of its own: `edited` requests one.
class NumberTable : public QTableView {
    Q_OBJECT

public:
    using QTableView::QTableView;

signals:
    // typed: the first character, if a character key started the edit; otherwise empty
    void edited(const QModelIndex& index, const QString& typed);

protected:
    bool edit(const QModelIndex& index, EditTrigger trigger, QEvent* event) override;
};

} // namespace ui
