#pragma once

#include "core/analysis/tensors.h"

#include <QString>
#include <QStringList>

namespace ui {

// Names of a tensor.
struct TensorName {
    QString symbol; // in the notation of Formula
    QString word; // "query weights"
    QString rows, columns; // axis titles; empty for an axis of length one
};
TensorName tensorName(const core::Trace& trace, const core::TensorRef& tensor);

// "query weights of head 2"
QString tensorWords(const core::Trace& trace, const core::TensorRef& tensor);
// The same with the symbol, in the notation of Formula.
QString tensorTitle(const core::Trace& trace, const core::TensorRef& tensor);

} // namespace ui
