#include "core/text/normal/byte_letters.h"

#include <array>

namespace core {

namespace {

    constexpr std::size_t byteCount = 256;

    constexpr bool standsForItself(std::size_t byte)
    {
        return (byte >= '!' && byte <= '~') || (byte >= 0xa1 && byte != 0xad);
    }

    constexpr std::array<char32_t, byteCount> byteLetters = [] {
        std::array<char32_t, byteCount> letters {};
        char32_t free = 0x100;
        for (std::size_t byte = 0; byte < byteCount; ++byte)
            letters[byte] = standsForItself(byte) ? static_cast<char32_t>(byte) : free++;
        return letters;
    }();

    constexpr std::size_t letterCount = 0x144;

    constexpr std::array<int, letterCount> letterBytes = [] {
        std::array<int, letterCount> bytes {};
        bytes.fill(-1);
        for (std::size_t byte = 0; byte < byteCount; ++byte)
            bytes[byteLetters[byte]] = static_cast<int>(byte);
        return bytes;
    }();

} // namespace

char32_t letterOfByte(unsigned char byte)
{
    return byteLetters[byte];
}

std::optional<unsigned char> byteOfLetter(char32_t letter)
{
    if (letter >= letterCount || letterBytes[letter] < 0)
        return std::nullopt;
    return static_cast<unsigned char>(letterBytes[letter]);
}

void appendByteLetters(AlignedText& to, const AlignedText& text, ByteRange part)
{
    const std::string_view bytes(text.text);
    eachCodePoint(bytes.substr(part.begin, part.end - part.begin),
        [&](char32_t, std::size_t begin, std::size_t length) {
            const CharRange from = text.from[part.begin + begin];
            for (std::size_t i = part.begin + begin; i < part.begin + begin + length; ++i) {
                const char32_t letter = letterOfByte(static_cast<unsigned char>(bytes[i]));
                appendCodePoint(to.text, letter);
                to.from.insert(to.from.end(), letter < 0x80 ? 1 : 2, from);
            }
        });
}

} // namespace core
