#include "app/asked.h"

#include "app/console.h"
#include "core/io/experiment/experiment_json.h"
#include "core/settings/settings.h"
#include "ui/phrases.h"

#include <QDir>

#include <algorithm>

namespace app {

namespace {

    Asked savedExperiment(const GivenSession& given)
    {
        const core::SavedExperiment session = given.understood(core::fromJson);
        tellUnknown(session.unknownPaths);
        return { session.experiment, given.folder, true };
    }

} // namespace

Asked asked(const QCommandLineParser& parser)
{
    const auto session = givenSession(parser);
    Asked result = session ? savedExperiment(*session) : Asked { {}, QDir::currentPath(), false };
    if (auto text = givenText(parser))
        result.experiment.source = core::Sentence { *std::move(text) };
    for (const QString& setting : parser.values(setOption()))
        core::settings::set(result.experiment, setting.toStdString());
    return result;
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

std::string spoken(const core::Phrase& phrase)
{
    return harmless(ui::commandWords(phrase).toStdString());
}

std::string errorText(const core::Error& error)
{
    const std::string remarks = error.remarks.empty() ? "" : "  " + harmless(error.remarks) + "\n";
    return "headlight: " + spoken(error.message) + "\n" + remarks;
}

std::string noticeText(const std::vector<core::Notice>& notices)
{
    std::string text;
    for (const core::Notice& notice : notices)
        text += "Note: " + spoken(notice.message) + "\n";
    return text;
}

} // namespace app
