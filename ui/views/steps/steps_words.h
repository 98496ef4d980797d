#pragma once

#include "ui/drawing/sentence.h"
#include "ui/views/steps/steps_scene.h"

#include <vector>

namespace ui {

using Paragraph = std::vector<Sentence::Piece>;

// Text of a step: a heading with the token, one to three sentences with its values, then the
// general ones.
struct StepWords {
    Sentence title;
    std::vector<Paragraph> body;
};
StepWords stepWords(const StepScene& scene);

// Coloured parts of the sentences.
namespace piece {
    Sentence::Piece query(const StepScene& scene);
    Sentence::Piece key(const StepScene& scene, core::Index key);
    Sentence::Piece count(core::Index number);
    Sentence::Piece number(double number);
    Sentence::Piece share(double share);
} // namespace piece

} // namespace ui
