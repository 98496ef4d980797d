#pragma once

#include "ui/inspector/tensor_model.h"
#include "ui/plot/matrix_panel.h"

namespace ui {

// The table of the Matrices view: weights can be typed over, those that were are marked.
class TensorTable : public TensorModel {
    Q_OBJECT

public:
    TensorTable(Document& document, QObject* parent);

    void show(const TracePtr& trace, const core::TensorRef& tensor, const Theme& theme);

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

private:
    Document& m_document;
    std::vector<Cell> m_edited;
    Theme m_theme;
};

} // namespace ui
