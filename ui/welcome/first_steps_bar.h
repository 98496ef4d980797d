#pragma once

#include "ui/drawing/theme.h"

#include <QFrame>

class QLabel;
class QMenu;
class QPushButton;
class QToolButton;

namespace ui {

// A row below the sentence: who is new is told what to do next, and has doors to go through. It is
// as high whatever it says, so that nothing moves before it is closed, and never asks for the
// focus.
class FirstStepsBar : public QFrame {
    Q_OBJECT

public:
    FirstStepsBar(QMenu* lessons, QWidget* parent);

    void setTheme(const Theme& theme);
    enum class Kind { Doors, Tip, End };
    // `before`: what came of the last step; it goes first where there is not room for both.
    void say(Kind kind, const QString& before, const QString& text);
    [[nodiscard]] QString said() const { return m_all; }

    [[nodiscard]] QPushButton* tryButton() const { return m_try; }
    [[nodiscard]] QPushButton* lessonButton() const { return m_lesson; }
    [[nodiscard]] QPushButton* presentButton() const { return m_present; }
    [[nodiscard]] QPushButton* skipButton() const { return m_skip; }
    [[nodiscard]] QToolButton* closeButton() const { return m_close; }

signals:
    void closed();

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void showText();
    void keepFocus(bool inside);

    Theme m_theme;
    QString m_before, m_text, m_all;
    QLabel* m_words;
    QPushButton* m_try;
    QPushButton* m_lesson;
    QPushButton* m_present;
    QPushButton* m_skip;
    QToolButton* m_close;
};

} // namespace ui
