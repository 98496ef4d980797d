#pragma once

#include "ui/drawing/sentence.h"
#include "ui/views/steps/steps_scene.h"

#include <optional>
#include <string>
#include <vector>

namespace ui {

// Which words tokens are: the different ones in the order they come, and which of them each is.
struct PickedWords {
    std::vector<core::Index> columnOf; // of each token
    std::vector<core::Index> firstOf; // of each word the token that has it first
    std::vector<core::Index>
        numbers; // of each word in the model's vocabulary; empty: none is known

    [[nodiscard]] core::Index count() const { return std::ssize(firstOf); }
    [[nodiscard]] std::vector<core::Index> places(core::Index word) const; // of its tokens
};

// Of what asks or of what answers. Nothing where what was given is no text.
std::optional<PickedWords> pickedWords(const StepScene& scene, bool asking = true);

// What is to be said of a step beside its first sentence: which word a token is, how a rotary
// position turns it.
std::vector<Sentence> furtherSentences(const StepScene& scene);

} // namespace ui
