#pragma once

#include "ui/drawing/theme.h"
#include "ui/session/file_place.h"
#include "ui/session/session.h"
#include "ui/words/problem_of.h"

#include <QObject>
#include <QSize>

#include <memory>

class QPainter;

namespace ui {

class PresentPage;
class Presentation;

// The steps of a lesson as they are presented, off screen; what is covered there is shown.
class LessonPages : public QObject {
    Q_OBJECT

public:
    LessonPages(const Session& session, const FilePlace& files, ThemeKind kind, QObject* parent);
    ~LessonPages() override;

    [[nodiscard]] int count() const;
    // Computes it while the event loop goes on; then one of the signals comes, not before this
    // returns.
    void turnTo(int step);
    // The page that is shown, `size` logical pixels large: words stay words, lines stay lines.
    static constexpr QSize size { 1280, 720 };
    void paint(QPainter& painter) const;
    [[nodiscard]] QString lesson() const { return m_lesson; } // its title
    [[nodiscard]] QString notes() const;

signals:
    void shown();
    void failed(const ui::Problem& problem);

private:
    void look();
    [[nodiscard]] bool ready() const;

    QString m_lesson;
    std::unique_ptr<Presentation> m_presentation;
    std::unique_ptr<PresentPage> m_page;
    bool m_waiting = false;
};

} // namespace ui
