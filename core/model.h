#pragma once

#include "core/attention/mask.h"
#include "core/attention/score.h"
#include "core/base/error.h"
#include "core/base/matrix.h"
#include "core/experiment.h"
#include "core/input/imported_attention.h"
#include "core/text/tokens.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace core {

// Weights of one head.
struct HeadModel {
    Matrix wq, wk, wv; // d_q_in x d_q, d_k_in x d_k, d_v_in x d_v
    Matrix bq, bk, bv; // 1 x d_q, 1 x d_k, 1 x d_v; empty: no bias
    ScoreParameters score;
    HeadMask mask;
    bool enabled = true;
    std::string pattern; // ID of the pattern it was built for; empty: none

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

// Computation of a layer, without its weights.
struct LayerSpec : AttentionSpec {
    std::optional<Rotary> rotary; // rotates queries and keys
};

struct LayerModel {
    std::vector<HeadModel> heads;
    Matrix wo; // (h·d_v) x d_out; empty: the output is the concatenation
    Matrix bo; // 1 x d_out; empty: no bias

    static void parameters(auto& self, auto&& f) // of the layer, not of its heads
    {
        f(Parameter { "w_o", ParameterKind::Projection }, self.wo);
        f(Parameter { "b_o", ParameterKind::Bias }, self.bo);
    }
};

// Layers computed on demand.
struct LazyLayers {
    struct Shape {
        Index rows = 0;
        Index cols = 0;
    };
    std::size_t count = 0;
    std::function<LayerModel(std::size_t layer)> compute;
    // Shape of a parameter of each head or of the layer, without computing it; 0 x 0: none.
    std::function<Shape(std::size_t layer, std::string_view parameter)> shape;
};

// Layers of a model, shared between copies until one is changed (copy on write). All are held, or
// computed on demand; then the last one is cached.
class Layers {
public:
    Layers() = default;
    explicit Layers(LazyLayers maker);

    [[nodiscard]] bool held() const { return made == nullptr; }
    [[nodiscard]] std::size_t size() const;
    [[nodiscard]] bool empty() const { return size() == 0; }

    // Shared ownership; from any thread. Errors: those of reading the weights.
    [[nodiscard]] std::shared_ptr<const LayerModel> layer(std::size_t layer) const;
    [[nodiscard]] LazyLayers::Shape shape(std::size_t layer, std::string_view parameter) const;

    // Only if held().
    [[nodiscard]] auto begin() const { return shared->cbegin(); }
    [[nodiscard]] auto end() const { return shared->cend(); }
    [[nodiscard]] const LayerModel& operator[](std::size_t layer) const { return at(layer); }
    [[nodiscard]] const LayerModel& at(std::size_t layer) const { return shared->at(layer); }
    [[nodiscard]] const LayerModel& front() const { return shared->front(); }
    [[nodiscard]] const LayerModel& back() const { return shared->back(); }

    [[nodiscard]] std::vector<LayerModel>& mutableLayers() // copies if shared
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

// Input rows, n x d. In self-attention queries, keys and values share one matrix.
using Input = std::shared_ptr<const Matrix>;

struct Inputs {
    std::vector<Token> queryTokens; // labels; for matrices and points "1", "2", …
    std::vector<Token> keyTokens;
    Input queries, keys, values; // embedding + position
    Input queryEmbedding, keyEmbedding; // before the position is added; null: no position added
    Input queryPositions, keyPositions; // the position vectors; null: none

    [[nodiscard]] bool selfAttention() const { return queries == keys; } // same sequence
};

struct MergedFrom; // trace.h
struct PretrainedRun; // pretrained_model.h
namespace training {
    struct TrainedNetwork;
}

// What a model is.

// The experiment's design.
struct Designed { };

// A design of several layers, or of more than an attention: run as a pretrained model is.
struct DesignedNetwork {
    std::shared_ptr<const PretrainedRun> run;
};

// A pretrained model, or a transformer trained with Headlight.
struct Pretrained {
    std::shared_ptr<const PretrainedRun> run;
};

// A kernel trained with Headlight: computed as a regression through its training points.
struct TrainedKernel {
    std::shared_ptr<const Experiment> surrogate;
};

// Attention of which only the weights are surely known and nothing can be computed again.
struct Imported {
    std::shared_ptr<const ImportedAttention> attention;
};

// Attention of another trace with tokens merged or left out.
struct Merged {
    std::shared_ptr<const ImportedAttention> attention;
    std::shared_ptr<const MergedFrom> from;
    std::shared_ptr<const PretrainedRun> run; // of the other trace; null: not pretrained
};

using ModelKind
    = std::variant<Designed, DesignedNetwork, Pretrained, TrainedKernel, Imported, Merged>;

// Everything run() needs: after this no random number is drawn, and no file is read except the
// weights of a pretrained model.
struct Model {
    Experiment experiment; // as requested
    ModelKind kind;
    Inputs inputs;
    std::vector<LayerSpec> specs; // for each layer
    Layers layers; // held for custom attention (at least one), on demand for a pretrained model
    // A network trained with Headlight, of any kind but a design; null: none.
    std::shared_ptr<const training::TrainedNetwork> trainedRun;
    std::vector<Notice> notices;

    // Null where the model is of another kind. pretrained(): also of a designed network.
    [[nodiscard]] const std::shared_ptr<const PretrainedRun>& pretrained() const;
    [[nodiscard]] const std::shared_ptr<const ImportedAttention>& imported() const;
    [[nodiscard]] const std::shared_ptr<const MergedFrom>& merged() const;
    [[nodiscard]] const std::shared_ptr<const Experiment>& surrogate() const;

    // Whether it is known how each weight was computed: masks, scores, vectors.
    [[nodiscard]] bool canExplain() const { return imported() == nullptr; }
    // Whether its weights are those of the experiment's design.
    [[nodiscard]] bool isDesigned() const
    {
        return std::holds_alternative<Designed>(kind)
            || std::holds_alternative<DesignedNetwork>(kind);
    }
    [[nodiscard]] const Experiment& computed() const
    {
        return surrogate() != nullptr ? *surrogate() : experiment;
    }

    [[nodiscard]] const LayerSpec& spec(Index layer) const
    {
        return specs[static_cast<std::size_t>(layer)];
    }
};

} // namespace core
