#include "tests/app/program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <unistd.h>

using namespace Qt::StringLiterals;

// Tests the program with few threads or little memory: it works, or says why it does not.
class TestSystemLimits : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QStringList m_user; // what comes before prlimit: root's threads are not counted
    QMap<QString, QString> m_display; // none for commands

    [[nodiscard]] test::Outcome run(const QStringList& before, const QStringList& arguments) const
    {
        constexpr auto seconds = "60"; // ends a program that hangs
        QMap<QString, QString> environment = m_display;
        environment.insert(u"HOME"_s, m_folder.path());
        return test::run(u"timeout"_s,
            QStringList { seconds } + before + QStringList { QStringLiteral(HEADLIGHT_PROGRAM) }
                + arguments,
            { environment, m_folder.path() });
    }
    // A user that has no process; false: nobody can be, or not read the program.
    bool becomeAnotherUser()
    {
        if (::geteuid() != 0 || QStandardPaths::findExecutable(u"setpriv"_s).isEmpty())
            return false;
        const QString user = QString::number(100'000 + ::getpid());
        m_user = QStringList { "setpriv", "--reuid", user, "--regid", user, "--clear-groups" };
        return run(m_user, { u"--version"_s }).code == 0;
    }
    [[nodiscard]] test::Outcome withThreads(int most, const QStringList& arguments) const
    {
        return run(m_user + QStringList { u"prlimit"_s, u"--nproc=%1"_s.arg(most) }, arguments);
    }
    [[nodiscard]] test::Outcome withMemory(int megabytes, const QStringList& arguments) const
    {
        return run(
            { u"prlimit"_s, u"--core=0"_s, u"--as=%1"_s.arg(megabytes * 1'000'000LL) }, arguments);
    }
    // Below it the loader refuses the libraries before the program begins.
    [[nodiscard]] int leastMemory() const
    {
        int megabytes = 80;
        while (megabytes < 300 && withMemory(megabytes, { u"--version"_s }).code != 0)
            megabytes += 5;
        return megabytes;
    }
    static QString words(int count)
    {
        QStringList all;
        for (int i = 0; i < count; ++i)
            all << u"w%1"_s.arg(i);
        return all.join(u' ');
    }

private slots:
    void initTestCase()
    {
        if (QStandardPaths::findExecutable(u"prlimit"_s).isEmpty()
            || QStandardPaths::findExecutable(u"timeout"_s).isEmpty())
            QSKIP("there is no prlimit");
#ifdef __SANITIZE_ADDRESS__
        QSKIP("the sanitizer reserves more memory than the limits allow");
#endif
        QVERIFY(QFile::setPermissions(m_folder.path(), QFile::Permissions(0x7777)));
    }

    void fewThreadsChangeNothing_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("show") << QStringList { "show", "--text", "a b c" };
        QTest::newRow("compute") << QStringList { "compute", "--text", words(300), "-o", "a.npz" };
        QTest::newRow("predict") << QStringList { "predict", "--model", "decoder", "--text",
            "the" };
        QTest::newRow("sweep") << QStringList { "sweep", "--steps", "--size", "60x40mm", "-o",
            "a.gif" };
        QTest::newRow("pages") << QStringList { "pages", "by_hand", "--height", "180", "-o",
            "a.pdf" };
        QTest::newRow("render") << QStringList { "render", "--model", "encoder", "--view", "atlas",
            "-o", "a.svg" };
        QTest::newRow("train") << QStringList { "train", "--task", "sort", "--width", "8",
            "--steps", "4", "--every", "1", "--out", "network" };
    }
    void fewThreadsChangeNothing()
    {
        QFETCH(QStringList, arguments);
        if (!becomeAnotherUser())
            QSKIP("the threads of this user's other programs are counted, too");
        for (const int threads : { 1, 2 }) {
            QDir(m_folder.filePath(u"network"_s)).removeRecursively();
            const test::Outcome result = withThreads(threads, arguments);
            QVERIFY2(result.code == 0, qPrintable(result.err));
            QVERIFY2(!result.err.contains(u"hread"_s), qPrintable(result.err));
        }
    }

    // Qt reads the events of the X server in a thread, and talks to screen readers in another one.
    void windowWithoutThreadsIsAMessage()
    {
        if (QStandardPaths::findExecutable(u"Xvfb"_s).isEmpty() || !becomeAnotherUser())
            QSKIP("there is no X server, or the threads of other programs are counted, too");
        QProcess server;
        server.start(u"Xvfb"_s,
            { u"-displayfd"_s, u"1"_s, u"-screen"_s, u"0"_s, u"800x600x24"_s, u"-ac"_s });
        QVERIFY(server.waitForReadyRead(10'000));
        const QString display = u':' + QString::fromUtf8(server.readAllStandardOutput()).trimmed();
        m_display = { { u"DISPLAY"_s, display }, { u"QT_QPA_PLATFORM"_s, u"xcb"_s } };
        for (const int threads : { 1, 2 }) {
            const test::Outcome result = withThreads(threads, { u"--model"_s, u"encoder"_s });
            QVERIFY2(result.code == 1, qPrintable(QString::number(result.code) + result.err));
            QVERIFY2(result.err.contains(u"no thread"_s), qPrintable(result.err));
        }
        m_display.clear();
        server.kill();
        server.waitForFinished();
    }

    void windowWithoutMemoryIsAMessage()
    {
        m_display = { { u"QT_QPA_PLATFORM"_s, u"offscreen"_s } };
        for (const int megabytes : { 140, 170, 200, 230, 260, 300, 340 }) {
            const test::Outcome result = withMemory(megabytes, { u"--model"_s, u"encoder"_s });
            const QString seen
                = u"%1 MB: code %2, %3"_s.arg(megabytes).arg(result.code).arg(result.err);
            QVERIFY2(result.code == 1, qPrintable(seen));
            QVERIFY2(result.err.contains(u"memory to open the window"_s), qPrintable(seen));
        }
        m_display.clear();
    }

    void littleMemoryIsAMessage_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QList<int>>("megabytes");
        const auto row
            = [](const char* name, const QStringList& arguments, const QList<int>& megabytes) {
                  QTest::newRow(name) << arguments << megabytes;
              };
        row("predict", { "predict", "--model", "decoder", "--text", "the" },
            { 100, 110, 120, 130, 140 });
        row("train", { "train", "--task", "sort", "--width", "512", "--steps", "1", "--out", "n" },
            { 100, 150, 200 });
        row("compute", { "compute", "--text", words(2048), "-o", "b.npz" }, { 100, 150, 250, 500 });
        row("show", { "show", "--text", words(2048), "--head", "1" }, { 150, 250, 400 });
        row("pages", { "pages", "by_hand", "-o", "b.pdf" },
            { 100, 120, 140, 170, 200, 240, 280, 360 });
        row("flow", { "render", "--text", words(1200), "--view", "flow", "-o", "b.svg" },
            { 150, 250, 400 });
        row("atlas", { "render", "--model", "encoder", "--view", "atlas", "-o", "b.pdf" },
            { 130, 150, 180, 210, 250 });
        row("animation", { "sweep", "--steps", "-o", "b.gif" }, { 150, 200, 300 });
    }
    void littleMemoryIsAMessage()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QList<int>, megabytes);
        const int least = leastMemory();
        for (const int wanted : std::as_const(megabytes)) {
            const int most = std::max(wanted, least);
            QDir(m_folder.filePath(u"n"_s)).removeRecursively();
            const test::Outcome result = withMemory(most, arguments);
            const QString seen = u"%1 MB: code %2, %3"_s.arg(most).arg(result.code).arg(result.err);
            QVERIFY2(result.code == 0 || result.code == 1, qPrintable(seen));
            if (result.code == 1)
                QVERIFY2(result.err.contains(u"memory"_s), qPrintable(seen));
        }
    }
};

QTEST_GUILESS_MAIN(TestSystemLimits)
#include "tst_system_limits.moc"
