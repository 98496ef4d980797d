#pragma once

#include "ui/plot/legend.h"
#include "ui/selection.h"
#include "ui/space_points.h"
#include "ui/views/view.h"

#include <optional>
#include <vector>

class QButtonGroup;
class QCPAxis;
class QCPGraph;
class QCPScatterStyle;
class QCPTextElement;
class QCustomPlot;
class QStackedWidget;

namespace ui {

class Note;

// Tokens as points: the first two principal components of the input, of the outputs, of q and k
// together, or arrows from before to after attention.
class SpaceView : public View {
    Q_OBJECT

public:
    SpaceView(Document& document, QWidget* parent);

    void setTheme(const Theme& theme) override;
    void showTrace() override;
    void showSelection() override;
    void render(QPaintDevice& device, QSize size) override;
    [[nodiscard]] QString description() const override;
    [[nodiscard]] QString nothing() const override;

    [[nodiscard]] const SpacePoints& points() const { return m_points; }
    [[nodiscard]] const Theme& theme() const { return m_theme; }
    [[nodiscard]] QCustomPlot* plot() const { return m_plot; }
    [[nodiscard]] Note* note() const { return m_note; }
    [[nodiscard]] QButtonGroup* choices() const { return m_choices; }
    // Where a point stands, in pixels of the plot.
    [[nodiscard]] QPointF pixel(std::size_t set, core::Index row) const;
    [[nodiscard]] qreal dotRadius() const;
    [[nodiscard]] qreal markRadius() const; // of discs and frames
    [[nodiscard]] QString nameOf(std::size_t set, core::Index row) const;
    [[nodiscard]] QColor colourOf(PointRole role) const;
    [[nodiscard]] std::vector<LegendItem> legend() const;
    // The selected query or key, if it is a row of that set.
    [[nodiscard]] std::optional<core::Index> lit(std::size_t set, bool asQuery) const;

protected:
    [[nodiscard]] std::vector<QWidget*> controls() const override { return { m_choiceBar }; }
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QString wordOf(PointRole role) const;
    [[nodiscard]] QCPScatterStyle markOf(const PointSet& set) const;
    void addChoices(QWidget* bar);
    void compute();
    void fill();
    void styleAxes();
    void titleAxis(QCPAxis& axis, const QString& which, std::size_t component) const;
    void fit(QSize size); // everything in sight, one unit as long on both axes
    void keepNear();
    bool zoomByKey(int key);
    void announce();
    [[nodiscard]] std::optional<std::pair<std::size_t, core::Index>> pointAt(QPointF at) const;
    [[nodiscard]] std::optional<Selection> meaning(QPointF at, bool asKey) const;

    Theme m_theme;
    QWidget* m_choiceBar;
    QButtonGroup* m_choices;
    QStackedWidget* m_stack;
    QCustomPlot* m_plot;
    Note* m_note;
    std::vector<QCPGraph*> m_graphs;
    SpacePoints m_points;
    // What m_points was computed from.
    std::shared_ptr<const core::Trace> m_trace;
    std::string m_choice;
    core::Index m_layer = 0, m_head = 0;
    QPointF m_pressed;
    bool m_zoomed = false;
};

} // namespace ui
