#include "app/command.h"
#include "app/console.h"
#include "app/interrupt.h"
#include "app/train_attention.h"
#include "app/train_data.h"
#include "app/train_fields.h"
#include "app/train_network.h"
#include "app/train_report.h"
#include "core/io/learning/kept_group.h"
#include "core/learning/network_names.h"

#include <algorithm>
#include <optional>

namespace app {

using namespace Qt::StringLiterals;
namespace learning = core::learning;

namespace {

    const QString taskName = u"task"_s;
    const QString levelName = u"level"_s;
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
    const QString fromName = u"from"_s;
    const QString jsonName = u"json"_s;

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

    learning::Answer answerOf(const learning::Course& course, const Data& data)
    {
        return data ? data->task.answer : learning::taskOf(course).answer;
    }

    learning::Course courseAsked(const QCommandLineParser& parser, const Data& data)
    {
        learning::Course course;
        take(course.task, parser, taskName);
        if (data)
            course.task = learning::givenId;
        else
            learning::requireTask(course.task);
        course.characters = readsCharacters(parser);
        takeField(course, parser, levelName);
        takeField(course, parser, trainSeedName);
        course.teaching = learning::usualTeaching(answerOf(course, data));
        takeTeaching(course.teaching, parser);
        return course;
    }

    core::KeptGroup branchAsked(const QCommandLineParser& parser, const core::SharedStore& store)
    {
        const std::string from = parser.value(fromName).toStdString();
        const auto network = store->files({}).learnt(from);
        if (network == nullptr)
            throw core::Error(
                "not_learnt", core::phrase("%1 holds no network that was trained here", from));
        learning::Course course = network->course;
        takeField(course, parser, levelName);
        takeField(course, parser, trainSeedName);
        takeTeaching(course.teaching, parser);
        return core::KeptGroup(
            core::KeptTraining(*network, course, parser.value(outFolderName).toStdString()));
    }

    core::KeptGroup groupAsked(const QCommandLineParser& parser, const core::SharedStore& store)
    {
        const std::string folder = parser.value(outFolderName).toStdString();
        if (parser.isSet(fromName))
            return branchAsked(parser, store);
        if (!parser.isSet(resumeName)) {
            const Data data = dataAsked(parser, store);
            const learning::Course course = courseAsked(parser, data);
            return { withNetworks(course, answerOf(course, data), parser), folder, data };
        }
        return { folder, [&](const std::string& each) { return store->files(each); },
            [&](learning::Teaching& teaching) { takeTeaching(teaching, parser); } };
    }

    // What is asked of the loop itself.
    struct Reporting {
        int every = 1; // steps to a report, and to a moment that is kept
        bool json = false;
    };

    // What each had to tell of its last step; where there are several, which one tells it. False
    // where it cannot be written, which is said.
    bool printReports(const core::KeptGroup& group, bool json, const Pace& pace)
    {
        return std::ranges::all_of(group.networks(), [&](const core::KeptTraining& each) {
            const learning::Report& report = each.history().back();
            const std::string name = group.networks().size() == 1
                ? std::string()
                : learning::nameOf(each.training().course().network.architecture);
            return print(json ? reportJson(report, each.training().learnt().weights, name)
                              : (name.empty() ? name : fitted(name, 14))
                        + reportLine(report, each.training().task().answer, pace));
        });
    }

    // Until it ends, or Ctrl+C, which leaves a last report as well. Whether all was printed: what
    // is learnt is in the folder all the same.
    bool teach(core::KeptGroup& group, const Reporting& wish, const core::Team& team)
    {
        constexpr double secondsToCheckpoint = 30;
        const long first = group.steps();
        const double before = group.seconds();
        double saved = before;
        long told = first;
        bool printed = true;
        const auto report = [&] {
            const long steps = group.steps();
            const double each = (group.seconds() - before) / static_cast<double>(steps - first);
            const auto last = group.networks().front().training().course().teaching.steps;
            group.keep(team);
            const Pace pace { each, each * static_cast<double>(last - steps) };
            printed = printed && printReports(group, wish.json, pace);
            saved = group.seconds();
            told = steps;
        };
        while (!group.ended() && !isInterrupted()) {
            group.step(team);
            const long steps = group.steps();
            if (steps > told && (steps % wish.every == 0 || group.ended()))
                report();
            else if (group.seconds() - saved > secondsToCheckpoint) {
                group.save();
                saved = group.seconds();
            }
        }
        if (group.steps() > told)
            report();
        group.save();
        if (group.ended())
            group.examine(team);
        return printed;
    }

    // A branch may have other examples.
    bool isOfBranch(const QString& option)
    {
        return option == levelName || option == trainSeedName;
    }

    // Says what is missing, or makes no sense together; empty where all is well.
    std::string wrongIn(const QCommandLineParser& parser)
    {
        if (!parser.isSet(outFolderName))
            return "--out FOLDER is missing: where the network is kept";
        if (parser.isSet(resumeName) && parser.isSet(fromName))
            return "--resume goes on in FOLDER, --from begins a branch in it: one of them";
        if (parser.isSet(resumeName) || parser.isSet(fromName))
            for (const QString& option :
                QStringList { taskName, levelName, trainSeedName } + networkNames())
                if (parser.isSet(option) && !(parser.isSet(fromName) && isOfBranch(option)))
                    return "--resume and --from go on with a network that there is; --"
                        + option.toStdString() + " is for a new one";
        return wrongWithData(parser);
    }

    int taught(const QCommandLineParser& parser, const core::SharedStore& store)
    {
        if (const std::string problem = wrongIn(parser); !problem.empty())
            return refuseUsage(problem, u"train"_s);
        int threads = 0;
        take(threads, parser, threadsName, core::Range { 1, 256 });
        const core::Team team(threads);
        Reporting wish { .json = parser.isSet(jsonName) };
        take(wish.every, parser, everyName, core::Range { 1, 1e6 });
        core::KeptGroup group = groupAsked(parser, store);
        if (!parser.isSet(everyName))
            wish.every
                = std::max(1, group.networks().front().training().course().teaching.steps / 20);
        if (group.ended())
            printError("headlight: all steps of this course have been taken; --steps asks for "
                       "more\n");
        catchInterrupt();
        bool printed = true;
        try {
            printed = teach(group, wish, team);
        } catch (const core::Error& error) {
            if (error.problem == "not_finite")
                group.save(); // as it was before that step
            throw;
        }
        endIfInterrupted();
        return printed ? done : failed;
    }

    int train(const QCommandLineParser& parser, const core::SharedStore& store)
    {
        try {
            return taught(parser, store);
        } catch (const core::Error& error) {
            if (error.problem == "network_option")
                return refuseUsage(error.detail(), u"train"_s);
            throw;
        }
    }

    QCommandLineOption option(const QString& name, const QString& what, const QString& value)
    {
        return { name, what, value };
    }

    QList<QCommandLineOption> trainOptions()
    {
        const QList<QCommandLineOption> own {
            option(taskName,
                u"What is to be learnt: dates (default), order, tags, mood, numbers, copy, reverse, sort, repeat or curve."_s,
                u"TASK"_s),
            option(levelName, u"1: short and near (default); 2: longer, or farther apart."_s,
                u"LEVEL"_s),
        };
        const QList<QCommandLineOption> teaching {
            option(optimiserName, u"adam (default), adamw, momentum or sgd."_s, u"NAME"_s),
            option(rateName, u"How far each step goes (0.003; of a curve 0.2)."_s, u"RATE"_s),
            option(warmUpName, u"Steps until the rate is reached (50)."_s, u"N"_s),
            option(decayName, u"How much of the rate is gone at the end, along a cosine (0.9)."_s,
                u"SHARE"_s),
            option(batchName, u"Examples a step (64)."_s, u"N"_s),
            option(clipName, u"Longest gradient (1); 0 leaves all as they are."_s, u"NORM"_s),
            option(smoothingName, u"Share of each target that all others get (0)."_s, u"SHARE"_s),
            option(trainStepsName, u"Steps in all (2000; of a curve 1000)."_s, u"N"_s),
            option(trainSeedName, u"Of everything that is drawn (1)."_s, u"SEED"_s),
            option(everyName, u"Report, and keep a moment, every N steps; without it 20 times."_s,
                u"N"_s),
            option(threadsName, u"Threads; the numbers are the same with any."_s, u"N"_s),
            option(outFolderName, u"Where the network is kept."_s, u"FOLDER"_s),
            { resumeName, u"Go on with the network that FOLDER holds."_s },
            option(fromName,
                u"Branch: go on from this moment, with another rate, seed or level, in another folder."_s,
                u"FOLDER@STEP"_s),
            { jsonName, u"Report as JSON, one object a line."_s },
        };
        return own + networkOptions() + teaching + attentionOptions();
    }

} // namespace

Command trainCommand()
{
    return { u"train"_s,
        u"[--task TASK | --data FILE] [--network NETWORK] [OPTIONS] --out FOLDER"_s,
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
        "  curve       points with noise, by a kernel whose bandwidth is learnt: each point from "
        "the others;\n              right is what is off by at most twice the deviation of the "
        "noise\n"
        "\nExamples of your own are a CSV file whose first row says what they are: text,label (one "
        "label for each text), text,tags (one for each of its words), word,tag (the same, a row "
        "for each word and an empty line behind each text) or source,target (a text for each "
        "text). Points of a curve stand in columns x,y, with or without such a row. One text, or "
        "place, in ten is never learnt from, and FOLDER keeps them all.\n"
        "\nFOLDER then holds config.json, model.safetensors (under PyTorch's names), history.csv "
        "(all "
        "reports), moments (the weights at each report) and checkpoint.safetensors, from which "
        "--resume goes on; Ctrl+C leaves them too. Other commands and the window open the folder "
        "by --model, and FOLDER@120 is the network after 120 steps:\n\n"
        "  headlight train --task dates --network gru --attention additive --out dates\n"
        "  headlight train --task tags --network window --reach 1 --steps 400 --json --out tags\n"
        "  headlight train --data reviews.csv --network attention --out reviews\n"
        "  headlight train --data points.csv --task curve --out own-curve\n"
        "  headlight train --task reverse --network transformer --scaling none --out unscaled\n"
        "  headlight train --resume --steps 4000 --out dates\n"
        "  headlight train --from dates@200 --rate 0.01 --out branch\n"
        "  headlight train --task tags --network attention --beside lstm,window-1,token --out "
        "four\n"
        "  headlight train --task curve --network kernel --out curve\n"
        "  headlight compute --model dates --text \"5/3/79\" --tensor cross/layer1/head1/weights\n"
        "\nThe same seed gives the same bits, with any number of threads."_s,
        dataOptions() + trainOptions(), 0, train };
}

} // namespace app
