#pragma once

#include "ui/plot/matrix_panel.h"

#include <QFontMetricsF>

#include <vector>

namespace ui {

// The words beside the rows and above the columns of a panel, where they stand. QCPAxis is not
// asked for them: it rewrites "1e5", drops labels that pass its border and thins none out.
struct PanelLabel {
    core::Index index = 0;
    QString text; // elided
    QPointF anchor; // rows: right end, middle; columns: where the slanted text begins
    QRectF box; // around the anchor, before the slant
};

class PanelLabels {
public:
    // The longest labels, in lines' heights, where most are left out.
    static constexpr qreal longestOfFew = 4;

    explicit PanelLabels(const MatrixPanel& panel);

    // Those that have room, evenly thinned out.
    [[nodiscard]] std::vector<PanelLabel> rows() const;
    [[nodiscard]] std::vector<PanelLabel> columns() const;
    [[nodiscard]] PanelLabel row(core::Index index) const;
    [[nodiscard]] PanelLabel column(core::Index index) const;

    static void paintRow(QPainter& painter, const PanelLabel& label);
    void paintColumn(QPainter& painter, const PanelLabel& label) const;
    // The same in bold on a patch that hides what is under it.
    void paintLitRow(QPainter& painter, const PanelLabel& label, const QColor& colour) const;
    void paintLitColumn(QPainter& painter, const PanelLabel& label, const QColor& colour) const;

    // How much of each side labels take, none longer than so many lines' heights.
    static LabelSpace spaceOfRows(const QStringList& labels, qreal longest, const Theme& theme);
    static LabelSpace spaceOfColumns(const QStringList& labels, qreal longest, const Theme& theme);
    // The same of all words around the cells.
    static QMargins margins(
        const PanelContent& content, const LabelSpace& labels, const Theme& theme);
    // Whether cells of a size have room for the name of every second row and column at least.
    static bool mostNamesFit(QSizeF cell, const Theme& theme);
    static QFont font(const Theme& theme) { return theme.sized(0.85); }
    static qreal gap(const Theme& theme); // between words and cells

private:
    static void writeColumn(QPainter& painter, const PanelLabel& label);
    [[nodiscard]] bool overlaps(const PanelLabel& a, const PanelLabel& b) const; // of rows
    void patch(QPainter& painter, const QRectF& box) const;
    [[nodiscard]] PanelLabel fitted(const QString& text, core::Index index) const;

    const MatrixPanel& m_panel;
    QFontMetricsF m_metrics;
};

} // namespace ui
