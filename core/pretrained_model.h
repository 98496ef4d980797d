#pragma once

#include "core/architecture/architecture.h"
#include "core/architecture/weight_reader.h"
#include "core/base/error.h"
#include "core/base/fields.h"
#include "core/model.h"

#include <array>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core {

struct Tokenizer;
namespace training {
    struct TrainedNetwork;
}

// A pretrained model, ready to run; its weights stay in their files until used.
struct PretrainedModel {
    std::string name; // of the folder
    Architecture architecture;
    WeightReader weights;
    std::shared_ptr<const Tokenizer> tokenizer; // null: takes token IDs only
    std::shared_ptr<const training::TrainedNetwork>
        trainedRun {}; // trained with Headlight: its task has the vocabulary
    Index startId = 0; // first token of the decoder input
    std::vector<Index> endIds; // each of them ends a generated text
    std::optional<Index> maskId; // of the mask token
    std::vector<std::string> classes; // names of the classes of a classifier; may be empty
    std::vector<Notice> notices; // "unused_tensors"
};

// Label of an output token (for a network trained with Headlight that has a decoder, from the
// target vocabulary): the vocabulary's text if readable, else the decoded text; the ID if it is not
// in the vocabulary.
std::string labelOf(const PretrainedModel& model, Index id);
std::vector<Token> labelsOf(const PretrainedModel& model, std::span<const Index> ids);

// Whether a token represents no text, as [CLS] or </s>; false for mask and unknown tokens.
bool isSpecial(const PretrainedModel& model, Index id);

// Whether the model knows two segments: an encoder whose tokenizer puts a separator between two
// texts.
bool takesPairs(const PretrainedModel& model);

// Decoded text; empty without a tokenizer.
std::string decodedText(const PretrainedModel& model, std::span<const Index> ids);

struct NetworkInput {
    std::vector<Index> ids {};
    std::vector<Index> types {}; // token types; empty: all 0
    std::vector<Index> decoderIds {}; // for networks with a decoder
    std::shared_ptr<const Tensor> pixels {}; // for vision models
    TokenList tokens {}, decoderTokens {}; // labels; null: numbered from 1
    // output tokens, where they are the labels of the decoder's positions
    TokenList generatedTokens {};
};

// Intermediate results of a pretrained layer outside its attentions: around an attention, then of
// the feed-forward network. IDs are names of tensors.
enum class LayerPart {
    Normed, // n x d: input after the norm before the attention
    OutputNormed, // n x d: attention output after its own norm
    Residual, // n x d: input + attention output
    ResidualNormed, // n x d: after the norm of the sum
    FeedNormed,
    FeedUp, // n x d_ff: x · W + b
    FeedGate, // n x d_ff: gate(x), if there is a gate
    FeedHidden, // n x d_ff: f(up), or f(gate) · up
    FeedOutput, // n x d
    FeedOutputNormed,
    FeedResidual,
    FeedResidualNormed
};
constexpr auto enumIds(LayerPart)
{
    return std::array<std::string_view, 12> { "normed", "output_normed", "residual",
        "residual_normed", "feed_forward/normed", "feed_forward/up", "feed_forward/gate",
        "feed_forward/hidden", "feed_forward/output", "feed_forward/output_normed",
        "feed_forward/residual", "feed_forward/residual_normed" };
}

// The parts of the layer of a trace that were last requested.
struct LayerPartCache {
    // Key: attention (null: the feed-forward network) and part.
    using Parts = std::map<std::pair<const AttentionLayer*, LayerPart>, Matrix>;
    std::mutex one; // one layer at a time
    const TransformerLayer* layer = nullptr;
    Index number = 0; // shared layers have the same address
    Parts parts;
};

// Everything a run of a pretrained model needs.
struct PretrainedRun {
    std::shared_ptr<const PretrainedModel> original; // without interventions
    std::shared_ptr<const PretrainedModel> model; // with interventions
    NetworkInput input;
    std::shared_ptr<LayerPartCache> parts = std::make_shared<LayerPartCache>(); // of its trace
};

// The pretrained run of a model. Errors "trace_only" for imported attention, "learnt_only" for a
// network trained with Headlight that has no Architecture.
const PretrainedRun& pretrainedRun(const Model& model);

} // namespace core
