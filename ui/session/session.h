#pragma once

#include "core/analysis/measure.h"
#include "core/experiment.h"
#include "ui/session/navigation.h"
#include "ui/session/view_state.h"

#include <QString>

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ui {

// The texts of a step or of a whole lesson in one language ("en", "zh_CN", …).
struct LessonText {
    std::string language;
    std::string title;
    std::string text; // for the class
    std::string notes; // speaker notes
    std::string x = {}, y = {}; // words of the subject for the axes of a step's plot

    static void fields(auto& self, auto&& f)
    {
        f("language", self.language);
        f("title", self.title);
        f("text", self.text);
        f("notes", self.notes);
        f("x", self.x);
        f("y", self.y);
    }
    bool operator==(const LessonText&) const = default;
};

// The texts in that language; else the English ones, else the first, else empty ones.
const LessonText& textIn(const std::vector<LessonText>& captions, const QString& language);
// The texts in that language; where there are none, a copy of wordsIn() as a basis for translation.
LessonText& textFor(std::vector<LessonText>& captions, const QString& language);

// The part of a step that stays hidden until the next key, so that the class guesses first.
enum class Hidden {
    Nothing,
    Row, // the weights of the locked query
    Cell, // the value of the locked cell
    Prediction, // the prediction of the next or of a masked token; of a matrix, its values
    Matrix // the weights of every query
};
constexpr auto enumIds(Hidden)
{
    return std::array<std::string_view, 5> { "none", "row", "cell", "prediction", "matrix" };
}

// What a step shows next to or below its text.
enum class StepContent {
    View, // the view of its state
    Text, // nothing: the text alone, large
    Picture, // a picture of one's own
    Chart // a measure of the selected head over a setting
};
constexpr auto enumIds(StepContent)
{
    return std::array<std::string_view, 4> { "view", "text", "picture", "chart" };
}

struct StepChart {
    core::Measure measure = core::Measure::ScoreSpread;
    std::string setting = "dimension"; // as core/settings names it
    float from = 1;
    float to = 100;
    bool logarithmic = false; // x axis
    bool logarithmicY = false;

    static void fields(auto& self, auto&& f)
    {
        f("measure", self.measure);
        f("setting", self.setting);
        f("from", self.from);
        f("to", self.to);
        f("logarithmic", self.logarithmic);
        f("logarithmic_y", self.logarithmicY);
    }
    bool operator==(const StepChart&) const = default;
};

// One step of a lesson: a state, its texts, and the hidden and live parts.
struct LessonStep {
    core::Experiment experiment;
    std::optional<core::Experiment> pinned;
    ViewState view;
    Navigation navigation;
    Selection selection;
    std::string formula; // next to the text
    Hidden hidden = Hidden::Nothing;
    std::vector<std::string> live; // live settings
    std::vector<LessonText> captions;
    StepContent shows = StepContent::View;
    std::string picture = {}; // PNG, JPEG or SVG in base64
    StepChart chart = {};

    bool operator==(const LessonStep&) const = default;
};

// The part of a session with an undo history; changing it makes the session unsaved.
struct EditableState {
    core::Experiment experiment;
    ViewState view;
    std::optional<core::Experiment> pinned; // A of Compare; recomputed when opened
    std::vector<LessonText> about; // title and texts of the whole lesson
    std::vector<LessonStep> steps;
    std::string notes;

    bool operator==(const EditableState&) const = default;
};

// The content of a .headlight file: the editable state, the navigation and the selection.
struct Session : EditableState {
    Navigation navigation;
    Selection selection; // the locked one

    bool operator==(const Session&) const = default;
};

// A step's state from a session, without texts, and the reverse.
LessonStep stepOf(const Session& session);
Session sessionOf(const LessonStep& step);

} // namespace ui
