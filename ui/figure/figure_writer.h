#pragma once

#include "ui/document/background_task.h"
#include "ui/document/figure_state.h"
#include "ui/figure/figure.h"
#include "ui/words/messages.h"

#include <QObject>
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

// Writes figures, one after another. The main thread draws each; a background thread encodes and
// writes it, so the window stays responsive. A file is either complete or unchanged.
class FigureWriter : public QObject {
    Q_OBJECT

public:
    FigureWriter(FigureState state, QObject* parent);

    void write(const std::vector<FigureFile>& files); // only while not busy
    [[nodiscard]] bool busy() const { return m_busy; }
    void stop(); // after the current file

signals:
    void began(qsizetype file, qsizetype of); // counted from 1
    void finished(const Problem& problem); // empty: all files are written

private:
    void next();
    void written(const Problem& problem);
    void end(const Problem& problem);

    FigureState m_state;
    std::vector<FigureFile> m_files;
    std::size_t m_written = 0;
    bool m_stopped = false;
    BackgroundTask<Problem> m_writing;
    bool m_busy = false;
};

} // namespace ui
