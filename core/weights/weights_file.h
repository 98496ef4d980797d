#pragma once

#include "core/attention/score_parameters.h"
#include "core/experiment.h"
#include "core/model.h"
#include "core/weights/layer_tensors.h"

#include <string>
#include <vector>

namespace core {

// The location of all heads' matrices in a tensor of a file, for any layout: element (row i, column
// c) of head h is at first + h·headStep + i·rowStep + c·columnStep.
struct PackedHeads {
    std::string tensor; // its name; empty: absent
    Index first = 0;
    Index heads = 1;
    Index rows = 0;
    Index cols = 0;
    Index headStep = 0;
    Index rowStep = 0;
    Index columnStep = 1;

    [[nodiscard]] Matrix head(const LayerWeights& weights, Index head) const;
};

// The weights of one attention layer in an npz or safetensors file, in one of two forms:
//   w_q, w_k, w_v: (h, d, d_k) or (d, h·d_k), w_o: (h·d_v, d_out), b_q, b_k, b_v: (h, d_k) or
//   (h·d_k), b_o: (d_out); without w_o the output is the concatenation; queries may be wider or
//   narrower than keys if the score takes any widths;
//   PyTorch's nn.MultiheadAttention: in_proj_weight (3e, e), or q_proj_weight (e, d) and its like,
//   in_proj_bias (3e), out_proj.weight (d_out, e), out_proj.bias; y = x Wᵀ there, so transposed.
// Tensors of three axes define the number of heads; others are split into the experiment's.
class WeightsFile {
public:
    // Reads only names and shapes. Errors "weights_missing", "weights_shape",
    // "heads_do_not_divide", "weights_unsupported".
    WeightsFile(const std::string& file, const Experiment& experiment, const Files& files);

    [[nodiscard]] Index heads() const { return q.heads; }
    [[nodiscard]] Index dq() const { return q.cols; }
    [[nodiscard]] Index dk() const { return k.cols; }
    [[nodiscard]] Index dv() const { return v.cols; }
    [[nodiscard]] Index queryWidth() const { return q.rows; }
    [[nodiscard]] Index keyWidth() const { return k.rows; }
    [[nodiscard]] Index valueWidth() const { return v.rows; }
    [[nodiscard]] bool hasOutput() const { return !wo.tensor.empty(); }
    [[nodiscard]] Index outputWidth() const { return hasOutput() ? wo.cols : heads() * dv(); }

    // The number of score parameters per head.
    [[nodiscard]] Index scoreNumbers(const Score& score) const;

    // Reads the values. Errors "missing_score_parameters", "weights_shape", "not_finite".
    [[nodiscard]] LayerModel layer(const Score& score, bool outputProjection) const;

private:
    LayerTensors tensors;
    PackedHeads q, k, v, wo;
    PackedHeads bq, bk, bv, bo; // without a tensor: no bias

    void readOwn(Index experimentHeads);
    void readTorch(Index experimentHeads);
    void readTorchBiases();
    [[nodiscard]] PackedHeads projection(const std::string& name, Index headCount) const;
    [[nodiscard]] PackedHeads bias(const std::string& name, const PackedHeads& weights) const;
    [[nodiscard]] PackedHeads torchProjection(
        const std::string& name, Index part, Index parts, Index headCount) const;
    [[nodiscard]] PackedHeads outputBias(const std::string& name) const;
    void requireAgreement(const Score& score) const;
    [[nodiscard]] std::vector<ParameterShape> scoreShapes(const Score& score) const;
    [[nodiscard]] PackedHeads scoreParametersOf(
        const std::string& name, Index rows, Index cols) const;
    [[nodiscard]] ScoreParameters trainedScore(
        const Score& score, const LayerWeights& weights, Index head) const;
};

} // namespace core
