#pragma once

#include <QPaintDevice>
#include <QSize>

namespace ui {

// A device that is part of another one: a painter opened on it goes on where `painter` is, in its
// coordinates, and leaves it open. So a view, which opens painters of its own, draws scaled, and
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
    QPaintDevice& m_page; // the painter itself tells this device while it is shared
    QSize m_size;
};

} // namespace ui
