#pragma once

#include "core/trace.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace core {

// One step in the explanation of a head. Language-free: the interface translates the ids and names
// the tokens.
struct Step {
    std::string id; // one of stepIds or layerStepIds
    std::vector<std::string> enter; // ids of tensors (tensors.h)
    std::vector<std::string> leave;
    std::string formula; // one of formulaIds(); empty: unknown
    // Whether the step changes its input in this experiment: without a mask, `masked` equals the
    // scores before it.
    bool changes = true;
    std::vector<std::string> notes; // further remarks, of noteIds()

    bool operator==(const Step&) const = default;
};

// tokens     the text and its tokens
// input      embedding + position, or given vectors
// project    q, k, v
// score      the raw scores
// scale      divided by 1, √d_k, …; then the soft cap, if there is one
// mask       masks and distance bias
// normalise  temperature and normaliser: the weights
// mix        the weighted sum of the values
// output     concatenated heads · W_O
//
// The steps above are a head's. A transformer layer adds these before and after the attention and,
// where it has one, for its feed-forward network:
//
// norm                before the attention
// output_norm         of its output
// residual            + the input of the attention (residual connection)
// residual_norm       of the sum
// feed_norm           before the feed-forward network, after the layer's last attention
// feed_hidden         up, or up and gate, and the activation
// feed_output         down
// feed_output_norm  feed_residual  feed_residual_norm
// final_norm          after the last layer, if the last hidden state includes it
inline constexpr std::array<std::string_view, 11> layerStepIds { "norm", "output_norm", "residual",
    "residual_norm", "feed_norm", "feed_hidden", "feed_output", "feed_output_norm", "feed_residual",
    "feed_residual_norm", "final_norm" };
inline constexpr std::array<std::string_view, 9> stepIds { "tokens", "input", "project", "score",
    "scale", "mask", "normalise", "mix", "output" };

// The ids of notes: those of the active masks, and
//
//     alibi           scores fall with the distance
//     cross           keys and values come from a second sequence
//     unknown_tokens  some tokens were not in the embedding
//     rotary          q and k are rotated by their positions after the projection
//     identity        the weights are identity matrices: Q = K = V = X
//     handmade        the head was built for a pattern (HeadModel::pattern says which)
//     no_query        the score depends on the key alone
//     excludes        cells outside the kernel's support are excluded
//     softcap         the scaled scores are soft-capped
//     temperature     the scores are divided by a temperature
//     logarithm       the scores are logarithms of weights
//     empty_rows      some queries have nothing to attend to
//     head_off        the head is ablated: it adds nothing to the output
//     parallel        attention and feed-forward network have the same input
std::vector<std::string> noteIds();

// The ids of every formula a step can have: "tokens.words", "tokens.rows", "input.embedding",
// "input.position.sinusoidal", "input.given", "project.plain", "project.bias", "project.rotated",
// "project.rotated_bias", "score.dot", "score.kernel.gaussian", "score.location.hu",
// "scale.sqrt_dk", "scale.sqrt_dk_capped", "mask.none", "mask.added", "mask.distance",
// "mask.added_distance", "normalise.softmax", "mix.values", "output.concat", "output.projection",
// each output also with "_bias"; and those of transformer layers (layer_steps.h).
std::vector<std::string> formulaIds();
std::string formulaId(const Score& score);

// Whether what enters the layer are states of a network, not vectors of the experiment.
bool readsStates(const Trace& trace, Index layer);

// The steps of one head; layer and head counted from 0. For imported attention: only the steps with
// tensors in the file, with a formula only where the file states it.
std::vector<Step> steps(const Trace& trace, Index layer, Index head);

} // namespace core
