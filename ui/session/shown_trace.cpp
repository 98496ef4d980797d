#include "ui/session/shown_trace.h"

#include "core/analysis/weights/merged_trace.h"

#include <algorithm>
#include <utility>

namespace ui {

namespace {
    core::MergeRequest wishOf(const ViewState& view)
    {
        return { .words = view.mergeSubwords, .hideSpecial = view.hideSpecial };
    }

    std::optional<core::Index> shownPlace(const std::vector<core::Token>& own,
        const core::MergeRequest& request, std::optional<core::Index> place)
    {
        if (!place)
            return {};
        const std::vector<core::IndexRange> groups = core::mergedTokens(own, request).groups;
        const auto found = std::ranges::find_if(groups, [&](const core::IndexRange& group) {
            return group.begin <= *place && *place < group.end;
        });
        return found != groups.end() ? std::optional<core::Index>(found - groups.begin())
                                     : std::nullopt;
    }
} // namespace

TracePtr shownTrace(TracePtr trace, const ViewState& view)
{
    return trace == nullptr ? trace : core::mergedTrace(std::move(trace), wishOf(view));
}

Selection shownSelection(const core::Trace& shown, const Selection& own)
{
    const auto& merged = shown.model->merged();
    if (merged == nullptr || own.layer < 0 || own.layer >= std::ssize(merged->whole->attentions))
        return own;
    const core::AttentionTrace& attention = merged->whole->attention(own.layer);
    Selection result = own;
    result.query = shownPlace(*attention.queryTokens, merged->request, own.query);
    result.key = shownPlace(*attention.keyTokens, merged->request, own.key);
    return result;
}

bool showsOtherTokens(const ViewState& a, const ViewState& b)
{
    return wishOf(a) != wishOf(b);
}

} // namespace ui
