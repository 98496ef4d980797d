#include "app/sweep_options.h"

#include "app/printer.h"
#include "app/render_options.h"
#include "app/requested_session.h"
#include "core/base/error.h"
#include "core/base/number_text.h"
#include "core/settings/field_text.h"

namespace app {

namespace {

    using namespace Qt::StringLiterals;

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

} // namespace

QList<QCommandLineOption> sweepOptions()
{
    QList<QCommandLineOption> options {
        outOption(u"Output file: .gif, .webp (lossless), .mp4 or .webm (video, if ffmpeg is "
                  "installed), or .png for numbered images, with {frame} for the number."_s),
        { u"field"_s, u"The setting to animate; \"headlight fields\" lists all fields."_s,
            u"FIELD"_s },
        { u"from"_s, u"First value."_s, u"NUMBER"_s }, { u"to"_s, u"Last value."_s, u"NUMBER"_s },
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

ui::AnimationRequest sweepFrom(const QCommandLineParser& parser)
{
    checkPresent(parser, { u"output"_s });
    if (parser.value(u"output"_s) == u"-"_s)
        throw core::Error("bad_value",
            core::message(
                "--output: an animation must be written to a file, not to standard output; name "
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

} // namespace app
