#include "app/prediction_output.h"

#include "app/console.h"

#include <QJsonArray>

#include <algorithm>

namespace app {

using namespace Qt::StringLiterals;

namespace {

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

} // namespace

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

const std::vector<std::string>& predictionColumns()
{
    static const std::vector<std::string> columns { "place", "token", "state", "rank", "id",
        "prediction", "probability", "known" };
    return columns;
}

void addPredicted(core::Records& records, const Predicted& predicted)
{
    const auto add = [&](const std::string& state, core::Index rank, const core::Prediction& one) {
        records.rows.push_back({ predicted.position + 1, predicted.token, state, rank,
            static_cast<std::int64_t>(one.id), one.label, one.probability,
            predicted.known && predicted.known->id == one.id });
    };
    const auto addAll = [&](const std::string& state, const std::vector<core::Prediction>& listed,
                            core::Index knownRank, double probability) {
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

} // namespace app
