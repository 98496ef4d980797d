#pragma once

#include "ui/session/derived_data.h"
#include "ui/session/navigation.h"

namespace ui {

// The trace as shown: itself, or its weights with merged subwords and without special tokens, as
// the view state says.
TracePtr shownTrace(TracePtr trace, const ViewState& view);

// A selection of the model's own tokens among those shown; a token that is left out is not
// selected.
Selection shownSelection(const core::Trace& shown, const Selection& own);

// True if two view states show different tokens.
bool showsOtherTokens(const ViewState& a, const ViewState& b);

} // namespace ui
