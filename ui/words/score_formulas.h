#pragma once

#include "core/attention/score.h"

#include <QString>

#include <string_view>

namespace ui {

// How scores are written and said, wherever one is: all of it is in one table. Formulas are sources
// (drawing/formula.h) in the colours of queries and keys.

// Of one query i and one key j, "s_{ij} = …"; by the id of a step's formula, too: empty for one
// that is none of a score.
QString scoreSource(const core::Score& score);
QString scoreSource(std::string_view formulaId);
// Of all of them, "S = …", where that is a product of matrices; else of one.
QString scoresSource(const core::Score& score);
// What the formula means, in a sentence; empty for an id that is none of a score.
QString scoreWords(std::string_view formulaId);

// How the inspector makes it, for the query and the key of these numbers: two strips of numbers,
// the terms they make, and their sum.
struct ScoreStrips {
    QString left, right, terms, sum;
    bool plain = false; // left and right are q and k themselves
};
ScoreStrips scoreStrips(const core::Score& score, const QString& query, const QString& key);
// What makes the score of that sum; empty: it is the score.
QString scoreOfSum(const core::Score& score, core::Index width);

} // namespace ui
