#pragma once

#include "core/analysis/cell_explanation.h"

#include <QStringList>

namespace ui {

// What keeps a query from seeing a key, a sentence for each mask; empty if nothing does.
QStringList whyMasked(const core::Trace& trace, const core::CellAt& at);

} // namespace ui
