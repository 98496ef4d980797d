#pragma once

#include "ui/inspector/tensor_model.h"
#include "ui/plot/panel_content.h"

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

} // namespace ui
