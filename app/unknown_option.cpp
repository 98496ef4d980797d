#include "app/unknown_option.h"

#include "app/console.h"
#include "core/base/spelling.h"

#include <algorithm>

namespace app {

using namespace Qt::StringLiterals;

namespace {

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
