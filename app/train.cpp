#include "app/command.h"
#include "app/console.h"
#include "app/interrupt.h"
#include "core/io/learning/kept_training.h"
#include "core/settings/field_text.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>
#include <optional>

namespace app {

using namespace Qt::StringLiterals;
namespace learning = core::learning;

namespace {

    const QString taskName = u"task"_s;
    const QString levelName = u"level"_s;
    const QString networkName = u"network"_s;
    const QString attentionName = u"attention"_s;
    const QString layersName = u"layers"_s;
    const QString headsName { u"heads"_s };
    const QString reachName = u"reach"_s;
    const QString embeddingName = u"embedding"_s;
    const QString widthName = u"width"_s;
    const QString dropoutName = u"dropout"_s;
    const QString optimiserName = u"optimiser"_s;
    const QString rateName = u"rate"_s;
    const QString warmUpName = u"warm-up"_s;
    const QString decayName = u"decay"_s;
    const QString batchName = u"batch"_s;
    const QString clipName = u"clip"_s;
    const QString smoothingName = u"smoothing"_s;
    const QString trainStepsName { u"steps"_s };
    const QString trainSeedName = u"seed"_s;
    const QString everyName = u"every"_s;
    const QString threadsName = u"threads"_s;
    const QString outFolderName = u"out"_s;
    const QString resumeName = u"resume"_s;
    const QString jsonName = u"json"_s;

    core::FieldPlace optionPlace(
        const QString& option, const std::optional<core::Range>& range = {})
    {
        return { "--" + option.toStdString(), range };
    }

    // What an option says into a field; what is not said stays.
    template <class T> void take(T& field, const QCommandLineParser& parser, const QString& option,
        const std::optional<core::Range>& range = {})
    {
        if (parser.isSet(option))
            core::readField(field, parser.value(option).toStdString(), optionPlace(option, range));
    }

    // Each number of a struct whose option bears the name, its range with it.
    template <class S>
    void takeField(S& fields, const QCommandLineParser& parser, const QString& option)
    {
        std::string field = option.toStdString();
        std::ranges::replace(field, '-', '_');
        S::fields(fields, [&](std::string_view name, auto& value, auto... range) {
            using T = std::remove_cvref_t<decltype(value)>;
            if constexpr (std::is_arithmetic_v<T>)
                if (name == field)
                    take(value, parser, option, std::optional<core::Range> { range... });
        });
    }

    // "gru" and "lstm" mean what suits the task: a decoder where the answer is a sequence.
    learning::Architecture architectureNamed(const std::string& name, learning::Answer answer)
    {
        for (const learning::Cell cell :
            { learning::Cell::Rnn, learning::Cell::Lstm, learning::Cell::Gru })
            if (name == core::idOf(cell)) {
                if (answer == learning::Answer::Sequence)
                    return learning::EncoderDecoder { .cell = cell };
                return learning::RecurrentNet { .cell = cell };
            }
        const auto made = core::makeKind<learning::Architecture>(name);
        if (!made)
            throw core::Error("unknown_network",
                core::phrase("no network is called \"%1\"; there are %2", name,
                    core::oneOf(std::vector<std::string> {
                        "gru", "lstm", "rnn", "transformer", "attention", "window", "token" })));
        return *made;
    }

    void takeParts(learning::Architecture& architecture, const QCommandLineParser& parser)
    {
        std::visit(
            [&](auto& net) {
                for (const QString& option : { layersName, headsName, reachName })
                    if (parser.isSet(option))
                        takeField(net, parser, option);
            },
            architecture);
        if (auto* const pair = std::get_if<learning::EncoderDecoder>(&architecture))
            take(pair->alignment, parser, attentionName);
    }

    void takeTeaching(learning::Teaching& teaching, const QCommandLineParser& parser)
    {
        for (const QString& option :
            { rateName, warmUpName, decayName, batchName, clipName, smoothingName, trainStepsName })
            takeField(teaching, parser, option);
        if (!parser.isSet(optimiserName))
            return;
        const std::string name = parser.value(optimiserName).toStdString();
        const auto made = core::makeKind<learning::Optimiser>(name);
        if (!made)
            throw core::Error("unknown_optimiser",
                core::phrase("no optimiser is called \"%1\"; there are %2", name,
                    core::oneOf(std::vector<std::string> { "adam", "adamw", "momentum", "sgd" })));
        teaching.optimiser = *made;
    }

    learning::Course courseAsked(const QCommandLineParser& parser)
    {
        learning::Course course;
        take(course.task, parser, taskName);
        learning::requireTask(course.task);
        takeField(course, parser, levelName);
        takeField(course, parser, trainSeedName);
        const learning::Answer answer = learning::task(course.task).answer;
        if (parser.isSet(networkName))
            course.network.architecture
                = architectureNamed(parser.value(networkName).toStdString(), answer);
        else if (answer != learning::Answer::Sequence)
            course.network.architecture = learning::SelfAttentionNet {};
        takeParts(course.network.architecture, parser);
        for (const QString& option : { embeddingName, widthName, dropoutName })
            takeField(course.network, parser, option);
        takeTeaching(course.teaching, parser);
        return course;
    }

    core::KeptTraining trainingAsked(
        const QCommandLineParser& parser, const core::SharedStore& store)
    {
        const std::string folder = parser.value(outFolderName).toStdString();
        if (!parser.isSet(resumeName))
            return { courseAsked(parser), folder };
        return { folder, store->files(folder),
            [&](learning::Teaching& teaching) { takeTeaching(teaching, parser); } };
    }

    std::string jsonOf(const learning::Report& report)
    {
        const QJsonObject object { { u"step"_s, qint64(report.step) }, { u"loss"_s, report.loss },
            { u"gradient_norm"_s, report.slope }, { u"rate"_s, report.rate },
            { u"held_out_loss"_s, report.heldOut.loss }, { u"exact"_s, report.heldOut.exact },
            { u"symbols"_s, report.heldOut.symbols }, { u"seconds"_s, report.seconds } };
        return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString() + "\n";
    }

    // Seconds that learning takes.
    struct Pace {
        double each = 0; // of a step
        double left = 0; // of all that are to come
    };

    std::string lineOf(const learning::Report& report, const Pace& pace)
    {
        const auto share = [](double of) { return decimals(100 * of, 1) + " % "; };
        return "step " + fitted(std::to_string(report.step), 7) + " loss "
            + fitted(decimals(report.loss, 4), 8)
            + " never seen: " + fitted(share(report.heldOut.exact) + "exact,", 14)
            + fitted(share(report.heldOut.symbols) + "of tokens;", 19)
            + decimals(1000 * pace.each, 1) + " ms a step, "
            + std::to_string(std::lround(pace.left)) + " s left\n";
    }

    // What is asked of the loop itself.
    struct Reporting {
        int every = 1; // steps to a report, and to a moment that is kept
        bool json = false;
    };

    // Until it ends, or Ctrl+C.
    void teach(core::KeptTraining& network, const Reporting& wish, const core::Team& team)
    {
        constexpr double secondsToCheckpoint = 30;
        const long first = network.training().steps();
        const double before = network.seconds();
        double saved = before;
        while (!network.ended() && !isInterrupted()) {
            network.step(team);
            const long steps = network.training().steps();
            if (steps % wish.every == 0 || network.ended()) {
                const double each
                    = (network.seconds() - before) / static_cast<double>(steps - first);
                const auto left
                    = static_cast<double>(network.training().course().teaching.steps - steps);
                const learning::Report& report = network.keep(team);
                print(wish.json ? jsonOf(report) : lineOf(report, { each, each * left }));
                saved = network.seconds();
            } else if (network.seconds() - saved > secondsToCheckpoint) {
                network.save();
                saved = network.seconds();
            }
        }
    }

    // Says what is missing, or makes no sense together; empty where all is well.
    std::string wrongIn(const QCommandLineParser& parser)
    {
        if (!parser.isSet(outFolderName))
            return "--out FOLDER is missing: where the network is kept";
        if (parser.isSet(resumeName))
            for (const QString& option :
                { taskName, levelName, networkName, attentionName, layersName, headsName, reachName,
                    embeddingName, widthName, dropoutName, trainSeedName })
                if (parser.isSet(option))
                    return "--resume goes on with the network that FOLDER holds; --"
                        + option.toStdString() + " is for a new one";
        return {};
    }

    int train(const QCommandLineParser& parser, const core::SharedStore& store)
    {
        if (const std::string problem = wrongIn(parser); !problem.empty())
            return refuseUsage(problem, u"train"_s);
        int threads = 0;
        take(threads, parser, threadsName, core::Range { 1, 256 });
        const core::Team team(threads);
        Reporting wish { .json = parser.isSet(jsonName) };
        take(wish.every, parser, everyName, core::Range { 1, 1e6 });
        core::KeptTraining network = trainingAsked(parser, store);
        if (!parser.isSet(everyName))
            wish.every = std::max(1, network.training().course().teaching.steps / 20);
        catchInterrupt();
        try {
            teach(network, wish, team);
        } catch (const core::Error& error) {
            if (error.problem == "not_finite")
                network.save(); // as it was before that step
            throw;
        }
        network.save();
        endIfInterrupted();
        return done;
    }

    QCommandLineOption option(const QString& name, const QString& what, const QString& value)
    {
        return { name, what, value };
    }

    QList<QCommandLineOption> trainOptions()
    {
        return {
            option(taskName,
                u"What is to be learnt: dates (default), order, tags, mood, numbers, copy, reverse, sort or repeat."_s,
                u"TASK"_s),
            option(levelName, u"1: short and near (default); 2: longer, or farther apart."_s,
                u"LEVEL"_s),
            option(networkName,
                u"gru, lstm, rnn (with a decoder where the answer is a sequence), transformer; for labels also attention, window, token."_s,
                u"NETWORK"_s),
            option(attentionName,
                u"How a decoder looks at what was read: additive (default), dot, general or none."_s,
                u"SCORE"_s),
            option(layersName, u"Layers of attention, 1 to 4."_s, u"N"_s),
            option(headsName, u"Heads of each layer."_s, u"N"_s),
            option(reachName, u"Tokens that a window sees to either side."_s, u"N"_s),
            option(embeddingName, u"Width of a token's vector (32)."_s, u"N"_s),
            option(widthName, u"Width of the states (64)."_s, u"N"_s),
            option(dropoutName, u"Share of numbers that is dropped while it learns (0)."_s,
                u"SHARE"_s),
            option(optimiserName, u"adam (default), adamw, momentum or sgd."_s, u"NAME"_s),
            option(rateName, u"How far each step goes (0.003)."_s, u"RATE"_s),
            option(warmUpName, u"Steps until the rate is reached (50)."_s, u"N"_s),
            option(decayName, u"How much of the rate is gone at the end, along a cosine (0)."_s,
                u"SHARE"_s),
            option(batchName, u"Examples a step (64)."_s, u"N"_s),
            option(clipName, u"Longest gradient (1); 0 leaves all as they are."_s, u"NORM"_s),
            option(smoothingName, u"Share of each target that all others get (0)."_s, u"SHARE"_s),
            option(trainStepsName, u"Steps in all (2000)."_s, u"N"_s),
            option(trainSeedName, u"Of everything that is drawn (1)."_s, u"SEED"_s),
            option(everyName, u"Report, and keep a moment, every N steps; without it 20 times."_s,
                u"N"_s),
            option(threadsName, u"Threads; the numbers are the same with any."_s, u"N"_s),
            option(outFolderName, u"Where the network is kept."_s, u"FOLDER"_s),
            { resumeName, u"Go on with the network that FOLDER holds."_s },
            { jsonName, u"Report as JSON, one object a line."_s },
        };
    }

} // namespace

Command trainCommand()
{
    return { u"train"_s, u"[--task TASK] [--network NETWORK] [OPTIONS] --out FOLDER"_s,
        u"teach a small network, attention and all"_s,
        u"Teaches a network a task whose examples are made from the seed, and tells how it does on "
        "texts that it never learns from (one in ten). Tasks:\n\n"
        "  dates       \"third of May 1979\", \"5/3/79\" to 1979-05-03, letter by letter\n"
        "  order       a made English to a made French, whose adjectives and clauses change "
        "places\n"
        "  tags        parts of speech: \"I saw a saw\"\n"
        "  mood        whether a sentence praises: \"not bad at all\"\n"
        "  numbers     \"four hundred and two\" to 402\n"
        "  copy  reverse  sort  repeat    letters: patterns that a head can be seen to find\n"
        "\nFOLDER then holds config.json, model.safetensors (under PyTorch's names), history.csv "
        "(all "
        "reports), moments (the weights at each report) and checkpoint.safetensors, from which "
        "--resume goes on; Ctrl+C leaves them too. Other commands and the window open the folder "
        "by --model, and FOLDER@120 is the network after 120 steps:\n\n"
        "  headlight train --task dates --network gru --attention additive --out dates\n"
        "  headlight train --task tags --network window --reach 1 --steps 400 --json --out tags\n"
        "  headlight train --resume --steps 4000 --out dates\n"
        "  headlight compute --model dates --text \"5/3/79\" --tensor cross/layer1/head1/weights\n"
        "\nThe same seed gives the same bits, with any number of threads."_s,
        trainOptions(), 0, train };
}

} // namespace app
