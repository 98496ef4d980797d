#include "ui/session/view_state.h"

#include <algorithm>

namespace ui {

namespace {
    constexpr core::Index manyKeys = 32; // 1/32 is the eighth of 256 colours
}

ColourSpacing weightSpacing(const ViewState& view, core::Index keys)
{
    const bool root = view.weightScale == WeightScale::Root
        || (view.weightScale == WeightScale::Automatic && keys > manyKeys);
    return root ? ColourSpacing::Root : ColourSpacing::Linear;
}

ColourScale weightColours(
    const ViewState& view, bool dark, float largest, core::Index keys, ColourRange range)
{
    const ColourSpacing spacing = weightSpacing(view, keys);
    const bool whole = range == ColourRange::Shared && spacing == ColourSpacing::Linear;
    return sequentialScale(
        view.sequential, dark, 0, whole ? std::max(1.0F, largest) : largest, spacing);
}

} // namespace ui
