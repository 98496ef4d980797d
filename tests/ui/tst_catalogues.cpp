#include "catalogue.h"
#include "messages.h"
#include "own_home.h"
#include "stage.h"
#include "ui/document/view_entry.h"
#include "ui/view/view.h"
#include "ui/window/export_actions.h"
#include "ui/window/main_window.h"
#include "ui/words/language.h"

#include <QMutex>
#include <QProcess>

#include <set>

using namespace Qt::StringLiterals;
using test::Catalogue;
using test::Source;

namespace {

// Records every text that the program asks a translation for.
class Listener : public QTranslator {
public:
    QString translate(
        const char* context, const char* text, const char* comment, int /*n*/) const override
    {
        const QMutexLocker lock(&m_mutex);
        m_heard.insert({ QString::fromUtf8(context), QString::fromUtf8(text),
            QString::fromUtf8(comment != nullptr ? comment : "") });
        return {};
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] std::set<Source> heard() const { return m_heard; }

private:
    mutable QMutex m_mutex;
    mutable std::set<Source> m_heard;
};

// Placeholders in any order and number: %1, %L1, %n, %v.
std::set<QString> placeholders(const QString& text)
{
    static const QRegularExpression place(u"%(L?\\d|[nvm])|<[^>]*>"_s);
    std::set<QString> result;
    for (const auto& match : place.globalMatch(text))
        result.insert(match.captured());
    return result;
}

bool hasAccelerator(const QString& text)
{
    static const QRegularExpression accelerator(u"&[A-Za-z]"_s);
    return text.contains(accelerator);
}

} // namespace

// The Chinese catalogues translate every text of the program.
class TestCatalogues : public QObject {
    Q_OBJECT

    static void eachLanguage()
    {
        QTest::addColumn<QString>("language");
        for (const QString& language : ui::languages())
            if (language != ui::languageOfCommands())
                QTest::newRow(qPrintable(language)) << language;
    }
    // A copy of the catalogue, updated by lupdate from the current sources.
    static Catalogue upToDate(const QString& language, QString& said)
    {
        const QTemporaryDir folder;
        const QString copy = folder.filePath(u"copy.ts"_s);
        if (!QFile::copy(test::cataloguePath(language), copy))
            return {};
        QProcess lupdate;
        lupdate.setWorkingDirectory(QStringLiteral(RESOURCES "/.."));
        lupdate.start(QStringLiteral(LUPDATE),
            { test::gatheredMessages(QStringLiteral(CMAKE), folder.filePath(u"forms.cpp"_s)),
                u"ui"_s, u"app"_s, u"-I"_s, u"."_s, u"-no-obsolete"_s, u"-locations"_s, u"none"_s,
                u"-ts"_s, copy });
        if (!lupdate.waitForFinished(120'000) || lupdate.exitCode() != 0)
            return {};
        said = QString::fromUtf8(lupdate.readAllStandardError());
        return test::readCatalogue(copy);
    }

private slots:
    void everyTextIsTranslated_data() { eachLanguage(); }
    void everyTextIsTranslated()
    {
        QFETCH(QString, language);
        QString said;
        const Catalogue wanted = upToDate(language, said);
        QCOMPARE(said, QString()); // a warning about a text without context
        QVERIFY(wanted.size() > 800);
        for (const auto& [source, words] : wanted)
            QVERIFY2(words.finished && !words.forms.first().isEmpty(),
                qPrintable(source.context + u": "_s + source.text
                    + u"\nRun cmake --build .build/… --target update_translations and translate."_s));
    }
    // Messages of core are in the catalogues, because they are literals in the sources.
    void everyMessageHasATemplate()
    {
        QVERIFY(test::sources().size() > 300);
        QCOMPARE(test::callsWithoutTemplate(), QStringList());
        const Catalogue known = test::readCatalogue(test::cataloguePath(u"zh_CN"_s));
        const auto isForm = [](const auto& entry) { return entry.first.context == u"Phrases"_s; };
        QVERIFY(std::ranges::count_if(known, isForm) > 300);
    }
    void cataloguesHaveNoObsoleteTexts_data() { eachLanguage(); }
    void cataloguesHaveNoObsoleteTexts()
    {
        QFETCH(QString, language);
        QString said;
        const Catalogue wanted = upToDate(language, said);
        for (const auto& [source, words] : test::readCatalogue(test::cataloguePath(language)))
            QVERIFY2(wanted.contains(source), qPrintable(source.context + u": "_s + source.text));
    }
    void translationsKeepPlaceholdersAndAccelerators_data() { eachLanguage(); }
    void translationsKeepPlaceholdersAndAccelerators()
    {
        QFETCH(QString, language);
        for (const auto& [source, words] : test::readCatalogue(test::cataloguePath(language))) {
            const QString& translated = words.forms.first();
            QVERIFY2(placeholders(source.text) == placeholders(translated), qPrintable(translated));
            QVERIFY2(
                hasAccelerator(source.text) == hasAccelerator(translated), qPrintable(translated));
            QCOMPARE(translated.count(u'\n'), source.text.count(u'\n'));
        }
    }
    // A text is found only if the program looks it up in lupdate's context.
    void everyTextThatTheWindowLooksUpIsInTheCatalogue()
    {
        const OwnHome home;
        Listener listener;
        QVERIFY(QCoreApplication::installTranslator(&listener));
        ui::Document document;
        ui::MainWindow window(document);
        window.show();
        for (const char* setting :
            { "heads=3", "mask=causal,window,padding", "mask.window=2", "mask.length=5",
                "score=additive", "normaliser=sparsemax", "position=rotary", "source=sentences" }) {
            QVERIFY2(change(document, setting), setting);
            document.lock({ 0, 1, 2, 1, 0 });
            for (const ui::ViewEntry& entry : ui::views()) {
                document.showView(entry.id);
                document.commitEdit();
                window.grab();
            }
        }
        window.exports()->copyAction()->trigger();
        window.exports()->commandAction()->trigger();
        window.exports()->exportAction()->trigger();
        QCoreApplication::removeTranslator(&listener);

        const Catalogue known = test::readCatalogue(test::cataloguePath(u"zh_CN"_s));
        int looked = 0;
        for (const Source& source : listener.heard()) {
            if (source.context.startsWith(u'Q'))
                continue; // Qt's own texts
            QVERIFY2(known.contains(source),
                qPrintable(source.context + u": "_s + source.text + u" / "_s + source.comment));
            ++looked;
        }
        QVERIFY2(looked > 300, qPrintable(QString::number(looked)));
    }
};

QTEST_MAIN(TestCatalogues)
#include "tst_catalogues.moc"
