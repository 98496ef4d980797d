#pragma once

#include "core/attention/mask.h"
#include "core/attention/score.h"
#include "core/base/error.h"
#include "core/base/matrix.h"
#include "core/experiment.h"
#include "core/input/files.h"
#include "core/text/tokens.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

// The numbers of one head.
struct HeadModel {
    Matrix wq, wk, wv; // d_q_in x d_q, d_k_in x d_k, d_v_in x d_v
    Matrix bq, bk, bv; // 1 x d_q, 1 x d_k, 1 x d_v; empty: no bias
    ScoreParameters score;
    HeadMask mask;
    bool enabled = true;
    std::string pattern; // id of the pattern it was built for; empty: none

    static void parameters(auto& self, auto&& f)
    {
        f(Parameter { "w_q", ParameterKind::Projection }, self.wq);
        f(Parameter { "w_k", ParameterKind::Projection }, self.wk);
        f(Parameter { "w_v", ParameterKind::Projection }, self.wv);
        f(Parameter { "b_q", ParameterKind::Bias }, self.bq);
        f(Parameter { "b_k", ParameterKind::Bias }, self.bk);
        f(Parameter { "b_v", ParameterKind::Bias }, self.bv);
        ScoreParameters::parameters(self.score, f);
    }
};

// What a layer computes with its numbers.
struct LayerSpec : AttentionSpec {
    std::optional<Rotary> rotary; // turns queries and keys
};

struct LayerModel {
    std::vector<HeadModel> heads;
    Matrix wo; // (h·d_v) x d_out; empty: the output is the concatenation
    Matrix bo; // 1 x d_out; empty: no bias

    static void parameters(auto& self, auto&& f) // its own: not of a head
    {
        f(Parameter { "w_o", ParameterKind::Projection }, self.wo);
        f(Parameter { "b_o", ParameterKind::Bias }, self.bo);
    }
};

// The numbers of layers that are made when they are asked for.
struct LazyLayer {
    struct Shape {
        Index rows = 0;
        Index cols = 0;
    };
    std::size_t count = 0;
    std::function<LayerModel(std::size_t layer)> compute;
    // Of the parameter of that name of each head or of the layer, made or not; 0 x 0: no such.
    std::function<Shape(std::size_t layer, std::string_view parameter)> shape;
};

// The layers of a model. Copies share them until one of the copies is changed. They are all held,
// or made when they are asked for, and then the last one asked for is kept.
class Layers {
public:
    Layers() = default;
    explicit Layers(LazyLayer maker);

    [[nodiscard]] bool held() const { return made == nullptr; }
    [[nodiscard]] std::size_t size() const;
    [[nodiscard]] bool empty() const { return size() == 0; }

    // As long as they are wanted; from any thread. Errors: those of reading the numbers.
    [[nodiscard]] std::shared_ptr<const LayerModel> numbers(std::size_t layer) const;
    [[nodiscard]] LazyLayer::Shape shape(std::size_t layer, std::string_view parameter) const;

    // Where they are held.
    [[nodiscard]] auto begin() const { return shared->cbegin(); }
    [[nodiscard]] auto end() const { return shared->cend(); }
    [[nodiscard]] const LayerModel& operator[](std::size_t layer) const { return at(layer); }
    [[nodiscard]] const LayerModel& at(std::size_t layer) const { return shared->at(layer); }
    [[nodiscard]] const LayerModel& front() const { return shared->front(); }
    [[nodiscard]] const LayerModel& back() const { return shared->back(); }

    [[nodiscard]] std::vector<LayerModel>& mutableLayers() // to be changed
    {
        if (shared.use_count() > 1)
            shared = std::make_shared<std::vector<LayerModel>>(*shared);
        return *shared;
    }

private:
    struct Computed;

    std::shared_ptr<std::vector<LayerModel>> shared = std::make_shared<std::vector<LayerModel>>();
    std::shared_ptr<Computed> made;
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

struct MergedFrom;
struct PretrainedRun;
class ImportedAttention;

// Everything run() needs: no random number is drawn after this, and no file read but for the
// numbers of a trained model.
struct Model {
    Experiment experiment; // that was asked
    // That is computed in its place: of a kernel that was taught here, regression through the
    // points it learnt from; null: the one that was asked.
    std::shared_ptr<const Experiment> surrogate;
    Inputs inputs;
    std::vector<LayerSpec> specs; // of each layer
    Layers layers; // held by a design, which has at least one; made by a trained model
    std::shared_ptr<const PretrainedRun> pretrained; // of a trained model; null: no such
    // Of attention that was computed elsewhere, of which only the weights are certain to be known,
    // and nothing can be computed again; null: no such.
    std::shared_ptr<const ImportedAttention> imported;
    // What that was made of here, where tokens are shown joined or hidden; null: no such.
    std::shared_ptr<const MergedFrom> merged;
    // A network that was taught here, whatever else this is; null: no such.
    std::shared_ptr<const training::TrainedRun> trainedRun;
    std::vector<Notice> notices;

    [[nodiscard]] const Experiment& computed() const { return surrogate ? *surrogate : experiment; }

    [[nodiscard]] const LayerSpec& spec(Index layer) const
    {
        return specs[static_cast<std::size_t>(layer)];
    }
};

// Reads what the experiment names and makes its numbers. Throws Error.
std::shared_ptr<const Model> resolve(const Experiment& experiment, const Files& files = noFiles());

// The same for an experiment that differs from a model's own in scaling, soft cap, temperature and
// normaliser only: they need no other numbers. Null when it differs in more.
std::shared_ptr<const Model> resolveAgain(const Model& model, const Experiment& experiment);

} // namespace core
