#include "ui/session/session_file.h"
#include "window_stage.h"

#include <QLockFile>

using namespace Qt::StringLiterals;

namespace {

// Leaves the files of a killed program.
QString leaveBehind(int heads, const QString& origin)
{
    QDir().mkpath(ui::Recovery::folder());
    QString file = ui::Recovery::folder() + u"/%1.headlight"_s.arg(heads);
    ui::SavedSession saved;
    saved.session.experiment.attention().heads = heads;
    saved.origin = origin.toStdString();
    ui::writeSession(file, saved, {});
    return file;
}

QStringList filesLeft()
{
    return QDir(ui::Recovery::folder()).entryList(QDir::Files);
}

} // namespace

class TestRecovery : public QObject {
    Q_OBJECT

    std::unique_ptr<OwnHome> m_home;

private slots:
    void init()
    {
        failOnWarnings();
        m_home = std::make_unique<OwnHome>();
    }

    void changesAreCopiedAndACleanEndLeavesNoCopy()
    {
        Running program;
        ui::Recovery& recovery = program.window.files()->recovery();
        recovery.save();
        QVERIFY(!QFile::exists(recovery.file())); // nothing to save
        QVERIFY(change(program.document, "heads=3"));
        recovery.save();
        QTRY_VERIFY(QFile::exists(recovery.file()));
        QCOMPARE(ui::readSession(recovery.file()).session.experiment.attention().heads, 3);
        program.document.undoStack()->undo(); // as it was
        QTRY_VERIFY(!QFile::exists(recovery.file())); // at the latest when it is saved
        program.document.undoStack()->redo();
        recovery.save();
        QTRY_VERIFY(QFile::exists(recovery.file()));
        program.window.close();
        QVERIFY(program.reply(u"Discard"_s));
        QVERIFY(filesLeft().isEmpty()); // no lock either
    }
    void copyOfAKilledProgramIsOfferedAndRestored()
    {
        const QString left = leaveBehind(3, u"/somewhere/lecture.headlight"_s);
        Running program;
        QVERIFY(program.hasNotice(u"not closed properly"_s));
        QVERIFY(program.hasNotice(u"lecture.headlight"_s));
        QCOMPARE(program.document.experiment().attention().heads, 8); // nothing without a question
        QVERIFY(program.answer(u"Restore"_s));
        QTRY_COMPARE(program.document.experiment().attention().heads, 3);
        QCOMPARE(program.document.path(), u"/somewhere/lecture.headlight"_s);
        QVERIFY(program.window.isWindowModified());
        // The older copy is removed once a newer one is saved, not before.
        QTRY_VERIFY(!QFile::exists(left));
        QVERIFY(QFile::exists(program.window.files()->recovery().file()));
        QVERIFY(program.notices().isEmpty());
    }
    void discardRemovesTheCopy()
    {
        leaveBehind(3, {});
        {
            Running program;
            QVERIFY(program.hasNotice(u"an unsaved session"_s));
            QVERIFY(program.answer(u"Discard"_s));
            QVERIFY(program.window.close());
        }
        QVERIFY(filesLeft().isEmpty());
    }
    // However often it was not closed properly: the newest is offered, then the next.
    void orphansAreOfferedOneAfterTheOther()
    {
        leaveBehind(3, u"/somewhere/first.headlight"_s);
        leaveBehind(4, u"/somewhere/second.headlight"_s);
        leaveBehind(5, u"/somewhere/third.headlight"_s);
        Running program;
        QCOMPARE(program.notices().size(), 1);
        QVERIFY(program.answer(u"Discard"_s));
        QCOMPARE(program.notices().size(), 1);
        QVERIFY(program.hasNotice(u"not closed properly"_s));
        QVERIFY(program.answer(u"Discard all"_s));
        QVERIFY(program.notices().isEmpty());
        QVERIFY(program.window.close());
        QVERIFY(filesLeft().isEmpty());
    }
    void unansweredOfferIsRepeated()
    {
        leaveBehind(3, {});
        for (int i = 0; i < 2; ++i) {
            Running program;
            QVERIFY(program.hasNotice(u"not closed properly"_s));
            QVERIFY(program.window.close());
        }
    }
    void runningProgramIsNotRecoveredByAnother()
    {
        Running first;
        QVERIFY(change(first.document, "heads=3"));
        first.window.files()->recovery().save();
        QTRY_VERIFY(QFile::exists(first.window.files()->recovery().file()));
        const Running second;
        QVERIFY(second.notices().isEmpty());
        QVERIFY(QFile::exists(first.window.files()->recovery().file()));
    }
    void oneOrphanIsOfferedToOneProgram()
    {
        leaveBehind(3, {});
        const Running first;
        QVERIFY(first.hasNotice(u"not closed properly"_s));
        const Running second;
        QVERIFY(second.notices().isEmpty());
    }
    void damagedCopyIsReportedAndKept()
    {
        const QString left = leaveBehind(3, {});
        QFile file(left);
        QVERIFY(file.resize(40));
        Running program;
        QVERIFY(program.hasNotice(u"damaged"_s));
        QVERIFY(program.answer(u"Restore"_s));
        QVERIFY(program.hasNotice(u"could not be restored"_s));
        QVERIFY(QFile::exists(left));
        QVERIFY(program.document.session() == ui::Session {});
    }
    void failedCopyIsReportedOnceAndRetried()
    {
        Running program;
        ui::Recovery& recovery = program.window.files()->recovery();
        QSignalSpy failures(&recovery, &ui::Recovery::failed);
        QVERIFY(QDir().mkpath(recovery.file())); // a folder blocks the file
        QVERIFY(change(program.document, "heads=3"));
        recovery.save();
        QVERIFY(failures.wait());
        QVERIFY(program.hasNotice(u"it is a folder"_s));
        QVERIFY(change(program.document, "heads=4"));
        recovery.save();
        QTest::qWait(100);
        QCOMPARE(failures.count(), 1);
        QVERIFY(QDir().rmdir(recovery.file()));
        recovery.save();
        QTRY_VERIFY(QFile::exists(recovery.file()));
        QCOMPARE(ui::readSession(recovery.file()).session.experiment.attention().heads, 4);
    }
    void relativeNamesInACopyLeadToTheSameFile()
    {
        ui::Session session;
        session.experiment.attention().heads = 2;
        ui::writeSession(m_home->path(u"a.headlight"_s), { session, {}, {}, {}, {} }, {});
        Running program(m_home->path(u"a.headlight"_s));
        QTRY_VERIFY(!program.document.path().isEmpty());
        edit(program.document, u"x"_s, [](ui::EditableState& state) {
            state.steps.emplace_back().experiment.design.weights = core::FileWeights { "w.npz" };
        });
        ui::Recovery& recovery = program.window.files()->recovery();
        recovery.save();
        QTRY_VERIFY(QFile::exists(recovery.file()));
        const ui::Session kept = ui::readSession(recovery.file()).session;
        QCOMPARE(std::get<core::FileWeights>(kept.steps.at(0).experiment.design.weights).file,
            m_home->path(u"w.npz"_s).toStdString());
    }
    void locksOfEndedProgramsAreRemoved()
    {
        QDir().mkpath(ui::Recovery::folder());
        QFile lock(ui::Recovery::folder() + u"/dead.headlight.lock"_s);
        QVERIFY(lock.open(QIODevice::WriteOnly));
        lock.write(
            "999999999\ntst_recovery\n" + QSysInfo::machineHostName().toLocal8Bit() + "\n\n\n");
        lock.close();
        QVERIFY(ui::Recovery::orphans().empty());
        QVERIFY(filesLeft().isEmpty());
    }
};

QTEST_MAIN(TestRecovery)
#include "tst_recovery.moc"
