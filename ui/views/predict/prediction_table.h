#pragma once

#include "core/analysis/predictions.h"
#include "ui/session/derived_data.h"

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace ui {

// What a trained model says of a place, and what it would say after each of its layers.
struct PredictionTable {
    struct Request {
        core::Index place = 0; // a token of the stack that predicts, from 0
        core::Index count = 6; // tokens that are named
        double temperature = 1;
        core::Index columns = 8; // places that are read after each layer
        bool operator==(const Request&) const = default;
    };
    struct Cell {
        std::string label;
        double probability = 0;
    };
    struct Layer {
        std::string path; // of the state
        std::vector<Cell> cells; // the likeliest at each place from `first` on
    };

    TracePtr trace;
    Request request;
    std::vector<core::Prediction> now;
    // Of the same tokens by the model as it was trained; empty where nothing is altered.
    std::vector<double> original;
    core::Index first = 0;
    std::vector<Layer> layers;
};

// Where one looks without having chosen: the first token that is hidden, or the first word; the
// last token where the next one is predicted.
core::Index usualPlace(const core::Trace& trace);

// Empty layers when stopped. Errors "no_predictions" and those of reading the model's numbers.
PredictionTable predictTable(
    TracePtr trace, const PredictionTable::Request& request, const std::stop_token& stop = {});

// Whether the tokens of an attention that ask are those that are predicted from.
bool predictsFrom(const core::Trace& trace, const core::AttentionTrace& attention);

// The text that a token adds behind all there is; nothing where it ends what the model says.
std::optional<std::string> addedText(const core::Trace& trace, core::Index id);

} // namespace ui
