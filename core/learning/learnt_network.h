#pragma once

#include "core/input/stored_trace.h"
#include "core/learning/history.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::learning {

// One of the networks that learn the same task beside each other.
struct Companion {
    std::string folder;
    Course course;
    Index parameters = 0;
    History history {};
    LengthMarks lengths {}; // of what it answers at its end; empty before
};

// A network that was taught here, and what it takes to ask it.
struct LearntNetwork {
    Course course;
    Task task;
    Weights weights;
    std::string folder; // where it lies
    std::optional<long> moment {}; // after how many steps these weights were so; none: the last
    long steps = 0; // that these weights have taken
    std::vector<long> moments {}; // that are kept
    History history {};
    std::vector<Companion> group {}; // this one among them
};

// Whom it attends to while it answers a text: of a sequence, a row for each token of the answer and
// for its end; of a curve, one for each place that the text names. Errors "unknown_tokens",
// "not_a_place", "no_tokens", "no_attention" for a network without.
std::shared_ptr<const StoredTrace> attentionTo(const LearntNetwork& network, std::string_view text);

// Text number `number` that a course never learns from, and its answer; no answer where none is
// quite right.
struct Question {
    std::string text, answer;
};
Question questionOf(const Course& course, const Task& task, int number);

// Both at once; no attention for a network without. Errors "unknown_tokens", "not_a_place",
// "no_tokens".
struct Response {
    std::string answer;
    std::shared_ptr<const StoredTrace> attention;
};
Response responseTo(const LearntNetwork& network, std::string_view text);

// What it answers. Errors "unknown_tokens", "not_a_place", "no_tokens".
std::string answerOf(const LearntNetwork& network, std::string_view text);

} // namespace core::learning
