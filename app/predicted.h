#pragma once

#include "core/reading/predictions.h"

#include <QJsonObject>

#include <optional>
#include <string>
#include <vector>

namespace app {

// What a model predicts at one place.
struct Predicted {
    core::Index place = 0; // from 0
    std::string token; // what the model sees there
    std::vector<core::Prediction> likeliest;
    std::optional<core::Prediction> known; // the token that stands there or follows, by the text
    core::Index knownRank = 0; // from 1
    std::vector<core::LayerReading> layers; // of --lens
};

// What is predicted, and of how many.
struct PredictedKind {
    core::Foretells what = core::Foretells::Nothing;
    core::Index all = 0; // tokens or classes
    bool text = true; // else a picture
};

std::string predictedText(const Predicted& predicted, const PredictedKind& kind);
QJsonObject predictedJson(const Predicted& predicted);

} // namespace app
