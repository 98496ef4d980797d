#pragma once

#include "core/base/matrix.h"
#include "ui/drawing/colour_map.h"
#include "ui/session/view_state.h"

namespace ui {

// Root in rows of so many keys that 1/n, the mean weight, would be invisible.
ColourSpacing weightSpacing(const ViewState& view, core::Index keys);

// The colours of attention weights in rows of that many keys. Shared range: linear up to 1, so that
// figures are comparable; on a root scale, and in an own range, up to the largest weight.
ColourScale weightColours(const ViewState& view, bool dark, float largest, core::Index keys,
    ColourRange range = ColourRange::Shared);

} // namespace ui
