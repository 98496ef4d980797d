#include "ui/figure/render.h"
#include "app/command.h"
#include "app/console.h"
#include "app/printer.h"
#include "app/render_options.h"
#include "app/request.h"
#include "app/requested_session.h"
#include "core/base/error.h"
#include "core/base/spelling.h"
#include "core/inference/attention/imported_forward.h"
#include "core/io/files/atomic_write.h"
#include "ui/figure/figure_page.h"
#include "ui/figure/figure_writer.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <memory>
#include <vector>

namespace app {

namespace {

    using namespace Qt::StringLiterals;

    struct Page {
        QString path;
        QByteArray bytes;
    };

    Page page(const ui::FigureFile& file, ui::FigureState state)
    {
        state.session.selection = file.selection;
        const QString folder = QFileInfo(file.path).absoluteDir().absolutePath();
        return { file.path,
            ui::render(file.figure, state, ui::embeddedSessionOf(file.figure, state, folder)) };
    }

    // Draws all pages before the first is written. {view} skips views with nothing to show.
    std::vector<Page> pages(
        const ui::Figure& figure, const ui::FigureState& state, const QString& pattern)
    {
        std::vector<Page> result;
        for (const ui::FigureFile& file : ui::filesOf(figure, state, pattern))
            try {
                result.push_back(page(file, state));
            } catch (const core::Error& error) {
                if (error.problem != "nothing_to_show" || !pattern.contains(u"{view}"_s))
                    throw withOptions(error, file.figure, state);
                const core::Error why = withOptions(error, file.figure, state);
                printError("headlight: note: " + spoken(why.message) + "\n");
            }
        return result;
    }

    void write(const Page& page)
    {
        const std::string_view bytes(
            page.bytes.constData(), static_cast<std::size_t>(page.bytes.size()));
        if (page.path == u"-"_s)
            outputSink().write(0, bytes);
        else
            core::atomicWrite(page.path.toStdString(), bytes);
    }

    // Keeps only the shown layer of imported attention in memory.
    void holdShown(ui::FigureState& state)
    {
        const ui::TracePtr& trace = state.derived->trace();
        const auto last = std::ssize(trace->attentions) - 1;
        const auto layer = std::clamp<core::Index>(state.session.selection.layer, 0, last);
        if (auto held = core::holdingImported(trace, layer); held != trace)
            state.derived = std::make_shared<ui::DerivedData>(std::move(held));
    }

    int draw(
        const ui::Figure& figure, const QCommandLineParser& parser, const core::SharedStore& files)
    {
        ui::checkFigure(figure); // before anything is computed
        const RequestedSession request = requestedSession(parser, files);
        ui::FigureState state = ui::computeFigureState(request.session, { request.folder, files });
        point(state, figure, parser);
        holdShown(state);
        for (const core::Notice& notice : state.derived->trace()->model->notices)
            printError("headlight: note: " + spokenNotice(notice) + "\n");
        if (ui::smallestText(figure) < 5)
            printError("headlight: note: labels are smaller than 5 points, too small to read in "
                       "print; use a larger --font-size\n");
        for (const Page& page : pages(figure, state, parser.value(u"output"_s)))
            write(page);
        return Success;
    }

    std::string oneOfFormats()
    {
        std::vector<std::string> names;
        for (const std::string_view id : enumIds(ui::FigureFormat {}))
            names.emplace_back(id);
        return core::formatted(core::oneOf(names));
    }

    int runRender(const QCommandLineParser& parser, const core::SharedStore& files)
    {
        if (!parser.isSet(u"output"_s))
            return refuseUsage("-o FILE is missing, as in -o figure.pdf.", u"render"_s);
        const bool piped = parser.value(u"output"_s) == u"-"_s;
        if (piped && !parser.isSet(u"format"_s))
            return refuseUsage("-o - is standard output, which has no file ending: add --format "
                               "with "
                    + oneOfFormats() + ".",
                u"render"_s);
        ui::Figure figure;
        try {
            figure = figureFrom(parser, presetFrom(parser));
            if (!parser.isSet(u"format"_s))
                figure.format = ui::formatOf(parser.value(u"output"_s).toStdString());
        } catch (const core::Error& error) {
            return refuseUsage(spoken(error.message) + ".", u"render"_s);
        }
        if (piped && figure.format != ui::FigureFormat::Svg && outputIsTerminal())
            return refuseUsage(std::string(core::idOf(figure.format))
                    + " is binary and is not written to a terminal; name a file with -o.",
                u"render"_s);
        return draw(figure, parser, files);
    }

    QList<QCommandLineOption> options()
    {
        const QList<QCommandLineOption> first { outOption(
            u"Output file; its extension selects the format. - is standard output and needs "
            "--format. {view}, {head} or {step} in the name writes one file each."_s) };
        return first + sessionOptions() + QList { presetOption() } + figureOptions();
    }

} // namespace

Command renderCommand()
{
    return { u"render"_s, u"[SESSION] [OPTIONS] -o FILE"_s, u"draw a figure as PDF, SVG or PNG"_s,
        u"Computes a session or a sentence and draws a view of it into a file, at exactly the "
        "requested size and in the exact colours of the colour map. PDF and SVG contain "
        "selectable text, and cells as rectangles (as a lossless image where there are too many "
        "for print). SESSION is a file saved by Headlight, a lesson's name, a figure that "
        "contains its session, or - for standard input; the options modify it. --set also "
        "accepts view settings such as view.order=entropy. No display is needed.\n\n"
        "  headlight render --text \"It was too tired\" --view heads --set heads=8 \\\n"
        "      --select It --size 183x90mm -o figure.pdf\n"
        "  headlight render --text \"It was too tired\" --pin temperature=2 -o compared.pdf\n"
        "  headlight render --tensor layer1/head1/weights -o \"head{head}.svg\"\n"
        "  headlight render --preset slide --title \"One head\" --axis-labels queries,keys \\\n"
        "      --tensor layer1/head1/weights -o slide.pdf"_s,
        options(), 1, runRender, true };
}

} // namespace app
