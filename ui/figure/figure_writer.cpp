#include "ui/figure/figure_writer.h"

#include "core/io/files/atomic_write.h"
#include "ui/figure/embedded_session_of.h"
#include "ui/figure/render.h"

#include <QDir>
#include <QFileInfo>
#include <QTimer>

namespace ui {

namespace {

    Problem finish(const DrawnFigure& drawn, const std::string& path)
    {
        return problemOf([&] {
            const QByteArray bytes = encode(drawn);
            core::atomicWrite(
                path, std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
        });
    }

} // namespace

FigureWriter::FigureWriter(FigureState state, QObject* parent)
    : QObject(parent)
    , m_state(std::move(state))
    , m_writing(BackgroundOrder::OneAfterAnother, [this](const Outcome<Problem>& outcome) {
        written(outcome.error ? problemFrom(*outcome.error) : *outcome.result);
    })
{
}

void FigureWriter::written(const Problem& problem)
{
    if (problem.isEmpty())
        ++m_written;
    if (problem.isEmpty() && m_written < m_files.size() && !m_stopped)
        next();
    else
        end(problem);
}

void FigureWriter::write(const std::vector<FigureFile>& files)
{
    m_busy = true;
    m_stopped = false;
    m_written = 0;
    m_files = files;
    QTimer::singleShot(0, this, &FigureWriter::next); // the window shows the progress first
}

void FigureWriter::stop()
{
    m_stopped = true;
}

void FigureWriter::next()
{
    const FigureFile& file = m_files[m_written];
    emit began(static_cast<qsizetype>(m_written) + 1, std::ssize(m_files));
    m_state.session.selection = file.selection;
    const Problem problem = problemOf([&] {
        const QByteArray embeddedSession = embeddedSessionOf(
            file.figure, m_state, QFileInfo(file.path).absoluteDir().absolutePath());
        m_writing.request(
            [drawn = draw(file.figure, m_state, embeddedSession), path = file.path.toStdString()](
                const std::stop_token&) { return finish(drawn, path); });
    });
    if (!problem.isEmpty())
        end(problem);
}

void FigureWriter::end(const Problem& problem)
{
    m_busy = false;
    emit finished(!problem.isEmpty() || m_written == m_files.size()
            ? problem
            : Problem { tr("stopped: %1 of %2 files were written")
                            .arg(QString::number(m_written), QString::number(m_files.size())) });
}

} // namespace ui
