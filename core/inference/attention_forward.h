#pragma once

#include "core/inference/weight_access/inference_context.h"
#include "core/trace.h"

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace core {

// Relative biases (n x m for each head) by the name of their table; the layers of a stack share
// them.
using SharedBias = std::map<std::string, std::vector<std::shared_ptr<const Matrix>>>;

// One attention of a pretrained network: projects, applies norms and RoPE, splits the heads
// (grouped-query: shares keys and values) and runs HeadAttention for each. Applies interventions;
// without any, computes nothing more.
class AttentionForward {
public:
    // The trace already has its queries, keys and values. Everything passed must outlive this.
    AttentionForward(
        const AttentionLayer& described, const InferenceContext& at, AttentionTrace& result);

    // To be called once.
    void run(SharedBias& biases);

    // Alternative for a recurrent decoder: query by query, as each query depends on the previous
    // output. Without norms or RoPE. `count`: the number of queries; attendFrom() returns 1 x
    // d_out.
    void begin(Index count, SharedBias& biases);
    [[nodiscard]] Matrix attendFrom(Index query, std::span<const Scalar> state);
    void end();

private:
    void projectInputs();
    void loadWeights();
    void project();
    void requireProjected(const std::array<const Matrix*, 3>& all) const;
    [[nodiscard]] Matrix projectedBy(Matrix HeadModel::*weight, Matrix HeadModel::*bias,
        const Matrix& from, Index together) const;
    void normAndRotate(Matrix& all, const std::optional<Norm>& norm) const;
    void splitHeads(const Matrix& q, const Matrix& k, const Matrix& v);
    void addMasks(SharedBias& biases);
    [[nodiscard]] std::vector<HeadMask> masks(SharedBias& biases) const;
    void attend(IndexRange queries);
    void dropCoordinates();
    void keepHeads();
    [[nodiscard]] Matrix projected(const Matrix& sum) const;

    const AttentionLayer& attention;
    const InferenceContext& context;
    AttentionTrace& trace;
    Index dk;
    std::optional<LayerModel> own; // weights that differ from the file's
    std::vector<ScoreParameters> scoreParameters; // for each head
    std::shared_ptr<Matrix> oneByOne; // the queries, if attended from one by one
};

} // namespace core
