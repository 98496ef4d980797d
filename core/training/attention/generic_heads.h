#pragma once

#include "core/training/attention/attention_choice.h"
#include "core/training/attention/head_rows.h"

#include <vector>

namespace core::training {

// What heads are computed from: n·B x h·d queries, m·B x h·d keys and values, and what their score
// has learnt, of all heads below each other.
struct HeadInputs {
    const Matrix& q;
    const Matrix& k;
    const Matrix& v;
    const ScoreParameters& parameters;
};
struct HeadGradients {
    Matrix q, k, v;
    ScoreParameters parameters {};
};

// Whose heads they are.
struct HeadLayout {
    Index heads = 1; // h
    std::vector<Index> lengths {}; // of the keys of each of B examples
    bool causal = false;
    bool within = true; // queries and keys are one sequence: masks and ALiBi act
};

// Heads of any score, scaling, mask and normaliser. What lies behind an example's end or, where it
// is causal, behind the query, is no key at all; what a mask forbids is one that gets nothing.
class GenericHeads {
public:
    GenericHeads(AttentionChoice how, HeadLayout which);

    // The values, mixed by the weights: n·B x h·d.
    Matrix attend(const HeadInputs& from);
    [[nodiscard]] const Matrix& weights() const { return a; } // B·h·n x m, example by example

    // From the slope of what attend() gave.
    [[nodiscard]] HeadGradients backward(const HeadInputs& from, const Matrix& slope) const;

private:
    struct Sizes {
        Index n = 0, m = 0, dk = 0, dv = 0;
    };
    struct Head {
        Index example = 0;
        Index number = 0;
    };

    void forEachHead(auto&& f) const;
    [[nodiscard]] Index batch() const { return std::ssize(form.lengths); }
    [[nodiscard]] Index lengthOf(const Head& head) const;
    [[nodiscard]] Index visibleKeys(
        Index query, const Head& head) const; // keys that there are for it
    [[nodiscard]] Index firstRow(const Head& head) const; // in weights()
    [[nodiscard]] HeadRows rowsOf(const Head& head, Index width, Index rows) const;
    [[nodiscard]] ScoreParameters scoreParametersOf(
        const ScoreParameters& all, const Head& head) const;
    void addScoreGradients(HeadGradients& to, const Head& head, ScoreParameters slopes) const;
    [[nodiscard]] std::vector<HeadMask> masks() const;
    void weightsOf(const Matrix& raw, const HeadMask& mask, const Head& head);
    [[nodiscard]] Matrix scoreGradient(Matrix ofWeights, const Head& head) const;

    AttentionChoice choice;
    HeadLayout form;
    Sizes size {};
    Matrix masked, a; // scores after the mask; weights
};

} // namespace core::training
