#pragma once

#include "core/training/trained_run.h"
#include "ui/views/train/line_plot.h"

#include <QCoreApplication>

#include <string_view>

namespace ui {

// What is to be drawn of networks that learn beside each other.
struct TrainingShown {
    const core::training::TrainedRun* network = nullptr; // its group is drawn
    long checkpoint = 0; // step
    long longest = 0; // of the texts it learns from, in tokens
    std::string_view lowerPlot = "lengths"; // one of learnPlotChoices
    double unigramBaseline
        = 1; // most of the labels that can be right where each token is told by itself
};

// How networks did, by step: their loss, and how much they answered right; and one thing more, as
// how much at the end by the length of the text.
class TrainingCurves {
    Q_DECLARE_TR_FUNCTIONS(ui::TrainingCurves)

public:
    TrainingCurves(QCustomPlot* plot, FreeLayout* layout);

    void setTheme(const Theme& theme);
    void show(const TrainingShown& shown);
    void hideNames(std::size_t count); // of the first networks
    [[nodiscard]] LinePlot& loss() { return m_loss; }
    [[nodiscard]] LinePlot& accuracy() { return m_accuracy; }
    [[nodiscard]] LinePlot& lowerPlot() { return m_lowerPlot; }
    [[nodiscard]] const LinePlot& loss() const { return m_loss; }
    [[nodiscard]] const LinePlot& accuracy() const { return m_accuracy; }
    [[nodiscard]] const LinePlot& lowerPlot() const { return m_lowerPlot; }
    // Of network number i of its group.
    [[nodiscard]] static QColor colourOf(const Theme& theme, std::size_t i);
    // The share that counts: of whole answers, or of labels where each token has one.
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
