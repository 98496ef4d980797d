#pragma once

#include "core/analysis/tensors.h"

#include <algorithm>
#include <string>
#include <vector>

// A tensor's values as views show them: masked weights are excluded.
inline core::Matrix drawnNumbers(const core::Trace& trace, const core::TensorRef& tensor)
{
    core::Matrix result = core::matrix(trace, tensor);
    if (tensor.name == "mean" || tensor.name == "maximum") { // masked in all heads
        const std::string layer = tensor.id.substr(0, tensor.id.rfind('/') + 1);
        const auto& heads = trace.attention(tensor.layer).heads;
        std::vector<core::Matrix> masked;
        for (std::size_t head = 1; head <= heads.size(); ++head)
            masked.push_back(core::matrix(
                trace, core::find(trace, layer + "head" + std::to_string(head) + "/masked")));
        for (core::Index i = 0; i < result.size(); ++i)
            if (std::ranges::all_of(masked,
                    [i](const core::Matrix& each) { return each.data()[i] == core::excluded; }))
                result.data()[i] = core::excluded;
        return result;
    }
    if (tensor.kind != core::TensorKind::AttentionWeights || tensor.head < 0)
        return result;
    const std::string folder = tensor.id.substr(0, tensor.id.rfind('/') + 1);
    const core::Matrix masked = core::matrix(trace, core::find(trace, folder + "masked"));
    for (core::Index i = 0; i < result.size(); ++i)
        if (masked.data()[i] == core::excluded)
            result.data()[i] = core::excluded;
    return result;
}
