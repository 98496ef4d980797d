#pragma once

#include "ui/settings/number_slider.h"

namespace ui {

// A slider whose marks catch the handle. Without focus it leaves wheel events to the panel around
// it.
class StopSlider : public NumberSlider {
    Q_OBJECT

public:
    explicit StopSlider(QWidget* parent);

    [[nodiscard]] int caught(int position) const; // the nearby mark, or the position itself

protected:
    [[nodiscard]] bool drawsMarks() const override { return true; }
    void wheelEvent(QWheelEvent* event) override;
};

} // namespace ui
