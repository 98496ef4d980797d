#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>

class QWidget;

// Watches the pictures of a widget and of what is in it: when the next one has been painted that
// shows a change, and for how long the event loop did nothing else meanwhile.
class Frames : public QObject {
public:
    explicit Frames(QWidget* watched);

    struct Frame {
        double milliseconds = 0; // from the change to the end of the painting; −1: none came
        double longestBlock = 0; // between two turns of the event loop
    };
    // Makes the change and waits for the first frame painted after `shown` is true.
    Frame after(const std::function<void()>& change, const std::function<bool()>& shown);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* m_widget;
    bool m_plotless; // it paints by itself
    QTimer m_pulse; // every millisecond
    QElapsedTimer m_sincePulse;
    double m_longest = 0;
    std::function<bool()> m_shown;
    bool m_replotted = false; // for plots: what is painted was made after `shown`
    bool m_painted = false;
    QElapsedTimer m_clock; // since the change
    double m_seen = -1; // when a plot's frame was on the screen
};
