#include "core/base/error.h"
#include "tests/ui/fake_ffmpeg.h"
#include "ui/animation/video_encoder.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QtTest>

using namespace ui;
using namespace Qt::StringLiterals;
using ui::test::FakeFfmpeg;
using ui::test::NoFfmpeg;

namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QImage flat(QSize size, QColor colour)
{
    QImage picture(size, QImage::Format_RGB32);
    picture.fill(colour);
    return picture;
}

const std::vector<QImage> threeColours { flat({ 63, 41 }, QColor(240, 240, 240)),
    flat({ 63, 41 }, QColor(200, 30, 60)), flat({ 63, 41 }, QColor(20, 60, 160)) };

constexpr auto obedient = R"(printf '%s\n' "$@" >"$notes/arguments"
cat >"$notes/pictures"
echo film >"$film")";

} // namespace

// Tests ffmpeg's input and errors with scripts in its place, and videos of the real one, where it
// is installed.
class TestVideoEncoder : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }
    [[nodiscard]] QStringList files() const
    {
        return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden);
    }
    void writeOld(const QString& name) const
    {
        QFile old(path(name));
        QVERIFY(old.open(QIODevice::WriteOnly) && old.write("old") == 3);
    }
    [[nodiscard]] Animation animation(const QString& name, int frames = 3) const
    {
        return { path(name), frames, 100, 1000 };
    }
    static bool becomesReady(const AnimationWriter& writer)
    {
        return QTest::qWaitFor([&] { return writer.ready(); }, 30000);
    }
    // The error of a video; empty if it is written.
    static QString encoded(const std::vector<QImage>& pictures, const Animation& animation)
    {
        try {
            AnimationWriter writer(animation);
            for (const QImage& picture : pictures) {
                writer.add(picture);
                if (!becomesReady(writer))
                    return u"it hangs"_s;
            }
            writer.write();
            if (!becomesReady(writer))
                return u"it hangs at the end"_s;
            writer.check();
        } catch (const core::Error& error) {
            return QString::fromStdString(error.problem + ": " + error.detail());
        }
        return {};
    }

    static bool failed(const VideoEncoder& encoder)
    {
        try {
            encoder.check();
        } catch (const core::Error&) {
            return true;
        }
        return false;
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void ffmpegReceivesFramesPaddedToEvenSizes()
    {
        const FakeFfmpeg ffmpeg(obedient);
        QCOMPARE(encoded(threeColours, animation(u"a.mp4"_s)), QString());
        QCOMPARE(contentOf(path(u"a.mp4"_s)), QByteArray("film\n"));
        QCOMPARE(files(), QStringList { u"a.mp4"_s });
        const QByteArray pictures = ffmpeg.told(u"pictures"_s);
        QCOMPARE(pictures.size(), 3 * 64 * 42 * 4);
        for (int i = 0; i < 3; ++i) {
            const QImage back(
                reinterpret_cast<const uchar*>(pictures.constData()) + qsizetype(i) * 64 * 42 * 4,
                64, 42, QImage::Format_RGBX8888);
            QCOMPARE(back,
                flat({ 64, 42 }, threeColours[std::size_t(i)].pixelColor(0, 0))
                    .convertToFormat(QImage::Format_RGBX8888));
        }
        const QStringList arguments
            = QString::fromUtf8(ffmpeg.told(u"arguments"_s)).split(u'\n', Qt::SkipEmptyParts);
        QVERIFY(arguments.contains(u"64x42"_s) && arguments.contains(u"1000/100"_s));
        QVERIFY(arguments.filter(u"yuv420p"_s).filter(u"stop_duration=900ms"_s).size() == 1);
        QVERIFY(arguments.contains(u"mp4"_s));
    }
    void fileNameIsNotRunAsACommand()
    {
        const FakeFfmpeg ffmpeg(obedient);
        const QString name = u"a b'\"$(touch x);%d -y.webm"_s;
        QCOMPARE(encoded(threeColours, animation(name)), QString());
        QCOMPARE(files(), QStringList { name });
        QVERIFY(ffmpeg.told(u"arguments"_s).contains("\nwebm\n"));
    }
    void oldVideoIsReplacedThroughItsLink()
    {
        const FakeFfmpeg ffmpeg(obedient);
        writeOld(u"true.mp4"_s);
        QVERIFY(QFile::link(path(u"true.mp4"_s), path(u"a.mp4"_s)));
        QCOMPARE(encoded(threeColours, animation(u"a.mp4"_s)), QString());
        QVERIFY(QFileInfo(path(u"a.mp4"_s)).isSymLink());
        QCOMPARE(contentOf(path(u"true.mp4"_s)), QByteArray("film\n"));
    }
    void failureIsReportedAndTheOldVideoStays_data()
    {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<QString>("message");
        const auto row = [](const char* name, const char* script, const char* message) {
            QTest::newRow(name) << QByteArray(script) << QString::fromUtf8(message);
        };
        row("at once", "echo 'Unknown encoder' >&2; exit 1", "was finished: Unknown encoder");
        row("in the middle", "head -c 9000 >/dev/null; echo 'Bad luck' >&2; exit 1", "Bad luck");
        row("at the end", "cat >/dev/null; echo film >\"$film\"; echo 'Bad end' >&2; exit 1",
            "was finished: Bad end");
        row("nothing written", "cat >/dev/null", "without an error message");
        row("killed", "cat >/dev/null; kill -9 $$", "exited before the video was finished");
        row("disk full",
            "cat >/dev/null; echo 'Error writing: No space left on device' >&2; exit 1",
            "disk_full: cannot write");
        row("long complaint", "cat >/dev/null; yes sorry | head -c 1000000 >&2; exit 1", "sorry");
    }
    void failureIsReportedAndTheOldVideoStays()
    {
        QFETCH(QByteArray, script);
        QFETCH(QString, message);
        const FakeFfmpeg ffmpeg(script);
        writeOld(u"a.mp4"_s);
        const QString problem = encoded(threeColours, animation(u"a.mp4"_s));
        QVERIFY2(problem.contains(message), qPrintable(problem));
        QVERIFY(problem.size() < 700);
        QCOMPARE(files(), QStringList { u"a.mp4"_s });
        QCOMPARE(contentOf(path(u"a.mp4"_s)), QByteArray("old"));
    }
    void silentFfmpegIsStopped_data()
    {
        QTest::addColumn<QByteArray>("script");
        QTest::newRow("reads nothing") << QByteArray("exec sleep 1000");
        QTest::newRow("reads everything") << QByteArray("cat >/dev/null; exec sleep 1000");
        QTest::newRow("closes its input") << QByteArray("exec sleep 1000 <&-");
        QTest::newRow("ignores signals") << QByteArray("trap '' TERM INT HUP; exec sleep 1000");
    }
    void silentFfmpegIsStopped()
    {
        QFETCH(QByteArray, script);
        const FakeFfmpeg ffmpeg(script);
        VideoEncoder encoder(animation(u"a.mp4"_s), AnimationFormat::Mp4);
        encoder.setPatience(400);
        const QImage large = flat({ 600, 600 }, Qt::white); // more than a pipe holds
        for (int i = 0; i < 3 && !failed(encoder); ++i) {
            if (i < 2)
                encoder.add(large);
            else
                encoder.finish();
            QVERIFY(QTest::qWaitFor([&] { return encoder.ready(); }, 10000));
        }
        QVERIFY(failed(encoder));
        QVERIFY(QTest::qWaitFor([&] { return !ffmpeg.runs(); }, 10000));
        QVERIFY(!QFile::exists(path(u"a.mp4"_s)));
    }
    void slowFfmpegWithOutputIsNotStopped()
    {
        const FakeFfmpeg ffmpeg(
            "cat >/dev/null; for i in 1 2 3 4 5 6; do echo frame=$i; sleep 0.2; "
            "done; echo film >\"$film\"");
        VideoEncoder encoder(animation(u"a.mp4"_s), AnimationFormat::Mp4);
        encoder.setPatience(900);
        encoder.add(threeColours[0]);
        QVERIFY(QTest::qWaitFor([&] { return encoder.ready(); }, 10000));
        QTest::qWait(1000); // the next frame is late, which is not ffmpeg's fault
        encoder.check();
        encoder.finish();
        QVERIFY(QTest::qWaitFor([&] { return encoder.ready(); }, 10000));
        encoder.check();
        QCOMPARE(contentOf(path(u"a.mp4"_s)), QByteArray("film\n"));
    }
    void stoppedEncoderLeavesNoFiles()
    {
        const FakeFfmpeg ffmpeg("exec sleep 1000");
        writeOld(u"a.mp4"_s);
        {
            VideoEncoder encoder(animation(u"a.mp4"_s), AnimationFormat::Mp4);
            encoder.add(flat({ 600, 600 }, Qt::white));
            QVERIFY(QTest::qWaitFor([&] { return ffmpeg.began(); }, 10000));
            QVERIFY(ffmpeg.runs());
            QCOMPARE(files().size(), 2);
        }
        QVERIFY(!ffmpeg.runs());
        QCOMPARE(files(), QStringList { u"a.mp4"_s });
        QCOMPARE(contentOf(path(u"a.mp4"_s)), QByteArray("old"));
    }
    void missingFfmpegIsExplained()
    {
        const NoFfmpeg nothing;
        const QString problem = encoded(threeColours, animation(u"a.webm"_s));
        QVERIFY2(problem.startsWith(u"ffmpeg_missing: "_s) && problem.contains(u"apt install"_s),
            qPrintable(problem));
        QVERIFY_THROWS_EXCEPTION(core::Error, checkAnimation(path(u"a.mp4"_s), {}));
        checkAnimation(path(u"a.gif"_s), {});
        QCOMPARE(files(), QStringList());
    }
    void failedStartsAndWritesAreReported()
    {
        const FakeFfmpeg ffmpeg(obedient);
        QVERIFY(encoded(threeColours, animation(u"none/a.mp4"_s))
                    .contains(u"does not exist; create it"_s));
        QVERIFY(QDir(m_folder->path()).mkdir(u"b.mp4"_s));
        QVERIFY(encoded(threeColours, animation(u"b.mp4"_s)).contains(u"it is a folder"_s));
        QVERIFY(encoded({ flat({ 8194, 2 }, Qt::white) }, animation(u"a.mp4"_s, 1))
                    .contains(u"8194 x 2 pixels"_s));
        QFile script(ffmpegProgram());
        QVERIFY(script.open(QIODevice::WriteOnly) && script.write("#!/no/such/shell\n") > 0);
        script.close();
        const QString problem = encoded(threeColours, animation(u"a.mp4"_s));
        QVERIFY2(problem.contains(u"cannot be started"_s), qPrintable(problem));
        QCOMPARE(files(), QStringList());
    }
    void realVideosShowTheFrames_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("mp4") << u"a.mp4"_s;
        QTest::newRow("webm") << u"a.webm"_s;
    }
    void realVideosShowTheFrames()
    {
        if (ffmpegProgram().isEmpty())
            QSKIP("ffmpeg is not installed");
        QFETCH(QString, name);
        QCOMPARE(encoded(threeColours, animation(name)), QString());
        QCOMPARE(files(), QStringList { name });
        QProcess player;
        player.start(ffmpegProgram(),
            { u"-v"_s, u"error"_s, u"-i"_s, path(name), u"-vf"_s, u"scale=in_color_matrix=auto"_s,
                u"-f"_s, u"rawvideo"_s, u"-pix_fmt"_s, u"rgb0"_s, u"-"_s });
        QVERIFY(player.waitForFinished());
        QCOMPARE(player.readAllStandardError(), QByteArray());
        const QByteArray shown = player.readAllStandardOutput();
        constexpr int bytes = 64 * 42 * 4;
        QCOMPARE(shown.size(), 12 * bytes); // two of 0.1 seconds, one of a whole second
        for (int i = 0; i < 12; ++i) {
            const QImage back(
                reinterpret_cast<const uchar*>(shown.constData()) + qsizetype(i) * bytes, 64, 42,
                QImage::Format_RGBX8888);
            const QColor colour = back.pixelColor(30, 20);
            const QColor wanted = threeColours[std::size_t(std::min(i, 2))].pixelColor(0, 0);
            constexpr int rounding = 4; // of 8 bits to the 220 levels of video and back
            for (const int off : { colour.red() - wanted.red(), colour.green() - wanted.green(),
                     colour.blue() - wanted.blue() })
                QVERIFY2(std::abs(off) <= rounding, qPrintable(colour.name()));
        }
    }
    void slowVideosHaveTheRightDuration()
    {
        if (ffmpegProgram().isEmpty())
            QSKIP("ffmpeg is not installed");
        QCOMPARE(encoded(threeColours, { path(u"a.mp4"_s), 3, 2000, 2000 }), QString());
        QProcess player;
        player.start(ffmpegProgram(), { u"-i"_s, path(u"a.mp4"_s) });
        QVERIFY(player.waitForFinished());
        const QByteArray told = player.readAllStandardError();
        QVERIFY2(told.contains("Duration: 00:00:06.00") && told.contains(" 10 fps"), told);
    }
};

QTEST_GUILESS_MAIN(TestVideoEncoder)
#include "tst_video_encoder.moc"
