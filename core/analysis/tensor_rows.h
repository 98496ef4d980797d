#pragma once

// The table that tensors() reads: one row for every tensor name.

#include "core/analysis/tensors.h"

#include <span>

namespace core {

// Layer, head and state counted from 0; -1 where a tensor belongs to none.
struct TensorAt {
    const Trace& trace;
    Index layer = -1;
    Index head = -1;
    Index state = -1;
};

struct TensorRow {
    std::string_view name;
    TensorKind kind;
    Axis rows;
    Axis columns;
    // Returns the matrix that the trace or model holds; null or empty if it holds none.
    const Matrix* (*stored)(const TensorAt&, std::string_view name);
    // For tensors that are not held: their computation, and whether the trace has them.
    Matrix (*computed)(const TensorAt&, std::string_view name) = nullptr;
    bool (*exists)(const TensorAt&, std::string_view name) = nullptr;
    Matrix ScoreStages::*stage = nullptr; // for the kind Scores: the stage
    // The shape of a computed tensor; null: n x m.
    LazyLayers::Shape (*shape)(const TensorAt&, std::string_view name) = nullptr;
};

std::span<const TensorRow> inputRows();
std::span<const TensorRow> headRows();
std::span<const TensorRow> layerRows();
std::span<const TensorRow> modelRows(); // after all layers
const TensorRow& stateRow();

inline constexpr std::string_view logitsName = "logits";

} // namespace core
