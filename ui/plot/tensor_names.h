#pragma once

#include "core/analysis/tensors.h"
#include "ui/plot/cell_map.h"

#include <QString>
#include <QStringList>

namespace ui {

// How a tensor is spoken of.
struct TensorName {
    QString symbol; // in the notation of Formula
    QString word; // "query weights"
    QString rows, columns; // what its axes count, in words; empty for a single one
};
TensorName tensorName(const core::Trace& trace, const core::TensorRef& tensor);

// "query weights of head 2"
QString tensorWords(const core::Trace& trace, const core::TensorRef& tensor);
// The same with its symbol, in the notation of Formula.
QString tensorTitle(const core::Trace& trace, const core::TensorRef& tensor);

} // namespace ui
