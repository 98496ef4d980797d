#pragma once

#include "ui/drawing/theme.h"

#include <QAction>
#include <QPointer>

#include <memory>

class QScreen;

namespace ui {

class Document;
class NotesWindow;
class PresentWindow;
class StayAwake;
class Presentation;

// F5: the session's lesson, or the picture and the steps of its computation, on the whole screen.
// The window that it was called from stays as it is.
class Presenter : public QAction {
    Q_OBJECT

public:
    Presenter(Document& document, QWidget& window);
    ~Presenter() override;

    void setTheme(const Theme& theme) { m_theme = theme; }
    void present();
    [[nodiscard]] QAction* reducedMotion() const { return m_still; } // remembered
    // Null while nothing is presented.
    [[nodiscard]] PresentWindow* presented() const { return m_screen.get(); }
    [[nodiscard]] NotesWindow* notes() const { return m_notes.get(); }
    [[nodiscard]] Presentation* talk() const { return m_presentation.get(); }

signals:
    void left();

private:
    void askDesktop(); // whether it wants motion
    [[nodiscard]] QScreen* screenOfClass() const;
    void showNotes(QScreen* screen);
    void turnNotes();
    void leave();

    Document& m_document;
    QWidget& m_window;
    QAction* m_still;
    Theme m_theme;
    QPointer<QWidget> m_focus; // before
    std::unique_ptr<Presentation> m_presentation;
    std::unique_ptr<PresentWindow> m_screen;
    std::unique_ptr<NotesWindow> m_notes;
    std::unique_ptr<StayAwake> m_awake;
};

} // namespace ui
