#include "ui/settings/stop_slider.h"

#include <QPainter>
#include <QStyle>
#include <QStyleOptionSlider>
#include <QWheelEvent>

#include <cstdlib>

namespace ui {

namespace {
    constexpr int stopReach = 12; // positions at which a stop catches
}

StopSlider::StopSlider(QWidget* parent)
    : NumberSlider(parent)
{
    setFocusPolicy(Qt::StrongFocus);
}

void StopSlider::setStops(const std::vector<int>& positions)
{
    if (positions == m_stops)
        return;
    m_stops = positions;
    update();
}

int StopSlider::caught(int position) const
{
    for (const int stop : m_stops)
        if (std::abs(stop - position) <= stopReach)
            return stop;
    return position;
}

void StopSlider::paintEvent(QPaintEvent* event)
{
    QStyleOptionSlider option;
    initStyleOption(&option);
    const int handle = style()->pixelMetric(QStyle::PM_SliderLength, &option, this);
    QPainter painter(this);
    painter.setPen(palette().color(QPalette::PlaceholderText));
    for (const int stop : m_stops) {
        const int x = handle / 2
            + QStyle::sliderPositionFromValue(minimum(), maximum(), stop, width() - handle);
        painter.drawLine(x, height() / 2 + handle / 2 - 2, x, height() / 2 + handle / 2 + 2);
    }
    painter.end();
    QSlider::paintEvent(event);
}

void StopSlider::wheelEvent(QWheelEvent* event)
{
    if (hasFocus())
        QSlider::wheelEvent(event);
    else
        event->ignore();
}

} // namespace ui
