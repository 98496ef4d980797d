#pragma once

#include "ui/inspector/tensor_model.h"

#include <QItemSelection>
#include <QMimeData>

#include <memory>

namespace ui {

// The bounding block of a selection with its header row and column, in the formats that other
// programs read.
core::Index cellsIn(const QItemSelection& selection);
std::unique_ptr<QMimeData> copied(const TensorModel& model, const QItemSelection& selection);
std::unique_ptr<QMimeData> copiedWhole(const TensorModel& model);

} // namespace ui
