#include "ui/animation/gif.h"

#include "ui/animation/frame_queue.h"

#include <QRgb>

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cmath>
#include <cstdint>
#include <gif_lib.h>
#include <memory>
#include <new>
#include <numeric>
#include <queue>
#include <span>
#include <vector>

namespace ui {

namespace {

    // Pixels as indices into a palette of at most 256 colours.
    struct IndexedPixels {
        std::vector<QRgb> palette;
        std::vector<std::uint8_t> pixels;
        bool exact = true; // no colour was replaced by a similar one
    };

    struct CountedColour {
        QRgb colour = 0;
        std::size_t count = 0; // number of pixels
    };

    struct ColourGroups {
        std::vector<QRgb> shown; // the colour of each group
        std::vector<std::uint8_t> groupOf; // the group of each colour
    };

    using Channels = std::array<double, 3>;

    Channels channels(QRgb colour)
    {
        return { static_cast<double>(qRed(colour)), static_cast<double>(qGreen(colour)),
            static_cast<double>(qBlue(colour)) };
    }

    struct Group {
        std::span<std::size_t> members; // indices of colours
        double weight = 0;
        Channels mean {};
        Channels spread {}; // sum of squares around the mean

        [[nodiscard]] std::size_t widest() const
        {
            return static_cast<std::size_t>(std::ranges::max_element(spread) - spread.begin());
        }
        bool operator<(const Group& other) const
        {
            return spread[widest()] < other.spread[other.widest()];
        }
    };

    Group groupOf(std::span<std::size_t> members, const std::vector<CountedColour>& colours)
    {
        Group group { members, 0, {}, {} };
        Channels squares {};
        for (const std::size_t member : members) {
            const auto count = static_cast<double>(colours[member].count);
            const Channels values = channels(colours[member].colour);
            group.weight += count;
            for (std::size_t c = 0; c < values.size(); ++c) {
                group.mean[c] += count * values[c];
                squares[c] += count * values[c] * values[c];
            }
        }
        for (std::size_t c = 0; c < group.mean.size(); ++c) {
            group.mean[c] /= group.weight;
            group.spread[c]
                = std::max(0.0, squares[c] - group.weight * group.mean[c] * group.mean[c]);
        }
        return group;
    }

    // Moves the colours up to the mean of the widest channel to the front and returns their number;
    // one side is empty when all colours are equal there.
    std::size_t lowerPart(const Group& group, const std::vector<CountedColour>& colours)
    {
        const std::size_t c = group.widest();
        const auto below = [&](std::size_t member) {
            return channels(colours[member].colour)[c] <= group.mean[c];
        };
        const auto upper = std::partition(group.members.begin(), group.members.end(), below);
        return static_cast<std::size_t>(upper - group.members.begin());
    }

    QRgb shownAs(const Group& group, const std::vector<CountedColour>& colours)
    {
        const CountedColour& frequent = colours[*std::ranges::max_element(
            group.members, {}, [&](std::size_t member) { return colours[member].count; })];
        if (static_cast<double>(frequent.count) * 2 >= group.weight)
            return frequent.colour;
        const auto rounded
            = [&](std::size_t c) { return static_cast<int>(std::lround(group.mean[c])); };
        return qRgb(rounded(0), rounded(1), rounded(2));
    }

    // Groups similar colours into at most `most` groups, and no more than 256.
    ColourGroups grouped(const std::vector<CountedColour>& colours, std::size_t most)
    {
        assert(!colours.empty() && most >= 1 && most <= 256);
        std::vector<std::size_t> order(colours.size());
        std::iota(order.begin(), order.end(), std::size_t { 0 });
        std::priority_queue<Group> groups;
        groups.push(groupOf(order, colours));
        while (groups.size() < most) {
            const Group group = groups.top();
            const std::size_t lower = lowerPart(group, colours);
            if (lower == 0 || lower == group.members.size())
                break; // the most varied group has one colour
            groups.pop();
            groups.push(groupOf(group.members.first(lower), colours));
            groups.push(groupOf(group.members.subspan(lower), colours));
        }
        ColourGroups result { {}, std::vector<std::uint8_t>(colours.size()) };
        for (; !groups.empty(); groups.pop()) {
            for (const std::size_t member : groups.top().members)
                result.groupOf[member] = static_cast<std::uint8_t>(result.shown.size());
            result.shown.push_back(shownAs(groups.top(), colours));
        }
        return result;
    }

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

    // The palette is exact for at most 256 colours, including `unchanged`, which comes first.
    // Otherwise the most varied group of colours is split repeatedly, and each group is shown as
    // one colour: the most frequent one where it prevails (the cells of a heat map keep theirs),
    // else the mean (the edges of letters).
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

    constexpr qsizetype headerSize = 13; // bytes, for a file without a global palette
    constexpr int unitMilliseconds = 10;

    int append(GifFileType* gif, const GifByteType* bytes, int count)
    {
        static_cast<QByteArray*>(gif->UserData)
            ->append(reinterpret_cast<const char*>(bytes), count);
        return count;
    }

    // giflib writes into memory here, so it can fail only for lack of memory.
    void check(int result)
    {
        if (result != GIF_OK)
            throw std::bad_alloc();
    }

    struct Close {
        void operator()(GifFileType* gif) const { EGifCloseFile(gif, nullptr); }
        void operator()(ColorMapObject* map) const { GifFreeMapObject(map); }
    };
    using Writer = std::unique_ptr<GifFileType, Close>;
    using ColourMap = std::unique_ptr<ColorMapObject, Close>;

    Writer begin(QByteArray& bytes, QSize size)
    {
        Writer gif(EGifOpen(&bytes, append, nullptr));
        if (!gif)
            throw std::bad_alloc();
        EGifSetGifVersion(gif.get(), true);
        constexpr int bitsPerChannel = 8;
        check(
            EGifPutScreenDesc(gif.get(), size.width(), size.height(), bitsPerChannel, 0, nullptr));
        return gif;
    }

    ColourMap colourMap(const std::vector<QRgb>& palette)
    {
        const auto size = std::bit_ceil(std::max<std::size_t>(palette.size(), 2));
        ColourMap map(GifMakeMapObject(static_cast<int>(size), nullptr));
        if (!map)
            throw std::bad_alloc();
        std::fill_n(map->Colors, size, GifColorType {});
        std::ranges::transform(palette, map->Colors, [](QRgb colour) {
            return GifColorType { static_cast<GifByteType>(qRed(colour)),
                static_cast<GifByteType>(qGreen(colour)), static_cast<GifByteType>(qBlue(colour)) };
        });
        return map;
    }

    // The changed pixels; the whole area where "unchanged" would be a 257th colour.
    IndexedPixels indexedChange(const FrameChange& change, const QImage& after)
    {
        IndexedPixels result = indexed(change.pixels);
        if (!result.exact)
            if (IndexedPixels whole = indexed(pixelsIn(after, change.area)); whole.exact)
                return whole;
        return result;
    }

    void putControl(GifFileType* gif, const IndexedPixels& picture, int milliseconds)
    {
        const bool transparent = picture.palette.front() == unchanged;
        const GraphicsControlBlock control { DISPOSE_DO_NOT, false,
            (milliseconds + unitMilliseconds / 2) / unitMilliseconds,
            transparent ? 0 : NO_TRANSPARENT_COLOR };
        std::array<GifByteType, 4> bytes {};
        EGifGCBToExtension(&control, bytes.data());
        check(EGifPutExtension(
            gif, GRAPHICS_EXT_FUNC_CODE, static_cast<int>(bytes.size()), bytes.data()));
    }

    void putLoop(GifFileType* gif)
    {
        const std::array<GifByteType, 3> forEver { 1, 0, 0 };
        check(EGifPutExtensionLeader(gif, APPLICATION_EXT_FUNC_CODE));
        check(EGifPutExtensionBlock(gif, 11, "NETSCAPE2.0"));
        check(EGifPutExtensionBlock(gif, static_cast<int>(forEver.size()), forEver.data()));
        check(EGifPutExtensionTrailer(gif));
    }

} // namespace

EncodedFrame gifFrame(const FrameStep& step)
{
    const FrameChange change = frameChange(step.before, step.after, 1);
    const QRect& area = change.area;
    IndexedPixels picture = indexedChange(change, step.after);
    QByteArray bytes;
    Writer gif = begin(bytes, step.after.size());
    putControl(gif.get(), picture, step.milliseconds);
    check(EGifPutImageDesc(gif.get(), area.x(), area.y(), area.width(), area.height(), false,
        colourMap(picture.palette).get()));
    for (int y = 0; y < area.height(); ++y)
        check(EGifPutLine(gif.get(),
            picture.pixels.data() + static_cast<std::ptrdiff_t>(y) * area.width(), area.width()));
    gif.reset();
    return { bytes.mid(headerSize, bytes.size() - headerSize - 1), area.topLeft(),
        step.milliseconds };
}

QByteArray gifFile(QSize size, const std::vector<EncodedFrame>& frames)
{
    QByteArray bytes;
    Writer gif = begin(bytes, size);
    putLoop(gif.get());
    gif.reset();
    const QByteArray trailer = bytes.last(1);
    bytes.chop(1);
    for (const EncodedFrame& frame : frames)
        bytes += frame.bytes;
    return bytes + trailer;
}

} // namespace ui
