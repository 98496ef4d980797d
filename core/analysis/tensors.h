#pragma once

#include "core/base/fields.h"
#include "core/base/matrix.h"
#include "core/trace.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace core {

enum class TensorKind {
    LayerInput, // a layer's input, and the summands it consists of
    WeightMatrix, // w_q, w_k, w_v, w_o
    Bias,
    ScoreParameter, // learned parameters of the score
    Vectors, // q, k, v, and q and k before the rotation
    Scores, // raw, scaled or masked
    AddedMask, // the additive mask
    AttentionWeights, // a, n x m
    Output,
    WeightedValues // ‖a_ij · v_j W_O‖ (contributions.h)
};
constexpr auto enumIds(TensorKind)
{
    return std::array<std::string_view, 10> { "input", "weight_matrix", "bias", "score_parameter",
        "vectors", "scores", "mask", "weights", "output", "weighted_values" };
}

// The meaning of an index along rows or columns.
enum class Axis { Queries, Keys, Dimensions, Single };
constexpr auto enumIds(Axis)
{
    return std::array<std::string_view, 4> { "queries", "keys", "dimensions", "single" };
}

// A matrix of a trace by its name. Ids are public and never change:
//
//     queries  keys  values                     the input, n x d, m x d_k_in, m x d_v_in
//     queries/embedding  queries/position       its parts, where a position is added; keys/… where
//                                               the keys are another sequence
//     layer1/head1/w_q w_k w_v b_q b_k b_v      weights of the model; biases and parameters only
//     layer1/head1/score.w …                    where there are any (names as in weight files)
//     layer1/head1/q  k  v                      and, if rotated, q_unturned  k_unturned
//     layer1/head1/scores  scaled  masked       n x m; computed on request
//     layer1/head1/capped                       n x m; only with a soft cap; computed
//     layer1/head1/mask                         n x m; only where it changes something; computed
//     layer1/head1/weights  output
//     layer1/head1/weighted_values              n x m; computed (weights/contributions.h)
//     layer1/mean  maximum                      of the heads; computed
//     layer1/concat  w_o  b_o  output
//     layer1/normed  residual  feed_forward/hidden …  of pretrained models: the steps around its
//                                               attention (LayerPart has all names); computed
//     rollout                                   over all layers of self-attention; computed
//     hidden0  hidden1 …                        of pretrained models: the first layer's input
//                                               and each layer's output
//     logits                                    of pretrained models: before the last softmax
//
// With an encoder and a decoder the paths are encoder/layer1, decoder/layer1, cross/layer1 and
// encoder/hidden0, decoder/hidden0. Layers and heads count from 1 in ids. Masked-out cells hold
// `excluded`.
struct TensorRef {
    std::string id;
    std::string_view name; // the last part of the id
    TensorKind kind = TensorKind::LayerInput;
    Axis rows = Axis::Queries;
    Axis columns = Axis::Dimensions;
    Index rowCount = 0;
    Index columnCount = 0;
    Index layer = -1; // counted from 0; -1: of the whole model
    Index head = -1; // counted from 0; -1: of the whole layer
    Index state = -1; // index into the trace's states; -1: not a state

    bool operator==(const TensorRef&) const = default;
};

// Every tensor of a trace, in the order of computation. Computes none of them.
std::vector<TensorRef> tensors(const Trace& trace);

// The attention that a tensor belongs to; the first attention for tensors of the whole model.
const AttentionTrace& attentionOf(const Trace& trace, const TensorRef& tensor);

// The tokens along an axis; null for dimensions.
const std::vector<Token>* tokensAlong(const AttentionTrace& attention, Axis axis);
// The axis labels: tokens, or numbers from 1.
std::vector<std::string> edgeLabels(const AttentionTrace& attention, Axis axis, Index count);

// The tensor with that id. Error "unknown_tensor" with similar ids.
TensorRef find(const Trace& trace, std::string_view id);

// The matrix that the trace or its model holds; null if it has to be computed.
const Matrix* stored(const Trace& trace, const TensorRef& tensor);

// The tensor's values, copied or computed. The reference must be of this trace (or of one with the
// same shape).
Matrix matrix(const Trace& trace, const TensorRef& tensor);

// The member of `stages` for a tensor of kind Scores, so that several tensors can share one
// computation.
Matrix& stageOf(ScoreStages& stages, const TensorRef& tensor);

} // namespace core
