#include "ui/figure/figure_writer.h"

#include "core/error.h"
#include "core/io/atomic_write.h"
#include "ui/figure/recipe.h"
#include "ui/figure/render.h"

#include <QDir>
#include <QFileInfo>
#include <QTimer>
#include <QtConcurrent/QtConcurrentRun>

#include <new>

namespace ui {

namespace {

    // What went wrong; empty if nothing did.
    template <class F> QString problemOf(F&& work) noexcept
    {
        try {
            work();
        } catch (const core::Error& error) {
            return QString::fromStdString(error.detail());
        } catch (const std::bad_alloc&) {
            return FigureWriter::tr("there is not enough memory for this figure");
        }
        return {};
    }

    QString finish(const DrawnFigure& drawn, const std::string& path) noexcept
    {
        return problemOf([&] {
            const QByteArray bytes = encode(drawn);
            core::atomicWrite(
                path, std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
        });
    }

} // namespace

FigureWriter::FigureWriter(Subject subject, QObject* parent)
    : QObject(parent)
    , m_subject(std::move(subject))
{
    connect(&m_writing, &QFutureWatcherBase::finished, this, [this] {
        if (const QString problem = m_writing.result(); !problem.isEmpty())
            end(problem);
        else
            next();
    });
}

void FigureWriter::write(const std::vector<FigureFile>& files)
{
    m_busy = true;
    m_files.assign(files.begin(), files.end());
    QTimer::singleShot(0, this, &FigureWriter::next); // first the window says what is going on
}

void FigureWriter::next()
{
    if (m_files.empty()) {
        end({});
        return;
    }
    const FigureFile file = m_files.front();
    m_files.pop_front();
    m_subject.session.selection = file.selection;
    const QString problem = problemOf([&] {
        const QByteArray recipe
            = recipeOf(file.figure, m_subject, QFileInfo(file.path).absoluteDir().absolutePath());
        m_writing.setFuture(QtConcurrent::run(
            finish, draw(file.figure, m_subject, recipe), file.path.toStdString()));
    });
    if (!problem.isEmpty())
        end(problem);
}

void FigureWriter::end(const QString& problem)
{
    m_files.clear();
    m_busy = false;
    emit finished(problem);
}

} // namespace ui
