#pragma once

#include "ui/document/regression.h"
#include "ui/drawing/theme.h"
#include "ui/plot/plot_style.h"
#include "ui/session/navigation.h"

#include <QPointF>
#include <QSize>

#include <functional>
#include <optional>
#include <vector>

class QCPAxisRect;
class QCPBars;
class QCPGraph;
class QCustomPlot;

namespace core {
struct Trace;
}

namespace ui {

// The two plots of a kernel regression. The upper one: data, prediction and query; the lower one:
// each data point's weight for that query, and the kernel's shape around it.
class RegressionPlot {
public:
    explicit RegressionPlot(QCustomPlot* plot);

    void setTheme(const Theme& theme);
    [[nodiscard]] const Theme& theme() const { return m_theme; }
    void setData(Regression data, std::vector<CurvePoint> mean);
    [[nodiscard]] const Regression& data() const { return m_data; }
    [[nodiscard]] const std::vector<CurvePoint>& mean() const { return m_mean; }
    void setWeighs(bool weighs) { m_weighs = weighs; } // whether the lower plot shows weights
    [[nodiscard]] bool weighs() const { return m_weighs; }
    void setNames(const QString& x, const QString& y);

    void fill(); // draws data and prediction
    void fitAxes();
    void showTruth(const std::optional<std::function<double(double)>>& truth);
    [[nodiscard]] bool showsTruth() const;
    void fitWeights(const core::Trace& trace, const Selection& s);
    void showWeights(const core::Trace& trace, const Selection& s);
    void layOut(QSize size, const std::vector<LegendItem>& legend);

    [[nodiscard]] QCPAxisRect* above() const { return m_above; }
    [[nodiscard]] QCPAxisRect* below() const { return m_below; }
    [[nodiscard]] QCPGraph* curve() const { return m_curve; }
    [[nodiscard]] QCPGraph* asked() const { return m_asked; }
    [[nodiscard]] QCPBars* bars() const { return m_bars; }

    // Pixel positions of a selection's query and key.
    [[nodiscard]] std::optional<QPointF> queryPixel(const Selection& s) const;
    [[nodiscard]] std::optional<QPointF> keyPixel(const Selection& s) const;
    [[nodiscard]] QPointF pixelOf(core::Index point) const;
    [[nodiscard]] std::optional<core::Index> pointAt(QPointF at) const; // data point at a pixel
    [[nodiscard]] CurvePoint placeAt(QPointF pixel) const; // rounded to visible precision
    [[nodiscard]] CurvePoint stepFrom(const CurvePoint& from, QPoint steps) const;

private:
    void fitTickers();
    void fitNumbers(const QCPAxisRect& rect, int height) const;

    QCustomPlot* m_plot;
    Theme m_theme;
    Regression m_data;
    std::vector<CurvePoint> m_mean; // the predicted curve; empty: marks alone
    bool m_weighs = true;
    QCPAxisRect* m_above;
    QCPAxisRect* m_below;
    QCPGraph* m_points;
    QCPGraph* m_curve;
    QCPGraph* m_asked; // marks for a few query positions
    QCPGraph* m_truth;
    QCPGraph* m_form;
    QCPBars* m_bars;
};

} // namespace ui
