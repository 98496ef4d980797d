#pragma once

#include "ui/drawing/theme.h"

#include <QColor>
#include <QRect>
#include <QString>
#include <QStringList>
#include <QVector>

#include <optional>
#include <vector>

class QCPAxisRect;
class QCPGraph;
class QCPItemText;
class QCustomPlot;

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
    struct Range {
        double lower = 0;
        double upper = 1;
    };
    struct Content {
        QString title;
        std::vector<Line> lines {};
        Range x {};
        Range y {};
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
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString along() const;
    [[nodiscard]] bool titled() const; // is it visible

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
