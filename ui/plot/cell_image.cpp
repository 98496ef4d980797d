#include "ui/plot/cell_image.h"

#include "core/parallel.h"
#include "ui/plot/peaks.h"

#include <algorithm>
#include <cstring>
#include <numeric>

namespace ui {

namespace {

    // Pixels that show the same cells.
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

    // The largest of each column in the rows, and then of the columns that share a pixel.
    std::vector<float> peaksOf(
        const core::Matrix& matrix, const CellSpan& rows, const std::vector<Run>& columns)
    {
        const core::Index first = columns.front().cells.first;
        const core::Index count = columns.back().cells.end - first;
        const float* row = matrix.data() + rows.first * matrix.cols() + first;
        std::vector<float> all(row, row + count);
        for (core::Index i = rows.first + 1; i < rows.end; ++i) {
            row += matrix.cols();
            for (core::Index j = 0; j < count; ++j)
                all[static_cast<std::size_t>(j)] = larger(all[static_cast<std::size_t>(j)], row[j]);
        }
        if (columns.size() == all.size())
            return all;
        std::vector<float> peaks(columns.size());
        for (std::size_t r = 0; r < columns.size(); ++r) {
            const CellSpan& cells = columns[r].cells;
            peaks[r] = std::accumulate(all.begin() + (cells.first - first) + 1,
                all.begin() + (cells.end - first),
                all[static_cast<std::size_t>(cells.first - first)], larger);
        }
        return peaks;
    }

    // Excluded cells get their ground here, and their lines pixel by pixel below.
    bool paintLine(QRgb* line, const std::vector<float>& peaks, const std::vector<Run>& columns,
        const CellColours& colours)
    {
        bool hatched = false;
        for (std::size_t r = 0; r < columns.size(); ++r) {
            const bool out = peaks[r] == core::excluded;
            hatched = hatched || out;
            std::fill(line + columns[r].begin, line + columns[r].end,
                out ? colours.hatchGround : colours.scale.colour(peaks[r]));
        }
        return hatched;
    }

    void hatchLine(QRgb* line, int y, const std::vector<float>& peaks,
        const std::vector<Run>& columns, const CellColours& colours)
    {
        for (std::size_t r = 0; r < columns.size(); ++r) {
            if (peaks[r] != core::excluded)
                continue;
            for (int x = columns[r].begin; x < columns[r].end; ++x) {
                const int along = colours.hatchOrigin.x() + x + colours.hatchOrigin.y() + y;
                line[x] = along % colours.hatchSpacing < colours.hatchWidth ? colours.hatchLine
                                                                            : colours.hatchGround;
            }
        }
    }

} // namespace

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
    QImage image(
        static_cast<int>(columns.size()), static_cast<int>(rows.size()), QImage::Format_RGB32);
    if (image.isNull())
        return image;
    const std::vector<Run> across = runsOf(columns);
    const std::vector<Run> down = runsOf(rows);
    if (across.empty())
        return image;
    const std::size_t bytes = columns.size() * sizeof(QRgb);
    image.bits(); // one owner, before several threads write into it
    const auto paint = [&](const Run& run) {
        const std::vector<float> peaks = peaksOf(matrix, run.cells, across);
        auto* const top = reinterpret_cast<QRgb*>(image.scanLine(run.begin));
        const bool hatched = paintLine(top, peaks, across, colours);
        for (int y = run.begin; y < run.end; ++y) {
            auto* const line = reinterpret_cast<QRgb*>(image.scanLine(y));
            if (y > run.begin)
                std::memcpy(line, top, bytes);
            if (hatched)
                hatchLine(line, y, peaks, across, colours);
        }
    };
    constexpr core::Index inOneGo = 32; // rows of pixels; fewer are not worth a thread
    core::Team(0).forEach((std::ssize(down) + inOneGo - 1) / inOneGo, [&](core::Index block) {
        const core::Index end = std::min(std::ssize(down), (block + 1) * inOneGo);
        for (core::Index r = block * inOneGo; r < end; ++r)
            paint(down[static_cast<std::size_t>(r)]);
    });
    return image;
}

} // namespace ui
