#pragma once

#include "core/base/matrix.h"
#include "ui/drawing/colour_map.h"
#include "ui/session/derived_data.h"

#include <qcustomplot.h>

#include <memory>
#include <vector>

namespace ui {

// A QCPColorMap with exact cells on every device: each has one of the table's 256 colours, and row
// 0 is at the top. It draws one rectangle per cell (PDF, SVG) or an image in device pixels (screen,
// PNG), which shows the peaks where several cells share a pixel (cell_image.h). `core::excluded`
// cells are hatched. It keeps no copy of the values; QCPColorMapData would hold them as doubles.
class CellMap : public QCPColorMap {
public:
    // Both axes have one unit per cell: cell (row i, column j) is centred on (j, i), and the value
    // axis is reversed.
    CellMap(QCPAxis* keyAxis, QCPAxis* valueAxis);

    void setCells(MatrixPtr matrix, const ColourScale& scale);
    void setHatch(const QColor& background, const QColor& line, qreal scale);
    [[nodiscard]] const MatrixPtr& matrix() const { return m_matrix; }
    [[nodiscard]] const ColourScale& scale() const { return m_scale; }
    [[nodiscard]] bool pooled() const { return m_pooled; } // the last image shows only peaks

    // Position of a row and a column in pixels; cell (i, j) has its centre at (i, j). Use it
    // instead of the axes: they count the last pixel of a rectangle as its lower edge and are one
    // pixel off for rows.
    [[nodiscard]] QPointF pixelOf(double row, double column) const;
    // The pixels that a cell covers; neighbours share edges.
    [[nodiscard]] QRect cellRect(core::Index row, core::Index column) const;
    // The exact box, which may end within a pixel.
    [[nodiscard]] QRectF cellBox(core::Index row, core::Index column) const;
    [[nodiscard]] QRgb colourOf(core::Index row, core::Index column) const;

protected:
    void draw(QCPPainter* painter) override;

private:
    struct Window { // visible cells:
        core::Index top = 0, bottom = 0, left = 0, right = 0;
        [[nodiscard]] bool operator==(const Window&) const = default;
    };
    [[nodiscard]] Window visibleCells() const;
    [[nodiscard]] QRect pixels(const Window& window) const;
    void drawRectangles(QCPPainter* painter, const Window& window);
    void drawPixels(QCPPainter* painter, const Window& window);
    void drawImage(QCPPainter* painter, const Window& window);
    [[nodiscard]] bool hasRectangles(const QPainter& painter, const Window& window) const;
    [[nodiscard]] std::vector<QRectF> excludedBoxes(const Window& window) const;
    void drawHatch(QCPPainter* painter, const std::vector<QRectF>& boxes) const;
    struct Frame { // the content of m_image
        Window window;
        QRect pixels; // device pixels
        double ratio = 0;
        [[nodiscard]] bool operator==(const Frame&) const = default;
    };
    void paintImage(const Frame& frame, const std::vector<int>& ys, const std::vector<int>& xs);

    MatrixPtr m_matrix;
    ColourScale m_scale;
    QColor m_hatchBackground, m_hatchLine;
    qreal m_hatchScale = 1;
    QImage m_image; // of m_frame, reused until something changes
    Frame m_frame;
    bool m_pooled = false;
};

} // namespace ui
