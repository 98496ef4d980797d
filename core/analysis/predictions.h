#pragma once

#include "core/inference/output_head.h"
#include "core/inference/pretrained_model.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace core {

// A token (or a class) that a model may mean at a place.
struct Prediction {
    Index id = 0;
    std::string label;
    double probability = 0;

    bool operator==(const Prediction&) const = default;
};

struct PredictionRequest {
    Index count = 10; // that are named
    double temperature = 1; // divides the logits
};

// The likeliest for a row of logits, the likeliest first, of equal ones the first of the
// vocabulary. Probabilities are those of softmax(logits / temperature) over the whole vocabulary:
// those that are named do not sum to 1.
std::vector<Prediction> mostLikely(const PretrainedModel& model, std::span<const Scalar> logits,
    const PredictionRequest& request = {});

// Where one token stands among them.
struct TokenRank {
    Index rank = 1; // 1: the likeliest
    double probability = 0;

    bool operator==(const TokenRank&) const = default;
};
TokenRank rankOf(std::span<const Scalar> logits, Index id, double temperature = 1);

// What a model would say if a layer were its last.
struct LayerPrediction {
    std::string path; // of the state: "hidden3"
    std::vector<Prediction> mostLikely;
    std::optional<TokenRank> chosen;
    Matrix logits; // 1 x vocabulary
};

struct LensRequest {
    Index position = 0; // a token of the text or, with a decoder, of what was said; from 0
    PredictionRequest shown {};
    std::optional<Index> token {}; // whose rank is asked for
};

// The norm behind the last layer and the readout, applied to every state of the stack that has
// the readout (the "logit lens" [nostalgebraist 2020]); the last one's logits are the trace's, bit
// for bit. Only the states of one place are read. Empty when stopped. Errors "no_predictions",
// "unknown_place".
std::vector<LayerPrediction> logitLens(const PretrainedModel& model, const Trace& trace,
    const LensRequest& request, const RunOptions& options = {});

// What a trained model has at its places: the tokens it was given or, with a decoder, those it has
// said.
const std::vector<Token>& predictingTokens(const Trace& trace);

// What a network that was taught here answers in this run, altered or not: a text, labels with
// blanks between them, or numbers. Errors: those of asking it where it has no heads.
std::string trainedOutput(const Trace& trace);

// Error "no_predictions" for a model that has no readout, or one that means no tokens.
void requirePredictions(const PretrainedModel& model);

} // namespace core
