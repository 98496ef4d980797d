#pragma once

#include "ui/document/background_task.h"
#include "ui/plot/plot_style.h"
#include "ui/session/navigation.h"
#include "ui/session/space_points.h"
#include "ui/view/point_view.h"

#include <optional>
#include <vector>

class QButtonGroup;
class QCPAxis;
class QCPGraph;
class QCPScatterStyle;
class QCPTextElement;

namespace ui {

// Tokens as points in the first two principal components: of the input, of the outputs, of q and k
// together, or arrows from before to after attention.
class SpaceView : public PointView {
    Q_OBJECT

public:
    SpaceView(const ViewModel& viewModel, Actions& actions, QWidget* parent);

    // True if the trace has more than weights.
    static bool accepts(const core::Trace& trace, const EditableState& state);
    static QString caption(const FigureState& state);
    static void prepare(DerivedData& derived, const DerivedData::Request& request,
        const DerivedData::Budget& budget);

    void setTheme(const Theme& theme) override;
    void showTrace() override;
    void showSelection() override;
    void render(QPaintDevice& device, QSize size) override;
    [[nodiscard]] QString description() const override;
    [[nodiscard]] QString emptyReason() const override;

    [[nodiscard]] const SpacePoints& points() const { return m_points; }
    [[nodiscard]] const Theme& theme() const { return m_theme; }
    [[nodiscard]] QButtonGroup* choices() const { return m_choices; }
    // Position of a point in pixels of the plot.
    [[nodiscard]] QPointF pixel(std::size_t set, core::Index row) const;
    [[nodiscard]] qreal dotRadius() const;
    [[nodiscard]] qreal markRadius() const; // radius of discs and frames
    [[nodiscard]] QString nameOf(std::size_t set, core::Index row) const;
    [[nodiscard]] const core::Matrix& weights() const; // of the shown head
    [[nodiscard]] QColor headColour() const { return m_theme.head(m_head); }
    [[nodiscard]] QColor colourOf(PointRole role) const;
    [[nodiscard]] std::vector<LegendItem> legend() const;
    // The selected query or key, if it is a row of set `set`.
    [[nodiscard]] std::optional<core::Index> highlighted(std::size_t set, bool asQuery) const;

protected:
    [[nodiscard]] std::vector<QWidget*> controls() const override { return { m_choiceBar }; }
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    [[nodiscard]] bool drawn() const override;
    [[nodiscard]] std::optional<Selection> meaning(
        QPointF at, Qt::KeyboardModifiers modifiers) const override;
    void moved(const QMouseEvent& event) override;
    bool handled(QEvent& event) override;

private:
    [[nodiscard]] QString wordOf(PointRole role) const;
    [[nodiscard]] QCPScatterStyle markOf(const PointSet& set) const;
    void addChoices(QWidget* bar);
    void compute();
    void search();
    void fill();
    void styleAxes();
    void titleAxis(QCPAxis& axis, const QString& which, std::size_t component) const;
    void fit(QSize size); // shows everything, with equal units on both axes
    void keepNear();
    bool zoomByKey(int key);
    [[nodiscard]] std::optional<std::pair<std::size_t, core::Index>> pointAt(QPointF at) const;

    Theme m_theme;
    QWidget* m_choiceBar;
    QButtonGroup* m_choices;
    std::vector<QCPGraph*> m_graphs;
    SpacePoints m_points;
    // Inputs of m_points.
    std::shared_ptr<const core::Trace> m_trace;
    std::string m_choice;
    core::Index m_layer = 0, m_head = 0;
    bool m_zoomed = false;
    // Result of the background computation.
    struct Found {
        TracePtr trace;
        std::string choice;
        core::Index layer = 0, head = 0;
        std::shared_ptr<const SpacePoints> points; // null: not yet computed
    };
    Found m_sought;
    std::optional<core::Error> m_error; // of the last search
    BackgroundTask<Found> m_search;
};

} // namespace ui
