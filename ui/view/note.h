#pragma once

#include "ui/drawing/theme.h"

#include <QWidget>

class QLabel;
class QPainter;
class QPushButton;

namespace ui {

class Actions;

// A sentence in place of a view, with an optional button.
class Note : public QWidget {
    Q_OBJECT

public:
    explicit Note(QWidget* parent);

    void setTheme(const Theme& theme);
    void say(const QString& sentence, const QString& button = {}, const QString& effect = {});
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] QPushButton* button() const { return m_button; }
    // Paints the sentence on any device.
    void paint(QPainter& painter, QSizeF size) const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QLabel* m_label;
    QPushButton* m_button;
    Theme m_theme;
};

// A note for views that need a pretrained model while none is chosen, with a button that chooses
// one.
class PretrainedNote : public Note {
    Q_OBJECT

public:
    PretrainedNote(const QString& sentence, Actions& actions, QWidget* parent);
};

} // namespace ui
