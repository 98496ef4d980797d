#include "ui/pages/lesson_job.h"

#include "core/io/files/atomic_write.h"
#include "ui/drawing/lack_of_memory.h"
#include "ui/figure/render.h"

#include <QBuffer>
#include <QFileInfo>
#include <QPainter>
#include <QPdfWriter>

#include <cmath>
#include <functional>
#include <utility>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    class PdfSink : public LessonSink {
    public:
        PdfSink(const LessonPaper& paper, const QString& title, QString path)
            : m_path(std::move(path))
        {
            constexpr int dots = 720; // per inch, for the writer's coordinates
            core::checkTarget(m_path.toStdString());
            m_buffer.open(QIODevice::WriteOnly);
            m_writer.setResolution(dots);
            m_writer.setPageLayout(pageLayout(paper));
            m_writer.setTitle(title);
            m_writer.setCreator(u"Headlight"_s);
            m_print = std::make_unique<LessonPrint>(m_writer, paper);
        }

        void add(const LessonPages& pages) override { m_print->add(pages); }
        void finish() override
        {
            m_print->finish();
            QByteArray file = m_buffer.data();
            setCreationDate(file);
            core::atomicWrite(
                m_path.toStdString(), { file.constData(), static_cast<std::size_t>(file.size()) });
        }

    private:
        QString m_path;
        QBuffer m_buffer;
        QPdfWriter m_writer { &m_buffer };
        std::unique_ptr<LessonPrint> m_print;
    };

    class PrinterSink : public LessonSink {
    public:
        PrinterSink(QPagedPaintDevice& printer, const LessonPaper& paper)
            : m_print(printer, paper)
        {
        }

        void add(const LessonPages& pages) override { m_print.add(pages); }
        void finish() override { m_print.finish(); }

    private:
        LessonPrint m_print;
    };

    QSize pictureSize(const LessonExportRequest& request)
    {
        constexpr QSize shape = LessonPages::size;
        return { request.height * shape.width() / shape.height(), request.height };
    }

    class VideoSink : public LessonSink {
    public:
        VideoSink(
            const Animation& animation, QSize size, LessonJob& job, std::function<void()> goOn)
            : m_writer(animation)
            , m_size(size)
        {
            QObject::connect(&m_writer, &AnimationWriter::becameReady, &job, std::move(goOn));
        }

        void add(const LessonPages& pages) override
        {
            QImage picture = allocated(QImage(m_size, QImage::Format_RGB32));
            QPainter painter(&picture);
            const double scale = double(m_size.height()) / LessonPages::size.height();
            painter.scale(scale, scale);
            pages.paint(painter);
            painter.end();
            m_writer.add(picture);
        }
        void finish() override { m_writer.write(); }
        [[nodiscard]] bool ready() const override
        {
            if (m_writer.ready())
                m_writer.check();
            return m_writer.ready();
        }

    private:
        AnimationWriter m_writer;
        QSize m_size;
    };

    Animation animationOf(const LessonExportRequest& request, const QString& path, int steps)
    {
        const int milliseconds = static_cast<int>(std::lround(request.seconds * 1000));
        return { path, steps, milliseconds, milliseconds };
    }

} // namespace

LessonJob::LessonJob(const Session& lesson, const FileLocation& files,
    const LessonExportRequest& request, const QString& path, QObject* parent)
    : QObject(parent)
    , m_pages(lesson, files, request.theme, this)
{
    m_pages.setCovered(request.covers);
    if (QFileInfo(path).suffix().toLower() == u"pdf"_s) {
        m_sink = std::make_unique<PdfSink>(request.paper, m_pages.lesson(), path);
    } else {
        checkAnimation(path, pictureSize(request));
        m_sink = std::make_unique<VideoSink>(
            animationOf(request, path, count()), pictureSize(request), *this, [this] { goOn(); });
    }
}

LessonJob::LessonJob(const Session& lesson, const FileLocation& files,
    const LessonExportRequest& request, QPagedPaintDevice& printer, QObject* parent)
    : QObject(parent)
    , m_pages(lesson, files, ThemeKind::Light, this)
    , m_sink(std::make_unique<PrinterSink>(printer, request.paper))
{
    m_pages.setCovered(request.covers);
}

LessonJob::~LessonJob() = default;

void LessonJob::start()
{
    connect(&m_pages, &LessonPages::shown, this, &LessonJob::take);
    connect(&m_pages, &LessonPages::failed, this, &LessonJob::end);
    m_pages.turnTo(0);
}

void LessonJob::take()
{
    if (const Problem problem = problemOf([this] { m_sink->add(m_pages); }); !problem.isEmpty()) {
        end(problem);
        return;
    }
    m_waiting = Waiting::ForSink;
    emit progressed(++m_done);
    goOn();
}

void LessonJob::goOn()
{
    if (m_waiting == Waiting::No)
        return;
    bool ready = false;
    Problem problem = problemOf([&] { ready = m_sink->ready(); });
    if (problem.isEmpty() && !ready)
        return;
    const bool written = std::exchange(m_waiting, Waiting::No) == Waiting::ForEnd;
    if (written || !problem.isEmpty()) {
        end(problem);
    } else if (m_done < count()) {
        m_pages.turnTo(m_done);
    } else {
        problem = problemOf([this] { m_sink->finish(); });
        if (!problem.isEmpty()) {
            end(problem);
            return;
        }
        m_waiting = Waiting::ForEnd;
        goOn();
    }
}

void LessonJob::end(const Problem& problem)
{
    m_waiting = Waiting::No;
    emit ended(problem);
}

} // namespace ui
