#pragma once

#include "core/learning/learnt_network.h"
#include "ui/views/learn/line_plot.h"

#include <QCoreApplication>

#include <string_view>

namespace ui {

// What is to be drawn of networks that learn beside each other.
struct LearnShown {
    const core::learning::LearntNetwork* network = nullptr; // its group is drawn
    long moment = 0; // step
    long longest = 0; // of the texts it learns from, in tokens
    std::string_view beside = "lengths"; // one of learnPlotChoices
    double aloneCan = 1; // most of the labels that can be right where each token is told by itself
};

// How networks did, by step: their loss, and how much they answered right; and one thing more, as
// how much at the end by the length of the text.
class LearnCurves {
    Q_DECLARE_TR_FUNCTIONS(ui::LearnCurves)

public:
    LearnCurves(QCustomPlot* plot, FreeLayout* layout);

    void setTheme(const Theme& theme);
    void show(const LearnShown& shown);
    void hideNames(std::size_t count); // of the first networks
    [[nodiscard]] LinePlot& loss() { return m_loss; }
    [[nodiscard]] LinePlot& right() { return m_right; }
    [[nodiscard]] LinePlot& beside() { return m_beside; }
    [[nodiscard]] const LinePlot& loss() const { return m_loss; }
    [[nodiscard]] const LinePlot& right() const { return m_right; }
    [[nodiscard]] const LinePlot& beside() const { return m_beside; }
    // Of network number i of its group.
    [[nodiscard]] static QColor colourOf(const Theme& theme, std::size_t i);
    // The share that counts: of whole answers, or of labels where each token has one.
    [[nodiscard]] static double rightOf(
        const core::learning::Report& report, const core::learning::Task& task);

private:
    [[nodiscard]] LinePlot::Content lossOf(const LearnShown& shown) const;
    [[nodiscard]] LinePlot::Content rightOf(const LearnShown& shown) const;
    [[nodiscard]] LinePlot::Content lengthsOf(const LearnShown& shown) const;
    [[nodiscard]] LinePlot::Content gradientsOf(const LearnShown& shown) const;
    [[nodiscard]] std::vector<LinePlot::Line> gradientLines(const LearnShown& shown) const;
    [[nodiscard]] LinePlot::Content softmaxOf(const LearnShown& shown) const;

    LinePlot m_loss;
    LinePlot m_right;
    LinePlot m_beside;
    Theme m_theme;
};

} // namespace ui
