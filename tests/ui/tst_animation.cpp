#include "core/base/error.h"
#include "tests/ui/decoded_animation.h"
#include "ui/animation/animation.h"

#include <QPainter>
#include <QTemporaryDir>
#include <QtTest>

#include <random>

namespace {

using ui::Animation;
using Frames = std::vector<QImage>;

// A heat map of a few cells in at most `colours` colours, different in every frame.
Frames heatMaps(QSize size, int colours, int count)
{
    Frames frames;
    for (int i = 0; i < count; ++i) {
        QImage& frame = frames.emplace_back(size, QImage::Format_RGB32);
        for (int y = 0; y < size.height(); ++y)
            for (int x = 0; x < size.width(); ++x) {
                const int value = (x / 5 * 7 + y / 3 * 11 + (x > 20 ? i * 3 : 0)) % colours;
                frame.setPixel(x, y, qRgb(value, 255 - value, value / 2));
            }
    }
    return frames;
}

// Antialiased letters on cells of many colours: thousands of colours.
Frames withText(int count)
{
    Frames frames;
    for (int i = 0; i < count; ++i) {
        QImage& frame = frames.emplace_back(320, 200, QImage::Format_RGB32);
        frame.fill(Qt::white);
        QPainter painter(&frame);
        for (int cell = 0; cell < 80; ++cell) {
            const QRect area(cell % 10 * 32, cell / 10 * 25, 32, 25);
            const int value = (cell * 3 + i * 5) % 256;
            painter.fillRect(area, QColor(value, 255 - value, 128 + value / 3));
            painter.drawText(area, Qt::AlignCenter, QString::number(value));
        }
    }
    return frames;
}

Frames noise(QSize size, int count)
{
    std::mt19937 engine(7);
    Frames frames;
    for (int i = 0; i < count; ++i) {
        QImage& frame = frames.emplace_back(size, QImage::Format_RGB32);
        for (int y = 0; y < size.height(); ++y)
            for (int x = 0; x < size.width(); ++x)
                frame.setPixel(x, y, 0xFF000000U | static_cast<QRgb>(engine()));
    }
    return frames;
}

Frames changedAt(std::initializer_list<QPoint> places)
{
    Frames frames { QImage(31, 17, QImage::Format_RGB32) };
    frames.front().fill(Qt::white);
    for (const QPoint& place : places) {
        frames.push_back(frames.back());
        frames.back().setPixel(place, qRgb(200, 0, 0));
    }
    return frames;
}

Animation animationOf(const Frames& frames, const QString& path)
{
    Animation animation;
    animation.path = path;
    animation.frames = static_cast<int>(frames.size());
    return animation;
}

void write(const Frames& frames, const Animation& animation)
{
    ui::AnimationWriter writer(animation);
    for (const QImage& frame : frames)
        writer.add(frame);
    writer.write();
}

void write(const Frames& frames, const QString& path)
{
    write(frames, animationOf(frames, path));
}

int largestDifference(const QImage& a, const QImage& b)
{
    int largest = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y);
            const QRgb q = b.pixel(x, y);
            largest = std::max({ largest, std::abs(qRed(p) - qRed(q)),
                std::abs(qGreen(p) - qGreen(q)), std::abs(qBlue(p) - qBlue(q)) });
        }
    return largest;
}

} // namespace

class TestAnimation : public QObject {
    Q_OBJECT

private slots:
    void decodedFramesEqualWrittenFrames_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<Frames>("frames");
        for (const QString name : { "a.gif", "a.webp" }) {
            const auto row = [&](const char* what, const Frames& frames) {
                QTest::addRow("%s, %s", qPrintable(name), what) << name << frames;
            };
            row("one frame", heatMaps({ 40, 30 }, 200, 1));
            row("many frames", heatMaps({ 121, 63 }, 200, 21));
            row("two colours", heatMaps({ 40, 30 }, 2, 4));
            row("255 colours", heatMaps({ 301, 200 }, 255, 5));
            row("256 colours", heatMaps({ 301, 200 }, 256, 5));
            row("one pixel", heatMaps({ 1, 1 }, 2, 3));
            row("single changes",
                changedAt({ { 0, 0 }, { 30, 16 }, { 15, 9 }, { 15, 9 }, { 1, 1 } }));
            row("colours that stay", [] {
                Frames frames = noise({ 15, 15 }, 1); // 225 colours, and 225 others
                frames.push_back(noise({ 15, 15 }, 2).back());
                return frames;
            }());
        }
        QTest::addRow("a.webp, more colours") << "a.webp" << noise({ 61, 47 }, 4);
        QTest::addRow("a.webp, text") << "a.webp" << withText(5);
    }
    void decodedFramesEqualWrittenFrames()
    {
        QFETCH(QString, name);
        QFETCH(Frames, frames);
        const QTemporaryDir folder;
        const QString path = folder.filePath(name);
        Animation animation = animationOf(frames, path);
        animation.milliseconds = 70;
        animation.lastMilliseconds = 640;
        write(frames, animation);
        const Decoded back = decoded(path);
        QCOMPARE(back.frames.size(), frames.size());
        for (std::size_t i = 0; i < frames.size(); ++i)
            QVERIFY2(
                largestDifference(back.frames[i], frames[i]) == 0, qPrintable(QString::number(i)));
        if (frames.size() == 1)
            return; // a still image has no durations
        std::vector<int> times(frames.size(), 70);
        times.back() = 640;
        QCOMPARE(back.milliseconds, times);
        QCOMPARE(back.loops, 0);
    }
    void gifWithManyColoursKeepsCellsExact()
    {
        const Frames frames = withText(6);
        const QTemporaryDir folder;
        write(frames, folder.filePath("a.gif"));
        const Decoded back = decoded(folder.filePath("a.gif"));
        QCOMPARE(back.frames.size(), frames.size());
        for (std::size_t i = 0; i < frames.size(); ++i) {
            for (int cell = 0; cell < 80; ++cell) {
                const QPoint corner(cell % 10 * 32 + 1, cell / 10 * 25 + 1);
                QCOMPARE(back.frames[i].pixel(corner), frames[i].pixel(corner));
            }
            QVERIFY2(largestDifference(back.frames[i], frames[i]) <= 48,
                qPrintable(QString::number(largestDifference(back.frames[i], frames[i]))));
        }
    }
    void unchangedFramesTakeFewBytes()
    {
        const QTemporaryDir folder;
        const Frames one = heatMaps({ 301, 200 }, 200, 1);
        const Frames same(20, one.front());
        for (const QString ending : { ".gif", ".webp" }) {
            write(one, folder.filePath("one" + ending));
            write(same, folder.filePath("same" + ending));
            const qsizetype more = contentOf(folder.filePath("same" + ending)).size()
                - contentOf(folder.filePath("one" + ending)).size();
            QVERIFY2(more < 1600, qPrintable(QString::number(more)));
        }
    }
    void pngFramesAreNumbered()
    {
        QCOMPARE(ui::framePath("a/sweep.png", 0, 9), "a/sweep-1.png");
        QCOMPARE(ui::framePath("a/sweep.png", 6, 60), "a/sweep-07.png");
        QCOMPARE(ui::framePath("a/{frame}.of.PNG", 99, 100), "a/100.of.PNG");
        const QTemporaryDir folder;
        const Frames frames = noise({ 20, 10 }, 12);
        write(frames, folder.filePath("n{frame}.png"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 12);
        for (int i = 0; i < 12; ++i)
            QCOMPARE(QImage(folder.filePath(QString("n%1.png").arg(i + 1, 2, 10, QChar('0'))))
                         .convertToFormat(QImage::Format_RGB32),
                frames[static_cast<std::size_t>(i)]);
    }
    void stoppedWriterKeepsOldFile_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("at");
        for (const char* name : { "a.gif", "a.webp", "a-{frame}.png" })
            for (const int at : { 0, 1, 9, 20 })
                QTest::addRow("%s after %d", name, at) << name << at;
    }
    void stoppedWriterKeepsOldFile()
    {
        QFETCH(QString, name);
        QFETCH(int, at);
        const QTemporaryDir folder;
        QFile old(folder.filePath("a.gif"));
        QVERIFY(old.open(QIODevice::WriteOnly) && old.write("old") == 3);
        old.close();
        const Frames frames = heatMaps({ 20, 10 }, 50, 20);
        {
            ui::AnimationWriter writer(animationOf(frames, folder.filePath(name)));
            for (int i = 0; i < at; ++i)
                writer.add(frames.at(static_cast<std::size_t>(i)));
        }
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList("a.gif"));
        QCOMPARE(contentOf(folder.filePath("a.gif")), QByteArray("old"));
    }
    void unwritableAnimationsAreRefusedWithAReason_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QByteArray>("problem");
        const QSize small(3, 3);
        QTest::newRow("another ending") << "a.avi" << small << QByteArray("unknown_ending");
        QTest::newRow("no ending") << "gif" << small << QByteArray("unknown_ending");
        QTest::newRow("no folder") << "none/a.gif" << small << QByteArray("folder_missing");
        QTest::newRow("wide") << "a.webp" << QSize(16384, 1) << QByteArray("animation_too_large");
        QTest::newRow("high") << "a.gif" << QSize(1, 65536) << QByteArray("animation_too_large");
    }
    void unwritableAnimationsAreRefusedWithAReason()
    {
        QFETCH(QString, name);
        QFETCH(QSize, size);
        QFETCH(QByteArray, problem);
        const QTemporaryDir folder;
        QImage picture(size, QImage::Format_RGB32);
        picture.fill(Qt::white);
        const Frames frames(3, picture);
        try {
            write(frames, folder.filePath(name));
            QFAIL("it was written");
        } catch (const core::Error& error) {
            QCOMPARE(QByteArray::fromStdString(error.problem), problem);
        }
        QVERIFY(QDir(folder.path()).entryList(QDir::Files).isEmpty());
    }
    void largestSizesAreWritten()
    {
        const QTemporaryDir folder;
        QImage wide(16383, 1, QImage::Format_RGB32);
        wide.fill(Qt::red);
        write({ wide, wide }, folder.filePath("a.webp"));
        QCOMPARE(decoded(folder.filePath("a.webp")).frames.at(1).size(), wide.size());
    }
};

QTEST_MAIN(TestAnimation)
#include "tst_animation.moc"
