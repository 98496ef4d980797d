#pragma once

#include "core/base/matrix.h"
#include "ui/drawing/colour_map.h"
#include "ui/session/derived_data.h"

#include <qcustomplot.h>

#include <memory>
#include <vector>

namespace ui {

// A QCPColorMap whose cells are exact: each is drawn in one of the table's 256 colours, row 0 on
// top, whatever the device: one rectangle a cell (PDF, SVG) or an image of the device's own pixels
// (screen, PNG), which shows the peaks where several cells share one (peaks.h). `core::excluded`
// cells are hatched.
// It keeps no copy of the numbers, unlike QCPColorMapData, which holds doubles.
class CellMap : public QCPColorMap {
public:
    // The axes have one unit a cell, cell (row i, column j) centred on (j, i), the value axis
    // reversed.
    CellMap(QCPAxis* keyAxis, QCPAxis* valueAxis);

    void setCells(MatrixPtr matrix, const ColourScale& scale);
    void setHatch(const QColor& background, const QColor& line, qreal scale);
    [[nodiscard]] const MatrixPtr& matrix() const { return m_matrix; }
    [[nodiscard]] const ColourScale& scale() const { return m_scale; }
    [[nodiscard]] bool pooled() const { return m_pooled; } // the last picture kept only peaks

    // Where a row and a column are, in pixels; cell (i, j) has its middle at (j, i). To be used
    // instead of the axes, which count the last pixel of a rectangle as its lower edge and so are
    // one pixel off for rows.
    [[nodiscard]] QPointF pixelOf(double row, double column) const;
    // The pixels that a cell covers, edges shared with its neighbours.
    [[nodiscard]] QRect cellRect(core::Index row, core::Index column) const;
    // The same where it is exactly: between pixels, if cells are not of whole ones.
    [[nodiscard]] QRectF cellBox(core::Index row, core::Index column) const;
    [[nodiscard]] QRgb colourOf(core::Index row, core::Index column) const;

protected:
    void draw(QCPPainter* painter) override;

private:
    struct Window { // the cells in sight: [top, bottom) x [left, right)
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
    struct Frame { // what m_image shows
        Window window;
        QRect pixels; // of the device
        double ratio = 0;
        [[nodiscard]] bool operator==(const Frame&) const = default;
    };
    void paintImage(const Frame& frame, const std::vector<int>& ys, const std::vector<int>& xs);

    MatrixPtr m_matrix;
    ColourScale m_scale;
    QColor m_hatchBackground, m_hatchLine;
    qreal m_hatchScale = 1;
    QImage m_image; // of m_frame, kept as long as nothing changes
    Frame m_frame;
    bool m_pooled = false;
};

} // namespace ui
