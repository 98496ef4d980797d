#pragma once

#include "ui/document/regression.h"
#include "ui/plot/legend.h"
#include "ui/session/selection.h"
#include "ui/view/point_view.h"

#include <optional>

class QCPAxisRect;
class QCPBars;
class QCPGraph;

namespace ui {

class FieldEditor;
class ViewStrip;

// Kernel regression on a line: above, the data, the prediction and the query; below, the weight of
// every point of the data for that query, and the kernel's form around it.
class RegressionView : public PointView {
    Q_OBJECT

public:
    RegressionView(const ViewModel& viewModel, Actions& commands, QWidget* parent);

    static QString caption(const FigureState& state);

    static bool accepts(const core::Trace& trace, const EditableState& work); // points on a line
    void setTheme(const Theme& theme) override;
    void showTrace() override;
    void showSelection() override;
    void render(QPaintDevice& device, QSize size) override;
    [[nodiscard]] QString description() const override;
    [[nodiscard]] QString spokenSelection() const override; // of points there is more to say
    [[nodiscard]] QString emptyReason() const override;

    [[nodiscard]] FieldEditor* bandwidth() const { return m_bandwidth; }
    [[nodiscard]] ViewStrip* strip() const { return m_strip; }
    [[nodiscard]] const Regression& regression() const { return m_data; }
    [[nodiscard]] const Theme& theme() const { return m_theme; }
    [[nodiscard]] QCPAxisRect* dataRect() const { return m_above; }
    [[nodiscard]] QCPAxisRect* weightRect() const { return m_below; }
    [[nodiscard]] QCPGraph* curve() const { return m_curve; }
    [[nodiscard]] QCPGraph* asked() const { return m_asked; }
    [[nodiscard]] QCPBars* bars() const { return m_bars; }
    static QString predictionText(double predicted, int digits);
    [[nodiscard]] std::vector<LegendItem> legend() const;
    // Where the query and the key of a selection are.
    [[nodiscard]] std::optional<QPointF> queryPixel(const Selection& s) const;
    [[nodiscard]] std::optional<QPointF> keyPixel(const Selection& s) const;

protected:
    [[nodiscard]] std::vector<QWidget*> controls() const override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    [[nodiscard]] bool drawn() const override { return m_data.drawable(); }
    [[nodiscard]] std::optional<Selection> meaning(
        QPointF at, Qt::KeyboardModifiers modifiers) const override;
    void pressed(const QMouseEvent& event) override;
    void moved(const QMouseEvent& event) override;
    void released(const QMouseEvent& event) override;
    bool handled(QEvent& event) override;

private:
    void addGraphs();
    void fill();
    void fitAxes();
    void fillTruth();
    void fillWeights();
    void fillWeightRange();
    void layOut(QSize size);
    void fitNumbers(const QCPAxisRect& rect, int height) const;
    void style();
    void showExample();
    void changeBandwidth(const QString& value);
    [[nodiscard]] std::optional<core::Index> pointAt(QPointF at) const; // of the data
    void walk(core::Index by);
    void replot();
    void showHints();
    void dragTo(QPointF at);
    bool editByKey(QKeyEvent* event);
    void offer(QPoint at); // what can be done with the point there, or with none
    void nudge(core::Index point, QPoint steps);
    void addByMouse(QPointF at);
    void add(CurvePoint at);
    void takeAway(core::Index point);
    void chooseAdded();
    [[nodiscard]] CurvePoint placeAt(QPointF pixel) const; // no finer than can be seen
    [[nodiscard]] QPointF pixelOf(core::Index point) const;

    Theme m_theme;
    Regression m_data;
    std::vector<CurvePoint> m_mean;
    core::Index m_head = 0; // whose weights are shown
    bool m_weighs = true; // whether there is a picture of weights
    struct Drag {
        core::Index point;
        QPointF grip; // from the mouse to the middle of the point
        bool moves = false; // it went further than a click wanders
    };
    std::optional<Drag> m_drag; // while it lasts, the axes stay
    std::optional<core::Index> m_added; // to be chosen when its numbers are there
    ViewStrip* m_strip;
    QWidget* m_bandwidthBar;
    FieldEditor* m_bandwidth;
    QCPAxisRect* m_above;
    QCPAxisRect* m_below;
    QCPGraph* m_points;
    QCPGraph* m_curve;
    QCPGraph* m_asked; // few places, one by one
    QCPGraph* m_truth;
    QCPGraph* m_form;
    QCPBars* m_bars;
};

} // namespace ui
