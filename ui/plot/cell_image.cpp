#include "ui/plot/cell_image.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <span>

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

    void takePeaks(std::vector<float>& peaks, const float* row, const std::vector<Run>& columns)
    {
        for (std::size_t r = 0; r < columns.size(); ++r) {
            float peak = peaks[r];
            for (core::Index j = columns[r].cells.first; j < columns[r].cells.end; ++j)
                if (row[j] != core::excluded
                    && (peak == core::excluded || std::abs(row[j]) > std::abs(peak)))
                    peak = row[j];
            peaks[r] = peak;
        }
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
    std::vector<float> peaks(across.size());
    const std::size_t bytes = columns.size() * sizeof(QRgb);
    for (const Run& down : runsOf(rows)) {
        std::ranges::fill(peaks, core::excluded);
        for (core::Index i = down.cells.first; i < down.cells.end; ++i)
            takePeaks(peaks, matrix.data() + i * matrix.cols(), across);
        auto* const top = reinterpret_cast<QRgb*>(image.scanLine(down.begin));
        const bool hatched = paintLine(top, peaks, across, colours);
        for (int y = down.begin; y < down.end; ++y) {
            auto* const line = reinterpret_cast<QRgb*>(image.scanLine(y));
            if (y > down.begin)
                std::memcpy(line, top, bytes);
            if (hatched)
                hatchLine(line, y, peaks, across, colours);
        }
    }
    return image;
}

} // namespace ui
