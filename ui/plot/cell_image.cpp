#include "ui/plot/cell_image.h"

#include "core/base/parallel.h"
#include "ui/drawing/lack_of_memory.h"

#include <algorithm>
#include <array>
#include <cstring>
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

    // A run of pixels with the same cells.
    struct Run {
        CellSpan cells;
        int begin = 0, end = 0;
    };

    std::vector<Run> runsOf(const std::vector<CellSpan>& spans)
    {
        std::vector<Run> runs;
        for (std::size_t x = 0; x < spans.size(); ++x) {
            const auto pixel = static_cast<int>(x);
            if (runs.empty() || runs.back().cells != spans[x])
                runs.push_back({ spans[x], pixel, pixel });
            runs.back().end = pixel + 1;
        }
        return runs;
    }

    std::vector<CellSpan> cellsOf(const std::vector<Run>& runs)
    {
        std::vector<CellSpan> cells;
        for (const Run& run : runs)
            cells.push_back(run.cells);
        return cells;
    }

    // True if cells share a pixel.
    bool pooled(const std::vector<Run>& runs)
    {
        return std::ranges::any_of(
            runs, [](const Run& run) { return run.cells.end - run.cells.first > 1; });
    }

    // The values to draw in each run of lines.
    class Lines {
    public:
        Lines(const core::Matrix& matrix, const std::vector<Run>& down,
            const std::vector<Run>& across, bool isSigned)
            : m_matrix(matrix)
            , m_down(down)
            , m_columns(cellsOf(across))
            , m_extremes(isSigned && pooled(across))
            , m_pairs(isSigned && !m_extremes && pooled(down))
        {
        }

        [[nodiscard]] std::vector<float> of(std::size_t run) const
        {
            const std::size_t first = run - run % 2;
            const bool pair = m_pairs && first + 1 < m_down.size();
            if (!pair)
                return m_extremes ? extremesOf(m_matrix, m_down[run].cells, m_columns)
                                  : peaksOf(m_matrix, m_down[run].cells, m_columns);
            TwoLines lines = extremesOfLines(
                m_matrix, m_down[first].cells, m_down[first + 1].cells, m_columns);
            return run == first ? std::move(lines.upper) : std::move(lines.lower);
        }

    private:
        const core::Matrix& m_matrix;
        const std::vector<Run>& m_down;
        std::vector<CellSpan> m_columns;
        bool m_extremes, m_pairs; // neighbours show lowest and highest
    };

    // Excluded cells get their background here and the hatch pixel by pixel below.
    bool paintLine(QRgb* line, const std::vector<float>& values, const std::vector<Run>& columns,
        const CellColours& colours)
    {
        bool hatched = false;
        for (std::size_t r = 0; r < columns.size(); ++r) {
            const bool out = values[r] == core::excluded;
            hatched = hatched || out;
            std::fill(line + columns[r].begin, line + columns[r].end,
                out ? colours.hatchGround : colours.scale.colour(values[r]));
        }
        return hatched;
    }

    void hatchLine(QRgb* line, int y, const std::vector<float>& values,
        const std::vector<Run>& columns, const CellColours& colours)
    {
        for (std::size_t r = 0; r < columns.size(); ++r) {
            if (values[r] != core::excluded)
                continue;
            for (int x = columns[r].begin; x < columns[r].end; ++x) {
                const int along = colours.hatchOrigin.x() + x + colours.hatchOrigin.y() + y;
                line[x] = along % colours.hatchSpacing < colours.hatchWidth ? colours.hatchLine
                                                                            : colours.hatchGround;
            }
        }
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

std::vector<CellSpan> spansOf(core::Index first, const std::vector<int>& edges, int pixels)
{
    std::vector<CellSpan> spans(static_cast<std::size_t>(std::max(pixels, 0)));
    const auto count = std::ssize(edges) - 1;
    if (count > pixels) { // evenly, so that no cell is left out
        for (int x = 0; x < pixels; ++x)
            spans[static_cast<std::size_t>(x)]
                = { first + count * x / pixels, first + count * (x + 1) / pixels };
        return spans;
    }
    core::Index cell = 0;
    for (int x = 0; x < pixels; ++x) {
        while (cell + 1 < count && edges[static_cast<std::size_t>(cell) + 1] <= x)
            ++cell;
        spans[static_cast<std::size_t>(x)] = { first + cell, first + cell + 1 };
    }
    return spans;
}

QImage cellImage(const core::Matrix& matrix, const std::vector<CellSpan>& rows,
    const std::vector<CellSpan>& columns, const CellColours& colours)
{
    if (columns.empty() || rows.empty())
        return {};
    QImage image = allocated(QImage(
        static_cast<int>(columns.size()), static_cast<int>(rows.size()), QImage::Format_RGB32));
    const std::vector<Run> across = runsOf(columns);
    const std::vector<Run> down = runsOf(rows);
    if (across.empty())
        return image;
    const std::size_t bytes = columns.size() * sizeof(QRgb);
    image.bits(); // detaches the image before several threads write into it
    const Lines lines(matrix, down, across, colours.scale.low < 0);
    const auto paint = [&](std::size_t r) {
        const Run& run = down[r];
        const std::vector<float> values = lines.of(r);
        auto* const top = reinterpret_cast<QRgb*>(image.scanLine(run.begin));
        const bool hatched = paintLine(top, values, across, colours);
        for (int y = run.begin; y < run.end; ++y) {
            auto* const line = reinterpret_cast<QRgb*>(image.scanLine(y));
            if (y > run.begin)
                std::memcpy(line, top, bytes);
            if (hatched)
                hatchLine(line, y, values, across, colours);
        }
    };
    constexpr core::Index inOneGo = 32; // rows of pixels per task; fewer are not worth a thread
    core::ThreadPool(0).forEach((std::ssize(down) + inOneGo - 1) / inOneGo, [&](core::Index block) {
        const core::Index end = std::min(std::ssize(down), (block + 1) * inOneGo);
        for (core::Index r = block * inOneGo; r < end; ++r)
            paint(static_cast<std::size_t>(r));
    });
    return image;
}

} // namespace ui
