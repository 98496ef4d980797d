#pragma once

#include "ui/document/figure_state.h"
#include "ui/figure/figure.h"

#include <QImage>
#include <QWidget>

#include <optional>

namespace ui {

// The page of a figure, scaled to the widget and drawn by the same code. An error is shown in place
// of the figure.
class FigurePreview : public QWidget {
    Q_OBJECT

public:
    FigurePreview(FigureState state, QWidget* parent);

    // Draws after a short pause: several changes at once are drawn once.
    void setFigure(const Figure& figure, const Selection& selection);
    void setSubject(const FigureState& state); // for the next figures
    void refuse(const QString& problem); // shows a problem until the next figure
    [[nodiscard]] const QString& problem() const { return m_problem; }
    [[nodiscard]] const QImage& image() const { return m_picture; }

signals:
    void drawn();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void drawSoon();
    void draw();

    FigureState m_state;
    std::optional<Figure> m_figure; // nullopt: no figure
    QImage m_picture;
    QString m_problem; // empty: there is an image
    bool m_waiting = false;
};

} // namespace ui
