#include "program.h"
#include "tests/ui/decoded_animation.h"
#include "tests/ui/fake_ffmpeg.h"

#include <QDir>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

using namespace Qt::StringLiterals;

namespace {

const QStringList small { "--text", "it was too tired", "--size", "320x200px", "--dpi", "48" };

QImage plain(const QString& path)
{
    return QImage(path).convertToFormat(QImage::Format_RGB32);
}

} // namespace

class TestSweepCommand : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] test::Outcome run(const QStringList& arguments) const
    {
        return test::headlight(arguments, { {}, m_folder.path(), {} });
    }
    [[nodiscard]] test::Outcome sweep(const QStringList& arguments) const
    {
        return run(QStringList { "sweep" } + small + arguments);
    }
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    [[nodiscard]] QStringList files() const { return QDir(m_folder.path()).entryList(QDir::Files); }

private slots:
    void cleanup()
    {
        for (const QString& name : files())
            QFile::remove(path(name));
    }
    void exampleOfTheHelpRuns()
    {
        const test::Outcome printed = run({ "sweep", "--field", "scaling.factor", "--from", "0.1",
            "--to", "10", "--frames", "6", "--log", "--fps", "10", "-o", "sweep.gif" });
        QCOMPARE(printed.err, QString());
        QCOMPARE(printed.out, QString());
        QCOMPARE(printed.code, 0);
        const Decoded back = decoded(path("sweep.gif"));
        QCOMPARE(back.frames.size(), 6U);
        QCOMPARE(back.loops, 0);
        QCOMPARE(back.milliseconds, (std::vector<int> { 100, 100, 100, 100, 100, 1000 }));
        for (std::size_t i = 0; i < back.frames.size(); ++i) {
            QCOMPARE(back.frames[i].size(), QSize(1280, 720));
            QVERIFY(i == 0 || back.frames[i] != back.frames[i - 1]);
        }
    }
    void everyFrameMatchesRender()
    {
        const test::Outcome printed = sweep({ "--field", "scaling.factor", "--from", "1", "--to",
            "4", "--log", "--frames", "3", "--view", "heads", "-o", "a-{frame}.png" });
        QVERIFY2(printed.code == 0, qPrintable(printed.err));
        QCOMPARE(files(), (QStringList { "a-1.png", "a-2.png", "a-3.png" }));
        const QStringList values { "1", "2", "4" };
        for (int i = 0; i < values.size(); ++i) {
            const QString value = "scaling.factor=" + values[i];
            const QString caption = "Factor s = " + values[i];
            QCOMPARE(run(QStringList { "render" } + small
                         + QStringList { "--font-size", "10.5", "--view", "heads", "--set", value,
                             "--caption", caption, "-o", "one.png" })
                         .code,
                0);
            QVERIFY(!plain(path("one.png")).isNull());
            QCOMPARE(plain(path(u"a-%1.png"_s.arg(i + 1))), plain(path("one.png")));
        }
    }
    void stepsMatchRender()
    {
        const test::Outcome printed = sweep({ "--steps", "--select", "too", "-o", "s.png" });
        QVERIFY2(printed.code == 0, qPrintable(printed.err));
        QCOMPARE(run(QStringList { "render" } + small
                     + QStringList { "--font-size", "10.5", "--view", "steps", "--select", "too",
                         "-o", "r-{step}.png" })
                     .code,
            0);
        for (int step = 1; step <= 9; ++step)
            QCOMPARE(plain(path(u"s-%1.png"_s.arg(step))), plain(path(u"r-%1.png"_s.arg(step))));
        QVERIFY(plain(path("s-1.png")) != plain(path("s-2.png")));
        QCOMPARE(sweep({ "--steps", "-o", "s.gif" }).code, 0);
        QCOMPARE(decoded(path("s.gif")).milliseconds, std::vector<int>(9, 2000));
    }
    void webpFramesMatchPng()
    {
        const QStringList what { "--field", "heads", "--from", "1", "--to", "3", "--frames", "3" };
        QCOMPARE(sweep(what + QStringList { "-o", "a.webp" }).code, 0);
        QCOMPARE(sweep(what + QStringList { "-o", "b.png" }).code, 0);
        const Decoded back = decoded(path("a.webp"));
        QCOMPARE(back.frames.size(), 3U);
        for (int i = 0; i < 3; ++i)
            QCOMPARE(back.frames[static_cast<std::size_t>(i)].convertToFormat(QImage::Format_RGB32),
                plain(path(u"b-%1.png"_s.arg(i + 1))));
    }
    void sessionIsSwept()
    {
        QFile session(path("a.headlight"));
        QVERIFY(session.open(QIODevice::WriteOnly));
        session.write(R"({"headlight": 1, "experiment": {"heads": 2,
            "source": {"kind": "sentence", "text": "one two"}}, "view": {"view": "heads"}})");
        session.close();
        const QStringList what { "a.headlight", "--size", "320x200px", "--dpi", "48", "--font-size",
            "10" };
        QCOMPARE(run(QStringList { "sweep", "--field", "temperature", "--from", "1", "--to", "2",
                         "--frames", "2", "-o", "a.png" }
                     + what)
                     .code,
            0);
        QCOMPARE(run(QStringList { "render", "--caption", "Temperature = 1", "-o", "b.png" } + what)
                     .code,
            0);
        QCOMPARE(plain(path("a-1.png")), plain(path("b.png")));
        QVERIFY(plain(path("a-2.png")) != plain(path("b.png")));
    }
    // Interventions sweep a trained model with merged words, too, and a single layer.
    void trainedModelIsSwept()
    {
        const QStringList what { "--model", "encoder", "--text", "unhappily tired", "--set",
            "view.join_words=true", "--view", "heads", "--size", "320x200px", "--dpi", "48",
            "--caption", "x" };
        for (const QString& field :
            { u"network.changes.temperature"_s, u"network.changes[2].temperature"_s }) {
            const QStringList own { "--layer", "1", "--set", "network.changes.rank=9", "--set",
                "network.changes[2].at=layer1" };
            QCOMPARE(run(QStringList { "sweep", "--field", field, "--from", "1", "--to", "9",
                             "--frames", "2", "-o", "a.png" }
                         + what + own)
                         .code,
                0);
            // An intervention in all layers does not reach the layer with its own.
            QCOMPARE(
                plain(path("a-1.png")) == plain(path("a-2.png")), field.contains(u".changes."_s));
        }
    }
    void wrongOptionsAreReportedAndNothingIsWritten_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("message");
        const QStringList good { "--field", "temperature", "--from", "1", "--to", "2" };
        const auto row
            = [](const char* name, const QStringList& arguments, int code, const char* message) {
                  QTest::newRow(name) << arguments << code << QString::fromUtf8(message);
              };
        const auto with = [&](const QStringList& more) {
            return good + more + QStringList { "-o", "a.gif" };
        };
        row("no file", good, 2, "--output is missing");
        row("no field", { "-o", "a.gif" }, 2, "--field is missing");
        row("no number", with({ "--from", "x" }), 2, "--from: expected a number, found \"x\"");
        row("no frames", with({ "--frames", "1" }), 2, "--frames: expected a number from 2 to");
        row("too fast", with({ "--fps", "1000" }), 2, "--fps: expected a number from 0.1 to 100");
        row("steps of a field", with({ "--steps" }), 2,
            "--field has no effect together with --steps");
        row("steps of a view", { "--steps", "--view", "heads", "-o", "a.gif" }, 2,
            "--view has no effect together with --steps");
        row("pin with steps", { "--steps", "--pin", "heads=2", "-o", "a.gif" }, 2,
            "--pin has no effect together with --steps");
        row("view", with({ "--view", "heds" }), 2, "there is no view \"heds\"");
        row("ending", good + QStringList { "-o", "a.avi" }, 2,
            "end the name with .gif, .webp, .png, .mp4 or .webm");
        row("value", with({ "--to", "-5" }), 1, "temperature: expected a number from");
        row("word", with({ "--field", "score.kind" }), 1, "is not numeric");
        row("spelling", with({ "--field", "temprature" }), 1, "did you mean temperature?");
        row("nothing to show", with({ "--view", "regression" }), 1, "view regression has nothing");
        row("nothing pinned", with({ "--view", "compare" }), 1, "--pin FIELD=VALUE");
        row("standard output", good + QStringList { "-o", "-" }, 2, "not to standard output");
        row("option", with({ "--form", "1" }), 2, "did you mean --from");
        row("token", with({ "--select", "xyzzy" }), 1, "no token is \"xyzzy\"");
        row("folder", good + QStringList { "--frames", "2", "-o", "none/a.gif" }, 1,
            "does not exist; create it");
        row("size", good + QStringList { "--size", "17000x20px", "-o", "a.webp" }, 1,
            "17000 x 20 pixels, but the format allows at most 16383 per side");
    }
    void wrongOptionsAreReportedAndNothingIsWritten()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, code);
        QFETCH(QString, message);
        const test::Outcome printed = sweep(arguments);
        QVERIFY2(printed.err.contains(message), qPrintable(printed.err));
        QCOMPARE(printed.code, code);
        QCOMPARE(printed.out, QString());
        QVERIFY(files().isEmpty());
    }
    void failedWriteLeavesTheOldFile_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString name : { "a.gif", "a.webp", "a-1.png" })
            QTest::addRow("%s", qPrintable(name)) << name;
    }
    void failedWriteLeavesTheOldFile()
    {
        QFETCH(QString, name);
        QFile old(path(name));
        QVERIFY(old.open(QIODevice::WriteOnly) && old.write("old") == 3);
        old.close();
        const test::Outcome printed = test::run(u"bash"_s,
            { "-c",
                u"ulimit -f 2; trap '' XFSZ; cd '%1'; '%2' sweep --steps -o %3"_s.arg(
                    m_folder.path(), QStringLiteral(HEADLIGHT_PROGRAM),
                    QString(name).remove("-1")) });
        QCOMPARE(printed.code, 1);
        QVERIFY2(printed.err.contains("cannot write"), qPrintable(printed.err));
        QCOMPARE(contentOf(path(name)), QByteArray("old"));
        QCOMPARE(files(), QStringList(name));
    }
    void ffmpegEncodesVideos()
    {
        const ui::test::FakeFfmpeg ffmpeg("cat >\"$notes/pictures\"; echo film >\"$film\"");
        const QStringList what { "--field", "heads", "--from", "1", "--to", "3", "--frames", "3" };
        for (const QString name : { "a.mp4", "a.webm" }) {
            const test::Outcome printed = sweep(what + QStringList { "-o", name });
            QCOMPARE(printed.err, QString());
            QCOMPARE(printed.code, 0);
            QCOMPARE(contentOf(path(name)), QByteArray("film\n"));
            QCOMPARE(ffmpeg.told("pictures").size(), 3 * 320 * 200 * 4);
        }
        QCOMPARE(sweep(what + QStringList { "-o", "b.png" }).code, 0);
        const QImage last = plain(path("b-3.png")).convertToFormat(QImage::Format_RGBX8888);
        QCOMPARE(ffmpeg.told("pictures").right(qsizetype(320) * 200 * 4),
            QByteArray::fromRawData(
                reinterpret_cast<const char*>(last.constBits()), last.sizeInBytes()));
    }
    void failedVideoIsReported()
    {
        const QStringList video { "--steps", "-o", "a.mp4" };
        {
            const ui::test::FakeFfmpeg ffmpeg("echo 'no such encoder' >&2; exit 1");
            const test::Outcome printed = sweep(video);
            QCOMPARE(printed.code, 1);
            QVERIFY2(
                printed.err.contains("was finished: no such encoder"), qPrintable(printed.err));
        }
        const ui::test::NoFfmpeg nothing;
        const test::Outcome printed = sweep(video);
        QCOMPARE(printed.code, 1);
        QVERIFY2(printed.err.contains("sudo apt install ffmpeg"), qPrintable(printed.err));
        QVERIFY(files().isEmpty());
    }
    void ctrlCEndsFfmpeg()
    {
        const ui::test::FakeFfmpeg ffmpeg("exec sleep 1000");
        QProcess program;
        program.setWorkingDirectory(m_folder.path());
        program.start(HEADLIGHT_PROGRAM,
            QStringList { "sweep", "--steps", "-o", "a.mp4" }); // more than a pipe holds
        QVERIFY(QTest::qWaitFor([&] { return ffmpeg.began(); }, 30000));
        QVERIFY(ffmpeg.runs());
        QCOMPARE(::kill(static_cast<pid_t>(program.processId()), SIGINT), 0);
        QVERIFY(program.waitForFinished(10000));
        QCOMPARE(program.readAllStandardError(),
            QByteArray("headlight: stopped; nothing was written\n"));
        QCOMPARE(program.exitStatus(), QProcess::CrashExit); // by SIGINT, as a shell expects
        QVERIFY(!ffmpeg.runs());
        QCOMPARE(QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList());
    }
    // A terminal emulated by script(1): the keys it gets and the text it shows.
    void terminalShowsProgressAndCtrlCLeavesTheOldFile()
    {
        const QString script = QStandardPaths::findExecutable(u"script"_s);
        if (script.isEmpty() || !test::run(script, { "--version" }).out.contains("util-linux"))
            QSKIP("there is no script of util-linux here");
        QFile old(path("a.gif"));
        QVERIFY(old.open(QIODevice::WriteOnly) && old.write("old") == 3);
        old.close();
        QProcess terminal;
        terminal.setWorkingDirectory(m_folder.path());
        terminal.start(script,
            { "-qec",
                QStringLiteral(HEADLIGHT_PROGRAM)
                    + " sweep --field temperature --from 1 --to 2 --frames 1000 -o a.gif",
                "/dev/null" });
        QByteArray shown;
        const QRegularExpression progress("\r\x1B\\[K\\d+ of 1000 frames");
        QVERIFY(QTest::qWaitFor(
            [&] {
                shown += terminal.readAllStandardOutput();
                return progress.match(QString::fromUtf8(shown)).hasMatch();
            },
            30000));
        terminal.write("\x03");
        QVERIFY(terminal.waitForFinished(30000));
        shown += terminal.readAllStandardOutput();
        QVERIFY2(shown.contains("\r\x1B[Kheadlight: stopped; nothing was written"), shown);
        QCOMPARE(terminal.exitCode(), 128 + 2); // ended by SIGINT
        QCOMPARE(files(), QStringList("a.gif"));
        QCOMPARE(contentOf(path("a.gif")), QByteArray("old"));
    }
};

QTEST_GUILESS_MAIN(TestSweepCommand)
#include "tst_sweep_command.moc"
