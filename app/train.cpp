#include "app/command.h"
#include "app/console.h"
#include "app/interrupt.h"
#include "app/printer.h"
#include "app/train_data.h"
#include "app/train_fields.h"
#include "app/train_network.h"
#include "core/io/text/records.h"
#include "core/io/training/training_run_group.h"
#include "core/training/history.h"
#include "core/training/network_names.h"
#include "ui/words/training_words.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <vector>

namespace app {

using namespace Qt::StringLiterals;
namespace training = core::training;

namespace {

    // Training time in seconds.
    struct Pace {
        double each = 0; // per step
        double left = 0; // until the last step
    };

    // Gradient norm of each weight, by name.
    QJsonObject gradientsOf(const training::Report& report, const training::Weights& weights)
    {
        QJsonObject object;
        for (std::size_t i = 0; i < std::min(report.gradientNorms.size(), weights.size()); ++i)
            object.insert(
                QString::fromStdString(weights[i].name), double { report.gradientNorms[i] });
        return object;
    }

    // A report as a line for a terminal.
    std::string reportLine(
        const training::Report& report, training::OutputKind outputKind, const Pace& pace)
    {
        const auto share = [](double of) { return decimals(100 * of, 1) + " %"; };
        return "step " + fitted(std::to_string(report.step), 7) + " loss "
            + fitted(decimals(report.loss, 4), 8) + " validation: "
            + (outputKind == training::OutputKind::Numbers
                    ? fitted("accuracy " + share(report.validation.sequenceAccuracy) + ";", 19)
                    : fitted("exact " + share(report.validation.sequenceAccuracy) + ",", 16)
                        + fitted(
                            "token accuracy " + share(report.validation.tokenAccuracy) + ";", 25))
            + decimals(1000 * pace.each, 1) + " ms/step, " + std::to_string(std::lround(pace.left))
            + " s left\n";
    }

    // A report as a row of CSV: the columns of history.csv.
    const std::vector<std::string>& reportColumns()
    {
        static const std::vector<std::string> columns { "network", "step", "loss", "gradient_norm",
            "rate", "held_out_loss", "exact", "symbols", "seconds", "softmax_slope" };
        return columns;
    }

    core::RecordRow reportRow(const training::Report& report, const std::string& network)
    {
        core::RecordRow row { network, std::int64_t { report.step }, report.loss,
            report.gradientNorm, report.learningRate, report.validation.loss,
            report.validation.sequenceAccuracy, report.validation.tokenAccuracy, report.seconds,
            core::RecordValue {} };
        if (report.softmaxJacobianNorm)
            row.back() = *report.softmaxJacobianNorm;
        return row;
    }

    // A report as one line of JSON; `network` names it if there are several.
    std::string reportJson(const training::Report& report, const training::Weights& weights,
        const std::string& network)
    {
        QJsonObject object { { u"step"_s, qint64(report.step) }, { u"loss"_s, report.loss },
            { u"gradient_norm"_s, report.gradientNorm }, { u"rate"_s, report.learningRate },
            { u"held_out_loss"_s, report.validation.loss },
            { u"exact"_s, report.validation.sequenceAccuracy },
            { u"symbols"_s, report.validation.tokenAccuracy }, { u"seconds"_s, report.seconds },
            { u"gradients"_s, gradientsOf(report, weights) } };
        if (report.softmaxJacobianNorm)
            object.insert(u"softmax_slope"_s, *report.softmaxJacobianNorm);
        if (!network.empty())
            object.insert(u"network"_s, QString::fromStdString(network));
        return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString() + "\n";
    }

    const QString taskName = u"task"_s;
    const QString levelName = u"level"_s;
    const QString optimiserName = u"optimiser"_s;
    const QString learningRateName = u"rate"_s;
    const QString warmUpName = u"warm-up"_s;
    const QString decayName = u"decay"_s;
    const QString batchName = u"batch"_s;
    const QString clipName = u"clip"_s;
    const QString smoothingName = u"smoothing"_s;
    const QString trainStepsName { u"steps"_s };
    const QString trainSeedName = u"seed"_s;
    const QString everyName = u"every"_s;
    const QString threadsName = u"threads"_s;
    const QString resumeName = u"resume"_s;
    const QString fromName = u"from"_s;
    const QString jsonName = u"json"_s;

    void parseHyperparameters(
        training::Hyperparameters& hyperparameters, const QCommandLineParser& parser)
    {
        for (const QString& option : { learningRateName, warmUpName, decayName, batchName, clipName,
                 smoothingName, trainStepsName })
            parseField(hyperparameters, parser, option);
        if (drawsWithReplacement(parser))
            hyperparameters.replacement = true;
        if (!parser.isSet(optimiserName))
            return;
        const std::string name = parser.value(optimiserName).toStdString();
        const auto made = core::makeKind<training::Optimiser>(name);
        if (!made)
            throw core::Error("unknown_optimiser",
                core::message("unknown optimiser \"%1\"; available: %2", name,
                    core::oneOf(idsOf<training::Optimiser>())));
        hyperparameters.optimiser = *made;
    }

    training::OutputKind outputOf(const training::TrainingSpec& spec, const Data& data)
    {
        return data ? data->task.output : training::taskOf(spec).output;
    }

    training::TrainingSpec specFrom(const QCommandLineParser& parser, const Data& data)
    {
        training::TrainingSpec spec;
        parse(spec.task, parser, taskName);
        if (data)
            spec.task = training::customId;
        else
            training::requireTask(spec.task);
        spec.characters = readsCharacters(parser);
        parseField(spec, parser, levelName);
        parseField(spec, parser, trainSeedName);
        spec.hyperparameters = training::defaultHyperparameters(outputOf(spec, data));
        parseHyperparameters(spec.hyperparameters, parser);
        return spec;
    }

    core::TrainingRunGroup branchFrom(
        const QCommandLineParser& parser, const core::SharedStore& store)
    {
        const std::string from = parser.value(fromName).toStdString();
        const auto network = store->files({}).trainedNetwork(from);
        if (network == nullptr)
            throw core::Error(
                "not_learnt", core::message("%1 contains no network trained with Headlight", from));
        training::TrainingSpec spec = network->spec;
        parseField(spec, parser, levelName);
        parseField(spec, parser, trainSeedName);
        parseHyperparameters(spec.hyperparameters, parser);
        return core::TrainingRunGroup(
            core::TrainingRun(*network, spec, parser.value(outName).toStdString()));
    }

    core::TrainingRunGroup groupFrom(
        const QCommandLineParser& parser, const core::SharedStore& store)
    {
        const std::string folder = parser.value(outName).toStdString();
        if (parser.isSet(fromName))
            return branchFrom(parser, store);
        if (!parser.isSet(resumeName)) {
            const Data data = dataFrom(parser, store);
            const training::TrainingSpec spec = specFrom(parser, data);
            return { withComparisons(spec, outputOf(spec, data), parser), folder, data };
        }
        return { folder, [&](const std::string& each) { return store->newFiles(each); },
            [&](training::Hyperparameters& hyperparameters) {
                parseHyperparameters(hyperparameters, parser);
            } };
    }

    // Options of the training loop.
    struct Reporting {
        int every = 1; // steps between reports and checkpoints
        Printer& printer;
    };

    // Prints the last report of each network, with its name if there are several. False, with an
    // error message, if standard output cannot be written.
    bool printReports(
        const core::TrainingRunGroup& group, Printer& printer, const Pace& pace, bool first)
    {
        if (first && printer.format() == PrintFormat::Csv
            && !printer.write(core::csvHeader(reportColumns())))
            return false;
        return std::ranges::all_of(group.runs(), [&](const core::TrainingRun& each) {
            const training::Report& report = each.history().back();
            const std::string network
                = training::nameOf(each.training().spec().network.architecture);
            const std::string name = group.runs().size() == 1 ? std::string() : network;
            switch (printer.format()) {
            case PrintFormat::Json:
                return printer.write(reportJson(report, each.training().state().weights, name));
            case PrintFormat::Csv:
                return printer.write(core::csvLine(reportRow(report, network)));
            case PrintFormat::Text:
                break;
            }
            return printer.write((name.empty() ? name : fitted(name, 14))
                + reportLine(report, each.training().task().output, pace));
        });
    }

    // Trains until the last step or Ctrl+C, each followed by a last report. False if a report could
    // not be printed; the network is saved in any case.
    bool trainSteps(
        core::TrainingRunGroup& group, const Reporting& request, const core::ThreadPool& threadPool)
    {
        constexpr double secondsToCheckpoint = 30;
        const long first = group.steps();
        const double before = group.seconds();
        double saved = before;
        long reported = first;
        bool printed = true;
        const auto report = [&] {
            const long steps = group.steps();
            const double each = (group.seconds() - before) / static_cast<double>(steps - first);
            const auto last = group.runs().front().training().spec().hyperparameters.steps;
            group.checkpoint(threadPool);
            const Pace pace { each, each * static_cast<double>(last - steps) };
            printed = printed && printReports(group, request.printer, pace, reported == first);
            saved = group.seconds();
            reported = steps;
        };
        while (!group.ended() && !isInterrupted()) {
            group.step(threadPool);
            const long steps = group.steps();
            if (steps > reported && (steps % request.every == 0 || group.ended()))
                report();
            else if (group.seconds() - saved > secondsToCheckpoint) {
                group.save();
                saved = group.seconds();
            }
        }
        if (group.steps() > reported)
            report();
        group.save();
        if (group.ended())
            group.evaluateLengths(threadPool);
        return printed;
    }

    // A branch may use other examples.
    bool isOfBranch(const QString& option)
    {
        return option == levelName || option == trainSeedName;
    }

    // The error in the combination of options; empty if there is none.
    std::string validate(const QCommandLineParser& parser)
    {
        if (!parser.isSet(outName))
            return "--out FOLDER is missing";
        if (std::string problem = wrongFormat(parser); !problem.empty())
            return problem;
        if (parser.isSet(resumeName) && parser.isSet(fromName))
            return "--resume and --from cannot be combined: --resume continues the run in "
                   "FOLDER, --from starts a branch from a checkpoint";
        if (parser.isSet(resumeName) || parser.isSet(fromName))
            for (const QString& option :
                QStringList { taskName, levelName, trainSeedName } + networkNames())
                if (parser.isSet(option) && !(parser.isSet(fromName) && isOfBranch(option)))
                    return "--" + option.toStdString()
                        + " applies to a new network; it cannot be combined with --resume or "
                          "--from";
        return validateData(parser);
    }

    int trained(const QCommandLineParser& parser, const core::SharedStore& store)
    {
        if (const std::string problem = validate(parser); !problem.empty())
            return refuseUsage(problem, u"train"_s);
        int threads = 0;
        parse(threads, parser, threadsName, core::Range { 1, 256 });
        const core::ThreadPool threadPool(threads);
        Printer printer = Printer::toOutput(parser, parser.isSet(jsonName));
        Reporting request { .printer = printer };
        parse(request.every, parser, everyName, core::Range { 1, 1e6 });
        core::TrainingRunGroup group = groupFrom(parser, store);
        if (!parser.isSet(everyName))
            request.every
                = std::max(1, group.runs().front().training().spec().hyperparameters.steps / 20);
        if (group.ended())
            printError("headlight: training is already complete; increase --steps to continue\n");
        catchInterrupt();
        bool printed = true;
        try {
            printed = trainSteps(group, request, threadPool);
        } catch (const core::Error& error) {
            if (error.problem == "not_finite")
                group.save(); // the state before that step
            throw;
        }
        endIfInterrupted();
        return printed ? Success : Failure;
    }

    int train(const QCommandLineParser& parser, const core::SharedStore& store)
    {
        try {
            return trained(parser, store);
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

    std::vector<std::string_view> taskIds()
    {
        return { training::taskIds().begin(), training::taskIds().end() };
    }

    // A line for each task: its id and an example.
    QString taskList()
    {
        QString list;
        for (const std::string_view id : taskIds()) {
            const ui::TaskWords& words = *ui::taskWords(id);
            list += u"  %1  %2: %3\n"_s.arg(QString::fromUtf8(id.data(), std::ssize(id)), -10)
                        .arg(QString::fromUtf8(words.name), QString::fromUtf8(words.example));
        }
        return list;
    }

    QList<QCommandLineOption> trainOptions()
    {
        const training::TrainingSpec standard;
        const QList<QCommandLineOption> own {
            option(taskName, u"The task: %1."_s.arg(idList(taskIds(), standard.task)), u"TASK"_s),
            option(levelName,
                u"Difficulty: 1 (default) short texts, nearby dependencies; 2 longer ones."_s,
                u"LEVEL"_s),
        };
        const QList<QCommandLineOption> teaching {
            option(optimiserName,
                u"Optimiser: %1."_s.arg(idList(standard.hyperparameters.optimiser)),
                u"OPTIMISER"_s),
            option(learningRateName, u"Learning rate (0.003; curve: 0.2)."_s, u"RATE"_s),
            option(warmUpName, u"Warm-up steps (50)."_s, u"N"_s),
            option(decayName,
                u"Cosine decay: share of the learning rate removed by the end (0.9; curve: 0)."_s,
                u"SHARE"_s),
            option(batchName, u"Batch size (64)."_s, u"N"_s),
            option(clipName, u"Maximum gradient norm (1); 0 disables clipping."_s, u"NORM"_s),
            option(smoothingName, u"Label smoothing (0)."_s, u"SHARE"_s),
            option(
                trainStepsName, u"Total number of training steps (2000; curve: 1000)."_s, u"N"_s),
            option(trainSeedName, u"Random seed (1)."_s, u"SEED"_s),
            option(everyName,
                u"Report and save a checkpoint every N steps. Default: 20 times per run."_s,
                u"N"_s),
            option(threadsName, u"Number of threads; the result is the same with any number."_s,
                u"N"_s),
            outOption(u"Output folder."_s, u"FOLDER"_s),
            { resumeName, u"Resume training from FOLDER."_s },
            option(fromName,
                u"Branch: start from this checkpoint with another learning rate, seed or level, "
                "in a new folder."_s,
                u"FOLDER@STEP"_s),
            { jsonName, u"The same as --format json: a JSON object per line."_s },
            formatOption(u"Format of the reports: text, json (an object per line) or csv."_s),
        };
        return own + networkOptions() + teaching + attentionOptions();
    }

} // namespace

Command trainCommand()
{
    return { u"train"_s,
        u"[--task TASK | --data FILE] [--network NETWORK] [OPTIONS] --out FOLDER"_s,
        u"train a small network, with or without attention"_s,
        u"Trains a network on a task with generated examples and reports loss and accuracy on "
        "the validation set (one text in ten). Tasks:\n\n"_s
            + taskList()
            + u"\nThe letter tasks copy, reverse, sort and repeat have attention patterns that are "
              "easy to see. The curve is a kernel regression with a trained bandwidth "
              "(leave-one-out); a prediction is correct within two standard deviations of the "
              "noise.\n\n"
              "To train on your own data, give a CSV file whose first row names its columns: "
              "text,label (one label per text), text,tags (one tag per word), word,tag (the same, "
              "one "
              "row per word and an empty line after each text) or source,target (a target text per "
              "text). Each example is used once per epoch, in random order. Points of a curve are "
              "in "
              "columns x,y; their header row is optional. --columns names any two columns "
              "instead. One text, "
              "or x value, in ten is held out for validation; the data is stored in FOLDER.\n\n"
              "FOLDER then contains config.json, model.safetensors (with PyTorch's names), "
              "history.csv (all reports), moments/ (a checkpoint of the weights at each report) "
              "and "
              "checkpoint.safetensors (weights and optimiser state, for --resume); Ctrl+C keeps "
              "them. "
              "Other commands and the window open the folder with --model, and FOLDER@120 is the "
              "checkpoint at step 120:\n\n"
              "  headlight train --task dates --network gru --attention additive --out dates\n"
              "  headlight train --task tags --network window --reach 1 --steps 400 --json --out "
              "tags\n"
              "  headlight train --data reviews.csv --network attention --out reviews\n"
              "  headlight train --data survey.csv --columns comment,rating --out survey\n"
              "  headlight train --data points.csv --task curve --out own-curve\n"
              "  headlight train --task reverse --network transformer --scaling none --out "
              "unscaled\n"
              "  headlight train --resume --steps 4000 --out dates\n"
              "  headlight train --from dates@200 --rate 0.01 --out branch\n"
              "  headlight train --task tags --network attention --beside lstm,window-1,token "
              "--out "
              "comparison\n"
              "  headlight train --task curve --network kernel --out curve\n"
              "  headlight compute --model dates --text \"5/3/79\" --tensor "
              "cross/layer1/head1/weights\n\n"
              "The same seed gives bit-identical results with any number of threads."_s,
        dataOptions() + trainOptions(), 0, train };
}

} // namespace app
