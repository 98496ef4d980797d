#include "app/choices.h"
#include "app/command.h"
#include "app/manual.h"
#include "app/printer.h"

#include <algorithm>

namespace app {

using namespace Qt::StringLiterals;

namespace {

    const QString manName = u"man"_s;
    const QString choicesName = u"choices"_s;

    std::string lines(const QStringList& values)
    {
        return values.isEmpty() ? std::string() : values.join(u'\n').toStdString() + "\n";
    }

    int help(const QCommandLineParser& parser, const core::SharedStore& /*files*/)
    {
        if (parser.isSet(manName))
            return printout(parser, manualPage());
        if (parser.positionalArguments().isEmpty())
            return printout(parser, overview());
        const QString name = parser.positionalArguments().first();
        const std::vector<Command> all = commands();
        const auto command = std::ranges::find(all, name, &Command::name);
        if (command == all.end())
            return refuseCommand(name);
        return printout(parser,
            parser.isSet(choicesName) ? lines(valuesOf(*command, parser.value(choicesName)))
                                      : helpText(*command));
    }

} // namespace

Command helpCommand()
{
    return { u"help"_s, u"[COMMAND] [--man]"_s, u"explain a command"_s,
        u"Explains a command, or lists all of them."_s,
        { { manName, u"Print the man page, for man(1)."_s },
            { choicesName,
                u"Print the values that this option of COMMAND takes, one per line; without a "
                "name, those of the argument after COMMAND."_s,
                u"OPTION"_s } },
        1, help, false, Prints::Text };
}

} // namespace app
