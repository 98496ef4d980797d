#pragma once

#include "core/trace.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace core {

// The explanation of one head, in the order of the computation. Language-free: the interface
// translates the ids and names the tokens.
struct Step {
    std::string id; // one of stepIds or layerStepIds
    std::vector<std::string> enter; // ids of tensors (tensors.h)
    std::vector<std::string> leave;
    std::string formula; // one of formulaIds(); empty: not known
    // Whether the step does anything in this experiment: without a mask the mask step hands the
    // scores on as they are, and `masked` equals what it was given.
    bool changes = true;
    std::vector<std::string> notes; // of noteIds(): what else is to be said

    bool operator==(const Step&) const = default;
};

// tokens     the text and what it was cut into
// input      embedding + position; vectors given as they are
// project    q, k, v
// score      the raw scores
// scale      divided by 1, √d_k, …; then the soft cap, if there is one
// mask       masks and distance bias
// normalise  temperature and normaliser: the weights
// mix        the weighted sum of the values
// output     all heads side by side, and W_O
//
// These are a head's; a trained layer has more of them around these, and behind its feed-forward
// net, where it has such:
//
// norm                before the attention
// output_norm         of its output
// residual            what entered is added
// residual_norm       of the sum
// feed_norm           the same of the feed-forward net, behind the layer's last attention
// feed_hidden         up, or up and gate, and the activation
// feed_output         down
// feed_output_norm  feed_residual  feed_residual_norm
// final_norm          behind the last layer, where its state has it
inline constexpr std::array<std::string_view, 11> layerStepIds { "norm", "output_norm", "residual",
    "residual_norm", "feed_norm", "feed_hidden", "feed_output", "feed_output_norm", "feed_residual",
    "feed_residual_norm", "final_norm" };
inline constexpr std::array<std::string_view, 9> stepIds { "tokens", "input", "project", "score",
    "scale", "mask", "normalise", "mix", "output" };

// What can be noted: the ids of the masks at work, and
//
//     alibi           scores fall with the distance
//     cross           keys and values come from a second sequence
//     unknown_tokens  some tokens were not in the embedding
//     rotary          q and k are turned by their positions after the projection
//     identity        the weights are identity matrices: Q = K = V = X
//     handmade        the head was built for a pattern (HeadModel::pattern says which)
//     no_query        the score asks only the key
//     excludes        cells outside the kernel's support are excluded
//     softcap         the scaled scores are bent by a soft cap
//     temperature     the scores are divided by a temperature
//     logarithm       the scores are logarithms of weights
//     empty_rows      some queries have nothing to attend to
//     head_off        the head is switched off: it adds nothing to the output
//     parallel        the feed-forward net has what enters the layer, as the attention does
std::vector<std::string> noteIds();

// Every formula a step can have, from the lists of alternatives: "tokens.words", "tokens.rows",
// "input.embedding", "input.position.sinusoidal", "input.given", "project.plain", "project.bias",
// "project.turned", "project.turned_bias",
// "score.dot", "score.kernel.gaussian", "score.location.hu", "scale.sqrt_dk",
// "scale.sqrt_dk_capped", "mask.none", "mask.added", "mask.distance", "mask.added_distance",
// "normalise.softmax", "mix.values", "output.concat", "output.projection", each output also with
// "_bias"; and those of trained layers (layer_steps.h).
std::vector<std::string> formulaIds();
std::string formulaId(const Score& score);

// Layer and head counted from 0. Of attention that was computed elsewhere, those of the steps that
// its file has something of, without a formula where it does not say how.
std::vector<Step> steps(const Trace& trace, Index layer, Index head);

} // namespace core
