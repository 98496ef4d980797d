#pragma once

#include "core/trace.h"

#include <QString>

#include <array>
#include <string_view>

namespace ui {

// The operations on a head's scores before the normaliser.
struct ScoreChanges {
    bool scaled = false;
    bool capped = false;
    bool byMask = false;
    bool byDistance = false; // minus a bias that grows with the distance
    bool byTemperature = false; // divided by a temperature

    [[nodiscard]] bool masked() const { return byMask || byDistance; }
};
ScoreChanges scoreChanges(const core::Trace& trace, core::Index layer, core::Index head);

// Stages of the scores; their names, the same in every view, have one prime for each stage that
// changes them.
enum class ScoreStage { Raw, Scaled, Capped, Masked };
constexpr auto enumIds(ScoreStage) // ids of tensors
{
    return std::array<std::string_view, 4> { "scores", "scaled", "capped", "masked" };
}

// "S", "s_{ij}": with its primes, as a formula's source.
struct ScoreLetter {
    QString letter, index = {};
};
QString scoreName(const ScoreLetter& letter, ScoreStage stage, const ScoreChanges& changes);
// Input of the normaliser: the last stage, divided by the temperature.
QString temperatureScoreName(const ScoreLetter& letter, const ScoreChanges& changes);

} // namespace ui
