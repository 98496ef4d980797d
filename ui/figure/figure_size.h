#pragma once

#include "core/base/fields.h"

#include <array>
#include <string>
#include <string_view>

namespace ui {

enum class LengthUnit { Millimetre, Inch, Pixel };
constexpr auto enumIds(LengthUnit)
{
    return std::array<std::string_view, 3> { "mm", "in", "px" };
}

struct FigureSize {
    float width = 183; // two columns of a journal
    float height = 120;
    LengthUnit unit = LengthUnit::Millimetre;

    static void fields(auto& self, auto&& f)
    {
        f("width", self.width, core::Range { 0.1, 20000 });
        f("height", self.height, core::Range { 0.1, 20000 });
        f("unit", self.unit);
    }
    bool operator==(const FigureSize&) const = default;
};

// "183x90mm", "7.2x4in", "1920x1080px"; "183×90 mm" is accepted too. Error "bad_value".
std::string sizeText(const FigureSize& size);
FigureSize readSize(std::string_view text);

} // namespace ui
