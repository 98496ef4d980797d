#pragma once

#include "ui/view/view.h"

namespace ui {

class Presentation;

// A step's text alone, as large as the room allows, in place of a view.
class TextFigure : public View {
    Q_OBJECT

public:
    TextFigure(Presentation& presentation, QWidget* parent);

    void setTheme(const Theme& theme) override;
    void showTrace() override;
    void showSelection() override { }
    void render(QPaintDevice& device, QSize size) override;
    [[nodiscard]] QString description() const override; // the text
    // The size of its letters, relative to the theme's font.
    [[nodiscard]] qreal lettersIn(QSizeF size) const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paint(QPainter& painter, QSizeF size) const;

    Presentation& m_presentation;
    Theme m_theme;
};

} // namespace ui
