#pragma once

#include <QImage>
#include <QPainter>

#include <memory>
#include <new>
#include <utility>

namespace ui {

// Qt makes a null image where memory is lacking and then draws nothing: a figure would silently
// lack a matrix. Throws std::bad_alloc instead.
inline QImage allocated(QImage image)
{
    if (image.isNull())
        throw std::bad_alloc();
    return image;
}

// A painter on a device that writes a file. Ending it needs memory, and QPainter's destructor ends
// it: after a lack of memory that would throw out of a destructor, which ends the program.
class FilePainter {
public:
    explicit FilePainter(QPaintDevice& device);
    FilePainter(const FilePainter&) = delete;
    FilePainter& operator=(const FilePainter&) = delete;
    ~FilePainter(); // a painter that cannot even be ended is leaked

    [[nodiscard]] QPainter& painter() const { return *m_painter; }
    void end() { m_painter->end(); }

private:
    std::unique_ptr<QPainter> m_painter;
};

} // namespace ui
