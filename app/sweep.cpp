#include "app/asked.h"
#include "app/asked_session.h"
#include "app/command.h"
#include "app/console.h"
#include "app/interrupt.h"
#include "app/progress.h"
#include "app/sweep_options.h"
#include "core/base/error.h"
#include "core/input/stored_trace.h"
#include "core/learning/learnt_network.h"
#include "core/resolve/stored.h"
#include "ui/figure/render.h"

#include <QCoreApplication>
#include <QTimer>

namespace app {

namespace {

    using namespace Qt::StringLiterals;

    // Computes and paints one scene after the other; what stays is not done again.
    class Painter {
    public:
        Painter(ui::Moment moment, ui::FilePlace files)
            : m_moment(std::move(moment))
            , m_files(std::move(files))
        {
        }

        QImage painted(const ui::Scene& scene)
        {
            const bool same = scene.session.experiment == m_moment.session.experiment;
            const bool shown = scene.session == m_moment.session && scene.figure == m_figure;
            if (shown && !m_picture.isNull())
                return m_picture;
            if (!same)
                m_moment.picture = ui::computePicture(scene.session, m_files);
            m_moment.session = scene.session;
            m_figure = scene.figure;
            try {
                m_picture = ui::pixels(m_figure, m_moment);
            } catch (const core::Error& error) {
                throw withOptions(error, m_figure, m_moment);
            }
            return m_picture;
        }

    private:
        ui::Moment m_moment;
        ui::FilePlace m_files;
        ui::Figure m_figure;
        QImage m_picture;
    };

    // False if it was interrupted before.
    bool waitFor(const ui::AnimationWriter& writer)
    {
        constexpr int pause = 20; // milliseconds
        QTimer looking; // whether it was
        looking.start(pause);
        while (!writer.ready()) {
            if (isInterrupted())
                return false;
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        }
        writer.check();
        return true;
    }

    // False if it was interrupted: then nothing is written.
    bool write(const ui::Film& film, const ui::Animation& animation, Painter painter)
    {
        catchInterrupt();
        const Progress progress(film.frames, "frames");
        ui::AnimationWriter writer(animation);
        for (int frame = 0; frame < film.frames; ++frame) {
            progress.show(frame);
            writer.add(painter.painted(film.scene(frame)));
            if (!waitFor(writer) || isInterrupted())
                return false;
        }
        writer.write();
        return waitFor(writer);
    }

    // Error "not_learnt" where there are none.
    std::vector<long> momentsOf(const core::Model& model)
    {
        if (model.learnt == nullptr)
            throw core::Error("not_learnt",
                core::phrase("--moments shows the checkpoints of a network trained with "
                             "\"headlight train\": give its folder with --model"));
        return ui::filmedMoments(model.learnt->moments);
    }

    int sweep(
        ui::AnimationWish wish, const QCommandLineParser& parser, const core::SharedStore& store)
    {
        const QString path = parser.value(u"output"_s);
        ui::checkAnimation(path, ui::pixelsOf(wish.figure));
        ui::checkFigure(wish.figure); // before anything is computed
        const AskedSession question = askedSession(parser, store);
        const ui::FilePlace files { question.folder, store };
        ui::Moment moment = ui::computeMoment(question.session, files);
        const core::Model& model = *moment.picture->trace()->model;
        if (parser.isSet(u"moments"_s))
            wish.moments = momentsOf(model);
        else if (core::asksForTrace(model.experiment))
            throw core::traceOnly(core::phrase("it cannot be modified"));
        point(moment, parser);
        const ui::Film film = ui::filmOf(wish, moment.session);
        if (!write(film, ui::animationOf(wish, path), Painter(moment, files)))
            printError("headlight: stopped; nothing was written\n");
        endIfInterrupted();
        return done;
    }

    int runSweep(const QCommandLineParser& parser, const core::SharedStore& files)
    {
        ui::AnimationWish wish;
        try {
            wish = askedSweep(parser);
        } catch (const core::Error& error) {
            return refuseUsage(spoken(error.message) + ".", u"sweep"_s);
        }
        return sweep(wish, parser, files);
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
