#pragma once

#include "core/attention/pipeline.h"
#include "core/attention/raw_scores.h"
#include "core/head_at.h"

namespace core {

// The score stages of a head for some queries at a time, without three n x m matrices in memory.
// Bitwise the same for any partition of the queries.
class ScoreRows {
public:
    // Layer and head counted from 0; the trace must outlive this.
    ScoreRows(const Trace& trace, Index layer, Index head);

    // Fills the stages with the rows of these queries.
    void fill(IndexRange queries, ScoreStages& to) const;

private:
    HeadAt of; // has the score's parameters
    Index keys;
    bool caps; // with a soft cap
    RawScores raw;
    Pipeline pipeline;
};

// Layer and head counted from 0. Agrees with the weights of the trace up to rounding. All empty for
// imported attention.
ScoreStages scoreStages(const Trace& trace, Index layer, Index head);

// Fills the rows with the mask's summands, for rows.rows() queries from `first` on.
void fillMask(const HeadMask& mask, Index first, Matrix& rows);

} // namespace core
