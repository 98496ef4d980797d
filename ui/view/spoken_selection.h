#pragma once

#include "core/trace.h"
#include "ui/session/selection.h"

#include <QString>
#include <QStringList>

namespace ui {

// What is pointed at, for a screen reader: tokens, weight and rank; without a key, the largest
// weight of the query. Empty where nothing is pointed at.
QString selectionSentence(const core::Trace& trace, const Selection& where);

// One after the other, each with its full stop; empty ones are left out.
QString sentences(const QStringList& parts);

} // namespace ui
