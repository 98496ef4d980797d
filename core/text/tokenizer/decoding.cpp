#include "core/text/tokenizer/decoding.h"

#include "core/base/utf8.h"
#include "core/text/normal/byte_letters.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string_view>
#include <utility>

namespace core {

namespace {

    constexpr std::string_view replacementCharacter = "\ufffd";

    void replaceAll(std::string& text, std::string_view from, std::string_view to)
    {
        for (std::size_t i = text.find(from); i != std::string::npos && !from.empty();
             i = text.find(from, i + to.size()))
            text.replace(i, from.size(), to);
    }

    // The length of the ill-formed sequence at i: an incomplete character counts as one.
    std::size_t illFormedLength(std::string_view text, std::size_t i)
    {
        std::size_t length = 1;
        const auto isMore = [&](std::size_t k) {
            // A valid start becomes a character if enough bytes follow.
            const std::string_view tails[] = { "\x80", "\x80\x80", "\xbf", "\xbf\xbf" };
            return std::ranges::any_of(tails, [&](std::string_view tail) {
                return !firstIllFormed(std::string(text.substr(i, k)) + std::string(tail));
            });
        };
        while (i + length < text.size() && length < 3 && isMore(length + 1))
            ++length;
        return length;
    }

    std::string repaired(std::string_view bytes)
    {
        std::string text;
        while (const auto bad = firstIllFormed(bytes)) {
            text += bytes.substr(0, *bad);
            text += replacementCharacter;
            bytes.remove_prefix(*bad + illFormedLength(bytes, *bad));
        }
        return text + std::string(bytes);
    }

    // The bytes of a token if all of its letters represent bytes.
    std::optional<std::string> bytesOfLetters(std::string_view token)
    {
        std::string bytes;
        bool allAre = true;
        eachCodePoint(token, [&](char32_t c, std::size_t, std::size_t) {
            const auto byte = byteOfLetter(c);
            allAre = allAre && byte;
            bytes += static_cast<char>(byte.value_or(0));
        });
        return allAre ? std::optional(bytes) : std::nullopt;
    }

    // "<0x0A>"
    std::optional<char> byteOfToken(std::string_view token)
    {
        if (token.size() != 6 || !token.starts_with("<0x") || token.back() != '>')
            return std::nullopt;
        unsigned byte = 0;
        const char* end = token.data() + 5;
        const auto [stop, code] = std::from_chars(token.data() + 3, end, byte, 16);
        return code == std::errc() && stop == end ? std::optional(static_cast<char>(byte))
                                                  : std::nullopt;
    }

    void fuse(std::vector<std::string>& tokens)
    {
        std::string all;
        for (const std::string& token : tokens)
            all += token;
        tokens.clear();
        tokens.push_back(std::move(all));
    }

    void decodeBy(const DecodeByteLevel& /*how*/, std::vector<std::string>& tokens)
    {
        for (std::string& token : tokens)
            if (auto bytes = bytesOfLetters(token))
                token = std::move(*bytes);
        fuse(tokens);
        tokens.front() = repaired(tokens.front());
    }
    void decodeBy(const DecodeWordPiece& how, std::vector<std::string>& tokens)
    {
        constexpr std::array<std::pair<std::string_view, std::string_view>, 11> tidy { {
            { " .", "." },
            { " ?", "?" },
            { " !", "!" },
            { " ,", "," },
            { " ' ", "'" },
            { " n't", "n't" },
            { " 'm", "'m" },
            { " do not", " don't" },
            { " 's", "'s" },
            { " 've", "'ve" },
            { " 're", "'re" },
        } };
        for (std::size_t i = 0; i < tokens.size(); ++i) {
            std::string& token = tokens[i];
            if (i > 0 && !how.prefix.empty() && token.starts_with(how.prefix))
                token.erase(0, how.prefix.size());
            else if (i > 0)
                token.insert(0, " ");
            for (const auto& [from, to] : tidy)
                if (how.cleanup)
                    replaceAll(token, from, to);
        }
    }
    void decodeBy(const DecodeMetaspace& how, std::vector<std::string>& tokens)
    {
        for (std::size_t i = 0; i < tokens.size(); ++i)
            replaceAll(tokens[i], how.replacement, i == 0 && how.dropsFirst ? "" : " ");
    }
    void decodeBy(const DecodeReplace& how, std::vector<std::string>& tokens)
    {
        for (std::string& token : tokens) {
            std::vector<ByteRange> matches;
            findMatches(how.pattern, token, matches);
            std::string made;
            std::size_t done = 0;
            for (const ByteRange match : matches) {
                made.append(token, done, match.begin - done);
                made += how.content;
                done = match.end;
            }
            made += token.substr(done);
            token = std::move(made);
        }
    }
    // Consecutive byte tokens that are not valid UTF-8 become one U+FFFD each.
    void decodeBy(const DecodeByteFallback& /*how*/, std::vector<std::string>& tokens)
    {
        std::vector<std::string> made;
        std::string bytes;
        const auto flush = [&] {
            if (bytes.empty())
                return;
            if (!firstIllFormed(bytes))
                made.push_back(bytes);
            else
                made.insert(made.end(), bytes.size(), std::string(replacementCharacter));
            bytes.clear();
        };
        for (std::string& token : tokens) {
            if (const auto byte = byteOfToken(token)) {
                bytes += *byte;
                continue;
            }
            flush();
            made.push_back(std::move(token));
        }
        flush();
        tokens = std::move(made);
    }
    void decodeBy(const DecodeFuse& /*how*/, std::vector<std::string>& tokens)
    {
        fuse(tokens);
    }
    void decodeBy(const DecodeStrip& how, std::vector<std::string>& tokens)
    {
        const std::size_t size = how.content.size();
        for (std::string& token : tokens) {
            for (std::size_t i = 0; size > 0 && i < how.start && token.starts_with(how.content);
                 ++i)
                token.erase(0, size);
            for (std::size_t i = 0; size > 0 && i < how.stop && token.ends_with(how.content); ++i)
                token.erase(token.size() - size);
        }
    }
    void decodeBy(const DecodeBpe& how, std::vector<std::string>& tokens)
    {
        for (std::size_t i = 0; i < tokens.size(); ++i)
            replaceAll(tokens[i], how.suffix, i + 1 == tokens.size() ? "" : " ");
    }

} // namespace

void decodeTokens(const TokenDecoder& how, std::vector<std::string>& tokens)
{
    std::visit([&](const auto& kind) { decodeBy(kind, tokens); }, how);
}

} // namespace core
