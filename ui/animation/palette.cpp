#include "ui/animation/palette.h"

#include "ui/animation/colour_groups.h"
#include "ui/animation/frame_change.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace ui {

namespace {

    constexpr std::size_t mostColours = 256;

    // The distinct colours, numbered in order of appearance; an open-addressing hash table of twice
    // their number.
    class ColourNumbers {
    public:
        std::uint32_t of(QRgb colour)
        {
            std::size_t place = start(colour);
            while (table[place] != none) {
                if (colours[table[place]].colour == colour)
                    return table[place];
                place = (place + 1) & (table.size() - 1);
            }
            table[place] = static_cast<std::uint32_t>(colours.size());
            colours.push_back({ colour, 0 });
            if (colours.size() * 2 > table.size())
                grow();
            return static_cast<std::uint32_t>(colours.size() - 1);
        }

        std::vector<CountedColour> colours;

    private:
        static constexpr std::uint32_t none = 0xFFFFFFFFU;

        [[nodiscard]] std::size_t start(QRgb colour) const
        {
            constexpr std::uint32_t golden = 0x9E3779B1U;
            return (colour * golden) >> (32 - std::countr_zero(table.size()));
        }

        void grow()
        {
            table.assign(table.size() * 4, none);
            for (std::uint32_t number = 0; number < colours.size(); ++number) {
                std::size_t place = start(colours[number].colour);
                while (table[place] != none)
                    place = (place + 1) & (table.size() - 1);
                table[place] = number;
            }
        }

        std::vector<std::uint32_t> table = std::vector<std::uint32_t>(1024, none);
    };

    // The palette index of each colour, when all colours fit.
    std::vector<std::uint8_t> placesOfAll(
        const std::vector<CountedColour>& colours, std::vector<QRgb>& palette)
    {
        std::vector<std::uint8_t> places(colours.size());
        std::iota(places.begin(), places.end(), std::uint8_t { 0 });
        for (const CountedColour& colour : colours)
            palette.push_back(colour.colour);
        return places;
    }

    std::vector<std::uint8_t> placesOfGroups(
        std::vector<CountedColour> colours, std::vector<QRgb>& palette)
    {
        std::vector<std::uint8_t> places;
        if (colours.front().colour == unchanged) {
            colours.erase(colours.begin());
            palette.push_back(unchanged);
            places.push_back(0);
        }
        const auto first = static_cast<std::uint8_t>(palette.size());
        const ColourGroups groups = grouped(colours, mostColours - first);
        palette.insert(palette.end(), groups.shown.begin(), groups.shown.end());
        for (const std::uint8_t group : groups.groupOf)
            places.push_back(static_cast<std::uint8_t>(first + group));
        return places;
    }

} // namespace

IndexedPixels indexed(const std::vector<QRgb>& pixels)
{
    ColourNumbers numbers;
    if (std::ranges::find(pixels, unchanged) != pixels.end())
        numbers.of(unchanged);
    std::vector<std::uint32_t> numberOf(pixels.size());
    for (std::size_t begin = 0; begin < pixels.size();) {
        const std::uint32_t number = numbers.of(pixels[begin]);
        std::size_t end = begin;
        for (; end < pixels.size() && pixels[end] == pixels[begin]; ++end)
            numberOf[end] = number;
        numbers.colours[number].count += end - begin;
        begin = end;
    }
    IndexedPixels result;
    result.exact = numbers.colours.size() <= mostColours;
    const std::vector<std::uint8_t> places = result.exact
        ? placesOfAll(numbers.colours, result.palette)
        : placesOfGroups(numbers.colours, result.palette);
    result.pixels.resize(pixels.size());
    std::ranges::transform(
        numberOf, result.pixels.begin(), [&](std::uint32_t number) { return places[number]; });
    return result;
}

} // namespace ui
