#pragma once

#include "ui/document/document.h"

#include <QObject>

#include <vector>

namespace ui {

// A lesson while it is given, on a document of its own: whatever is moved on the way, what the user
// works on stays as it is. A session without a lesson is shown as it is, and its steps after it.
class Talk : public QObject {
    Q_OBJECT

public:
    explicit Talk(const Document& from);
    Talk(const Session& lesson, const FilePlace& files); // which has steps

    [[nodiscard]] Document& stage() { return m_stage; }
    [[nodiscard]] const std::vector<LessonStep>& steps() const { return m_steps; }
    [[nodiscard]] int index() const { return m_index; }
    [[nodiscard]] const LessonStep& step() const { return m_steps[std::size_t(m_index)]; }
    [[nodiscard]] const LessonStep* next() const; // null after the last
    [[nodiscard]] bool isLesson() const { return m_lesson; }
    // What of the step waits to be guessed.
    [[nodiscard]] Covered covered() const { return m_revealed ? Covered::Nothing : step().covered; }

    void goOn(); // uncovers what is covered, or shows the next step
    void goBack();
    void reveal();
    void goTo(int index); // the nearest there is
    void putBack(); // what was moved since the step came

signals:
    void stepChanged();
    void coveredChanged();
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
