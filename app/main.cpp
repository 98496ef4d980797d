#include "app/command.h"
#include "app/console.h"
#include "core/error.h"
#include "core/memory.h"

#include <QCoreApplication>

#include <new>

namespace {

int dispatch(const QStringList& arguments)
{
    if (arguments.isEmpty())
        return app::runCommand(app::showCommand(), {});
    const QString& first = arguments.first();
    if (first == u"--version" || first == u"-v")
        return app::print("Headlight " HEADLIGHT_VERSION "\n") ? app::done : app::failed;
    if (first == u"--help" || first == u"-h")
        return app::print(app::overview()) ? app::done : app::failed;
    if (first.startsWith(u'-'))
        return app::refuseUsage("Unknown option \"" + app::harmless(first.toStdString())
            + "\" where a command is expected.");
    return app::runNamed(first, arguments.mid(1));
}

} // namespace

int main(int argc, char* argv[])
{
    core::keepFreedMemory();
    try {
        const QCoreApplication application(argc, argv);
        return dispatch(QCoreApplication::arguments().mid(1));
    } catch (const core::Error& error) {
        app::printError("headlight: " + app::harmless(error.detail()) + "\n");
    } catch (const std::bad_alloc&) {
        app::printError("headlight: not enough memory for this\n");
    }
    return app::failed;
}
