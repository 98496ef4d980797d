#pragma once

#include "core/trace.h"

#include <QString>

namespace ui {

// The text that a trained model reads, as a class sees it: masked tokens are blanks, and a text to
// be continued ends in dots. Empty for custom attention and for models that read no text.
// `trace`: of the experiment, or null where it has none.
QString shownSentence(const core::Experiment& experiment, const core::Trace* trace);

// True if the text says the sentence already: quotation marks, the final full stop and the kind of
// white space do not matter.
bool says(const QString& text, const QString& sentence);

} // namespace ui
