#pragma once

#include "core/attention/pipeline.h"
#include "core/trace.h"

namespace core {

// The position of one attention weight; all counted from 0.
struct CellAt {
    Index layer = 0;
    Index head = 0;
    Index query = 0;
    Index key = 0;
};

// The arithmetic of one weight, in the order of computation.
struct CellExplanation : ScoreTerms, PipelineTerms {
    // false: imported attention. Then only the weight, its rank and the number of keys are known.
    bool known = true;
    Index keys = 0; // m, including the masked ones
    Scalar weight = 0; // as in the trace
    Index rank = 1; // of the weight in its row; equal weights share the better rank
};

// Computes one row of scores. Its weight agrees with the trace's within rounding.
CellExplanation explainCell(const Trace& trace, const CellAt& at);

} // namespace core
