#include "frames.h"

#include <QCoreApplication>
#include <QEvent>
#include <QWidget>
#include <qcustomplot.h>

#include <algorithm>

namespace {

constexpr int patience = 5000; // milliseconds

double since(const QElapsedTimer& clock)
{
    return static_cast<double>(clock.nsecsElapsed()) / 1e6;
}

} // namespace

Frames::Frames(QWidget* watched)
    : m_widget(watched)
    , m_plotless(watched->findChild<QCustomPlot*>() == nullptr)
{
    QCoreApplication::instance()->installEventFilter(this);
    for (QCustomPlot* plot : watched->findChildren<QCustomPlot*>())
        connect(plot, &QCustomPlot::beforeReplot, this,
            [this] { m_replotted = m_replotted || (m_shown && m_shown()); });
    for (QCustomPlot* plot : watched->findChildren<QCustomPlot*>())
        connect(plot, &QCustomPlot::afterReplot, this, [this] { // its window has been flushed
            if (m_painted && m_seen < 0)
                m_seen = since(m_clock);
        });
    m_pulse.setTimerType(Qt::PreciseTimer);
    connect(&m_pulse, &QTimer::timeout, this, [this] {
        m_longest = std::max(m_longest, since(m_sincePulse));
        m_sincePulse.start();
    });
}

bool Frames::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::Paint && m_painted && m_seen < 0 && m_plotless)
        m_seen = since(m_clock); // it has been painted and flushed
    if (event->type() != QEvent::Paint || !m_shown || !watched->isWidgetType())
        return false;
    auto* const widget = static_cast<QWidget*>(watched);
    if (widget != m_widget && !m_widget->isAncestorOf(widget))
        return false;
    const bool isPlot = qobject_cast<QCustomPlot*>(watched) != nullptr;
    m_painted = m_painted || (m_plotless ? m_shown() : isPlot && m_replotted);
    return false;
}

// A plot repaints and flushes itself; for other widgets, the window has flushed when the next event
// other than painting arrives.
Frames::Frame Frames::after(const std::function<void()>& change, const std::function<bool()>& shown)
{
    m_painted = m_replotted = false;
    m_longest = 0;
    m_shown = shown;
    m_sincePulse.start();
    m_pulse.start(1);
    m_seen = -1;
    m_clock.start();
    change();
    while (!m_painted && m_clock.elapsed() < patience)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    const double seen = m_seen >= 0 ? m_seen : since(m_clock);
    const Frame frame { m_painted ? seen : -1, std::max(m_longest, since(m_sincePulse)) };
    m_pulse.stop();
    m_shown = nullptr;
    return frame;
}
