#include "ui/session/shown_trace.h"

#include "core/analysis/weights/merged_trace.h"

#include <utility>

namespace ui {

namespace {
    core::MergeRequest wishOf(const ViewState& view)
    {
        return { .words = view.mergeSubwords, .hideSpecial = view.hideSpecial };
    }
} // namespace

TracePtr shownTrace(TracePtr trace, const ViewState& view)
{
    return trace == nullptr ? trace : core::mergedTrace(std::move(trace), wishOf(view));
}

bool showsOtherTokens(const ViewState& a, const ViewState& b)
{
    return wishOf(a) != wishOf(b);
}

} // namespace ui
