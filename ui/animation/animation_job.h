#pragma once

#include "ui/animation/animation.h"
#include "ui/animation/frame_sequence.h"
#include "ui/document/engine.h"
#include "ui/document/figure_state.h"
#include "ui/words/messages.h"

#include <QObject>

namespace ui {

// Makes an animation without blocking the window: an engine computes the numbers, and the event
// loop runs between frames. A job deleted before its end leaves every file as it was.
class AnimationJob : public QObject {
    Q_OBJECT

public:
    // `state`: the state on screen. Errors: those of AnimationWriter.
    AnimationJob(
        FrameSequence frames, const Animation& animation, FigureState state, QObject* parent);

    void setFiles(const FileLocation& files) { m_engine.setFiles(files); }
    void start() { next(); }

signals:
    void progressed(int done);
    void ended(const Problem& problem); // empty: the file is written

private:
    void next();
    void take(const JobResult& result);
    void paint();
    void write();
    void goOn(); // once the writer has finished its last request

    FrameSequence m_frames;
    AnimationWriter m_writer;
    FigureState m_state;
    Scene m_scene;
    Engine m_engine;
    int m_done = 0;
    enum class Waiting { No, ForPicture, ForFile } m_waiting = Waiting::No;
};

} // namespace ui
