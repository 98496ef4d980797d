#include "app/command.h"
#include "app/console.h"
#include "app/manual.h"

namespace app {

namespace {

    int help(const QCommandLineParser& parser, const core::SharedStore& files)
    {
        if (parser.isSet(QStringLiteral("man")))
            return print(manualPage()) ? Success : Failure;
        if (parser.positionalArguments().isEmpty())
            return print(overview()) ? Success : Failure;
        return runNamed(parser.positionalArguments().first(), { QStringLiteral("--help") }, files);
    }

} // namespace

Command helpCommand()
{
    return { QStringLiteral("help"), QStringLiteral("[COMMAND] [--man]"),
        QStringLiteral("explain a command"),
        QStringLiteral("Explains a command, or lists all of them."),
        { { QStringLiteral("man"), QStringLiteral("Print the man page, for man(1).") } }, 1, help };
}

} // namespace app
