#pragma once

#include <QByteArray>
#include <QImage>
#include <QPoint>

#include <functional>
#include <vector>

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
