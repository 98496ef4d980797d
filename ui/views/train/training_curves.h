#pragma once

#include "core/training/trained_network.h"
#include "ui/plot/line_plot.h"

#include <QCoreApplication>

#include <string_view>

namespace ui {

// Data of the curves of a network and its comparison networks.
struct TrainingShown {
    const core::training::TrainedNetwork* network = nullptr; // all networks of its group are drawn
    long checkpoint = 0; // step
    long longest = 0; // longest validation text, in tokens
    std::string_view lowerPlot = "lengths"; // one of trainPlotChoices
    double bestWithoutContext = 1; // best accuracy without context
    int heldOut = 0; // validation texts, or points
};

// Loss and accuracy by step, and a third plot, such as the final accuracy by length of the text.
class TrainingCurves {
    Q_DECLARE_TR_FUNCTIONS(ui::TrainingCurves)

public:
    TrainingCurves(QCustomPlot* plot, FreeLayout* layout);

    void setTheme(const Theme& theme);
    void show(const TrainingShown& shown);
    void hideNames(std::size_t count); // of the first `count` networks
    [[nodiscard]] LinePlot& loss() { return m_loss; }
    [[nodiscard]] LinePlot& accuracy() { return m_accuracy; }
    [[nodiscard]] LinePlot& lowerPlot() { return m_lowerPlot; }
    [[nodiscard]] const LinePlot& loss() const { return m_loss; }
    [[nodiscard]] const LinePlot& accuracy() const { return m_accuracy; }
    [[nodiscard]] const LinePlot& lowerPlot() const { return m_lowerPlot; }
    // Colour of network i of its group.
    [[nodiscard]] static QColor colourOf(const Theme& theme, std::size_t i);
    // The task's metric: exact match, or token accuracy where each token has a label.
    [[nodiscard]] static double accuracyOf(
        const core::training::Report& report, const core::training::Task& task);

private:
    [[nodiscard]] LinePlot::Content lossOf(const TrainingShown& shown) const;
    [[nodiscard]] LinePlot::Content accuracyOf(const TrainingShown& shown) const;
    [[nodiscard]] LinePlot::Content lengthsOf(const TrainingShown& shown) const;
    [[nodiscard]] LinePlot::Content gradientsOf(const TrainingShown& shown) const;
    [[nodiscard]] std::vector<LinePlot::Line> gradientLines(const TrainingShown& shown) const;
    [[nodiscard]] LinePlot::Content softmaxOf(const TrainingShown& shown) const;

    LinePlot m_loss;
    LinePlot m_accuracy;
    LinePlot m_lowerPlot;
    Theme m_theme;
};

} // namespace ui
