#pragma once

#include "core/learning/history.h"
#include "ui/drawing/theme.h"

#include <QCoreApplication>
#include <QRect>
#include <qcustomplot.h>

namespace ui {

class FreeLayout;

// How a network did, by step: its loss, and how much it answered right, each with the moment that
// is shown.
class LearnCurves {
    Q_DECLARE_TR_FUNCTIONS(ui::LearnCurves)

public:
    LearnCurves(QCustomPlot* plot, FreeLayout* layout);

    void setTheme(const Theme& theme);
    void show(const core::learning::History& history, long moment, long last);
    void place(QRect area);
    [[nodiscard]] QCPGraph* heldOutLoss() const { return m_loss.main; }
    [[nodiscard]] QCPGraph* exact() const { return m_right.main; }

private:
    struct Plot {
        QCPAxisRect* rect;
        QCPGraph* beside; // muted: of what it learns from; of single symbols
        QCPGraph* main;
        QCPGraph* moment; // a line upwards
        QCPItemText* title;
        QCPItemText* mainName;
        QCPItemText* besideName;
    };
    static Plot makePlot(QCustomPlot* plot, FreeLayout* layout);
    void style(const Plot& plot, const QColor& colour) const;

    Plot m_loss;
    Plot m_right;
    Theme m_theme;
};

} // namespace ui
