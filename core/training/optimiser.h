#pragma once

#include "core/base/fields.h"
#include "core/training/autograd/graph.h"

#include <string_view>
#include <variant>
#include <vector>

namespace core::training {

// w -= rate·slope
struct Sgd {
    static constexpr std::string_view id = "sgd";
    static void fields(auto&, auto&&) { }
    bool operator==(const Sgd&) const = default;
};

// m = μ·m + slope; w -= rate·m [Polyak 1964], as PyTorch has it
struct Momentum {
    static constexpr std::string_view id = "momentum";
    float momentum = 0.9F;
    static void fields(auto& self, auto&& f) { f("momentum", self.momentum, Range { 0, 0.9999 }); }
    bool operator==(const Momentum&) const = default;
};

// m = β₁·m + (1-β₁)·slope, v = β₂·v + (1-β₂)·slope², both divided by 1 - βᵗ;
// w -= rate·m / (√v + ε) [Kingma and Ba 2015]
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

// Adam, and before it w -= rate·decay·w [Loshchilov and Hutter 2019]
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

// What an optimiser remembers from step to step, by weight.
struct OptimiserState {
    long steps = 0;
    long restart = 0; // the step at which it began to remember
    std::vector<Matrix> firstMoments {}, secondMoments {}; // empty where the optimiser has none

    bool operator==(const OptimiserState&) const = default;
};

// One step down the slopes.
void step(const Optimiser& how, double rate, const Gradients& gradients, Weights& weights,
    OptimiserState& optimiserState);

double gradientNorm(const Gradients& gradients); // of all numbers as one vector
std::vector<float> gradientNorms(const Gradients& gradients); // of those of each weight
// Shortens the slopes to a norm of `most` where they are longer, as PyTorch does; 0: never.
// The norm they had.
double clipGradients(Gradients& gradients, double most);

} // namespace core::training
