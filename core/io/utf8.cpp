#include "core/io/utf8.h"

#include <cstdint>
#include <cstring>

namespace core {

namespace {

    // Bytes of the sequence whose first byte this is, and what its second byte may be.
    // Unicode 15, table 3-7.
    struct Lead {
        std::size_t length = 0; // 0: no first byte
        unsigned char low = 0x80;
        unsigned char high = 0xBF;
    };

    Lead leadOf(unsigned char byte)
    {
        if (byte >= 0xC2 && byte <= 0xDF)
            return { 2 };
        if (byte >= 0xE0 && byte <= 0xEF) {
            const auto low = static_cast<unsigned char>(byte == 0xE0 ? 0xA0 : 0x80);
            const auto high = static_cast<unsigned char>(byte == 0xED ? 0x9F : 0xBF);
            return { 3, low, high };
        }
        if (byte >= 0xF0 && byte <= 0xF4) {
            const auto low = static_cast<unsigned char>(byte == 0xF0 ? 0x90 : 0x80);
            const auto high = static_cast<unsigned char>(byte == 0xF4 ? 0x8F : 0xBF);
            return { 4, low, high };
        }
        return {};
    }

    bool wellFormed(std::string_view sequence, const Lead& lead)
    {
        if (lead.length == 0 || sequence.size() < lead.length)
            return false;
        const auto second = static_cast<unsigned char>(sequence[1]);
        if (second < lead.low || second > lead.high)
            return false;
        for (const char c : sequence.substr(2, lead.length - 2))
            if ((static_cast<unsigned char>(c) & 0xC0U) != 0x80U)
                return false;
        return true;
    }

    bool eightAscii(const char* text)
    {
        std::uint64_t word = 0;
        std::memcpy(&word, text, sizeof word);
        return (word & 0x8080808080808080U) == 0;
    }

} // namespace

std::optional<std::size_t> firstBadUtf8(std::string_view text)
{
    std::size_t at = 0;
    while (at < text.size()) {
        if (text.size() - at >= 8 && eightAscii(text.data() + at)) {
            at += 8;
            continue;
        }
        const auto first = static_cast<unsigned char>(text[at]);
        if (first < 0x80) {
            ++at;
            continue;
        }
        const Lead lead = leadOf(first);
        if (!wellFormed(text.substr(at), lead))
            return at;
        at += lead.length;
    }
    return std::nullopt;
}

std::string shown(std::string_view text)
{
    constexpr std::size_t longest = 60;
    constexpr std::string_view hex = "0123456789abcdef";
    std::string result = "\"";
    std::size_t at = 0;
    while (at < text.size() && result.size() < longest) {
        const auto byte = static_cast<unsigned char>(text[at]);
        const Lead lead = leadOf(byte);
        const bool multibyte = byte >= 0x80 && wellFormed(text.substr(at), lead);
        const std::size_t length = multibyte ? lead.length : 1;
        if (multibyte || (byte >= 0x20 && byte < 0x7F))
            result += text.substr(at, length);
        else
            result += { '\\', 'x', hex[byte / 16], hex[byte % 16] };
        at += length;
    }
    return result + (at < text.size() ? "…\"" : "\"");
}

} // namespace core
