#pragma once

#include "core/analysis/predictions.h"
#include "core/io/text/records.h"

#include <QJsonObject>

#include <optional>
#include <string>
#include <vector>

namespace app {

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

std::string predictedText(const Predicted& predicted, const PredictedKind& kind);
// A row for each token listed, by rank; with --lens also of each layer's state. The true token has
// its row as well.
const std::vector<std::string>& predictionColumns();
void addPredicted(core::Records& records, const Predicted& predicted);
QJsonObject predictedJson(const Predicted& predicted);

} // namespace app
