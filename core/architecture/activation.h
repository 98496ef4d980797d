#pragma once

#include "core/base/matrix.h"

#include <array>
#include <span>
#include <string_view>

namespace core {

// Activation functions. gelu: x·Φ(x), torch.nn.functional.gelu; gelu_tanh: its approximation by
// tanh [Hendrycks and Gimpel 2016]; gelu_sigmoid: x·σ(1.702x); silu: x·σ(x).
enum class Activation { Gelu, GeluTanh, QuickGelu, Relu, ReluSquared, Silu, Tanh, Sigmoid, None };
constexpr auto enumIds(Activation)
{
    return std::array<std::string_view, 9> { "gelu", "gelu_tanh", "gelu_sigmoid", "relu",
        "relu_squared", "silu", "tanh", "sigmoid", "none" };
}

void activate(Activation how, std::span<Scalar> values); // in place

} // namespace core
