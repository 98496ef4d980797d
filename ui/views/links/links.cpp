#include "ui/views/links/links.h"

#include "core/base/parallel.h"
#include "core/head_at.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace ui {

namespace {

    constexpr std::size_t mostCurves = 600; // more curves are indistinguishable and slow to draw

    bool stronger(const Link& a, const Link& b)
    {
        return std::abs(a.weight) > std::abs(b.weight);
    }

    constexpr std::size_t weightsAtOnce = 32; // weights compared at once

    // The links of one query in one head.
    void addRow(std::vector<Link>& links, std::span<const float> row, const Link& at,
        const ViewState& state, const LinkFilter& filter)
    {
        const auto first = static_cast<std::ptrdiff_t>(links.size());
        const float least = std::max(state.threshold, 1e-6F);
        for (std::size_t begin = 0; begin < row.size(); begin += weightsAtOnce) {
            const std::size_t end = std::min(row.size(), begin + weightsAtOnce);
            float most = 0; // largest of the block: most blocks of a long row have no strong link
            for (std::size_t j = begin; j < end; ++j)
                most = std::max(most, std::abs(row[j]));
            if (most < least)
                continue;
            for (std::size_t j = begin; j < end; ++j)
                if (std::abs(row[j]) >= least)
                    links.push_back({ at.head, at.query, static_cast<core::Index>(j), row[j] });
        }
        const auto k = static_cast<std::ptrdiff_t>(state.topK);
        if (k > 0 && std::ssize(links) - first > k) {
            std::ranges::stable_sort(links.begin() + first, links.end(), stronger);
            links.resize(static_cast<std::size_t>(first + k));
        }
        if (!filter.query && filter.key)
            links.erase(std::remove_if(links.begin() + first, links.end(),
                            [&](const Link& link) { return link.key != *filter.key; }),
                links.end());
    }

} // namespace

bool headHidden(const ViewState& state, core::Index head)
{
    return std::ranges::find(state.hiddenHeads, static_cast<int>(head) + 1)
        != state.hiddenHeads.end();
}

LinkList linksOf(
    const core::Trace& trace, core::Index layer, const ViewState& state, const LinkFilter& filter)
{
    LinkList result;
    std::vector<Link>& links = result.links;
    std::vector<std::vector<Link>> ofHeads(trace.attention(layer).heads.size());
    core::ThreadPool(0).forEach(std::ssize(ofHeads), [&](core::Index head) {
        if (headHidden(state, head))
            return;
        const core::HeadAt at = core::headAt(trace, layer, head);
        const core::Matrix& weights = at.weights();
        const core::Index first = filter.query.value_or(0);
        const core::Index end = filter.query ? first + 1 : weights.rows();
        for (core::Index i = first; i < end; ++i)
            addRow(ofHeads[static_cast<std::size_t>(head)], weights.row(i), { head, i, 0, 0 },
                state, filter);
    });
    for (const std::vector<Link>& each : ofHeads)
        links.insert(links.end(), each.begin(), each.end());
    if (links.size() > mostCurves) {
        result.weaker = std::ssize(links) - static_cast<core::Index>(mostCurves);
        std::ranges::nth_element(
            links, links.begin() + static_cast<std::ptrdiff_t>(mostCurves), stronger);
        links.resize(mostCurves);
    }
    std::ranges::stable_sort(links, [](const Link& a, const Link& b) { return stronger(b, a); });
    return result;
}

} // namespace ui
