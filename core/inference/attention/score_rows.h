#pragma once

#include "core/attention/raw_scores.h"
#include "core/head_at.h"

namespace core {

// The stages of a head's scores some queries at a time: who hands them on need not have three
// n x m matrices in memory. How the queries are parted does not change a bit of the result.
class ScoreRows {
public:
    // Layer and head counted from 0; the trace must outlive this.
    ScoreRows(const Trace& trace, Index layer, Index head);

    // Makes the stages hold the rows of these queries.
    void fill(IndexRange queries, ScoreStages& to) const;

private:
    HeadAt of; // has what the score has learnt
    const HeadMask& mask;
    Index keys;
    Scalar scale; // raw scores are divided by it
    Scalar softcap; // 0: none
    RawScores raw;
};

// Fills the rows with what the mask adds for as many queries from the first on.
void fillMask(const HeadMask& mask, Index first, Matrix& rows);

} // namespace core
