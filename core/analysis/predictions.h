#pragma once

#include "core/inference/output_head.h"
#include "core/pretrained_model.h"
#include "core/run_options.h"
#include "core/trace.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace core {

// A token (or a class) that a model predicts at a position.
struct Prediction {
    Index id = 0;
    std::string label;
    double probability = 0;

    bool operator==(const Prediction&) const = default;
};

struct PredictionRequest {
    Index count = 10; // how many are returned
    double temperature = 1; // divides the logits
};

// The `count` most probable tokens for a row of logits (torch.topk): the most probable first, equal
// ones by id. Probabilities are softmax(logits / temperature) over the whole vocabulary, so those
// returned do not sum to 1.
std::vector<Prediction> mostLikely(const PretrainedModel& model, std::span<const Scalar> logits,
    const PredictionRequest& request = {});

// The rank of one token among all predictions.
struct TokenRank {
    Index rank = 1; // 1: the most probable
    double probability = 0;

    bool operator==(const TokenRank&) const = default;
};
TokenRank rankOf(std::span<const Scalar> logits, Index id, double temperature = 1);

// The prediction of a model if this layer were its last (logit lens).
struct LayerPrediction {
    std::string path; // of the state: "hidden3"
    std::vector<Prediction> mostLikely;
    std::optional<TokenRank> chosen;
    Matrix logits; // 1 x vocabulary
};

struct LensRequest {
    Index position = 0; // a token of the text or, with a decoder, of the decoder input; from 0
    PredictionRequest shown {};
    std::optional<Index> token {}; // its rank is reported in `chosen`
};

// The logit lens [nostalgebraist 2020]: the final norm and the output head applied to each hidden
// state of the stack that has the output head. The last layer's logits equal the trace's bit for
// bit. Only the states at one position are used. Empty when stopped. Errors "no_predictions",
// "unknown_place".
std::vector<LayerPrediction> logitLens(const PretrainedModel& model, const Trace& trace,
    const LensRequest& request, const RunOptions& options = {});

// The tokens at whose positions a model predicts: its input or, with a decoder, the decoder input.
const std::vector<Token>& predictingTokens(const Trace& trace);

// True if the trace has logits of tokens, labels or classes. The next functions need them.
bool hasPredictions(const Trace& trace);

// Default position: the first masked token, or else the first word; the last token for next-token
// prediction.
Index usualPosition(const Trace& trace);

// True for a masked language model whose text has no masked token: it copies a token that it sees.
bool seesEveryToken(const Trace& trace);

// The input with which the model predicts at a position: with the token there masked if it sees
// every token, else the trace's own.
NetworkInput predictingInput(const Trace& trace, Index position);

// True if the model predicts from the query tokens of this attention.
bool predictsFrom(const Trace& trace, const AttentionTrace& attention);

// The logits at a position; all positions share those of a model with one prediction for its text.
std::span<const Scalar> logitsAt(const PretrainedModel& model, const Trace& trace, Index position);

// The output of a network trained with Headlight in this run, modified or not: a text, labels
// separated by blanks, or numbers. Without heads: the errors of training::outputOf().
std::string trainedOutput(const Trace& trace);

// Error "no_predictions" if the model has no output head or its outputs are not tokens.
void requirePredictions(const PretrainedModel& model);

} // namespace core
