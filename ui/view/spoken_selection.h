#pragma once

#include "core/trace.h"
#include "ui/session/selection.h"

#include <QString>
#include <QStringList>

namespace ui {

// The selection for a screen reader: tokens, weight and rank; without a key, the query's largest
// weight. Empty without a selection.
QString selectionSentence(const core::Trace& trace, const Selection& where);

// Joins the parts into sentences with a full stop each; empty parts are left out.
QString sentences(const QStringList& parts);

} // namespace ui
