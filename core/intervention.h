#pragma once

#include "core/attention/mask.h"
#include "core/attention/normaliser.h"
#include "core/attention/scaling.h"
#include "core/base/fields.h"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace core {

// Keeps what the model was trained with.
struct Unchanged {
    static constexpr std::string_view id = "as_trained";
    static void fields(auto&, auto&&) { }
    bool operator==(const Unchanged&) const = default;
};

template <class First, Variant V> struct Preceded;
template <class First, class... Rest> struct Preceded<First, std::variant<Rest...>> {
    using Type = std::variant<First, Rest...>;
};

// The divisor is replaced as a whole: a factor on top of the trained one would duplicate the
// temperature, and "without 1/√d_k" would be another factor for every width of heads.
using ModifiedScaling = Preceded<Unchanged, Scaling>::Type;
using ModifiedNormaliser = Preceded<Unchanged, Normaliser>::Type;

// Changes to a pretrained attention. With all at their defaults the results are bitwise the same.
struct Intervention {
    static constexpr bool entry = true; // see fields.h
    std::string at {}; // path of the attention, "layer3" or "cross/layer2"; empty: all
    ModifiedScaling scaling {};
    float temperature = 1.0F; // divides the masked scores, in addition to the model's own
    ModifiedNormaliser normaliser {};
    std::vector<Mask> mask {}; // in addition to the model's own
    bool ownMask = true; // false: the mask that the model was trained with is taken off
    std::vector<int> ablatedHeads {}; // counted from 1
    // r: W_Q W_Kᵀ of each head, biases included, is replaced by its best approximation of rank r
    // (truncated SVD). With RoPE or norms of queries and keys this product does not exist: the r
    // coordinates with the largest ‖W_Q‖·‖W_K‖ stay. 0, or d_k and above: unchanged.
    int rank = 0;
    int headsKept = 0; // those with the largest ‖A·V·W_O‖; 0, or h and above: all
    // r: the input rows are projected onto their first r principal components. 0, or n or d and
    // above: unchanged.
    int inputRank = 0;

    static void fields(auto& self, auto&& f)
    {
        f("at", self.at);
        f("scaling", self.scaling);
        f("temperature", self.temperature, Range { 0.01, 100, true });
        f("normaliser", self.normaliser);
        f("mask", self.mask);
        f("own_mask", self.ownMask);
        f("heads_off", self.ablatedHeads, Range { 1, 256 });
        f("rank", self.rank, Range { 0, 8192 });
        f("heads_kept", self.headsKept, Range { 0, 256 });
        f("dimension", self.inputRank, Range { 0, 8192 });
    }
    bool operator==(const Intervention&) const = default;
};

} // namespace core
