#pragma once

#include "core/attention/score.h"
#include "core/math/product.h"

#include <optional>

namespace core {

// The raw scores of one head, for a range of queries at a time. Scores that are a product of q (or
// q·W) and k use multiply() unless it could overflow; all others use scores().
class RawScores {
public:
    RawScores() = default;
    // The arguments must outlive the object.
    RawScores(const Score& how, const ScoreParameters& parameters, const Matrix& queries,
        const Matrix& keyRows);

    // Fills `to` (queries.size() x m), at least in these columns. The scores of a product must
    // still be divided by postponedDivisor().
    void fill(IndexRange queries, IndexRange columns, MutableBlock to) const;

    // √d_k for the scaled dot product, so that it can be merged with the divisor of the scaling.
    [[nodiscard]] Scalar postponedDivisor() const { return postponed; }

    // An upper bound of the raw scores; nothing if they do not come from multiply().
    [[nodiscard]] std::optional<double> bound() const { return largest; }

private:
    void copyScores(IndexRange queries, MutableBlock to) const;

    const Score* score = nullptr;
    const ScoreParameters* parameters = nullptr;
    const Matrix* q = nullptr;
    const Matrix* k = nullptr;
    Matrix qw; // q·W of the general score, replaces q
    Matrix location; // the one row of a location score
    PackedMatrix keys; // kᵀ
    Scalar postponed = 1;
    std::optional<double> largest;
};

} // namespace core
