#pragma once

#include <QByteArray>
#include <QImage>
#include <QPoint>
#include <QRect>

#include <functional>
#include <vector>

namespace ui {

inline constexpr QRgb unchanged = 0; // transparent: the previous frame shows through

// The pixels that a frame draws inside `area`, row by row.
struct FrameChange {
    QRect area;
    std::vector<QRgb> pixels; // opaque, or `unchanged`

    bool operator==(const FrameChange&) const = default;
};

// The difference between two opaque images of the same size; a null `before` makes all of it new.
// The area is the smallest that holds every change, but never empty, and its corner lies on a
// multiple of `grid`.
FrameChange frameChange(const QImage& before, const QImage& after, int grid);

// All pixels of an area, changed or not.
std::vector<QRgb> pixelsIn(const QImage& picture, const QRect& area);

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

// Encodes the frames of an animation as they come, several in parallel.
class FrameQueue {
public:
    using Encode = std::function<EncodedFrame(const FrameStep&)>;

    explicit FrameQueue(Encode encode);

    void add(const QImage& picture, int milliseconds);
    std::vector<EncodedFrame> finish();

private:
    void encodeWaiting();

    Encode m_encode;
    QImage m_last;
    std::vector<FrameStep> m_waiting;
    std::vector<EncodedFrame> m_done;
};

} // namespace ui
