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

// Numbers for distances, by the name of their table: the layers of a stack share them.
using SharedBias = std::map<std::string, std::vector<std::shared_ptr<const Matrix>>>;

// One attention of a trained network: projects, turns and shares keys and values out among the
// heads, whose attending is everybody's (Attending). What the user altered is obeyed; where nothing
// is, nothing else is computed.
class AttentionForward {
public:
    // The trace has queries, keys and values already. Everything given must outlive this.
    AttentionForward(
        const AttentionLayer& described, const InferenceContext& at, AttentionTrace& result);

    // Once.
    void run(SharedBias& biases);

    // Or query by query, where what asks depends on what was given before: so many, one after the
    // other. Nothing is normed or turned. Each is answered with 1 x d_out.
    void begin(Index queries, SharedBias& biases);
    [[nodiscard]] Matrix answer(Index query, std::span<const Scalar> asking);
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
    [[nodiscard]] Matrix projected(const Matrix& mixture) const;

    const AttentionLayer& attention;
    const InferenceContext& context;
    AttentionTrace& trace;
    Index dk;
    std::optional<LayerModel> own; // the numbers, where they are not those of the file
    std::vector<ScoreParameters> scoreParameters; // by the score, of each head
    std::shared_ptr<Matrix> asked; // query by query
};

} // namespace core
