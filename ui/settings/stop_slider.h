#pragma once

#include "ui/settings/number_slider.h"

#include <vector>

namespace ui {

// A slider with marked positions that catch the handle. It leaves the wheel to the panel around it
// unless it has the focus.
class StopSlider : public NumberSlider {
    Q_OBJECT

public:
    explicit StopSlider(QWidget* parent);

    void setStops(const std::vector<int>& positions);
    [[nodiscard]] int caught(int position) const; // the stop near by, or the position itself

protected:
    void paintEvent(QPaintEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    std::vector<int> m_stops;
};

} // namespace ui
