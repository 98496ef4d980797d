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

// Title, labels, frame and numbers of a panel, under the lights.
class PanelDecoration : public QCPLayerable {
public:
    explicit PanelDecoration(MatrixPanel* panel);

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;

private:
    void drawTitle(QCPPainter* painter) const;
    void drawNotes(QCPPainter* painter) const;
    void drawNumbers(QCPPainter* painter) const;
    struct Ink {
        QFont font;
        QColor colour;
    };
    qreal drawCentred(QCPPainter* painter, const Ink& ink, const QString& text, qreal y) const;
    [[nodiscard]] qreal inPlot(qreal left, qreal width) const;

    MatrixPanel* m_panel;
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
