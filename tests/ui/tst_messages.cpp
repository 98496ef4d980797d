#include "core/io/store/model_store.h"
#include "core/io/text/json.h"
#include "core/limits.h"
#include "core/model.h"
#include "core/resolve/resolve.h"
#include "core/settings/field_text.h"
#include "core/settings/settings.h"
#include "stage.h"
#include "ui/document/background_task.h"
#include "ui/session/session_file.h"
#include "ui/words/language.h"
#include "ui/words/messages.h"

#include <QTemporaryDir>

#include <nlohmann/json.hpp>

using namespace Qt::StringLiterals;

namespace {

const core::Error fine("none", core::message("nothing"));

core::Error errorOf(const auto& work)
{
    try {
        work();
    } catch (const core::Error& error) {
        return error;
    }
    return fine;
}

core::Error refused(std::string_view assignment)
{
    return errorOf([&] {
        core::Experiment experiment;
        core::settings::set(experiment, assignment);
        (void)core::resolve(experiment);
    });
}

// English words between spaces or punctuation; names and numbers do not count.
QStringList englishIn(const QString& text)
{
    static const QRegularExpression word(
        u"(?<![\\w.])(the|is|are|of|expected|found|there|no|not|a|an|number|numbers|but|at|most|"
        "choose|from|to|file|line|early)(?![\\w.])"_s);
    QStringList words;
    for (const auto& match : word.globalMatch(text))
        words << match.captured();
    return words;
}

} // namespace

// Messages of core about bad input, in the window's language.
class TestMessages : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    core::Error reading(const QString& name, const QByteArray& bytes)
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write");
        file.close();
        const core::StoreFiles files = core::ModelStore().files(m_folder.path().toStdString());
        return errorOf([&] { (void)files.tensors(name.toStdString()); });
    }
    core::Error opening(const QByteArray& bytes)
    {
        QFile file(m_folder.filePath(u"a.headlight"_s));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write");
        file.close();
        return errorOf([&] { (void)ui::readSession(file.fileName()); });
    }
    std::vector<std::pair<QString, core::Error>> realErrors()
    {
        return { { u"npy"_s, reading(u"bad.npy"_s, "\x93NUMPY\x07") },
            { u"npy without a header"_s, reading(u"none.npy"_s, "hello, world") },
            { u"npz"_s, reading(u"bad.npz"_s, QByteArray("PK\x03\x04") + QByteArray(40, 'x')) },
            { u"table"_s, reading(u"bad.csv"_s, "1,2\n3,x\n") },
            { u"a web page"_s, reading(u"page.npy"_s, "<!doctype html><html></html>") },
            { u"missing"_s, errorOf([&] {
                 (void)core::ModelStore().files(m_folder.path().toStdString()).text("nowhere.txt");
             }) },
            { u"cut session"_s, opening("{\n \"headlight\": 1,\n \"exp") },
            { u"wrong type"_s, opening("{\"headlight\": 1, \"experiment\": {\"heads\": \"x\"}}") },
            { u"newer"_s, opening("{\"headlight\": 77}") },
            { u"out of range"_s, refused("heads=0") }, { u"no number"_s, refused("heads=many") },
            { u"unknown choice"_s, refused("score.kernel=gausian") },
            { u"unknown kind"_s, refused("mask=causl") },
            { u"unknown field"_s, refused("maks.window=3") },
            { u"inactive"_s, refused("score.width=3") }, { u"edges"_s, refused("mask.edges=1+2") },
            { u"matrix"_s, refused("mask=matrix") }, { u"size"_s, refused("dimension=9000") },
            { u"too long"_s, errorOf([] { core::limits::checkText(std::size_t { 1 } << 30); }) },
            { u"memory"_s, *ui::outcomeOf([]() -> int { throw std::bad_alloc(); }).error } };
    }

private slots:
    void cleanup() { ui::speak(*QCoreApplication::instance(), u"en"_s); }

    void errorsAreTranslatedIntoChinese_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("simplified") << u"zh_CN"_s;
        QTest::newRow("traditional") << u"zh_TW"_s;
    }
    void errorsAreTranslatedIntoChinese()
    {
        QFETCH(QString, language);
        ui::speak(*QCoreApplication::instance(), language);
        static const QRegularExpression chinese(u"[\\x{4E00}-\\x{9FFF}]{2}"_s);
        for (const auto& [name, error] : realErrors()) {
            const QString text = ui::sentence(error);
            QVERIFY2(error.problem != "none", qPrintable(name));
            QVERIFY2(text.contains(chinese), qPrintable(name + u": "_s + text));
            QVERIFY2(englishIn(text).isEmpty(), qPrintable(name + u": "_s + text));
            QVERIFY2(!text.contains(u'%'), qPrintable(name + u": "_s + text));
            QCOMPARE(QString::fromStdString(error.detail()).contains(chinese), false);
        }
    }
    // Settings have their names of the window in it, and their IDs in commands.
    void errorsNameSettingsAsTheWindowDoes()
    {
        const core::Error error = refused("mask.window=-1");
        QCOMPARE(error.detail().substr(0, 12), std::string("mask.window:"));
        QVERIFY2(ui::words(error).startsWith(u"Window: "_s), qPrintable(ui::words(error)));
        QVERIFY(ui::commandWords(error.message).startsWith(u"mask.window: "_s));
        QVERIFY(ui::words(core::Message(core::IdName { "mask[2].window" })) == u"Window 2"_s);
        ui::speak(*QCoreApplication::instance(), u"zh_CN"_s);
        QVERIFY2(ui::words(error).startsWith(u"窗口："_s), qPrintable(ui::words(error)));
        QVERIFY(ui::commandWords(error.message).startsWith(u"mask.window："_s));
    }
    // A truncated file is reported in a readable sentence; the parser's message is a detail.
    void damagedJsonIsExplained_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("truncated") << QByteArray("{\n \"headlight\": 1,\n \"exp")
                                   << u"the file ends early, at line 3; is the copy complete?"_s;
        QTest::newRow("truncated at a line's end")
            << QByteArray("{\n \"headlight\": 1,\n")
            << u"the file ends early, at line 2; is the copy complete?"_s;
        QTest::newRow("two files") << QByteArray("{}\n{}")
                                   << u"something follows after the end, at line 2, column 1; were "
                                      "two files joined?"_s;
        QTest::newRow("no comma")
            << QByteArray("{\"a\": 1\n \"b\": 2}")
            << u"something is missing or extra at line 2, column 2, for example a comma"_s;
        QTest::newRow("a word") << QByteArray("[nan]")
                                << u"invalid word or character at line 1, column 3"_s;
    }
    void damagedJsonIsExplained()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, sentence);
        const core::Error error = errorOf([&] { (void)core::parseJson(text.toStdString()); });
        QCOMPARE(ui::words(error), sentence);
        QVERIFY(!ui::remarks(error).isEmpty());
        QVERIFY(ui::remarks(error).contains(u"line "_s));
    }
};

QTEST_MAIN(TestMessages)
#include "tst_messages.moc"
