#include "ui/views/links.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace ui {

namespace {

    constexpr std::size_t mostCurves = 800; // more can neither be told apart nor drawn in time

    bool stronger(const Link& a, const Link& b)
    {
        return std::abs(a.weight) > std::abs(b.weight);
    }

    // The links of one query in one head.
    void addRow(std::vector<Link>& links, std::span<const float> row, Link at,
        const ViewState& state, const LinkFilter& filter)
    {
        const auto first = static_cast<std::ptrdiff_t>(links.size());
        const float least = std::max(state.threshold, 1e-6F);
        for (std::size_t j = 0; j < row.size(); ++j) {
            at.key = static_cast<core::Index>(j);
            at.weight = row[j];
            if (std::abs(row[j]) >= least)
                links.push_back(at);
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

LinkList linksOf(const core::LayerTrace& layer, const ViewState& state, const LinkFilter& filter)
{
    LinkList result;
    std::vector<Link>& links = result.links;
    for (core::Index head = 0; head < std::ssize(layer.heads); ++head) {
        if (headHidden(state, head))
            continue;
        const core::Matrix& weights = layer.heads[static_cast<std::size_t>(head)].weights;
        const core::Index first = filter.query.value_or(0);
        const core::Index end = filter.query ? first + 1 : weights.rows();
        for (core::Index i = first; i < end; ++i)
            addRow(links, weights.row(i), { head, i, 0, 0 }, state, filter);
    }
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
