#pragma once

#include "ui/plot/matrix_panel.h"

namespace ui {

// The ground that a chosen panel stands on.
class PanelGround : public QCPLayerable {
public:
    explicit PanelGround(MatrixPanel* panel);

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;

private:
    MatrixPanel* m_panel;
};

// Title, labels, frame and numbers of a panel, under the lights. On screen, what stays while
// numbers change (the formula and the labels) is painted once and kept as pictures.
class PanelDecoration : public QCPLayerable {
public:
    explicit PanelDecoration(MatrixPanel* panel);

    void forget() { m_kept = {}; } // the theme is another one

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;

private:
    struct Words { // what the pictures show, and where
        Formula title;
        qreal titleFactor = 1;
        QStringList rows, columns;
        QRect cells;
        QCPRange x, y;
        QRect sight; // of the plot
        qreal ratio = 1;
        [[nodiscard]] bool operator==(const Words&) const = default;
    };
    void drawStill(QCPPainter* painter);
    void drawFormula(QCPPainter* painter) const;
    void drawLabels(QCPPainter* painter) const;
    void drawNames(QCPPainter* painter) const;
    void drawNotes(QCPPainter* painter) const;
    void drawNumbers(QCPPainter* painter) const;
    struct Ink {
        QFont font;
        QColor colour;
    };
    qreal drawCentred(QCPPainter* painter, const Ink& ink, const QString& text, qreal y) const;
    [[nodiscard]] qreal inPlot(qreal left, qreal width) const;
    [[nodiscard]] std::vector<QRect> stillAreas() const;

    MatrixPanel* m_panel;
    struct Kept {
        Words words;
        std::vector<std::pair<QPoint, QPixmap>> pictures;
    };
    Kept m_kept;
};

// The lit row, column and cell, and their labels.
class PanelLights : public QCPLayerable {
public:
    explicit PanelLights(MatrixPanel* panel);

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;

private:
    void drawLabels(QCPPainter* painter) const;
    void outline(QCPPainter* painter, QRect box, const QColor& colour) const;
    [[nodiscard]] QRect across(QRect cell, Qt::Orientation along) const;

    MatrixPanel* m_panel;
};

} // namespace ui
