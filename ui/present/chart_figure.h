#pragma once

#include "ui/document/background_task.h"
#include "ui/session/file_location.h"
#include "ui/session/session.h"
#include "ui/view/view.h"

#include <memory>
#include <optional>

class QCustomPlot;

namespace ui {

class FreeLayout;
class LinePlot;
class Presentation;

// A measure of the step's head over one of its settings, in place of a view: for the current state
// and, where one is pinned, for A. A line marks the setting's current value.
class ChartFigure : public View {
    Q_OBJECT

public:
    ChartFigure(Presentation& presentation, QWidget* parent);
    ~ChartFigure() override;

    void setTheme(const Theme& theme) override;
    void showTrace() override;
    void showSelection() override { }
    void render(QPaintDevice& device, QSize size) override;
    [[nodiscard]] QString description() const override;
    [[nodiscard]] QString emptyReason() const override { return m_curves.problem; }

    // A curve of the measure; y is computed for each x.
    struct Curve {
        std::vector<double> x, y;
    };
    // What is asked: everything but the setting's current value.
    struct Request {
        StepChart chart;
        core::Experiment experiment;
        std::optional<core::Experiment> pinned;
        core::Index layer = 0, head = 0;
        bool operator==(const Request&) const = default;
    };
    struct Curves {
        Request request;
        Curve now, pinned; // pinned: empty without a pinned state
        double at = 0, value = 0; // the setting's current value, and the measure there
        QString problem; // the reason why there are none
    };
    // Computes in the calling thread. Curves of the same request are used again.
    static Curves computed(const Request& request, double at, const FileLocation& files,
        const Curves& before, const std::stop_token& stop = {}) noexcept;
    [[nodiscard]] const Curves& curves() const { return m_curves; }
    [[nodiscard]] LinePlot& lines() const { return *m_lines; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Asked {
        Request request;
        double at = 0;
    };
    std::optional<Asked> asked();
    [[nodiscard]] Request request() const; // throws core::Error, as does current()
    [[nodiscard]] double current() const; // value of the setting
    void show();
    [[nodiscard]] QString title() const;

    Presentation& m_presentation;
    Theme m_theme;
    QCustomPlot* m_plot;
    FreeLayout* m_layout;
    std::unique_ptr<LinePlot> m_lines;
    Curves m_curves;
    BackgroundTask<Curves> m_task;
};

} // namespace ui
