#include "ui/session/session_json.h"

#include "core/io/experiment/experiment_json.h"
#include "core/io/experiment/field_reader.h"
#include "core/io/experiment/field_writer.h"
#include "core/io/text/json.h"
#include "ui/session/view_state.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace ui {

namespace {

    using Json = nlohmann::ordered_json;

    constexpr int largestNumber = 1'000'000;

    // The structures saved in files. Their defaults apply to absent members.
    struct SavedSelection {
        int layer = 1;
        int head = 1;
        std::optional<int> query;
        std::optional<int> key;
        int step = 1;
        static void fields(auto& self, auto&& f)
        {
            const core::Range counted { 1, largestNumber };
            f("layer", self.layer, counted);
            f("head", self.head, counted);
            f("query", self.query, counted);
            f("key", self.key, counted);
            f("step", self.step, counted);
        }
    };

    struct SavedStep {
        core::Experiment experiment;
        SavedView view;
        SavedSelection selection;
        std::optional<core::Experiment> pinned;
        std::string formula;
        Hidden hidden = Hidden::Nothing;
        std::vector<std::string> live;
        std::vector<LessonText> captions;
        StepContent shows = StepContent::View;
        std::string picture;
        StepChart chart;
        static void fields(auto& self, auto&& f)
        {
            f("experiment", self.experiment);
            f("view", self.view);
            f("selection", self.selection);
            f("pinned", self.pinned);
            f("formula", self.formula);
            f("hidden", self.hidden);
            f("live", self.live);
            f("captions", self.captions);
            f("shows", self.shows);
            f("picture", self.picture);
            f("chart", self.chart);
        }
    };

    // All members except the experiment.
    struct SavedOthers {
        SavedView view;
        SavedSelection selection;
        std::optional<core::Experiment> pinned;
        std::string notes;
        std::vector<LessonText> about;
        std::vector<SavedStep> steps;
        std::string origin;
        static void fields(auto& self, auto&& f)
        {
            f("view", self.view);
            f("selection", self.selection);
            f("pinned", self.pinned);
            f("notes", self.notes);
            f("about", self.about);
            f("steps", self.steps);
            f("origin", self.origin);
        }
    };

    int counted(core::Index index)
    {
        return static_cast<int>(std::clamp<core::Index>(index, 0, largestNumber - 1)) + 1;
    }

    SavedSelection saved(const Selection& s)
    {
        SavedSelection result { counted(s.layer), counted(s.head), {}, {}, counted(s.step) };
        if (s.query)
            result.query = counted(*s.query);
        if (s.key)
            result.key = counted(*s.key);
        return result;
    }

    Selection opened(const SavedSelection& s)
    {
        Selection result { s.layer - 1, s.head - 1, {}, {}, s.step - 1 };
        if (s.query)
            result.query = *s.query - 1;
        if (s.key)
            result.key = *s.key - 1;
        return result;
    }

    SavedStep saved(const LessonStep& step)
    {
        return { step.experiment, { step.navigation, step.view }, saved(step.selection),
            step.pinned, step.formula, step.hidden, step.live, step.captions, step.shows,
            step.picture, step.chart };
    }

    LessonStep opened(SavedStep step)
    {
        return { std::move(step.experiment), std::move(step.pinned), std::move(step.view.state),
            std::move(step.view.navigation), opened(step.selection), std::move(step.formula),
            step.hidden, std::move(step.live), std::move(step.captions), step.shows,
            std::move(step.picture), std::move(step.chart) };
    }

    std::string othersText(const SavedSession& saving)
    {
        const Session& session = saving.session;
        SavedOthers others { { session.navigation, session.view }, saved(session.selection),
            session.pinned, session.notes, session.about, {}, saving.origin };
        for (const LessonStep& step : session.steps)
            others.steps.push_back(saved(step));
        Json node = core::nodeOf(others);
        if (saving.origin.empty())
            node.erase("origin");
        if (!saving.unknownOthers.empty())
            core::mergeUnknown(node, core::parseOrderedJson(saving.unknownOthers));
        return node.dump();
    }

    // A lesson without a state of its own starts at the first step.
    void begin(Session& lesson)
    {
        Session first = sessionOf(lesson.steps.front());
        lesson.experiment = std::move(first.experiment);
        lesson.pinned = std::move(first.pinned);
        lesson.view = std::move(first.view);
        lesson.navigation = std::move(first.navigation);
        lesson.selection = first.selection;
    }

} // namespace

std::string toJson(const SavedSession& saved)
{
    return core::toJson(core::SavedExperiment {
        saved.session.experiment, saved.unknownExperiment, {}, othersText(saved) });
}

SavedSession sessionFromJson(std::string_view text)
{
    core::SavedExperiment document = core::fromJson(text);
    SavedSession result;
    result.session.experiment = std::move(document.experiment);
    result.unknownExperiment = std::move(document.unknown);
    result.unknownPaths = std::move(document.unknownPaths);
    if (document.others.empty())
        return result;
    SavedOthers others;
    Json unknown;
    core::FieldReader { text, result.unknownPaths }.read(
        others, core::parseOrderedJson(document.others), { text, "" }, {}, unknown);
    if (!unknown.is_null())
        result.unknownOthers = unknown.dump();
    result.session.view = std::move(others.view.state);
    result.session.navigation = std::move(others.view.navigation);
    result.session.selection = opened(others.selection);
    result.session.pinned = std::move(others.pinned);
    result.session.notes = std::move(others.notes);
    result.session.about = std::move(others.about);
    for (SavedStep& step : others.steps)
        result.session.steps.push_back(opened(std::move(step)));
    result.origin = std::move(others.origin);
    if (!result.session.steps.empty() && !core::parseOrderedJson(text).contains("experiment"))
        begin(result.session);
    return result;
}

} // namespace ui
