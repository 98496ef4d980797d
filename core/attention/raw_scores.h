#pragma once

#include "core/attention/score.h"
#include "core/math/product.h"

#include <optional>
#include <span>

namespace core {

// The raw scores of one head, some queries at a time. Those that are a product of q (or q·W) and
// k are made by our product as long as it cannot overflow; all others by scores().
class RawScores {
public:
    RawScores() = default;
    // Everything given must outlive this.
    RawScores(const Score& how, const ScoreParameters& learnt, const Matrix& queries,
        const Matrix& keyRows);

    // Fills `to` (queries.size() x m), at least in these columns. Of a product, still to be
    // divided by postponedDivisor().
    void fill(IndexRange queries, IndexRange columns, MutableBlock to) const;

    // √d_k of the scaled dot product, which may be merged with what the scores are divided by.
    [[nodiscard]] Scalar postponedDivisor() const { return postponed; }

    // No raw score is larger; nothing if they are not made by our product.
    [[nodiscard]] std::optional<double> bound() const { return largest; }

private:
    void copyScores(IndexRange queries, MutableBlock to) const;

    const Score* score = nullptr;
    const ScoreParameters* parameters = nullptr;
    const Matrix* q = nullptr;
    const Matrix* k = nullptr;
    Matrix qw; // q·W of the general score, which then stands in for q
    Matrix location; // the one row of a location score
    PackedMatrix keys; // kᵀ
    Scalar postponed = 1;
    std::optional<double> largest;
};

// x / divisor, saturated at ±1e38; `excluded` stays.
void divide(std::span<Scalar> row, Scalar divisor);

} // namespace core
