#pragma once

#include "core/analysis/steps.h"
#include "core/head_at.h"
#include "ui/session/derived_data.h"
#include "ui/session/row_stages.h"
#include "ui/session/selection.h"

#include <QString>

#include <optional>

namespace ui {

// What a step is told about: one query of one head, and where the computation stands.
struct StepScene {
    TracePtr trace;
    Selection where; // with a query
    core::Step step;
    int number = 0; // of the step, from 0
    int count = 0;
    RowStages row;
    bool brief = false; // there is room for little beside the query's rows
    bool rowsOnly = false; // and for no whole matrix beside them

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
    // Of the vectors that enter, where some were taken from them; 0: all.
    [[nodiscard]] core::Index directionsLeft() const;
    [[nodiscard]] QString queryName() const;
    [[nodiscard]] QString keyName(core::Index key) const;
    // The keys by their weight, the largest first; those with the weight 0 are left out.
    [[nodiscard]] std::vector<core::Index> byWeight() const;
};

// The largest of the scores; nothing if all are excluded.
std::optional<core::Index> bestOf(const std::vector<core::Scalar>& scores);

// The query that is explained: the chosen one, or else the one in the middle, as under a causal
// mask the first has only itself to look at.
core::Index explainedQuery(const core::Trace& trace, const Selection& where);

// The scene at the selection, its query the one in the middle if none is chosen. `steps` are those
// of the selected head.
StepScene stepScene(
    const TracePtr& trace, const Selection& where, const std::vector<core::Step>& steps);

} // namespace ui
