#include "core/base/utf8.h"
#include "core/io/tokenizer/vocabulary_files.h"
#include "tokenizer_files.h"

#include <QtTest>
#include <rapidcheck.h>

#include <algorithm>

using namespace Qt::StringLiterals;
using core::Encoding;
using core::Tokenizer;

namespace {

// Any UTF-8 text, especially difficult characters.
std::string anyText()
{
    const auto hard = rc::gen::elementOf(
        std::u32string(U" \t\n\r'’.,[]<>|_"
                       U"0123½²٣aAzZéßİſΣς\u0301\u0323\u200d\u2581\u00a0\u3000Ġ中文한ก😀\ufffd")
        + U'\0');
    const auto any = rc::gen::map(rc::gen::inRange<std::uint32_t>(0, 0x110000 - 0x800),
        [](std::uint32_t c) { return static_cast<char32_t>(c < 0xd800 ? c : c + 0x800); });
    std::string text;
    for (const char32_t c : *rc::gen::container<std::vector<char32_t>>(
             rc::gen::weightedOneOf<char32_t>({ { 6, hard }, { 1, any } })))
        core::appendCodePoint(text, c);
    return text;
}

std::uint32_t characters(const std::string& text)
{
    std::uint32_t count = 0;
    core::eachCodePoint(text, [&](char32_t, std::size_t, std::size_t) { ++count; });
    return count;
}

std::vector<core::TokenId> idsOf(const Encoding& tokens)
{
    std::vector<core::TokenId> ids;
    for (const core::EncodedToken& token : tokens)
        ids.push_back(token.id);
    return ids;
}

} // namespace

// Laws for every tokenizer and text.
class TestTokenizerLaws : public QObject {
    Q_OBJECT

    static void eachKind()
    {
        QTest::addColumn<QString>("kind");
        for (const QString& kind : test::tokenizerKinds())
            QTest::newRow(qPrintable(kind)) << kind;
    }

private slots:
    void offsetsAscendWithinTheText_data() { eachKind(); }
    void offsetsAscendWithinTheText()
    {
        QFETCH(QString, kind);
        const Tokenizer tokenizer = test::tokenizerOf(kind);
        QVERIFY(rc::check([&] {
            const std::string text = anyText();
            const std::uint32_t size = characters(text);
            std::uint32_t last = 0;
            for (const auto& token : core::encodeText(tokenizer, { text, {}, false })) {
                RC_ASSERT(token.range.begin <= token.range.end);
                RC_ASSERT(token.range.end <= size);
                RC_ASSERT(last <= token.range.begin);
                last = token.range.begin;
            }
        }));
    }
    // Byte-level models are lossless (except for NFC composition).
    void byteLevelTokenizersRoundTrip_data()
    {
        QTest::addColumn<QString>("kind");
        for (const char* kind : { "gpt2", "roberta", "llama3", "smollm" })
            QTest::newRow(kind) << QString::fromUtf8(kind);
    }
    void byteLevelTokenizersRoundTrip()
    {
        QFETCH(QString, kind);
        const Tokenizer tokenizer = test::tokenizerOf(kind);
        QVERIFY(rc::check([&] {
            const std::string text = anyText();
            const auto ids = idsOf(core::encodeText(tokenizer, { text, {}, false }));
            RC_ASSERT(core::decodeIds(tokenizer, ids, true) == text);
        }));
    }
    void decodersRestoreTheText_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("decoded");
        const auto row = [](const char* kind, const QString& text, const QString& decoded) {
            QTest::newRow(kind) << QString::fromUtf8(kind) << text << decoded;
        };
        row("bert-cased", u"Who  is it, then?"_s, u"Who is it, then?"_s);
        row("bert-uncased", u"Who is IT, then!"_s, u"who is it, then!"_s);
        row("llama2", u"Who is it? 😀"_s, u"Who is it? 😀"_s);
        row("unigram", u"Who is it?"_s, u"Who is it?"_s);
        row("wordlevel", u"the license ."_s, u"the license ."_s);
    }
    void decodersRestoreTheText()
    {
        QFETCH(QString, kind);
        QFETCH(QString, text);
        QFETCH(QString, decoded);
        const Tokenizer tokenizer = test::tokenizerOf(kind);
        const auto ids = idsOf(core::encodeText(tokenizer, { text.toStdString() }));
        QCOMPARE(QString::fromStdString(core::decodeIds(tokenizer, ids)), decoded);
    }
    // An incomplete character, as while a model generates one.
    void brokenCharactersAreReplaced()
    {
        const Tokenizer tokenizer = test::tokenizerOf(u"gpt2"_s);
        auto ids = idsOf(core::encodeText(tokenizer, { "a😀" }));
        QCOMPARE(ids.size(), std::size_t { 5 });
        ids.pop_back();
        QCOMPARE(core::decodeIds(tokenizer, ids), std::string("a\ufffd"));
    }
    // The time is linear in the text length: long words are not searched repeatedly.
    void longTextsAreTokenized_data()
    {
        QTest::addColumn<QString>("kind");
        for (const char* kind : { "bert-cased", "gpt2", "llama2", "unigram" })
            QTest::newRow(kind) << QString::fromUtf8(kind);
    }
    void longTextsAreTokenized()
    {
        QFETCH(QString, kind);
        constexpr std::uint32_t count = 200'000;
        const Tokenizer tokenizer = test::tokenizerOf(kind);
        const std::string word(count, 'a');
        const Encoding tokens = core::encodeText(tokenizer, { word, {}, false });
        QVERIFY(!tokens.empty());
        QCOMPARE(tokens.back().range.end, count);
    }
    // The leftmost of equal merges comes first, and its result can be merged next.
    void mergesFollowRankThenPosition()
    {
        const Tokenizer tokenizer = core::readVocabularyAndMerges(
            R"({"a": 0, "b": 1, "aa": 2, "ab": 3, "aab": 4, "ba": 5})", "a a\na b\naa b\nb a\n");
        const auto cut = [&](const std::string& text) {
            std::string all;
            for (const auto& token : core::encodeText(tokenizer, { text }))
                all += token.text + ' ';
            return all;
        };
        QCOMPARE(cut("aaa"), std::string("aa a "));
        QCOMPARE(cut("aaab"), std::string("aa ab "));
        QCOMPARE(cut("aab"), std::string("aab "));
        QCOMPARE(cut("abab"), std::string("ab ab "));
        QCOMPARE(cut("bba"), std::string("b ba "));
    }
    void onlyUnknownCharactersGiveOneToken()
    {
        std::string unknown;
        for (int i = 0; i < 1000; ++i)
            unknown += "ᠮ";
        for (const char* kind : { "unigram", "wordlevel" }) {
            const auto tokens = core::encodeText(
                test::tokenizerOf(QString::fromUtf8(kind)), { unknown, {}, false });
            QCOMPARE(tokens.back().range.end, 1000U);
            QVERIFY(tokens.size() <= 2); // Unigram's first is the mark of a word's start
        }
    }
};

QTEST_APPLESS_MAIN(TestTokenizerLaws)
#include "tst_tokenizer_laws.moc"
