#pragma once

#include "ui/drawing/theme.h"

#include <QRect>
#include <qcustomplot.h>

#include <optional>
#include <vector>

namespace ui {

class FreeLayout;

// A line plot with the lines' names in a corner.
class LinePlot {
public:
    struct Line {
        QString name;
        QColor colour;
        Qt::PenStyle style = Qt::SolidLine;
        QVector<double> x {}, y {};
        QString shortName {}; // for little room; empty: the name, elided
        bool dots = false; // marks its points
    };
    struct Content {
        QString title;
        std::vector<Line> lines {};
        QCPRange x { 0, 1 };
        QCPRange y { 0, 1 };
        std::optional<double> marker {}; // x of a vertical line
        bool namesBelow = false; // otherwise above
        bool namesAtEnds = false; // each above its line's last point
        bool logarithmic = false; // y axis
        bool logarithmicX = false;
        QString along {}; // label of the x axis, shown where there is room
    };

    LinePlot(QCustomPlot* plot, FreeLayout* layout);

    void setTheme(const Theme& theme);
    void show(const Content& content);
    void setVisible(bool visible);
    void hideNames(std::size_t count); // of the first lines: another part lists them
    [[nodiscard]] bool empty() const; // axes only
    void place(QRect area); // including title and axis numbers
    [[nodiscard]] const std::vector<QCPGraph*>& lines() const { return m_lines; }
    [[nodiscard]] QStringList names() const; // visible names
    [[nodiscard]] QString title() const { return m_title->text(); }
    [[nodiscard]] QString along() const { return m_rect->axis(QCPAxis::atBottom)->label(); }
    [[nodiscard]] bool titled() const { return m_title->realVisibility(); } // is it visible

private:
    QCPItemText* words();
    void placeNames();
    void placeNamesAtEnds(const std::vector<std::size_t>& named, qreal line);
    [[nodiscard]] QString fitted(const Line& line) const; // name that fits

    QCustomPlot* m_plot;
    QCPAxisRect* m_rect;
    QCPGraph* m_marker;
    QCPItemText* m_title;
    std::vector<QCPGraph*> m_lines; // never shrinks
    std::vector<QCPItemText*> m_names;
    std::vector<Line> m_content;
    std::size_t m_hidden = 0; // number of hidden names
    bool m_namesBelow = false;
    bool m_namesAtEnds = false;
    QString m_along;
    Theme m_theme;
};

} // namespace ui
