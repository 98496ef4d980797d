#include "ui/animation/animation_job.h"

#include "ui/figure/render.h"

#include <QTimer>

#include <utility>

namespace ui {

AnimationJob::AnimationJob(
    FrameSequence frames, const Animation& animation, FigureState state, QObject* parent)
    : QObject(parent)
    , m_frames(std::move(frames))
    , m_writer(animation)
    , m_state(std::move(state))
{
    connect(&m_engine, &Engine::finished, this, &AnimationJob::take);
    connect(&m_writer, &AnimationWriter::becameReady, this, &AnimationJob::goOn);
}

void AnimationJob::next()
{
    if (m_done == m_frames.frames) {
        QTimer::singleShot(0, this, &AnimationJob::write);
        return;
    }
    m_scene = m_frames.scene(m_done);
    const Session& session = m_scene.session;
    if (session.experiment == m_state.derived->trace()->model->experiment)
        QTimer::singleShot(0, this, &AnimationJob::paint);
    else
        m_engine.request(session.experiment,
            { session.navigation, session.view, session.selection.layer, session.selection.head });
}

void AnimationJob::take(const JobResult& result)
{
    if (result.error) {
        emit ended(problemFrom(*result.error));
        return;
    }
    m_state.derived = result.derived;
    QTimer::singleShot(
        0, this, &AnimationJob::paint); // the engine is still at work until this returns
}

void AnimationJob::paint()
{
    m_state.session = m_scene.session;
    const Problem problem = problemOf([this] { m_writer.add(pixels(m_scene.figure, m_state)); });
    if (!problem.isEmpty()) {
        emit ended(problem);
        return;
    }
    m_waiting = Waiting::ForPicture;
    emit progressed(++m_done);
    goOn();
}

void AnimationJob::write()
{
    const Problem problem = problemOf([this] { m_writer.write(); });
    if (!problem.isEmpty()) {
        emit ended(problem);
        return;
    }
    m_waiting = Waiting::ForFile;
    goOn();
}

void AnimationJob::goOn()
{
    if (m_waiting == Waiting::No || !m_writer.ready())
        return;
    const bool written = std::exchange(m_waiting, Waiting::No) == Waiting::ForFile;
    const Problem problem = problemOf([this] { m_writer.check(); });
    if (written || !problem.isEmpty())
        emit ended(problem);
    else
        next();
}

} // namespace ui
