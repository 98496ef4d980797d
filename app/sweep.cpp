#include "app/application.h"
#include "app/command.h"
#include "app/console.h"
#include "app/interrupt.h"
#include "app/printer.h"
#include "app/progress.h"
#include "app/render_options.h"
#include "app/request.h"
#include "app/requested_session.h"
#include "core/base/error.h"
#include "core/base/number_text.h"
#include "core/input/imported_attention.h"
#include "core/resolve/imported_source.h"
#include "core/settings/field_text.h"
#include "core/training/trained_network.h"
#include "ui/animation/animation_request.h"
#include "ui/figure/render.h"

#include <QCommandLineOption>
#include <QCommandLineParser>
#include <QCoreApplication>
#include <QTimer>

namespace app {

using namespace Qt::StringLiterals;

namespace {

    double number(const QCommandLineParser& parser, const QString& option)
    {
        double value = 0;
        if (!core::readNumber(parser.value(option).toStdString(), value))
            throw core::Error("bad_value",
                core::message("--%1: expected a number, found \"%2\"", option.toStdString(),
                    parser.value(option).toStdString()));
        return value;
    }

    void checkPresent(const QCommandLineParser& parser, const QStringList& options)
    {
        for (const QString& option : options)
            if (!parser.isSet(option))
                throw core::Error("missing_option",
                    core::message(
                        "--%1 is missing, as in --field scaling.factor --from 0.1 --to 10 "
                        "-o a.gif",
                        option.toStdString()));
    }

    void checkAbsent(
        const QCommandLineParser& parser, const QString& beside, const QStringList& options)
    {
        for (const QString& option : options)
            if (parser.isSet(option))
                throw core::Error("conflicting_options",
                    core::message("--%1 has no effect together with --%2", option.toStdString(),
                        beside.toStdString()));
    }

    ui::Sweep sweepOf(const QCommandLineParser& parser)
    {
        checkPresent(parser, { u"field"_s, u"from"_s, u"to"_s });
        ui::Sweep sweep;
        sweep.field = parser.value(u"field"_s).toStdString();
        sweep.from = number(parser, u"from"_s);
        sweep.to = number(parser, u"to"_s);
        sweep.logarithmic = parser.isSet(u"log"_s);
        if (parser.isSet(u"frames"_s))
            core::readField(sweep.frames, parser.value(u"frames"_s).toStdString(),
                { "--frames", core::Range { 2, ui::mostFrames } });
        return sweep;
    }

    double perSecond(const QCommandLineParser& parser, double otherwise)
    {
        if (!parser.isSet(u"fps"_s))
            return otherwise;
        float value = 0;
        core::readField(value, parser.value(u"fps"_s).toStdString(),
            { "--fps", core::Range { ui::fewestPerSecond, ui::mostPerSecond } });
        return static_cast<double>(value);
    }

    QList<QCommandLineOption> sweepOptions()
    {
        QList<QCommandLineOption> options {
            outOption(u"Output file: .gif, .webp (lossless), .mp4 or .webm (video, if ffmpeg is "
                      "installed), or .png for numbered images, with {frame} for the number."_s),
            { u"field"_s, u"The setting to animate; \"headlight fields\" lists all fields."_s,
                u"FIELD"_s },
            { u"from"_s, u"First value."_s, u"NUMBER"_s },
            { u"to"_s, u"Last value."_s, u"NUMBER"_s },
            { u"frames"_s, u"Number of frames. Default: 60."_s, u"N"_s },
            { u"log"_s, u"Logarithmic steps."_s },
            { u"steps"_s, u"Animate the computation step by step instead of a setting."_s },
            { { u"moments"_s, u"checkpoints"_s },
                u"Animate the checkpoints of a network trained with Headlight."_s },
            { u"fps"_s, u"Frames per second. Default: 20; 0.5 with --steps, 10 with --moments."_s,
                u"N"_s }
        };
        options += sessionOptions();
        for (const QCommandLineOption& option : figureOptions(ui::slideFigure()))
            if (!option.names().contains(u"format"_s) && !option.names().contains(u"no-recipe"_s))
                options += option;
        return options;
    }

    // The animation of `headlight sweep`; --output is present and selects the format. Errors:
    // "missing_option", "conflicting_options", those of readField and readSize.
    ui::AnimationRequest sweepFrom(const QCommandLineParser& parser)
    {
        checkPresent(parser, { u"output"_s });
        if (parser.value(u"output"_s) == u"-"_s)
            throw core::Error("bad_value",
                core::message("--output: an animation must be written to a file, not to standard "
                              "output; name "
                              "it, as in -o sweep.gif"));
        (void)ui::knownFormat(parser.value(u"output"_s));
        ui::AnimationRequest request;
        const bool steps = parser.isSet(u"steps"_s);
        const bool checkpoints = parser.isSet(u"moments"_s);
        const QStringList swept { u"field"_s, u"from"_s, u"to"_s, u"frames"_s, u"log"_s };
        if (steps)
            checkAbsent(parser, u"steps"_s,
                swept + QStringList { u"step"_s, u"view"_s, u"tensor"_s, u"pin"_s, u"moments"_s });
        else if (checkpoints)
            checkAbsent(parser, u"moments"_s, swept + QStringList { u"step"_s });
        else
            request.sweep = sweepOf(parser);
        request.figure = figureFrom(parser, request.figure);
        request.perSecond = perSecond(parser,
            steps             ? ui::stepsPerSecond
                : checkpoints ? ui::checkpointsPerSecond
                              : request.perSecond);
        return request;
    }

    // Computes and paints one scene after another; unchanged parts are reused.
    class Painter {
    public:
        Painter(ui::FigureState state, ui::FileLocation files)
            : m_state(std::move(state))
            , m_files(std::move(files))
        {
        }

        QImage painted(const ui::Scene& scene)
        {
            const bool same = scene.session.experiment == m_state.session.experiment;
            const bool shown = scene.session == m_state.session && scene.figure == m_figure;
            if (shown && !m_picture.isNull())
                return m_picture;
            if (!same)
                m_state.derived = ui::computeDerivedData(scene.session, m_files);
            m_state.session = scene.session;
            m_figure = scene.figure;
            try {
                m_picture = ui::pixels(m_figure, m_state);
            } catch (const core::Error& error) {
                throw withOptions(error, m_figure, m_state);
            }
            return m_picture;
        }

    private:
        ui::FigureState m_state;
        ui::FileLocation m_files;
        ui::Figure m_figure;
        QImage m_picture;
    };

    // False if interrupted.
    bool waitFor(const ui::AnimationWriter& writer)
    {
        constexpr int pause = 20; // milliseconds
        QTimer looking; // for an interrupt
        looking.start(pause);
        while (!writer.ready()) {
            if (isInterrupted())
                return false;
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
            Application::throwFailure();
        }
        writer.check();
        return true;
    }

    // False if interrupted; then nothing is written.
    bool write(const ui::FrameSequence& frames, const ui::Animation& animation, Painter painter)
    {
        catchInterrupt();
        const Progress progress(frames.frames, "frames");
        ui::AnimationWriter writer(animation);
        for (int frame = 0; frame < frames.frames; ++frame) {
            progress.show(frame);
            writer.add(painter.painted(frames.scene(frame)));
            if (!waitFor(writer) || isInterrupted())
                return false;
        }
        writer.write();
        return waitFor(writer);
    }

    // The steps with a checkpoint. Error "not_learnt" if there are none.
    std::vector<long> checkpointsOf(const core::Model& model)
    {
        if (model.trainedRun == nullptr)
            throw core::Error("not_learnt",
                core::message("--moments shows the checkpoints of a network trained with "
                              "\"headlight train\": give its folder with --model"));
        return ui::animatedCheckpoints(model.trainedRun->checkpoints);
    }

    int sweep(ui::AnimationRequest request, const QCommandLineParser& parser,
        const core::SharedStore& store)
    {
        const QString path = parser.value(u"output"_s);
        ui::checkAnimation(path, ui::pixelsOf(request.figure));
        ui::checkFigure(request.figure); // before anything is computed
        const RequestedSession question = requestedSession(parser, store);
        const ui::FileLocation files { question.folder, store };
        ui::FigureState state = ui::computeFigureState(question.session, files);
        const core::Model& model = *state.derived->trace()->model;
        if (parser.isSet(u"moments"_s))
            request.checkpoints = checkpointsOf(model);
        else if (core::requestsImportedAttention(model.experiment))
            throw core::traceOnly(core::message("it cannot be modified"));
        point(state, request.figure, parser);
        const ui::FrameSequence frames = ui::framesOf(request, state.session);
        if (!write(frames, ui::animationOf(request, path), Painter(state, files)))
            printError("headlight: stopped; nothing was written\n");
        endIfInterrupted();
        return Success;
    }

    int runSweep(const QCommandLineParser& parser, const core::SharedStore& files)
    {
        ui::AnimationRequest request;
        try {
            request = sweepFrom(parser);
        } catch (const core::Error& error) {
            return refuseUsage(spoken(error.message) + ".", u"sweep"_s);
        }
        return sweep(request, parser, files);
    }

} // namespace

Command sweepCommand()
{
    return { u"sweep"_s,
        u"[SESSION] (--field FIELD --from A --to B | --steps | --moments) [OPTIONS] -o FILE"_s,
        u"animate a setting"_s,
        u"Animates a view while one setting changes, as an animated GIF or WebP, a video (MP4 "
        "or WebM, if ffmpeg is installed) or numbered PNGs. --steps animates the computation "
        "step by step, --moments the checkpoints of a network. SESSION is a file saved by "
        "Headlight, a lesson's name, a figure that contains its session, or - for standard "
        "input. The value is written below the view unless --caption is given. Ctrl+C stops it "
        "and leaves existing files unchanged. No display is needed.\n\n"
        "  headlight sweep --field scaling.factor --from 0.1 --to 10 --log -o sweep.gif\n"
        "  headlight sweep --text \"It was too tired\" --view heads --field heads \\\n"
        "      --from 1 --to 8 --frames 8 --fps 2 -o \"heads-{frame}.png\"\n"
        "  headlight sweep --steps --select it -o steps.webp\n"
        "  headlight sweep --model dates --text \"5/3/79\" --view heads --moments -o "
        "training.gif"_s,
        sweepOptions(), 1, runSweep, true };
}

} // namespace app
