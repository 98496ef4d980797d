#pragma once

#include "ui/document/figure_state.h"
#include "ui/figure/figure.h"

#include <QString>

#include <vector>

namespace ui {

// A figure that is to be written, and where to.
struct FigureFile {
    Figure figure; // with its format, whatever the name ends with
    Selection selection;
    QString path;
};

// The files that a pattern stands for: {view}, {head} and {step} in it give one each; without
// them, it is one file.
std::vector<FigureFile> filesOf(
    const Figure& figure, const FigureState& state, const QString& pattern);

// What a dialog offers of it.
enum class FigureSeries { One, Heads, Steps };

// "figure.pdf" as the pattern of a series, "figure-{head}.pdf"; as it is if it already is one.
QString patternOf(FigureSeries series, const QString& path);

} // namespace ui
