#pragma once

#include "ui/drawing/sentence.h"
#include "ui/views/steps/steps_scene.h"

#include <string_view>

namespace ui {

using Paragraph = std::vector<Sentence::Piece>;

// Text of a step: a heading with the token, and one to three sentences with its values.
struct StepWords {
    Sentence title;
    std::vector<Paragraph> body;
};
StepWords stepWords(const StepScene& scene);
// The same for a step around a pretrained head.
StepWords layerStepWords(const StepScene& scene);

// Name of a step in the list: "Scores".
QString stepName(std::string_view id);
// A formula's meaning in a sentence; empty for an unknown id.
QString formulaWords(std::string_view id);
// An additional note; empty for an unknown id.
Sentence noteWords(std::string_view id, const StepScene& scene);

// Coloured parts of the sentences.
namespace piece {
    Sentence::Piece query(const StepScene& scene);
    Sentence::Piece key(const StepScene& scene, core::Index key);
    Sentence::Piece count(core::Index number);
    Sentence::Piece number(double number);
    Sentence::Piece share(double share);
} // namespace piece

} // namespace ui
