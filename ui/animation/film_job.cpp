#include "ui/animation/film_job.h"

#include "core/base/error.h"
#include "ui/figure/render.h"

#include <QTimer>

#include <new>
#include <utility>

namespace ui {

namespace {

    // What went wrong, or nothing.
    Problem filmingProblem(const std::function<void()>& work)
    {
        try {
            work();
        } catch (const core::Error& error) {
            return problemFrom(error);
        } catch (const std::bad_alloc&) {
            return problemFrom(lackOfMemory());
        }
        return {};
    }

} // namespace

FilmJob::FilmJob(Film film, const Animation& animation, Moment moment, QObject* parent)
    : QObject(parent)
    , m_film(std::move(film))
    , m_writer(animation)
    , m_moment(std::move(moment))
{
    connect(&m_engine, &Engine::finished, this, &FilmJob::take);
    connect(&m_writer, &AnimationWriter::becameReady, this, &FilmJob::goOn);
}

void FilmJob::next()
{
    if (m_done == m_film.frames) {
        QTimer::singleShot(0, this, &FilmJob::write);
        return;
    }
    m_scene = m_film.scene(m_done);
    const Session& session = m_scene.session;
    if (session.experiment == m_moment.picture->trace()->model->experiment)
        QTimer::singleShot(0, this, &FilmJob::paint);
    else
        m_engine.request(session.experiment,
            { session.navigation, session.view, session.selection.layer, session.selection.head });
}

void FilmJob::take(const Outcome& outcome)
{
    if (outcome.error) {
        emit ended(problemFrom(*outcome.error));
        return;
    }
    m_moment.picture = outcome.picture;
    QTimer::singleShot(0, this, &FilmJob::paint); // the engine is still at work until this returns
}

void FilmJob::paint()
{
    m_moment.session = m_scene.session;
    const Problem problem
        = filmingProblem([this] { m_writer.add(pixels(m_scene.figure, m_moment)); });
    if (!problem.isEmpty()) {
        emit ended(problem);
        return;
    }
    m_waiting = Waiting::ForPicture;
    emit progressed(++m_done);
    goOn();
}

void FilmJob::write()
{
    const Problem problem = filmingProblem([this] { m_writer.write(); });
    if (!problem.isEmpty()) {
        emit ended(problem);
        return;
    }
    m_waiting = Waiting::ForFile;
    goOn();
}

void FilmJob::goOn()
{
    if (m_waiting == Waiting::No || !m_writer.ready())
        return;
    const bool written = std::exchange(m_waiting, Waiting::No) == Waiting::ForFile;
    const Problem problem = filmingProblem([this] { m_writer.check(); });
    if (written || !problem.isEmpty())
        emit ended(problem);
    else
        next();
}

} // namespace ui
