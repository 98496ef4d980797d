#include "ui/drawing/lack_of_memory.h"

#include "core/base/memory.h"

#include <new>

namespace ui {

FilePainter::FilePainter(QPaintDevice& device)
    : m_painter(std::make_unique<QPainter>(&device))
{
}

FilePainter::~FilePainter()
{
    if (!m_painter->isActive())
        return;
    core::releaseMemoryReserve();
    try {
        m_painter->end();
    } catch (const std::bad_alloc&) {
        (void)m_painter.release();
    }
    core::restoreMemoryReserve();
}

} // namespace ui
