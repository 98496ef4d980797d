#include "app/command.h"
#include "app/console.h"
#include "app/input_session.h"
#include "app/model_options.h"
#include "app/printer.h"
#include "app/request.h"
#include "app/trace_choice.h"
#include "core/analysis/predictions.h"
#include "core/inference/generate.h"
#include "core/inference/run.h"
#include "core/io/text/records.h"
#include "core/resolve/resolve.h"
#include "core/settings/field_text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <numeric>
#include <optional>
#include <string>
#include <vector>

namespace app {

using namespace Qt::StringLiterals;

namespace {

    // The prediction at one position.
    struct Predicted {
        core::Index position = 0; // from 0
        std::string token; // in the input
        std::vector<core::Prediction> mostLikely;
        std::optional<core::Prediction> known; // the true token
        core::Index knownRank = 0; // from 1
        std::vector<core::LayerPrediction> layers; // of --lens
    };

    // The kind of prediction and the number of classes.
    struct PredictedKind {
        core::PredictionKind what = core::PredictionKind::Nothing;
        core::Index all = 0; // tokens or classes
        bool text = true; // else an image
    };

    constexpr int predictedColumns = 20;

    std::string percentOf(double probability)
    {
        return decimals(100 * probability, 1) + " %";
    }

    // Right-aligned in `columns`.
    std::string correctOf(const std::string& text, int columns)
    {
        return std::string(static_cast<std::size_t>(std::max(0, columns - widthOf(text))), ' ')
            + text;
    }

    // "12,000"
    std::string grouped(core::Index count)
    {
        constexpr std::size_t digits = 3;
        std::string text = std::to_string(count);
        for (std::size_t end = text.size(); end > digits; end -= digits)
            text.insert(end - digits, ",");
        return text;
    }

    std::string titleOf(const Predicted& predicted, const PredictedKind& kind)
    {
        const std::string token = "\"" + harmless(predicted.token) + "\" (token "
            + std::to_string(predicted.position + 1) + ")";
        switch (kind.what) {
        case core::PredictionKind::MaskedTokens:
            return "Most likely tokens at " + token;
        case core::PredictionKind::NextTokens:
            return "Most likely tokens after " + token;
        case core::PredictionKind::Labels:
            return "Most likely labels of " + token;
        case core::PredictionKind::Classes:
        case core::PredictionKind::Nothing:
            break;
        }
        return kind.text ? "Most likely labels of the text" : "Most likely classes of the image";
    }

    std::string knownText(const Predicted& predicted, const PredictedKind& kind)
    {
        if (!predicted.known)
            return {};
        return (kind.what == core::PredictionKind::NextTokens ? "True next token \""
                                                              : "True token \"")
            + harmless(predicted.known->label) + "\": rank " + std::to_string(predicted.knownRank)
            + ", " + percentOf(predicted.known->probability) + "\n";
    }

    std::string lensLine(const core::LayerPrediction& reading)
    {
        constexpr int pathColumns = 18;
        constexpr int cellColumns = 20;
        std::string line = "  " + fitted(reading.path, pathColumns);
        for (const core::Prediction& one : reading.mostLikely)
            line += fitted(harmless(one.label) + " " + percentOf(one.probability), cellColumns)
                + " ";
        if (reading.chosen)
            line += "  rank " + std::to_string(reading.chosen->rank) + ", "
                + percentOf(reading.chosen->probability);
        return line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
    }

    QJsonObject predictionJson(const core::Prediction& prediction)
    {
        return { { u"id"_s, static_cast<qint64>(prediction.id) },
            { u"token"_s, QString::fromStdString(prediction.label) },
            { u"probability"_s, prediction.probability } };
    }

    QJsonArray predictionsJson(const std::vector<core::Prediction>& predictions)
    {
        QJsonArray result;
        for (const core::Prediction& one : predictions)
            result << predictionJson(one);
        return result;
    }

    QJsonObject layerJson(const core::LayerPrediction& reading)
    {
        QJsonObject result { { u"state"_s, QString::fromStdString(reading.path) },
            { u"predictions"_s, predictionsJson(reading.mostLikely) } };
        if (reading.chosen) {
            result[u"known_rank"_s] = static_cast<qint64>(reading.chosen->rank);
            result[u"known_probability"_s] = reading.chosen->probability;
        }
        return result;
    }

    std::string predictedText(const Predicted& predicted, const PredictedKind& kind)
    {
        std::string text = titleOf(predicted, kind) + ", of " + grouped(kind.all) + ":\n\n";
        int rank = 0;
        for (const core::Prediction& one : predicted.mostLikely)
            text += correctOf(std::to_string(++rank), 4) + "  "
                + fitted(harmless(one.label), predictedColumns)
                + correctOf(percentOf(one.probability), 9) + "\n";
        if (predicted.known)
            text += "\n" + knownText(predicted, kind);
        if (predicted.layers.empty())
            return text;
        text += "\nLogit lens (prediction after each layer):\n\n";
        for (const core::LayerPrediction& reading : predicted.layers)
            text += lensLine(reading);
        return text;
    }

    // A row for each token listed, by rank; with --lens also of each layer's state. The true token
    // has its row as well.
    const std::vector<std::string>& predictionColumns()
    {
        static const std::vector<std::string> columns { "place", "token", "state", "rank", "id",
            "prediction", "probability", "known" };
        return columns;
    }

    void addPredicted(core::Records& records, const Predicted& predicted)
    {
        const auto add
            = [&](const std::string& state, core::Index rank, const core::Prediction& one) {
                  records.rows.push_back({ predicted.position + 1, predicted.token, state, rank,
                      static_cast<std::int64_t>(one.id), one.label, one.probability,
                      predicted.known && predicted.known->id == one.id });
              };
        const auto addAll = [&](const std::string& state,
                                const std::vector<core::Prediction>& listed, core::Index knownRank,
                                double probability) {
            core::Index rank = 0;
            for (const core::Prediction& one : listed)
                add(state, ++rank, one);
            if (predicted.known && knownRank > rank)
                add(state, knownRank, { predicted.known->id, predicted.known->label, probability });
        };
        for (const core::LayerPrediction& layer : predicted.layers)
            addAll(layer.path, layer.mostLikely, layer.chosen ? layer.chosen->rank : 0,
                layer.chosen ? layer.chosen->probability : 0);
        addAll("output", predicted.mostLikely, predicted.known ? predicted.knownRank : 0,
            predicted.known ? predicted.known->probability : 0);
    }

    QJsonObject predictedJson(const Predicted& predicted)
    {
        QJsonObject result { { u"place"_s, static_cast<qint64>(predicted.position + 1) },
            { u"token"_s, QString::fromStdString(predicted.token) },
            { u"predictions"_s, predictionsJson(predicted.mostLikely) } };
        if (predicted.known) {
            QJsonObject known = predictionJson(*predicted.known);
            known[u"rank"_s] = static_cast<qint64>(predicted.knownRank);
            result[u"known"_s] = known;
        }
        if (!predicted.layers.empty()) {
            QJsonArray layers;
            for (const core::LayerPrediction& reading : predicted.layers)
                layers << layerJson(reading);
            result[u"layers"_s] = layers;
        }
        return result;
    }

    const QString atName = u"at"_s;
    const QString countName = u"top"_s;
    const QString temperatureName = u"temperature"_s;
    const QString lensName = u"lens"_s;
    const QString stepsName { u"steps"_s };
    const QString seedName = u"seed"_s;

    // The number given by an option, or `otherwise`.
    template <class T> T numberOf(const QCommandLineParser& parser, const QString& name,
        T otherwise, const core::Range& range)
    {
        if (parser.isSet(name))
            core::readField(
                otherwise, parser.value(name).toStdString(), { "--" + name.toStdString(), range });
        return otherwise;
    }

    core::PredictionRequest requestOf(const QCommandLineParser& parser)
    {
        return { .count = numberOf(parser, countName, 10, { 1, 1e6 }),
            .temperature
            = static_cast<double>(numberOf(parser, temperatureName, 1.0F, { 0.01, 100 })) };
    }

    const core::PretrainedModel& pretrainedOf(const core::Model& model)
    {
        return *core::pretrainedRun(model).model;
    }

    // The model with its input. An empty decoder input becomes the start token.
    std::shared_ptr<const core::Model> modelFrom(
        const Request& request, const core::ModelFiles& files)
    {
        auto model = core::resolve(request.experiment, files);
        core::requirePredictions(pretrainedOf(*model));
        if (pretrainedOf(*model).architecture.decoder
            && model->pretrained()->input.decoderIds.empty()) {
            core::Experiment begun = request.experiment;
            std::get<core::PretrainedSource>(begun.network).targetIds
                = { static_cast<int>(pretrainedOf(*model).startId) };
            model = core::resolveAgain(*model, begun);
        }
        return model;
    }

    // The input IDs, or the decoder's for an encoder-decoder model.
    const std::vector<core::Index>& idsFrom(const core::Model& model)
    {
        const core::NetworkInput& input = model.pretrained()->input;
        return pretrainedOf(model).architecture.decoder ? input.decoderIds : input.ids;
    }

    // Positions of the mask token. Error "no_place" if there is none.
    std::vector<core::Index> maskedPositions(const core::Model& model)
    {
        std::vector<core::Index> places;
        const std::vector<core::Index>& ids = idsFrom(model);
        for (core::Index place = 0; place < std::ssize(ids); ++place)
            if (ids[static_cast<std::size_t>(place)] == pretrainedOf(model).maskId)
                places.push_back(place);
        if (places.empty())
            throw core::Error("no_place",
                core::message("no token is masked: --hide 3 masks the third one, --at TOKEN "
                              "predicts at a visible one"));
        return places;
    }

    std::vector<core::Index> positionsFrom(
        const core::Trace& trace, core::PredictionKind what, const QCommandLineParser& parser)
    {
        if (what == core::PredictionKind::Classes)
            return { 0 };
        if (parser.isSet(atName))
            return { placeNamed(
                { parser.value(atName).toStdString(), "at" }, core::predictingTokens(trace)) };
        if (what == core::PredictionKind::MaskedTokens)
            return maskedPositions(*trace.model);
        if (what == core::PredictionKind::Labels) {
            std::vector<core::Index> all(static_cast<std::size_t>(trace.logits.rows()));
            std::iota(all.begin(), all.end(), core::Index { 0 });
            return all;
        }
        return { trace.logits.rows() - 1 };
    }

    // The true token at a position, or after it for causal models, if the text has it.
    std::optional<core::Index> knownAt(
        const core::Model& model, core::PredictionKind what, core::Index place)
    {
        core::Experiment open = model.experiment;
        std::get<core::PretrainedSource>(open.network).maskedTokens.clear();
        const auto seen = core::resolveAgain(model, open);
        if (seen == nullptr) // attention masks from files
            return std::nullopt;
        const std::vector<core::Index>& ids = idsFrom(*seen);
        const core::Index at = what == core::PredictionKind::NextTokens ? place + 1 : place;
        const bool classes
            = what == core::PredictionKind::Classes || what == core::PredictionKind::Labels;
        if (classes || at >= std::ssize(ids))
            return std::nullopt;
        const core::Index id = ids[static_cast<std::size_t>(at)];
        return id == pretrainedOf(model).maskId ? std::nullopt : std::optional(id);
    }

    Predicted predictedAt(
        const core::Trace& trace, core::Index place, const QCommandLineParser& parser)
    {
        const core::PretrainedModel& trained = pretrainedOf(*trace.model);
        const core::PredictionKind what = core::predictionKind(trained.architecture);
        const core::PredictionRequest request = requestOf(parser);
        const auto logits = trace.logits.row(place);
        Predicted result;
        result.position = place;
        result.token = core::predictingTokens(trace)[static_cast<std::size_t>(place)].text;
        result.mostLikely = core::mostLikely(trained, logits, request);
        const auto known = knownAt(*trace.model, what, place);
        if (known) {
            const core::TokenRank rank = core::rankOf(logits, *known, request.temperature);
            result.known = { *known, core::labelOf(trained, *known), rank.probability };
            result.knownRank = rank.rank;
        }
        if (parser.isSet(lensName))
            result.layers = core::logitLens(trained, trace,
                { .position = place,
                    .shown = { .count = numberOf(parser, countName, 3, { 1, 1e6 }),
                        .temperature = request.temperature },
                    .token = known });
        return result;
    }

    // Keeps the line breaks of generated text.
    std::string printable(const std::string& text)
    {
        std::string result;
        for (std::size_t at = 0; at <= text.size();) {
            const std::size_t end = std::min(text.find('\n', at), text.size());
            result += harmless(std::string_view(text).substr(at, end - at)) + "\n";
            at = end + 1;
        }
        return result;
    }

    std::string trimmed(const std::string& text)
    {
        const std::size_t first = text.find_first_not_of(' ');
        return first == std::string::npos ? std::string() : text.substr(first);
    }

    core::Sampling samplingFrom(const core::Model& model, const QCommandLineParser& parser)
    {
        if (!parser.isSet(temperatureName) && !parser.isSet(seedName))
            return {};
        core::Sampling draw { .temperature = requestOf(parser).temperature,
            .topK = numberOf(parser, countName, 0, { 1, 1e6 }),
            .seed = model.experiment.seed };
        if (parser.isSet(seedName))
            core::readField(draw.seed, parser.value(seedName).toStdString(),
                { "--" + seedName.toStdString(), std::nullopt });
        return draw;
    }

    std::string jsonLine(const QJsonObject& object)
    {
        return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString() + "\n";
    }

    int printGenerated(const core::Model& model, const QCommandLineParser& parser)
    {
        const core::PretrainedModel& trained = pretrainedOf(model);
        const auto input = core::generate(trained, model.pretrained()->input,
            { .draw = samplingFrom(model, parser),
                .steps = numberOf(parser, stepsName, 1, { 1, 4096 }) });
        const std::vector<core::Index>& ids
            = trained.architecture.decoder ? input->decoderIds : input->ids;
        const auto begun = static_cast<core::Index>(idsFrom(model).size());
        const std::string text = trimmed(core::decodedText(trained, ids));
        const auto asText = [&] {
            return printable(trained.tokenizer == nullptr && trained.trainedRun == nullptr
                    ? core::fieldText(std::vector<int>(ids.begin(), ids.end()))
                    : text);
        };
        const auto asRecords = [&] {
            core::Records records { { "position", "id", "token" }, {} };
            for (auto id = ids.begin() + begun; id != ids.end(); ++id)
                records.rows.push_back({ id - ids.begin() + 1, static_cast<std::int64_t>(*id),
                    core::labelOf(trained, *id) });
            return records;
        };
        const auto asJson = [&] {
            QJsonArray said;
            for (auto id = ids.begin() + begun; id != ids.end(); ++id)
                said << QJsonObject { { u"id"_s, static_cast<qint64>(*id) },
                    { u"token"_s, QString::fromStdString(core::labelOf(trained, *id)) } };
            return jsonLine({ { u"text"_s, QString::fromStdString(text) }, { u"said"_s, said } });
        };
        return printout(parser, { asText, asRecords, asJson });
    }

    int printPredictions(const core::Trace& trace, const QCommandLineParser& parser)
    {
        const PredictedKind kind { core::predictionKind(pretrainedOf(*trace.model).architecture),
            trace.logits.cols(), !pretrainedOf(*trace.model).architecture.stack.embedding.patches };
        std::vector<Predicted> all;
        for (const core::Index place : positionsFrom(trace, kind.what, parser))
            all.push_back(predictedAt(trace, place, parser));
        const auto asText = [&] {
            std::string text;
            for (const Predicted& each : all)
                text += (text.empty() ? "" : "\n") + predictedText(each, kind);
            return text;
        };
        const auto asRecords = [&] {
            core::Records records { predictionColumns(), {} };
            for (const Predicted& each : all)
                addPredicted(records, each);
            return records;
        };
        const auto asJson = [&] {
            QJsonArray places;
            for (const Predicted& each : all)
                places << predictedJson(each);
            return jsonLine({ { u"places"_s, places } });
        };
        return printout(parser, { asText, asRecords, asJson });
    }

    int predict(const QCommandLineParser& parser, const core::SharedStore& store)
    {
        if (!saysWhatIsRead(parser))
            return refuseUsage("--text or --ids is needed", u"predict"_s);
        const Request request = requestForModel(parser, "encoder", store);
        const core::StoreFiles files = store->files(request.folder.toStdString());
        const auto model = modelFrom(request, files);
        printError(noticeText(model->notices)); // may explain an error that follows
        return parser.isSet(stepsName) ? printGenerated(*model, parser)
                                       : printPredictions(*core::run(model), parser);
    }

    QList<QCommandLineOption> predictOptions()
    {
        return textOptions() + modelOptions(u"encoder"_s)
            + QList<QCommandLineOption> { setOption(),
                  { atName,
                      u"Position of the prediction, by token or number, counted from 1; causal "
                      "models predict the token after it. Default: the masked tokens for masked "
                      "language models, the last token for causal ones, every token for "
                      "taggers."_s,
                      u"TOKEN"_s },
                  { countName,
                      u"Number of tokens to list: 10, or 3 per layer with --lens. With --steps, "
                      "sample from this many (top-k)."_s,
                      u"N"_s },
                  { temperatureName,
                      u"Divides the logits before the softmax: below 1 sharpens, above 1 "
                      "flattens. Default: 1."_s,
                      u"T"_s },
                  { lensName, u"Also print the prediction after each layer (logit lens)."_s },
                  { stepsName,
                      u"Generate up to N tokens: greedily, or by sampling if --temperature or "
                      "--seed is given."_s,
                      u"N"_s },
                  { seedName,
                      u"Seed for sampling with --steps; the same seed gives the same text."_s,
                      u"NUMBER"_s } };
    }

} // namespace

Command predictCommand()
{
    return { u"predict"_s,
        u"[SESSION] --model MODEL --text TEXT [--hide N | --at TOKEN] [--steps N]"_s,
        u"predict the next or a masked token"_s,
        u"Predicts the most likely tokens at a masked position, after a text, or after a "
        "decoder input. Percentages are softmax probabilities over the whole vocabulary. If the "
        "true token is known, its rank is printed. Vision models predict classes. Default "
        "model: encoder.\n\n"
        "  headlight predict --text \"The dog chased the cat.\" --hide 3\n"
        "  headlight predict --text \"the king and the [MASK] lived in a castle\" --lens\n"
        "  headlight predict --model decoder --text \"Once upon a time\" --top 5\n"
        "  headlight predict --model decoder --text \"Once upon a time\" --steps 20 \\\n"
        "      --temperature 0.8 --seed 7\n"
        "  headlight predict --model translator --text \"He is a student.\" --target 他"_s,
        predictOptions(), 1, predict, false, Prints::Rows };
}

} // namespace app
