#pragma once

#include "core/trace.h"

#include <cassert>
#include <memory>

namespace core {

// One head's numbers and what happened in it, found by layer and head, both counted from 0.
struct HeadAt {
    const LayerRule& rule;
    const AttentionTrace& layer;
    const HeadTrace& trace;
    const Layers& layers;
    std::size_t layerIndex;
    std::size_t headIndex;

    // Read now where the model is a trained one. They stay as long as this does, or where layers
    // are held, as long as the trace.
    [[nodiscard]] const LayerModel& layerModel() const
    {
        if (numbers == nullptr)
            numbers = layers.numbers(layerIndex);
        return *numbers;
    }
    [[nodiscard]] const HeadModel& model() const { return layerModel().heads[headIndex]; }

    // What the score has learnt. Nothing is read: trained models have none.
    [[nodiscard]] const ScoreParameters& score() const
    {
        static const ScoreParameters none;
        return layers.held() ? model().score : none;
    }
    // What the head was built for; empty: nothing. Nothing is read for that.
    [[nodiscard]] std::string pattern() const
    {
        return layers.held() ? model().pattern : std::string();
    }

    mutable std::shared_ptr<const LayerModel> numbers {}; // once they were asked for
};

inline HeadAt headAt(const Trace& trace, Index layer, Index head)
{
    assert(layer >= 0 && layer < std::ssize(trace.attentions));
    const auto l = static_cast<std::size_t>(layer);
    assert(head >= 0 && head < std::ssize(trace.attentions[l].heads));
    const auto h = static_cast<std::size_t>(head);
    return { trace.attentions[l].rule, trace.attentions[l], trace.attentions[l].heads[h],
        trace.model->layers, l, h };
}

} // namespace core
