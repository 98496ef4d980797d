#include "app/command.h"
#include "app/printer.h"
#include "core/analysis/head_measures.h"
#include "core/io/export/tensor_format.h"
#include "core/io/model/bundled_models.h"
#include "core/settings/settings.h"
#include "core/training/network_names.h"
#include "core/training/optimiser.h"
#include "core/training/tasks/task.h"
#include "ui/document/view_entry.h"
#include "ui/drawing/theme.h"
#include "ui/figure/figure.h"
#include "ui/figure/figure_settings.h"
#include "ui/files/examples.h"
#include "ui/files/lessons.h"
#include "ui/words/language.h"

#include <algorithm>
#include <array>
#include <string>

namespace app {

using namespace Qt::StringLiterals;

namespace {

    QString textOf(std::string_view text)
    {
        return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    }

    QStringList listOf(const auto& ids)
    {
        QStringList list;
        for (const auto& id : ids)
            list << textOf(id);
        return list;
    }

    QStringList modelNames()
    {
        return listOf(core::bundledModels()) + listOf(core::bundledNetworks());
    }

    QStringList viewNames()
    {
        QStringList names;
        for (const ui::ViewEntry& view : ui::views())
            names << textOf(view.id);
        return names;
    }

    QStringList presetNames()
    {
        QStringList names;
        for (const ui::FigurePreset& preset : ui::figurePresets)
            names << textOf(preset.id.substr(ui::presetPrefix.size()));
        return names;
    }

    QStringList networkNamesOf()
    {
        namespace training = core::training;
        QStringList names;
        for (const auto output : { training::OutputKind::Sequence, training::OutputKind::Labels,
                 training::OutputKind::Label, training::OutputKind::Numbers })
            for (const auto& each : training::standardNetworks(output))
                if (const QString name = QString::fromStdString(training::nameOf(each));
                    !names.contains(name))
                    names << name;
        return names;
    }

    QStringList lessonNames()
    {
        QStringList names;
        for (const ui::Lesson& lesson : ui::lessons())
            names << QString::fromStdString(lesson.id);
        return names;
    }

    QStringList exampleNames()
    {
        QStringList names;
        for (const ui::Example& example : ui::examples())
            names << QString::fromStdString(example.id);
        return names;
    }

    QStringList commandNames()
    {
        QStringList names;
        for (const Command& command : commands())
            names << command.name;
        return names;
    }

    // The kinds of a setting: "score", "mask" …
    QStringList kindsOf(const QString& setting)
    {
        for (const core::settings::Field& field : core::settings::list())
            if (QString::fromStdString(field.path) == setting + u".kind"_s)
                return listOf(field.choices);
        return {};
    }

    // A command that draws, or writes tensors, has formats of its own.
    QStringList formatsOf(const Command& command)
    {
        const auto has = [&](const QString& name) {
            const QList<QCommandLineOption> options = optionsOf(command);
            return std::ranges::any_of(options,
                [&](const QCommandLineOption& option) { return option.names().contains(name); });
        };
        if (command.draws)
            return listOf(enumIds(ui::FigureFormat {}));
        QStringList formats = listOf(enumIds(PrintFormat {}));
        if (has(u"tensor"_s))
            for (const QString& each : listOf(enumIds(core::TensorFormat {})))
                if (!formats.contains(each))
                    formats << each;
        return formats;
    }

    // By the placeholder in an option's or a command's help.
    QStringList namedValues(const Command& command, const QString& placeholder, const QString& name)
    {
        if (placeholder == u"MODEL")
            return modelNames();
        if (placeholder == u"VIEW")
            return viewNames();
        if (placeholder == u"FORMAT")
            return formatsOf(command);
        if (placeholder == u"THEME")
            return listOf(enumIds(ui::ThemeKind {}));
        if (placeholder == u"PRESET")
            return presetNames();
        if (placeholder == u"LANG")
            return ui::languages();
        if (placeholder == u"MEASURE")
            return listOf(enumIds(core::HeadOrder {}));
        if (placeholder == u"TASK")
            return listOf(core::training::taskIds());
        if (placeholder == u"NETWORK" || placeholder == u"NETWORKS")
            return networkNamesOf();
        if (placeholder == u"SCORE")
            return listOf(enumIds(core::training::Alignment {}));
        if (placeholder == u"OPTIMISER")
            return listOf(core::kinds<core::training::Optimiser>());
        if (placeholder == u"KIND")
            return kindsOf(name);
        return {};
    }

    QStringList argumentValues(const Command& command)
    {
        if (command.arguments.contains(u"COMMAND"_s))
            return commandNames();
        if (command.name == u"examples")
            return exampleNames();
        const bool lesson = command.arguments.contains(u"LESSON"_s)
            || command.arguments.contains(u"SESSION"_s) || command.name == u"lessons";
        return lesson ? lessonNames() : QStringList();
    }

    // The values that an option of a command takes, or its argument if `option` is empty; for
    // completion. Empty for texts, numbers and files.
    QStringList valuesOf(const Command& command, const QString& option)
    {
        if (option.isEmpty())
            return argumentValues(command);
        for (const QCommandLineOption& each : optionsOf(command))
            if (each.names().contains(option))
                return namedValues(command, each.valueName(), each.names().constLast());
        return {};
    }

    // Escapes backslashes, minus signs and leading control characters for roff.
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

    // Indented lines are examples, shown verbatim.
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
        text += bold(namesShown(option).join(QStringLiteral(", ")));
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

    // The man page for man(1): every command and option, as in the help.
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
               "headlight \\- explore attention heads in transformers\n"
               ".SH SYNOPSIS\n"
               ".TP\n\\fBheadlight\\fR [FILE]\nopen the window\n"
               ".TP\n\\fBheadlight\\fR \\-\\-model MODEL\nopen the window with a trained model\n"
            + synopsis
            + ".SH DESCRIPTION\n"
              "Headlight computes self\\-attention in transformers for a sentence and shows every "
              "intermediate result: queries, keys, values, scores, weights and outputs, head by "
              "head. It opens a window; the commands do the same work in a terminal, and all but "
              "\\fBpresent\\fR work without a display.\n"
              ".SH COMMANDS\n"
            + commandTexts
            + ".SS Options of headlight itself\n"
              ".TP\n"
              "\\fB\\-h, \\-\\-help\\fR\n"
              "Print an overview; after a command, its help.\n"
              ".TP\n"
              "\\fB\\-\\-language\\fR \\fILANG\\fR\n"
              "Before a file or a command: the language of the window and of the text in figures. "
            + plain(ui::languages().join(QStringLiteral(", ")))
            + "; other spellings such as zh, zh\\-Hant or zh_HK are accepted. Default: for the "
              "window, the language chosen in its View menu, or else that of the desktop; for "
              "commands, English, so that a script gives the same result everywhere.\n"
              ".TP\n"
              "\\fB\\-v, \\-\\-version\\fR\n"
              "Print the version.\n"
              ".SH EXIT STATUS\n"
              ".TP\n"
              "0\n"
              "success\n"
              ".TP\n"
              "1\n"
              "the input is invalid or a check failed\n"
              ".TP\n"
              "2\n"
              "wrong usage\n";
    }

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
