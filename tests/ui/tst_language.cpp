#include "catalogue.h"
#include "core/settings/settings.h"
#include "ui/document/view_entry.h"
#include "ui/drawing/theme.h"
#include "ui/files/examples.h"
#include "ui/window/sentence_bar.h"
#include "ui/words/labels.h"
#include "ui/words/language.h"

#include <QFileInfo>
#include <QLibraryInfo>
#include <QtTest>

using namespace Qt::StringLiterals;

// English needs a catalogue for its plurals.
class TestLanguage : public QObject {
    Q_OBJECT

private slots:
    void init() { ui::speak(*QCoreApplication::instance(), u"en"_s); }

    void singularAndPluralDiffer()
    {
        QCOMPARE(ui::SentenceBar::tr("%n token(s)", nullptr, 1), QStringLiteral("1 token"));
        QCOMPARE(ui::SentenceBar::tr("%n token(s)", nullptr, 11), QStringLiteral("11 tokens"));
    }

    void everyPluralOfTheCatalogueIsFound()
    {
        const test::Catalogue english = test::readCatalogue(test::cataloguePath(u"en"_s));
        QVERIFY(!english.empty());
        for (const auto& [source, words] : english) {
            const QByteArray text = source.text.toUtf8();
            const QString many
                = QCoreApplication::translate(source.context.toUtf8(), text, nullptr, 7);
            QVERIFY2(many.contains(u'7') && !many.contains(u"(s)"_s), text);
        }
    }
    void languageIsFoundFromManySpellings_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* english : { "en", "en_GB", "en-US", "EN", "en_US.UTF-8", "en_GB@euro" })
            QTest::newRow(english) << u"en"_s;
        for (const char* simplified :
            { "zh", "zh_CN", "zh-CN", "zh-Hans", "zh_SG", "zh-Hans-HK", "zh_CN.UTF-8", "ZH_cn" })
            QTest::newRow(simplified) << u"zh_CN"_s;
        for (const char* traditional : { "zh_TW", "zh-Hant", "zh_HK", "zh-MO", "zh-Hant-CN" })
            QTest::newRow(traditional) << u"zh_TW"_s;
        for (const char* other : { "", "xx", "C", "english", "zhongwen", "zh_", "zh_TWN", "de_DE" })
            QTest::addRow("none: %s", other) << QString();
    }
    void languageIsFoundFromManySpellings()
    {
        QFETCH(QString, language);
        const QString spelling = QString::fromUtf8(QTest::currentDataTag());
        QCOMPARE(ui::languageMeant(spelling.startsWith(u"none: "_s) ? spelling.mid(6) : spelling),
            language);
        if (!language.isEmpty())
            QVERIFY(ui::languages().contains(language));
    }
    void latestLanguageIsInUse()
    {
        for (const QString& language : ui::languages() + ui::languages()) {
            ui::speak(*QCoreApplication::instance(), language);
            QCOMPARE(ui::spokenLanguage(), language);
            QCOMPARE(ui::label("score.kind"), language == u"en"_s ? u"Score"_s : u"得分"_s);
        }
        QCOMPARE(ui::languages(), QStringList({ u"en"_s, u"zh_CN"_s, u"zh_TW"_s }));
    }
    void everyIdHasAChineseName()
    {
        for (const QString& language : { u"zh_CN"_s, u"zh_TW"_s }) {
            ui::speak(*QCoreApplication::instance(), language);
            for (const core::settings::Field& field : core::settings::list()) {
                QVERIFY2(ui::label(field.path).toStdString() != field.path, field.path.c_str());
                for (const std::string& choice : field.choices)
                    QVERIFY2(ui::label(choice).toStdString() != choice, choice.c_str());
            }
            for (const ui::ViewEntry& view : ui::views())
                QVERIFY2(ui::label(view.id).toStdString() != view.id, view.id.data());
        }
    }
    void chineseGlyphsFollowTheLanguage()
    {
        for (const QString& language : { u"en"_s, u"zh_CN"_s, u"zh_TW"_s }) {
            ui::speak(*QCoreApplication::instance(), language);
            QStringList families;
            for (const QString& name : ui::makeTheme(ui::ThemeKind::Light, 1).font.families())
                families += QFont::substitutes(name); // in lower case
            QCOMPARE(families.contains(u"noto sans cjk tc"_s), language == u"zh_TW"_s);
            QCOMPARE(families.contains(u"noto sans cjk sc"_s), language != u"zh_TW"_s);
        }
    }
    // Checks the screen, and an export, which names the plain font first.
    void formulasAreSetInASerifFont()
    {
        ui::Theme theme = ui::makeTheme(ui::ThemeKind::Light, 1);
        const auto family = [&] { return QFontInfo(theme.formula(1, true)).family(); };
        QVERIFY2(
            family().contains(u"Serif"_s) || family().contains(u"STIX"_s), qPrintable(family()));
        const QString serif = family();
        theme.font.setFamilies(
            QStringList { QFontInfo(theme.font).family() } + theme.font.families());
        QCOMPARE(family(), serif);
    }
    void examplesHaveTitlesInTheLanguage()
    {
        const ui::Example& first = ui::examples().front();
        const QString english = first.title();
        ui::speak(*QCoreApplication::instance(), u"zh_TW"_s);
        QVERIFY(first.title() != english);
        QCOMPARE(first.title(), first.title(u"zh_TW"_s));
        QCOMPARE(first.title(u"xx"_s), english);
    }
    void qtsButtonsFollowTheLanguage()
    {
        const QString folder = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
        if (!QFileInfo::exists(folder + u"/qtbase_zh_CN.qm"_s))
            QSKIP("Qt's own translations are not installed");
        const auto cancel = [] { return QCoreApplication::translate("QPlatformTheme", "Cancel"); };
        QCOMPARE(cancel(), u"Cancel"_s);
        ui::speak(*QCoreApplication::instance(), u"zh_CN"_s);
        QCOMPARE(cancel(), u"取消"_s);
    }
};

QTEST_MAIN(TestLanguage)
#include "tst_language.moc"
