#include "core/text/tokenizer/word_pieces.h"

#include <QtTest>

#include <string>
#include <vector>

using core::Token;

namespace {

// Consecutive tokens in a text, with these subwords in order.
std::vector<Token> withOffsets(const std::string& text, const std::vector<std::string>& subwords)
{
    std::vector<Token> result;
    std::size_t at = 0;
    for (const std::string& subword : subwords) {
        at = text.find(subword, at);
        const auto begin = static_cast<std::uint32_t>(at);
        at += subword.size();
        result.push_back(
            { .text = subword, .begin = begin, .end = static_cast<std::uint32_t>(at) });
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

std::string byText(const std::string& text, const std::vector<std::string>& subwords)
{
    std::vector<Token> tokens = withOffsets(text, subwords);
    core::joinByText(tokens, text);
    return wordsOf(tokens);
}

std::string byMarks(const std::vector<std::string>& written)
{
    std::vector<Token> tokens;
    for (const std::string& subword : written)
        tokens.push_back({ .text = subword, .special = core::isSpecialName(subword) });
    core::joinByMarks(tokens, written);
    return wordsOf(tokens);
}

} // namespace

class TestWordPieces : public QObject {
    Q_OBJECT

private slots:
    void subwordsContinueTheWordOfTheText()
    {
        QCOMPARE(byText("It didn't un-do 注意力机制.",
                     { "It", " didn", "'", "t", " un", "-", "do", "注意", "力", "机制", "." }),
            "It  didn|'|t  un - do 注意|力 机制 .");
        QCOMPARE(byText("unbelievable!!", { "un", "believ", "able", "!!" }), "un|believ|able !!");
        QCOMPARE(byText("to be or", { "to be", " or" }), "to be  or"); // overlaps two words
        QCOMPARE(byText("tobe or", { "to", "be or" }), "to|be or");
        QCOMPARE(byText("", {}), "");
    }
    void specialTokensBelongToNoWord()
    {
        std::vector<Token> tokens = withOffsets("unable", { "un", "able" });
        tokens.insert(tokens.begin() + 1, Token { .text = "<s>", .special = true });
        core::joinByText(tokens, "unable");
        QCOMPARE(wordsOf(tokens), "un <s> able");
        tokens.front().continues = true; // old flags are reset
        tokens.front().begin = 9; // beyond the text
        tokens.front().end = 12;
        core::joinByText(tokens, "unable");
        QCOMPARE(wordsOf(tokens), "un <s> able");
    }
    void vocabulariesMarkContinuationsOrBlanks()
    {
        QCOMPARE(byMarks({ "[CLS]", "un", "##believ", "##able", "dog", "[SEP]" }),
            "[CLS] un|##believ|##able dog [SEP]");
        QCOMPARE(byMarks({ "Hel", "lo", "Ġwor", "ld", ".", "Ċ", "Ġun", "do", "<|endoftext|>" }),
            "Hel|lo Ġwor|ld . Ċ Ġun|do <|endoftext|>");
        QCOMPARE(byMarks({ "<s>", "▁he", "llo", ",", "▁注", "意", "▁un", "do", "</s>" }),
            "<s> ▁he|llo , ▁注 意 ▁un|do </s>");
        QCOMPARE(byMarks({ "the", "dog", "saw" }), "the dog saw"); // each begins a word
    }
    void specialTokensAreRecognisedByName()
    {
        for (const char* name : { "[CLS]", "[SEP]", "[PAD]", "<s>", "</s>", "<pad>", "<bos>",
                 "<eos>", "<|endoftext|>", "<|im_start|>" })
            QVERIFY2(core::isSpecialName(name), name);
        for (const char* name : { "[MASK]", "<mask>", "[UNK]", "<unk>", "the", "<", "<||>", "" })
            QVERIFY2(!core::isSpecialName(name), name);
        QVERIFY(core::isUnknownName("[UNK]") && !core::isUnknownName("the"));
    }
    void subwordMarksAreRemoved()
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
