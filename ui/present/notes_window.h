#pragma once

#include "ui/drawing/theme.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

class QLabel;
class QPushButton;
class QTextEdit;

namespace ui {

class LiveSettings;
class Presentation;

// The speaker's window: the notes of the step, the next step, the time and the live settings.
class NotesWindow : public QWidget {
    Q_OBJECT

public:
    NotesWindow(Presentation& presentation, const Theme& theme, QWidget* parent);

    [[nodiscard]] QTextEdit* notes() const { return m_notes; }
    [[nodiscard]] QLabel* next() const { return m_next; }
    [[nodiscard]] QLabel* clock() const { return m_clock; }

private:
    void showStep();
    void showTime();

    Presentation& m_presentation;
    QLabel* m_step;
    QTextEdit* m_notes;
    QLabel* m_next;
    QLabel* m_clock;
    LiveSettings* m_live;
    QPushButton* m_back;
    QPushButton* m_on;
    QElapsedTimer m_since;
    QTimer m_second;
};

} // namespace ui
