#pragma once

#include "core/experiment.h"
#include "ui/session/navigation.h"
#include "ui/session/selection.h"
#include "ui/session/view_state.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace ui {

// One step of a lesson: a state and what the lecturer says to it, by language ("en", "zh_CN", …).
struct LessonStep {
    core::Experiment experiment;
    ViewState view;
    Navigation navigation;
    Selection selection;
    std::vector<std::pair<std::string, std::string>> captions;

    bool operator==(const LessonStep&) const = default;
};

// What is worked on: a change to it is a step of the history, and the session is then changed.
struct Work {
    core::Experiment experiment;
    ViewState view;
    std::optional<core::Experiment> pinned; // A of Compare; computed again when opened
    std::vector<LessonStep> steps;
    std::string notes;

    bool operator==(const Work&) const = default;
};

// What a .headlight file holds: the work, and where one was in it.
struct Session : Work {
    Navigation navigation;
    Selection selection; // the locked one: part of the picture

    bool operator==(const Session&) const = default;
};

} // namespace ui
