#include "ui/plot/peaks.h"

#include "core/base/parallel.h"

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>
#include <span>
#include <utility>

namespace ui {

namespace {

    using core::Index;

    constexpr float nothing = std::numeric_limits<float>::infinity();

    // Excluded cells do not count for the minimum.
    float counted(float value)
    {
        if (value == core::excluded)
            return nothing;
        return value;
    }

    // Lowest and highest value of each column over some rows; `nothing` and `excluded` where all
    // are excluded.
    struct Reach {
        std::vector<float> low, high;

        Reach(const core::Matrix& matrix, const CellSpan& rows, const CellSpan& columns)
        {
            const auto count = static_cast<std::size_t>(columns.end - columns.first);
            const float* row = matrix.data() + rows.first * matrix.cols() + columns.first;
            high.assign(row, row + count);
            low.resize(count);
            std::transform(row, row + count, low.begin(), counted);
            for (Index i = rows.first + 1; i < rows.end; ++i) {
                row += matrix.cols();
                for (std::size_t j = 0; j < count; ++j) {
                    low[j] = std::min(low[j], counted(row[j]));
                    high[j] = std::max(high[j], row[j]);
                }
            }
        }
    };

    using Two = std::pair<float, float>;

    // The lowest and the highest value of some columns, in the order of their columns.
    Two inOrder(std::span<const float> low, std::span<const float> high)
    {
        const auto lowest = std::ranges::min_element(low);
        const auto highest = std::ranges::max_element(high);
        if (*highest == core::excluded)
            return { core::excluded, core::excluded };
        return lowest - low.begin() < highest - high.begin() ? Two { *lowest, *highest }
                                                             : Two { *highest, *lowest };
    }

    CellSpan all(const std::vector<CellSpan>& spans)
    {
        return { spans.front().first, spans.back().end };
    }

    void inBlocks(Index rows, const auto& takeRow)
    {
        constexpr Index inOneGo = 64; // rows per task; fewer are not worth a thread
        core::ThreadPool(0).forEach((rows + inOneGo - 1) / inOneGo, [&](Index block) {
            const Index end = std::min(rows, (block + 1) * inOneGo);
            for (Index i = block * inOneGo; i < end; ++i)
                takeRow(i);
        });
    }

} // namespace

std::vector<float> peaksOf(
    const core::Matrix& matrix, const CellSpan& rows, const std::vector<CellSpan>& columns)
{
    const auto [first, end] = all(columns);
    const float* row = matrix.data() + rows.first * matrix.cols() + first;
    std::vector<float> largest(row, row + (end - first));
    for (Index i = rows.first + 1; i < rows.end; ++i) {
        row += matrix.cols();
        for (std::size_t j = 0; j < largest.size(); ++j)
            largest[j] = larger(largest[j], row[j]);
    }
    if (columns.size() == largest.size())
        return largest;
    std::vector<float> peaks(columns.size());
    for (std::size_t c = 0; c < columns.size(); ++c) {
        const auto from = largest.begin() + (columns[c].first - first);
        peaks[c]
            = std::accumulate(from + 1, largest.begin() + (columns[c].end - first), *from, larger);
    }
    return peaks;
}

std::vector<float> extremesOf(
    const core::Matrix& matrix, const CellSpan& rows, const std::vector<CellSpan>& columns)
{
    const CellSpan whole = all(columns);
    const Reach reach(matrix, rows, whole);
    std::vector<float> result(columns.size());
    for (std::size_t c = 0; c < columns.size(); c += 2) {
        const std::size_t last = std::min(c + 1, columns.size() - 1);
        const auto from = static_cast<std::size_t>(columns[c].first - whole.first);
        const auto count = static_cast<std::size_t>(columns[last].end - columns[c].first);
        const Two two = inOrder(
            std::span(reach.low).subspan(from, count), std::span(reach.high).subspan(from, count));
        result[c] = last == c ? larger(two.first, two.second) : two.first;
        result[last] = last == c ? result[c] : two.second;
    }
    return result;
}

TwoLines extremesOfLines(const core::Matrix& matrix, const CellSpan& upper, const CellSpan& lower,
    const std::vector<CellSpan>& columns)
{
    const Reach above(matrix, upper, all(columns));
    const Reach below(matrix, lower, all(columns));
    TwoLines lines { above.low, above.high };
    for (std::size_t j = 0; j < above.low.size(); ++j) {
        const Two two = inOrder(
            std::array { above.low[j], below.low[j] }, std::array { above.high[j], below.high[j] });
        lines.upper[j] = two.first;
        lines.lower[j] = two.second;
    }
    return lines;
}

core::Matrix extremesOfColumns(const core::Matrix& matrix, core::Index group)
{
    const Index groups = (matrix.cols() + group - 1) / group;
    core::Matrix result = core::Matrix::uninitialised(matrix.rows(), 2 * groups);
    inBlocks(matrix.rows(), [&](Index i) {
        const Reach reach(matrix, { i, i + 1 }, { 0, matrix.cols() });
        for (Index g = 0; g < groups; ++g) {
            const auto from = static_cast<std::size_t>(g * group);
            const auto count = static_cast<std::size_t>(std::min(group, matrix.cols() - g * group));
            const Two two = inOrder(std::span(reach.low).subspan(from, count),
                std::span(reach.high).subspan(from, count));
            result(i, 2 * g) = two.first;
            result(i, 2 * g + 1) = two.second;
        }
    });
    return result;
}

} // namespace ui
