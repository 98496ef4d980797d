#include "app/show_attenders.h"

#include "app/console.h"
#include "core/analysis/weights/attenders.h"
#include "core/base/error.h"
#include "core/base/number_text.h"

#include <algorithm>
#include <optional>

namespace app {

namespace {

    std::string tokenAt(const core::TokenList& tokens, core::Index place)
    {
        return "\"" + harmless((*tokens)[static_cast<std::size_t>(place)].text) + "\" (token "
            + std::to_string(place + 1) + ")";
    }

    std::string lineOf(const core::HeadWeight& one, std::size_t rank, const core::Trace& trace)
    {
        constexpr int rankWidth = 4;
        constexpr int nameWidth = 26;
        const std::string number = std::to_string(rank);
        const std::string name
            = trace.attention(one.layer).path + " head " + std::to_string(one.head + 1);
        return std::string(rankWidth - std::min<std::size_t>(rankWidth, number.size()), ' ')
            + number + "  " + fitted(name, nameWidth) + decimals(static_cast<double>(one.weight), 3)
            + "\n";
    }

    // The first layer with these tokens: encoder and decoder have different ones.
    core::Index layerWith(const core::Trace& trace, const TokenName& cell)
    {
        std::optional<core::Error> problem;
        for (core::Index layer = 0; layer < std::ssize(trace.attentions); ++layer)
            try {
                static_cast<void>(cellNamed(cell, trace.attention(layer)));
                return layer;
            } catch (const core::Error& error) {
                if (error.problem != "unknown_token")
                    throw;
                problem = problem.value_or(error);
            }
        throw core::Error(*problem);
    }

} // namespace

std::string attenders(const core::Trace& trace, const TokenName& cell, core::Index most)
{
    const core::Index layer = layerWith(trace, cell);
    const core::AttentionTrace& attention = trace.attention(layer);
    const NamedCell places = cellNamed(cell, attention);
    const auto all = core::attendersOf(trace, layer, places.query, places.key);
    const auto shown = std::min(static_cast<std::size_t>(most), all.size());
    std::string text = "Attention weight from " + tokenAt(attention.queryTokens, places.query)
        + " to " + tokenAt(attention.keyTokens, places.key) + ", "
        + (shown < all.size() ? std::to_string(shown) + " of " + std::to_string(all.size())
                              : std::to_string(all.size()))
        + " heads, largest first:\n\n";
    for (std::size_t i = 0; i < shown; ++i)
        text += lineOf(all[i], i + 1, trace);
    return text;
}

core::Records attenderRecords(const core::Trace& trace, const TokenName& cell, core::Index most)
{
    const core::Index layer = layerWith(trace, cell);
    const NamedCell places = cellNamed(cell, trace.attention(layer));
    const auto all = core::attendersOf(trace, layer, places.query, places.key);
    core::Records records { { "rank", "layer", "head", "weight" }, {} };
    for (std::size_t i = 0; i < std::min(static_cast<std::size_t>(most), all.size()); ++i)
        records.rows.push_back({ static_cast<std::int64_t>(i + 1),
            trace.attention(all[i].layer).path, all[i].head + 1, core::printable(all[i].weight) });
    return records;
}

} // namespace app
