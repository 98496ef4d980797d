#include "ui/views/ribbons.h"

#include "core/parallel.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

    constexpr int dash = 5; // pixels, and as long a gap

    // y goes from 0 to 1 as x does: what a cubic with level ends of half the distance does.
    struct Form {
        float rise = 0; // y
        float slope = 0; // dy/dx
    };

    std::vector<Form> formOf(int columns)
    {
        std::vector<Form> form(static_cast<std::size_t>(columns));
        double t = 0;
        for (int i = 0; i < columns; ++i) {
            const double x = (i + 0.5) / columns;
            for (int step = 0; step < 4; ++step) { // Newton; x(t) never falls
                const double at = 1.5 * t * (1 - t) * (1 - t) + 1.5 * t * t * (1 - t) + t * t * t;
                const double speed = 1.5 - 3 * t + 3 * t * t;
                t -= (at - x) / speed;
            }
            const double speed = 1.5 - 3 * t + 3 * t * t;
            form[static_cast<std::size_t>(i)] = { static_cast<float>(t * t * (3 - 2 * t)),
                static_cast<float>(6 * t * (1 - t) / speed) };
        }
        return form;
    }

    // `share` of 256 of the premultiplied colour over the pixel.
    void blend(QRgb& pixel, QRgb colour, unsigned share)
    {
        const unsigned alpha = (qAlpha(colour) * share) >> 8;
        const unsigned rest = 256 - alpha - (alpha >> 7);
        const unsigned rb = (((pixel & 0xFF00FFU) * rest) >> 8) & 0xFF00FFU;
        const unsigned ag = (((pixel >> 8) & 0xFF00FFU) * rest) & 0xFF00FF00U;
        const unsigned redBlue = (((colour & 0xFF00FFU) * share) >> 8) & 0xFF00FFU;
        const unsigned alphaGreen = (((colour >> 8) & 0xFF00FFU) * share) & 0xFF00FF00U;
        pixel = (rb | ag) + (redBlue | alphaGreen);
    }

    // One column of a line: full within, fading over the pixels that its slope crosses.
    struct Column {
        float middle = 0, half = 0, fade = 1, most = 1;
    };

    Column columnOf(float middle, float width, float slope)
    {
        const float upright = width * std::sqrt(1 + slope * slope);
        const float fade = std::max(1.0F, slope);
        return { middle, (upright + fade) / 2, fade, std::min(1.0F, upright / fade) };
    }

    // `pixels`: the topmost one of the column; `stride` from one to the next below.
    void blendColumn(QRgb* pixels, qsizetype stride, int height, const Column& c, QRgb colour)
    {
        const int top = std::max(0, static_cast<int>(c.middle - c.half));
        const int bottom = std::min(height - 1, static_cast<int>(c.middle + c.half));
        QRgb* pixel = pixels + top * stride;
        for (int y = top; y <= bottom; ++y, pixel += stride) {
            const float away = std::abs(static_cast<float>(y) + 0.5F - c.middle);
            const float cover = std::min(c.most, (c.half - away) / c.fade);
            if (cover > 0)
                blend(*pixel, colour, static_cast<unsigned>(cover * 256));
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
    const std::vector<Form> form = formOf(std::max(0, right - left));
    const auto stride = image.bytesPerLine() / qsizetype { sizeof(QRgb) };
    auto* const pixels = reinterpret_cast<QRgb*>(image.bits()) + left;
    const auto paint = [&](std::size_t begin, std::size_t end) {
        for (const Ribbon& ribbon : ribbons) {
            const QRgb colour = qPremultiply(ribbon.colour.rgba());
            const float start = static_cast<float>(ribbon.from.y()) * ratio;
            const float height = static_cast<float>(ribbon.to.y()) * ratio - start;
            const float width = static_cast<float>(ribbon.width) * ratio;
            for (std::size_t i = begin; i < end; ++i) {
                if (ribbon.dashed && i / static_cast<std::size_t>(dash * ratio) % 2 == 1)
                    continue;
                const Column column = columnOf(start + height * form[i].rise, width,
                    std::abs(height * form[i].slope / static_cast<float>(form.size())));
                blendColumn(
                    pixels + static_cast<qsizetype>(i), stride, image.height(), column, colour);
            }
        }
    };
    constexpr std::size_t strip = 64; // columns, each strip in one thread
    core::Team(0).forEach(static_cast<core::Index>((form.size() + strip - 1) / strip),
        [&](core::Index n) {
            const auto begin = static_cast<std::size_t>(n) * strip;
            paint(begin, std::min(form.size(), begin + strip));
        });
}

} // namespace ui
