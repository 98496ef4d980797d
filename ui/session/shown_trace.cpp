#include "ui/session/shown_trace.h"

#include "core/reading/shares/joined_trace.h"

#include <utility>

namespace ui {

namespace {
    core::JoinWish wishOf(const ViewState& view)
    {
        return { .words = view.joinWords, .hideSpecial = view.hideSpecial };
    }
} // namespace

TracePtr shownTrace(TracePtr trace, const ViewState& view)
{
    return trace == nullptr ? trace : core::joinedTrace(std::move(trace), wishOf(view));
}

bool showsOtherTokens(const ViewState& a, const ViewState& b)
{
    return wishOf(a) != wishOf(b);
}

} // namespace ui
