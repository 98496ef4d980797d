#include "core/text/tokens.h"

#include "core/base/utf8.h"
#include "core/text/letters.h"
#include "core/text/text_breaks.h"

#include <algorithm>

namespace core {

namespace {

    struct Piece {
        std::size_t begin = 0;
        std::size_t end = 0;
    };

    std::size_t lastCodePointOf(std::string_view text, Piece piece)
    {
        std::size_t i = piece.end - 1;
        while (i > piece.begin && (static_cast<unsigned char>(text[i]) & 0xc0) == 0x80)
            --i;
        return i;
    }

    // Trims white space at both ends. Inner white space stays: UAX 29 joins the groups of 10 000
    // separated by a narrow no-break space.
    Piece trimmedPiece(std::string_view text, Piece piece)
    {
        while (piece.begin < piece.end) {
            const CodePoint c = codePointAt(text, piece.begin);
            if (!isWhiteSpace(c.value))
                break;
            piece.begin += c.length;
        }
        while (piece.begin < piece.end) {
            const std::size_t last = lastCodePointOf(text, piece);
            if (!isWhiteSpace(codePointAt(text, last).value))
                break;
            piece.end = last;
        }
        return piece;
    }

    bool allInvisible(std::string_view text, Piece piece)
    {
        for (CodePoint c; piece.begin < piece.end; piece.begin += c.length) {
            c = codePointAt(text, piece.begin);
            if (!isInvisible(c.value))
                return false;
        }
        return true;
    }

    // Merges an invisible piece with the adjacent piece before it, else with the one after it.
    class Pieces {
    public:
        Pieces(std::string_view wholeText, std::size_t expected)
            : text(wholeText)
        {
            tokens.reserve(expected);
        }
        void add(Piece piece)
        {
            const bool visible = !allInvisible(text, piece);
            const bool touches = !tokens.empty() && tokens.back().end == piece.begin;
            if (touches && (!visible || !lastIsVisible)) {
                tokens.back().end = static_cast<std::uint32_t>(piece.end);
                lastIsVisible = lastIsVisible || visible;
                return;
            }
            Token& token = tokens.emplace_back();
            token.begin = static_cast<std::uint32_t>(piece.begin);
            token.end = static_cast<std::uint32_t>(piece.end);
            lastIsVisible = visible;
        }
        std::vector<Token> take()
        {
            for (Token& token : tokens)
                token.text = text.substr(token.begin, token.end - token.begin);
            return std::move(tokens);
        }

    private:
        std::string_view text;
        std::vector<Token> tokens;
        bool lastIsVisible = true;
    };

    std::vector<Token> split(TextUnit unit, std::string_view text)
    {
        const std::vector<std::uint32_t> ends = TextBreaker(unit).ends(text);
        Pieces pieces(text, ends.size());
        std::size_t begin = 0;
        for (const std::uint32_t end : ends) {
            const Piece piece = trimmedPiece(text, { begin, end });
            if (piece.begin < piece.end)
                pieces.add(piece);
            begin = end;
        }
        return pieces.take();
    }

    std::vector<Token> cutAs(const WordTokens& /*how*/, std::string_view text)
    {
        return split(TextUnit::Word, text);
    }

    std::vector<Token> cutAs(const CharacterTokens& /*how*/, std::string_view text)
    {
        return split(TextUnit::Grapheme, text);
    }

    std::vector<Token> cutAs(const WhitespaceTokens& /*how*/, std::string_view text)
    {
        Pieces pieces(text, text.size() / 4 + 1);
        std::size_t begin = 0;
        std::size_t i = 0;
        while (i < text.size()) {
            const CodePoint c = codePointAt(text, i);
            const bool white = isWhiteSpace(c.value);
            if (white && begin < i)
                pieces.add({ begin, i });
            i += c.length;
            if (white)
                begin = i;
        }
        if (begin < i)
            pieces.add({ begin, i });
        return pieces.take();
    }

} // namespace

std::vector<Token> tokenise(const Tokens& how, std::string_view text)
{
    checkUtf8(text);
    return std::visit([&](const auto& kind) { return cutAs(kind, text); }, how);
}

} // namespace core
