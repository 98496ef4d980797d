#include "ui/views/links/ribbons.h"

#include "core/base/parallel.h"

#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

namespace ui {

namespace {

    constexpr int dash = 5; // pixels; gaps have the same length

    // y(x) on [0, 1] of a cubic Bézier curve with horizontal ends, its handles half the distance
    // long.
    struct Form {
        std::vector<float> rise; // y
        std::vector<float> slope; // dy per pixel column
    };

    Form formOf(std::size_t columns)
    {
        Form form { std::vector<float>(columns), std::vector<float>(columns) };
        const auto count = static_cast<double>(columns);
        double t = 0;
        for (std::size_t i = 0; i < columns; ++i) {
            const double x = (static_cast<double>(i) + 0.5) / count;
            for (int step = 0; step < 4; ++step) { // Newton's method; x(t) is monotonic
                const double at = 1.5 * t * (1 - t) * (1 - t) + 1.5 * t * t * (1 - t) + t * t * t;
                const double speed = 1.5 - 3 * t + 3 * t * t;
                t -= (at - x) / speed;
            }
            const double speed = 1.5 - 3 * t + 3 * t * t;
            form.rise[i] = static_cast<float>(t * t * (3 - 2 * t));
            form.slope[i] = static_cast<float>(6 * t * (1 - t) / speed / count);
        }
        return form;
    }

    // Blends share/256 of the premultiplied colour over the pixel.
    void blend(QRgb& pixel, QRgb colour, unsigned share)
    {
        const unsigned alpha = (static_cast<unsigned>(qAlpha(colour)) * share) >> 8;
        const unsigned rest = 256 - alpha - (alpha >> 7);
        const unsigned rb = (((pixel & 0xFF00FFU) * rest) >> 8) & 0xFF00FFU;
        const unsigned ag = (((pixel >> 8) & 0xFF00FFU) * rest) & 0xFF00FF00U;
        const unsigned redBlue = (((colour & 0xFF00FFU) * share) >> 8) & 0xFF00FFU;
        const unsigned alphaGreen = (((colour >> 8) & 0xFF00FFU) * share) & 0xFF00FF00U;
        pixel = (rb | ag) + (redBlue | alphaGreen);
    }

    constexpr std::size_t strip = 64; // columns per task

    // Coverage of a line in the columns of a strip: full inside, fading over the pixels that its
    // slope crosses. Separate arrays, so that the compiler vectorises the loops.
    struct Columns {
        std::array<float, strip> middle, half, perPixel, most; // perPixel, most: in 1/256
    };

    struct Line { // in image pixels
        float start = 0, height = 0, width = 0;
    };

    void setColumns(Columns& to, const Form& form, std::size_t first, const Line& line)
    {
        const std::size_t count = std::min(strip, form.rise.size() - first);
        for (std::size_t i = 0; i < count; ++i) {
            const float slope = std::abs(line.height * form.slope[first + i]);
            const float upright = line.width * std::sqrt(1 + slope * slope);
            const float fade = std::max(1.0F, slope);
            to.middle[i] = line.start + line.height * form.rise[first + i];
            to.half[i] = (upright + fade) / 2;
            to.perPixel[i] = 256 / fade;
            to.most[i] = std::min(256.0F, 256 * upright / fade);
        }
    }

    // `pixels`: topmost pixel of the column; `stride`: distance to the next pixel below.
    void blendColumn(QRgb* pixels, qsizetype stride, int height, const Columns& columns,
        std::size_t i, QRgb colour)
    {
        const float middle = columns.middle[i];
        const float half = columns.half[i];
        const int top = std::max(0, static_cast<int>(middle - half));
        const int bottom = std::min(height - 1, static_cast<int>(middle + half));
        QRgb* pixel = pixels + top * stride;
        for (int y = top; y <= bottom; ++y, pixel += stride) {
            const float away = std::abs(static_cast<float>(y) + 0.5F - middle);
            const float cover = std::min(columns.most[i], (half - away) * columns.perPixel[i]);
            if (cover > 0)
                blend(*pixel, colour, static_cast<unsigned>(static_cast<int>(cover)));
        }
    }

} // namespace

void strokeRibbons(QPainter& painter, const std::vector<Ribbon>& ribbons)
{
    painter.setBrush(Qt::NoBrush);
    for (const Ribbon& ribbon : ribbons) {
        const QPointF bend((ribbon.to.x() - ribbon.from.x()) / 2, 0);
        QPainterPath path(ribbon.from);
        path.cubicTo(ribbon.from + bend, ribbon.to - bend, ribbon.to);
        QPen pen(ribbon.colour, ribbon.width, Qt::SolidLine, Qt::FlatCap);
        if (ribbon.dashed)
            pen.setDashPattern({ dash / ribbon.width, dash / ribbon.width });
        painter.setPen(pen);
        painter.drawPath(path);
    }
}

void blendRibbons(QImage& image, const std::vector<Ribbon>& ribbons)
{
    if (ribbons.empty())
        return;
    const auto ratio = static_cast<float>(image.devicePixelRatio());
    const int left = std::max(0, qRound(ribbons.front().from.x() * image.devicePixelRatio()));
    const int right
        = std::min(image.width(), qRound(ribbons.front().to.x() * image.devicePixelRatio()));
    const Form form = formOf(static_cast<std::size_t>(std::max(0, right - left)));
    const std::size_t count = form.rise.size();
    const auto stride = image.bytesPerLine() / qsizetype { sizeof(QRgb) };
    auto* const pixels = reinterpret_cast<QRgb*>(image.bits()) + left;
    const auto dashColumns = static_cast<std::size_t>(dash * ratio);
    const auto paintStrip = [&](std::size_t first) {
        Columns columns {};
        for (const Ribbon& ribbon : ribbons) {
            const QRgb colour = qPremultiply(ribbon.colour.rgba());
            const float start = static_cast<float>(ribbon.from.y()) * ratio;
            const float end = static_cast<float>(ribbon.to.y()) * ratio;
            setColumns(columns, form, first,
                { start, end - start, static_cast<float>(ribbon.width) * ratio });
            for (std::size_t i = 0; i < std::min(strip, count - first); ++i)
                if (!ribbon.dashed || (first + i) / dashColumns % 2 == 0)
                    blendColumn(pixels + static_cast<qsizetype>(first + i), stride, image.height(),
                        columns, i, colour);
        }
    };
    core::ThreadPool(0).forEach(static_cast<core::Index>((count + strip - 1) / strip),
        [&](core::Index n) { paintStrip(static_cast<std::size_t>(n) * strip); });
}

} // namespace ui
