#include "app/choices.h"

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

} // namespace

QStringList valuesOf(const Command& command, const QString& option)
{
    if (option.isEmpty())
        return argumentValues(command);
    for (const QCommandLineOption& each : optionsOf(command))
        if (each.names().contains(option))
            return namedValues(command, each.valueName(), each.names().constLast());
    return {};
}

} // namespace app
