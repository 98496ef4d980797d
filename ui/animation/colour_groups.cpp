#include "ui/animation/colour_groups.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <numeric>
#include <queue>
#include <span>

namespace ui {

namespace {

    using Channels = std::array<double, 3>;

    Channels channels(QRgb colour)
    {
        return { static_cast<double>(qRed(colour)), static_cast<double>(qGreen(colour)),
            static_cast<double>(qBlue(colour)) };
    }

    struct Group {
        std::span<std::size_t> members; // indices of colours
        double weight = 0;
        Channels mean {};
        Channels spread {}; // sum of squares around the mean

        [[nodiscard]] std::size_t widest() const
        {
            return static_cast<std::size_t>(std::ranges::max_element(spread) - spread.begin());
        }
        bool operator<(const Group& other) const
        {
            return spread[widest()] < other.spread[other.widest()];
        }
    };

    Group groupOf(std::span<std::size_t> members, const std::vector<CountedColour>& colours)
    {
        Group group { members, 0, {}, {} };
        Channels squares {};
        for (const std::size_t member : members) {
            const auto count = static_cast<double>(colours[member].count);
            const Channels values = channels(colours[member].colour);
            group.weight += count;
            for (std::size_t c = 0; c < values.size(); ++c) {
                group.mean[c] += count * values[c];
                squares[c] += count * values[c] * values[c];
            }
        }
        for (std::size_t c = 0; c < group.mean.size(); ++c) {
            group.mean[c] /= group.weight;
            group.spread[c]
                = std::max(0.0, squares[c] - group.weight * group.mean[c] * group.mean[c]);
        }
        return group;
    }

    // Moves the colours up to the mean of the widest channel to the front and returns their number;
    // one side is empty when all colours are equal there.
    std::size_t lowerPart(const Group& group, const std::vector<CountedColour>& colours)
    {
        const std::size_t c = group.widest();
        const auto below = [&](std::size_t member) {
            return channels(colours[member].colour)[c] <= group.mean[c];
        };
        const auto upper = std::partition(group.members.begin(), group.members.end(), below);
        return static_cast<std::size_t>(upper - group.members.begin());
    }

    QRgb shownAs(const Group& group, const std::vector<CountedColour>& colours)
    {
        const CountedColour& frequent = colours[*std::ranges::max_element(
            group.members, {}, [&](std::size_t member) { return colours[member].count; })];
        if (static_cast<double>(frequent.count) * 2 >= group.weight)
            return frequent.colour;
        const auto rounded
            = [&](std::size_t c) { return static_cast<int>(std::lround(group.mean[c])); };
        return qRgb(rounded(0), rounded(1), rounded(2));
    }

} // namespace

ColourGroups grouped(const std::vector<CountedColour>& colours, std::size_t most)
{
    assert(!colours.empty() && most >= 1 && most <= 256);
    std::vector<std::size_t> order(colours.size());
    std::iota(order.begin(), order.end(), std::size_t { 0 });
    std::priority_queue<Group> groups;
    groups.push(groupOf(order, colours));
    while (groups.size() < most) {
        const Group group = groups.top();
        const std::size_t lower = lowerPart(group, colours);
        if (lower == 0 || lower == group.members.size())
            break; // the most varied group has one colour
        groups.pop();
        groups.push(groupOf(group.members.first(lower), colours));
        groups.push(groupOf(group.members.subspan(lower), colours));
    }
    ColourGroups result { {}, std::vector<std::uint8_t>(colours.size()) };
    for (; !groups.empty(); groups.pop()) {
        for (const std::size_t member : groups.top().members)
            result.groupOf[member] = static_cast<std::uint8_t>(result.shown.size());
        result.shown.push_back(shownAs(groups.top(), colours));
    }
    return result;
}

} // namespace ui
