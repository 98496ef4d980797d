#include "core/io/tokenizer/tokenizer_node.h"

#include <array>
#include <functional>
#include <map>

namespace core {

namespace {

    int base64Digit(char c)
    {
        constexpr std::string_view digits
            = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
        const std::size_t place = digits.find(c);
        return place == std::string_view::npos ? -1 : static_cast<int>(place);
    }

    // Base64 [RFC 4648]
    std::string bytesOfBase64(std::string_view text)
    {
        constexpr unsigned bitsOfDigit = 6;
        constexpr unsigned bitsOfByte = 8;
        std::string bytes;
        unsigned bits = 0;
        unsigned count = 0;
        text = text.substr(0, text.find('='));
        for (const char c : text) {
            const int digit = base64Digit(c);
            if (digit < 0)
                return {}; // too small for any table: refused later
            bits = (bits << bitsOfDigit | static_cast<unsigned>(digit)) & 0xffffU;
            count += bitsOfDigit;
            if (count < bitsOfByte)
                continue;
            count -= bitsOfByte;
            bytes += static_cast<char>(bits >> count & 0xffU);
        }
        return bytes;
    }

    TextNormaliser readBertNormaliser(const TokenizerNode& node)
    {
        NormaliseBert bert;
        bert.cleanText = node.flagOr("clean_text", true);
        bert.spaceIdeographs = node.flagOr("handle_chinese_chars", true);
        bert.lowerCase = node.flagOr("lowercase", true);
        bert.stripAccents = node.flagOr("strip_accents", bert.lowerCase);
        return bert;
    }

    TextNormaliser readCharsmap(const TokenizerNode& node)
    {
        const std::string text = node.member("precompiled_charsmap").text();
        return NormaliseCharsmap { std::make_shared<const Charsmap>(bytesOfBase64(text)) };
    }

    using NormaliserReader = std::function<TextNormaliser(const TokenizerNode&)>;

    const std::map<std::string, NormaliserReader>& normaliserReaders()
    {
        using Node = TokenizerNode;
        static const std::map<std::string, NormaliserReader> readers {
            { "BertNormalizer", readBertNormaliser },
            { "Precompiled", readCharsmap },
            { "NFC", [](const Node&) { return NormaliseForm { UnicodeForm::Composed }; } },
            { "NFD", [](const Node&) { return NormaliseForm { UnicodeForm::Decomposed }; } },
            { "NFKC",
                [](const Node&) { return NormaliseForm { UnicodeForm::CompatibilityComposed }; } },
            { "NFKD",
                [](const Node&) {
                    return NormaliseForm { UnicodeForm::CompatibilityDecomposed };
                } },
            { "Lowercase", [](const Node&) { return NormaliseLowerCase {}; } },
            { "StripAccents", [](const Node&) { return NormaliseStripAccents {}; } },
            { "Nmt", [](const Node&) { return NormaliseNmt {}; } },
            { "ByteLevel", [](const Node&) { return NormaliseBytes {}; } },
            { "Strip",
                [](const Node& node) {
                    return NormaliseStrip { node.flagOr("strip_left", true),
                        node.flagOr("strip_right", true) };
                } },
            { "Prepend",
                [](const Node& node) {
                    return NormalisePrepend { node.member("prepend").text() };
                } },
            { "Replace",
                [](const Node& node) {
                    return NormaliseReplace { readTokenizerPattern(node.member("pattern")),
                        node.member("content").text() };
                } },
        };
        return readers;
    }

} // namespace

TextNormaliser readTextNormaliser(const TokenizerNode& node)
{
    const auto reader = normaliserReaders().find(node.type());
    if (reader == normaliserReaders().end())
        node.refuse(node.type());
    return reader->second(node);
}

} // namespace core
