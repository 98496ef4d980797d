#include "app/asked.h"

#include "app/console.h"
#include "core/io/bytes.h"
#include "core/io/disk_files.h"
#include "core/io/experiment_json.h"
#include "core/io/read_file.h"
#include "core/settings.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace app {

namespace {

    core::SavedExperiment parsed(std::string_view text, const std::string& name)
    {
        try {
            return core::fromJson(text);
        } catch (const core::Error& error) {
            throw placed(error, name);
        }
    }

    core::SavedExperiment readSession(const std::string& path)
    {
        if (path == "-")
            return parsed(readInput(core::textSizeLimit), "standard input");
        const core::FileBytes file = core::readFile(path, core::textSizeLimit);
        return parsed(core::textOf(file.bytes()), path);
    }

    Asked savedExperiment(const QString& path)
    {
        const core::SavedExperiment session = readSession(path.toStdString());
        for (const std::string& unknown : session.unknownPaths)
            printError("headlight: ignoring \"" + harmless(unknown) + "\", which is unknown\n");
        const bool fromInput = path == u"-";
        return { session.experiment,
            fromInput ? QDir::currentPath() : QFileInfo(path).absolutePath(), true };
    }

} // namespace

Asked asked(const QCommandLineParser& parser)
{
    const QStringList positional = parser.positionalArguments();
    Asked result = positional.isEmpty() ? Asked { {}, QDir::currentPath(), false }
                                        : savedExperiment(positional.first());
    if (parser.isSet(textOption()))
        result.experiment.source = core::Sentence { parser.value(textOption()).toStdString() };
    for (const QString& setting : parser.values(setOption()))
        core::settings::set(result.experiment, setting.toStdString());
    return result;
}

core::Error placed(const core::Error& error, const std::string& name)
{
    const std::string byte = error.offset ? " (byte " + std::to_string(*error.offset) + ")" : "";
    return { error.problem, name + ": " + error.detail() + byte, error.offset };
}

QCommandLineOption textOption()
{
    return { QStringLiteral("text"), QStringLiteral("The sentence."), QStringLiteral("TEXT") };
}

QCommandLineOption setOption()
{
    return { QStringLiteral("set"),
        QStringLiteral("Change a setting; may be given several times, and later ones win. "
                       "\"headlight fields\" lists all fields."),
        QStringLiteral("FIELD=VALUE") };
}

bool isSet(const QCommandLineParser& parser, const QString& field)
{
    return std::ranges::any_of(parser.values(setOption()), [&](const QString& setting) {
        const QString path = setting.section(u'=', 0, 0).trimmed();
        return path == field || path.startsWith(field + u'.');
    });
}

std::string noticeText(const std::vector<core::Notice>& notices)
{
    std::string text;
    for (const core::Notice& notice : notices)
        text += "Note: " + harmless(notice.detail) + "\n";
    return text;
}

} // namespace app
