#pragma once

#include "core/analysis/steps.h"
#include "core/head_at.h"
#include "ui/session/derived_data.h"
#include "ui/session/navigation.h"
#include "ui/session/row_stages.h"

#include <QString>

#include <optional>

namespace ui {

// Subject of a step: one query of one head, and the step of the computation.
struct StepScene {
    TracePtr trace;
    Selection where; // always with a query
    core::Step step;
    int number = 0; // of the step, from 0
    int count = 0;
    RowStages row;
    core::TokenList predicted {}; // by the queries' positions; null: none, or hidden
    bool brief = false; // little room besides the query's rows
    bool rowsOnly = false; // no room for whole matrices

    [[nodiscard]] core::HeadAt head() const
    {
        return core::headAt(*trace, where.layer, where.head);
    }
    [[nodiscard]] const core::Experiment& experiment() const { return trace->model->computed(); }
    [[nodiscard]] const core::LayerSpec& rule() const { return head().spec; }
    [[nodiscard]] core::Index query() const { return *where.query; }
    [[nodiscard]] core::Index queries() const { return head().trace.weights.rows(); }
    [[nodiscard]] core::Index keys() const { return head().trace.weights.cols(); }
    [[nodiscard]] bool cross() const { return !head().layer.selfAttention(); }
    [[nodiscard]] bool emptyRow() const;
    // Rank of the input after an intervention (inputRank); 0: full rank.
    [[nodiscard]] core::Index directionsLeft() const;
    [[nodiscard]] QString queryName() const;
    [[nodiscard]] QString keyName(core::Index key) const;
    // Keys by descending weight, without those of weight 0.
    [[nodiscard]] std::vector<core::Index> byWeight() const;
};

// Index of the largest score; nullopt if all are excluded.
std::optional<core::Index> bestOf(const std::vector<core::Scalar>& scores);

// The explained query: the selected one, or else the middle one, since the first query under a
// causal mask attends only to itself.
core::Index explainedQuery(const core::Trace& trace, const Selection& where);

// The scene at the selection, with explainedQuery() as its query. steps: those of the selected
// head.
StepScene stepScene(
    const TracePtr& trace, const Selection& where, const std::vector<core::Step>& steps);

} // namespace ui
