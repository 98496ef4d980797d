#include "app/asked.h"
#include "app/command.h"
#include "app/console.h"
#include "app/given_session.h"
#include "app/model_options.h"
#include "app/predicted.h"
#include "app/token_choice.h"
#include "core/forward/generate.h"
#include "core/settings/field_text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <numeric>

namespace app {

using namespace Qt::StringLiterals;

namespace {

    const QString atName = u"at"_s;
    const QString countName = u"top"_s;
    const QString temperatureName = u"temperature"_s;
    const QString lensName = u"lens"_s;
    const QString stepsName { u"steps"_s };
    const QString seedName = u"seed"_s;
    const QString predictFormat = u"format"_s;

    // A number that an option gives, or else this one.
    template <class T> T numberOf(const QCommandLineParser& parser, const QString& name,
        T otherwise, const core::Range& range)
    {
        if (parser.isSet(name))
            core::readField(
                otherwise, parser.value(name).toStdString(), { "--" + name.toStdString(), range });
        return otherwise;
    }

    core::PredictionWish wishOf(const QCommandLineParser& parser)
    {
        return { .count = numberOf(parser, countName, 10, { 1, 1e6 }),
            .temperature
            = static_cast<double>(numberOf(parser, temperatureName, 1.0F, { 0.01, 100 })) };
    }

    const core::TrainedModel& trainedOf(const core::Model& model)
    {
        return *core::loadedRun(model).model;
    }

    // What is asked, ready to run. A decoder that has said nothing is asked how it begins.
    std::shared_ptr<const core::Model> modelAsked(const Asked& question, const core::Files& files)
    {
        auto model = core::resolve(question.experiment, files);
        core::requirePredictions(trainedOf(*model));
        if (trainedOf(*model).network.decoder && model->loaded->input.decoderIds.empty()) {
            core::Experiment begun = question.experiment;
            std::get<core::Loaded>(begun.network).targetIds
                = { static_cast<int>(trainedOf(*model).startId) };
            model = core::resolveAgain(*model, begun);
        }
        return model;
    }

    // Those the model was given, or with a decoder those it has said.
    const std::vector<core::Index>& idsAsked(const core::Model& model)
    {
        const core::NetworkInput& input = model.loaded->input;
        return trainedOf(model).network.decoder ? input.decoderIds : input.ids;
    }

    // Where the model sees its mask token.
    std::vector<core::Index> hiddenPlaces(const core::Model& model)
    {
        std::vector<core::Index> places;
        const std::vector<core::Index>& ids = idsAsked(model);
        for (core::Index place = 0; place < std::ssize(ids); ++place)
            if (ids[static_cast<std::size_t>(place)] == trainedOf(model).maskId)
                places.push_back(place);
        if (places.empty())
            throw core::Error("no_place",
                core::phrase("no token is masked: --hide 3 masks the third one, --at TOKEN asks "
                             "about a visible one"));
        return places;
    }

    std::vector<core::Index> placesAsked(
        const core::Trace& trace, core::Foretells what, const QCommandLineParser& parser)
    {
        if (what == core::Foretells::Classes)
            return { 0 };
        if (parser.isSet(atName))
            return { placeNamed(
                { parser.value(atName).toStdString(), "at" }, core::predictingTokens(trace)) };
        if (what == core::Foretells::HiddenTokens)
            return hiddenPlaces(*trace.model);
        if (what == core::Foretells::Labels) {
            std::vector<core::Index> all(static_cast<std::size_t>(trace.logits.rows()));
            std::iota(all.begin(), all.end(), core::Index { 0 });
            return all;
        }
        return { trace.logits.rows() - 1 };
    }

    // What really stands in a place, or behind it, as far as is known.
    std::optional<core::Index> knownAt(
        const core::Model& model, core::Foretells what, core::Index place)
    {
        core::Experiment open = model.experiment;
        std::get<core::Loaded>(open.network).hidden.clear();
        const auto seen = core::resolveAgain(model, open);
        if (seen == nullptr) // its masks are in files
            return std::nullopt;
        const std::vector<core::Index>& ids = idsAsked(*seen);
        const core::Index at = what == core::Foretells::NextTokens ? place + 1 : place;
        const bool classes = what == core::Foretells::Classes || what == core::Foretells::Labels;
        if (classes || at >= std::ssize(ids))
            return std::nullopt;
        const core::Index id = ids[static_cast<std::size_t>(at)];
        return id == trainedOf(model).maskId ? std::nullopt : std::optional(id);
    }

    Predicted predictedAt(
        const core::Trace& trace, core::Index place, const QCommandLineParser& parser)
    {
        const core::TrainedModel& trained = trainedOf(*trace.model);
        const core::Foretells what = core::foretells(trained.network);
        const core::PredictionWish wish = wishOf(parser);
        const auto logits = trace.logits.row(place);
        Predicted result;
        result.place = place;
        result.token = core::predictingTokens(trace)[static_cast<std::size_t>(place)].text;
        result.likeliest = core::likeliest(trained, logits, wish);
        const auto known = knownAt(*trace.model, what, place);
        if (known) {
            const core::TokenRank rank = core::rankOf(logits, *known, wish.temperature);
            result.known = { *known, core::labelOf(trained, *known), rank.probability };
            result.knownRank = rank.rank;
        }
        if (parser.isSet(lensName))
            result.layers = core::readLayers(trained, trace,
                { .place = place,
                    .shown = { .count = numberOf(parser, countName, 3, { 1, 1e6 }),
                        .temperature = wish.temperature },
                    .token = known });
        return result;
    }

    // Line breaks are the model's own.
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

    core::TokenDraw drawAsked(const core::Model& model, const QCommandLineParser& parser)
    {
        if (!parser.isSet(temperatureName) && !parser.isSet(seedName))
            return {};
        core::TokenDraw draw { .temperature = wishOf(parser).temperature,
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

    std::string goneOn(const core::Model& model, const QCommandLineParser& parser, bool json)
    {
        const core::TrainedModel& trained = trainedOf(model);
        const auto input = core::continued(trained, model.loaded->input,
            { .draw = drawAsked(model, parser),
                .steps = numberOf(parser, stepsName, 1, { 1, 4096 }) });
        const std::vector<core::Index>& ids
            = trained.network.decoder ? input->decoderIds : input->ids;
        const auto begun = static_cast<core::Index>(idsAsked(model).size());
        const std::string text = trimmed(core::decodedText(trained, ids));
        if (!json)
            return printable(trained.tokenizer == nullptr && trained.learnt == nullptr
                    ? core::fieldText(std::vector<int>(ids.begin(), ids.end()))
                    : text);
        QJsonArray said;
        for (auto id = ids.begin() + begun; id != ids.end(); ++id)
            said << QJsonObject { { u"id"_s, static_cast<qint64>(*id) },
                { u"token"_s, QString::fromStdString(core::labelOf(trained, *id)) } };
        return jsonLine({ { u"text"_s, QString::fromStdString(text) }, { u"said"_s, said } });
    }

    std::string predictions(const core::Trace& trace, const QCommandLineParser& parser, bool json)
    {
        const PredictedKind kind { core::foretells(trainedOf(*trace.model).network),
            trace.logits.cols(), !trainedOf(*trace.model).network.stack.embedding.patches };
        std::string text;
        QJsonArray places;
        for (const core::Index place : placesAsked(trace, kind.what, parser)) {
            const Predicted predicted = predictedAt(trace, place, parser);
            text += (text.empty() ? "" : "\n") + predictedText(predicted, kind);
            places << predictedJson(predicted);
        }
        return json ? jsonLine({ { u"places"_s, places } }) : text;
    }

    int predict(const QCommandLineParser& parser, const core::SharedStore& store)
    {
        const QString format = parser.value(predictFormat);
        if (!format.isEmpty() && format != u"json" && format != u"text")
            return refuseUsage("--format is json or text", u"predict"_s);
        if (!saysWhatIsRead(parser))
            return refuseUsage("--text or --ids is needed", u"predict"_s);
        const Asked question = askedOfModel(parser, "encoder", store);
        const core::Files files = store->files(question.folder.toStdString());
        const auto model = modelAsked(question, files);
        printError(noticeText(model->notices)); // they may say why there is nothing to predict
        const bool json = format == u"json";
        const std::string text = parser.isSet(stepsName)
            ? goneOn(*model, parser, json)
            : predictions(*core::run(model), parser, json);
        return print(text) ? done : failed;
    }

    QList<QCommandLineOption> predictOptions()
    {
        return QList<QCommandLineOption> { textOption() } + modelOptions(u"encoder"_s)
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
                      u"NUMBER"_s },
                  jsonOrTextOption(predictFormat) };
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
        predictOptions(), 1, predict };
}

} // namespace app
