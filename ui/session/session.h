#pragma once

#include "core/experiment.h"
#include "ui/session/navigation.h"
#include "ui/session/selection.h"
#include "ui/session/view_state.h"

#include <QString>

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ui {

// What is said in one language ("en", "zh_CN", …) to a step, or of a whole lesson.
struct LessonWords {
    std::string language;
    std::string title;
    std::string text; // that the class reads
    std::string notes; // that only the lecturer reads

    static void fields(auto& self, auto&& f)
    {
        f("language", self.language);
        f("title", self.title);
        f("text", self.text);
        f("notes", self.notes);
    }
    bool operator==(const LessonWords&) const = default;
};

// The one in that language; else the English one, else the first; else an empty one.
const LessonWords& wordsIn(const std::vector<LessonWords>& captions, const QString& language);
// That language's own; where there is none, a copy of what would be shown, to be translated.
LessonWords& wordsFor(std::vector<LessonWords>& captions, const QString& language);

// What the class does not see before the next key: it guesses first.
enum class Hidden {
    Nothing,
    Row, // how much the locked query gives to each key
    Cell, // the number of the locked cell
    Prediction // what comes next, or stands at a hidden token
};
constexpr auto enumIds(Hidden)
{
    return std::array<std::string_view, 4> { "none", "row", "cell", "prediction" };
}

// One step of a lesson: a state, what is said to it, and what the class may do with it.
struct LessonStep {
    core::Experiment experiment;
    std::optional<core::Experiment> pinned;
    ViewState view;
    Navigation navigation;
    Selection selection;
    std::string formula; // beside the words
    Hidden hidden = Hidden::Nothing;
    std::vector<std::string> live; // settings that can be moved while it is presented
    std::vector<LessonWords> captions;

    bool operator==(const LessonStep&) const = default;
};

// What is worked on: a change to it is a step of the history, and the session is then changed.
struct EditableState {
    core::Experiment experiment;
    ViewState view;
    std::optional<core::Experiment> pinned; // A of Compare; computed again when opened
    std::vector<LessonWords> about; // the lesson that the steps are
    std::vector<LessonStep> steps;
    std::string notes;

    bool operator==(const EditableState&) const = default;
};

// What a .headlight file holds: the work, and where one was in it.
struct Session : EditableState {
    Navigation navigation;
    Selection selection; // the locked one: part of the picture

    bool operator==(const Session&) const = default;
};

// The state with what is said left out, and back: a step shows what a session of it shows.
LessonStep stepOf(const Session& session);
Session sessionOf(const LessonStep& step);

} // namespace ui
