#pragma once

#include "ui/figure/figure.h"
#include "ui/figure/subject.h"

#include <QFutureWatcher>
#include <QObject>

#include <deque>

namespace ui {

// One of the files to write. The format is the figure's, whatever the name ends with.
struct FigureFile {
    Figure figure;
    Selection selection;
    QString path;
};

// Writes figures, one after the other. Each is drawn in the main thread; its pixels are packed and
// written beside it, so that the window goes on. A file is complete or the old one is still there.
class FigureWriter : public QObject {
    Q_OBJECT

public:
    FigureWriter(Subject subject, QObject* parent);

    void write(const std::vector<FigureFile>& files); // not while it is busy
    [[nodiscard]] bool busy() const { return m_busy; }

signals:
    void finished(const QString& problem); // empty: all of them are written

private:
    void next();
    void end(const QString& problem);

    Subject m_subject;
    std::deque<FigureFile> m_files;
    QFutureWatcher<QString> m_writing;
    bool m_busy = false;
};

} // namespace ui
