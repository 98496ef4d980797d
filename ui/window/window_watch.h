#pragma once

#include <QObject>
#include <QTimer>

namespace ui {

class MainWindow;

// Saves the window's state as it changes, so that a crash loses nothing: theme and text size at
// once, position and panels after a pause.
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
