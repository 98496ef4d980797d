#pragma once

#include "core/analysis/cell_explanation.h"

#include <QStringList>

namespace ui {

// The masks that exclude a key from a query, a sentence for each; empty if the key is visible.
QStringList whyMasked(const core::Trace& trace, const core::CellAt& at);

} // namespace ui
