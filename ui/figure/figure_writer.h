#pragma once

#include "ui/document/background_task.h"
#include "ui/figure/figure_files.h"
#include "ui/words/messages.h"

#include <QObject>

#include <vector>

namespace ui {

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
