#include "app/predicted.h"

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

    // At the right of so many columns.
    std::string rightOf(const std::string& text, int columns)
    {
        return std::string(static_cast<std::size_t>(std::max(0, columns - widthOf(text))), ' ')
            + text;
    }

    std::string titleOf(const Predicted& predicted, const PredictedKind& kind)
    {
        const std::string token = "\"" + harmless(predicted.token) + "\" (token "
            + std::to_string(predicted.place + 1) + ")";
        switch (kind.what) {
        case core::Foretells::HiddenTokens:
            return "In the place of " + token;
        case core::Foretells::NextTokens:
            return "Behind " + token;
        case core::Foretells::Labels:
            return "What " + token + " is";
        case core::Foretells::Classes:
        case core::Foretells::Nothing:
            break;
        }
        return kind.text ? "What the text is" : "The picture";
    }

    std::string knownText(const Predicted& predicted, const PredictedKind& kind)
    {
        if (!predicted.known)
            return {};
        return (kind.what == core::Foretells::NextTokens ? "The text goes on with \""
                                                         : "The text has \"")
            + harmless(predicted.known->label) + "\": place " + std::to_string(predicted.knownRank)
            + ", " + percentOf(predicted.known->probability) + "\n";
    }

    std::string lensLine(const core::LayerReading& reading)
    {
        constexpr int pathColumns = 18;
        constexpr int cellColumns = 20;
        std::string line = "  " + fitted(reading.path, pathColumns);
        for (const core::Prediction& one : reading.likeliest)
            line += fitted(harmless(one.label) + " " + percentOf(one.probability), cellColumns)
                + " ";
        if (reading.asked)
            line += "  place " + std::to_string(reading.asked->rank) + ", "
                + percentOf(reading.asked->probability);
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

    QJsonObject layerJson(const core::LayerReading& reading)
    {
        QJsonObject result { { u"state"_s, QString::fromStdString(reading.path) },
            { u"predictions"_s, predictionsJson(reading.likeliest) } };
        if (reading.asked) {
            result[u"known_rank"_s] = static_cast<qint64>(reading.asked->rank);
            result[u"known_probability"_s] = reading.asked->probability;
        }
        return result;
    }

} // namespace

std::string predictedText(const Predicted& predicted, const PredictedKind& kind)
{
    const char* const what = kind.what == core::Foretells::Classes ? " classes"
        : kind.what == core::Foretells::Labels                     ? " labels"
                                                                   : " tokens";
    std::string text = titleOf(predicted, kind) + ", the likeliest of " + std::to_string(kind.all)
        + what + ":\n\n";
    int rank = 0;
    for (const core::Prediction& one : predicted.likeliest)
        text += rightOf(std::to_string(++rank), 4) + "  "
            + fitted(harmless(one.label), predictedColumns) + rightOf(percentOf(one.probability), 9)
            + "\n";
    if (predicted.known)
        text += "\n" + knownText(predicted, kind);
    if (predicted.layers.empty())
        return text;
    text += "\nAfter each layer, as if it were the last:\n\n";
    for (const core::LayerReading& reading : predicted.layers)
        text += lensLine(reading);
    return text;
}

QJsonObject predictedJson(const Predicted& predicted)
{
    QJsonObject result { { u"place"_s, static_cast<qint64>(predicted.place + 1) },
        { u"token"_s, QString::fromStdString(predicted.token) },
        { u"predictions"_s, predictionsJson(predicted.likeliest) } };
    if (predicted.known) {
        QJsonObject known = predictionJson(*predicted.known);
        known[u"rank"_s] = static_cast<qint64>(predicted.knownRank);
        result[u"known"_s] = known;
    }
    if (!predicted.layers.empty()) {
        QJsonArray layers;
        for (const core::LayerReading& reading : predicted.layers)
            layers << layerJson(reading);
        result[u"layers"_s] = layers;
    }
    return result;
}

} // namespace app
