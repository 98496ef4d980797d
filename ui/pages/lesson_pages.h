#pragma once

#include "ui/drawing/theme.h"
#include "ui/session/file_location.h"
#include "ui/session/session.h"
#include "ui/words/messages.h"

#include <QObject>
#include <QSize>

#include <memory>

class QPainter;

namespace ui {

class PresentPage;
class Presentation;

// The steps of a lesson as presented, off screen: with hidden parts revealed or covered.
class LessonPages : public QObject {
    Q_OBJECT

public:
    LessonPages(const Session& session, const FileLocation& files, ThemeKind kind, QObject* parent);
    ~LessonPages() override;

    void setCovered(bool covered) { m_covered = covered; }
    [[nodiscard]] int count() const;
    // Computes the step while the event loop runs; one of the signals follows, never before this
    // returns.
    void turnTo(int step);
    // Paints the current step, `size` logical pixels large: text stays text, lines stay lines.
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
    bool m_covered = false; // hidden parts stay hidden
};

} // namespace ui
