#pragma once

#include "core/trace.h"

#include <cassert>

namespace core {

// One head's numbers and what happened in it, found by layer and head, both counted from 0.
struct HeadAt {
    const LayerRule& rule;
    const LayerModel& layerModel;
    const HeadModel& model;
    const LayerTrace& layer;
    const HeadTrace& trace;
};

inline HeadAt headAt(const Trace& trace, Index layer, Index head)
{
    assert(layer >= 0 && layer < std::ssize(trace.layers));
    const auto l = static_cast<std::size_t>(layer);
    assert(head >= 0 && head < std::ssize(trace.layers[l].heads));
    const auto h = static_cast<std::size_t>(head);
    const LayerModel& layerModel = trace.model->layers[l];
    return { trace.model->rules[l], layerModel, layerModel.heads[h], trace.layers[l],
        trace.layers[l].heads[h] };
}

} // namespace core
