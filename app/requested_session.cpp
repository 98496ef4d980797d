#include "app/requested_session.h"

#include "app/model_options.h"
#include "app/request.h"
#include "app/trace_choice.h"
#include "app/view_settings.h"
#include "core/analysis/steps.h"
#include "core/settings/field_text.h"
#include "core/settings/settings.h"
#include "core/trace.h"
#include "ui/document/tensor_display.h"
#include "ui/document/view_entry.h"
#include "ui/figure/figure_page.h"
#include "ui/session/session_file.h"

#include <QDir>

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

    // Replaces a lesson by the step of --step, without what belongs to the whole lesson.
    void parseLessonStep(ui::Session& session, const QCommandLineParser& parser)
    {
        if (session.steps.empty() || !parser.isSet(u"step"_s))
            return;
        const int step = number(parser, u"step"_s, std::ssize(session.steps));
        const ui::LessonStep chosen = session.steps[static_cast<std::size_t>(step) - 1];
        session = ui::sessionOf(chosen);
        session.steps = { chosen };
    }

    // A of Compare: the pinned state, or the current one, with the settings of --pin.
    void pin(ui::Session& session, const QStringList& settings)
    {
        if (settings.isEmpty())
            return;
        if (!session.pinned)
            session.pinned = session.experiment;
        for (const QString& setting : settings)
            core::settings::set(*session.pinned, setting.toStdString());
        session.navigation.view = ui::viewFor(ui::ViewRole::Comparison).id;
    }

} // namespace

QList<QCommandLineOption> sessionOptions()
{
    return textOptions() + modelOptions()
        + QList<QCommandLineOption> { setOption(),
              { u"pin"_s,
                  u"Compare with a state A: the session's pinned state, or the current one, "
                  "with FIELD=VALUE. Can be repeated; implies --view compare."_s,
                  u"FIELD=VALUE"_s },
              { u"select"_s,
                  u"The query token, by text or number; a cell, as in \"it>animal\"; or a key "
                  "token, as in \">animal\". saw:2 is the second \"saw\", #8 the eighth token."_s,
                  u"TOKEN"_s },
              layerOption(), { u"head"_s, u"The selected head, counted from 1."_s, u"N"_s },
              { u"step"_s,
                  u"Step of the lesson in SESSION, or of the view Steps, counted from 1."_s,
                  u"N"_s } };
}

RequestedSession requestedSession(const QCommandLineParser& parser, const core::SharedStore& store)
{
    RequestedSession result { {}, QDir::currentPath() };
    if (const auto given = inputSession(parser)) {
        const ui::SavedSession session = given->understood(ui::sessionFromJson);
        warnUnknown(session.unknownPaths);
        result = { session.session, given->folder };
    }
    parseLessonStep(result.session, parser);
    parseOptions(result.session.experiment, parser, store);
    for (const QString& setting : parser.values(setOption()))
        if (!setInView(result.session, setting.toStdString()))
            changeSetting(result.session.experiment, setting.toStdString());
    pin(result.session, parser.values(u"pin"_s));
    ui::makeAbsolute(result.session, result.folder);
    return result;
}

core::Error withOptions(
    const core::Error& error, const ui::Figure& figure, const ui::FigureState& state)
{
    if (error.problem != "nothing_to_show")
        return error;
    const ui::Session shown = ui::shownSession(figure, state);
    const std::string& view = shown.navigation.view;
    const bool points = std::holds_alternative<core::PointSource>(shown.experiment.source);
    const core::Message message = core::message(
        "the view %1 has nothing to show. %2", core::IdName { view }, error.message);
    if (ui::hasRole(view, ui::ViewRole::Comparison) && !shown.pinned)
        return error.within(core::message("%1 Use --pin FIELD=VALUE.", message));
    if (ui::hasRole(view, ui::ViewRole::Points) && !points)
        return error.within(core::message(
            "%1 \"headlight examples regression\" prints a session with points.", message));
    return error.within(message);
}

void point(ui::FigureState& state, const ui::Figure& figure, const QCommandLineParser& parser)
{
    const core::Trace& trace = *state.derived->trace();
    ui::Selection& s = state.session.selection;
    if (parser.isSet(layerOption()))
        s.layer = chosenLayer(parser, trace);
    if (parser.isSet(u"head"_s))
        s.head = number(parser, u"head"_s, std::ssize(trace.attention(s.layer).heads)) - 1;
    const bool ofHead = parser.isSet(layerOption()) || parser.isSet(u"head"_s);
    if (ofHead && !isSet(parser, u"view.tensor"_s)) {
        std::string& matrix = state.session.navigation.tensor;
        const core::TensorRef before = ui::nearestTensor(trace, matrix);
        matrix = core::pathOf(trace, s.layer, s.head)
            + std::string(before.head < 0 ? "weights" : before.name);
    }
    if (parser.isSet(u"step"_s) && state.session.steps.empty())
        s.step = number(parser, u"step"_s, std::ssize(core::steps(trace, s.layer, s.head))) - 1;
    if (parser.isSet(u"select"_s) || !figure.tensor.empty()) {
        const ui::Selection shown = ui::shownSession(figure, state).selection;
        s.layer = shown.layer;
        s.head = shown.head;
    }
    if (parser.isSet(u"select"_s))
        choose(s, parser.value(u"select"_s).toStdString(), trace.attention(s.layer));
}

} // namespace app
