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
    struct TrainedRun;
}

// A trained model, ready to run: its numbers stay in its files until they are used.
struct PretrainedModel {
    std::string name; // of its folder
    Architecture architecture;
    WeightReader numbers;
    std::shared_ptr<const Tokenizer> tokenizer; // null: it is asked with numbers of tokens
    std::shared_ptr<const training::TrainedRun>
        trainedRun {}; // taught here: its task has its words
    Index startId = 0; // what a decoder begins with
    std::vector<Index> endIds; // each of which ends what a model says
    std::optional<Index> maskId; // the token that stands for a hidden one
    std::vector<std::string> classes; // what a model that sorts calls them; may be empty
    std::vector<Notice> notices; // "unused_tensors"
};

// Of the tokens that it says: with a decoder, those of a network that was taught here are others
// than those it reads. What a token is called: as the vocabulary has it where that can be read,
// else the text it stands for; its number where the vocabulary has none of that number.
std::string labelOf(const PretrainedModel& model, Index id);
std::vector<Token> labelsOf(const PretrainedModel& model, std::span<const Index> ids);

// Whether a token stands for no text, as [CLS] or </s>; one for hidden or unknown text is not so.
bool isSpecial(const PretrainedModel& model, Index id);

// The text that tokens stand for; empty without a tokenizer.
std::string decodedText(const PretrainedModel& model, std::span<const Index> ids);

struct LayerPartCache;
std::shared_ptr<LayerPartCache> noParts(); // see layer_parts.h

// What a run of a trained model needs.
struct PretrainedRun {
    std::shared_ptr<const PretrainedModel> trained; // as it was read
    std::shared_ptr<const PretrainedModel> model; // with what the user altered
    NetworkInput input;
    std::shared_ptr<LayerPartCache> parts = noParts(); // of its trace
};

// What a model runs. Errors "trace_only" where a file holds what was computed elsewhere,
// "learnt_only" of a network that was taught here and has no description.
const PretrainedRun& pretrainedRun(const Model& model);

} // namespace core
