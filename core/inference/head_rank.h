#pragma once

// How many dimensions a trained head needs to compare a query with a key.

#include "core/inference/weight_access/inference_context.h"
#include "core/model.h"

#include <vector>

namespace core {

// The numbers of a head, and which of its attention it is, counted from 0.
struct HeadOf {
    const HeadModel& numbers;
    Index number = 0;
};

// Whether queries and keys are compared coordinate by coordinate, not by what a score has learnt.
bool hasRank(const AttentionLayer& attention);

// Whether the attention asks for fewer dimensions than its heads have.
bool hasLowRank(const AttentionLayer& attention);

// Whether scores are a product x W_Q W_Kᵀ yᵀ: dot products, and nothing turns queries and keys, nor
// brings them to one length.
bool hasProduct(const AttentionLayer& attention);

// What is left of a head at rank r (see alteration.h): W_Q of rank r, so that W_Q W_Kᵀ is the best
// approximation, biases included; keys stay as they were trained, and both keep their width d_k.
void lowRankProduct(HeadModel& head, Index rank);

// Where there is no product: the coordinates of q and k that go, in order. Two that turn together
// go together, and so do neighbours that do not turn; at least one pair stays.
std::vector<Index> droppedCoordinates(
    const AttentionLayer& attention, const HeadOf& head, const WeightReader& numbers);

void dropColumns(Matrix& matrix, const std::vector<Index>& columns); // zeros; none of an empty one

// How much each dimension of a head matters, largest first: the singular values of W_Q W_Kᵀ,
// biases included, or ‖W_Q‖·‖W_K‖ of each pair of coordinates.
struct Spectrum {
    std::vector<double> sizes;
    bool pairs = false;
};

// Of a head of a trained model as it was trained, or with its edits where it has any. Layer and
// head counted from 0. Reads the layer's queries and keys.
Spectrum spectrumOf(const Model& model, Index layer, Index head);

} // namespace core
