#pragma once

#include "ui/document/figure_state.h"
#include "ui/figure/figure.h"

#include <QString>

#include <vector>

namespace ui {

// A figure to write, and its path.
struct FigureFile {
    Figure figure; // its format applies, not the path's ending
    Selection selection;
    QString path;
};

// Expands a pattern: {view}, {head} and {step} give one file for each value; a path without them
// gives one file.
std::vector<FigureFile> filesOf(
    const Figure& figure, const FigureState& state, const QString& pattern);

// The series that the export dialog offers.
enum class FigureSeries { One, Heads, Steps };

// The pattern of a series: "figure.pdf" becomes "figure-{head}.pdf"; a pattern stays as it is.
QString patternOf(FigureSeries series, const QString& path);

} // namespace ui
