#include "app/application.h"
#include "app/command.h"
#include "app/console.h"
#include "app/interrupt.h"
#include "app/progress.h"
#include "app/request.h"
#include "app/requested_session.h"
#include "app/sweep_options.h"
#include "core/base/error.h"
#include "core/input/imported_attention.h"
#include "core/resolve/imported_source.h"
#include "core/training/trained_network.h"
#include "ui/figure/render.h"

#include <QCoreApplication>
#include <QTimer>

namespace app {

namespace {

    using namespace Qt::StringLiterals;

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
