#pragma once

#include "ui/document/actions.h"
#include "ui/document/figure_state.h"
#include "ui/figure/figure.h"

#include <QPointF>

#include <memory>

class QPaintDevice;
class QPainter;

namespace ui {

class ViewModel;
class View;

// The session whose view is what the figure shows. Error "unknown_tensor".
Session shownSession(const Figure& figure, const FigureState& state);

// A view off screen, laid out for a figure: the picture and, if wanted, its caption below. It is
// drawn in logical pixels, which the font's size makes so large that the plain font, of so many
// pixels in every view, has the size that is asked for.
class FigurePage {
public:
    // Errors: "nothing_to_show", with the view's sentence; those of checkFigure and shownSession.
    FigurePage(const Figure& figure, const FigureState& state);
    ~FigurePage();
    FigurePage(const FigurePage&) = delete;
    FigurePage& operator=(const FigurePage&) = delete;

    // The page in logical pixels; their length in points.
    [[nodiscard]] QSizeF extent() const { return m_extent; }
    [[nodiscard]] double pixel() const { return m_pixel; }
    // Where the view's upper left corner was painted, in logical pixels.
    [[nodiscard]] QPointF origin() const { return m_origin; }
    [[nodiscard]] const Theme& theme() const { return m_theme; }
    [[nodiscard]] const QString& caption() const { return m_caption; } // also where it is not drawn
    [[nodiscard]] View& view() const { return *m_view; }

    // The painter is scaled to logical pixels.
    void paint(QPainter& painter);
    // On an image whose devicePixelRatio is that of the pixels.
    void paint(QImage& image);

private:
    void makeView(const Figure& figure, const FigureState& state);
    [[nodiscard]] QSize viewSize() const;
    void paintCaption(QPainter& painter) const;

    Theme m_theme;
    double m_pixel = 1;
    QSizeF m_extent;
    QPointF m_origin;
    QString m_caption;
    qreal m_captionHeight = 0; // with its margins; 0: not drawn
    std::unique_ptr<ViewModel> m_viewModel;
    NoActions m_actions;
    std::unique_ptr<View> m_view;
};

} // namespace ui
