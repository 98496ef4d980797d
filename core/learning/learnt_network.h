#pragma once

#include "core/input/stored_trace.h"
#include "core/learning/training.h"

#include <memory>
#include <string_view>

namespace core::learning {

// A network that was taught here, and what it takes to ask it.
struct LearntNetwork {
    Course course;
    Task task;
    Weights weights;
};

// Whom it attends to while it answers a text: of a sequence, a row for each token of the answer and
// for its end. Errors "unknown_tokens", "no_tokens", "no_attention" for a network without.
std::shared_ptr<const StoredTrace> attentionTo(const LearntNetwork& network, std::string_view text);

// What it answers. Errors "unknown_tokens", "no_tokens".
std::string answerOf(const LearntNetwork& network, std::string_view text);

} // namespace core::learning
