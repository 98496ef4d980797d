#pragma once

#include <QByteArray>
#include <QImage>
#include <QPoint>

namespace ui {

// A frame of an animation and the one before it (null for the first).
struct FrameStep {
    QImage before;
    QImage after;
    int milliseconds = 0; // duration of the frame
};

struct EncodedFrame {
    QByteArray bytes;
    QPoint place; // upper left corner
    int milliseconds = 0;
};

} // namespace ui
