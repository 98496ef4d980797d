#include "ui/figure/shared_device.h"

#include <QPainter>

namespace ui {

SharedDevice::SharedDevice(QPainter& painter, QSize size)
    : m_painter(painter)
    , m_page(*painter.device())
    , m_size(size)
{
}

QPaintEngine* SharedDevice::paintEngine() const
{
    return m_painter.paintEngine();
}

int SharedDevice::metric(PaintDeviceMetric which) const
{
    switch (which) {
    case PdmWidth:
        return m_size.width();
    case PdmHeight:
        return m_size.height();
    case PdmDpiX:
    case PdmPhysicalDpiX:
        return m_page.logicalDpiX();
    case PdmDpiY:
    case PdmPhysicalDpiY:
        return m_page.logicalDpiY();
    case PdmWidthMM:
        return m_page.widthMM();
    case PdmHeightMM:
        return m_page.heightMM();
    case PdmDepth:
        return m_page.depth();
    case PdmNumColors:
        return m_page.colorCount();
    case PdmDevicePixelRatio:
        return qRound(m_page.devicePixelRatio());
    case PdmDevicePixelRatioScaled:
        return qRound(m_page.devicePixelRatio() * devicePixelRatioFScale());
    default:
        return QPaintDevice::metric(which);
    }
}

} // namespace ui
