#pragma once

#include "ui/settings/number_slider.h"

#include <vector>

namespace ui {

// A slider with marked stops that catch the handle. Without focus it leaves wheel events to the
// panel around it.
class StopSlider : public NumberSlider {
    Q_OBJECT

public:
    explicit StopSlider(QWidget* parent);

    void setStops(const std::vector<int>& positions);
    [[nodiscard]] int caught(int position) const; // the nearby stop, or the position itself

protected:
    void paintEvent(QPaintEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    std::vector<int> m_stops;
};

} // namespace ui
