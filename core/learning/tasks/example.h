#pragma once

#include "core/base/matrix.h"

#include <vector>

namespace core::learning {

// What an answer is: a label for each token, one for all of them, or tokens one after the other.
enum class Answer { Labels, Label, Sequence };

inline constexpr Index boundary = 0; // the token before the first and after the last of a sequence

// What goes in, and what is right.
struct Example {
    std::vector<Index> source;
    std::vector<Index> target; // of a sequence without its boundaries
    // By token of the target, what of the source it comes from; empty where nobody knows.
    std::vector<std::vector<Index>> origins {};

    bool operator==(const Example&) const = default;
};

} // namespace core::learning
