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
    void say(const QString& message);
    void sayKeys();
    [[nodiscard]] static bool typing(); // a guess or a number

    Presentation& m_presentation;
    ThemeKind m_kind;
    qreal m_letters = 1;
    PresentPage* m_page;
    PresentationOverlay* m_overlay;
    QLabel* m_message;
    bool m_tellsKeys = false; // the message lists all keys
    QPointer<QWidget> m_notes;
    QTimer m_silence; // hides the message again
    QTimer m_number; // ends the typing of a number
    int m_wanted = 0; // the step number being typed
};

} // namespace ui
