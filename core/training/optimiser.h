#pragma once

#include "core/base/fields.h"
#include "core/training/autograd/graph.h"

#include <string_view>
#include <variant>
#include <vector>

namespace core::training {

// torch.optim.SGD: w -= η·g for gradient g and learning rate η
struct Sgd {
    static constexpr std::string_view id = "sgd";
    static void fields(auto&, auto&&) { }
    bool operator==(const Sgd&) const = default;
};

// torch.optim.SGD with momentum: m = μ·m + g; w -= η·m [Polyak 1964]
struct Momentum {
    static constexpr std::string_view id = "momentum";
    float momentum = 0.9F;
    static void fields(auto& self, auto&& f) { f("momentum", self.momentum, Range { 0, 0.9999 }); }
    bool operator==(const Momentum&) const = default;
};

// torch.optim.Adam: m = β₁·m + (1-β₁)·g, v = β₂·v + (1-β₂)·g², m̂ = m/(1-β₁ᵗ), v̂ = v/(1-β₂ᵗ);
// w -= η·m̂ / (√v̂ + ε) [Kingma and Ba 2015]
struct Adam {
    static constexpr std::string_view id = "adam";
    float beta1 = 0.9F;
    float beta2 = 0.999F;
    float epsilon = 1e-8F;
    static void fields(auto& self, auto&& f)
    {
        f("beta1", self.beta1, Range { 0, 0.9999 });
        f("beta2", self.beta2, Range { 0, 0.99999 });
        f("epsilon", self.epsilon, Range { 1e-12, 1 });
    }
    bool operator==(const Adam&) const = default;
};

// torch.optim.AdamW: w -= η·decay·w, then Adam's update [Loshchilov and Hutter 2019]
struct AdamW {
    static constexpr std::string_view id = "adamw";
    Adam adam;
    float decay = 0.01F;
    static void fields(auto& self, auto&& f)
    {
        Adam::fields(self.adam, f);
        f("decay", self.decay, Range { 0, 10 });
    }
    bool operator==(const AdamW&) const = default;
};

using Optimiser = std::variant<Adam, AdamW, Momentum, Sgd>;

// State of an optimiser; one matrix for each weight.
struct OptimiserState {
    long steps = 0;
    long restart = 0; // step at which the moments were zero: t = steps - restart
    std::vector<Matrix> firstMoments {}, secondMoments {}; // empty where the optimiser has none

    bool operator==(const OptimiserState&) const = default;
};

// One update of the weights; the optimiser's step().
void step(const Optimiser& how, double rate, const Gradients& gradients, Weights& weights,
    OptimiserState& optimiserState);

double gradientNorm(const Gradients& gradients); // ‖g‖ over all weights
std::vector<float> gradientNorms(const Gradients& gradients); // ‖g‖ of each weight
// nn.utils.clip_grad_norm_: scales the gradients to the norm `most` where theirs is larger; 0:
// never. Returns the norm before.
double clipGradients(Gradients& gradients, double most);

} // namespace core::training
