#include "ui/files/examples.h"
#include "ui/files/recent_files.h"
#include "ui/files/session_files.h"
#include "ui/inspector/inspector.h"
#include "ui/lesson/lesson_tab.h"
#include "window_stage.h"

#include <QMenu>
#include <QStatusBar>

using namespace Qt::StringLiterals;

namespace {

void put(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

// Replaces ' by ".
QByteArray json(const char* text)
{
    return QByteArray(text).replace('\'', '"');
}

int headsOf(const QString& path)
{
    return ui::readSession(path).session.experiment.attention().heads;
}

QMenu* recentMenu(const ui::MainWindow& window)
{
    for (QAction* action : window.files()->menu()->actions())
        if (action->text().contains(u"recent"_s))
            return action->menu();
    return nullptr;
}

} // namespace

// Tests opening, saving, and the handling of unsaved changes.
class TestSessionFiles : public QObject {
    Q_OBJECT

    std::unique_ptr<OwnHome> m_home;
    [[nodiscard]] QString path(const QString& name) const { return m_home->path(name); }

private slots:
    void init()
    {
        failOnWarnings();
        m_home = std::make_unique<OwnHome>();
    }

    void savedSessionEqualsOpenedSession()
    {
        Running first;
        QVERIFY(change(first.document, "heads=3"));
        first.document.lock({ 0, 2, 7, 1, 0 });
        first.document.showView("links");
        first.press(Qt::Key_S); // has no name yet
        QVERIFY(first.nameFile(path(u"lecture"_s)));
        QVERIFY(QFile::exists(path(u"lecture.headlight"_s))); // the ending was added
        QCOMPARE(first.document.path(), path(u"lecture.headlight"_s));

        Running second(path(u"lecture.headlight"_s));
        QTRY_COMPARE(second.document.path(), path(u"lecture.headlight"_s));
        QVERIFY(settled(second.document));
        QVERIFY(second.document.session() == first.document.session());
        QCOMPARE(second.document.locked().query, core::Index { 7 });
        QVERIFY(!second.window.isWindowModified());
    }
    void openedLessonIsAnnounced()
    {
        Running first;
        first.window.inspector()->lesson()->addState();
        first.press(Qt::Key_S);
        QVERIFY(first.nameFile(path(u"lecture"_s)));

        Running second(path(u"lecture.headlight"_s));
        QTRY_VERIFY(second.window.statusBar()->currentMessage().contains(u"The lesson is open"_s));
        QCOMPARE(second.window.inspector()->currentWidget(), second.window.inspector()->lesson());
    }
    void modifiedMarkerFollowsTheFile()
    {
        Running program;
        QVERIFY(!program.window.isWindowModified());
        QVERIFY(change(program.document, "heads=3"));
        QVERIFY(program.window.isWindowModified());
        program.window.files()->sessions().saveAs();
        QVERIFY(program.nameFile(path(u"a.headlight"_s)));
        QVERIFY(!program.window.isWindowModified());
        QVERIFY(program.window.windowTitle().startsWith(u"a.headlight"_s));
        program.press(Qt::Key_Z);
        QVERIFY(program.window.isWindowModified());
        program.press(Qt::Key_S);
        QVERIFY(!program.window.isWindowModified());
        QCOMPARE(headsOf(path(u"a.headlight"_s)), 8);
    }
    void unfinishedTypingIsSaved()
    {
        Running program;
        auto* field = program.window.sentenceBar()->queryEdit();
        field->selectAll();
        QTest::keyClicks(field, u"fresh words"_s);
        program.window.files()->sessions().save(); // before the pause is over
        QVERIFY(program.nameFile(path(u"a.headlight"_s)));
        const ui::Session saved = ui::readSession(path(u"a.headlight"_s)).session;
        QCOMPARE(
            std::get<core::Sentence>(saved.experiment.source).text, std::string("fresh words"));
    }
    void failedSaveShowsItsReasonAndKeepsTheMarker()
    {
        QDir().mkpath(path(u"gone"_s));
        Running program;
        QVERIFY(change(program.document, "heads=3"));
        program.window.files()->sessions().saveAs();
        QVERIFY(program.nameFile(path(u"gone/a.headlight"_s)));
        QVERIFY(change(program.document, "heads=4"));
        QVERIFY(QDir(path(u"gone"_s)).removeRecursively());
        program.press(Qt::Key_S);
        QVERIFY(program.hasNotice(u"does not exist; create it"_s));
        QVERIFY(program.window.isWindowModified());
        QDir().mkpath(path(u"gone"_s));
        program.press(Qt::Key_S);
        QVERIFY(!program.window.isWindowModified());
        QVERIFY(program.notices().isEmpty()); // the earlier problem is outdated
    }

    void closingAsksAndCancelStays()
    {
        Running program;
        QVERIFY(change(program.document, "heads=3"));
        QVERIFY(!program.window.close());
        QVERIFY(program.question() != nullptr);
        QVERIFY(program.reply(u"Cancel"_s));
        QVERIFY(program.window.isVisible());
        QCOMPARE(program.document.experiment().attention().heads, 3);
    }
    void closingAndDiscardingLeaves()
    {
        Running program;
        QVERIFY(change(program.document, "heads=3"));
        program.window.close();
        QVERIFY(program.reply(u"Discard"_s));
        QVERIFY(!program.window.isVisible());
    }
    void closingAndSavingSavesFirst()
    {
        Running program;
        QVERIFY(change(program.document, "heads=3"));
        program.window.close();
        QVERIFY(program.reply(u"Save"_s));
        QVERIFY(program.window.isVisible()); // it has no name yet
        QVERIFY(program.nameFile(path(u"a.headlight"_s)));
        QVERIFY(!program.window.isVisible());
        QCOMPARE(headsOf(path(u"a.headlight"_s)), 3);
    }
    void unchangedSessionClosesWithoutAQuestion()
    {
        Running program;
        QVERIFY(program.window.close());
        QVERIFY(program.window.findChild<QMessageBox*>() == nullptr);
    }
    void newAsksBeforeDiscarding()
    {
        Running program;
        QVERIFY(change(program.document, "heads=3"));
        program.press(Qt::Key_N);
        QVERIFY(program.reply(u"Cancel"_s));
        QCOMPARE(program.document.experiment().attention().heads, 3);
        program.press(Qt::Key_N);
        QVERIFY(program.reply(u"Discard"_s));
        QVERIFY(settled(program.document));
        QVERIFY(program.document.session() == ui::firstSession());
        QVERIFY(!program.window.isWindowModified());
    }
    void openAsksBeforeDiscarding()
    {
        ui::Session other;
        other.experiment.attention().heads = 5;
        ui::writeSession(path(u"b.headlight"_s), { other, {}, {}, {}, {} }, {});
        Running program;
        QVERIFY(change(program.document, "heads=3"));
        program.press(Qt::Key_O);
        QVERIFY(program.nameFile(path(u"b.headlight"_s)));
        QVERIFY(program.question() != nullptr);
        QCOMPARE(program.document.experiment().attention().heads, 3);
        QVERIFY(program.reply(u"Discard"_s));
        QCOMPARE(program.document.experiment().attention().heads, 5);
    }

    void failedOpenChangesNothing_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("reason");
        QTest::newRow("newer") << json("{'headlight': 7}") << u"a newer Headlight"_s;
        QTest::newRow("truncated")
            << json("{'headlight': 1, 'exp") << u"ends early, at line 1; is the copy complete?"_s;
        QTest::newRow("other JSON") << json("{'a': 1}") << u"not a Headlight file"_s;
        QTest::newRow("image") << QByteArray("\x89PNG\r\n\x1A\n....") << u"contains no session"_s;
        QTest::newRow("no token") << json(
            "{'headlight':1,'experiment':{'source':{'kind':'sentence','text':' '}}}")
                                  << u"no token"_s;
    }
    void failedOpenChangesNothing()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, reason);
        put(path(u"bad.headlight"_s), bytes);
        Running program;
        QVERIFY(change(program.document, "heads=3"));
        const ui::Session before = program.document.session();
        program.window.files()->open(path(u"bad.headlight"_s));
        QTRY_VERIFY2(
            program.hasNotice(reason), qPrintable(program.notices().join(QChar::LineFeed)));
        QVERIFY(program.document.session() == before);
        QVERIFY(program.document.path().isEmpty());
        QCOMPARE(program.document.undoStack()->count(), 1);
        QVERIFY(program.window.isWindowModified());
    }
    void selectionBeyondTheOldTraceIsSafe()
    {
        ui::Session other;
        other.experiment.source = core::Sentence { "a b c d e f g h i j k l m n o p q r s t" };
        other.experiment.attention().heads = 20;
        other.selection = { 0, 19, 19, 19, 0 };
        ui::writeSession(path(u"b.headlight"_s), { other, {}, {}, {}, {} }, {});
        Running program;
        program.window.files()->open(path(u"b.headlight"_s));
        QTRY_COMPARE(program.document.path(), path(u"b.headlight"_s));
        QVERIFY(settled(program.document));
        QVERIFY(program.document.locked() == other.selection);
    }
    void unknownFieldsAreReportedAndKept()
    {
        put(path(u"b.headlight"_s),
            json("{'headlight':1,'experiment':{'heads':5,'glow':1},'view':{'warp':2},'more':3}"));
        Running program(path(u"b.headlight"_s));
        QTRY_VERIFY(
            program.hasNotice(u"glow, view.warp, more"_s) || program.hasNotice(u"view.warp"_s));
        QVERIFY(change(program.document, "heads=6"));
        program.press(Qt::Key_S);
        QFile file(path(u"b.headlight"_s));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY(text.contains("\"glow\": 1") && text.contains("\"warp\": 2")
            && text.contains("\"more\": 3") && text.contains("\"heads\": 6"));
    }

    void recentFilesAreNumberedAndMissingOnesDisabled()
    {
        for (const QString& name : { u"a.headlight"_s, u"b.headlight"_s })
            ui::writeSession(path(name), {}, {});
        {
            Running program(path(u"a.headlight"_s));
            QTRY_COMPARE(program.document.path(), path(u"a.headlight"_s));
            program.window.files()->open(path(u"b.headlight"_s));
            QTRY_COMPARE(program.document.path(), path(u"b.headlight"_s));
        }
        QFile::remove(path(u"b.headlight"_s));
        Running program;
        QMenu* menu = recentMenu(program.window);
        emit menu->aboutToShow();
        const QList<QAction*> actions = menu->actions();
        QVERIFY(actions[0]->text().startsWith(u"&1  b.headlight"_s));
        QVERIFY(actions[1]->text().startsWith(u"&2  a.headlight"_s));
        QTRY_VERIFY(!actions[0]->isEnabled());
        QVERIFY(actions[1]->isEnabled());
        actions[1]->trigger();
        QTRY_COMPARE(program.document.path(), path(u"a.headlight"_s));
    }
    void startAfterACleanEndReopensTheFile()
    {
        ui::writeSession(path(u"a.headlight"_s), {}, {});
        {
            Running program(path(u"a.headlight"_s));
            QTRY_COMPARE(program.document.path(), path(u"a.headlight"_s));
            program.window.setTheme(ui::ThemeKind::Dark, 1.21);
            QVERIFY(program.window.close());
        }
        Running again;
        QTRY_COMPARE(again.document.path(), path(u"a.headlight"_s));
    }
    void startAfterACrashShowsTheExample()
    {
        ui::writeSession(path(u"a.headlight"_s), {}, {});
        {
            Running program(path(u"a.headlight"_s));
            QTRY_COMPARE(program.document.path(), path(u"a.headlight"_s));
        } // never closed
        Running again;
        QTest::qWait(50);
        QVERIFY(again.document.path().isEmpty());
        QVERIFY(again.document.session() == ui::Session {});
    }
    void recentListHasNineDistinctFiles()
    {
        for (int i = 0; i < 12; ++i)
            ui::RecentFiles::add(u"/x/%1.headlight"_s.arg(i));
        ui::RecentFiles::add(u"/x/7.headlight"_s);
        QCOMPARE(ui::RecentFiles::paths().size(), 9);
        QCOMPARE(ui::RecentFiles::paths().first(), u"/x/7.headlight"_s);
        QCOMPARE(ui::RecentFiles::paths().count(u"/x/7.headlight"_s), 1);
    }
};

QTEST_MAIN(TestSessionFiles)
#include "tst_session_files.moc"
