#pragma once

#include "ui/drawing/colour_map.h"
#include "ui/drawing/theme.h"

#include <qcustomplot.h>

namespace ui {

// A horizontal or vertical colour bar for a ColourScale, with its range.
class ColourBar : public QCPColorScale {
    Q_OBJECT

public:
    ColourBar(QCustomPlot* plot, QCPAxis::AxisType side);

    void setTheme(const Theme& theme);
    void setScale(const ColourScale& scale, const QString& caption);
    // Places the bar with the first caption that fits. The colours fill the box's length exactly,
    // so that a bar is in line with its matrix.
    void place(const QRect& box, const QStringList& captions);
    // To the right of a matrix's cells, exactly as high as they are.
    void placeBeside(const QRect& cells, int gap);
    [[nodiscard]] int leastWidth() const;
    // Including numbers and a caption; the usual height, and that without room to spare.
    [[nodiscard]] static int heightIn(const Theme& theme);
    [[nodiscard]] static int leastHeightIn(const Theme& theme);

    [[nodiscard]] QRect colours() const; // the pixels of the bar itself

    void update(UpdatePhase phase) override;

protected:
    void draw(QCPPainter* painter) override;

private:
    void setCaption(const QString& caption);
    void placeTicks(int count);

    ColourScale m_scale;
    const ColourTable* m_table = nullptr; // of the gradient
    QPen m_frame;
};

} // namespace ui
