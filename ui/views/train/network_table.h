#pragma once

#include "ui/drawing/theme.h"

#include <QCoreApplication>
#include <qcustomplot.h>

#include <vector>

namespace ui {

// Results of compared networks, one per line.
class NetworkTable : public QCPLayoutElement {
    Q_OBJECT

public:
    struct Row {
        QString name;
        QColor colour;
        QString accuracy {}; // TrainingCurves::accuracyOf()
        QString parameters {};
        QString time {}; // training time
        bool shown = false; // its attention is shown next to the table
    };

    explicit NetworkTable(QCustomPlot* plot);

    void setTheme(const Theme& theme) { m_theme = theme; }
    void setRows(std::vector<Row> rows) { m_rows = std::move(rows); }
    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }
    [[nodiscard]] int heightWanted() const;

protected:
    void draw(QCPPainter* painter) override;
    void applyDefaultAntialiasingHint(QCPPainter*) const override { }

private:
    [[nodiscard]] qreal lineHeight() const { return 1.5 * m_theme.em(); }

    Theme m_theme;
    std::vector<Row> m_rows;
};

} // namespace ui
