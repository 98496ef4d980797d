#pragma once

#include "ui/drawing/sentence.h"
#include "ui/views/steps/steps_scene.h"

#include <string_view>

namespace ui {

using Paragraph = std::vector<Sentence::Piece>;

// What is said of a step: a heading that names the token, and one to three sentences with its
// numbers.
struct StepWords {
    Sentence title;
    std::vector<Paragraph> body;
};
StepWords stepWords(const StepScene& scene);
// The same of a step around a trained head.
StepWords layerStepWords(const StepScene& scene);

// A step's word in the list: "Scores".
QString stepName(std::string_view id);
// What a formula says, in a sentence; empty for an id that is none.
QString formulaWords(std::string_view id);
// What else is to be said; without words for an id that is none.
Sentence noteWords(std::string_view id, const StepScene& scene);

// For the sentences.
namespace piece {
    Sentence::Piece query(const StepScene& scene);
    Sentence::Piece key(const StepScene& scene, core::Index key);
    Sentence::Piece count(core::Index number);
    Sentence::Piece number(double number);
    Sentence::Piece share(double share);
} // namespace piece

} // namespace ui
