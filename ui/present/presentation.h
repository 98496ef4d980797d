#pragma once

#include "ui/document/document.h"

#include <QObject>

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
    // The part of the step that is still hidden.
    [[nodiscard]] Hidden hidden() const { return m_revealed ? Hidden::Nothing : step().hidden; }

    void next(); // reveals the hidden part, or shows the next step
    void back();
    void reveal();
    void goTo(int index); // clamped to the existing steps
    void resetLive(); // resets the live settings of the step

signals:
    void stepChanged();
    void hiddenChanged();
    void ended(); // next() after the last step

private:
    void show(int index);
    void addSteps(const Document& from);

    std::vector<LessonStep> m_steps;
    bool m_lesson;
    int m_index = 0;
    bool m_revealed = false;
    Document m_stage;
};

} // namespace ui
