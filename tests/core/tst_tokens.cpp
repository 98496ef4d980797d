#include "core/base/error.h"
#include "core/text/tokens.h"

#include <QtTest>

#include <string>
#include <string_view>
#include <vector>

using core::CharacterTokens;
using core::Token;
using core::tokenise;
using core::Tokens;
using core::WhitespaceTokens;
using core::WordTokens;

namespace {

QStringList texts(const Tokens& how, const QString& text)
{
    QStringList result;
    for (const Token& token : tokenise(how, text.toStdString()))
        result << QString::fromStdString(token.text);
    return result;
}

bool isWhiteSpaceText(const std::string& text)
{
    const auto points = QString::fromStdString(text).toUcs4();
    return std::ranges::all_of(points, [](uint c) { return c == 0x85 || QChar::isSpace(c); });
}

// Whether offsets and texts agree and only white space is left out, none of it at the ends of
// tokens.
bool containWholeText(const std::vector<Token>& tokens, const std::string& text)
{
    std::size_t end = 0;
    for (const Token& token : tokens) {
        if (token.begin < end || token.end <= token.begin || token.end > text.size()
            || text.substr(token.begin, token.end - token.begin) != token.text || !token.known
            || !isWhiteSpaceText(text.substr(end, token.begin - end)))
            return false;
        const auto points = QString::fromStdString(token.text).toUcs4();
        if (points.empty() || QChar::isSpace(points.front()) || QChar::isSpace(points.back()))
            return false;
        end = token.end;
    }
    return isWhiteSpaceText(text.substr(end));
}

QString repeated(const char* text, int times)
{
    return QString(text).repeated(times);
}

} // namespace

class TestTokens : public QObject {
    Q_OBJECT

private slots:
    void textIsSplitIntoWords_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("tokens"); // separated by |
        const auto row = [](const char* text, const char* tokens) {
            QTest::newRow(text) << QString(text) << QString(tokens);
        };
        row("How are you?", "How|are|you|?");
        row("The animal didn't cross", "The|animal|didn't|cross");
        row("it’s naïve", "it’s|naïve");
        row("注意力机制很重要", "注意力|机制|很|重要");
        row("注意力機制很重要", "注意力|機制|很|重要");
        row("ภาษาไทยง่าย", "ภาษา|ไทย|ง่าย");
        row("カタカナを読む", "カタカナ|を|読む");
        row("나는 학생이다", "나는|학생이다");
        row("Привет, мир!", "Привет|,|мир|!");
        row("שלום עולם", "שלום|עולם");
        row("السلام عليكم", "السلام|عليكم");
        row("🇨🇳🇩🇪 👨‍👩‍👧👍🏽",
            "🇨🇳|🇩🇪|👨‍👩‍👧|👍🏽");
        row("1️⃣ ☎️", "1️⃣|☎️");
        row("3.14 1,000.5 1e5 50% $5", "3.14|1,000.5|1e5|50|%|$|5");
        row("a.b e.g. 10:30", "a.b|e.g|.|10|:|30");
        row("me@example.com", "me|@|example.com");
        row("well-known snake_case", "well|-|known|snake_case");
        row("\"quoted\" ...", "\"|quoted|\"|.|.|.");
        row("<b>&amp;</b> %s", "<|b|>|&|amp|;|<|/|b|>|%|s");
        row("a\tb\r\nc\u00a0d\u3000e\u2003f", "a|b|c|d|e|f");
        row("10\u202f000 mot\u202f!", "10\u202f000|mot|!");
        row("e\u0301t\u00e9", "e\u0301t\u00e9");
        row("wal\u00adking", "wal\u00adking");
        row("", "");
        row(" \t\n\u3000", "");
    }
    void textIsSplitIntoWords()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, tokens);
        QCOMPARE(texts(WordTokens {}, text).join('|'), tokens);
    }
    void textIsSplitIntoGraphemes()
    {
        QCOMPARE(texts(CharacterTokens {}, "a b, e\u0301\r\n"),
            (QStringList { "a", "b", ",", "e\u0301" }));
        QCOMPARE(texts(CharacterTokens {}, "注意力"), (QStringList { "注", "意", "力" }));
        QCOMPARE(texts(CharacterTokens {}, "🇨🇳👨‍👩‍👧!"),
            (QStringList { "🇨🇳", "👨‍👩‍👧", "!" }));
    }
    void whitespaceTokensIncludePunctuation()
    {
        QCOMPARE(texts(WhitespaceTokens {}, " How  are\tyou?\u3000注意力 "),
            (QStringList { "How", "are", "you?", "注意力" }));
        QCOMPARE(texts(WhitespaceTokens {}, "10\u202f000"), (QStringList { "10", "000" }));
    }
    // Invisible characters are not white space and must not be lost.
    void invisibleCharactersJoinTheirNeighbour()
    {
        QCOMPARE(texts(WordTokens {}, "\ufeffHello"), QStringList { "\ufeffHello" });
        QCOMPARE(texts(WordTokens {}, "ab\u200bcd"), (QStringList { "ab\u200b", "cd" }));
        QCOMPARE(texts(WordTokens {}, "a \u202ebc"), (QStringList { "a", "\u202ebc" }));
        QCOMPARE(texts(WordTokens {}, "a \u202e b"), (QStringList { "a", "\u202e", "b" }));
        QCOMPARE(texts(CharacterTokens {}, "a\u202eb"), (QStringList { "a\u202e", "b" }));
        QCOMPARE(texts(WordTokens {}, "\u2060\u200b!"), QStringList { "\u2060\u200b!" });
    }
    void offsetsAreBytes()
    {
        const auto tokens = tokenise(WordTokens {}, "é 注意力!");
        QCOMPARE(tokens.size(), 3U);
        QCOMPARE(tokens[0], (Token { "é", 0, 2, true }));
        QCOMPARE(tokens[1], (Token { "注意力", 3, 12, true }));
        QCOMPARE(tokens[2], (Token { "!", 12, 13, true }));
    }
    void otherEncodingsAreRefusedWithTheByte()
    {
        for (const Tokens& how :
            { Tokens(WordTokens {}), Tokens(CharacterTokens {}), Tokens(WhitespaceTokens {}) })
            try {
                (void)tokenise(how, "caf\xe9 au lait");
                QFAIL("no error");
            } catch (const core::Error& error) {
                QCOMPARE(error.problem, std::string("text_not_utf8"));
                QCOMPARE(error.offset, std::optional<std::uint64_t>(3));
            }
    }
    void tokensOfHostileTextContainAllOfIt_data();
    void tokensOfHostileTextContainAllOfIt()
    {
        QFETCH(const QString, text);
        const std::string bytes = text.toStdString();
        for (const Tokens& how :
            { Tokens(WordTokens {}), Tokens(CharacterTokens {}), Tokens(WhitespaceTokens {}) })
            QVERIFY(containWholeText(tokenise(how, bytes), bytes));
    }
};

void TestTokens::tokensOfHostileTextContainAllOfIt_data()
{
    QTest::addColumn<QString>("text");
    const QStringList shortOnes { "1e5", "3e-08", "NaN", "inf", "%s%n%d", "<b>", "&amp;", "{}",
        "\\", "\\n", "'; DROP TABLE t; --", "../../etc/passwd", "-", "--", "''", "'", "\"", "...",
        ".a.", "a..b", "1..2", "1,,2", "_", "__init__", "_._", "$", "\u202etext", "\u200f\u200e",
        "\u2066x", "\u200d", "\u200d\u200d", "\ufe0f", "\u0301", " \u0301", "\u0301 \u0301",
        "\u0600", "\u0600 a", "\u3164", "\u115f", "\u034f", "\u180e", "\u2028", "\u2029a", "\u0085",
        "\ufffd", "\ufffe", "🇨", "🇨🇳🇩", "👨‍", "‍👨", "🏽", "\r", "\n\r\n", "\t\v\f", "ﷺ",
        "﷽", "ǅ", "ß", "İ", "ﬁ", "각", "\u1100\u1161\u11a8", "क्षत्रिय", "ဗမာ", "ខ្មែរ", "ລາວ",
        "仮名遣い カタカナ", "ｆｕｌｌ　ｗｉｄｔｈ" };
    for (const QString& text : shortOnes)
        QTest::addRow("%s", text.toUtf8().toPercentEncoding().constData()) << text;
    QTest::newRow("NUL") << QString(QChar(0));
    QTest::newRow("NUL within") << QString("a") + QChar(0) + "b" + QChar(0);
    QTest::newRow("all control characters") << [] {
        QString all;
        for (char16_t c = 0; c < 0x100; ++c)
            all += QChar(c);
        return all;
    }();
    QTest::newRow("500 marks") << "a" + repeated("\u0301", 500);
    QTest::newRow("a million letters") << repeated("a", 1000000);
    QTest::newRow("a million spaces") << repeated(" ", 1000000);
    QTest::newRow("a million full stops") << repeated(".", 1000000);
    QTest::newRow("a million marks") << repeated("\u0301", 1000000);
    QTest::newRow("300 000 Chinese characters") << repeated("注意力", 100000);
    QTest::newRow("300 000 different Chinese characters") << [] {
        QString all;
        for (int i = 0; i < 300000; ++i)
            all += QChar(static_cast<char16_t>(0x4e00 + i % 20000));
        return all;
    }();
    QTest::newRow("300 000 Thai characters") << repeated("ภาษาไทยง่าย", 27000);
    QTest::newRow("100 000 flags and half a flag") << repeated("🇨🇳", 100000) + "🇩";
    QTest::newRow("one family of 100 000") << repeated("👨‍", 100000);
    QTest::newRow("a space before each mark") << repeated(" \u0301", 100000);
    QTest::newRow("words of alternating scripts") << repeated("aé@ב\"", 50000);
    QTest::newRow("invisible characters") << repeated("\u200b\u202e\u2060", 100000);
    QTest::newRow("the whole plane") << [] {
        QString all;
        for (char32_t c = 0; c < 0x20000; c += 7)
            if (c < 0xd800 || c > 0xdfff)
                all += QChar::fromUcs4(c);
        return all;
    }();
}

QTEST_APPLESS_MAIN(TestTokens)
#include "tst_tokens.moc"
