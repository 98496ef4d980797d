#pragma once

#include "core/tensors.h"

#include <string>

// The numbers of a tensor as pictures show them: a weight that the mask forbids is no number.
inline core::Matrix drawnNumbers(const core::Trace& trace, const core::TensorRef& tensor)
{
    core::Matrix result = core::matrix(trace, tensor);
    if (tensor.kind != core::TensorKind::AttentionWeights || tensor.head < 0)
        return result;
    const std::string folder = tensor.id.substr(0, tensor.id.rfind('/') + 1);
    const core::Matrix masked = core::matrix(trace, core::find(trace, folder + "masked"));
    for (core::Index i = 0; i < result.size(); ++i)
        if (masked.data()[i] == core::excluded)
            result.data()[i] = core::excluded;
    return result;
}
