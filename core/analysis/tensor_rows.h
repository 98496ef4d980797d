#pragma once

// The table behind tensors(): one row for every name a tensor can have.

#include "core/analysis/tensors.h"

#include <span>

namespace core {

// Layer and head counted from 0; -1 where a tensor belongs to none.
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
    // Where the matrix is held; null or an empty matrix: this trace has no such tensor.
    const Matrix* (*stored)(const TensorAt&, std::string_view name);
    // Those that are not held: how they are made, and whether there are any.
    Matrix (*computed)(const TensorAt&, std::string_view name) = nullptr;
    bool (*exists)(const TensorAt&, std::string_view name) = nullptr;
    Matrix ScoreStages::*stage = nullptr; // of kind Scores: which of them
    // The shape of what is computed; null: n x m.
    LazyLayer::Shape (*shape)(const TensorAt&, std::string_view name) = nullptr;
};

std::span<const TensorRow> inputRows();
std::span<const TensorRow> headRows();
std::span<const TensorRow> layerRows();
std::span<const TensorRow> modelRows(); // after all layers
const TensorRow& stateRow();

inline constexpr std::string_view logitsName = "logits";

} // namespace core
