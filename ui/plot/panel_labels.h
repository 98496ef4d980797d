#pragma once

#include "ui/plot/panel_content.h"

#include <QFontMetricsF>
#include <QPointF>
#include <QRectF>

#include <vector>

class QPainter;

namespace ui {

class MatrixPanel;

// Label next to a row or above a column of a panel. QCPAxis is not used for them: it rewrites
// "1e5", drops labels that cross its border and does not thin them out.
struct PanelLabel {
    core::Index index = 0;
    QString text; // elided
    QPointF anchor; // rows: right end, centre; columns: start of the slanted text
    QRectF box; // before rotation by 45°
    qreal scale = 1; // below 1 where all names have room only if they are smaller
    bool upright = false; // of a column: centred above it; its anchor is below its middle
};

class PanelLabels {
public:
    // Longest label in line heights, where most labels are left out.
    static constexpr qreal longestOfFew = 4;

    explicit PanelLabels(const MatrixPanel& panel);

    // The labels that have room, evenly thinned out.
    [[nodiscard]] std::vector<PanelLabel> rows() const;
    [[nodiscard]] std::vector<PanelLabel> columns() const;
    [[nodiscard]] PanelLabel row(core::Index index) const;
    [[nodiscard]] PanelLabel column(core::Index index) const;

    static void paintRow(QPainter& painter, const PanelLabel& label);
    static void paintColumn(QPainter& painter, const PanelLabel& label);
    // Paints the label in bold on a patch that hides what is under it.
    void paintLitRow(QPainter& painter, const PanelLabel& label, const QColor& colour) const;
    void paintLitColumn(QPainter& painter, const PanelLabel& label, const QColor& colour) const;

    // Room for the labels; `longest`: limit of their length in line heights.
    static LabelSpace spaceOfRows(const QStringList& labels, qreal longest, const Theme& theme);
    static LabelSpace spaceOfColumns(const QStringList& labels, qreal longest, const Theme& theme);
    // Room for all text around the cells.
    static QMargins margins(
        const PanelContent& content, const LabelSpace& labels, const Theme& theme);
    // True if cells of this size have room for the name of at least every second row and column; on
    // paper, of every one.
    static bool namesFit(QSizeF cell, const Theme& theme);
    // True if so few names that one missing would be missed are all shown, in smaller letters where
    // needed, in cells of this size.
    static bool fewNamesFit(QSizeF cell, qsizetype count, const Theme& theme);
    // Length in line heights up to which names are whole where this much room is divided between
    // them and the cells.
    static qreal longestLabelIn(QSizeF room, const Theme& theme);
    static QFont font(const Theme& theme) { return theme.sized(0.85); }
    static qreal gap(const Theme& theme); // between labels and cells

private:
    static void writeUpright(QPainter& painter, const PanelLabel& label);
    static void writeSlanted(QPainter& painter, const QString& text, qreal left);
    [[nodiscard]] qreal scaleUpright() const;
    static void writeColumn(QPainter& painter, const PanelLabel& label);
    [[nodiscard]] bool overlaps(
        const PanelLabel& a, const PanelLabel& b, qreal scale) const; // of rows
    void patch(QPainter& painter, const QRectF& box) const;
    [[nodiscard]] PanelLabel fitted(const QString& text, core::Index index) const;
    [[nodiscard]] std::vector<PanelLabel> namesAlong(Qt::Orientation side) const;

    const MatrixPanel& m_panel;
    QFontMetricsF m_metrics;
    qreal m_upright; // scale of upright column names; 0: they are slanted
};

} // namespace ui
