#pragma once

#include "ui/document/figure_state.h"
#include "ui/figure/figure.h"

#include <QImage>
#include <QWidget>

#include <optional>

namespace ui {

// The page of a figure as it will be, as large as there is room; drawn by the very same code. What
// cannot be drawn is told instead.
class FigurePreview : public QWidget {
    Q_OBJECT

public:
    FigurePreview(FigureState state, QWidget* parent);

    // Drawn soon: several changes at once are drawn once.
    void setFigure(const Figure& figure, const Selection& selection);
    void setSubject(const FigureState& state); // of the figures to come
    void refuse(const QString& problem); // told instead of a figure, until the next one
    [[nodiscard]] const QString& problem() const { return m_problem; }
    [[nodiscard]] const QImage& picture() const { return m_picture; }

signals:
    void drawn();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void drawSoon();
    void draw();

    FigureState m_state;
    std::optional<Figure> m_figure; // nothing: none is to be drawn
    QImage m_picture;
    QString m_problem; // empty: there is a picture
    bool m_waiting = false;
};

} // namespace ui
