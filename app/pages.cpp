#include "app/application.h"
#include "app/command.h"
#include "app/console.h"
#include "app/input_session.h"
#include "app/interrupt.h"
#include "app/printer.h"
#include "app/progress.h"
#include "app/request.h"
#include "core/base/error.h"
#include "core/settings/field_text.h"
#include "ui/pages/lesson_job.h"
#include "ui/session/session_json.h"

#include <QEventLoop>
#include <QTimer>

#include <algorithm>
#include <optional>

namespace app {

namespace {

    using namespace Qt::StringLiterals;

    template <class Value> void readInRange(Value& value, const QCommandLineParser& parser,
        const QString& option, const core::Range& range)
    {
        if (parser.isSet(option))
            core::readField(
                value, parser.value(option).toStdString(), { "--" + option.toStdString(), range });
    }

    ui::LessonExportRequest pagesFrom(const QCommandLineParser& parser)
    {
        ui::LessonExportRequest request;
        request.paper.notes = parser.isSet(u"notes"_s);
        request.paper.lines = parser.isSet(u"lines"_s);
        request.covers = parser.isSet(u"questions"_s);
        readInRange(request.paper.perPage, parser, u"per-page"_s, { 1, ui::stepsPerPage.back() });
        if (std::ranges::count(ui::stepsPerPage, request.paper.perPage) == 0)
            throw core::Error("bad_value", core::message("--per-page: expected 1, 2, 4 or 6"));
        readInRange(request.height, parser, u"height"_s, { ui::lowestPicture, ui::highestPicture });
        auto seconds = static_cast<float>(request.seconds);
        readInRange(seconds, parser, u"seconds"_s, { ui::fewestSeconds, ui::mostSeconds });
        request.seconds = static_cast<double>(seconds);
        if (parser.isSet(u"theme"_s))
            core::readField(
                request.theme, parser.value(u"theme"_s).toStdString(), { "--theme", {} });
        return request;
    }

    // False if interrupted; then nothing is written.
    bool write(ui::LessonJob& job)
    {
        catchInterrupt();
        const Progress progress(job.count(), "steps");
        QEventLoop loop;
        std::optional<ui::Problem> end;
        QObject::connect(&job, &ui::LessonJob::progressed, [&](int step) { progress.show(step); });
        QObject::connect(&job, &ui::LessonJob::ended, &loop, [&](const ui::Problem& problem) {
            end = problem;
            loop.quit();
        });
        constexpr int pause = 20; // milliseconds
        QTimer looking; // for an interrupt
        QObject::connect(&looking, &QTimer::timeout, &loop, [&] {
            if (isInterrupted())
                loop.quit();
        });
        looking.start(pause);
        job.start();
        loop.exec();
        Application::throwFailure();
        if (end && !end->isEmpty())
            throw core::Error("lesson_failed", core::Message::verbatim(end->text.toStdString()));
        return end.has_value();
    }

    int runPages(const QCommandLineParser& parser, const core::SharedStore& files)
    {
        const QString path = parser.value(u"output"_s);
        if (path.isEmpty() || path == u"-"_s)
            return refuseUsage("-o FILE is missing, as in -o lesson.pdf.", u"pages"_s);
        ui::LessonExportRequest request;
        try {
            request = pagesFrom(parser);
        } catch (const core::Error& error) {
            return refuseUsage(spoken(error.message) + ".", u"pages"_s);
        }
        const auto given = inputSession(parser);
        if (!given)
            return refuseUsage(
                "LESSON is missing; \"headlight lessons\" lists the bundled lessons.", u"pages"_s);
        const ui::SavedSession saved
            = given->understood([](const std::string& json) { return ui::sessionFromJson(json); });
        warnUnknown(saved.unknownPaths);
        ui::LessonJob job(saved.session, { given->folder, files }, request, path, nullptr);
        if (!write(job))
            printError("headlight: stopped; nothing was written\n");
        endIfInterrupted();
        return Success;
    }

    QList<QCommandLineOption> pagesOptions()
    {
        return { outOption(u"Output file: .pdf, .png for one numbered image per step, with {frame} "
                           "for the number, .gif, .webp, .mp4 or .webm."_s),
            { u"per-page"_s, u"Steps per page of a PDF: 1, 2, 4 or 6. Default: 1."_s, u"N"_s },
            { u"notes"_s, u"Add the speaker notes next to the steps of a PDF."_s },
            { u"lines"_s, u"Add lines to write on next to the steps of a PDF."_s },
            { u"questions"_s,
                u"Export the questions without their answers: hidden parts stay hidden."_s },
            { u"height"_s,
                u"Height of an image in pixels; the aspect ratio is 16:9. Default: 1080."_s,
                u"PIXELS"_s },
            { u"seconds"_s, u"Seconds per step of an animation. Default: 8."_s, u"SECONDS"_s },
            { u"theme"_s, u"Theme: light, dark or projector. Default: light."_s, u"THEME"_s } };
    }

} // namespace

Command pagesCommand()
{
    return { u"pages"_s, u"LESSON [OPTIONS] -o FILE"_s,
        u"export a lesson as PDF, handout, images or video"_s,
        u"Exports the steps of a lesson as presented, with captions and nothing hidden "
        "(unless --questions is given): a PDF with one page per step, an A4 handout with title and "
        "page numbers, numbered images or a video. LESSON is a file "
        "saved by Headlight, the name of a bundled lesson, or - for standard input. No display "
        "is needed.\n\n"
        "  headlight pages lookup -o lookup.pdf\n"
        "  headlight pages lookup --per-page 4 -o handout.pdf\n"
        "  headlight pages lookup --per-page 4 --questions --lines -o worksheet.pdf\n"
        "  headlight pages mine.headlight --notes --language zh_CN -o mine.pdf\n"
        "  headlight pages lookup --seconds 10 -o lookup.mp4"_s,
        pagesOptions(), 1, runPages, true };
}

} // namespace app
