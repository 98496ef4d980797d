#include "ui/lesson/lesson_steps.h"

#include "ui/document/document.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    struct LessonStepWords {
        Q_DECLARE_TR_FUNCTIONS(ui::LessonSteps)
    };

    void changeSteps(Document& document, const StepName& name,
        const std::function<void(std::vector<LessonStep>&)>& change)
    {
        document.commitEdit();
        document.edit(name, u"steps"_s, [&](EditableState& state) { change(state.steps); });
        document.commitEdit();
    }

    // The iterator at which a step is inserted; clamped to the existing steps.
    auto lessonPlace(std::vector<LessonStep>& steps, int index)
    {
        return steps.begin() + std::clamp<std::ptrdiff_t>(index, 0, std::ssize(steps));
    }

    bool isThere(const std::vector<LessonStep>& steps, int index)
    {
        return index >= 0 && index < std::ssize(steps);
    }

} // namespace

void addStep(Document& document, int before)
{
    changeSteps(
        document, [] { return LessonStepWords::tr("Add a step"); },
        [&](std::vector<LessonStep>& steps) {
            steps.insert(lessonPlace(steps, before), stepOf(document.session()));
        });
}

// Keeps the step's texts, hidden parts and live settings.
void retakeStep(Document& document, int index)
{
    changeSteps(
        document, [] { return LessonStepWords::tr("Update a step"); },
        [&](std::vector<LessonStep>& steps) {
            if (!isThere(steps, index))
                return;
            LessonStep& step = steps[std::size_t(index)];
            const LessonStep said = std::exchange(step, stepOf(document.session()));
            step.formula = said.formula;
            step.hidden = said.hidden;
            step.live = said.live;
            step.captions = said.captions;
        });
}

void duplicateStep(Document& document, int index)
{
    changeSteps(
        document, [] { return LessonStepWords::tr("Duplicate a step"); },
        [&](std::vector<LessonStep>& steps) {
            if (isThere(steps, index))
                steps.insert(lessonPlace(steps, index), LessonStep(steps[std::size_t(index)]));
        });
}

void removeStep(Document& document, int index)
{
    changeSteps(
        document, [] { return LessonStepWords::tr("Delete a step"); },
        [&](std::vector<LessonStep>& steps) {
            if (isThere(steps, index))
                steps.erase(lessonPlace(steps, index));
        });
}

void moveStep(Document& document, int from, int to)
{
    changeSteps(
        document, [] { return LessonStepWords::tr("Move a step"); },
        [&](std::vector<LessonStep>& steps) {
            if (!isThere(steps, from) || !isThere(steps, to))
                return;
            const LessonStep moved = steps[std::size_t(from)];
            steps.erase(lessonPlace(steps, from));
            steps.insert(lessonPlace(steps, to), moved);
        });
}

void showStep(Document& document, int index)
{
    if (!isThere(document.session().steps, index))
        return;
    const LessonStep step = document.session().steps[std::size_t(index)];
    document.commitEdit();
    document.edit([index] { return LessonStepWords::tr("Show step %1").arg(index + 1); },
        u"shown step"_s,
        [&](EditableState& state) {
            state.experiment = step.experiment;
            state.view = step.view;
            state.pinned = step.pinned;
        });
    document.commitEdit();
    document.navigate([&](Navigation& at) { at = step.navigation; });
    document.await(step.selection, Document::Tensor::Named);
}

} // namespace ui
