#pragma once

#include "core/trace.h"

#include <QString>

#include <array>
#include <string_view>

namespace ui {

// What happens to the scores of a head on their way to the normaliser.
struct ScoreChanges {
    bool scaled = false;
    bool capped = false;
    bool byMask = false;
    bool byDistance = false; // less, the farther away a key is
    bool byTemperature = false; // divided by a temperature

    [[nodiscard]] bool masked() const { return byMask || byDistance; }
};
ScoreChanges scoreChanges(const core::Trace& trace, core::Index layer, core::Index head);

// What they are called, the same in every view: one prime for each stage that
// changes them.
enum class ScoreStage { Raw, Scaled, Capped, Masked };
constexpr auto enumIds(ScoreStage) // names of tensors
{
    return std::array<std::string_view, 4> { "scores", "scaled", "capped", "masked" };
}

// "S", "s_{ij}": with its primes, as the source of a formula.
struct ScoreLetter {
    QString letter, index = {};
};
QString scoreName(const ScoreLetter& letter, ScoreStage stage, const ScoreChanges& changes);
// What the normaliser works on: the last of them, divided by the temperature.
QString temperatureScoreName(const ScoreLetter& letter, const ScoreChanges& changes);

} // namespace ui
