#pragma once

#include "core/analysis/predictions.h"
#include "ui/session/derived_data.h"

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace ui {

// A trained model's predictions at a position, and after each of its layers (logit lens).
struct PredictionTable {
    struct Request {
        core::Index position = 0; // token of the predicting stack, from 0
        core::Index count = 6; // number of tokens to list
        double temperature = 1;
        core::Index columns = 8; // positions decoded after each layer
        bool operator==(const Request&) const = default;
    };
    struct Cell {
        std::string label;
        double probability = 0;
    };
    struct Layer {
        std::string path; // path of the hidden state
        std::vector<Cell> cells; // most likely token at each position from `first` on
    };

    TracePtr trace;
    Request request;
    // The run that predicts. A masked language model copies a token that it sees: where the text
    // has no masked token, the one at the position is masked here, and only here.
    TracePtr predicting;
    [[nodiscard]] bool maskedHere() const { return predicting != trace; }
    std::vector<core::Prediction> now;
    // Probabilities of the same tokens in the original model; empty without interventions.
    std::vector<double> original;
    core::Index first = 0;
    std::vector<Layer> layers;
};

// `layers` is empty when stopped. Throws "no_predictions" and the errors of reading the model's
// weights.
PredictionTable predictionTable(
    TracePtr trace, const PredictionTable::Request& request, const std::stop_token& stop = {});

// The text that token `id` appends; nullopt for an end-of-sequence token.
std::optional<std::string> addedText(const core::Trace& trace, core::Index id);

} // namespace ui
