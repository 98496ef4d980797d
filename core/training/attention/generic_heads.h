#pragma once

#include "core/attention/pipeline.h"
#include "core/training/attention/attention_choice.h"
#include "core/training/attention/head_rows.h"

#include <vector>

namespace core::training {

// q: n·B x h·d; k, v: m·B x h·d. parameters: of the score, all heads stacked by rows.
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

// Heads, examples and masks of one attention.
struct HeadLayout {
    Index heads = 1; // h
    std::vector<Index> lengths {}; // of the keys, for each of B examples
    bool causal = false;
    bool selfAttention = true; // masks and ALiBi act only here
};

// Heads with any score, scaling, mask and normaliser. Keys after an example's end and, if causal,
// after the query do not exist for the normaliser; keys that a mask forbids exist and get weight 0.
class GenericHeads {
public:
    GenericHeads(AttentionChoice how, HeadLayout which);

    // A·V of each head: n·B x h·d.
    Matrix attend(const HeadInputs& from);
    [[nodiscard]] const Matrix& weights() const { return a; } // A: B·h·n x m, example by example

    // Gradients by the inputs, from that by attend()'s result: n·B x h·d.
    [[nodiscard]] HeadGradients backward(const HeadInputs& from, const Matrix& gradient) const;

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
    [[nodiscard]] Index visibleKeys(Index query, const Head& head) const; // number of keys
    [[nodiscard]] Index firstRow(const Head& head) const; // of weights()
    [[nodiscard]] HeadRows rowsOf(const Head& head, Index width, Index rows) const;
    [[nodiscard]] ScoreParameters scoreParametersOf(
        const ScoreParameters& all, const Head& head) const;
    void addScoreGradients(HeadGradients& to, const Head& head, ScoreParameters gradients) const;
    [[nodiscard]] std::vector<HeadMask> makeMasks() const;
    [[nodiscard]] Pipeline pipelineOf(const Head& head) const;
    void weightsOf(const Matrix& raw, const Head& head);
    [[nodiscard]] Matrix scoreGradient(Matrix ofWeights, const Head& head) const;

    AttentionChoice choice;
    HeadLayout form;
    AttentionSpec spec; // of the choice
    Sizes size {};
    std::vector<HeadMask> masks; // of each head
    Matrix masked, a; // scores after the mask; weights
};

} // namespace core::training
