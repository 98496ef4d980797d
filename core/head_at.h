#pragma once

#include "core/input/imported_attention.h"
#include "core/trace.h"

#include <cassert>
#include <map>
#include <memory>
#include <string_view>

namespace core {

// Weights and trace of one head, by layer and head, both counted from 0.
struct HeadAt {
    const LayerSpec& spec;
    const AttentionTrace& layer;
    const HeadTrace& trace;
    const Layers& layers;
    const ImportedAttention* imported; // null: not imported
    std::size_t layerIndex;
    std::size_t headIndex;

    // Attention weights n x m, and q, k, v: from the trace, or read on demand from the file of
    // imported attention. Valid as long as this object. Unknown vectors are empty.
    [[nodiscard]] const Matrix& weights() const { return held(trace.weights, "weights"); }
    [[nodiscard]] const Matrix& q() const { return held(trace.q, "q"); }
    [[nodiscard]] const Matrix& k() const { return held(trace.k, "k"); }
    [[nodiscard]] const Matrix& v() const { return held(trace.v, "v"); }

    [[nodiscard]] Scalar weight(Index query, Index key) const
    {
        return imported == nullptr || !trace.weights.empty()
            ? trace.weights(query, key)
            : imported->weight(
                static_cast<Index>(layerIndex), static_cast<Index>(headIndex), query, key);
    }

    // Read on demand for a pretrained model. Valid as long as this object, or, where layers are
    // held, as long as the trace.
    [[nodiscard]] const LayerModel& layerModel() const
    {
        if (heldLayer == nullptr)
            heldLayer = layers.layer(layerIndex);
        return *heldLayer;
    }
    [[nodiscard]] const HeadModel& model() const { return layerModel().heads[headIndex]; }

    // Parameters of the score; reads nothing for a score without.
    [[nodiscard]] const ScoreParameters& score() const
    {
        static const ScoreParameters none;
        return layers.held() || takesAnyWidths(spec.score) ? model().score : none;
    }
    // Pattern the head was built for; empty: none. Reads nothing.
    [[nodiscard]] std::string pattern() const
    {
        return layers.held() ? model().pattern : std::string();
    }

    mutable std::shared_ptr<const LayerModel> heldLayer {}; // set on first use
    mutable std::map<std::string_view, std::shared_ptr<const Matrix>> read {}; // likewise, by name

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
        trace.model->layers, trace.model->imported().get(), l, h };
}

// A head's attention weights with shared ownership.
inline std::shared_ptr<const Matrix> sharedWeights(
    const std::shared_ptr<const Trace>& trace, Index layer, Index head)
{
    const HeadAt at = headAt(*trace, layer, head);
    const Matrix& weights = at.weights();
    return at.read.empty() ? std::shared_ptr<const Matrix>(trace, &weights)
                           : at.read.begin()->second;
}

} // namespace core
