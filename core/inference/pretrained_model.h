#pragma once

#include "core/base/error.h"
#include "core/inference/run_network.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
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

struct LayerPartCache;
std::shared_ptr<LayerPartCache> noParts(); // see layer_parts.h

// Everything a run of a pretrained model needs.
struct PretrainedRun {
    std::shared_ptr<const PretrainedModel> original; // without interventions
    std::shared_ptr<const PretrainedModel> model; // with interventions
    NetworkInput input;
    std::shared_ptr<LayerPartCache> parts = noParts(); // of its trace
};

// The pretrained run of a model. Errors "trace_only" for imported attention, "learnt_only" for a
// network trained with Headlight that has no Architecture.
const PretrainedRun& pretrainedRun(const Model& model);

} // namespace core
