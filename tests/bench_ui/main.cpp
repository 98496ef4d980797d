#include "benches.h"
#include "report.h"

#include "core/base/memory.h"

#include <QApplication>
#include <QStandardPaths>

// bench_ui [changes|hover|switches|zoom|trained|present|learn|start [view…] [tokens…]]: everything
// without arguments.
int main(int argc, char* argv[])
{
    core::keepFreedMemory(); // as the program does
    const QApplication application(argc, argv);
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setApplicationName(QStringLiteral("headlight-bench"));
    const QStringList arguments = QCoreApplication::arguments();
    const QStringList only = arguments.mid(2);
    const auto selected = [&](const char* name) {
        return arguments.value(1, QLatin1String(name)) == QLatin1String(name);
    };
    std::printf("platform %s\n", qPrintable(QGuiApplication::platformName()));
    printHeader();
    if (selected("start"))
        benchStart();
    if (selected("changes"))
        benchChanges(only);
    if (selected("hover"))
        benchHover(only);
    if (selected("switches"))
        benchSwitches(only);
    if (selected("zoom"))
        benchZoom();
    if (selected("trained"))
        benchTrained();
    if (selected("present"))
        benchPresent();
    if (selected("learn"))
        benchTrain();
    return 0;
}
