#include "app/command.h"

#include "app/console.h"
#include "app/input_session.h"
#include "app/language.h"
#include "app/printer.h"
#include "core/base/spelling.h"
#include "ui/words/language.h"

#include <algorithm>

namespace app {

using namespace Qt::StringLiterals;

namespace {

    QCommandLineOption helpOption()
    {
        return { { QStringLiteral("h"), QStringLiteral("help") },
            QStringLiteral("Show this help.") };
    }

    bool has(const Command& command, const QString& name)
    {
        return std::ranges::any_of(optionsOf(command),
            [&](const QCommandLineOption& option) { return option.names().contains(name); });
    }

    QString nameIn(const QString& word)
    {
        const QString name = word.section(u'=', 0, 0);
        return name.mid(name.startsWith(u"--"_s) ? 2 : 1);
    }

    // The option as typed, without its value: "--frobnicate", or "-frobnicate" for unknown "f".
    QString typed(const QString& name, const QStringList& arguments)
    {
        const auto it = std::ranges::find_if(arguments, [&](const QString& word) {
            return word.startsWith(u"--"_s) ? nameIn(word) == name
                                            : word.startsWith(u'-') && nameIn(word).contains(name);
        });
        return it == arguments.end() ? u"--"_s + name : it->section(u'=', 0, 0);
    }

    std::string hint(const QString& word, const QStringList& names)
    {
        std::vector<std::string> words;
        for (const QString& name : names)
            if (name.size() > 1)
                words.push_back(name.toStdString());
        std::vector<std::string> meant = core::nearest(word.toStdString(), words);
        for (std::string& one : meant)
            one.insert(0, "--");
        return meant.empty() ? "" : "; did you mean " + core::formatted(core::oneOf(meant)) + "?";
    }

    // "; it belongs to "headlight render" or "headlight sweep""
    std::string owners(const QString& name)
    {
        std::vector<std::string> names;
        for (const Command& command : commands())
            if (has(command, name))
                names.push_back("\"headlight " + command.name.toStdString() + "\"");
        return names.empty() ? "" : "; it belongs to " + core::formatted(core::oneOf(names));
    }

    std::string told(const QString& option, const std::string& help)
    {
        return "Unknown option \"" + harmless(option.toStdString()) + "\""
            + (help.empty()               ? "."
                    : help.ends_with('?') ? help
                                          : help + ".");
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

std::optional<std::string> unknownOption(
    const Command& command, const QCommandLineParser& parser, const QStringList& arguments)
{
    if (parser.unknownOptionNames().isEmpty())
        return std::nullopt;
    const QString option = typed(parser.unknownOptionNames().constFirst(), arguments);
    QStringList names { u"help"_s };
    for (const QCommandLineOption& own : optionsOf(command))
        names << own.names();
    const QString name = nameIn(option);
    if (names.contains(name))
        return told(option, "; did you mean --" + name.toStdString() + "?");
    const std::string elsewhere = owners(name);
    return told(option, elsewhere.empty() ? hint(name, names) : elsewhere);
}

std::string unknownOption(const QString& option)
{
    const std::string elsewhere = owners(nameIn(option));
    const std::string help = elsewhere.empty()
        ? hint(nameIn(option), { u"help"_s, u"version"_s, u"language"_s })
        : elsewhere;
    return told(option, help.empty() ? " where a command is expected" : help);
}

} // namespace app
