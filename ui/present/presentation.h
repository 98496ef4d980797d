#pragma once

#include "ui/document/document.h"

#include <QObject>

#include <vector>

namespace ui {

// A lesson while it is given, on a document of its own: whatever is moved on the way, what the user
// works on stays as it is. A session without a lesson is shown as it is, and its steps after it.
class Presentation : public QObject {
    Q_OBJECT

public:
    explicit Presentation(const Document& from);
    Presentation(const Session& lesson, const FilePlace& files); // which has steps

    [[nodiscard]] Document& stage() { return m_stage; }
    [[nodiscard]] const std::vector<LessonStep>& steps() const { return m_steps; }
    [[nodiscard]] int index() const { return m_index; }
    [[nodiscard]] const LessonStep& step() const { return m_steps[std::size_t(m_index)]; }
    [[nodiscard]] const LessonStep* upcoming() const; // null after the last
    [[nodiscard]] bool isLesson() const { return m_lesson; }
    // What of the step waits to be guessed.
    [[nodiscard]] Hidden hidden() const { return m_revealed ? Hidden::Nothing : step().hidden; }

    void next(); // uncovers what is covered, or shows the next step
    void back();
    void reveal();
    void goTo(int index); // the nearest there is
    void resetLive(); // what was moved since the step came

signals:
    void stepChanged();
    void hiddenChanged();
    void ended(); // one wanted to go on after the last

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
