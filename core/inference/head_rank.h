#pragma once

// Rank reduction of the QK circuit of a pretrained head.

#include "core/inference/weight_access/inference_context.h"
#include "core/model.h"

#include <vector>

namespace core {

// The weights of a head and its number in its attention, counted from 0.
struct HeadOf {
    const HeadModel& weights;
    Index number = 0;
};

// Whether the score compares queries and keys coordinate by coordinate, without weights of its own.
bool hasRank(const AttentionLayer& attention);

// Whether the ablation's rank is smaller than d_k.
bool hasLowRank(const AttentionLayer& attention);

// Whether scores are a product x W_Q W_Kᵀ yᵀ: dot product, without RoPE and without norms of
// queries and keys.
bool hasProduct(const AttentionLayer& attention);

// Replaces W_Q by one of rank r such that W_Q W_Kᵀ is the best approximation (truncated SVD),
// biases included; W_K stays, and both keep their width d_k. See intervention.h.
void lowRankProduct(HeadModel& head, Index rank);

// Without such a product: the coordinates of q and k to be dropped, in order. Coordinates rotated
// together are dropped together, and so are neighbours that are not rotated; at least one pair
// stays.
std::vector<Index> droppedCoordinates(
    const AttentionLayer& attention, const HeadOf& head, const WeightReader& weights);

void dropColumns(Matrix& matrix, const std::vector<Index>& columns); // sets them to 0

// Importance of a head's dimensions, largest first: singular values of W_Q W_Kᵀ, biases included,
// or ‖W_Q‖·‖W_K‖ of each pair of coordinates.
struct Spectrum {
    std::vector<double> sizes;
    bool pairs = false;
};

// Spectrum of a pretrained head, with its weight edits if any, without rank reduction. Layer and
// head counted from 0. Reads the layer's query and key weights.
Spectrum spectrumOf(const Model& model, Index layer, Index head);

} // namespace core
