#pragma once

#include "ui/document/regression.h"
#include "ui/plot/legend.h"
#include "ui/session/navigation.h"
#include "ui/view/point_view.h"

#include <optional>

class QCPAxisRect;
class QCPBars;
class QCPGraph;

namespace ui {

class FieldEditor;
class ViewStrip;

// Kernel regression in one dimension. Upper plot: data, prediction and query; lower plot: each data
// point's weight for that query, and the kernel's shape around it.
class RegressionView : public PointView {
    Q_OBJECT

public:
    RegressionView(const ViewModel& viewModel, Actions& actions, QWidget* parent);

    static QString caption(const FigureState& state);

    // True for a drawable regression over one-dimensional points.
    static bool accepts(const core::Trace& trace, const EditableState& state);
    void setTheme(const Theme& theme) override;
    void showTrace() override;
    void showSelection() override;
    void render(QPaintDevice& device, QSize size) override;
    [[nodiscard]] QString description() const override;
    [[nodiscard]] QString spokenSelection() const override; // data points need a longer sentence
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
    // Pixel positions of a selection's query and key.
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
    [[nodiscard]] Words wordsOfAxes() const;
    void fitTickers();
    void fitAxes();
    void fillTruth();
    void fillWeights();
    void fillWeightRange();
    void layOut(QSize size);
    void fitNumbers(const QCPAxisRect& rect, int height) const;
    void style();
    void showExample();
    void changeBandwidth(const QString& value);
    [[nodiscard]] std::optional<core::Index> pointAt(QPointF at) const; // data point at a pixel
    void walk(core::Index by);
    void replot();
    void showHints();
    void dragTo(QPointF at);
    bool editByKey(QKeyEvent* event);
    void offer(QPoint at); // menu of the point there, or of the empty plot
    void nudge(core::Index point, QPoint steps);
    void addByMouse(QPointF at);
    void add(CurvePoint at);
    void takeAway(core::Index point);
    void chooseAdded();
    [[nodiscard]] CurvePoint placeAt(QPointF pixel) const; // rounded to visible precision
    [[nodiscard]] QPointF pixelOf(core::Index point) const;

    Theme m_theme;
    Regression m_data;
    std::vector<CurvePoint> m_mean;
    core::Index m_head = 0; // head of the shown weights
    bool m_weighs = true; // true if the lower plot shows weights
    struct Drag {
        core::Index point;
        QPointF grip; // offset from the mouse to the point's centre
        bool moves = false; // moved farther than clickSlop
    };
    std::optional<Drag> m_drag; // the axes keep their ranges during a drag
    std::optional<core::Index> m_added; // to be selected once it is computed
    ViewStrip* m_strip;
    QWidget* m_bandwidthBar;
    FieldEditor* m_bandwidth;
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
