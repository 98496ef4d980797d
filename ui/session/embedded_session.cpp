#include "ui/session/embedded_session.h"

#include "core/base/error.h"

#include <QtEndian>
#include <zlib.h>

#include <algorithm>
#include <array>
#include <limits>
#include <memory>

using namespace std::string_view_literals;

namespace ui {

namespace {

    constexpr std::size_t largestEmbeddedSession = std::size_t { 64 }
        << 20; // the same limit as a session file's

    constexpr auto pngStart = "\x89PNG\r\n\x1A\n"sv;
    // keyword, no compression, no language, no translated keyword
    constexpr auto pngKeyword = "headlight\0\0\0\0\0"sv;
    constexpr std::size_t chunkFrame = 12; // length, type, checksum

    constexpr auto svgOpening = "<headlight:session xmlns:headlight=\"urn:headlight:session\">"sv;
    constexpr auto svgStart = "<headlight:session"sv;
    constexpr auto svgEnd = "</headlight:session>"sv;

    std::size_t bigEndian(std::string_view bytes)
    {
        return qFromBigEndian<quint32>(bytes.data());
    }

    std::optional<std::string> inPng(std::string_view file)
    {
        std::size_t at = pngStart.size();
        while (file.size() - at >= chunkFrame) {
            const std::size_t length = bigEndian(file.substr(at, 4));
            if (length > file.size() - at - chunkFrame)
                return std::nullopt;
            const std::string_view chunk = file.substr(at + 4, 4 + length);
            if (chunk.starts_with("iTXt"sv) && chunk.substr(4).starts_with(pngKeyword)
                && checksum(chunk) == bigEndian(file.substr(at + 8 + length, 4)))
                return std::string(chunk.substr(4 + pngKeyword.size()));
            at += chunkFrame + length;
        }
        return std::nullopt;
    }

    // The digits that follow "before".
    std::string_view numberAfter(std::string_view text, std::string_view before)
    {
        const std::size_t at = text.find(before);
        if (at == std::string_view::npos)
            return {};
        const std::string_view rest = text.substr(at + before.size());
        return rest.substr(0, rest.find_first_not_of("0123456789"));
    }

    // The file specification refers to the object, which is a stream.
    std::optional<std::string> inPdf(std::string_view file)
    {
        constexpr std::size_t longestDictionary = 1000;
        const std::size_t name = file.find("/F (session.headlight)");
        if (name == std::string_view::npos)
            return std::nullopt;
        const std::string_view number
            = numberAfter(file.substr(name, longestDictionary), "/EF <</F ");
        const std::string object = "\n" + std::string(number) + " 0 obj";
        const std::size_t at = number.empty() ? std::string_view::npos : file.find(object);
        if (at == std::string_view::npos)
            return std::nullopt;
        const std::size_t stream = file.find("stream\n", at);
        if (stream == std::string_view::npos || stream - at > longestDictionary)
            return std::nullopt;
        const std::string_view dictionary = file.substr(at, stream - at);
        const std::string_view rest = file.substr(stream + "stream\n"sv.size());
        if (dictionary.find("/FlateDecode") != std::string_view::npos)
            return inflated(rest, largestEmbeddedSession);
        const std::size_t end = rest.find("\nendstream");
        return end == std::string_view::npos ? std::nullopt
                                             : std::optional(std::string(rest.substr(0, end)));
    }

    struct Entity {
        std::string_view written;
        char character;
    };
    constexpr std::array entities { Entity { "&lt;", '<' }, Entity { "&gt;", '>' },
        Entity { "&amp;", '&' }, Entity { "&quot;", '"' }, Entity { "&apos;", '\'' } };

    std::string unescaped(std::string_view text)
    {
        std::string result;
        while (!text.empty()) {
            const auto it = std::ranges::find_if(
                entities, [&](const Entity& entity) { return text.starts_with(entity.written); });
            result += it != entities.end() ? it->character : text.front();
            text.remove_prefix(it != entities.end() ? it->written.size() : 1);
        }
        return result;
    }

    std::optional<std::string> inSvg(std::string_view file)
    {
        const std::size_t tag = file.find(svgStart);
        const std::size_t start = file.find('>', tag == std::string_view::npos ? file.size() : tag);
        const std::size_t end
            = file.find(svgEnd, start == std::string_view::npos ? file.size() : start);
        if (end == std::string_view::npos || end - start > largestEmbeddedSession)
            return std::nullopt;
        return unescaped(file.substr(start + 1, end - start - 1));
    }

} // namespace

std::optional<std::string> inflated(std::string_view packed, std::size_t most)
{
    z_stream stream {};
    if (inflateInit(&stream) != Z_OK)
        return std::nullopt;
    const std::unique_ptr<z_stream, decltype(&inflateEnd)> owner(&stream, inflateEnd);
    stream.next_in = const_cast<Bytef*>( // zlib does not write to it
        reinterpret_cast<const Bytef*>(packed.data()));
    stream.avail_in
        = static_cast<uInt>(std::min<std::size_t>(packed.size(), std::numeric_limits<uInt>::max()));
    std::string text;
    std::array<char, std::size_t { 1 } << 16> piece {};
    int state = Z_OK;
    while (state == Z_OK && text.size() <= most) {
        stream.next_out = reinterpret_cast<Bytef*>(piece.data());
        stream.avail_out = static_cast<uInt>(piece.size());
        state = inflate(&stream, Z_NO_FLUSH);
        text.append(piece.data(), piece.size() - stream.avail_out);
    }
    return state == Z_STREAM_END && text.size() <= most ? std::optional(std::move(text))
                                                        : std::nullopt;
}

std::uint32_t checksum(std::string_view bytes)
{
    return static_cast<std::uint32_t>(
        crc32_z(0, reinterpret_cast<const Bytef*>(bytes.data()), bytes.size()));
}

QByteArray pngWith(const QByteArray& png, const QByteArray& embeddedSession)
{
    constexpr qsizetype afterHeader = 8 + 12 + 13; // the first chunk is IHDR, always 13 bytes long
    const QByteArray body
        = "iTXt" + QByteArray(pngKeyword.data(), qsizetype(pngKeyword.size())) + embeddedSession;
    QByteArray chunk(4, '\0');
    qToBigEndian(static_cast<quint32>(body.size() - 4), chunk.data());
    QByteArray sum(4, '\0');
    qToBigEndian(
        static_cast<quint32>(checksum({ body.constData(), static_cast<std::size_t>(body.size()) })),
        sum.data());
    return png.first(afterHeader) + chunk + body + sum + png.sliced(afterHeader);
}

QByteArray svgWith(const QByteArray& svg, const QByteArray& embeddedSession)
{
    QByteArray text = embeddedSession;
    text.replace("\xEF\xBF\xBE", "\\ufffe").replace("\xEF\xBF\xBF", "\\uffff"); // not in XML
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    const qsizetype root = svg.indexOf("<svg");
    const qsizetype at = svg.indexOf('>', root) + 1;
    return svg.first(at) + "\n<metadata>"
        + QByteArray(svgOpening.data(), qsizetype(svgOpening.size())) + text
        + QByteArray(svgEnd.data(), qsizetype(svgEnd.size())) + "</metadata>" + svg.sliced(at);
}

std::optional<std::string> findEmbeddedSession(core::Bytes file)
{
    const std::string_view text = core::textOf(file);
    if (text.starts_with(pngStart))
        return inPng(text);
    if (text.starts_with("%PDF-"))
        return inPdf(text);
    return inSvg(text);
}

bool mayEmbedSession(core::FileKind kind)
{
    return kind == core::FileKind::Pdf || kind == core::FileKind::Png
        || kind == core::FileKind::Svg;
}

std::string embeddedSessionIn(core::Bytes file)
{
    if (auto embeddedSession = findEmbeddedSession(file))
        return *std::move(embeddedSession);
    throw core::Error("recipe_missing",
        core::message(
            "this figure contains no session: it was not exported by Headlight, was exported "
            "without its session, or another program removed it; open the session file instead"));
}

} // namespace ui
