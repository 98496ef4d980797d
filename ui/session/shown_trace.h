#pragma once

#include "ui/session/derived_data.h"

namespace ui {

// The trace as shown: itself, or its weights with merged subwords and without special tokens, as
// the view state says.
TracePtr shownTrace(TracePtr trace, const ViewState& view);

// True if two view states show different tokens.
bool showsOtherTokens(const ViewState& a, const ViewState& b);

} // namespace ui
