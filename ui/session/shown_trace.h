#pragma once

#include "ui/session/derived_data.h"

namespace ui {

// What views show of a trace: itself, or its weights with the pieces of words joined and special
// tokens left out, where the view state asks for that.
TracePtr shownTrace(TracePtr trace, const ViewState& view);

// Whether two view states show different tokens.
bool showsOtherTokens(const ViewState& a, const ViewState& b);

} // namespace ui
