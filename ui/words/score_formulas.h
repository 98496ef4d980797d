#pragma once

#include "core/attention/score.h"
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

// Formulas and texts of scores, all from one table. Formulas are sources (drawing/formula.h) in the
// colours of queries and keys.

// The formula for query i and key j, "s_{ij} = …"; empty for a step's formula id that is not a
// score's.
QString scoreSource(const core::Score& score);
QString scoreSource(std::string_view formulaId);
// The formula of all scores, "S = …", if it is a matrix product; otherwise that of one.
QString scoresSource(const core::Score& score);
// The formula's meaning in a sentence; empty for an id that is not a score's.
QString scoreWords(std::string_view formulaId);

// The inspector's parts of a score, for these names of the query and the key: two strips of
// numbers, their terms, and the sum.
struct ScoreStrips {
    QString left, right, terms, sum;
    bool plain = false; // left and right are q and k themselves
};
ScoreStrips scoreStrips(const core::Score& score, const QString& query, const QString& key);
// The operation from the sum to the score; empty if the sum is the score.
QString scoreOfSum(const core::Score& score, core::Index width);

} // namespace ui
