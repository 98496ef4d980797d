#pragma once

#include "core/input/imported_attention.h"
#include "core/trace.h"

#include <cassert>
#include <map>
#include <memory>
#include <string_view>

namespace core {

// One head's numbers and what happened in it, found by layer and head, both counted from 0.
struct HeadAt {
    const LayerSpec& spec;
    const AttentionTrace& layer;
    const HeadTrace& trace;
    const Layers& layers;
    const ImportedAttention* imported; // null: the attention was computed here
    std::size_t layerIndex;
    std::size_t headIndex;

    // What the head gave to whom, and its vectors: those of the trace, or read now where a file
    // keeps them. They stay as long as this does. Vectors that nobody knows are empty.
    [[nodiscard]] const Matrix& weights() const { return held(trace.weights, "weights"); }
    [[nodiscard]] const Matrix& q() const { return held(trace.q, "q"); }
    [[nodiscard]] const Matrix& k() const { return held(trace.k, "k"); }
    [[nodiscard]] const Matrix& v() const { return held(trace.v, "v"); }

    // One of the weights.
    [[nodiscard]] Scalar weight(Index query, Index key) const
    {
        return imported == nullptr || !trace.weights.empty()
            ? trace.weights(query, key)
            : imported->weight(
                static_cast<Index>(layerIndex), static_cast<Index>(headIndex), query, key);
    }

    // Read now where the model is a trained one. They stay as long as this does, or where layers
    // are held, as long as the trace.
    [[nodiscard]] const LayerModel& layerModel() const
    {
        if (numbers == nullptr)
            numbers = layers.numbers(layerIndex);
        return *numbers;
    }
    [[nodiscard]] const HeadModel& model() const { return layerModel().heads[headIndex]; }

    // What the score has learnt. Nothing is read for one that learns nothing.
    [[nodiscard]] const ScoreParameters& score() const
    {
        static const ScoreParameters none;
        return layers.held() || takesAnyWidths(spec.score) ? model().score : none;
    }
    // What the head was built for; empty: nothing. Nothing is read for that.
    [[nodiscard]] std::string pattern() const
    {
        return layers.held() ? model().pattern : std::string();
    }

    mutable std::shared_ptr<const LayerModel> numbers {}; // once they were asked for
    mutable std::map<std::string_view, std::shared_ptr<const Matrix>> read {}; // likewise

private:
    [[nodiscard]] const Matrix& held(const Matrix& here, std::string_view name) const
    {
        if (!here.empty() || imported == nullptr
            || imported->attentions()[layerIndex].colsOf(name) == 0)
            return here;
        std::shared_ptr<const Matrix>& there = read[name];
        if (there == nullptr)
            there = imported->kept(
                static_cast<Index>(layerIndex), static_cast<Index>(headIndex), name);
        return *there;
    }
};

inline HeadAt headAt(const Trace& trace, Index layer, Index head)
{
    assert(layer >= 0 && layer < std::ssize(trace.attentions));
    const auto l = static_cast<std::size_t>(layer);
    assert(head >= 0 && head < std::ssize(trace.attentions[l].heads));
    const auto h = static_cast<std::size_t>(head);
    return { trace.attentions[l].spec, trace.attentions[l], trace.attentions[l].heads[h],
        trace.model->layers, trace.model->imported.get(), l, h };
}

// A head's weights for as long as they are wanted.
inline std::shared_ptr<const Matrix> sharedWeights(
    const std::shared_ptr<const Trace>& trace, Index layer, Index head)
{
    const HeadAt at = headAt(*trace, layer, head);
    const Matrix& weights = at.weights();
    return at.read.empty() ? std::shared_ptr<const Matrix>(trace, &weights)
                           : at.read.begin()->second;
}

} // namespace core
