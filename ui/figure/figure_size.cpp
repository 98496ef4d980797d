#include "ui/figure/figure_size.h"

#include "core/base/error.h"
#include "core/base/number_text.h"

#include <optional>

namespace ui {

namespace {

    std::optional<FigureSize> parsed(std::string_view text)
    {
        FigureSize size;
        std::string plain(core::trimmed(text));
        if (const auto times = plain.find("×"); times != std::string::npos)
            plain.replace(times, std::string_view("×").size(), "x");
        bool found = false;
        for (std::size_t i = 0; const std::string_view id : enumIds(LengthUnit {})) {
            if (plain.ends_with(id)) {
                found = true;
                size.unit = static_cast<LengthUnit>(i);
                plain.resize(plain.size() - id.size());
            }
            ++i;
        }
        const auto x = plain.find('x');
        if (!found || x == std::string::npos || !core::readNumber(plain.substr(0, x), size.width)
            || !core::readNumber(plain.substr(x + 1), size.height))
            return std::nullopt;
        return size;
    }

    void requireInside(const FigureSize& size, std::string_view text)
    {
        FigureSize::fields(size, [&](std::string_view, const auto& side, auto... ranges) {
            [[maybe_unused]] const auto check = [&](const auto& range) {
                if (!(side >= range.low && side <= range.high)) // also rejects NaN
                    throw core::Error("out_of_range",
                        core::message(
                            "size: width and height are numbers from %1 to %2, found \"%3\"",
                            range.low, range.high, text));
            };
            (check(ranges), ...);
        });
    }

} // namespace

std::string sizeText(const FigureSize& size)
{
    return core::numberText(size.width) + "x" + core::numberText(size.height)
        + std::string(core::idOf(size.unit));
}

FigureSize readSize(std::string_view text)
{
    if (const auto size = parsed(text)) {
        requireInside(*size, text);
        return *size;
    }
    throw core::Error("bad_value",
        core::message(
            "size: expected width x height and a unit (mm, in or px), as in 183x90mm, found "
            "\"%1\"",
            text));
}

} // namespace ui
