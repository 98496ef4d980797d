#include "core/text/letters.h"

#include "core/base/utf8.h"

#include <unicode/locid.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include <algorithm>

namespace core {

namespace {

    bool hasProperty(char32_t c, UProperty property)
    {
        return u_hasBinaryProperty(static_cast<UChar32>(c), property) != 0;
    }

    std::string plain(std::string_view text)
    {
        constexpr char32_t typographicApostrophe = 0x2019;
        std::string result;
        for (std::size_t i = 0; i < text.size();) {
            const CodePoint c = codePointAt(text, i);
            if (c.value == typographicApostrophe)
                result += '\'';
            else if (!isInvisible(c.value))
                result += text.substr(i, c.length);
            i += c.length;
        }
        return result;
    }

} // namespace

bool isWhiteSpace(char32_t c)
{
    return c < 0x80 ? c == ' ' || (c >= '\t' && c <= '\r') : hasProperty(c, UCHAR_WHITE_SPACE);
}

bool isInvisible(char32_t c)
{
    return c >= 0x80 && hasProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
}

bool isWrittenTogether(char32_t c)
{
    return (c >= 0x3000 && c <= 0x30FF) || (c >= 0x3400 && c <= 0x4DBF)
        || (c >= 0x4E00 && c <= 0x9FFF) || (c >= 0xF900 && c <= 0xFAFF)
        || (c >= 0xFF00 && c <= 0xFFEF) || (c >= 0x20000 && c <= 0x3FFFF);
}

std::string lowerCase(std::string_view text)
{
    std::string result;
    if (endOfAscii(text, 0) == text.size()) {
        result = text;
        for (char& c : result)
            if (c >= 'A' && c <= 'Z')
                c = static_cast<char>(c - 'A' + 'a');
        return result;
    }
    const icu::StringPiece bytes(text.data(), static_cast<std::int32_t>(text.size()));
    icu::UnicodeString::fromUTF8(bytes).toLower(icu::Locale::getRoot()).toUTF8String(result);
    return result;
}

std::vector<std::string> lookupNames(std::string_view word)
{
    std::vector<std::string> names { std::string(word) };
    const auto add = [&](std::string name) {
        if (!name.empty() && std::ranges::find(names, name) == names.end())
            names.push_back(std::move(name));
    };
    add(lowerCase(word));
    if (endOfAscii(word, 0) != word.size())
        add(plain(names.back()));
    return names;
}

} // namespace core
