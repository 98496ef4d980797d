#pragma once

#include <QImage>

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

} // namespace ui
