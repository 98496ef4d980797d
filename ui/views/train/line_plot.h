#pragma once

#include "ui/drawing/theme.h"

#include <QRect>
#include <qcustomplot.h>

#include <optional>
#include <vector>

namespace ui {

class FreeLayout;

// Lines over a number, their names in a corner.
class LinePlot {
public:
    struct Line {
        QString name;
        QColor colour;
        Qt::PenStyle style = Qt::SolidLine;
        QVector<double> x {}, y {};
        QString shortName {}; // where there is no room for the name; empty: the name, shortened
    };
    struct Content {
        QString title;
        std::vector<Line> lines {};
        QCPRange x { 0, 1 };
        QCPRange y { 0, 1 };
        std::optional<double> marker {}; // a line upwards
        bool namesBelow = false; // else above
        bool logarithmic = false; // upwards
        QString along {}; // what x counts, said where there is room below its numbers
    };

    LinePlot(QCustomPlot* plot, FreeLayout* layout);

    void setTheme(const Theme& theme);
    void show(const Content& content);
    void setVisible(bool visible);
    void hideNames(std::size_t count); // of the first lines, which are told elsewhere
    [[nodiscard]] bool empty() const; // nothing but axes
    void place(QRect area); // with its title and numbers
    [[nodiscard]] const std::vector<QCPGraph*>& lines() const { return m_lines; }
    [[nodiscard]] QStringList names() const; // in sight
    [[nodiscard]] QString along() const { return m_rect->axis(QCPAxis::atBottom)->label(); }
    [[nodiscard]] bool titled() const { return m_title->realVisibility(); } // in sight

private:
    QCPItemText* words();
    void placeNames();
    [[nodiscard]] QString fitted(const Line& line) const; // its name

    QCustomPlot* m_plot;
    QCPAxisRect* m_rect;
    QCPGraph* m_marker;
    QCPItemText* m_title;
    std::vector<QCPGraph*> m_lines; // as many as there ever were
    std::vector<QCPItemText*> m_names;
    std::vector<Line> m_content;
    std::size_t m_hidden = 0; // names
    bool m_namesBelow = false;
    QString m_along;
    Theme m_theme;
};

} // namespace ui
