#pragma once

#include "ui/document/actions.h"
#include "ui/document/figure_state.h"
#include "ui/figure/figure.h"

#include <QByteArray>
#include <QPointF>

#include <memory>

class QPaintDevice;
class QPainter;

namespace ui {

class View;
class ViewModel;

// The session with the view that the figure shows; of a matrix, its layer and head are selected.
// Error "unknown_tensor".
Session shownSession(const Figure& figure, const FigureState& state);

// An off-screen view laid out for a figure, with an optional caption below. It is drawn in logical
// pixels, scaled so that the plain font, which has the same pixel size in every view, gets the
// requested size.
class FigurePage {
public:
    // Errors: "nothing_to_show", with the view's explanation; those of checkFigure and
    // shownSession.
    FigurePage(const Figure& figure, const FigureState& state);
    ~FigurePage();
    FigurePage(const FigurePage&) = delete;
    FigurePage& operator=(const FigurePage&) = delete;

    // The page size in logical pixels; the length of a logical pixel in points.
    [[nodiscard]] QSizeF extent() const { return m_extent; }
    [[nodiscard]] double pixel() const { return m_pixel; }
    // The view's upper left corner, in logical pixels, once painted.
    [[nodiscard]] QPointF origin() const { return m_origin; }
    [[nodiscard]] const Theme& theme() const { return m_theme; }
    [[nodiscard]] const QString& caption() const { return m_caption; } // also when it is not drawn
    [[nodiscard]] View& view() const { return *m_view; }

    // The painter is scaled to logical pixels. Error "figure_too_small".
    void paint(QPainter& painter);
    // The image's devicePixelRatio gives the size of a logical pixel. Error "figure_too_small".
    void paint(QImage& image);

private:
    void makeView(const FigureState& state);
    void makeTexts();
    [[nodiscard]] QSize viewSize() const;
    [[nodiscard]] qreal heightOf(const QString& text, const QFont& font) const;
    void requireLegible() const;
    void paintTexts(QPainter& painter) const;
    void paintCaption(QPainter& painter) const;
    [[nodiscard]] qreal noteHeight() const;
    [[nodiscard]] qreal captionHeight() const;

    Figure m_figure;
    Theme m_theme;
    double m_pixel = 1;
    QSizeF m_extent;
    QPointF m_origin;
    QString m_caption;
    QString m_note; // which tokens are shown, where neither the caption nor the view says it
    FigureTexts m_drawn; // by the page, not by the view
    QMarginsF m_around; // the room around the view
    std::unique_ptr<ViewModel> m_viewModel;
    NoActions m_actions;
    std::unique_ptr<View> m_view;
};

// The session as JSON, as the figure shows it; file names are relative to the figure's folder.
// Error "json_too_large".
QByteArray embeddedSessionOf(const Figure& figure, const FigureState& state, const QString& folder);

} // namespace ui
