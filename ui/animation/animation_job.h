#pragma once

#include "ui/animation/animation.h"
#include "ui/animation/frame_sequence.h"
#include "ui/document/engine.h"
#include "ui/document/figure_state.h"
#include "ui/words/problem_of.h"

#include <QObject>

namespace ui {

// Makes an animation while the window goes on: numbers are computed by an engine, and between one
// picture and the next the window gets its turn. Deleted before its end it leaves all files as they
// were.
class AnimationJob : public QObject {
    Q_OBJECT

public:
    // `moment`: what is shown now. Errors: those of AnimationWriter.
    AnimationJob(
        FrameSequence frames, const Animation& animation, FigureState state, QObject* parent);

    void setFiles(const FilePlace& files) { m_engine.setFiles(files); }
    void start() { next(); }

signals:
    void progressed(int done);
    void ended(const Problem& problem); // empty: it is written

private:
    void next();
    void take(const JobResult& outcome);
    void paint();
    void write();
    void goOn(); // if what was asked of the writer is done

    FrameSequence m_frames;
    AnimationWriter m_writer;
    FigureState m_state;
    Scene m_scene;
    Engine m_engine;
    int m_done = 0;
    enum class Waiting { No, ForPicture, ForFile } m_waiting = Waiting::No;
};

} // namespace ui
