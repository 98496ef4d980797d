#include "ui/lesson/slider_names.h"

#include "core/base/error.h"
#include "ui/words/labels.h"
#include "ui/words/messages.h"

#include <QCoreApplication>
#include <QStringListModel>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    struct SliderWords {
        Q_DECLARE_TR_FUNCTIONS(ui::LessonTab)
    };

    struct Named {
        std::string path;
        QString name; // in the window
    };

    // The settings that can be live in the step.
    std::vector<Named> movable(const core::Experiment& experiment)
    {
        std::vector<Named> result;
        for (const core::settings::Field& field : core::settings::list(experiment))
            if (field.value && core::settings::matters(experiment, field.path))
                result.push_back({ field.path, label(field.path) });
        return result;
    }

    // The first of several with that name.
    const Named* named(const std::vector<Named>& all, const QString& name)
    {
        const auto it = std::ranges::find_if(all,
            [&](const Named& each) { return each.name.compare(name, Qt::CaseInsensitive) == 0; });
        return it != all.end() ? &*it : nullptr;
    }

    bool isField(const core::Experiment& experiment, const std::string& path)
    {
        try {
            static_cast<void>(core::settings::get(experiment, path));
            return true;
        } catch (const core::Error& error) {
            return error.problem != "unknown_field";
        }
    }

} // namespace

SliderNames sliderNames(const core::Experiment& experiment, const QString& typed)
{
    const std::vector<Named> all = movable(experiment);
    SliderNames result;
    for (const QString& part : typed.split(u',', Qt::SkipEmptyParts)) {
        const QString name = part.trimmed();
        if (name.isEmpty())
            continue;
        if (isField(experiment, name.toStdString()))
            result.paths.push_back(name.toStdString());
        else if (const Named* const meant = named(all, name); meant != nullptr)
            result.paths.push_back(meant->path);
        else
            result.unknown << name;
    }
    return result;
}

QString sliderName(const core::Experiment& experiment, const std::string& path)
{
    const std::vector<Named> all = movable(experiment);
    const Named* const meant = named(all, label(path));
    return meant != nullptr && meant->path == path ? meant->name : QString::fromStdString(path);
}

QString whyNotLive(const core::Experiment& experiment, const std::string& path)
{
    try {
        static_cast<void>(core::settings::get(experiment, path));
    } catch (const core::Error& error) {
        return sentence(error);
    }
    if (core::settings::matters(experiment, path))
        return {};
    const std::string modified = std::string(interventionPrefix) + path;
    const auto fields = core::settings::list(experiment);
    return std::ranges::find(fields, modified, &core::settings::Field::path) != fields.end()
        ? SliderWords::tr("“%1” has no effect on a trained model; use “%2”.")
              .arg(QString::fromStdString(path), QString::fromStdString(modified))
        : SliderWords::tr("“%1” has no effect in this step.").arg(QString::fromStdString(path));
}

SliderCompleter::SliderCompleter(QObject* parent)
    : QCompleter(parent)
    , m_names(new QStringListModel(this))
{
    setModel(m_names);
    setCaseSensitivity(Qt::CaseInsensitive);
    setFilterMode(Qt::MatchContains);
}

void SliderCompleter::offer(const core::Experiment& experiment)
{
    QStringList names;
    QStringList paths;
    const std::vector<Named> all = movable(experiment);
    for (const Named& each : all) {
        if (named(all, each.name) == &each)
            names << each.name;
        paths << QString::fromStdString(each.path);
    }
    if (m_names->stringList() != names + paths)
        m_names->setStringList(names + paths);
}

QStringList SliderCompleter::splitPath(const QString& path) const
{
    const qsizetype from = path.lastIndexOf(u',') + 1;
    m_before = path.first(from) + (from > 0 ? u" "_s : QString());
    return { path.sliced(from).trimmed() };
}

QString SliderCompleter::pathFromIndex(const QModelIndex& index) const
{
    return m_before + QCompleter::pathFromIndex(index);
}

} // namespace ui
