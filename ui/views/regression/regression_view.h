#pragma once

#include "ui/view/point_view.h"
#include "ui/views/regression/point_editor.h"
#include "ui/views/regression/regression_plot.h"

#include <optional>

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
    [[nodiscard]] const Regression& regression() const { return m_plot.data(); }
    [[nodiscard]] const Theme& theme() const { return m_plot.theme(); }
    [[nodiscard]] QCPAxisRect* dataRect() const { return m_plot.above(); }
    [[nodiscard]] QCPAxisRect* weightRect() const { return m_plot.below(); }
    [[nodiscard]] QCPGraph* curve() const { return m_plot.curve(); }
    [[nodiscard]] QCPGraph* asked() const { return m_plot.asked(); }
    [[nodiscard]] QCPBars* bars() const { return m_plot.bars(); }
    static QString predictionText(double predicted, int digits);
    [[nodiscard]] std::vector<LegendItem> legend() const;
    // Pixel positions of a selection's query and key.
    [[nodiscard]] std::optional<QPointF> queryPixel(const Selection& s) const
    {
        return m_plot.queryPixel(s);
    }
    [[nodiscard]] std::optional<QPointF> keyPixel(const Selection& s) const
    {
        return m_plot.keyPixel(s);
    }

protected:
    [[nodiscard]] std::vector<QWidget*> controls() const override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    [[nodiscard]] bool drawn() const override { return regression().drawable(); }
    [[nodiscard]] std::optional<Selection> meaning(
        QPointF at, Qt::KeyboardModifiers modifiers) const override;
    void pressed(const QMouseEvent& event) override;
    void moved(const QMouseEvent& event) override;
    void released(const QMouseEvent& event) override;
    bool handled(QEvent& event) override;

private:
    void fill();
    [[nodiscard]] Words wordsOfAxes() const;
    void layOut(QSize size);
    void showExample();
    void changeBandwidth(const QString& value);
    void walk(core::Index by);
    void replot();
    void showHints();

    core::Index m_head = 0; // head of the shown weights
    ViewStrip* m_strip;
    QWidget* m_bandwidthBar;
    FieldEditor* m_bandwidth;
    RegressionPlot m_plot;
    PointEditor m_editor; // the axes keep their ranges while it drags a point
};

} // namespace ui
