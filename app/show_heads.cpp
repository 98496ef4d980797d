#include "app/show_heads.h"

#include "app/console.h"
#include "core/analysis/statistics.h"
#include "core/analysis/weights/weighted_sum.h"
#include "core/base/number_text.h"
#include "core/head_at.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace app {

namespace {

    using core::Index;
    using core::Matrix;

    constexpr int labelWidth = 12;
    constexpr Index mostRows = 48;
    constexpr int gap = 2;
    constexpr int linkWidth = 12; // of the key of a link
    constexpr int patternWidth = 19; // "same_word (uniform)"

    const std::vector<core::Token>& queryTokens(const ShownLayer& shown)
    {
        return *shown.attention().queryTokens;
    }

    std::string label(const core::Token& token)
    {
        return fitted(harmless(token.text), labelWidth);
    }

    std::string title(Index head)
    {
        return "head " + std::to_string(head + 1);
    }

    std::string_view seen(const ShownLayer& shown, Index head)
    {
        return core::statistics(shown.trace, shown.layer, head).pattern;
    }

    // The pattern the head was built for; the measured pattern in brackets if it differs.
    std::string pattern(const ShownLayer& shown, Index head)
    {
        const std::string built = core::headAt(shown.trace, shown.layer, head).pattern();
        const std::string looks(seen(shown, head));
        const std::string name
            = built.empty() || built == looks ? looks : built + " (" + looks + ")";
        return core::headAt(shown.trace, shown.layer, head).trace.enabled ? name : "off: " + name;
    }

    // Five levels for a fraction of the largest weight; "-" for negative ones.
    std::string_view ink(double share)
    {
        static constexpr std::array<std::string_view, 6> steps { " ", "·", "░", "▒", "▓", "█" };
        if (share < 0)
            return "-";
        const auto step = static_cast<std::size_t>(
            std::clamp(std::ceil(share * (steps.size() - 1) - 0.1), 0.0, steps.size() - 1.0));
        return steps[step];
    }

    // The weight drawn full: 1, or the largest weight if that exceeds 1.
    double largestWeight(const Matrix& weights)
    {
        double largest = 1;
        for (const core::Scalar weight : weights.values())
            largest = std::max(largest, std::abs(static_cast<double>(weight)));
        return largest;
    }

    // Draws a row of weights; `full` is the weight drawn as a full block.
    struct Pen {
        double full = 1;
        Index columns = 0;
        int cellWidth = 1;

        [[nodiscard]] std::string row(const Matrix& weights, Index row) const
        {
            std::string text;
            for (Index j = 0; j < columns; ++j)
                for (int repeat = 0; repeat < cellWidth; ++repeat)
                    text += ink(weights(row, j) / full);
            return text;
        }
    };

    // Empty, or "(the first 48 of 60 rows)".
    std::string cutNote(Index shown, Index all, const char* what)
    {
        return shown == all ? std::string {}
                            : "(the first " + std::to_string(shown) + " of " + std::to_string(all)
                + " " + what + ")\n";
    }

    // Heads side by side, as many as fit, in blocks below each other. `cell(head, row)` gives one
    // row of a head, cut to `columnWidth` columns.
    std::string blocks(
        const ShownLayer& shown, const Layout& layout, int columnWidth, const auto& cell)
    {
        const auto heads = std::ssize(shown.attention().heads);
        const Index rows = std::min(mostRows, std::ssize(queryTokens(shown)));
        const Index perBlock = std::max(1, (layout.width - labelWidth) / (columnWidth + gap));
        std::string text;
        for (Index first = 0; first < heads; first += perBlock) {
            const Index last = std::min(heads, first + perBlock);
            const auto line = [&](const std::string& start, const auto& part) {
                text += start;
                for (Index head = first; head < last; ++head)
                    text += std::string(gap, ' ') + fitted(part(head), columnWidth);
                text.erase(text.find_last_not_of(' ') + 1);
                text += "\n";
            };
            const std::string blank(labelWidth, ' ');
            line(blank, title);
            line(
                blank, [&](Index head) { return layout.patterns[static_cast<std::size_t>(head)]; });
            for (Index row = 0; row < rows; ++row)
                line(label(queryTokens(shown)[static_cast<std::size_t>(row)]),
                    [&](Index head) { return cell(head, row); });
            text += "\n";
        }
        return text;
    }

    std::string linkText(const ShownLayer& shown, Index head, Index row)
    {
        const core::HeadAt at = core::headAt(shown.trace, shown.layer, head);
        const auto values = at.weights().row(row);
        const auto [smallest, largest] = std::ranges::minmax_element(values);
        if (*largest <= 0)
            return "-";
        if (values.size() > 1 && *largest - *smallest < 0.01F * *largest)
            return fitted("uniform", linkWidth) + " " + decimals(*largest, 2);
        const auto& key
            = (*shown.attention().keyTokens)[static_cast<std::size_t>(largest - values.begin())];
        return fitted(harmless(key.text), linkWidth) + " " + decimals(*largest, 2);
    }

    const std::vector<std::string>& weightColumns()
    {
        static const std::vector<std::string> columns { "layer", "head", "pattern",
            "query_position", "query", "key_position", "key", "weight" };
        return columns;
    }

    struct WeightAt {
        Index head = 0, query = 0, key = 0;
    };

    void addWeight(
        core::Records& records, const ShownLayer& shown, const WeightAt& at, const Matrix& weights)
    {
        const auto textAt = [](const core::TokenList& tokens, Index place) {
            return (*tokens)[static_cast<std::size_t>(place)].text;
        };
        records.rows.push_back(
            { shown.attention().path, at.head + 1, std::string(seen(shown, at.head)), at.query + 1,
                textAt(shown.attention().queryTokens, at.query), at.key + 1,
                textAt(shown.attention().keyTokens, at.key),
                core::printable(weights(at.query, at.key)) });
    }

} // namespace

std::vector<std::string> headPatterns(const ShownLayer& shown)
{
    std::vector<std::string> patterns;
    for (Index head = 0; head < std::ssize(shown.attention().heads); ++head)
        patterns.push_back(pattern(shown, head));
    return patterns;
}

std::string headMaps(const ShownLayer& shown, const Layout& layout)
{
    const Index keys = std::ssize(*shown.attention().keyTokens);
    const Index queries = std::ssize(queryTokens(shown));
    const Index columns = std::min<Index>(keys, layout.width - labelWidth - gap);
    const auto columnWidth = static_cast<int>(std::max<Index>(columns, patternWidth));
    std::vector<Pen> pens;
    for (Index head = 0; head < std::ssize(shown.attention().heads); ++head)
        pens.push_back(
            { largestWeight(core::headAt(shown.trace, shown.layer, head).weights()), columns, 1 });
    const auto cell = [&](Index head, Index row) {
        return pens[static_cast<std::size_t>(head)].row(
            core::headAt(shown.trace, shown.layer, head).weights(), row);
    };
    return blocks(shown, layout, columnWidth, cell)
        + cutNote(std::min(queries, mostRows), queries, "rows") + cutNote(columns, keys, "columns");
}

std::string strongestLinks(const ShownLayer& shown, const Layout& layout)
{
    return blocks(shown, layout, patternWidth,
        [&](Index head, Index row) { return linkText(shown, head, row); });
}

core::Records strongestRecords(const ShownLayer& shown)
{
    core::Records records { weightColumns(), {} };
    for (Index head = 0; head < std::ssize(shown.attention().heads); ++head) {
        const Matrix& weights = core::headAt(shown.trace, shown.layer, head).weights();
        for (Index row = 0; row < weights.rows(); ++row) {
            const auto numbers = weights.row(row);
            addWeight(records, shown,
                { head, row, std::ranges::max_element(numbers) - numbers.begin() }, weights);
        }
    }
    return records;
}

core::Records weightRecords(const ShownLayer& shown, Index head)
{
    core::Records records { weightColumns(), {} };
    const Matrix& weights = core::headAt(shown.trace, shown.layer, head).weights();
    for (Index row = 0; row < weights.rows(); ++row)
        for (Index key = 0; key < weights.cols(); ++key)
            addWeight(records, shown, { head, row, key }, weights);
    return records;
}

std::string headDetails(const ShownLayer& shown, Index head, int width)
{
    const core::HeadAt at = core::headAt(shown.trace, shown.layer, head);
    const Matrix& weights = at.weights();
    const core::HeadStatistics s = core::statistics(shown.trace, shown.layer, head);
    const auto percent = [](double share) { return decimals(100 * share, 0) + " %"; };
    std::string text = title(head) + ": " + pattern(shown, head) + "\n"
        + wrapped("entropy " + decimals(s.entropy, 2) + " nats (normalised "
                + decimals(s.normalisedEntropy, 2) + "), attention distance "
                + decimals(s.distance, 2) + " tokens; mean weight on self " + percent(s.self)
                + ", previous " + percent(s.previous) + ", next " + percent(s.next) + ", first "
                + percent(s.first) + ", same word " + percent(s.sameWord),
            width, "")
        + "\n";
    const Index rows = std::min(mostRows, weights.rows());
    const int cellWidth = weights.cols() * 2 + labelWidth + gap <= width ? 2 : 1;
    const Index columns = std::min<Index>(weights.cols(), (width - labelWidth - gap) / cellWidth);
    const Pen pen { largestWeight(weights), columns, cellWidth };
    for (Index row = 0; row < rows; ++row)
        text += label(queryTokens(shown)[static_cast<std::size_t>(row)]) + "  "
            + pen.row(weights, row) + "\n";
    text += cutNote(rows, weights.rows(), "rows") + cutNote(columns, weights.cols(), "columns")
        + "\nEach output is a weighted sum of values:\n";
    constexpr Index terms = 4;
    for (Index row = 0; row < rows; ++row)
        text += "  "
            + harmless(core::weightedSumText(
                core::weightedSum(shown.trace, { shown.layer, head, row }, terms), 2, terms))
            + "\n";
    return text;
}

} // namespace app
