#pragma once

#include "ui/colour_map.h"
#include "ui/theme.h"

#include <qcustomplot.h>

namespace ui {

// A horizontal or vertical colour bar with its range, for ColourScale.
class ColourBar : public QCPColorScale {
    Q_OBJECT

public:
    ColourBar(QCustomPlot* plot, QCPAxis::AxisType side);

    void setTheme(const Theme& theme);
    void setScale(const ColourScale& scale, const QString& caption);
    // With the first caption that fits.
    void place(const QRect& box, const QStringList& captions);
    [[nodiscard]] static int heightIn(const Theme& theme); // with numbers and a caption

    void update(UpdatePhase phase) override;

private:
    const ColourTable* m_table = nullptr; // of the gradient
};

} // namespace ui
