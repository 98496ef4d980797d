#pragma once

#include "ui/drawing/theme.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

class QLabel;

namespace ui {

class PresentationOverlay;
class PresentPage;
class Presentation;

// The screen for the class. Every key of a clicker shows the next or the previous step; Esc leaves.
class PresentWindow : public QWidget {
    Q_OBJECT

public:
    PresentWindow(Presentation& presentation, ThemeKind kind, QWidget* parent);

    [[nodiscard]] PresentPage* page() const { return m_page; }
    [[nodiscard]] PresentationOverlay* overlay() const { return m_overlay; }
    [[nodiscard]] QLabel* notice() const { return m_message; }
    void sayResumed();
    // Handles keys in this window, too.
    void setNotes(QWidget* notes) { m_notes = notes; }

signals:
    void left();
    void notesWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] bool hears(const QWidget* widget) const;
    [[nodiscard]] bool act(const QKeyEvent& event);
    [[nodiscard]] bool goByKey(int key);
    [[nodiscard]] bool showByKey(const QKeyEvent& event);
    [[nodiscard]] bool goToNumber(int key);
    void blank(int key);
    void turnLens();
    enum class Topic { Other, Keys, Number, Waiting }; // of the message
    void say(const QString& message, Topic topic = Topic::Other);
    void sayKeys();
    void sayWaiting();
    void followBusy();
    void goToWanted();
    void sayNumber(Topic topic);
    [[nodiscard]] bool confirmNumber();
    [[nodiscard]] bool leaveField(int key);
    [[nodiscard]] bool says(Topic topic) const;
    [[nodiscard]] static bool typing(); // a guess or a number

    Presentation& m_presentation;
    ThemeKind m_kind;
    qreal m_letters = 1;
    PresentPage* m_page;
    PresentationOverlay* m_overlay;
    QLabel* m_message;
    Topic m_topic = Topic::Other;
    QPointer<QWidget> m_notes;
    QTimer m_silence; // hides the message again
    QTimer m_number; // ends the typing of a number
    QTimer m_confirm; // while active, Enter only confirms the number of the step
    QTimer m_slow; // a computation has taken long enough to be mentioned
    int m_wanted = 0; // the step number being typed
};

} // namespace ui
