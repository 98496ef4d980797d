#pragma once

#include "core/attention/attention_spec.h"
#include "core/attention/mask.h"
#include "core/attention/normaliser.h"

#include <span>

namespace core {

// The row of a score after each stage; an empty span is not filled.
struct StageRows {
    std::span<Scalar> scaled, capped;
};

// From a raw score to its weight in double precision, told for one cell.
struct PipelineTerms : WeightTerms {
    double raw = 0;
    double divisor = 1;
    double scaled = 0; // raw / divisor
    double softcap = 0; // c; 0: no soft cap
    double capped = 0; // c·tanh(scaled/c); equals scaled without a soft cap
    double maskNumber = 0; // the value that an additive mask adds
    double distanceBias = 0; // −slope·|i − j|
    bool allowed = true; // false: forbidden by a mask, or outside a kernel's support
    double masked = 0; // capped + maskNumber + distanceBias; `excluded` where not allowed
    double temperature = 1;
    double logit = 0; // masked / temperature; `excluded` where not allowed
    double rowMaximum = 0; // the largest logit of the row
};

// What one head makes of its raw scores, the same for designs, pretrained models, training and the
// inspector, a row of one query at a time:
//
//     weights = normalise(mask(softcap(scores / divisor)) / temperature)
class Pipeline {
public:
    // The arguments must outlive this. dk: width of the keys. postponed: what the raw scores must
    // still be divided by (raw_scores.h).
    Pipeline(const AttentionSpec& spec, const HeadMask& mask, Index dk, Scalar postponed = 1);

    [[nodiscard]] Scalar divisor() const { return m_divisor; } // of the scores as they come

    // Turns a row of raw scores into masked ones, in place.
    void maskScores(Index query, std::span<Scalar> row, const StageRows& stages = {}) const;
    // Turns a row of masked scores into weights, in place. False, and zeros, if the row has
    // nothing to attend to.
    [[nodiscard]] bool weigh(std::span<Scalar> row) const;

    // A row on its way forward.
    struct Row {
        std::span<const Scalar> capped; // only with a soft cap
        std::span<const Scalar> masked;
        std::span<const Scalar> weights;
    };
    // Turns ∂L/∂weights into ∂L/∂(raw scores), in place.
    void backward(const Row& row, std::span<Scalar> gradient) const;

    // The arithmetic of one weight. `raw`: the scores of its row. A row without a weight that is
    // not zero has numerator 0, denominator 1.
    [[nodiscard]] PipelineTerms explain(
        Index query, Index key, std::span<const Scalar> raw, bool emptyRow) const;

private:
    const AttentionSpec& m_spec;
    const HeadMask& m_mask;
    Index m_dk;
    Scalar m_divisor;
    bool m_logarithm; // of a weight: kernels
};

} // namespace core
