#include "ui/settings/stop_slider.h"

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

int StopSlider::caught(int position) const
{
    for (const int stop : marks())
        if (std::abs(stop - position) <= stopReach)
            return stop;
    return position;
}

void StopSlider::wheelEvent(QWheelEvent* event)
{
    if (hasFocus())
        QSlider::wheelEvent(event);
    else
        event->ignore();
}

} // namespace ui
