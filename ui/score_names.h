#pragma once

#include "core/experiment.h"

#include <QString>

namespace ui {

// What the scores are called on their way to the normaliser, the same in every view: one prime for
// each stage that changes them.
enum class ScoreStage { Raw, Scaled, Masked };

[[nodiscard]] bool isScaled(const core::Experiment& experiment);
[[nodiscard]] bool isMasked(const core::Experiment& experiment); // or biased by distance

// "S", "s_{ij}": with its primes, as the source of a formula.
struct ScoreLetter {
    QString letter, index = {};
};
[[nodiscard]] QString scoreName(
    const ScoreLetter& letter, ScoreStage stage, const core::Experiment& experiment);
// What the normaliser works on: the last of them, divided by the temperature.
[[nodiscard]] QString cooledScoreName(
    const ScoreLetter& letter, const core::Experiment& experiment);

} // namespace ui
