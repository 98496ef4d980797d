#include "app/command.h"

#include "app/console.h"
#include "app/input_session.h"
#include "app/language.h"
#include "app/printer.h"
#include "app/unknown_option.h"
#include "core/base/spelling.h"
#include "ui/words/language.h"

namespace app {

namespace {

    QCommandLineOption helpOption()
    {
        return { { QStringLiteral("h"), QStringLiteral("help") },
            QStringLiteral("Show this help.") };
    }

} // namespace

QStringList namesShown(const QCommandLineOption& option)
{
    QStringList shown;
    bool hasLong = false;
    for (const QString& name : option.names()) {
        const bool isLong = name.size() > 1;
        if (!isLong || !hasLong)
            shown << QString(isLong ? 2 : 1, u'-') + name;
        hasLong = hasLong || isLong;
    }
    return shown;
}

QList<QCommandLineOption> optionsOf(const Command& command)
{
    const QList<QCommandLineOption> options = command.options + printOptions(command.prints);
    return command.draws ? options + QList<QCommandLineOption> { languageOption() } : options;
}

std::vector<Command> commands()
{
    return { showCommand(), renderCommand(), sweepCommand(), computeCommand(), headsCommand(),
        tokensCommand(), predictCommand(), translateCommand(), fieldsCommand(), examplesCommand(),
        lessonsCommand(), presentCommand(), pagesCommand(), trainCommand(), checkCommand(),
        benchCommand(), helpCommand() };
}

int runCommand(const Command& command, const QStringList& arguments, const core::SharedStore& files)
{
    QCommandLineParser parser;
    parser.addOptions(optionsOf(command));
    const QCommandLineOption help = helpOption();
    parser.addOption(help);
    if (!parser.parse(QStringList { command.name } + arguments))
        return refuseUsage(unknownOption(command, parser, arguments)
                               .value_or(harmless(parser.errorText().toStdString())),
            command.name);
    if (parser.isSet(help))
        return print(helpText(command)) ? Success : Failure;
    const QStringList positional = parser.positionalArguments();
    if (positional.size() > command.mostPositional)
        return refuseUsage("Unexpected argument \""
                + harmless(positional[command.mostPositional].toStdString()) + "\".",
            command.name);
    if (readsInputTwice(parser))
        return refuseUsage(
            "Standard input can be SESSION or --text, not both; name a file for one of them.",
            command.name);
    if (command.draws)
        if (const QString problem = speakLanguage(parser.value(languageOption()));
            !problem.isEmpty())
            return refuseUsage(problem.toStdString(), command.name);
    if (command.prints == Prints::Rows)
        if (const std::string problem = wrongFormat(parser); !problem.empty())
            return refuseUsage(problem, command.name);
    return command.run(parser, files);
}

int runNamed(const QString& name, const QStringList& arguments, const core::SharedStore& files)
{
    for (const Command& command : commands())
        if (command.name == name)
            return runCommand(command, arguments, files);
    return refuseCommand(name);
}

int refuseCommand(const QString& name)
{
    std::vector<std::string> names;
    for (const Command& command : commands())
        names.push_back(command.name.toStdString());
    const std::string hint = core::formatted(core::suggestion(name.toStdString(), names));
    return refuseUsage("Unknown command \"" + harmless(name.toStdString()) + "\""
        + (hint.empty() ? "." : "; " + hint));
}

int refuseUsage(const std::string& problem, const QString& command)
{
    const std::string help = command.isEmpty() ? "--help" : "help " + command.toStdString();
    printError("headlight: " + problem + "\nSee \"headlight " + help + "\".\n");
    return WrongUsage;
}

std::string overview()
{
    std::string text = "Explore self-attention in transformers: every head, every matrix, every "
                       "number.\n\n"
                       "Usage:\n"
                       "  headlight [FILE]              open the window\n"
                       "  headlight --model MODEL       open the window with a trained model\n";
    for (const Command& command : commands())
        text += "  headlight " + fitted(command.name.toStdString(), 20)
            + command.summary.toStdString() + "\n";
    text += "  headlight --language LANG …   set the language of the window and of figures: "
        + ui::languages().join(QStringLiteral(", ")).toStdString() + "\n"
        + "  headlight --version           print the version\n"
          "  headlight --help              print this overview; COMMAND --help explains a "
          "command\n\n"
          "Exit codes: 0 success, 1 the input is invalid or a check failed, 2 wrong usage.\n";
    return text;
}

std::string helpText(const Command& command)
{
    constexpr int width = 80;
    const std::string arguments = command.arguments.toStdString();
    std::string text = "Usage: headlight " + command.name.toStdString()
        + (arguments.empty() ? "" : " " + arguments) + "\n\n";
    for (const QString& paragraph : command.description.split(u'\n'))
        text += paragraph.startsWith(u' ') ? paragraph.toStdString() + "\n"
                                           : wrapped(paragraph.toStdString(), width, "");
    text += "\nOptions:\n";
    for (const QCommandLineOption& option :
        optionsOf(command) + QList<QCommandLineOption> { helpOption() }) {
        text += "  " + namesShown(option).join(u", ").toStdString()
            + (option.valueName().isEmpty() ? "" : " " + option.valueName().toStdString()) + "\n"
            + wrapped(option.description().toStdString(), width, "      ");
    }
    return text;
}

} // namespace app
