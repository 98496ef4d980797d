#pragma once

#include "core/attention/score.h"

#include <QString>

#include <string_view>

namespace ui {

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
