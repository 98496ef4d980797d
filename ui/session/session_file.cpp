#include "ui/session/session_file.h"

#include "core/io/files/atomic_write.h"
#include "core/io/files/read_file.h"
#include "core/io/files/sniff.h"
#include "core/io/model/bundled_models.h"
#include "core/io/training/network_folder.h"
#include "ui/session/embedded_session.h"

#include <QDir>
#include <QFileInfo>

#include <type_traits>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    template <class T> struct IsList : std::false_type {
    };
    template <class T> struct IsList<std::vector<T>> : std::true_type {
    };

    // Calls f(name) for every file in the value: fields "file", tensors of files, and a pretrained
    // model's folder.
    template <class T> void eachFile(T& value, const auto& f)
    {
        if constexpr (std::is_same_v<T, core::TensorInput>) {
            f(value.file);
        } else if constexpr (std::is_same_v<T, core::PretrainedSource>) {
            if (!core::isBundled(value.where)) // otherwise a folder
                f(value.where);
            eachFile(value.interventions, f);
        } else if constexpr (core::Variant<T>) {
            std::visit([&](auto& active) { eachFile(active, f); }, value);
        } else if constexpr (core::HasFields<T>) {
            T::fields(value, [&](std::string_view name, auto& field, auto&&...) {
                if constexpr (std::is_same_v<decltype(field), std::string&>) {
                    if (name == "file")
                        f(field);
                } else {
                    eachFile(field, f);
                }
            });
        } else if constexpr (IsList<T>::value) {
            for (auto& element : value)
                eachFile(element, f);
        }
    }

    void eachFileOf(EditableState& state, const auto& change)
    {
        const auto named = [&](std::string& file) {
            if (!file.empty())
                file = change(QString::fromStdString(file)).toStdString();
        };
        eachFile(state.experiment, named);
        if (state.pinned)
            eachFile(*state.pinned, named);
        for (LessonStep& step : state.steps) {
            eachFile(step.experiment, named);
            if (step.pinned)
                eachFile(*step.pinned, named);
        }
    }

} // namespace

QString sessionEnding()
{
    return u".headlight"_s;
}

SessionText sessionText(core::Bytes file)
{
    const core::FileKind kind = core::sniff(file);
    if (mayEmbedSession(kind))
        return { embeddedSessionIn(file), true };
    if (kind != core::FileKind::Json)
        throw core::wrongFile(kind, core::message("a Headlight session"));
    return { std::string(core::textOf(file)), false };
}

SavedSession readSession(const QString& path)
{
    const core::FileBytes file = core::readFile(path.toStdString(), core::textSizeLimit);
    const SessionText text = sessionText(file.bytes());
    SavedSession result = sessionFromJson(text.json);
    result.fromFigure = text.fromFigure;
    makeAbsolute(result.session, QFileInfo(path).absolutePath());
    return result;
}

void writeSession(const QString& path, SavedSession saved, const QString& folder)
{
    makeAbsolute(saved.session, folder);
    makeRelative(saved.session, QFileInfo(path).absolutePath());
    core::atomicWrite(path.toStdString(), toJson(saved));
}

void makeAbsolute(EditableState& state, const QString& folder)
{
    eachFileOf(state,
        [&](const QString& file) { return QDir::cleanPath(QDir(folder).absoluteFilePath(file)); });
}

// Beyond the neighbouring folder, a relative name depends on its place as much as an absolute one,
// and is harder to read.
void makeRelative(EditableState& state, const QString& folder)
{
    eachFileOf(state, [&](const QString& file) {
        const QString relative = QDir(folder).relativeFilePath(file);
        return relative.startsWith(u"../.."_s) ? file : relative;
    });
}

QStringList namedFiles(EditableState state, const QString& folder)
{
    makeAbsolute(state, folder);
    QStringList files;
    eachFileOf(state, [&](const QString& file) {
        files << file;
        return file;
    });
    files.removeDuplicates();
    return files;
}

QStringList missingFiles(const core::Experiment& experiment, const QString& folder)
{
    EditableState state;
    state.experiment = experiment;
    QStringList files;
    for (const QString& file : namedFiles(state, folder))
        files << QString::fromStdString(core::networkPath(file.toStdString()).folder);
    files.removeDuplicates();
    files.removeIf([](const QString& file) { return QFileInfo::exists(file); });
    return files;
}

void replaceFile(
    EditableState& state, const QString& folder, const QString& from, const QString& to)
{
    eachFileOf(state, [&](const QString& file) {
        const QString path = QDir::cleanPath(QDir(folder).absoluteFilePath(file));
        core::NetworkPath place = core::networkPath(path.toStdString());
        if (place.folder != from.toStdString())
            return file;
        place.folder = to.toStdString();
        return QString::fromStdString(core::nameOf(place));
    });
}

} // namespace ui
