#pragma once

#include "ui/drawing/theme.h"
#include "ui/session/session.h"

#include <QAction>
#include <QObject>
#include <QPointer>
#include <QString>

#include <functional>
#include <memory>
#include <optional>

class QDBusMessage;
class QScreen;

namespace ui {

class Document;
class NotesWindow;
class PresentWindow;
class Presentation;

// Sends a message to the desktop without waiting; the reply arrives in the event loop while
// `context` lives. Without a session bus nothing is called: D-Bus would start one, and the caller
// would wait for it.
void callDesktop(const QDBusMessage& message, QObject* context,
    const std::function<void(const QDBusMessage& answer)>& heard = {});

// Keeps the screen on and the computer awake for its lifetime, where the desktop supports it;
// elsewhere it does nothing.
class StayAwake : public QObject {
    Q_OBJECT

public:
    explicit StayAwake(const QString& reason, QObject* parent = nullptr);
    ~StayAwake() override;

private:
    std::optional<quint32> m_cookie;
};

// F5: presents the session's lesson, from where it was left, or the view and its computation steps,
// in full screen. The main window stays as it is.
class Presenter : public QAction {
    Q_OBJECT

public:
    Presenter(Document& document, QWidget& window);
    ~Presenter() override;

    void setTheme(const Theme& theme) { m_theme = theme; }
    void present();
    void presentFromStart();
    [[nodiscard]] QAction* fromStart() const { return m_fromStart; }
    [[nodiscard]] QAction* reducedMotion() const { return m_still; } // remembered
    // Null while there is no presentation.
    [[nodiscard]] PresentWindow* presented() const { return m_screen.get(); }
    [[nodiscard]] NotesWindow* notes() const { return m_notes.get(); }
    [[nodiscard]] Presentation* presentation() const { return m_presentation.get(); }

signals:
    void left();

private:
    void askDesktop(); // for its setting of reduced motion
    [[nodiscard]] QScreen* screenOfClass() const;
    void showNotes(QScreen* screen);
    void turnNotes();
    [[nodiscard]] bool resume();
    void leave();

    Document& m_document;
    QWidget& m_window;
    QAction* m_still;
    QAction* m_fromStart;
    Theme m_theme;
    QPointer<QWidget> m_focus; // focus before the presentation
    std::unique_ptr<Presentation> m_presentation;
    std::unique_ptr<PresentWindow> m_screen;
    std::unique_ptr<NotesWindow> m_notes;
    std::unique_ptr<StayAwake> m_awake;
    struct Left {
        LessonStep step;
        bool revealed = false;
    };
    std::optional<Left> m_left; // of the last presentation of a lesson
};

} // namespace ui
