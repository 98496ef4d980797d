#pragma once

#include "ui/inspector/tensor_model.h"
#include "ui/plot/panel_content.h"

#include <QTableView>

namespace ui {

// Table model of the Matrices view: weights are editable, edited ones are marked.
class TensorTable : public TensorModel {
    Q_OBJECT

public:
    using TensorModel::TensorModel;

    void show(const TracePtr& trace, const core::TensorRef& tensor, const Theme& theme);

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    std::vector<Cell> m_edited;
    Theme m_theme;
};

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
