#pragma once

#include <QObject>
#include <QTimer>

namespace ui {

class MainWindow;

// Remembers the window as it changes, so that a crash takes nothing away: theme and size of the
// letters at once, its place and its panels as soon as they rest.
class WindowWatch : public QObject {
    Q_OBJECT

public:
    explicit WindowWatch(MainWindow& window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QTimer m_rest;
};

} // namespace ui
