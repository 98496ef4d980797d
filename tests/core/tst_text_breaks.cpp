#include "core/base/random.h"
#include "core/text/ascii_breaks.h"
#include "core/text/text_breaks.h"

#include <QtTest>

#include <unicode/brkiter.h>
#include <unicode/utext.h>
#include <unicode/uversion.h>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

using core::TextBreaker;
using core::TextUnit;
using Ends = std::vector<std::uint32_t>;

namespace {

// The boundaries from ICU alone, for the whole text.
Ends endsByIcu(TextUnit unit, const std::string& text)
{
    UErrorCode status = U_ZERO_ERROR;
    const icu::Locale& root = icu::Locale::getRoot();
    const std::unique_ptr<icu::BreakIterator> iterator(unit == TextUnit::Word
            ? icu::BreakIterator::createWordInstance(root, status)
            : icu::BreakIterator::createCharacterInstance(root, status));
    const icu::LocalUTextPointer whole(
        utext_openUTF8(nullptr, text.data(), static_cast<std::int64_t>(text.size()), &status));
    iterator->setText(whole.getAlias(), status);
    Ends result;
    while (U_SUCCESS(status) != 0 && iterator->next() != icu::BreakIterator::DONE)
        result.push_back(static_cast<std::uint32_t>(iterator->current()));
    return result;
}

// Random text number `number` of up to `longest` of these parts.
std::string randomText(const QStringList& parts, std::uint64_t number, int longest)
{
    const std::uint64_t key = core::streamKey(number, "text");
    const auto length = core::randomBits(key, 0) % static_cast<std::uint64_t>(longest + 1);
    QString text;
    for (std::uint64_t i = 1; i <= length; ++i)
        text += parts[static_cast<int>(
            core::randomBits(key, i) % static_cast<std::uint64_t>(parts.size()))];
    return text.toStdString();
}

QStringList asciiParts()
{
    QStringList parts;
    for (char c = 0; c >= 0 && c < 127; ++c)
        parts << QString(QLatin1Char(c));
    // Letters, digits and joining characters, frequent enough for the rules to interact.
    for (const char c : std::string_view("aabzAZ0199__..''::,,;;  --\r\n"))
        for (int times = 0; times < 8; ++times)
            parts << QString(QLatin1Char(c));
    if (U_ICU_VERSION_MAJOR_NUM == 72 || U_ICU_VERSION_MAJOR_NUM == 73)
        parts.removeAll("@"); // a letter in this release only (ICU-22360)
    if (U_ICU_VERSION_MAJOR_NUM < 72)
        parts.removeAll(":"); // joined letters until then (ICU-22112)
    return parts;
}

// One of each kind in the rules: letters, marks, joiners, flags, emoji, dictionaries.
QStringList mixedParts()
{
    return asciiParts() << QStringList { "é", "\u0301", "\u200d", "\u00ad", "\u202e", "\ufeff",
        "\u200b", "\u00a0", "\u202f", "\u3000", "\u2019", "\u201c", "א", "ب", "٣", "\u0600", "ア",
        "ひ", "注意力", "机制", "ภาษา", "ไทย", "한국", "😀", "👨", "👩🏽", "🇨", "🇳", "☎",
        "\ufe0f", "\u20e3", "क्ष", "\u2028", "\u0085", "\u30fc", "ー", "·", "\u00b2" };
}

void compare(TextUnit unit, const QStringList& parts, int count, int longest)
{
    TextBreaker breaker(unit);
    for (int number = 0; number < count; ++number) {
        const std::string text = randomText(parts, static_cast<std::uint64_t>(number), longest);
        if (breaker.ends(text) != endsByIcu(unit, text))
            QFAIL(QByteArray::fromStdString(text).toPercentEncoding().constData());
    }
}

struct UnicodeCase {
    int line = 0;
    std::string text;
    Ends ends;
};

// Lines such as "÷ 0061 × 003A ÷ # comment": ÷ is a boundary, × is not.
std::vector<UnicodeCase> readCases(const QString& name)
{
    QFile file(QString(TEST_DATA "/unicode/") + name);
    std::vector<UnicodeCase> cases;
    if (!file.open(QIODevice::ReadOnly))
        return cases;
    for (int line = 1; !file.atEnd(); ++line) {
        UnicodeCase one { line, {}, {} };
        const QString rule = QString::fromUtf8(file.readLine()).section('#', 0, 0);
        for (const QString& sign : rule.simplified().split(' ', Qt::SkipEmptyParts)) {
            const char32_t value = sign.toUInt(nullptr, 16);
            if (sign == "÷" && !one.text.empty())
                one.ends.push_back(static_cast<std::uint32_t>(one.text.size()));
            else if (sign != "÷" && sign != "×")
                one.text += QStringView(QChar::fromUcs4(value)).toUtf8().toStdString();
        }
        if (!one.text.empty())
            cases.push_back(one);
    }
    return cases;
}

} // namespace

class TestTextBreaks : public QObject {
    Q_OBJECT

private slots:
    void graphemesMatchUnicode()
    {
        const auto cases = readCases("GraphemeBreakTest.txt");
        QCOMPARE(cases.size(), 602U);
        TextBreaker breaker(TextUnit::Grapheme);
        for (const auto& one : cases)
            QVERIFY2(breaker.ends(one.text) == one.ends, qPrintable(QString::number(one.line)));
    }
    // Unicode's table lets a colon join letters (15 lines of its files); ICU restricts that to
    // Finnish and Swedish since release 72 (CLDR-15910): "note:this" is three tokens.
    void wordsMatchUnicodeExceptForTheColon()
    {
        const auto cases = readCases("WordBreakTest.txt");
        QCOMPARE(cases.size(), 1823U);
        TextBreaker breaker(TextUnit::Word);
        int colons = 0;
        for (const auto& one : cases) {
            const Ends ends = breaker.ends(one.text);
            if (ends == one.ends)
                continue;
            ++colons;
            const auto colon = static_cast<std::uint32_t>(one.text.find(':'));
            QVERIFY2(colon < one.text.size(), qPrintable(QString::number(one.line)));
            QVERIFY2(std::ranges::find(ends, colon) != ends.end()
                    && std::ranges::find(one.ends, colon) == one.ends.end(),
                qPrintable(QString::number(one.line)));
        }
        if (U_ICU_VERSION_MAJOR_NUM >= 72)
            QCOMPARE(colons, 15);
    }
    void asciiWordsMatchIcu() { compare(TextUnit::Word, asciiParts(), 20000, 24); }
    void asciiGraphemesMatchIcu() { compare(TextUnit::Grapheme, asciiParts(), 3000, 24); }
    void wordsOfMixedTextMatchIcu() { compare(TextUnit::Word, mixedParts(), 20000, 24); }
    void graphemesOfMixedTextMatchIcu() { compare(TextUnit::Grapheme, mixedParts(), 10000, 24); }

    void colonAndAtSignSplitWordsWithAnyIcu()
    {
        TextBreaker breaker(TextUnit::Word);
        QCOMPARE(breaker.ends("a:b"), (Ends { 1, 2, 3 }));
        QCOMPARE(breaker.ends("me@example.com"), (Ends { 2, 3, 14 }));
        QCOMPARE(breaker.ends("é@b"), (Ends { 2, 3, 4 }));
    }
    void emptyTextHasNoBreaks()
    {
        QVERIFY(TextBreaker(TextUnit::Word).ends("").empty());
        QVERIFY(TextBreaker(TextUnit::Grapheme).ends("").empty());
    }
};

QTEST_APPLESS_MAIN(TestTextBreaks)
#include "tst_text_breaks.moc"
