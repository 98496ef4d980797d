#pragma once

#include <QByteArray>
#include <QImage>
#include <QPoint>

namespace ui {

// A frame of an animation and the one before it, which is null for the first.
struct FrameStep {
    QImage before;
    QImage after;
    int milliseconds = 0; // how long it stays
};

struct EncodedFrame {
    QByteArray bytes;
    QPoint place; // of its upper left corner
    int milliseconds = 0;
};

} // namespace ui
