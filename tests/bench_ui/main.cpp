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
    const auto asked = [&](const char* name) {
        return arguments.value(1, QLatin1String(name)) == QLatin1String(name);
    };
    std::printf("platform %s\n", qPrintable(QGuiApplication::platformName()));
    printHeader();
    if (asked("start"))
        benchStart();
    if (asked("changes"))
        benchChanges(only);
    if (asked("hover"))
        benchHover(only);
    if (asked("switches"))
        benchSwitches(only);
    if (asked("zoom"))
        benchZoom();
    if (asked("trained"))
        benchTrained();
    if (asked("present"))
        benchPresent();
    if (asked("learn"))
        benchLearn();
    return 0;
}
