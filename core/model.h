#pragma once

#include "core/attention/mask.h"
#include "core/attention/score.h"
#include "core/base/error.h"
#include "core/base/matrix.h"
#include "core/experiment.h"
#include "core/input/files.h"
#include "core/text/tokens.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace core {

// The numbers of one head.
struct HeadModel {
    Matrix wq, wk, wv; // d_q x d_k, d_k_in x d_k, d_v_in x d_v
    Matrix bq, bk, bv; // 1 x d_k, 1 x d_k, 1 x d_v; empty: no bias
    ScoreParameters score;
    HeadMask mask;
    bool enabled = true;
    std::string pattern; // id of the pattern it was built for; empty: none
};

// What a layer computes with its numbers.
struct LayerRule : AttentionSpec {
    std::optional<Rotary> rotary; // turns queries and keys
};

struct LayerModel {
    std::vector<HeadModel> heads;
    Matrix wo; // (h·d_v) x d_out; empty: the output is the concatenation
    Matrix bo; // 1 x d_out; empty: no bias
};

// The layers of a model. Copies share them until one of the copies is changed.
class Layers {
public:
    [[nodiscard]] std::size_t size() const { return shared->size(); }
    [[nodiscard]] bool empty() const { return shared->empty(); }
    [[nodiscard]] auto begin() const { return shared->cbegin(); }
    [[nodiscard]] auto end() const { return shared->cend(); }
    [[nodiscard]] const LayerModel& operator[](std::size_t layer) const { return (*shared)[layer]; }
    [[nodiscard]] const LayerModel& at(std::size_t layer) const { return shared->at(layer); }
    [[nodiscard]] const LayerModel& front() const { return shared->front(); }
    [[nodiscard]] const LayerModel& back() const { return shared->back(); }

    [[nodiscard]] std::vector<LayerModel>& own() // to be changed
    {
        if (shared.use_count() > 1)
            shared = std::make_shared<std::vector<LayerModel>>(*shared);
        return *shared;
    }

private:
    std::shared_ptr<std::vector<LayerModel>> shared = std::make_shared<std::vector<LayerModel>>();
};

// One side's input: n rows. In self-attention queries, keys and values share one matrix.
using Input = std::shared_ptr<const Matrix>;

struct Inputs {
    std::vector<Token> queryTokens; // labels; for matrices and points "1", "2", …
    std::vector<Token> keyTokens;
    Input queries, keys, values; // embedding + position
    Input queryEmbedding, keyEmbedding; // before the position was added; null: no position added
    Input queryPositions, keyPositions; // what was added; null: nothing

    [[nodiscard]] bool selfAttention() const { return queries == keys; } // one sequence asks itself
};

// Everything run() needs: no file is read and no random number drawn after this.
struct Model {
    Experiment experiment;
    Inputs inputs;
    std::vector<LayerRule> rules; // of each layer
    Layers layers; // at least one
    std::vector<Notice> notices;

    [[nodiscard]] const LayerRule& rule(Index layer) const
    {
        return rules[static_cast<std::size_t>(layer)];
    }
};

// Reads what the experiment names and makes its numbers. Throws Error.
std::shared_ptr<const Model> resolve(const Experiment& experiment, const Files& files = noFiles());

// The same for an experiment that differs from a model's own in scaling, temperature and normaliser
// only: they need no other numbers. Null when it differs in more.
std::shared_ptr<const Model> resolveAgain(const Model& model, const Experiment& experiment);

} // namespace core
