#include "app/asked_session.h"

#include "app/asked.h"
#include "app/console.h"
#include "app/token_choice.h"
#include "app/view_settings.h"
#include "core/field_text.h"
#include "core/io/disk_files.h"
#include "core/settings.h"
#include "core/steps.h"
#include "core/trace.h"
#include "ui/session_file.h"

#include <QDir>
#include <QFileInfo>

namespace app {

using namespace Qt::StringLiterals;

namespace {

    int number(const QCommandLineParser& parser, const QString& option, std::ptrdiff_t most)
    {
        int value = 0;
        core::readField(value, parser.value(option).toStdString(),
            { "--" + option.toStdString(), core::Range { 1, static_cast<double>(most) } });
        return value;
    }

    ui::SavedSession savedSession(const QString& path)
    {
        const bool fromInput = path == u"-"_s;
        const std::string name = fromInput ? "standard input" : path.toStdString();
        try {
            return fromInput ? ui::sessionFromJson(readInput(core::textSizeLimit))
                             : ui::readSession(path);
        } catch (const core::Error& error) {
            if (error.detail().find('"' + name + '"') != std::string::npos)
                throw; // it cannot be read at all
            throw placed(error, name);
        }
    }

    // A of Compare is what the session has pinned, or else what is shown, with other settings.
    void pin(ui::Session& session, const QStringList& settings)
    {
        if (settings.isEmpty())
            return;
        if (!session.pinned)
            session.pinned = session.experiment;
        for (const QString& setting : settings)
            core::settings::set(*session.pinned, setting.toStdString());
        session.view.view = "compare";
    }

} // namespace

QList<QCommandLineOption> sessionOptions()
{
    return { textOption(), setOption(),
        { u"pin"_s,
            u"A setting of A, which Compare shows beside B: A is what the session has pinned, or "
            "what is shown, but for this setting. May be given several times; implies --view "
            "compare."_s,
            u"FIELD=VALUE"_s },
        { u"select"_s,
            u"The token that asks, by its text or its number, or a cell, as in "
            "\"it>animal\", or the token that answers, as in \">animal\"."_s,
            u"TOKEN"_s },
        { u"head"_s, u"The selected head, counted from 1."_s, u"N"_s },
        { u"step"_s, u"The step of the view Steps, from 1 to 9."_s, u"N"_s } };
}

AskedSession askedSession(const QCommandLineParser& parser)
{
    AskedSession result { {}, QDir::currentPath() };
    if (!parser.positionalArguments().isEmpty()) {
        const QString path = parser.positionalArguments().first();
        const ui::SavedSession session = savedSession(path);
        for (const std::string& unknown : session.unknownPaths)
            printError("headlight: ignoring \"" + harmless(unknown) + "\", which is unknown\n");
        result.session = session.session;
        if (path != u"-"_s)
            result.folder = QFileInfo(path).absolutePath();
    }
    if (parser.isSet(textOption()))
        result.session.experiment.source
            = core::Sentence { parser.value(textOption()).toStdString() };
    for (const QString& setting : parser.values(setOption()))
        if (!setInView(result.session.view, setting.toStdString()))
            core::settings::set(result.session.experiment, setting.toStdString());
    pin(result.session, parser.values(u"pin"_s));
    ui::makeAbsolute(result.session, result.folder);
    return result;
}

void point(ui::Subject& subject, const QCommandLineParser& parser)
{
    const core::Trace& trace = *subject.picture->trace();
    ui::Selection& s = subject.session.selection;
    if (parser.isSet(u"head"_s))
        s.head = number(parser, u"head"_s, std::ssize(trace.layers[0].heads)) - 1;
    if (parser.isSet(u"step"_s))
        s.step = number(parser, u"step"_s, std::ssize(core::stepIds)) - 1;
    if (parser.isSet(u"select"_s))
        choose(s, parser.value(u"select"_s).toStdString(), trace.model->inputs);
}

} // namespace app
