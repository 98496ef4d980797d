#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>

class QWidget;

// Watches the frames of a widget and its children: measures the time until the next frame that
// shows a change, and the longest time without event processing.
class Frames : public QObject {
public:
    explicit Frames(QWidget* watched);

    struct Frame {
        double milliseconds = 0; // from the change to the end of painting; −1: no frame
        double longestBlock = 0; // between two iterations of the event loop
    };
    // Makes the change and waits for the first frame painted after `shown` is true.
    Frame after(const std::function<void()>& change, const std::function<bool()>& shown);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* m_widget;
    bool m_plotless; // paints itself
    QTimer m_pulse; // every millisecond
    QElapsedTimer m_sincePulse;
    double m_longest = 0;
    std::function<bool()> m_shown;
    bool m_replotted = false; // for plots: the frame was drawn after `shown`
    bool m_painted = false;
    QElapsedTimer m_clock; // since the change
    double m_seen = -1; // when a plot's frame was on screen
};
