#pragma once

#include "core/analysis/tensors.h"
#include "ui/document/document.h"

#include <QAbstractTableModel>
#include <QItemSelection>
#include <QMimeData>
#include <QStringList>

#include <memory>

namespace ui {

// A tensor of a trace as a table model, with token names for rows and columns. It refers to the
// trace's matrix and never copies it.
class TensorModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void set(const TracePtr& trace, const core::TensorRef& tensor);
    void clear();
    [[nodiscard]] const core::TensorRef& tensor() const { return m_tensor; }
    [[nodiscard]] const core::Matrix* matrix() const { return m_matrix.get(); }
    [[nodiscard]] const core::AttentionTrace& attention() const; // attention of the tensor

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(
        int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString name(core::Axis axis, int place) const;

    TracePtr m_trace;
    core::TensorRef m_tensor;
    std::shared_ptr<const core::Matrix> m_matrix;
};

// The bounding block of a selection with its header row and column, in the formats that other
// programs read.
core::Index cellsIn(const QItemSelection& selection);
std::unique_ptr<QMimeData> copied(const TensorModel& model, const QItemSelection& selection);
std::unique_ptr<QMimeData> copiedWhole(const TensorModel& model);

} // namespace ui
