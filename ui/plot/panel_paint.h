#pragma once

#include "ui/plot/matrix_panel.h"

namespace ui {

// Background of a highlighted panel.
class PanelGround : public QCPLayerable {
public:
    explicit PanelGround(MatrixPanel* panel);

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;

private:
    MatrixPanel* m_panel;
};

// Title, labels, frame and values of a panel, below the highlights. On screen, the formula and the
// labels are painted once and cached as pixmaps.
class PanelDecoration : public QCPLayerable {
public:
    explicit PanelDecoration(MatrixPanel* panel);

    void forget() { m_title = m_rows = m_columns = {}; } // after a change of the theme

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;

private:
    struct Place {
        QRect cells;
        QCPRange x, y;
        QRect sight; // visible rectangle of the plot
        qreal ratio = 1;
        [[nodiscard]] bool operator==(const Place&) const = default;
    };
    struct Words {
        Formula title;
        qreal titleFactor = 1;
        QStringList labels;
        [[nodiscard]] bool operator==(const Words&) const = default;
    };
    struct Kept {
        Place place;
        Words words;
        QPoint at;
        QPixmap picture;
    };
    struct Still { // a part cached as a pixmap
        Words words;
        QRect (PanelDecoration::*area)() const;
        void (PanelDecoration::*draw)(QCPPainter*) const;
    };
    void drawStill(QCPPainter* painter);
    void drawKept(QCPPainter* painter, Kept& kept, const Still& still) const;
    [[nodiscard]] QRect titleArea() const;
    [[nodiscard]] QRect rowArea() const;
    [[nodiscard]] QRect columnArea() const;
    void drawTitle(QCPPainter* painter) const;
    void drawRows(QCPPainter* painter) const;
    void drawColumns(QCPPainter* painter) const;
    void drawNames(QCPPainter* painter) const;
    void drawNotes(QCPPainter* painter) const;
    void drawNumbers(QCPPainter* painter) const;
    void drawFrame(QCPPainter* painter) const;
    struct Ink {
        QFont font;
        QColor colour;
    };
    qreal drawCentred(QCPPainter* painter, const Ink& ink, const QString& text, qreal y) const;
    [[nodiscard]] qreal inPlot(qreal left, qreal width) const;
    [[nodiscard]] QRect framed() const; // the cells and the labels around them

    MatrixPanel* m_panel;
    Kept m_title, m_rows, m_columns;
};

} // namespace ui
