#include "tests/app/program.h"
#include "tests/app/retired_words.h"
#include "tests/ui/catalogue.h"

#include <QDir>
#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

using namespace Qt::StringLiterals;
using test::Scope;

namespace {

struct Text {
    QString where;
    QString text;
};
using Texts = QList<Text>;

const QString root = QStringLiteral(RESOURCES "/..");
const QString english = u"en"_s;

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qPrintable(path));
    return file.readAll();
}

QStringList filesIn(const QString& folder, const QString& names)
{
    QStringList result;
    QDirIterator each(root + folder, { names }, QDir::Files, QDirIterator::Subdirectories);
    while (each.hasNext())
        result << each.next();
    result.sort();
    return result;
}

// Paragraphs of Markdown; indented lines are commands and their output.
Texts paragraphsOf(const QString& path)
{
    Texts result;
    QString paragraph;
    for (const QString& line : QString::fromUtf8(contentOf(path) + '\n').split(u'\n')) {
        const bool code = line.startsWith("    ");
        const bool begins = line.isEmpty() || code || line.startsWith(u'#') || line.startsWith("- ")
            || line.startsWith(u'|');
        if (begins && !paragraph.isEmpty())
            result.append({ QDir(root).relativeFilePath(path), std::exchange(paragraph, {}) });
        if (!line.isEmpty() && !code)
            paragraph += line.trimmed() + u' ';
    }
    return result;
}

// Title, text and notes of a lesson and of its steps, at any depth of the file.
void gatherCaptions(
    const QJsonValue& value, const QString& language, const QString& where, Texts& result)
{
    const QJsonObject object = value.toObject();
    const bool captions = object[u"language"_s].toString() == language;
    for (auto each = object.begin(); each != object.end(); ++each)
        if (captions && each->isString() && each.key() != u"language"_s)
            result.append({ where, each->toString() });
        else
            gatherCaptions(*each, language, where, result);
    for (const QJsonValue element : value.toArray())
        gatherCaptions(element, language, where, result);
}

Texts lessons(const QString& language)
{
    Texts result;
    for (const QString& path : filesIn(u"/resources/lessons"_s, u"*.headlight"_s))
        gatherCaptions(QJsonDocument::fromJson(contentOf(path)).object(), language,
            QFileInfo(path).fileName(), result);
    return result;
}

Texts examples(const QString& language)
{
    Texts result;
    const QJsonArray all
        = QJsonDocument::fromJson(contentOf(root + u"/resources/examples.json"_s)).array();
    for (const QJsonValueConstRef example : all)
        result.append({ u"examples.json"_s, example[u"title"_s][language].toString() });
    return result;
}

Texts manual(const QString& language)
{
    Texts result;
    for (const QString& path : filesIn(u"/resources/manual/"_s + language, u"*.md"_s))
        result += paragraphsOf(path);
    return result;
}

Texts window(const QString& language)
{
    Texts result;
    if (language == english)
        for (const auto& [source, words] : test::readCatalogue(test::cataloguePath(u"zh_CN"_s)))
            result.append({ source.context, source.text });
    for (const auto& [source, words] : test::readCatalogue(test::cataloguePath(language)))
        for (const QString& form : words.forms)
            result.append({ source.context + u": "_s + source.text, form });
    return result;
}

// A line names its language, as in Comment[zh_CN]= and xml:lang="zh_CN"; otherwise it is English.
Texts desktop(const QString& language)
{
    static const QRegularExpression named(uR"((?:\[|xml:lang=")(zh_CN|zh_TW))"_s);
    Texts result;
    for (const QString& names : { u"*.desktop"_s, u"*.xml"_s })
        for (const QString& path : filesIn(u"/resources/desktop"_s, names))
            for (const QString& line : QString::fromUtf8(contentOf(path)).split(u'\n')) {
                const QString lang = named.match(line).captured(1);
                if (lang == language || (lang.isEmpty() && language == english))
                    result.append({ QFileInfo(path).fileName(), line });
            }
    return result;
}

Texts readmes()
{
    Texts result = paragraphsOf(root + u"/README.md"_s);
    for (const QString& folder : { u"/app"_s, u"/core"_s, u"/resources"_s, u"/tests"_s, u"/ui"_s })
        for (const QString& path : filesIn(folder, u"README.md"_s))
            result += paragraphsOf(path);
    return result;
}

Texts help()
{
    static const QRegularExpression command(
        u"^  headlight ([a-z]+) "_s, QRegularExpression::MultilineOption);
    const QString overview = test::headlight({ u"--help"_s }).out;
    Texts result { { u"headlight --help"_s, overview } };
    for (const auto& match : command.globalMatch(overview)) {
        const QString name = match.captured(1);
        result.append(
            { u"headlight help "_s + name, test::headlight({ u"help"_s, name }).out.simplified() });
    }
    return result;
}

// The commands' output: string literals with more than one word.
Texts printed()
{
    static const QRegularExpression literal(
        uR"(//[^\n]*|((?:u?"(?:[^"\\\n]|\\.)*"(?:_s)?\s*)+))"_s);
    static const QRegularExpression ends(uR"("(?:_s)?\s*u?"|^u?"|"(?:_s)?\s*$)"_s);
    Texts result;
    for (const QString& path : filesIn(u"/app"_s, u"*.cpp"_s))
        for (const auto& match : literal.globalMatch(QString::fromUtf8(contentOf(path)))) {
            QString text = match.captured(1);
            text.remove(ends);
            if (text.trimmed().contains(u' '))
                result.append({ QFileInfo(path).fileName(), text });
        }
    return result;
}

// Removes saved names, which keep their words: code, links, options, paths, fields with values.
QString withoutNames(QString text)
{
    static const QRegularExpression name(
        uR"(`[^`]*`|\]\([^)]*\)|--[a-z][a-z-]*|\b\w+(?:[_.]\w+)+\b|\b[\w.]+=\S+|\b[\w-]+/\S*)"_s);
    return text.replace(name, u" "_s);
}

struct Rule {
    const test::RetiredWord& retired;
    QRegularExpression word;
    QRegularExpression allowed;
};

const std::vector<Rule>& rules()
{
    static const std::vector<Rule> all = [] {
        constexpr auto options
            = QRegularExpression::CaseInsensitiveOption | QRegularExpression::MultilineOption;
        std::vector<Rule> result;
        for (const test::RetiredWord& retired : test::retiredWords)
            result.push_back(
                { retired, QRegularExpression(QString::fromUtf8(retired.word), options),
                    QRegularExpression(QString::fromUtf8(retired.allowed), options) });
        return result;
    }();
    return all;
}

QStringList retiredIn(const Text& text, const QString& language, bool inLesson)
{
    const QString read = withoutNames(text.text);
    QStringList result;
    for (const auto& [retired, word, allowed] : rules()) {
        if (language != QLatin1String(retired.language)
            || (inLesson && retired.scope == Scope::OutsideLessons))
            continue;
        auto found = word.match(read);
        if (found.hasMatch() && !allowed.pattern().isEmpty())
            found = word.match(QString(read).replace(allowed, u" "_s));
        if (found.hasMatch())
            result << u"%1\n    \"%2\": use %3 instead of \"%4\""_s.arg(
                text.where, text.text, QString::fromUtf8(retired.use), found.captured());
    }
    return result;
}

} // namespace

// Every text uses the glossary's word for a concept, in every language.
class TestWords : public QObject {
    Q_OBJECT

    static void verify(const Texts& texts, const QString& language, bool inLesson = false)
    {
        QVERIFY(!texts.isEmpty());
        QStringList found;
        for (const Text& text : texts)
            found += retiredIn(text, language, inLesson);
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    }
    static void eachLanguage()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : { "en", "zh_CN", "zh_TW" })
            QTest::newRow(language) << QString::fromLatin1(language);
    }

private slots:
    void windowUsesTheTerms_data() { eachLanguage(); }
    void windowUsesTheTerms()
    {
        QFETCH(QString, language);
        verify(window(language), language);
    }
    void manualUsesTheTerms_data() { eachLanguage(); }
    void manualUsesTheTerms()
    {
        QFETCH(QString, language);
        verify(manual(language), language);
    }
    void lessonsUseTheTerms_data() { eachLanguage(); }
    void lessonsUseTheTerms()
    {
        QFETCH(QString, language);
        verify(lessons(language), language, true);
    }
    void examplesUseTheTerms_data() { eachLanguage(); }
    void examplesUseTheTerms()
    {
        QFETCH(QString, language);
        verify(examples(language), language);
    }
    void desktopFilesUseTheTerms_data() { eachLanguage(); }
    void desktopFilesUseTheTerms()
    {
        QFETCH(QString, language);
        verify(desktop(language), language);
    }
    void readmesUseTheTerms() { verify(readmes(), english); }
    void helpUsesTheTerms() { verify(help(), english); }
    void commandsPrintTheTerms() { verify(printed(), english); }

    // Lessons may mix scripts: they quote the translator's output.
    void chineseTextsUseTheirOwnScript_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("foreign");
        QTest::newRow("zh_CN") << u"zh_CN"_s << QString::fromUtf8(test::traditionalOnly);
        QTest::newRow("zh_TW") << u"zh_TW"_s << QString::fromUtf8(test::simplifiedOnly);
    }
    void chineseTextsUseTheirOwnScript()
    {
        QFETCH(QString, language);
        QFETCH(QString, foreign);
        static const QRegularExpression names(u"简体中文|繁體中文|簡體中文：.*"_s);
        for (const auto& [where, text] :
            window(language) + manual(language) + examples(language) + desktop(language)) {
            QString own = text;
            own.remove(names);
            for (const QChar letter : std::as_const(own))
                QVERIFY2(!foreign.contains(letter),
                    qPrintable(u"%1\n    \"%2\": \"%3\""_s.arg(where, text, letter)));
        }
    }

    // An invalid pattern would find nothing and so forbid nothing.
    void retiredWordsAreFound_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("found");
        const auto row = [](const char* language, const char* text, bool found) {
            QTest::addRow("%s: %s", language, text)
                << QString::fromLatin1(language) << QString::fromUtf8(text) << found;
        };
        row("en", "What was learnt so far", true);
        row("en", "The head that was Taught", true);
        row("en", "the slope of the loss", true);
        row("en", "the derivative (slope) of the loss", false);
        row("en", "ALiBi has a slope for each head", false);
        row("en", "the column `softmax_slope`", false);
        row("en", "each moment is a folder", true);
        row("en", "with --moments, from moments/40", false);
        row("en", "nothing is computed at the moment", false);
        row("en", "this is no number", true);
        row("en", "there is no number", false);
        row("en", "weights=handmade", false);
        row("en", "“Handmade heads”", true);
        row("zh_CN", "课程在这个时刻", true);
        row("zh_CN", "斜率为 0", true);
        row("zh_CN", "导数（斜率）为 0", false);
        row("zh_CN", "各层的归一化", true);
        row("zh_CN", "归一化函数与层归一化", false);
        row("zh_TW", "匯出視頻", true);
        row("zh_TW", "匯出影片", false);
        row("zh_CN", "导出影片", true);
        row("zh_TW", "正規化層", false);
    }
    void retiredWordsAreFound()
    {
        QFETCH(QString, language);
        QFETCH(QString, text);
        QFETCH(bool, found);
        QCOMPARE(!retiredIn({ u"here"_s, text }, language, false).isEmpty(), found);
    }
    void everyPatternIsValid()
    {
        for (const auto& [retired, word, allowed] : rules())
            for (const QRegularExpression& expression : { word, allowed }) {
                QVERIFY2(expression.isValid(), qPrintable(expression.pattern()));
                // A pattern that matches nothing would match everywhere.
                QVERIFY2(expression.pattern().isEmpty() || !expression.match(QString()).hasMatch(),
                    qPrintable(expression.pattern()));
            }
    }
    void lessonsCanBeginWithAPlainWord()
    {
        const Text text { u"here"_s, u"Whom does it look at?"_s };
        QVERIFY(!retiredIn(text, english, false).isEmpty());
        QCOMPARE(retiredIn(text, english, true), QStringList());
    }
};

QTEST_GUILESS_MAIN(TestWords)
#include "tst_words.moc"
