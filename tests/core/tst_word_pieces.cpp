#include "core/text/tokenizer/word_pieces.h"

#include <QtTest>

#include <string>
#include <vector>

using core::Token;

namespace {

// Consecutive tokens in a text, with these subwords in order.
std::vector<Token> placed(const std::string& text, const std::vector<std::string>& pieces)
{
    std::vector<Token> result;
    std::size_t at = 0;
    for (const std::string& piece : pieces) {
        at = text.find(piece, at);
        const auto begin = static_cast<std::uint32_t>(at);
        at += piece.size();
        result.push_back({ .text = piece, .begin = begin, .end = static_cast<std::uint32_t>(at) });
    }
    return result;
}

// Words, with bars between their subwords.
std::string wordsOf(const std::vector<Token>& tokens)
{
    std::string result;
    for (const Token& token : tokens)
        result += (token.continues ? "|" : result.empty() ? "" : " ") + token.text;
    return result;
}

std::string byText(const std::string& text, const std::vector<std::string>& pieces)
{
    std::vector<Token> tokens = placed(text, pieces);
    core::joinByText(tokens, text);
    return wordsOf(tokens);
}

std::string byMarks(const std::vector<std::string>& written)
{
    std::vector<Token> tokens;
    for (const std::string& piece : written)
        tokens.push_back({ .text = piece, .special = core::isSpecialName(piece) });
    core::joinByMarks(tokens, written);
    return wordsOf(tokens);
}

} // namespace

class TestWordPieces : public QObject {
    Q_OBJECT

private slots:
    void piecesOfAWordOfTheTextGoOn()
    {
        QCOMPARE(byText("It didn't un-do 注意力机制.",
                     { "It", " didn", "'", "t", " un", "-", "do", "注意", "力", "机制", "." }),
            "It  didn|'|t  un - do 注意|力 机制 .");
        QCOMPARE(byText("unbelievable!!", { "un", "believ", "able", "!!" }), "un|believ|able !!");
        QCOMPARE(byText("to be or", { "to be", " or" }), "to be  or"); // overlaps two words
        QCOMPARE(byText("tobe or", { "to", "be or" }), "to|be or");
        QCOMPARE(byText("", {}), "");
    }
    void whatIsSpecialBelongsToNoWord()
    {
        std::vector<Token> tokens = placed("unable", { "un", "able" });
        tokens.insert(tokens.begin() + 1, Token { .text = "<s>", .special = true });
        core::joinByText(tokens, "unable");
        QCOMPARE(wordsOf(tokens), "un <s> able");
        tokens.front().continues = true; // old flags are reset
        tokens.front().begin = 9; // beyond the text
        tokens.front().end = 12;
        core::joinByText(tokens, "unable");
        QCOMPARE(wordsOf(tokens), "un <s> able");
    }
    void vocabulariesMarkTheInsideOrTheBlank()
    {
        QCOMPARE(byMarks({ "[CLS]", "un", "##believ", "##able", "dog", "[SEP]" }),
            "[CLS] un|##believ|##able dog [SEP]");
        QCOMPARE(byMarks({ "Hel", "lo", "Ġwor", "ld", ".", "Ċ", "Ġun", "do", "<|endoftext|>" }),
            "Hel|lo Ġwor|ld . Ċ Ġun|do <|endoftext|>");
        QCOMPARE(byMarks({ "<s>", "▁he", "llo", ",", "▁注", "意", "▁un", "do", "</s>" }),
            "<s> ▁he|llo , ▁注 意 ▁un|do </s>");
        QCOMPARE(byMarks({ "the", "dog", "saw" }), "the dog saw"); // each begins a word
    }
    void namesOfSpecialTokensAreKnown()
    {
        for (const char* name : { "[CLS]", "[SEP]", "[PAD]", "<s>", "</s>", "<pad>", "<bos>",
                 "<eos>", "<|endoftext|>", "<|im_start|>" })
            QVERIFY2(core::isSpecialName(name), name);
        for (const char* name : { "[MASK]", "<mask>", "[UNK]", "<unk>", "the", "<", "<||>", "" })
            QVERIFY2(!core::isSpecialName(name), name);
        QVERIFY(core::isUnknownName("[UNK]") && !core::isUnknownName("the"));
    }
    void marksAreTakenAway()
    {
        QCOMPARE(core::withoutMark("##ing"), "ing");
        QCOMPARE(core::withoutMark("Ġthe"), "the");
        QCOMPARE(core::withoutMark("▁the"), "the");
        for (const char* plain : { "##", "Ġ", "▁", "the", "#ing", "" })
            QCOMPARE(core::withoutMark(plain), plain);
    }
};

QTEST_APPLESS_MAIN(TestWordPieces)
#include "tst_word_pieces.moc"
