#pragma once

#include <QPaintDevice>
#include <QSize>

namespace ui {

// A device within another one: a painter opened on it shares the given painter, continues in its
// coordinates and leaves it open. A view, which opens its own painters, is thus drawn scaled, and
// more can be drawn on the same page.
class SharedDevice : public QPaintDevice {
public:
    SharedDevice(QPainter& painter, QSize size);

    [[nodiscard]] QPaintEngine* paintEngine() const override;

protected:
    [[nodiscard]] int metric(PaintDeviceMetric which) const override;
    [[nodiscard]] QPainter* sharedPainter() const override { return &m_painter; }

private:
    QPainter& m_painter;
    QPaintDevice& m_page; // while shared, the painter itself reports this device
    QSize m_size;
};

} // namespace ui
