#include "app/manual.h"

#include "app/command.h"
#include "ui/words/language.h"

namespace app {

namespace {

    // Text that man shows as it is: no hyphens for minus signs, no requests hidden in it.
    std::string plain(const QString& text)
    {
        QString safe = text;
        safe.replace(u'\\', QStringLiteral("\\e")).replace(u'-', QStringLiteral("\\-"));
        if (safe.startsWith(u'.') || safe.startsWith(u'\''))
            safe.prepend(QStringLiteral("\\&"));
        return safe.toStdString();
    }

    std::string bold(const QString& text)
    {
        return "\\fB" + plain(text) + "\\fR";
    }

    std::string usage(const Command& command)
    {
        return ".TP\n" + bold(QStringLiteral("headlight ") + command.name)
            + (command.arguments.isEmpty() ? "" : " " + plain(command.arguments)) + "\n"
            + plain(command.summary) + "\n";
    }

    // Indented lines are examples, to be shown as they stand.
    std::string paragraphs(const QString& description)
    {
        std::string text;
        bool example = false;
        for (const QString& line : description.split(u'\n')) {
            const bool indented = line.startsWith(u' ');
            if (indented != example)
                text += indented ? ".EX\n" : ".EE\n";
            example = indented;
            if (line.isEmpty())
                text += ".PP\n";
            else
                text += plain(line) + "\n";
        }
        return text + (example ? ".EE\n" : "");
    }

    std::string optionText(const QCommandLineOption& option)
    {
        std::string text = ".TP\n";
        QStringList names;
        for (const QString& name : option.names())
            names << QString(name.size() == 1 ? 1 : 2, u'-') + name;
        text += bold(names.join(QStringLiteral(", ")));
        if (!option.valueName().isEmpty())
            text += " \\fI" + plain(option.valueName()) + "\\fR";
        return text + "\n" + plain(option.description()) + "\n";
    }

    std::string details(const Command& command)
    {
        std::string text
            = ".SS headlight " + plain(command.name) + "\n" + paragraphs(command.description);
        for (const QCommandLineOption& option : optionsOf(command))
            text += optionText(option);
        return text;
    }

} // namespace

std::string manualPage()
{
    std::string synopsis;
    std::string commandTexts;
    for (const Command& command : commands()) {
        synopsis += usage(command);
        commandTexts += details(command);
    }
    return "'\\\" -*- coding: UTF-8 -*-\n"
           ".TH HEADLIGHT 1 \"\" \"Headlight " HEADLIGHT_VERSION "\" \"User Commands\"\n"
           ".SH NAME\n"
           "headlight \\- see what every attention head sees\n"
           ".SH SYNOPSIS\n"
           ".TP\n\\fBheadlight\\fR [FILE]\nopen the window\n"
           ".TP\n\\fBheadlight\\fR \\-\\-model MODEL\nopen it with a trained model\n"
        + synopsis
        + ".SH DESCRIPTION\n"
          "Headlight computes attention for a sentence and shows every number on the way: queries, "
          "keys, values, scores, weights and outputs, head by head. It opens a window; the "
          "commands do the same work in a terminal and need no display.\n"
          ".SH COMMANDS\n"
        + commandTexts
        + ".SS Options of headlight itself\n"
          ".TP\n\\fB\\-h, \\-\\-help\\fR\n"
          "An overview; behind a command, how to use it.\n"
          ".TP\n\\fB\\-\\-language\\fR \\fILANG\\fR\n"
          "Before a file or a command: the language of the window and of words in figures. "
        + plain(ui::languages().join(QStringLiteral(", ")))
        + "; other spellings of them are understood, such as zh, zh\\-Hant or zh_HK. Without it "
          "the window speaks the language that was chosen in its View menu, at first that of the "
          "desktop, and commands speak English, so that a script gives the same everywhere.\n"
          ".TP\n\\fB\\-v, \\-\\-version\\fR\nThe version.\n"
          ".SH EXIT STATUS\n"
          ".TP\n0\ndone\n.TP\n1\nthe input or a check failed\n.TP\n2\nwrong usage\n";
}

} // namespace app
