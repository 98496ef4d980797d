#pragma once

#include "ui/animation/encoded_frame.h"

#include <functional>
#include <vector>

namespace ui {

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
