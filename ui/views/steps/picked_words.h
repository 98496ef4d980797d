#pragma once

#include "ui/drawing/sentence.h"
#include "ui/views/steps/steps_scene.h"

#include <optional>
#include <string>
#include <vector>

namespace ui {

// The distinct words among the tokens, in order of first occurrence.
struct PickedWords {
    std::vector<core::Index> columnOf; // by token: index of its word
    std::vector<core::Index> firstOf; // by word: its first token
    std::vector<core::Index> numbers; // by word: token ID in the vocabulary; empty: unknown

    [[nodiscard]] core::Index count() const { return std::ssize(firstOf); }
    // Positions of the word's tokens.
    [[nodiscard]] std::vector<core::Index> places(core::Index word) const;
};

// Words of the queries (`asking`) or of the keys; nullopt where the input is not text.
std::optional<PickedWords> pickedWords(const StepScene& scene, bool asking = true);

// Further sentences of a step: the word of a token, the rotation by a rotary position encoding.
std::vector<Sentence> furtherSentences(const StepScene& scene);

} // namespace ui
