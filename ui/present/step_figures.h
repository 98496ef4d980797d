#pragma once

#include "ui/view/view.h"

#include <QImage>

#include <memory>

class QSvgRenderer;

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

// A step's own picture in place of a view: PNG, JPEG or SVG.
class PictureFigure : public View {
    Q_OBJECT

public:
    PictureFigure(Presentation& presentation, QWidget* parent);
    ~PictureFigure() override;

    void setTheme(const Theme& theme) override;
    void showTrace() override;
    void showSelection() override { }
    void render(QPaintDevice& device, QSize size) override;
    [[nodiscard]] QString description() const override;
    [[nodiscard]] QString emptyReason() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void fillDark();
    void paint(QPainter& painter, QSizeF size) const;
    [[nodiscard]] QSizeF naturalSize() const; // empty: there is no picture

    Presentation& m_presentation;
    Theme m_theme;
    std::string m_read; // the data of the picture shown
    QImage m_image;
    std::unique_ptr<QSvgRenderer> m_drawing;
    std::unique_ptr<QSvgRenderer> m_darkDrawing; // in colours for a dark ground; null: none
};

} // namespace ui
