#include "core/io/text/shown.h"

#include "core/base/utf8.h"

namespace core {

namespace {

    // Bytes of the character that begins the text; 0 if none does.
    std::size_t lengthOfFirst(std::string_view text)
    {
        constexpr std::size_t longestSequence = 4;
        const auto bad = firstIllFormed(text.substr(0, longestSequence));
        return bad && *bad == 0 ? 0 : codePointAt(text, 0).length;
    }

} // namespace

std::string shown(std::string_view text)
{
    constexpr std::size_t longest = 60;
    constexpr std::string_view hex = "0123456789abcdef";
    std::string result = "\"";
    std::size_t at = 0;
    while (at < text.size() && result.size() < longest) {
        const auto byte = static_cast<unsigned char>(text[at]);
        const std::size_t length = lengthOfFirst(text.substr(at));
        if (length > 1 || (byte >= 0x20 && byte < 0x7F)) {
            result += text.substr(at, length);
            at += length;
        } else {
            result += { '\\', 'x', hex[byte / 16], hex[byte % 16] };
            ++at;
        }
    }
    return result + (at < text.size() ? "…\"" : "\"");
}

} // namespace core
