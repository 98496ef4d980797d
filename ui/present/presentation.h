#pragma once

#include "core/trace.h"
#include "ui/document/document.h"

#include <QObject>
#include <QString>

#include <vector>

namespace ui {

// A lesson being presented, on a document of its own: live changes leave the user's session as it
// is. A session without a lesson is shown as one step, followed by its computation steps.
class Presentation : public QObject {
    Q_OBJECT

public:
    explicit Presentation(const Document& from);
    Presentation(const Session& lesson, const FileLocation& files); // `lesson` has steps

    [[nodiscard]] Document& stage() { return m_stage; }
    [[nodiscard]] FileLocation files() const { return m_stage.files(); }
    [[nodiscard]] const std::vector<LessonStep>& steps() const { return m_steps; }
    [[nodiscard]] int index() const { return m_index; }
    [[nodiscard]] const LessonStep& step() const { return m_steps[std::size_t(m_index)]; }
    [[nodiscard]] const LessonStep* upcoming() const; // null after the last step
    [[nodiscard]] bool isLesson() const { return m_lesson; }
    // The numbers of the step are awaited; what is on screen belongs to an earlier one.
    [[nodiscard]] bool arriving() const { return m_arriving; }
    // The part of the step that is still hidden.
    [[nodiscard]] Hidden hidden() const { return m_revealed ? Hidden::Nothing : step().hidden; }

    // Reveals the hidden part, or shows the next step. While a step's numbers are awaited it does
    // neither, so that no step is skipped unseen.
    void next();
    void back();
    void reveal();
    void goTo(int index); // clamped to the existing steps
    // Where an earlier presentation of these steps was left.
    void resume(int index, bool revealed);
    void resetLive(); // resets the live settings of the step

signals:
    void stepChanged();
    void arrived(); // the numbers of the step, or the reason why there are none
    void changed(); // the numbers of the step that is shown are other ones
    void waited(); // next() while the step's numbers are awaited
    void hiddenChanged();
    void ended(); // next() after the last step

private:
    void show(int index, bool revealed);
    void follow();
    void expectNext();
    void addSteps(const Document& from);

    std::vector<LessonStep> m_steps;
    bool m_lesson;
    int m_index = 0;
    bool m_revealed = false;
    bool m_arriving = false;
    Document m_stage;
};

// The text that a trained model reads, as a class sees it: masked tokens are blanks, and a text to
// be continued ends in dots. Empty for custom attention and for models that read no text.
// `trace`: of the experiment, or null where it has none.
QString shownSentence(const core::Experiment& experiment, const core::Trace* trace);

// True if the text says the sentence already: quotation marks, the final full stop and the kind of
// white space do not matter.
bool says(const QString& text, const QString& sentence);

} // namespace ui
