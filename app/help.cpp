#include "app/command.h"
#include "app/console.h"

namespace app {

namespace {

    int help(const QCommandLineParser& parser)
    {
        if (parser.positionalArguments().isEmpty())
            return print(overview()) ? done : failed;
        return runNamed(parser.positionalArguments().first(), { QStringLiteral("--help") });
    }

} // namespace

Command helpCommand()
{
    return { QStringLiteral("help"), QStringLiteral("[COMMAND]"),
        QStringLiteral("how to use a command"),
        QStringLiteral("Explains a command, or lists all of them."), {}, 1, help };
}

} // namespace app
