#pragma once

#include "ui/drawing/theme.h"

#include <QFrame>

class QLabel;
class QMenu;
class QPushButton;
class QToolButton;

namespace ui {

// A row below the sentence that guides new users and offers entrances. It has the same height for
// every text, so that nothing moves before it is closed, and never takes the focus.
class FirstStepsBar : public QFrame {
    Q_OBJECT

public:
    FirstStepsBar(QMenu* lessons, QWidget* parent);

    void setTheme(const Theme& theme);
    enum class Kind { Doors, Tip, End };
    // `before`: the result of the last step; shown alone first where there is no room for both.
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
