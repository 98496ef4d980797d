#include "benches.h"
#include "report.h"

#include <QElapsedTimer>
#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QPixmap>
#include <QProcess>
#include <QScreen>
#include <QTemporaryDir>
#include <QThread>

#include <algorithm>

namespace {

// The environment of a new account: no settings, no sessions.
QProcessEnvironment newHome(const QString& folder)
{
    QProcessEnvironment result = QProcessEnvironment::systemEnvironment();
    result.insert(QStringLiteral("HOME"), folder);
    for (const char* name :
        { "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME" })
        result.insert(QString::fromLatin1(name), folder + u'/' + QString::fromLatin1(name));
    return result;
}

// True if heat maps are on screen: many pixels are far from grey.
bool seesHeatMap()
{
    constexpr int coloured = 40;
    const QImage screen = QGuiApplication::primaryScreen()->grabWindow(0).toImage().convertToFormat(
        QImage::Format_RGB32);
    int found = 0;
    for (int y = 0; y < screen.height(); y += 2) {
        const auto* line = reinterpret_cast<const QRgb*>(screen.constScanLine(y));
        for (int x = 0; x < screen.width(); x += 2) {
            const auto [low, high]
                = std::minmax({ qRed(line[x]), qGreen(line[x]), qBlue(line[x]) });
            found += high - low > coloured ? 1 : 0;
        }
    }
    return found > 2000;
}

double kilobytes(qint64 process, const QByteArray& field)
{
    QFile file(QStringLiteral("/proc/%1/smaps_rollup").arg(process));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray& line : file.readAll().split('\n'))
        if (line.startsWith(field + ':'))
            return line.simplified().split(' ').value(1).toDouble();
    return 0;
}

} // namespace

void benchStart()
{
    if (QGuiApplication::platformName() != u"xcb") {
        std::printf("starting: not measured without an X display\n");
        return;
    }
    Times starts;
    double rss = 0;
    double pss = 0;
    for (int i = 0; i < 12; ++i) {
        const QTemporaryDir home;
        QProcess program;
        program.setProcessEnvironment(newHome(home.path()));
        QElapsedTimer clock;
        clock.start();
        program.start(QStringLiteral(HEADLIGHT_PROGRAM), QStringList());
        while (!seesHeatMap() && clock.elapsed() < 10000)
            QThread::msleep(2);
        if (i > 0) // the first start reads the disk
            starts.add(static_cast<double>(clock.nsecsElapsed()) / 1e6);
        if (i == 11) {
            QThread::sleep(3);
            rss = kilobytes(program.processId(), "Rss") / 1024;
            pss = kilobytes(program.processId(), "Pss") / 1024;
        }
        program.terminate();
        if (!program.waitForFinished(3000))
            program.kill();
        program.waitForFinished();
        QThread::msleep(200);
    }
    print("start to the first heat map on the screen", starts, 400);
    std::printf("memory when idle: RSS %.0f MB, PSS %.0f MB (target 180)\n", rss, pss);
}
